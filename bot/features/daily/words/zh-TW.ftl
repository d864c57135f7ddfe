daily-about = 玩今天的一局：大家從同樣的開局開始，和同樣的電腦對戰
button-daily = 每日一局
button-daily-play = 開始玩
button-daily-again = 再玩一次
button-daily-share = 分享
button-daily-board = 排名
button-daily-best = { $day }最好的一局
daily-title = ### 每日一局：{ $day }
    大家從同樣的開局開始，和同樣的電腦對戰；只要選擇相同，電腦的回應也相同。只有第一次算數。
    -# 日期依照你的時區，可以用 `/我的 勿擾` 設定，變更從你的下一天起生效。
daily-open = 還沒玩
daily-spent = 刪除資料前已經開始過，再玩就是練習
daily-goes-on = [這局還在進行]({ $link })
daily-given-up = 沒有玩完
daily-won = { $margin ->
    [0] 同分獲勝
   *[other] 贏{ $margin }分
}，共{ $turns }回合
daily-lost = { $margin ->
    [0] 同分落敗
   *[other] 輸{ $margin }分
}，共{ $turns }回合
daily-streak = 連續{ $days }天
daily-verify = ### 驗證每日一局
    怎麼發牌全由祕密值決定，承諾值在那一天開始前就公開。等全世界都過了那一天，我會公開祕密值，誰都能檢查已結束對局的發牌。
daily-commitment = -# { $day }的承諾值：`{ $digest }`
daily-secret = -# { $day }已經結束，祕密值：`{ $secret }`
daily-intro = **{ $game }：{ $day }的每日一局**。由你先手。
    -# 承諾值：`{ $digest }`
daily-begun = { $counts ->
    [yes] 對局開好了，這次算數：{ $link }
   *[no] 對局開好了。只有第一次算數，這次是練習：{ $link }
}
daily-board-title = ### { $game }：{ $day }的每日一局
    { $where }
daily-nobody = { $people ->
    [0] 還沒有人玩完。
   *[other] 這份排名還沒有人。
}
daily-people = -# 全部伺服器玩完的人數：{ $people }人
daily-shared = { $name } 玩了每日一局：{ $game }，{ $day }
    { $result }
daily-alt = 每日一局，{ $game }，{ $day }：{ $name } { $result }，{ $mine }比{ $theirs }。連續{ $streak }天。每回合：{ $deeds }。
daily-sign-points = 得分
daily-deed = { $count }回合
daily-deed-points = { $deed }（{ $points }）
refused-daily-closed = 沒辦法傳私人訊息給你。每日一局在私人訊息裡玩，別人才看不到內容：請允許這個伺服器的成員傳訊息給你，再試一次。
refused-daily-unfinished = 那一局你還沒玩完，所以還沒有東西可以分享。
refused-daily-none = 那一天沒有人玩完，所以沒有對局可以看。
daily-where = 要貼在哪裡？圖片不會透露這一局的內容。
daily-nowhere = 找不到你和我都能發文的頻道。請在想分享的地方輸入 `/每日一局`。
daily-channel = 選擇頻道
button-daily-here = 貼在這裡
daily-posted = 貼好了：{ $link }
refused-daily-channel = 你或我不能在那個頻道貼圖，請選別的頻道。
