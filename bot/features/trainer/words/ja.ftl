trainer-title = -# トレーナー · { $game } · { $day }のあなたのゲームから
trainer-question = **ゲームのときと同じ、あなたの手番です。あのときより良い手はどれでしょう？**
trainer-right = ### 正解！ { $better }
trainer-as-good =
    ### 正解！ { $chosen }
    コンピューターの見立てでは、**{ $better }**と同じくらい良い手です。
trainer-wrong =
    ### 残念
    あなたの答えは{ $chosen }
    もっと良い手は**{ $better }**
trainer-same =
    ### ゲームのときと同じ手です
    今回も{ $chosen }を選びました。
    もっと良い手は**{ $better }**
trainer-played = ゲームで選んだ手：{ $played }（勝率{ $chance }%）
trainer-better = **{ $better }**なら{ $chance }%です。
trainer-box-up = -# 箱{ $box }（全部で{ $boxes }箱）：箱の番号が大きいほど、出す回数が減ります。
trainer-box-first = -# 箱{ $box }（全部で{ $boxes }箱）：この局面は多めに出します。
trainer-uncounted = -# この局面にはもう答えたので、箱は変わりません。
trainer-nothing =
    あなたの分かれ目はまだありません。{ $games }を最後まで遊び、最後のボードの下の**分析**を押してください。損の大きかった手番を、このトレーナーが出題します。
    -# 分析できるのは{ $games }だけです。自分で遊んだ手番だけを出題します。
trainer-no-game = ここにあるゲームはまだどれも分析できないので、出題できる分かれ目がありません。
trainer-topic-nobles = 貴族
trainer-topic-reserving = カードの確保
trainer-topic-denying = 相手が欲しいもの
trainer-topic-tempo = 速さ
trainer-topic-end = ゲームの終わり
trainer-topic-counting = 12シーカーの点数計算
misses-title = -# トレーナー · 見逃しやすいもの
misses-rests = **{ $count }局面**での最初の答えをもとにしています（ここでの答えと、ボットに付いているパズルへの答え）。
misses-weakest = ほかより見逃しやすいのは**{ $topic }**です。{ $answers }局面中{ $found }局面で正解、ほかの{ $others }局面では{ $rest }局面で正解でした。偶然とは考えにくい差です。
misses-none = 目立って苦手なものはありません。どの差も偶然で説明できます。
misses-exercise = 最初のボタンで、その練習ができます。
misses-more = 答えた局面が増えるほど、小さな差も分かるようになります。
misses-few = ここと`/パズル`で答えた局面は、いままでに{ $count }です。{ $least }局面になると、見逃しやすいものが分かります。**あと{ $missing }局面**です。
misses-line = { $count }局面
misses-legend = 棒：正解した割合 · 線：本当の割合がありそうな範囲
misses-alt = 最初の答えで正解した局面：{ $topics }。
misses-alt-topic = { $topic } { $answers }中{ $found }
button-trainer = 次の局面
button-misses = 見逃しやすいもの
button-exercise = 練習：{ $topic }
refused-trainer-gone = その局面はもうありません。`/トレーナー`で別の局面を出せます。
refused-trainer-unjudged = いまはその答えを判定できませんでした。少ししてからもう一度試してください。
command-trainer = トレーナー
trainer-about = 自分のゲームの分かれ目にもう一度答え、見逃しやすいものを知る
