button-follow = 追蹤
button-unfollow = 取消追蹤
button-unfollow-person = 取消追蹤 { $name }
follow-table-done = 這一桌結束時，我會傳一則私人訊息給你。
follow-person-done = 接下來{ $days }天，{ $name } 在這個伺服器開始遊戲時，我都會傳私人訊息給你。對方不會知道。
unfollow-done = 以後不會再收到相關的訊息。
follow-over = { $game }：你追蹤的遊戲結束了。{ $won ->
    [0] 沒有人獲勝。
    [1] { $names } 獲勝。
   *[other] { $names } 並列獲勝。
}{ $link }
follow-called-off = { $game }：你追蹤的遊戲已中止。{ $link }
follow-begun = { $names } 開始玩{ $game }了：{ $link }
refused-follow-over = 這一局已經結束，不能再追蹤了。
refused-follow-where = 只有在我加入的伺服器裡才能追蹤別人，請到那裡使用 `/追蹤`。
refused-follow-blocked = 你封鎖了 { $name }，所以不能追蹤。可以用 `/我的 封鎖` 解除封鎖。
refused-follow-person = 只能追蹤其他人，不能追蹤自己或機器人。
refused-follows = 你追蹤的牌桌和人已經有{ $most }個，這是上限。請先取消一個：再用一次 `/追蹤` 就可以。
follow-about = 這一桌結束或某人開始遊戲時，用私人訊息通知你；再用一次就取消
follow-person-about = 要追蹤誰的遊戲（不填：這個頻道的牌桌）
