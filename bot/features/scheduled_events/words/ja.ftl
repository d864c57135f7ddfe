server-events = **サーバーのイベント**：開始時刻を決めたゲーム、ミニ大会、シーズンの開始が、誰でも見られるチャンネルのものなら、イベントにも表示されます。**興味あり**を押した人には、Discordがお知らせします。
server-events-off = イベントを作らない
server-events-on = イベントを作る
server-events-refused = ボットに**イベントを作成**の権限がないため、イベントを表示できません。権限を付けると表示されます。
server-events-full = このサーバーのイベントは、Discordの上限に達しています。どれかが終わるか削除されると、ボットのイベントも表示されます。
scheduled-event-name = { $kind ->
    [table] { $game }：参加者募集
    [evening] { $game }：第{ $number }回ミニ大会
   *[season] { $game }：第{ $number }シーズン開始
}
scheduled-event-text = { $kind ->
    [table] この時刻にゲームが始まります。空席があれば、それまで参加できます：{ $link }
    [evening] 続けて何回戦も遊ぶミニ大会です。誰でも参加できます：{ $link }
   *[season] この時刻にシーズンが始まります。それまで誰でも参加できます：{ $link }
}
