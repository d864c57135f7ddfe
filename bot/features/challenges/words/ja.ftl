command-challenge = チャレンジ
challenge-about = チャレンジで遊ぶ：決まった初期配置と目標でコンピューターと対戦し、メダルを集める
challenge-game-about = ゲーム。省略すると、チャレンジのある最初のゲーム
button-challenges = チャレンジ一覧
button-challenges-of = チャレンジ：{ $game }
button-challenge-next = 次：チャレンジ{ $number }
button-challenge-play = 遊ぶ
button-challenge-again = もう一度挑戦する
challenges-title = ### { $game }：チャレンジ
challenges-text = どのチャレンジにも、初期配置と目標、対戦するコンピューターが決まっています。配り方は毎回同じで、コンピューターは同じ手には同じ手で応えます。何度でも挑戦できます。
    -# 進むほど難しくなります。次の3つはいつでも選べます。
challenges-count = 全{ $steps }題
challenges-choose = チャレンジを選ぶ
challenge-title = ### { $game }：チャレンジ{ $number }
challenge-goal-won = { $turns ->
    [0] 勝つ。
   *[other] { $turns }手番以内に勝つ。
}
challenge-goal-unreserved = { $turns ->
    [0] カードを確保せずに勝つ。
   *[other] カードを確保せずに、{ $turns }手番以内に勝つ。
}
challenge-goal-nobles = 貴族を{ $amount }人以上獲得して勝つ。
challenge-goal-cards = 買うカードを{ $amount }枚以内にして勝つ。
challenge-goal-lead = { $amount }点以上の差で勝つ。
challenge-goal-points = { $amount }点以上取る。
challenge-on-sheet = { $goal }シート{ $sheet }「{ $name }」。
challenge-against = あなたが先攻で、コンピューター（{ $level }）と対戦します。
    -# { $options }
challenge-bound = { $by ->
    [turns] { $count }手番以内
    [lead] { $count }点差以上
   *[points] { $count }点以上
}
challenge-result = { $by ->
    [turns] { $count }手番
    [lead] { $count }点差
   *[points] { $count }点
}
challenge-bronze = 目標を達成
challenge-rules = -# 金は、コンピューターがこの配り方で実際に出した成績です。レーティング対象外で、ヒントはありません。ほかの対象外のテーブルと同じように、手を取り消せます。
challenge-best = これまでの最高：{ $medal }
challenge-line = チャレンジ{ $number } · { $goal }
challenge-lost = **このゲームではもう達成できません。**
challenge-begun = ゲームはこちら：{ $link }
challenge-reached = { $sign } **チャレンジ{ $number }：{ $medal ->
    [gold] 金
    [silver] 銀
   *[bronze] 銅
}。** { $result }で目標を達成しました。{ $medal ->
    [gold] {""}
    [silver] 金は{ $better }です。
   *[bronze] 銀は{ $better }です。
}
challenge-missed = **チャレンジ{ $number }：まだ達成していません。** 目標：{ $goal }もう一度挑戦しても、配り方は同じです。
challenge-not-played = **チャレンジ{ $number }：メダルなし。** メダルは、すべての手番を自分で最後まで遊んだ人だけが獲得できます。
challenge-board-title = ### { $game }：チャレンジのメダル
    { $where }
challenge-board-empty = この順位表にはまだ誰もいません。
refused-challenge-closed = ダイレクトメッセージを送れませんでした。配り方がほかの人に見えないように、チャレンジはそこで遊びます。このサーバーのメンバーからのダイレクトメッセージを許可して、もう一度試してください。
refused-challenge-locked = このチャレンジは、チャレンジ{ $before }か、それより先を達成すると選べます。
