### 繁體中文（台灣）。名字（$name、$names）直接帶入，兩側留空格；同一回合裡接下去的句子省略主詞；$gems、$cards、$nobles 是下面「清單」接好的文字。
### 句子之間不留空格；中文沒有複數形，只有真的要換句話說時才分情況，例如 [0]。

## 清單與行

list-pair = { $first }和{ $second }
list-middle = { $first }、{ $second }
list-end = { $first }和{ $second }
list-comma = { $first }、{ $second }
list-semicolon = { $first }；{ $second }
list-dot = { $first } · { $second }
list-sentences = { $first }{ $second }
list-space = { $first } { $second }

## 寶石：句中的詞、標籤開頭、附上指令用的字母

gem-w = 白色
gem-b = 藍色
gem-g = 綠色
gem-r = 紅色
gem-k = 黑色
gem-gold = 黃金
gem-w-label = 白色
gem-b-label = 藍色
gem-g-label = 綠色
gem-r-label = 紅色
gem-k-label = 黑色
gem-gold-label = 黃金
gem-with-letter = { $gem }（{ $letter }）
gem-count = { $count }顆{ $gem }
gem-count-letter = { $count }{ $letter }
gem-signed = { $sign }{ $gem }

seat-number = 座位{ $seat }

## 璀璨寶石：發展卡與貴族

splendor-name = 璀璨寶石
splendor-level = { $level ->
    [1] I
    [2] II
   *[3] III
}
splendor-card-short = { $prestige ->
    [0] { $id }（{ $bonus }）
   *[other] { $id }（{ $bonus }，{ $prestige }點聲望）
}
splendor-card-unseen = 一張等級{ $level }的蓋牌
splendor-card-facts = { $prestige ->
    [0] 等級{ $level }，{ $bonus }紅利，沒有聲望，花費{ $cost }
   *[other] 等級{ $level }，{ $bonus }紅利，{ $prestige }點聲望，花費{ $cost }
}
splendor-card-unseen-facts = 等級{ $level }，蓋牌
splendor-noble-short = { $id }（{ $prestige }點聲望）
splendor-noble-facts = { $prestige }點聲望，需要紅利{ $cost }

## 璀璨寶石：發生的事

splendor-tell-take-you = 你拿取{ $gems }指示物。
splendor-tell-take = { $name } 拿取{ $gems }指示物。
splendor-tell-reserve-you = { $gold ->
    [0] 你保留 { $card }，黃金已經沒有了。
   *[other] 你保留 { $card }，並獲得1顆黃金。
}
splendor-tell-reserve = { $gold ->
    [0] { $name } 保留 { $card }，黃金已經沒有了。
   *[other] { $name } 保留 { $card }，並獲得1顆黃金。
}
splendor-tell-reserve-unseen-you = { $gold ->
    [0] 你保留等級{ $level }牌庫頂的卡，黃金已經沒有了。
   *[other] 你保留等級{ $level }牌庫頂的卡，並獲得1顆黃金。
}
splendor-tell-reserve-unseen = { $gold ->
    [0] { $name } 保留等級{ $level }牌庫頂的卡，黃金已經沒有了。
   *[other] { $name } 保留等級{ $level }牌庫頂的卡，並獲得1顆黃金。
}
splendor-tell-buy-you = 你花費{ $gems }購買 { $card }。
splendor-tell-buy = { $name } 花費{ $gems }購買 { $card }。
splendor-tell-buy-free-you = 你免費購買 { $card }，紅利就夠付了。
splendor-tell-buy-free = { $name } 免費購買 { $card }，紅利就夠付了。
splendor-tell-pass-you = 你沒有可做的動作，跳過。
splendor-tell-pass = { $name } 沒有可做的動作，跳過。
splendor-tell-return-you = 你放回{ $count }枚指示物：{ $gems }。
splendor-tell-return = 放回{ $count }枚指示物：{ $gems }。
splendor-tell-noble-you = 貴族 { $noble }前來拜訪你。
splendor-tell-noble = 貴族 { $noble }前來拜訪 { $name }。
splendor-tell-turned-up = 翻開 { $card }。
splendor-tell-drawn-you = 你抽到 { $card }。
splendor-tell-drawn = { $name } 抽了一張等級{ $level }的蓋牌。
splendor-tell-final-you = 你達到{ $prestige }點聲望，這是最後一輪。
splendor-tell-final = { $name } 達到{ $prestige }點聲望，這是最後一輪。
splendor-tell-blocked = 再也沒有人能行動，遊戲到此為止。
splendor-tell-won-you = 遊戲結束：你以{ $prestige }點聲望獲勝。
splendor-tell-won = 遊戲結束：{ $name } 以{ $prestige }點聲望獲勝。
splendor-tell-shared = 遊戲結束：{ $names } 同為{ $prestige }點聲望，並列獲勝。

## 璀璨寶石：目前的問題

splendor-ask-turn-you = 輪到你了：拿取寶石、保留或購買。
splendor-ask-turn-full-you = 輪到你了：拿取寶石或購買（手牌已滿）。
splendor-ask-turn = 輪到 { $name } 了。
splendor-ask-final-you = 你的最後一個回合：拿取寶石、保留或購買。
splendor-ask-final = 輪到 { $name } 的最後一個回合。
splendor-ask-pass-you = 輪到你了：沒有可做的動作，只能跳過。
splendor-ask-return-you = 你有{ $held }枚指示物，請放回{ $count }枚。
splendor-ask-return = { $name } 有{ $held }枚指示物，必須放回{ $count }枚。
splendor-ask-noble-you = 請選擇前來拜訪你的貴族。
splendor-ask-noble = { $name } 正在選擇貴族。
splendor-ask-deal = 正在翻開新的發展卡。
splendor-ask-over = 遊戲結束。

## 璀璨寶石：按鈕與選項的標籤（最多80字元）

splendor-label-reserve = { $prestige ->
    [0] { $id } · { $bonus } · 花費{ $cost }
   *[other] { $id } · { $bonus }，{ $prestige }點聲望 · 花費{ $cost }
}
splendor-label-reserve-unseen = 等級{ $level }牌庫頂的蓋牌
splendor-label-buy = { $prestige ->
    [0] { $id } · { $bonus } · 支付{ $cost }
   *[other] { $id } · { $bonus }，{ $prestige }點聲望 · 支付{ $cost }
}
splendor-label-buy-free = { $prestige ->
    [0] { $id } · { $bonus } · 免費
   *[other] { $id } · { $bonus }，{ $prestige }點聲望 · 免費
}
splendor-label-pass = 跳過
splendor-label-noble = { $id } · { $prestige }點聲望 · { $cost }
splendor-label-deal = { $card }

## 璀璨寶石：替代文字

splendor-alt-title = 璀璨寶石，目標{ $target }點聲望。
splendor-alt-title-final = 璀璨寶石，目標{ $target }點聲望，最後一輪。
splendor-alt-seat = { $number }號 { $name }：{ $facts }。
splendor-alt-gone = 已退出
splendor-alt-prestige = { $prestige }點聲望
splendor-alt-bonuses = 紅利{ $gems }
splendor-alt-tokens = 指示物{ $count }枚（{ $gems }）
splendor-alt-no-tokens = 沒有指示物
splendor-alt-hand = 保留 { $cards }
splendor-alt-hand-unseen = 等級{ $level }蓋牌
splendor-alt-nobles-won = 貴族 { $nobles }
splendor-alt-supply = 供應區：{ $gems }。
splendor-alt-supply-empty = 供應區是空的。
splendor-alt-row = 等級{ $level }，牌庫{ $deck }張：{ $cards }。
splendor-alt-row-empty = 等級{ $level }，牌庫{ $deck }張：沒有卡。
splendor-alt-card = { $prestige ->
    [0] { $id } 花費 { $cost }
   *[other] { $id } { $prestige }點聲望 花費 { $cost }
}
splendor-alt-nobles = 貴族：{ $nobles }。
splendor-alt-nobles-none = 貴族都已離場。
splendor-alt-noble = { $id } 需要 { $cost }
splendor-alt-hand-empty = 你沒有保留的卡。
splendor-alt-hand-title = 你保留了{ $count }張卡。
splendor-alt-hand-ready = { $id }：{ $facts }。現在就能購買。
splendor-alt-hand-missing = { $gold ->
    [0] { $id }：{ $facts }。還缺{ $missing }。
   *[other] { $id }：{ $facts }。還缺{ $missing }，其中{ $gold }顆可用黃金支付。
}
splendor-alt-hand-tokens = 你的指示物：{ $gems }。
splendor-alt-hand-no-tokens = 你沒有指示物。
splendor-alt-hand-bonuses = 你的紅利：{ $gems }。
splendor-alt-hand-no-bonuses = 你沒有紅利。

## 璀璨寶石：遊戲結束後

splendor-standing = { $nobles ->
    [0] { $place }. { $name }：{ $prestige }點聲望，{ $cards }張卡
   *[other] { $place }. { $name }：{ $prestige }點聲望，{ $cards }張卡，{ $nobles }位貴族
}
splendor-standing-gone = { $name }：中途退出，當時{ $prestige }點聲望
splendor-reckoning-won = { $name } 以{ $prestige }點聲望獲勝。
splendor-reckoning-tiebreak = { $names } 同為{ $prestige }點聲望，{ $name } 購買的卡最少（{ $cards }張），因此獲勝。
splendor-reckoning-shared = { $names } 並列獲勝：同為{ $prestige }點聲望、{ $cards }張卡。
splendor-reckoning-alone = 其他人都退出了，{ $name } 獲勝。
splendor-reckoning-none = 所有人都退出了，沒有人獲勝。

## 璀璨寶石：規則摘要

splendor-rules-aim = **璀璨寶石**，2到4人。收集寶石，用寶石購買發展卡，吸引貴族來訪。最後聲望最高的人獲勝。
splendor-rules-turn = **輪到你時，從下列動作選一項：**
splendor-rules-take = • **拿三顆**不同顏色的寶石。剩下的顏色不到三種時，改從剩下的顏色選一或兩種，各拿一顆。
splendor-rules-pair = • **拿兩顆**同色的寶石，但拿之前供應區裡這個顏色至少要有四顆。
splendor-rules-reserve = • **保留一張卡**：場上任一張，或某個牌庫頂的卡（只有你看得到）。只要還有黃金，就同時獲得一顆。手上最多三張。
splendor-rules-buy = • **購買一張卡**：場上的，或你保留的。黃金可代替任一顏色。
splendor-rules-pass = 以上都做不到時才能跳過。
splendor-rules-bonus = **紅利。**你擁有的每張卡，都讓之後的卡少付一顆該色的寶石。
splendor-rules-limit = **最多十枚。**回合結束時指示物若超過十枚（黃金也算），多出來的要放回去，放回哪些由你決定。
splendor-rules-nobles = **貴族**會自己上門，每回合最多一位：你的紅利符合他的要求，他就來拜訪，帶來3點聲望。同時有好幾位符合時，由你選一位。
splendor-rules-end = **結束。**有人達到目標（除非開桌時另外設定，否則是15點）後，把這一輪打完，讓每個人的回合數相同。聲望最高者獲勝；同分時購買的卡較少者獲勝；還是一樣就並列獲勝。
splendor-rules-letters = **指令裡的寫法**：w白、b藍、g綠、r紅、k黑、{ "*" }黃金。卡片用編號表示：2b3就是等級2、藍色、第3張。
splendor-glossary = **聲望點數**就是分數。**指示物**是拿來支付的寶石；**紅利**是永遠留著的寶石，每張買下的卡各給一顆。**黃金**可代替任一顏色。**等級**I、II、III是場上的三列卡，越上面越貴。**保留**是先把一張卡收到自己手上。
splendor-example = **舉例。**你有一張藍色卡，手上有1顆白色、1顆藍色和2顆黑色。1w4這張卡要花費2顆藍色和2顆黑色。藍色紅利抵掉其中一顆藍色，所以你付1顆藍色和2顆黑色，白色留著。要是黑色少一顆，可以用黃金代替。
    從現在起你也有了白色紅利：之後每張卡都少付一顆白色。紅利怎麼用都不會減少。

## 璀璨寶石：教學，前幾個回合每回合一課

splendor-lesson-1 = **寶石。**聲望最高的人獲勝，聲望就是卡上的黃色數字。買卡要花寶石，所以先收集寶石。在最下面一列找一張想要的卡，編號下方就是它的價格。按下**拿取**，選三顆不同顏色的寶石，再按**確認**。
splendor-lesson-2 = **紅利。**買下一張卡，右上角那顆大寶石就永遠是你的紅利：之後每張卡都少付一顆這個顏色的寶石。所以要從便宜的卡開始買。綠框的卡現在就買得起，按**購買**即可；還買不起就繼續拿寶石。某個顏色在供應區有四顆以上時，可以一次拿兩顆。
splendor-lesson-3 = **保留。**按**保留**可以先把一張卡收到手上，別人就拿不走了；你還會得到一顆黃金，可代替任一顏色。最多保留三張，之後再買。保留會用掉一個回合，所以留給重要的卡，或真的需要黃金的時候。
splendor-lesson-4 = **貴族。**各列上方的人物會自己上門：回合結束時，只要你的紅利達到人物旁邊列出的數量（手上的寶石不算），他就會來拜訪你，帶來3點聲望。盡量挑能同時滿足兩位貴族的卡。
splendor-lesson-5 = **結束。**有人達到這一桌的目標聲望後，把這一輪打完，聲望最高的人獲勝；同分時，買的卡比較少的人獲勝。另外記得十枚的上限：回合結束時指示物超過十枚，就得放回一些。

## 12探索者：寶石、探索者與規則卡

seekers-name = 12探索者
seekers-gem-r = 紅
seekers-gem-y = 黃
seekers-gem-g = 綠
seekers-gem-b = 藍
seekers-gem-p = 紫
seekers-gem-rainbow = 彩虹
seekers-gem-gold = 黃金
seekers-gem-hidden = 未公開
seekers-gem-r-label = 紅
seekers-gem-y-label = 黃
seekers-gem-g-label = 綠
seekers-gem-b-label = 藍
seekers-gem-p-label = 紫
seekers-gem-rainbow-label = 彩虹
seekers-gem-gold-label = 黃金
seekers-gem-hidden-label = 未公開
seekers-gem-at = { $place }號{ $gem }
seekers-gem-named = { $gem }（{ $reference }）
seekers-gem-in-valid = 有效堆的{ $gem }（{ $reference }）
seekers-gem-in-invalid = 無效堆的{ $gem }（{ $reference }）
seekers-no-gems = 沒有寶石
seekers-kind-count = 寶石依種類計算數量。
seekers-kind-row = 寶石排成一列：每回合拿到的寶石整組接在列的左端或右端，照原順序或整組反轉。兩顆以上同色相鄰稱為「連續」；旁邊沒有同色的寶石稱為「單獨」。
seekers-kind-piles = 當回合有效色的寶石和彩虹寶石放進有效堆，其他的放進無效堆。
seekers-gold-and-points = 每顆黃金1分，再加上遊戲中的即時得分。

## 12探索者：規則卡的內容

seekers-sheet-title = { $kind ->
    [count] **規則卡{ $sheet } · { $name }**（計數）
    [row] **規則卡{ $sheet } · { $name }**（列隊）
   *[piles] **規則卡{ $sheet } · { $name }**（有效／無效）
}
seekers-sheet-choice = { $kind ->
    [count] { $sheet } · { $name }（計數）
    [row] { $sheet } · { $name }（列隊）
   *[piles] { $sheet } · { $name }（有效／無效）
}
seekers-sheet-example = 例：{ $example }
seekers-sheet-1-name = 前兩名得分，第三名扣分
seekers-sheet-1 = 把你的顏色依數量排名次。第一名和第二名的顏色每顆1分，第三名的顏色每顆扣1分。數量相同的顏色依序各占一個名次。
seekers-sheet-1-example = 6顆紅、4顆藍、3顆綠：6 + 4 − 3 = 7分。
seekers-sheet-2-name = 逢三歸零
seekers-sheet-2 = 每種顏色分別計算：1、4、7顆得2分；2、5、8顆得4分；0、3、6顆不得分。
seekers-sheet-2-example = 5顆紅、4顆綠、3顆藍：4 + 2 + 0 = 6分。
seekers-sheet-3-name = 各色定價
seekers-sheet-3 = 每顆寶石依顏色計分：紅2分、黃2分、綠1分、藍−1分、紫−2分。
seekers-sheet-3-example = 3顆紅、2顆綠、2顆紫：6 + 2 − 4 = 4分。
seekers-sheet-4-name = 湊成一組
seekers-sheet-4 = 每3顆紅得5分，每2顆黃得3分，每顆綠得1分，每3顆藍扣3分，湊不滿的不算。紫4顆以下每顆扣1分，5顆以上總共得5分。
seekers-sheet-4-example = 4顆紅、5顆黃、2顆紫：5 + 6 − 2 = 9分。
seekers-sheet-5-name = 五顆以上
seekers-sheet-5 = 每種顏色分別計算：4顆以下每顆扣1分，5顆以上總共得5分。
seekers-sheet-5-example = 6顆紅、5顆藍、2顆綠：5 + 5 − 2 = 8分。
seekers-sheet-6-name = 數量一致
seekers-sheet-6 = 最後宣告1到8之間的一個數字。數量剛好等於這個數字的顏色，每種得4分。
seekers-sheet-6-example = 紅、藍、綠各3顆，宣告數字3：12分。
seekers-sheet-7-name = 越長越好
seekers-sheet-7 = 每段連續依長度得分：2顆1分、3顆2分、4顆4分、5顆6分、6顆9分、7或8顆12分。
seekers-sheet-7-example = 4顆、3顆、2顆的連續各一段：4 + 2 + 1 = 7分。
seekers-sheet-8-name = 各色各有規矩
seekers-sheet-8 = 每段紅色連續得2分；3顆以上的黃色連續每段得4分；4顆以上的綠色連續每段得6分。單獨的藍每顆扣3分，連續中的藍每顆得1分。單獨的紫每顆得2分，連續中的紫每顆扣1分。一段連續只計分一次。
seekers-sheet-8-example = 2顆紅的連續、3顆藍的連續、1顆單獨的紫：2 + 3 + 2 = 7分。
seekers-sheet-9-name = 剛好三顆
seekers-sheet-9 = 剛好3顆的連續每段得6分。列中其他寶石每顆扣1分，單獨的也算。
seekers-sheet-9-example = 兩段3顆的連續、一段2顆的連續、1顆單獨：12 − 3 = 9分。
seekers-sheet-10-name = 剛好兩顆
seekers-sheet-10 = 剛好2顆的連續每段得2分。
seekers-sheet-10-example = 四段2顆的連續和一段3顆的連續：8分。
seekers-sheet-11-name = 顏色多、寶石少
seekers-sheet-11 = 回合結束時，從你擁有的顏色中，棄置1顆數量最少的顏色的寶石（黃金和彩虹不算）。最後每有一種顏色得4分，每顆寶石扣1分；這裡黃金不算寶石，彩虹算。
seekers-sheet-11-example = 4種顏色共9顆寶石：16 − 9 = 7分。
seekers-sheet-12-name = 寶石多、顏色少
seekers-sheet-12 = 回合結束時，從你擁有的顏色中，棄置1顆數量最少的顏色的寶石（黃金和彩虹不算）。最後每顆寶石得1分，每有一種顏色扣1分；這裡黃金不算寶石。
seekers-sheet-12-example = 3種顏色共10顆寶石：10 − 3 = 7分。
seekers-sheet-13-name = 加分與扣分
seekers-sheet-13 = 回合結束時，從你擁有的顏色中，棄置1顆數量最少的顏色的寶石（黃金和彩虹不算）。最後從你擁有的顏色中宣告一種為加分色，每顆2分；另一種為扣分色，每顆−2分。
seekers-sheet-13-example = 加分色紅6顆、扣分色藍1顆：12 − 2 = 10分。
seekers-sheet-14-name = 兩張卡，一加一扣
seekers-sheet-14 = 你有兩張秘密的指定色卡。最後宣告其中一張為加分色，每顆2分；另一張為扣分色，每顆−2分。
seekers-sheet-14-example = 指定色卡是紅和藍，有5顆紅、2顆藍：10 − 4 = 6分。
seekers-sheet-15-name = 一張扣分卡
seekers-sheet-15 = 你的一張秘密指定色卡就是扣分色，每顆−2分。最後另外宣告兩種顏色為加分色，每顆1分。
seekers-sheet-15-example = 加分色紅5顆、綠4顆，扣分色1顆：5 + 4 − 2 = 7分。
seekers-sheet-16-name = 指定色的連續
seekers-sheet-16 = 你有兩張秘密的指定色卡。這兩種顏色的連續依長度得分：2顆2分、3顆4分、4顆6分、5顆8分、6顆10分、7或8顆13分。
seekers-sheet-16-example = 指定色有3顆和2顆的連續各一段：4 + 2 = 6分。
seekers-sheet-17-name = 比段數
seekers-sheet-17 = 你有兩張秘密的指定色卡。這兩種顏色的連續不論長短，每段得3分。
seekers-sheet-17-example = 指定色有三段連續：9分。
seekers-sheet-18-name = 相鄰對調
seekers-sheet-18 = 回合結束時，你可以對調自己列中相鄰的兩顆寶石：用了力量1的探索者最多兩次，力量2或3最多一次，力量4或5不能對調。連續依長度得分：2顆1分、3顆2分、4顆4分、5顆6分、6顆9分、7或8顆12分。
seekers-sheet-18-example = 紅、藍、紅對調一次，就成了紅、紅、藍。
seekers-sheet-19-name = 翻開有效色
seekers-sheet-19 = 第1到5輪各翻開一張指定色卡，那就是兩位玩家共同的有效色。第6輪改由每位玩家在自己回合開始時宣告有效色。有效堆裡每顆寶石1分。
seekers-sheet-19-example = 有效色是綠，拿到綠、綠、紅：2顆進有效堆。
seekers-sheet-20-name = 自選有效色
seekers-sheet-20 = 你在自己每回合開始時宣告有效色，顏色可以重複。有效堆裡每顆寶石1分。
seekers-sheet-20-example = 宣告藍，拿到藍、藍、彩虹、紅：3顆進有效堆。

## 12探索者：先後順序

seekers-order-title = **順位規則{ $order }。**
seekers-order-1 = 每一輪都由起始玩家先手。
seekers-order-2 = 兩人輪流先手，奇數輪由起始玩家先手。
seekers-order-3 = 上一輪派出較高力量的人，下一輪先手；力量相同就換人先手。
seekers-order-4 = 上一輪派出較低力量的人，下一輪先手；力量相同就換人先手。

## 12探索者：每位探索者的能力

seekers-seeker-title = **{ $id }**（力量{ $power }）：
seekers-seeker-basic = 從地下城的左端或右端拿{ $power }顆寶石。
seekers-seeker-1a = 從一端拿1顆；然後從對手那裡偷取1顆寶石（黃金和彩虹除外）。
seekers-seeker-1b = 從一端拿1顆；如果你原本沒有這一種寶石，立即得2分。
seekers-seeker-1c = 從一端拿3顆；然後把你的任意2顆寶石放回同一端，順序自選。
seekers-seeker-2a = 從一端拿2顆；如果兩顆同種，立即得2分。
seekers-seeker-2b = 從一端拿2顆；然後從對手那裡偷取1顆寶石，限剛才拿到的顏色。
seekers-seeker-2c = 從地下城任何位置拿相鄰的2顆，剩下的靠攏。
seekers-seeker-2d = 從兩端各拿1顆。
seekers-seeker-3a = 從一端拿5顆，其中2顆放回同一端，順序自選；留下3顆。
seekers-seeker-3b = 從一端拿3顆；如果三顆都不同種，立即得2分。
seekers-seeker-3c = 從一端拿3顆；然後用你的1顆寶石交換地下城裡的1顆寶石（黃金和彩虹除外）。
seekers-seeker-3d = 從一端拿3顆；然後把你的1顆寶石給對手。
seekers-seeker-4a = 從一端拿4顆；如果剛好是兩種寶石，立即得2分。
seekers-seeker-4b = 從一端拿5顆，其中1顆放回同一端；留下4顆。
seekers-seeker-4c = 從兩端各拿2顆。
seekers-seeker-5a = 從一端拿5顆，其中1顆給對手；留下4顆。
seekers-seeker-5b = 從一端拿5顆；然後從你數量最多的顏色中，給對手1顆寶石。
seekers-seeker-5c = 從一端拿5顆；如果有四種以上的寶石，立即得2分。

## 12探索者：發生的事

seekers-tell-turn = 翻開的指定色卡是{ $gem }色，這就是本輪的有效色。
seekers-tell-valid-you = 你宣告{ $gem }色為有效色。
seekers-tell-valid = { $name } 宣告{ $gem }色為有效色。
seekers-tell-seek-you = { $where ->
    [left] 你派探索者 { $id } 前往左端：{ $gems }。
    [right] 你派探索者 { $id } 前往右端：{ $gems }。
    [ends] 你派探索者 { $id } 前往兩端：{ $gems }。
   *[pair] 你派探索者 { $id } 拿取第{ $first }、{ $last }顆：{ $gems }。
}
seekers-tell-seek = { $where ->
    [left] { $name } 派探索者 { $id } 前往左端：{ $gems }。
    [right] { $name } 派探索者 { $id } 前往右端：{ $gems }。
    [ends] { $name } 派探索者 { $id } 前往兩端：{ $gems }。
   *[pair] { $name } 派探索者 { $id } 拿取第{ $first }、{ $last }顆：{ $gems }。
}
seekers-tell-points-you = 你立即獲得{ $points }分。
seekers-tell-points = 立即獲得{ $points }分。
seekers-tell-place-you = { $way ->
    [left] 你把{ $gems }接在你那列的左端。
    [left-reversed] 你把{ $gems }（已反轉）接在你那列的左端。
    [right] 你把{ $gems }接在你那列的右端。
   *[right-reversed] 你把{ $gems }（已反轉）接在你那列的右端。
}
seekers-tell-place = { $way ->
    [left] 把{ $gems }接在自己那列的左端。
    [left-reversed] 把{ $gems }（已反轉）接在自己那列的左端。
    [right] 把{ $gems }接在自己那列的右端。
   *[right-reversed] 把{ $gems }（已反轉）接在自己那列的右端。
}
seekers-tell-back-you = { $end ->
    [left] 你把{ $gems }寶石放回左端。
   *[right] 你把{ $gems }寶石放回右端。
}
seekers-tell-back = { $end ->
    [left] 把{ $gems }寶石放回左端。
   *[right] 把{ $gems }寶石放回右端。
}
seekers-tell-steal-you = 你偷走 { $other } 的{ $gems }寶石。
seekers-tell-steal = 偷走 { $other } 的{ $gems }寶石。
seekers-tell-steal-from-you = 偷走你的{ $gems }寶石。
seekers-tell-give-you = 你把{ $gems }寶石給 { $other }。
seekers-tell-give = 把{ $gems }寶石給 { $other }。
seekers-tell-give-to-you = 把{ $gems }寶石給你。
seekers-tell-choose-you = 你選了{ $gem }寶石來交換。
seekers-tell-choose = 選了{ $gem }寶石來交換。
seekers-tell-swap-you = 你用{ $gem }寶石換來地下城的{ $other }寶石。
seekers-tell-swap = 用{ $gem }寶石換來地下城的{ $other }寶石。
seekers-tell-receive-you = { $end ->
    [left] 你把收到的寶石接在你那列的左端。
   *[right] 你把收到的寶石接在你那列的右端。
}
seekers-tell-receive = { $end ->
    [left] { $name } 把收到的寶石接在自己那列的左端。
   *[right] { $name } 把收到的寶石接在自己那列的右端。
}
seekers-tell-discard-you = 你棄置{ $gems }寶石。
seekers-tell-discard = 棄置{ $gems }寶石。
seekers-tell-exchange-you = 你對調自己那列的第{ $first }、{ $last }顆：{ $gems }。
seekers-tell-exchange = { $name } 對調自己那列的第{ $first }、{ $last }顆：{ $gems }。
seekers-tell-stop-you = 你的列維持原樣。
seekers-tell-stop = { $name } 的列維持原樣。
seekers-tell-rainbow-you = 你宣告彩虹寶石是{ $gem }色。
seekers-tell-rainbow = { $name } 宣告彩虹寶石是{ $gem }色。
seekers-tell-number-you = 你宣告數字{ $number }。
seekers-tell-number = { $name } 宣告數字{ $number }。
seekers-tell-plus-you = 你宣告加分色：{ $gem }。
seekers-tell-plus = { $name } 宣告加分色：{ $gem }。
seekers-tell-minus-you = 你宣告扣分色：{ $gem }。
seekers-tell-minus = { $name } 宣告扣分色：{ $gem }。
seekers-tell-won-you = 遊戲結束：你以{ $points }分對{ $other }分獲勝。
seekers-tell-won = 遊戲結束：{ $name } 以{ $points }分對{ $other }分獲勝。
seekers-tell-tiebreak-you = 遊戲結束：雙方同為{ $points }分，你的力量總和較低，因此獲勝。
seekers-tell-tiebreak = 遊戲結束：雙方同為{ $points }分，{ $name } 的力量總和較低，因此獲勝。

## 12探索者：目前的問題

seekers-ask-over = 遊戲結束。
seekers-ask-turn = 正在翻開指定色卡。
seekers-ask-valid-you = 第{ $round }輪，換你了：請宣告有效色。
seekers-ask-valid = 第{ $round }輪：{ $name } 正在宣告有效色。
seekers-ask-seek-you = 第{ $round }輪，換你了：派出一位探索者。
seekers-ask-seek = 第{ $round }輪：換 { $name } 了。
seekers-ask-seek-last-you = 第{ $round }輪，你的最後一個回合：派出一位探索者。
seekers-ask-seek-last = 第{ $round }輪：換 { $name } 進行最後一個回合。
seekers-ask-seek-valid-you = 第{ $round }輪，換你了：有效色是{ $gem }，派出一位探索者。
seekers-ask-seek-valid = 第{ $round }輪：換 { $name } 了，有效色是{ $gem }。
seekers-ask-putback-you = { $end ->
    [left] { $count ->
        [1] 選一顆放回左端：{ $gems }。
       *[other] 選兩顆放回左端，第二顆會在最外側：{ $gems }。
    }
   *[right] { $count ->
        [1] 選一顆放回右端：{ $gems }。
       *[other] 選兩顆放回右端，第二顆會在最外側：{ $gems }。
    }
}
seekers-ask-putback = { $name } 正在選擇要放回地下城的寶石。
seekers-ask-give-taken-you = 選一顆給 { $other }：{ $gems }。
seekers-ask-give-taken = { $name } 正在選擇要把剛拿到的哪一顆給 { $other }。
seekers-ask-give-you = 從你的寶石中選一顆給 { $other }。
seekers-ask-give = { $name } 正在選擇要給 { $other } 的寶石。
seekers-ask-give-most-you = 從你數量最多的顏色中，選一顆給 { $other }。
seekers-ask-give-most = { $name } 正在從數量最多的顏色中，選擇要給 { $other } 的寶石。
seekers-ask-place-you = { $gems }要接在你那列的哪一端？照原順序還是反轉？
seekers-ask-place = { $name } 正在排列{ $gems }。
seekers-ask-place-one-you = { $gems }要接在你那列的哪一端？
seekers-ask-place-one = { $name } 正在排列{ $gems }。
seekers-ask-receive-you = { $other } 給你{ $gem }寶石，要接在你那列的哪一端？
seekers-ask-receive = { $name } 正在排列收到的{ $gem }寶石。
seekers-ask-steal-you = 從 { $other } 那裡偷取一顆寶石。
seekers-ask-steal = { $name } 正在選擇要偷取 { $other } 的哪一顆寶石。
seekers-ask-return-you = { $end ->
    [left] { $count ->
        [1] 從你的寶石中選一顆放回左端。
       *[other] 從你的寶石中選兩顆，依序放回左端，第二顆會在最外側。
    }
   *[right] { $count ->
        [1] 從你的寶石中選一顆放回右端。
       *[other] 從你的寶石中選兩顆，依序放回右端，第二顆會在最外側。
    }
}
seekers-ask-return = { $name } 正在選擇要放回地下城的寶石。
seekers-ask-swap-you = 選一顆你要換出去的寶石。
seekers-ask-swap = { $name } 正在選擇要換出去的寶石。
seekers-ask-for-you = 選一顆地下城的寶石，用你的{ $gem }寶石來換。
seekers-ask-for = { $name } 正在選擇要用{ $gem }寶石換取地下城的哪一顆。
seekers-ask-discard-you = 從你數量最少的顏色中，棄置一顆寶石。
seekers-ask-discard = { $name } 正在選擇要棄置的寶石。
seekers-ask-exchange-you = { $count ->
    [1] 你可以對調自己那列相鄰的兩顆寶石，限一次。
   *[other] 你可以對調自己那列相鄰的兩顆寶石，最多{ $count }次。
}
seekers-ask-exchange = { $name } 可以對調自己那列相鄰的寶石。
seekers-ask-rainbow-you = 請宣告你的彩虹寶石是哪個顏色。
seekers-ask-rainbow = { $name } 正在宣告彩虹寶石的顏色。
seekers-ask-number-you = 請宣告你的數字。
seekers-ask-number = { $name } 正在宣告數字。
seekers-ask-plus-you = 請宣告加分色。
seekers-ask-plus = { $name } 正在宣告加分色。
seekers-ask-minus-you = 請宣告扣分色。
seekers-ask-minus = { $name } 正在宣告扣分色。

## 12探索者：按鈕與選項的標籤（最多80字元）

seekers-label-seek = { $where ->
    [left] { $id } · 左端：{ $gems }
    [right] { $id } · 右端：{ $gems }
    [ends] { $id } · 兩端：{ $gems }
   *[pair] { $id } · 第{ $first }、{ $last }顆：{ $gems }
}
seekers-label-seek-points = { $where ->
    [left] { $id } · 左端：{ $gems } · +{ $points }分
    [right] { $id } · 右端：{ $gems } · +{ $points }分
    [ends] { $id } · 兩端：{ $gems } · +{ $points }分
   *[pair] { $id } · 第{ $first }、{ $last }顆：{ $gems } · +{ $points }分
}
seekers-label-place = { $way ->
    [left] 左端：{ $gems }
    [left-reversed] 左端，反轉：{ $gems }
    [right] 右端：{ $gems }
   *[right-reversed] 右端，反轉：{ $gems }
}
seekers-label-receive = { $end ->
    [left] 左端
   *[right] 右端
}
seekers-label-exchange = 第{ $first }、{ $last }顆 · { $gems }
seekers-label-stop = 維持原樣
seekers-label-rainbow = 彩虹寶石是{ $gem }色
seekers-label-number = 剛好{ $number }顆
seekers-label-plus = 加分色：{ $gem }
seekers-label-minus = 扣分色：{ $gem }

## 12探索者：預覽

seekers-preview-end = { $where ->
    [left] 左端：{ $gems }
    [right] 右端：{ $gems }
   *[ends] 兩端：{ $gems }
}
seekers-preview-pair = 第{ $first }、{ $last }顆：{ $gems }
seekers-preview-quota = 還要派出{ $basic }位基本、{ $advanced }位進階探索者

## 12探索者：替代文字

seekers-alt-title = { $mode ->
    [basic] 12探索者，規則卡{ $sheet }（{ $name }），順位規則{ $order }，第{ $round }輪，共6輪。
    [advanced] 12探索者，進階模式，規則卡{ $sheet }（{ $name }），順位規則{ $order }，第{ $round }輪，共6輪。
   *[chaos] 12探索者，混沌模式，規則卡{ $sheet }（{ $name }），順位規則{ $order }，第{ $round }輪，共6輪。
}
seekers-alt-ends = 地下城有{ $count }顆寶石。從左端往內：{ $left }。從右端往內：{ $right }。
seekers-alt-line = 由左到右：{ $letters }。
seekers-alt-field = 場上的探索者：{ $seekers }。
seekers-alt-field-empty = 場上沒有探索者了。
seekers-alt-valid = 有效色：{ $gem }。
seekers-alt-pending = 已拿取、尚未排列：{ $gems }。
seekers-alt-gift = 正要交給對手：{ $gem }。
seekers-alt-starter = 本輪由 { $name } 先手。
seekers-alt-next-starter = 下一輪由 { $name } 先手。
seekers-alt-seat = { $number }號 { $name }：{ $facts }。
seekers-alt-gone = 已退出
seekers-alt-count = { $gems }
seekers-alt-row = 列 { $letters }
seekers-alt-row-empty = 列是空的
seekers-alt-gold = 黃金{ $count }顆
seekers-alt-piles = 有效堆{ $valid }，無效堆{ $invalid }
seekers-alt-seekers = 探索者 { $seekers }
seekers-alt-no-seekers = 還沒有探索者
seekers-alt-play = 即時得分{ $points }分
seekers-alt-worth = 目前{ $points }分
seekers-alt-worth-hidden = 目前{ $points }分（秘密指定色卡另計）
seekers-alt-cards = { $count }張秘密指定色卡
seekers-alt-cards-known = { $count }張指定色卡：{ $gems }
seekers-alt-hand-title = 你的收穫：{ $facts }。
seekers-alt-hand-gems = 指令裡的寫法：{ $gems }。

## 12探索者：遊戲結束後

seekers-standing = { $place }. { $name }：{ $points }分，力量總和{ $power }
seekers-standing-hidden = { $place }. { $name }：{ $points }分（秘密指定色卡另計），力量總和{ $power }
seekers-standing-gone = { $name }：中途退出
seekers-reckoning-won = { $name } 以{ $points }分對{ $other }分獲勝。
seekers-reckoning-tiebreak = 雙方同為{ $points }分；{ $name } 的力量總和較低（{ $power }比{ $other }），因此獲勝。
seekers-reckoning-alone = 對手退出了，{ $name } 獲勝。
seekers-reckoning-none = 所有人都退出了，沒有人獲勝。
seekers-reckoning-line = { $name }：{ $reckoning }
seekers-reckoning-parts = 規則卡{ $sheet }分，黃金{ $gold }分，即時得分{ $play }分，總分{ $total }分
seekers-reckoning-declared = { $line }（{ $declared }）
seekers-declared-rainbow = 彩虹當作{ $gem }
seekers-declared-number = 數字{ $number }
seekers-declared-plus = 加分色{ $gems }
seekers-declared-minus = 扣分色{ $gems }
seekers-declared-cards = { $count }張指定色卡：{ $gems }

## 12探索者：規則摘要

seekers-rules-aim = **12探索者**，2人。地下城是一列39顆的寶石，派探索者把寶石搬出來；寶石值多少分，由這一桌的規則卡決定。
seekers-rules-turn = **共六輪**，每輪每人一個回合。輪到你時，從場上拿一位探索者派出去。
seekers-rules-basic = • **基本探索者**從列的左端或右端，拿走和自己力量（1到5）一樣多的寶石。
seekers-rules-advanced = • **進階探索者**（例如2c）各有本領。進階模式中，每人派出四位基本、兩位進階探索者；混沌模式則只有進階探索者。
seekers-rules-must = 探索者的能力能執行就一定要執行，無法執行就略過。
seekers-rules-lay = **排列。**依規則卡不同，寶石可能依種類計數、整組接在你那列的一端（照原順序或反轉），或放進有效堆或無效堆。黃金一律另外放。
seekers-rules-kinds = **寶石。**五種顏色各七顆，黃金三顆，彩虹一顆。每顆黃金1分。持有彩虹寶石的人，最後宣告它的顏色。
seekers-rules-order = **先後。**這一桌的順位規則決定每輪由誰先手：總是起始玩家、兩人輪流、上一輪力量較高的人，或力量較低的人。
seekers-rules-end = **結束。**第六輪後，把規則卡得分、黃金和即時得分加起來，分數高的人獲勝；同分時，探索者力量總和較低的人獲勝。除非開桌時另外設定，最後的宣告由機器人替雙方選最有利的。
seekers-rules-letters = **指令裡的寫法**：r紅、y黃、g綠、b藍、p紫、{ "*" }彩虹、{ "$" }黃金；位置從左邊數起，第一個是1。
seekers-glossary = **地下城**是排成一列的寶石。**力量**是探索者上的數字。**種類**指七種寶石中的一種，**顏色**指五種顏色中的一種。**連續**是列中兩顆以上同色相鄰的寶石，**單獨**是旁邊沒有同色的寶石。**即時得分**是探索者當場帶來的分數。**規則卡**決定寶石值多少分。
seekers-example = **舉例。**地下城左端由外往內是紅、紅、藍，右端由外往內是綠、黃金、黃。規則卡是1號，你有3顆紅和1顆藍。派探索者 2 前往左端會拿到2顆紅：第一名的顏色從3顆變成5顆，多2分。派往右端則拿到黃金和綠：黃金1分，綠則成為你的第二或第三名顏色。
    假設你派他去左端：地下城的左端就變成藍，對手下一步就拿得到。所以拿之前，也要看看會露出什麼寶石。

## 12探索者：教學，前幾個回合每回合一課

seekers-lesson-1 = **探索者。**六輪之中，每輪派出一位探索者。卡上的數字是他的力量，也就是要從地下城（那一列寶石）的左端或右端拿走幾顆。派出去之後，兩個人都不能再用他。按下**進行我的回合**，選一位探索者，再選寶石比較合意的那一端。
seekers-lesson-2 = **規則卡。**寶石值多少分，看右上角的規則卡。規則卡1：數量最多的兩種顏色每顆1分，第三名每顆扣1分，其他不計分。所以專心收集兩種顏色，別讓第三種太多。黃色的大數字是遊戲現在結束時你的分數。
seekers-lesson-3 = **黃金與彩虹。**不論哪張規則卡，黃金每顆都是1分，不屬於任何顏色。彩虹寶石在遊戲最後，會當作對持有者最有利的顏色。
seekers-lesson-4 = **留給對手什麼。**你拿走一端的寶石後，露出來的那幾顆，對手接下來就拿得到。力量大的探索者拿得多，但為數不多：看看場上還剩哪些，那是你們兩個人共用的。
seekers-lesson-5 = **結束。**六輪過後，把規則卡得分、黃金和即時得分加起來。同分時，探索者力量總和較低的人獲勝，所以力量小的探索者也有用處。其他規則卡會把寶石排成一列或分成兩堆，進階探索者還會偷取、交換、贈送：下次試試看吧。
