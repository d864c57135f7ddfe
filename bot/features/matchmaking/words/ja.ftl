button-find = 相手を探す
button-find-join = この条件で探す
button-find-meanwhile = 待つあいだコンピューターと遊ぶ
button-find-table = テーブルへ
button-find-alert = 相手を探す人がいたら知らせる
button-find-no-alert = もう知らせない
find-alerted = { $silent ->
    [yes] -# ここで{ $game }の相手を探す人がいても、お知らせを止めているため、知らせません。`/自分 お知らせ`でまた受け取れます。
   *[no] -# ここで{ $game }の相手を探す人がいたら、1日に1回まで、ダイレクトメッセージでお知らせします。
}
find-alert = **{ $server }**で相手を探している人がいます：**{ $what }**。一緒に遊ぶには、そこで`/相手を探す`を使ってください。
    -# 頼まれたお知らせです。1日に1回までです。お知らせしたことは、ほかの人には見えません。
find-no-alert-done = もうお知らせしません。
refused-find-alerts = お知らせを頼めるのは、サーバーごとに数えて{ $most }ゲームまでです。まずどれかをやめてください。
find-title = ### 相手を探す
find-title-waiting = ### 対戦相手を待っています
find-intro = 同じゲームを遊びたい人を探し、人数がそろったらテーブルを開きます。待っている人の名前は誰にも見えません。見えるのは人数だけです。通知しない時間帯には組み合わせません。
find-entry = **{ $what }** · { $since }に登録、{ $until }に終了 · { $others ->
    [0] ここでほかに待っている人はいません
   *[other] ここでほかに{ $others }人が待っています
}
find-ready = **{ $game }**：相手が見つかりました。テーブルで承諾するか断るかを選んでください：{ $link }
find-opens = 相手が見つかりました。テーブルを開いています。
find-begun = **{ $game }**：見つかった相手とのゲームが始まりました：{ $link }
find-again = **{ $game }**：全員の承諾がそろわなかったため、そのテーブルは閉じました。引き続き相手を探しています。
find-closed = **{ $game }**：見つかったテーブルは閉じました。このゲームの相手はもう探していません。もう一度探すには`/相手を探す`を使ってください。
find-stop = 待つのをやめる…
find-seats-any = 何人でも
find-seats-2 = 2人
find-seats-3 = 3人
find-seats-4 = 4人
find-seats-5 = 5人
find-seats-6 = 6人
find-apart-0 = ポイントの差は問わない
find-apart-100 = ポイントの差は100まで
find-apart-200 = ポイントの差は200まで
find-apart-400 = ポイントの差は400まで
find-rated-either = レーティング対象でも対象外でも
find-rated-yes = レーティング対象
find-rated-no = レーティング対象外
find-found = { $game }の相手が見つかりました。締め切りは{ $until }です。テーブルで承諾してください：{ $link }
lobby-declined = -# { $name }が断ったため、このテーブルを閉じました。ほかの人の相手は引き続き探します。順番はそのままです。
lobby-unanswered = -# 時間内に返事のない人がいたため、このテーブルを閉じました。承諾した人の相手は引き続き探します。順番はそのままです。
refused-find-here = 相手を探せるのは、このボットが参加しているサーバーの中だけです。そこで`/相手を探す`を使ってください。
refused-find-away = 不在になっているため、相手を探せません。戻ったら`/自分 不在`で0日を選んでください。
refused-find-many = すでに上限の{ $most }ゲームを待っています。先にどれか1つを待つのをやめてください。
refused-find-over = そのゲームはもう待っていません。
refused-find-meanwhile = 待つあいだのコンピューターとのゲームは、もう始まっています：{ $link }
own-tables-queue = ### 相手を待っているゲーム
server-across-off = ほかのサーバーで待っている人とは組み合わせない
server-across-on = ほかのサーバーで待っている人とも、ここで遊んだことがあれば組み合わせる
option-apart = ポイント差
option-find-seats = 人数
find-command-about = 対戦相手を探し、待っているゲームを確認する
find-game-about = どのゲームか（省略時：リストの最初）
find-seats-about = 何人で遊ぶか（省略時：何人でも）
find-pace-about = 1手番の持ち時間
find-apart-about = 相手とのポイントの差の上限（省略時：問わない）
find-rated-about = レーティング対象にするか（省略時：どちらでも）
