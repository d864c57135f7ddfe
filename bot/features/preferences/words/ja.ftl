option-begin = 開始
option-end = 終了
option-zone = タイムゾーン
option-until = 日数
reminders-stopped = お知らせを止めました。`/自分 お知らせ`でまた受け取れます。
away-ask = 何日間不在にしますか？ そのあいだは、1ゲームにつき合計{ $most }日まで（シーズンでは1週あたり{ $weekly }日まで）持ち時間が止まり、通知も届きません。リアルタイムのゲームでは止まりません。
away-choose = 日数を選ぶ
own-title = ### お知らせの設定
own-text = 手番をお知らせします。持ち時間があれば、半分が過ぎたときと終わりが近づいたとき（リアルタイムのゲームを除く）、なければ1日後と3日後です。どこで受け取るかをここで選べます。**通知しない時間帯**で通知を受けない時間を、**不在にする**で持ち時間を止める期間を決められます（リアルタイムのゲームを除く）。
button-ask-quiet = 通知しない時間帯…
quiet-title = 通知しない時間帯
quiet-begin = 開始（例：22:00。空欄なら設定しない）
quiet-end = 終了（例：7:30）
quiet-zone = タイムゾーン（例：東京、UTC+9）
own-quiet-none = 通知しない時間帯：なし（タイムゾーン：{ $zone }）
zone-none = 未設定のためUTC
own-quiet = 通知しない時間帯：{ $from }～{ $to }（{ $zone }）
own-reminders-channel = チャンネルで知らせる
own-reminders-direct = ダイレクトメッセージで知らせる
own-reminders-both = 両方で知らせる
own-reminders-none = 知らせない
own-confirm-text =
    ### 手の決定
    画面で手の内容を見てから「決定」を押します。速く進めたいときは、これを省けます。そうすると、支払い付きのカードや宝石の組み合わせのように、手の内容をすべて示すボタンは、押すとすぐに実行されます。黄金で払うかどうかなど、ほかに選ぶことがあるときは、これまでどおり確認します。
own-confirm-ask = 手ごとに確認する
own-confirm-at-once = すぐに実行する
away-days = { $days ->
    [0] もう戻りました
   *[other] { $days }日間
}
away-done = { $until }まで不在にしました。そのあいだは、1ゲームにつき合計{ $most }日まで（シーズンでは1週あたり{ $weekly }日まで）持ち時間が止まり、通知も届きません。リアルタイムのゲームでは止まりません。
away-live = - **{ $game }**：{ $link } · リアルタイムのゲームなので、持ち時間は止まりません
away-short = - **{ $game }**：{ $link } · 持ち時間が止まるのは、あと{ $time }です
away-used-up = - **{ $game }**：{ $link } · 持ち時間はもう止められません
away-late = - **{ $game }**：{ $link } · すでに時間切れなので、止まる持ち時間はありません
away-over = おかえりなさい。持ち時間がまた減り始めます。
refused-no-such-zone = そのタイムゾーンは見つかりません。東京やベルリンのような大きな都市の名前か、UTC+9のような時差を入力してください。
refused-zone-unclear = それに当てはまるタイムゾーンはいくつかあります：{ $zones }。このうちの都市名か、UTC+9のような時差を入力してください。
refused-quiet-all-day = 通知しない時間帯を一日中にはできません。お知らせをすべて止めるには、`/自分 お知らせ`を使ってください。
refused-no-zone = いつのことか分かるように、タイムゾーンも入れてください。東京やベルリンのような都市名か、UTC+9のような時差を入力できます。
refused-no-hour = 22:00や7:30のように、両方の時刻を入れてください。設定を解除するには、どちらも空にしてください。
refused-away-days = { $most }以下の日数を入力してください。戻ったときは0を入力します。
command-reminders = お知らせ
command-confirm = 決定
command-quiet = 通知オフ
command-away = 不在
my-reminders-about = 手番のお知らせをどこで受け取るかを選ぶ
my-confirm-about = 手を実行する前に確認するかどうかを選ぶ
my-quiet-about = 通知しない時間帯を決める（時刻なしで解除）
my-quiet-begin-about = 開始時刻（例：22:00）
my-quiet-end-about = 終了時刻（例：7:30）
my-quiet-zone-about = タイムゾーン（都市名か、UTC+9のような時差を入力）
my-away-about = 数日間、自分の持ち時間を止める（リアルタイムのゲームを除く）
my-away-until-about = 日数（戻ったら0）
