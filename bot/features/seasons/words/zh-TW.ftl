button-season-join = { $stage ->
    [running] 中途加入
   *[other] 加入
}
button-season-leave = 離開賽季
button-season-leave-sure = 確定離開賽季
button-season-ready = 我準備好了
button-season-mine = 我的對局
button-season-mine-or-join = 我的對局／中途加入
button-season-show = 排名
button-season-closed = 確定中止賽季
season-title = ### { $game }：{ $kind ->
    [evening] 第{ $number }場單晚賽
   *[season] 第{ $number }賽季
}
season-seats-2 = 2人對局
season-seats-3 = 3人對局
season-seats-4 = 4人對局
season-seats-5 = 5人對局
season-seats-6 = 6人對局
season-most = 同時最多{ $count }局
season-rounds = { $count }輪
season-evening-stage = { $stage ->
    [joining] { $starts }開始。
   *[running] 第{ $round }輪，共{ $rounds }輪。{ $ends }還沒結束的對局，由電腦玩完。
}
season-stage = { $stage ->
    [joining] 開始：{ $starts }，結束：{ $ends }
    [running] 結束：{ $ends }。已有結果：{ $games }局中的{ $done }局
    [over] 已於{ $ends }結束。已有結果：{ $games }局中的{ $done }局
   *[called-off] 這個賽季已中止。
}
season-people = { $count ->
    [0] 還沒有人加入
   *[other] 已有{ $count }人加入
}
season-joined = **已有{ $count }人加入：**{ $names }
season-how = { $kind ->
    [evening] 我會讓成績相近的人對局、為每一局開一個討論串，並在這裡更新排名。所有對局結束後，下一輪就開始。
   *[season] 開始前一天，我會問大家是否準備好了。接著我會分組、為每一局開一個討論串，並在這裡更新排名。
}
season-short = { $place ->
    [0] { "" }
   *[other] { $place }.{ " " }
}{ $name }（{ $score }）{ $move ->
    [up] { " " }↑
    [down] { " " }↓
    [gone] { " " }×
   *[none] { "" }
}
season-name = { $kind ->
    [evening] 第{ $number }場單晚賽
   *[season] 第{ $number }賽季
}
season-round = 第{ $round }輪，共{ $rounds }輪
season-score = { $score }分
season-division = { $kind ->
    [evening] 排名
   *[season] 第{ $number }組
}
season-division-line = **第{ $number }組：**{ $people }
season-waiting = { $kind ->
    [evening] 從下一輪開始加入：{ $count }人
   *[season] 有{ $count }人在等空位。
}
season-column = { $column ->
    [round] 輪次
   *[game] 對局
}
season-points = 積分
season-before = 第一局尚未開始
season-sign = { $sign ->
    [won] 勝
    [shared] 並列
    [lost] 負
    [playing] 進行中
    [void] 不計
    [up] 升組
    [down] 降組
    [champion] 冠軍
    [gone] 已離開
   *[planned] 尚未開始
}
season-alt = { $title }的排名。↑為升組，↓為降組，×為已離開。
season-results = { $cell ->
    [places] 名次：{ $names }
    [won] 勝：{ $names }
    [shared] 並列：{ $names }
    [lost] 負：{ $names }
    [bye] 輪空
    [playing] 進行中：{ $names }
    [void] 不計：{ $names }
   *[planned] 尚未開始：{ $names }
}
season-in-words = 用文字看結果
season-line = { $place ->
    [0] { "" }
   *[other] { $place }.{ " " }
}{ $name } · { $games }局得{ $score }分{ $move ->
    [up] { " " }· 升組
    [down] { " " }· 降組
    [champion] { " " }· 冠軍
    [gone] { " " }· 已離開
   *[none] { "" }
}
season-check = { $people } 你們準備好了嗎？
season-check-text = 賽季{ $starts }開始。請在那之前按**我準備好了**，否則就不會參加這個賽季。
season-ready = **已準備好：{ $people }人中的{ $count }人** · { $names }
season-open-games = **進行中：**
season-open-game = - { $names }：{ $link }
season-check-over = 這次確認已經結束。
season-game = { $kind ->
    [evening] 第{ $number }場單晚賽，第{ $round }輪
   *[season] 第{ $number }賽季，第{ $division }組
}
season-game-standings = [排名]({ $link })
season-worth = -# 賽季得分：{ $people }
season-worth-each = { $name } +{ $score }
season-worth-none = -# 這一局不計入賽季。
season-thread = { $names } · { $game }
season-won = { $kind ->
    [evening] **優勝：**{ $names } · { $score }分
   *[season] **第{ $number }組：**{ $names } · { $score }分
}
season-moved-up = 升組：{ $names }
season-moved-down = 降組：{ $names }
season-next = { $kind ->
    [evening] 感謝大家參加！
   *[season] 下一個賽季開始報名了：請在下一則訊息加入。
}
season-winners-alt = { $title }。頒獎台上的優勝者：{ $names }。
season-past-title = ### 歷屆賽季
season-past-none = 這裡還沒有結束的賽季。
season-past-line = - **{ $title }** · { $ended } 結束 · 冠軍：{ $winners }
season-own-joined = { $kind ->
    [evening] 你已加入。很快就會開始。
   *[season] 你已加入。開始前一天，我會問你是否準備好了。
}
season-own-waiting = { $kind ->
    [evening] 你從下一輪開始加入。
   *[season] 你正在等空位。有人離開得夠早的話，你就能遞補。
}
season-own-game = - 對 { $names }：{ $stage ->
    [planned] 大家都還能再多玩一局時就會開桌
    [open] { $link }
    [decided] { $score }
   *[void] 不計
}
season-own-bye = { $worth ->
    [win] - 輪空（等同一勝）
   *[nothing] - 輪空（0分：只有第一次沒有對局的那一輪才可能等同一勝）
}
season-own-denied = - 對 { $names }：沒有進行，以你其他對局的平均分或別人對他的平均分計算，取較高者
season-own-blocked = { $round ->
    [yes] - 這一輪沒有對局（0分：原本的對手是你封鎖的人）
   *[no] - 對 { $names }：因為你的封鎖而沒有進行，你得0分
}
season-own-division = { $kind ->
    [evening] 排名
   *[season] **第{ $number }組**
}
season-opened = { $kind ->
    [evening] { $channel } 的單晚賽開始報名了，其餘都會自動進行。
   *[season] { $channel } 的賽季開始報名了。報名期間一週，其餘都會自動進行。
}
season-you-joined = { $stage ->
    [running] { $kind ->
        [evening] 你從下一輪開始加入。
       *[season] 賽季已經開始。有人離開得夠早的話，你就能遞補。
    }
   *[joining] { $ready ->
        [yes] 你已加入。很快就會開始。
       *[no] 你已加入。開始前一天，我會問你是否準備好了。
    }
}
season-you-left = 你已離開賽季。
season-you-are-ready = 好的。賽季開始時，就會替你開桌。
season-leave-sure = { $kind ->
    [evening] 要離開這場單晚賽嗎？你會退出進行中的對局。你會保留得分，但不能再加入。
   *[season] 要離開賽季嗎？你會退出進行中的對局。如果你已有結果的對局不到一半，就全部不計；否則其餘的都算對手獲勝。
}
season-close-sure = 要中止 **{ $title }** 嗎？不會有冠軍。進行中的對局會當作一般對局繼續。
season-you-closed = 賽季已中止。
refused-season-plays = 你正在這個賽季裡比賽，所以不能中止它。可以請其他管理員中止，或先用 `/賽季 離開` 離開後再中止。
refused-season-settings = 這個遊戲不能用這些設定。請檢查人數、每回合時間和週數。
refused-season-channel = 我需要一個能建立公開討論串的文字頻道。
refused-season-often = 這個伺服器一天內已經開了{ $most }個賽季與單晚賽，達到上限。請明天再開下一個。
refused-season-many = 這個伺服器已經有{ $most }個賽季，達到上限。
refused-season-over = 這個賽季已經結束。
refused-season-begun = 這個賽季已經開始。
refused-season-joined = 你已經在這個賽季裡。
refused-season-late = { $kind ->
    [evening] 最後一輪已經開始，來不及加入了。
   *[season] 這個賽季已經過半，來不及加入了。可以加入下一個賽季。
}
refused-season-left = 你已離開這個賽季。可以加入下一個賽季。
refused-season-full = 這個賽季已經有{ $most }人，達到上限。
refused-season-not-in = 你不在這個賽季裡。
refused-season-none = 這裡沒有賽季。伺服器管理員可以用 `/賽季 舉辦` 舉辦一個。
command-season = 賽季
command-season-open = 舉辦
command-season-evening = 單晚賽
option-season-rounds = 輪數
option-season-begins = 分鐘後
season-evening-about = 在這個頻道舉辦單晚賽：一晚玩完幾輪，每回合30秒到5分鐘
season-evening-pace-about = 每回合的時限（不填：1分鐘）
season-rounds-about = 幾輪（不填：4）
season-begins-about = 幾分鐘後開始（不填：30）
command-season-join = 加入
command-season-leave = 離開
command-season-mine = 我的對局
command-season-show = 排名
command-season-past = 歷屆
command-season-close = 中止
option-season-seats = 人數
option-season-pace = 時限
option-season-weeks = 週數
option-season-most = 同時局數
option-season-rated = 積分
season-about = 這個伺服器的賽季：分組、對局與排名
season-open-about = 在這個頻道舉辦賽季
season-game-about = 哪個遊戲
season-seats-about = 每局幾人（不填：2人）
season-pace-about = 每回合的時限（不填：共1天，每回合加12小時）
season-weeks-about = 持續幾週（不填：3週，4人以上為4週）
season-most-about = 每人同時最多幾局（不填：4）
season-rated-about = 是否計入積分（不填：計入）
season-join-about = 加入賽季
season-leave-about = 離開賽季
season-mine-about = 你在賽季中的對局
season-show-about = 看排名
season-past-about = 歷屆賽季與冠軍
season-close-about = 中止賽季
