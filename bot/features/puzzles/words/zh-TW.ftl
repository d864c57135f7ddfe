puzzle-title = -# 謎題 · { $game }
puzzle-title-today = -# 每日謎題 · { $game }
puzzle-question = **輪到你了。有一步明顯最好，是哪一步？**
puzzle-right = ### 答對了：{ $best }
puzzle-wrong =
    ### 可惜
    你選的是：{ $chosen }
    最好的是：**{ $best }**
puzzle-marked = -# 在圖片上，它有金色外框和皇冠。
puzzle-chances = 電腦估計，這個選擇的獲勝機率是{ $chance }%，其他選擇最多{ $next }%。
puzzle-streak = 連續答對：**{ $count }題**
puzzle-streak-over = 連續答對到{ $count }題為止。
puzzle-again = -# 這一題你已經答過了；只有第一次的答案算數，所以連續答對的題數不變。
puzzle-share = -# 試過的{ $people }人當中，有{ $share }%答對。
button-puzzle = 下一題：{ $game }
refused-puzzle-gone = 這一題已經不在了。用 `/謎題` 可以換一題。
refused-puzzles-none = 這裡的遊戲都還沒有謎題。
refused-puzzles-all = 現有的謎題你都答過了。新的謎題會從在這裡玩過的對局產生。
command-puzzle = 謎題
puzzle-about = 在真實對局的局面裡找出最好的一步；每天一題新的
puzzle-game-about = 哪個遊戲（不填：都可以）
