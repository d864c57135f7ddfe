server-events = **伺服器的活動**：設定了開始時間的對局、單晚賽和賽季的開始，只要所有人都看得到那個頻道，也會出現在活動裡。按下**感興趣**的人會收到 Discord 的提醒。
server-events-off = 不建立活動
server-events-on = 建立活動
server-events-refused = 我沒有**建立活動**的權限。在有人給我權限之前，不會出現活動。
server-events-full = 這個伺服器的活動數量已達 Discord 的上限。等其中一個結束或刪除後，我的活動就會出現。
scheduled-event-name = { $kind ->
    [table] { $game }：徵求玩家
    [evening] { $game }：第{ $number }場單晚賽
   *[season] { $game }：第{ $number }賽季開始
}
scheduled-event-text = { $kind ->
    [table] 對局在這個時間開始，在那之前有空位就可以加入：{ $link }
    [evening] 一輪接一輪的單晚賽，所有人都可以加入：{ $link }
   *[season] 賽季在這個時間開始，在那之前所有人都可以加入：{ $link }
}
