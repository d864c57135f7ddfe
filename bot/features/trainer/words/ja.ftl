trainer-title = -# トレーナー · { $game } · { $day }のあなたのゲームから
trainer-question = **ゲームのときと同じ、あなたの手番です。あのときより良い手はどれでしょう？**
trainer-right = ### 正解！ { $better }
trainer-as-good =
    ### 正解！ { $chosen }
    コンピューターの見立てでは、**{ $better }**と同じくらい良い手です。
trainer-wrong =
    ### 残念
    あなたの答えは{ $chosen }
trainer-same = ### ゲームのときと同じ手です
trainer-played = ゲームで選んだ手：{ $played }（勝率{ $chance }%）
trainer-box-up = -# 箱{ $box }（全部で{ $boxes }箱）：箱の番号が大きいほど、出す回数が減ります。
trainer-box-first = -# 箱{ $box }（全部で{ $boxes }箱）：この局面は多めに出します。
trainer-uncounted = -# この局面にはもう答えたので、箱は変わりません。
trainer-nothing =
    あなたの分かれ目はまだありません。ゲームが終わったら、最後のボードの下の**分析**を押してください。損の大きかった手番を、ここで出題します。
    -# 分析できるゲーム：{ $games }。出題するのは、自分で遊んだ手番だけです。
trainer-no-game = ここにあるゲームはまだどれも分析できないので、出題できる分かれ目がありません。
misses-title = -# トレーナー · { $game } · 見逃しやすいもの
misses-rests = 自分のゲームと内蔵のパズルから、**{ $positions }局面**への最初の答えをもとにしています。
misses-weakest = ほかより見逃しやすいのは**{ $theme }**です。{ $of }局面中{ $found }局面で正解、ほかの{ $remaining }局面では{ $rest }局面で正解でした。偶然とは考えにくい差です。
misses-none = 目立って苦手なものはありません。どの差も偶然で説明できます。
misses-exercise = 最初のボタンで、その練習ができます。
misses-more = 答えた局面が増えるほど、小さな差も分かるようになります。
misses-few = ここと`/パズル`の内蔵パズルで答えた{ $game }の局面は、いままでに{ $count }です。{ $least }局面になると、見逃しやすいものが分かります。**あと{ $missing }局面**です。
misses-line = { $game } · { $positions }局面
misses-legend = 棒：正解した割合 · 線：本当の割合がありそうな範囲
misses-alt = { $game }で、最初の答えで正解した局面：{ $themes }。
misses-alt-theme = { $theme } { $of }中{ $found }
button-trainer = 次の局面
button-trainer-puzzle = パズル：{ $game }
button-misses = 見逃しやすいもの
button-misses-in = 見逃しやすいもの：{ $game }
button-exercise = 練習：{ $theme }
refused-trainer-gone = その局面はもうありません。`/トレーナー`で別の局面を出せます。
refused-trainer-unjudged = いまはその答えを判定できませんでした。少ししてからもう一度試してください。
command-trainer = トレーナー
trainer-about = 自分のゲームの分かれ目にもう一度答え、見逃しやすいものを知る
