trainer-title = -# 訓練 · { $game } · 出自你 { $day } 的對局
trainer-question = **和那一局一樣，輪到你了。哪一步比你當時的更好？**
trainer-right = ### 答對了：{ $better }
trainer-as-good =
    ### 答對了：{ $chosen }
    依電腦判斷，它和 **{ $better }** 一樣好。
trainer-wrong =
    ### 這次沒答對
    你選了 { $chosen }。
trainer-same = ### 和那一局一樣
trainer-played = 那一局你選了 { $played }：獲勝機率{ $chance }%。
trainer-box-up = -# 第{ $box }盒，共{ $boxes }盒：盒號越大，問得越少。
trainer-box-first = -# 第{ $box }盒，共{ $boxes }盒：這一題會問得多一些。
trainer-uncounted = -# 這一題你已經答過了，所以留在原來的盒子。
trainer-nothing =
    我還沒有你的轉折點。對局結束後，按最後盤面下的**覆盤**：讓你損失最大的那些回合，我會在這裡再問你一次。
    -# 可以覆盤的遊戲：{ $games }。只問你自己玩的回合。
trainer-no-game = 這裡的遊戲都還不能覆盤，所以沒有轉折點可以問你。
misses-title = -# 訓練 · { $game } · 你容易錯過的
misses-rests = 這是根據 **{ $positions }題**：出自你的對局和內建謎題，只算你的第一個答案。
misses-weakest = 你比較容易錯過 **{ $theme }**：{ $of }題答對{ $found }題，其他{ $remaining }題答對{ $rest }題。這很難說是巧合。
misses-none = 沒有哪一類特別突出：這些差別都可能只是巧合。
misses-exercise = 第一個按鈕是這一類的練習。
misses-more = 答得越多，就能看出越小的差別。
misses-few = 到目前為止，你在這裡和 `/謎題` 的內建謎題中，答了{ $count }題{ $game }。滿{ $least }題就能說出你容易錯過什麼：**還差{ $missing }題**。
misses-line = { $game } · { $positions }題
misses-legend = 長條：答對的比例 · 線：真正的比例可能的範圍
misses-alt = { $game }裡第一次就答對的題數：{ $themes }。
misses-alt-theme = { $theme }{ $of }題中{ $found }題
button-trainer = 下一題
button-trainer-puzzle = 謎題：{ $game }
button-misses = 你容易錯過的
button-misses-in = 你容易錯過的：{ $game }
button-exercise = 練習：{ $theme }
refused-trainer-gone = 那一題已經不在了。`/訓練` 會給你另一題。
refused-trainer-unjudged = 剛才沒辦法判斷這個答案。請稍後再試一次。
command-trainer = 訓練
trainer-about = 再答一次自己對局的轉折點，看看你容易錯過什麼
