button-topic-board = 怎麼看盤面
button-left-tutorial = 確定離開
newcomer-text = **第一次玩{ $game }？**規則兩分鐘就能讀完；也可以邊玩邊學：教學是和電腦玩的第一局，一路有解說。
newcomer-rules = **第一次玩{ $game }？**規則兩分鐘就能讀完。
help-text = 
    ### 我能做什麼
    我在頻道裡主持桌遊：{ $games }。
    • **第一次玩嗎？**按下面的教學：和電腦玩第一局，邊玩邊解說。
    • **開始玩**：用 { $new } 開桌。其他人按**加入**，按**開始**就開玩。輪到你時按盤面下方的按鈕，也可以輸入指令，例如 { $turn }；用 `/我的 確認` 可以選擇不必按**確認**。
    • **找對手**：**找對手**會把想玩同一個遊戲的人湊在一起。伺服器裡也有賽季和單晚賽：`/賽季 排名`。
    • **一個人的時候**：讓電腦加入你的牌桌，或試試每天更新的 `/謎題` 和 `/每日一局`。
    • **玩上好幾天**：在開桌的**設定**裡選擇時限。`/我的 牌桌` 會列出哪裡輪到你。
    • **玩完之後**：按**重播**和**覆盤**回顧這一局。戰績在 `/個人檔案` 和 `/排行榜`。
    -# 每張圖片都附有內容相同的替代文字。伺服器管理員可以用 `/facet 設定` 選擇頻道和語言。

button-commands = 所有指令
commands-title = ### 所有指令
commands-alone = 其他
commands-line = `{ $name }` · { $about }
help-rules = 規則：{ $game }
lesson-skipped = 進入下一課了。
lesson-leave-sure = 要離開教學嗎？這一桌會關閉，之後可以隨時重新開始。
lesson-left = 你離開了教學。想知道還能做什麼，請用 `/說明`。
command-rules = 規則
command-help = 說明
command-tutorial = 教學
help-about = 我能做什麼，從哪裡開始
tutorial-about = 邊玩邊學：和電腦玩第一局，一路有解說
tutorial-game-about = 想學哪個遊戲
table-rules-about = 規則摘要
table-rules-game-about = 哪個遊戲（不填：這裡正在玩的）
