button-follow = フォローする
button-unfollow = フォローをやめる
button-unfollow-person = { $name }のフォローをやめる
follow-table-done = このテーブルが終わったら、ダイレクトメッセージで1回お知らせします。
follow-person-done = { $days }日間、{ $name }がこのサーバーでゲームを始めるたびにダイレクトメッセージでお知らせします。相手には通知されません。
unfollow-done = この件のお知らせは、もう届きません。
follow-over = { $game }：フォローしていたゲームが終わりました。{ $won ->
    [0] 勝者はいません。
    [1] { $names }の勝ちです。
   *[other] { $names }が勝利を分け合いました。
}{ $link }
follow-called-off = { $game }：フォローしていたゲームは中止になりました。{ $link }
follow-begun = { $names }が{ $game }を始めました：{ $link }
refused-follow-over = このゲームはもう終わっているので、フォローできません。
refused-follow-where = 人をフォローできるのは、このボットが参加しているサーバーの中だけです。そこで`/フォロー`を使ってください。
refused-follow-blocked = あなたは{ $name }をブロックしているので、フォローできません。`/自分 ブロック`で解除できます。
refused-follow-person = フォローできるのはほかの人だけです。自分やボットはフォローできません。
refused-follows = フォローできるテーブルと人は合わせて{ $most }までです。先に、フォロー中のどれかにもう一度`/フォロー`を使って、フォローをやめてください。
follow-about = テーブルの終了や誰かのゲーム開始を、ダイレクトメッセージで知らせてもらう（もう一度使うとやめる）
follow-person-about = 誰のゲームをフォローするか（省略時：このチャンネルのテーブル）
