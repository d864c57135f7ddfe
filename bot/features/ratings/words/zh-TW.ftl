level-even = { $sure ->
    [no] 大約{ $level }
   *[yes] { $level }
}
finish-points-people = -# 積分：{ $people }
finish-points-computers = -# 對電腦的積分：{ $people }
finish-points-of = { $name } { $change }，現在{ $points }（{ $title }）
finish-even = -# 實力相當的電腦：{ $people }
finish-even-of = { $name } { $level }
finish-provisional = -# 問號表示計入積分的對局還不到{ $games }局，積分變動還很大。
command-leaderboard = 排行榜
leaderboard-about = 看這個伺服器或全部伺服器的排行榜
leaderboard-game-about = 哪個遊戲（不填：你最常玩的）
leaderboard-period-about = 期間
leaderboard-where-about = 這個伺服器或全部伺服器
option-period = 期間
option-where = 範圍
points-sure = { $points }
points-provisional = { $points }？
points-explained = -# 每個人都從{ $start }分開始。問號表示計入積分的對局還不到{ $games }局，積分變動還很大。對手和其他人玩得越多，這一局的份量就越重。稱號：{ $titles }。
title-from = { $title }（{ $points }分起）
leaders-title-server-people = ### { $game } · { $period }，這個伺服器
leaders-title-everywhere-people = ### { $game } · { $period }，全部伺服器
leaders-title-server-computers = ### { $game }（對電腦） · { $period }，這個伺服器
leaders-title-everywhere-computers = ### { $game }（對電腦） · { $period }，全部伺服器
leaders-all = 全部期間
leaders-month = 最近30天
leaders-week = 最近7天
leaders-period-all = 全部期間，依積分
leaders-period-month = 最近30天，依勝場
leaders-period-week = 最近7天，依勝場
leaders-none = { $pool ->
    [computers] 還沒有人和電腦玩完計入積分的對局。
   *[people] 還沒有人和其他玩家玩完計入積分的對局。
}
leaders-no-own = { $pool ->
    [computers] -# 你還不在榜上：和電腦玩完一局計入積分的對局就會出現。
   *[people] -# 你還不在榜上：和其他玩家玩完一局計入積分的對局就會出現。
}
leaders-points = **{ $points }** · { $games }局
leaders-wins = { $games }局贏了**{ $wins }**局
leaders-level = { $level }：{ $points }
leaders-levels = -# 電腦：{ $levels }
leaders-note = -# 問號表示還不到{ $games }局。同桌的人和其他人玩得越多，包括上次和你同桌之後，這一局的份量就越重。
leaders-note-wins = -# 同桌的人先前和其他人玩得越多，包括上次和你同桌之後，贏這一局的份量就越重。
button-page-back = 上一頁
button-page-next = 下一頁
