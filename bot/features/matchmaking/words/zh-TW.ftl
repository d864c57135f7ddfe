button-find = 找對手
button-find-join = 用這些條件找
button-find-meanwhile = 等待時先和電腦玩
button-find-table = 前往牌桌
button-find-alert = 有人找對手時通知我
button-find-no-alert = 不要再通知我
find-alerted = { $silent ->
    [yes] -# 你關閉了提醒，所以有人在這裡找{ $game }的對手時，我不會通知你。想重新開啟，請用 `/我的 提醒`。
   *[no] -# 有人在這裡找{ $game }的對手時，我會用私人訊息通知你，一天最多一次。
}
find-alert = **{ $server }** 有人在找對手：**{ $what }**。想和對方玩，請在那裡用 `/找對手`。
    -# 這是你要我通知的，一天最多一次。沒有人看得到我通知了你。
find-no-alert-done = 我不會再通知你了。
refused-find-alerts = 你已經要我通知你{ $most }個遊戲（每個伺服器分開計算），這是上限。請先關掉其中一個。
find-title = ### 找對手
find-title-waiting = ### 你正在等對手
find-intro = 我會找想玩同一個遊戲的人，人數夠了就替你們開一桌。別人看不到是誰在等，只看得到人數。勿擾時段內不會替你配對。
find-entry = **{ $what }** · { $since }登記，{ $until }結束 · { $others ->
    [0] 這裡沒有其他人在等
   *[other] 這裡還有{ $others }人在等
}
find-ready = **{ $game }**：找到對手了。請到牌桌接受或婉拒：{ $link }
find-opens = 找到對手了，正在開桌。
find-begun = **{ $game }**：為你找到的這一局已經開始：{ $link }
find-again = **{ $game }**：有人沒有接受，所以那一桌關閉了。我還在為你找對手。
find-closed = **{ $game }**：找到的那一桌已關閉，你也不再等這個遊戲了。要再找請用 `/找對手`。
find-stop = 不再等待…
find-seats-any = 人數不限
find-seats-2 = 2人
find-seats-3 = 3人
find-seats-4 = 4人
find-seats-5 = 5人
find-seats-6 = 6人
find-apart-0 = 積分差距不限
find-apart-100 = 積分差距最多100
find-apart-200 = 積分差距最多200
find-apart-400 = 積分差距最多400
find-rated-either = 計不計積分都可以
find-rated-yes = 計入積分
find-rated-no = 不計積分
find-found = 找到{ $game }的對手了。請到牌桌接受（截止：{ $until }）：{ $link }
lobby-declined = -# { $name } 婉拒了，這一桌已關閉。其他人會保留排隊的順序，我會繼續找。
lobby-unanswered = -# 有人沒有及時回覆，這一桌已關閉。接受的人會保留排隊的順序，我會繼續找。
refused-find-here = 只有在我加入的伺服器裡才能找對手。請在那裡使用 `/找對手`。
refused-find-away = 你正在暫離，所以無法找對手。回來後請用 `/我的 暫離` 選擇0天。
refused-find-many = 你已經在等{ $most }個遊戲，達到上限。請先取消其中一個。
refused-find-over = 你已經不在等這個遊戲了。
refused-find-meanwhile = 你等待時已經在和電腦玩了：{ $link }
own-tables-queue = ### 你在等的遊戲
server-across-off = 不讓在其他伺服器等待的人和這裡的人配對
server-across-on = 在這裡玩過的人，在其他伺服器等待時也能和這裡的人配對
option-apart = 積分差距
option-find-seats = 人數
find-command-about = 找對手，並查看你在等的遊戲
find-game-about = 哪個遊戲（不填：清單中的第一個）
find-seats-about = 幾人玩（不填：遊戲允許的所有人數）
find-pace-about = 每回合的時限
find-apart-about = 和對手的積分差距上限（不填：不限）
find-rated-about = 是否計入積分（不填：都可以）
