option-begin = 開始
option-end = 結束
option-zone = 時區
option-until = 天數
reminders-stopped = 不會再提醒你了。想重新開啟，請用 `/我的 提醒`。
away-ask = 要暫離幾天？這段期間不會通知你，計時也會暫停：每一局合計最多{ $most }天，賽季中每週最多{ $weekly }天。即時對局照常計時。
away-choose = 選擇天數
own-title = ### 你的提醒
own-text = 輪到你時會提醒你：有時限的回合在時間過半和快到時（即時對局除外），沒有時限的在一天和三天後。請選擇在哪裡提醒。**勿擾時段**設定不通知的時段，**暫離**會暫停計時（即時對局除外）。
button-ask-quiet = 勿擾時段…
quiet-title = 勿擾時段
quiet-begin = 開始，例如22:00（留空表示不設定）
quiet-end = 結束，例如7:30
quiet-zone = 時區，例如台北、UTC+8
own-quiet-none = 勿擾時段：無（時區：{ $zone }）
zone-none = 還沒設定，先用 UTC
own-quiet = 勿擾時段：{ $from }到{ $to }（{ $zone }）
own-reminders-channel = 在頻道提醒我
own-reminders-direct = 用私人訊息提醒我
own-reminders-both = 兩邊都提醒
own-reminders-none = 不要提醒我
own-confirm-text =
    ### 確認
    面板會先顯示這一步的內容，再由你按「確認」。想玩快一點，可以省掉這一步：按下寫明整步內容的按鈕（例如附花費的卡，或一組寶石）就會立刻執行。如果還有別的要選，例如要不要用黃金支付，仍然會問你。
own-confirm-ask = 每一步都先確認
own-confirm-at-once = 立刻執行
away-days = { $days ->
    [0] 我回來了
   *[other] { $days }天
}
away-done = 已設為暫離，到 { $until } 為止：這段期間不會通知你，計時也會暫停，每一局合計最多{ $most }天，賽季中每週最多{ $weekly }天。即時對局照常計時。
away-live = - **{ $game }**：{ $link } · 即時對局，不會暫停你的計時
away-short = - **{ $game }**：{ $link } · 你的計時還能再暫停{ $time }
away-used-up = - **{ $game }**：{ $link } · 你的計時不能再暫停了
away-late = - **{ $game }**：{ $link } · 你已經逾時，沒有可以暫停的計時
away-over = 歡迎回來，重新開始計時了。
refused-no-such-zone = 找不到這個時區。請輸入大城市（例如台北或柏林），或和 UTC 的時差（例如 UTC+8）。
refused-zone-unclear = 這可能是好幾個時區：{ $zones }。請輸入其中一個城市，或和 UTC 的時差（例如 UTC+8）。
refused-quiet-all-day = 勿擾時段不能是一整天。要完全關閉提醒，請用 `/我的 提醒`。
refused-no-zone = 請一併填時區，我才知道是什麼時候：可以輸入城市（例如台北或柏林），或和 UTC 的時差（例如 UTC+8）。
refused-no-hour = 兩個時間都要填，例如22:00和7:30。都不填就是取消勿擾。
refused-away-days = 請填天數，最多{ $most }天；填0表示你回來了。
command-reminders = 提醒
command-confirm = 確認
command-quiet = 勿擾
command-away = 暫離
my-reminders-about = 選擇輪到你時在哪裡提醒
my-confirm-about = 選擇每一步執行前要不要先確認
my-quiet-about = 設定不通知你的時段；不填時間就取消
my-quiet-begin-about = 開始時間，例如22:00
my-quiet-end-about = 結束時間，例如7:30
my-quiet-zone-about = 你的時區：輸入城市，或 UTC+8 這樣的時差
my-away-about = 暫離幾天，暫停你的計時（即時對局除外）
my-away-until-about = 暫離幾天；回來了填0
