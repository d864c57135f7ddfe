level-even = { $sure ->
    [no] およそ{ $level }
   *[yes] { $level }
}
finish-points-people = -# ポイント：{ $people }
finish-points-computers = -# 対コンピューターのポイント：{ $people }
finish-points-of = { $name } { $points }（{ $change }、{ $title }）
finish-even = -# 互角のコンピューター：{ $people }
finish-even-of = { $name }：{ $level }
finish-provisional = -# 「？」はレーティング対象のゲームが{ $games }回未満という印で、ポイントはまだ大きく変わります。
command-leaderboard = ランキング
leaderboard-about = このサーバーや全体のランキングを見る
leaderboard-game-about = どのゲームか（省略時：一番よく遊ぶもの）
leaderboard-period-about = どの期間か
leaderboard-where-about = このサーバーか全体か
option-period = 期間
option-where = 範囲
points-sure = { $points }
points-provisional = { $points }？
points-explained = -# 最初は誰でも{ $start }ポイントです。「？」はレーティング対象のゲームが{ $games }回未満という印で、ポイントはまだ大きく変わります。対戦相手がほかの人とも多く遊んでいるほど、ゲームは大きく反映されます。称号：{ $titles }。
title-from = { $title }（{ $points }ポイントから）
leaders-title-server-people = ### { $game } · { $period }・このサーバー
leaders-title-everywhere-people = ### { $game } · { $period }・全体
leaders-title-server-computers = ### { $game }（対コンピューター） · { $period }・このサーバー
leaders-title-everywhere-computers = ### { $game }（対コンピューター） · { $period }・全体
leaders-all = 通算
leaders-month = 過去30日
leaders-week = 過去7日
leaders-period-all = 通算（ポイント順）
leaders-period-month = 過去30日（勝利数順）
leaders-period-week = 過去7日（勝利数順）
leaders-none = { $pool ->
    [computers] コンピューターとのレーティング対象のゲームを終えた人はまだいません。
   *[people] 人とのレーティング対象のゲームを終えた人はまだいません。
}
leaders-no-own = { $pool ->
    [computers] -# あなたはまだ載っていません。コンピューターとのレーティング対象のゲームを1回終えると載ります。
   *[people] -# あなたはまだ載っていません。人とのレーティング対象のゲームを1回終えると載ります。
}
leaders-points = **{ $points }** · { $games }ゲーム
leaders-wins = { $games }ゲーム中**{ $wins }**勝
leaders-level = { $level }：{ $points }
leaders-levels = -# コンピューター：{ $levels }
leaders-note = -# 「？」は{ $games }ゲーム未満という印です。対戦相手がほかの人とも多く（あなたとの前回の対戦の後にも）遊んでいるほど、ゲームは大きく反映されます。
leaders-note-wins = -# ほかの人とも多く（あなたとの前回の対戦の後にも）遊んでいる相手に勝つほど、勝利は大きく反映されます。
button-page-back = 前へ
button-page-next = 次へ
