vote-everybody = 頻道裡的大家
button-vote-ask = 讓大家一起玩
button-vote-start = 大家一起開始
vote-offer = **這個頻道裡的大家一起玩你的座位**，對手是牌桌上的電腦。誰都可以按盤面下方的按鈕投票，得票最多的那一步就會執行。
    - 有人投下第一票後，{ $time }截止{ $enough ->
        [0] {""}
       *[other] ；如果已有{ $enough }人投票，之後一分鐘內又沒有新的票，就提前截止
    }。截止前都可以改票，別人投了什麼，誰也看不到。
    - 票數相同時，先有人投的那一步優先。沒有人投票，遊戲就等著。
    - 這個座位的祕密，例如從牌庫頂端保留的卡，頻道裡的人都看得到。
    - 這一局不計積分，沒有提示，不算在任何人的成績裡，也不能收回。你還是桌主，可以結束遊戲；要玩的話，就和大家一樣投票。
vote-time = { $seconds ->
    [600] 10分鐘
    [3600] 1小時
    [21600] 6小時
   *[86400] 1天
}
vote-ends = 第一票之後{ $time }截止
vote-enough = { $enough ->
    [0] 不提前截止
   *[other] 有{ $enough }票就可以提前截止
}
vote-how = 由大家投票決定：請按下方的按鈕投票。第一票之後{ $time }截止{ $enough ->
    [0] 。
   *[other] ，有{ $enough }票就可能提前。
}
vote-mine = **你投的是：{ $move }**
vote-state = { $count ->
    [0] 還沒有人投票。第一票之後{ $time }截止。
   *[other] 已有{ $count }人投票，{ $when }截止。
}
vote-secrets = 你在這個座位看到的，頻道裡的人都看得到。
vote-change = 想改票的話，請按盤面下方的按鈕重新選擇。
vote-split = { $total }票中有{ $count }票投給**{ $move }**
vote-split-other = { $count }票投給**{ $move }**
vote-split-more = 還有{ $moves }種走法也得到票
vote-hosted = - **{ $game }**：{ $link } · 你是桌主，由大家一起玩
refused-vote-where = 只有在我加入的伺服器裡，由你自己開的牌桌，才能讓大家一起玩。
refused-vote-people = 這一桌還有其他人。大家一起玩時，對手只能是電腦。請在**設定**移除其他人，或另開一桌。
refused-vote-late = 投票已經截止，結果很快就會出現在盤面上：{ $link }
refused-vote-silent = 你不能在這個頻道發言，所以不能在這裡投票。
