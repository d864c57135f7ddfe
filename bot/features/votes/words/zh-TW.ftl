vote-everybody = 頻道裡的大家
button-vote-ask = 讓大家一起玩
button-vote-start = 大家一起開始
vote-offer = **這個頻道裡的大家一起玩你的座位**，對手是牌桌上的電腦。誰都可以按盤面下方的按鈕投票，得票最多的那一步就會執行。
    - 有人投下第一票後，{ $time }截止{ $enough ->
        [0] {""}
       *[other] ；如果已有{ $enough }人投票，之後一分鐘內又沒有新的票，就提前截止
    }。截止前都可以改票，別人投了什麼，誰也看不到。
    - 票數相同時，先有人投的那一步優先。沒有人投票，遊戲就等著。
    - 這個座位的祕密，頻道裡的人都看得到。
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
vote-until = 由大家投票決定：請按下方的按鈕投票。{ $when }截止{ $enough ->
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
command-against = 對戰
option-code = 邀請碼
table-against-about = 用邀請碼，讓這個頻道的大家與另一個伺服器的頻道對戰
table-against-code-about = 對方伺服器給的邀請碼
button-vote-invite = 邀請另一個伺服器
button-vote-accept = 開始對戰
vote-other-server = 對方伺服器
vote-code = **這個頻道的大家，對上另一個伺服器某個頻道的大家。** 請把這個邀請碼私下傳給那裡的人：
    ## `{ $code }`
    在要對戰的頻道用 `/牌桌 對戰` 輸入邀請碼，{ $game }就會在兩邊開始：這一桌的電腦會離開，共兩個座位，順序隨機。
    - 邀請碼只能用一次，這次開桌還開著時才有效。要讓它失效，再要一個新的即可。
    - 有邀請碼的人會看到你的伺服器名稱、遊戲和投票方式。每一邊只看得到自己蓋著的東西，也沒有人能在兩邊投票：先在哪裡按按鈕，就在哪裡投票。
    - 兩個頻道的投票都在第一個人投票後{ $time }結束{ $enough ->
        [0] {""}
       *[other] ；有{ $enough }人投票，且一分鐘內沒有別人再投，就提早結束
    }。
    - 兩邊的桌主和管理員都可以中止這一局。不計積分。
vote-invitation = 對上{ $server }的**{ $game }**（{ $options }）：**這個頻道的大家玩一個座位**，對方頻道的大家玩另一個。按下盤面下方按鈕的人就是在投票，得票最多的那一步就會執行。
    - 投票在第一個人投票後{ $time }結束{ $enough ->
        [0] {""}
       *[other] ；有{ $enough }人投票，且一分鐘內沒有別人再投，就提早結束
    }。
    - 對方的盤面會顯示你的伺服器名稱。你們座位蓋著的東西，這裡的人都看得到，對方看不到：先在哪裡按按鈕，就在哪裡投票。
    - 這一局不計積分，也沒有提示。你會成為這裡的桌主；兩邊的桌主和管理員都可以中止這一局。
refused-code-where = 只有在我加入的伺服器裡，大家才能一起玩。
refused-code-unknown = 這個邀請碼不能用：已經用過、那次開桌已開始或已關閉，或是輸入有誤。請向對方伺服器要一個新的。
refused-code-here = 這是你自己伺服器的邀請碼。請傳給另一個伺服器的人。
refused-vote-deal = 另一個伺服器不能加入這次開桌：需要兩個座位、公開發牌，而且是新的一局。請另開一桌。
