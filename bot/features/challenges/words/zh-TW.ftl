command-challenge = 挑戰
challenge-about = 玩挑戰：在固定的開局裡達成目標，和電腦對戰，收集獎牌
challenge-game-about = 遊戲；不選就是第一個有挑戰的遊戲
button-challenges = 挑戰列表
button-challenges-of = 挑戰：{ $game }
button-challenge-next = 下一關：挑戰{ $number }
button-challenge-play = 開始玩
button-challenge-again = 再試一次
challenges-title = ### { $game }：挑戰
challenges-text = 每個挑戰都有固定的開局、目標和對手電腦。每次發的牌都相同；只要選擇相同，電腦的回應也相同。想試幾次都可以。
    -# 越往後越難。接下來的三個隨時都能玩。
challenges-count = 共{ $steps }個
challenges-choose = 選擇挑戰
challenge-title = ### { $game }：挑戰{ $number }
challenge-goal-won = { $turns ->
    [0] 獲勝。
   *[other] 在{ $turns }回合內獲勝。
}
challenge-goal-unreserved = { $turns ->
    [0] 不保留任何卡而獲勝。
   *[other] 不保留任何卡，在{ $turns }回合內獲勝。
}
challenge-goal-nobles = 至少獲得{ $amount }位貴族並獲勝。
challenge-goal-cards = 最多購買{ $amount }張卡並獲勝。
challenge-goal-lead = 至少贏{ $amount }分。
challenge-goal-points = 至少得到{ $amount }分。
challenge-on-sheet = { $goal }規則卡{ $sheet }「{ $name }」。
challenge-against = 由你先手，對手是電腦（{ $level }）。
    -# { $options }
challenge-bound = { $by ->
    [turns] { $count }回合以內
    [lead] 至少贏{ $count }分
   *[points] 至少{ $count }分
}
challenge-result = { $by ->
    [turns] 用了{ $count }回合
    [lead] 贏了{ $count }分
   *[points] 得到{ $count }分
}
challenge-bronze = 達成目標
challenge-rules = -# 有電腦在這個開局拿過金牌。這裡不計入積分，也沒有提示；和其他不計入積分的牌桌一樣，可以收回動作。
challenge-best = 你的最佳成績：{ $medal }
challenge-line = 挑戰{ $number } · { $goal }
challenge-lost = **這一局已經無法達成了。**
challenge-begun = 對局開好了：{ $link }
challenge-reached = { $sign } **挑戰{ $number }：{ $medal ->
    [gold] 金牌
    [silver] 銀牌
   *[bronze] 銅牌
}。** 達成目標：{ $result }。{ $medal ->
    [gold] {""}
    [silver] 金牌：{ $better }。
   *[bronze] 銀牌：{ $better }。
}
challenge-missed = **挑戰{ $number }：還沒達成。** 目標：{ $goal }再試一次，發的牌還是相同。
challenge-not-played = **挑戰{ $number }：沒有獎牌。** 每一回合都由自己玩到最後的人，才能獲得獎牌。
challenge-board-title = ### { $game }：挑戰獎牌
    { $where }
challenge-board-empty = 這份排名還沒有人。
refused-challenge-closed = 沒辦法傳私人訊息給你。挑戰在私人訊息裡玩，別人才看不到發的牌：請允許這個伺服器的成員傳訊息給你，再試一次。
refused-challenge-locked = 達成挑戰{ $before }或更後面的挑戰，就能玩這個挑戰。
