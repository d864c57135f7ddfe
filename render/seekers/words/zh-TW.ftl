### 繁體中文（台灣）的12探索者。名字（$name、$names）直接帶入，兩側留空格；$gems、$cards、$nobles 是已接好的文字。

## 寶石、探索者與規則卡

seekers-name = 12探索者
seekers-gem-r = 紅
seekers-gem-y = 黃
seekers-gem-g = 綠
seekers-gem-b = 藍
seekers-gem-p = 紫
seekers-gem-rainbow = 彩虹
seekers-gem-gold = 黃金
seekers-colours = 最常收集的顏色：{ $colours }
seekers-gem-hidden = 未公開
seekers-gem-r-label = 紅
seekers-gem-y-label = 黃
seekers-gem-g-label = 綠
seekers-gem-b-label = 藍
seekers-gem-p-label = 紫
seekers-gem-rainbow-label = 彩虹
seekers-gem-gold-label = 黃金
seekers-gem-hidden-label = 未公開
seekers-gem-r-typed = 紅色
seekers-gem-y-typed = 黃色
seekers-gem-g-typed = 綠色
seekers-gem-b-typed = 藍色
seekers-gem-p-typed = 紫色
seekers-gem-rainbow-typed = 彩虹色
seekers-gem-gold-typed = 金色 金
seekers-typed-left = 左端 左邊 左
seekers-typed-right = 右端 右邊 右
seekers-typed-reversed = 反轉 反
seekers-typed-valid = 有效堆 有效
seekers-typed-invalid = 無效堆 無效
seekers-line-one = 第{ $place }顆：{ $gem }
seekers-line-five = 第{ $first }到{ $last }顆：{ $gems }
seekers-gem-at = 第{ $place }顆 { $gem }
seekers-gem-named = { $gem }（{ $reference }）
seekers-gem-in-valid = 有效堆的{ $gem }（{ $reference }）
seekers-gem-in-invalid = 無效堆的{ $gem }（{ $reference }）
seekers-no-gems = 沒有寶石
seekers-kind-count = 寶石依種類計算數量。
seekers-kind-row = 寶石排成一列：每回合拿到的寶石整組接在列的左端或右端，照原順序或整組反轉。偷來或別人給的寶石，由收下的人選擇接在哪一端；換來的寶石放在換出那顆的位置。兩顆以上同色相鄰稱為「連續」；旁邊沒有同色的寶石稱為「單獨」。
seekers-kind-piles = 當回合有效色的寶石和彩虹寶石放進有效堆，其他的放進無效堆；偷來和換來的寶石也照當回合的有效色。別人給的寶石，除了黃金，一律放進無效堆。
seekers-gold-and-points = 黃金另外放，每顆1分，再加上探索者得到的分數。

## 規則卡的內容

seekers-sheet-title = **規則卡{ $sheet } · { $name }**
seekers-lie = { $kind ->
    [count] 寶石依種類計算數量。
    [row] 寶石排成一列。
   *[piles] 寶石分放有效、無效兩堆。
}
seekers-sheet-choice = { $kind ->
    [count] { $sheet } · { $name }（依種類計數）
    [row] { $sheet } · { $name }（排成一列）
   *[piles] { $sheet } · { $name }（有效／無效兩堆）
}
seekers-sheet-example = 例：{ $example }
seekers-sheet-1-name = 前兩名得分，第三名扣分
seekers-sheet-1 = 把你的顏色依數量排名次。第一名和第二名的顏色每顆1分，第三名的顏色每顆扣1分。數量相同的顏色依序各占一個名次。
seekers-sheet-1-example = 6顆紅、4顆藍、3顆綠：6 + 4 − 3 = 7分。
seekers-rank-1 = 最多
seekers-rank-2 = 第二
seekers-rank-3 = 第三
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
seekers-sheet-11 = 回合結束時，從你擁有的顏色中，棄置1顆數量最少的顏色的寶石（同數時自選；黃金和彩虹不算）。最後每有一種顏色得4分，每顆寶石扣1分；這裡黃金不算寶石，彩虹算。
seekers-sheet-11-example = 4種顏色共9顆寶石：16 − 9 = 7分。
seekers-sheet-12-name = 寶石多、顏色少
seekers-sheet-12 = 回合結束時，從你擁有的顏色中，棄置1顆數量最少的顏色的寶石（同數時自選；黃金和彩虹不算）。最後每顆寶石得1分，每有一種顏色扣1分；這裡黃金不算寶石。
seekers-sheet-12-example = 3種顏色共10顆寶石：10 − 3 = 7分。
seekers-sheet-13-name = 加分與扣分
seekers-sheet-13 = 回合結束時，從你擁有的顏色中，棄置1顆數量最少的顏色的寶石（同數時自選；黃金和彩虹不算）。最後從你擁有的顏色中宣告一種為加分色，每顆2分；另一種為扣分色，每顆−2分。
seekers-sheet-13-example = 加分色紅6顆、扣分色藍1顆：12 − 2 = 10分。
seekers-sheet-14-name = 兩張卡，一加一扣
seekers-sheet-14 = 你有兩張祕密的指定色卡。最後宣告其中一張為加分色，每顆2分；另一張為扣分色，每顆−2分。
seekers-sheet-14-example = 指定色卡是紅和藍，有5顆紅、2顆藍：10 − 4 = 6分。
seekers-sheet-15-name = 一張扣分卡
seekers-sheet-15 = 你的一張祕密指定色卡就是扣分色，每顆−2分。最後另外宣告兩種顏色為加分色，每顆1分。
seekers-sheet-15-example = 加分色紅5顆、綠4顆，扣分色1顆：5 + 4 − 2 = 7分。
seekers-sheet-16-name = 指定色的連續
seekers-sheet-16 = 你有兩張祕密的指定色卡。這兩種顏色的連續依長度得分：2顆2分、3顆4分、4顆6分、5顆8分、6顆10分、7或8顆13分。
seekers-sheet-16-example = 指定色有3顆和2顆的連續各一段：4 + 2 = 6分。
seekers-sheet-17-name = 比段數
seekers-sheet-17 = 你有兩張祕密的指定色卡。這兩種顏色的連續不論長短，每段得3分。
seekers-sheet-17-example = 指定色有三段連續：9分。
seekers-sheet-18-name = 相鄰對調
seekers-sheet-18 = 回合結束時，你可以對調自己的寶石列中相鄰的兩顆：用了力量1的探索者最多兩次，力量2或3最多一次，力量4或5不能對調。連續依長度得分：2顆1分、3顆2分、4顆4分、5顆6分、6顆9分、7或8顆12分。
seekers-sheet-18-example = 紅、藍、紅對調一次，就成了紅、紅、藍。
seekers-sheet-19-name = 翻開有效色
seekers-sheet-19 = 第1到5輪各翻開一張指定色卡，那就是兩位玩家共同的有效色。第6輪改由每位玩家在自己回合開始時宣告有效色。有效堆裡每顆寶石1分。
seekers-sheet-19-example = 有效色是綠，拿到綠、綠、紅：2顆進有效堆。
seekers-sheet-20-name = 自選有效色
seekers-sheet-20 = 每次輪到你，先宣告有效色，顏色可以重複。有效堆裡每顆寶石1分。
seekers-sheet-20-example = 宣告藍，拿到藍、藍、彩虹、紅：3顆進有效堆。

## 先後順序

seekers-order-1 = 每一輪都由起始玩家先手。
seekers-order-2 = 兩人輪流先手，奇數輪由起始玩家先手。
seekers-order-3 = 上一輪派出的探索者力量較高的人，下一輪先手；力量相同就換人先手。
seekers-order-4 = 上一輪派出的探索者力量較低的人，下一輪先手；力量相同就換人先手。

## 每位探索者的能力

seekers-seeker-title = **{ $id }**（力量{ $power }）：
seekers-seeker-basic = 從地下城的左端或右端拿{ $power }顆寶石。
seekers-seeker-1a = 從一端拿1顆；然後從對手那裡偷取1顆寶石（黃金和彩虹除外）。
seekers-seeker-1b = 從一端拿1顆；如果你原本沒有這一種寶石，立即得2分。
seekers-seeker-1c = 從一端拿3顆；然後把你的任意2顆寶石放回同一端，順序自選。
seekers-seeker-2a = 從一端拿2顆；如果兩顆同種，立即得2分。
seekers-seeker-2b = 從一端拿2顆；然後從對手那裡偷取1顆寶石，限剛才拿到的顏色（黃金和彩虹除外）。
seekers-seeker-2c = 從地下城任何位置拿相鄰的2顆，剩下的靠攏。
seekers-seeker-2d = 從兩端各拿1顆。
seekers-seeker-3a = 從一端拿5顆，其中2顆退回同一端，順序自選；留下3顆。
seekers-seeker-3b = 從一端拿3顆；如果三顆都不同種，立即得2分。
seekers-seeker-3c = 從一端拿3顆；然後用你的1顆寶石交換地下城裡的1顆寶石（黃金和彩虹除外）。
seekers-seeker-3d = 從一端拿3顆；然後把你的1顆寶石給對手。
seekers-seeker-4a = 從一端拿4顆；如果剛好是兩種寶石，立即得2分。
seekers-seeker-4b = 從一端拿5顆，其中1顆退回同一端；留下4顆。
seekers-seeker-4c = 從兩端各拿2顆。
seekers-seeker-5a = 從一端拿5顆，其中1顆給對手；留下4顆。
seekers-seeker-5b = 從一端拿5顆；然後從你數量最多的顏色中，給對手1顆寶石（同數時自選）。
seekers-seeker-5c = 從一端拿5顆；如果有四種以上的寶石，立即得2分。

## 發生的事

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
seekers-film-seek = { $where ->
    [left] 派探索者 { $id } 前往左端
    [right] 派探索者 { $id } 前往右端
    [ends] 派探索者 { $id } 前往兩端
   *[pair] 派探索者 { $id } 拿取第{ $first }、{ $last }顆
}
seekers-tell-points-you = 你立即獲得{ $points }分。
seekers-tell-points = 立即獲得{ $points }分。
seekers-tell-place-you = { $way ->
    [left] 你把{ $gems }接在寶石列的左端。
    [left-reversed] 你把{ $gems }（已反轉）接在寶石列的左端。
    [right] 你把{ $gems }接在寶石列的右端。
   *[right-reversed] 你把{ $gems }（已反轉）接在寶石列的右端。
}
seekers-tell-place = { $way ->
    [left] 把{ $gems }接在自己寶石列的左端。
    [left-reversed] 把{ $gems }（已反轉）接在自己寶石列的左端。
    [right] 把{ $gems }接在自己寶石列的右端。
   *[right-reversed] 把{ $gems }（已反轉）接在自己寶石列的右端。
}
seekers-tell-back-you = { $end ->
    [left] { $gems }回到地下城左端。
   *[right] { $gems }回到地下城右端。
}
seekers-tell-back = { $end ->
    [left] { $gems }回到地下城左端。
   *[right] { $gems }回到地下城右端。
}
seekers-tell-steal-you = 你偷走 { $other } 的寶石：{ $gems }。
seekers-tell-steal = 偷走 { $other } 的寶石：{ $gems }。
seekers-tell-steal-from-you = 偷走你的寶石：{ $gems }。
seekers-tell-give-you = 你給 { $other } 寶石：{ $gems }。
seekers-tell-give = 給 { $other } 寶石：{ $gems }。
seekers-tell-give-to-you = 給你寶石：{ $gems }。
seekers-tell-choose-you = 你選了這顆寶石來交換：{ $gem }。
seekers-tell-choose = 選了這顆寶石來交換：{ $gem }。
seekers-tell-swap-you = 你用{ $gem }換來地下城的{ $other }。
seekers-tell-swap = 用{ $gem }換來地下城的{ $other }。
seekers-tell-receive-you = { $end ->
    [left] 你把收到的寶石接在寶石列的左端。
   *[right] 你把收到的寶石接在寶石列的右端。
}
seekers-tell-receive = { $end ->
    [left] { $name } 把收到的寶石接在自己寶石列的左端。
   *[right] { $name } 把收到的寶石接在自己寶石列的右端。
}
seekers-tell-discard-you = 你棄置寶石：{ $gems }。
seekers-tell-discard = 棄置寶石：{ $gems }。
seekers-tell-nothing = { $what ->
    [steal] 探索者 { $id } 沒有寶石可偷。
   *[swap] 探索者 { $id } 沒有寶石可換。
}
seekers-tell-exchange-you = 你對調寶石列的第{ $first }、{ $last }顆：{ $gems }。
seekers-tell-exchange = 對調自己寶石列的第{ $first }、{ $last }顆：{ $gems }。
seekers-tell-stop-you = 你不再對調。
seekers-tell-stop = 不再對調。
seekers-tell-rainbow-you = 你宣告彩虹寶石是{ $gem }色。
seekers-tell-rainbow = { $name } 宣告彩虹寶石是{ $gem }色。
seekers-tell-number-you = 你宣告數字{ $number }。
seekers-tell-number = { $name } 宣告數字{ $number }。
seekers-tell-plus-you = 你宣告加分色：{ $gem }。
seekers-tell-plus = { $name } 宣告加分色：{ $gem }。
seekers-tell-minus-you = 你宣告扣分色：{ $gem }。
seekers-tell-minus = { $name } 宣告扣分色：{ $gem }。

## 目前的問題

seekers-ask-over = 遊戲結束。
seekers-ask-turn = 正在翻開指定色卡。
seekers-ask-valid-you = 第{ $round }輪，輪到你了：請宣告有效色。
seekers-ask-valid = 第{ $round }輪：{ $name } 正在宣告有效色。
seekers-ask-seek-you = 第{ $round }輪，輪到你了：派出一位探索者。
seekers-ask-seek = 第{ $round }輪：輪到 { $name } 了。
seekers-ask-seek-last-you = 第{ $round }輪，你的最後一個回合：派出一位探索者。
seekers-ask-seek-last = 第{ $round }輪：輪到 { $name } 的最後一個回合。
seekers-ask-seek-valid-you = 第{ $round }輪，輪到你了：有效色是{ $gem }色，派出一位探索者。
seekers-ask-seek-valid = 第{ $round }輪：輪到 { $name } 了，有效色是{ $gem }色。
seekers-ask-putback-you = { $end ->
    [left] { $count ->
        [1] 選一顆退回左端：{ $gems }。
       *[other] 選兩顆退回左端，一次一顆，第二顆會在最外側：{ $gems }。
    }
   *[right] { $count ->
        [1] 選一顆退回右端：{ $gems }。
       *[other] 選兩顆退回右端，一次一顆，第二顆會在最外側：{ $gems }。
    }
}
seekers-ask-putback = { $name } 正在選擇要退回地下城的寶石。
seekers-ask-give-taken-you = 選一顆給 { $other }：{ $gems }。
seekers-ask-give-taken = { $name } 正在選擇要把剛拿到的哪一顆給 { $other }。
seekers-ask-give-you = 從你的寶石中選一顆給 { $other }。
seekers-ask-give = { $name } 正在選擇要給 { $other } 的寶石。
seekers-ask-give-most-you = 從你數量最多的顏色中，選一顆給 { $other }（同數時自選）。
seekers-ask-give-most = { $name } 正在從數量最多的顏色中，選擇要給 { $other } 的寶石。
seekers-ask-place-you = { $gems }要接在寶石列的哪一端？照原順序還是反轉？
seekers-ask-place = { $name } 正在把{ $gems }接到寶石列。
seekers-ask-place-one-you = { $gems }要接在寶石列的哪一端？
seekers-ask-place-one = { $name } 正在把{ $gems }接到寶石列。
seekers-ask-receive-you = { $other } 給你寶石（{ $gem }），收下後要接在寶石列的哪一端？
seekers-ask-receive = { $name } 正在選擇收到的寶石（{ $gem }）要接在哪一端。
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
seekers-ask-swap-you = 從你的寶石中，選一顆換出。
seekers-ask-swap = { $name } 正在選擇要換出去的寶石。
seekers-ask-for-you = 選一顆地下城的寶石，用你的{ $gem }來換。
seekers-ask-for = { $name } 正在選擇要用{ $gem }換取地下城的哪一顆。
seekers-ask-discard-you = 你數量最少的顏色不只一種，請選一顆寶石棄置。
seekers-ask-discard = { $name } 正在選擇要棄置的寶石。
seekers-ask-exchange-you = { $count ->
    [1] 你還可以對調1次相鄰的兩顆寶石。
   *[other] 你可以對調寶石列中相鄰的兩顆寶石，最多{ $count }次。
}
seekers-ask-exchange = { $name } 可以對調自己寶石列中相鄰的寶石。
seekers-ask-rainbow-you = 請宣告你的彩虹寶石是哪個顏色。
seekers-ask-rainbow = { $name } 正在宣告彩虹寶石的顏色。
seekers-ask-number-you = 請宣告你的數字。
seekers-ask-number = { $name } 正在宣告數字。
seekers-ask-plus-you = 請宣告加分色。
seekers-ask-plus = { $name } 正在宣告加分色。
seekers-ask-minus-you = 請宣告扣分色。
seekers-ask-minus = { $name } 正在宣告扣分色。

## 按鈕與選項的標籤（最多80字元）

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
seekers-label-stop = 不再對調
seekers-label-rainbow = 彩虹寶石是{ $gem }色
seekers-label-valid = 有效色：{ $gem }
seekers-label-number = 剛好{ $number }顆
seekers-label-plus = 加分色：{ $gem }
seekers-label-minus = 扣分色：{ $gem }

## 預覽

seekers-reach = { $end ->
    [left] **左端：**{ $gems }
   *[right] **右端：**{ $gems }
}
seekers-reach-direction = -# 兩端都和圖上一樣，由左到右。+和−是分數的增減。
seekers-preview-quota = 還要派出{ $basic }位基本、{ $advanced }位進階探索者

## 替代文字

seekers-alt-barred = 現在不能派出：{ $seekers }。
seekers-alt-best = 最好的答案：{ $move }。
seekers-alt-new = 新變化：{ $changes }。
seekers-alt-new-left = 左端
seekers-alt-new-right = 右端
seekers-alt-new-seat = { $name } 的{ $parts }
seekers-alt-new-points = 探索者得分
seekers-alt-new-places = 第{ $places }顆
seekers-alt-new-valid = 有效堆{ $gems }
seekers-alt-new-invalid = 無效堆{ $gems }
seekers-alt-title = { $mode ->
    [basic] { seekers-name }，規則卡{ $sheet }（{ $name }），{ $order }，第{ $round }輪，共6輪。
    [advanced] { seekers-name }，進階模式，規則卡{ $sheet }（{ $name }），{ $order }，第{ $round }輪，共6輪。
   *[chaos] { seekers-name }，混沌模式，規則卡{ $sheet }（{ $name }），{ $order }，第{ $round }輪，共6輪。
}
seekers-alt-ends = 地下城有{ $count }顆寶石。從右端往內：{ $right }。
seekers-alt-line = 由左到右：{ $letters }。
seekers-alt-field = 場上的探索者：{ $seekers }。
seekers-alt-field-empty = 場上沒有探索者了。
seekers-alt-valid = 有效色：{ $gem }。
seekers-alt-pending = 已拿取、尚未擺放：{ $gems }。
seekers-alt-gift = 正要交給對手：{ $gem }。
seekers-alt-starter = 本輪由 { $name } 先手。
seekers-alt-next-starter = 下一輪由 { $name } 先手。
seekers-next = 下輪
seekers-alt-seat = { $number }號 { $name }：{ $facts }。
seekers-alt-gone = 已退出
seekers-alt-count = { $gems }
seekers-alt-row = 寶石列：{ $letters }
seekers-alt-row-empty = 寶石列是空的
seekers-alt-gold = 黃金{ $count }顆
seekers-alt-piles = 有效堆：{ $valid }；無效堆：{ $invalid }
seekers-alt-seekers = 探索者 { $seekers }
seekers-alt-no-seekers = 還沒有探索者
seekers-alt-play = 含探索者得分{ $points }分
seekers-alt-worth = 目前{ $points }分
seekers-alt-worth-hidden = 目前{ $points }分（祕密指定色卡另計）
seekers-alt-cards = { $count }張祕密指定色卡
seekers-alt-cards-known = { $count }張指定色卡：{ $gems }
seekers-alt-hand-title = 你的寶石：{ $facts }。
seekers-hand-score = 目前得分
seekers-hand-cards = 祕密指定色卡
seekers-alt-hand-worth = 目前各色的分數：{ $worth }。
seekers-alt-by-colour = 各色分數：{ $worth }
seekers-alt-worth-of = { $gem }{ $points }
seekers-alt-hand-gems = 指令裡的寫法：{ $gems }。

## 怎麼看盤面：圖上號碼的意思

seekers-guide-1 = 地下城那一列的兩端；探索者從其中一端拿寶石。
seekers-guide-2 = 淺色的部分：探索者從一端拿得到的範圍。
seekers-guide-3 = 地下城：一列寶石，像文字一樣換行。數字是指令裡的位置。
seekers-guide-4 = 規則卡的編號，以及寶石怎麼擺（計數、排成一列，或有效和無效兩堆）。
seekers-guide-5 = 規則卡怎麼計分：上面是條件，下面是分數。
seekers-guide-6 = 這一輪的行動順序，以及各自派出的探索者；右邊是下一輪，以及由誰先手。5 和 ▲ 表示力量較高者先手，1 和 ▼ 表示較低者先手。
seekers-guide-7 = 目前第幾輪，共六輪。
seekers-guide-8 = 探索者：力量，以及拿走的寶石。紫色的是進階探索者，各有本領。
seekers-guide-9 = 目前的分數；閃電旁邊是探索者得到的分數。
seekers-guide-10 = 這位玩家的寶石（依種類），以及指令裡的字母。
seekers-guide-11 = 藍色的星光標出上一次盤面之後變動的地方。
seekers-guide-12 = 這位玩家到目前派出的探索者。

## 遊戲結束後

seekers-standing = { $place }. { $name }：{ $reckoning }
seekers-standing-early = { $place }. { $name }：{ $points }分
seekers-standing-hidden = { $place }. { $name }：{ $points }分（祕密指定色卡另計）
seekers-standing-gone = { $name }：中途退出
seekers-reckoning-won = { $name } 以{ $points }分對{ $other }分獲勝。
seekers-reckoning-tiebreak = 雙方同為{ $points }分；{ $name } 的力量總和較低（{ $power }比{ $other }），因此獲勝。
seekers-reckoning-alone = 對手退出了，{ $name } 獲勝。
seekers-reckoning-none = 所有人都退出了，沒有人獲勝。
seekers-finish-lead = 以{ $lead }分之差獲勝
seekers-finish-powers = 同為{ $points }分，力量總和較低（{ $power }＜{ $more }）
seekers-finish-sent = 各輪派出的探索者
seekers-reckoning-parts = 規則卡得分{ $sheet }{ $gold ->
    [0] {""}
   *[other] {" "}+ 黃金{ $gold }
}{ $play ->
    [0] {""}
   *[other] {" "}+ 探索者得分{ $play }
} = { $total }分
seekers-reckoning-declared = { $line }（{ $declared }）
seekers-declared-rainbow = 彩虹當作{ $gem }
seekers-declared-number = 數字{ $number }
seekers-declared-plus = 加分色{ $gems }
seekers-declared-minus = 扣分色{ $gems }
seekers-declared-cards = { $count }張指定色卡：{ $gems }

## 規則摘要

seekers-rules-aim = **{ seekers-name }**，2人。地下城是一列39顆的寶石，派探索者把寶石搬出來；寶石值多少分，由這一桌的規則卡決定。
seekers-rules-turn = **共六輪**，每輪每人一個回合。輪到你時，從場上選一位探索者派出去。
seekers-rules-basic = • **基本探索者**從列的左端或右端，拿走和自己力量（1到5）一樣多的寶石。
seekers-rules-advanced = • **進階探索者**（例如 2c）各有本領。進階模式中，每人派出四位基本、兩位進階探索者；混沌模式則只有進階探索者。
seekers-rules-must = 探索者的能力能執行就一定要執行，無法執行就略過。
seekers-rules-lay = **擺放。**依規則卡不同，寶石可能依種類計數、整組接在你寶石列的一端（照原順序或反轉），或放進有效堆或無效堆。黃金一律另外放。
seekers-rules-kinds = **寶石。**五種顏色各七顆，黃金三顆，彩虹一顆。每顆黃金1分。持有彩虹寶石的人，最後宣告它的顏色。
seekers-rules-order = **先後。**這一桌的順位規則決定每輪由誰先手：總是起始玩家、兩人輪流、上一輪力量較高的人，或力量較低的人。
seekers-rules-end = **結束。**第六輪後，把規則卡得分、黃金和探索者得到的分數加起來，分數高的人獲勝；同分時，探索者力量總和較低的人獲勝。除非開桌時另外設定，由機器人替雙方自動做最有利的宣告。
seekers-rules-letters = **指令裡的寫法**：r紅、y黃、g綠、b藍、p紫、{ "*" }彩虹、{ "$" }黃金，直接打「紅」也可以；位置從左邊數起，第一個是1。r+ 是有效堆的紅，r- 是無效堆的紅。
seekers-glossary = **地下城**是排成一列的寶石。**力量**是探索者卡上的數字。**種類**指七種寶石中的一種，**顏色**指五種顏色中的一種。**連續**是列中兩顆以上同色相鄰的寶石，**單獨**是旁邊沒有同色的寶石。**探索者得分**是探索者當場帶來的分數。**規則卡**決定寶石值多少分。
seekers-example = **舉例。**地下城左端由外往內是紅、紅、藍，右端由外往內是綠、黃金、黃。規則卡是1號，你有3顆紅和1顆藍。派探索者 2 前往左端會拿到2顆紅：第一名的顏色從3顆變成5顆，多2分。派往右端則拿到黃金和綠：黃金1分，綠則成為你的第二或第三名顏色。
    假設你派他去左端：地下城的左端就變成藍，對手下一回合就拿得到。所以拿之前，也要看看會露出什麼寶石。

## 為什麼這樣選：沒有主詞的短句，自己的選擇和電腦的選擇都適用

seekers-why-other = { $kind ->
    [left] { $id } · 左端
    [right] { $id } · 右端
    [ends] { $id } · 兩端
    [pair] { $id } · 第{ $first }、{ $last }顆
    [place-left] 左端
    [place-left-reversed] 左端，反轉
    [place-right] 右端
    [place-right-reversed] 右端，反轉
    [exchange] 對調第{ $first }、{ $last }顆
    [stop] 不再對調
    [gem] { $gem }
   *[other] 第{ $first }顆
}
seekers-why-margin = { $by ->
    [0] 以較低的力量總和
   *[other] 以{ $by }分之差
}
seekers-why-wins-by = { $later ->
    [yes] 雙方好好走的話，
   *[no] {""}
}{ $by }獲勝；「{ $other }」則是{ $wins ->
    [yes] {""}
   *[no] {" "}{ $seat }{" "}
}{ $but }獲勝。
seekers-why-loses-by = { $later ->
    [yes] 雙方好好走的話，
   *[no] {""}
}{ $seat } { $by }獲勝；「{ $other }」則是{ $but }。
seekers-why-won = { $both ->
    [2] 兩步都一樣，
   *[1] {""}
}{ $later ->
    [yes] 好好走就會
   *[no] {""}
}{ $by ->
    [none] {""}
   *[other] { $by }
}獲勝。
seekers-why-lost = { $both ->
    [2] 兩步都一樣，
   *[1] {""}
}{ $later ->
    [yes] 對方好好走的話，
   *[no] {""}
}{ $seat } 會{ $by ->
    [none] {""}
   *[other] { $by }
}獲勝。
seekers-why-wins = 不管 { $seat } 怎麼走都會贏；「{ $other }」不會。
seekers-why-hands = { $sure ->
    [yes] 不管 { $seat } 的指定色是什麼都會贏；「{ $other }」碰上{ $hands }就會輸。
   *[no] { $seat } 的指定色是{ $hands }的話，這一步會贏，「{ $other }」會輸；其他情況下「{ $other }」也沒有更好。
}
seekers-why-only = { $seat } 的指定色是{ $hands }的話會贏；「{ $other }」怎樣都不會贏。
seekers-why-odds = { $seat } 可能的{ $all }種指定色之中，有{ $count }種會贏；「{ $other }」是{ $less }種。
seekers-why-or = { $one }，或是{ $two }
seekers-why-told = { $told ->
    [ending] 。{ $ending }
    [reply] ：兩步都一樣，{ $seat } 下一回合走出最好的一步後是{ $mine }比{ $theirs }。
    [now] ：兩步都一樣，這回合之後{ $mine }分。
    [power] ：它現在多{ $points }分，但會用掉更強的探索者。
    [later] ：它現在多{ $points }分，但應該留不住。
   *[none] 。
}
seekers-why-expects = 電腦預期{ $round ->
    [6] 最後
   *[other] 第{ $round }輪之後
}和 { $seat } 的比分是{ $mine }比{ $theirs }。
seekers-why-expects-own = 電腦預期{ $round ->
    [6] 最後
   *[other] 第{ $round }輪之後
}是{ $mine }分。
seekers-why-expects-instead = 電腦預期{ $round ->
    [6] 最後
   *[other] 第{ $round }輪之後
}和 { $seat } 的比分是{ $mine }比{ $theirs }；「{ $other }」則是{ $less }比{ $more }。
seekers-why-expects-own-instead = 電腦預期{ $round ->
    [6] 最後
   *[other] 第{ $round }輪之後
}是{ $mine }分；「{ $other }」則是{ $less }分。
seekers-why-plans = 之後應會派遣探索者 { $seeker } 拿走{ $taken }（{ $points }分）；走「{ $other }」的話，估計最多{ $less }分。
seekers-why-fears = 走「{ $other }」的話，{ $seat } 應會派遣探索者 { $seeker } 拿走{ $taken }（{ $points }分）；走這一步的話，估計最多{ $less }分。
seekers-theme-counting = 算分
seekers-theme-denying = 對手需要的
seekers-theme-tempo = 速度
seekers-theme-end = 終局
seekers-why-alike = 「{ $other }」{ $role ->
    [same] 會走到同樣的局面，
    [rare] 一樣少，
    [worthless] 在無效堆裡同樣不計分，
   *[no] {""}
}也一樣好{ $told }
seekers-why-stolen = { $taken }（另偷1顆{ $gem }）
seekers-why-reply = { $seat } 下一回合走出最好的一步後是{ $mine }比{ $theirs }。
seekers-why-plan = { $seat } 下一回合走出最好的一步後是{ $mine }比{ $theirs }；「{ $other }」最好也只是{ $less }比{ $more }。
seekers-why-turn = 這回合之後{ $mine }分；「{ $other }」最多{ $less }分。
seekers-why-stand = 這回合之後和 { $seat } 是{ $mine }比{ $theirs }；「{ $other }」最好也只是{ $less }比{ $more }。
seekers-why-twice = 連續兩個回合：接著探索者 { $seeker } 拿走{ $taken }，一共{ $mine }分；「{ $other }」最多{ $less }分。
seekers-why-again = 連續兩個回合：接著探索者 { $seeker } 拿走{ $taken }，一共{ $mine }分；走「{ $other }」的話，中間輪到 { $seat }。
seekers-why-denies = 走「{ $other }」的話，{ $seat } 能派遣探索者 { $seeker } 拿走{ $taken }。
seekers-why-run = { $rainbow ->
    [yes] 加上彩虹，
   *[no] {""}
}形成{ $length }顆{ $colour }的連續。
seekers-why-spares = 走「{ $other }」會多出{ $length ->
    [1] 單獨一顆{ $colour }
   *[other] { $length }顆{ $colour }的連續
}，損失{ $points }分。
seekers-why-count = { $colour }{ $card ->
    [plus] （加分色）
    [minus] （扣分色）
   *[no] {""}
}變成{ $count }顆，而不是{ $fewer }顆：光是這樣就多{ $points }分。
seekers-why-colours = 差別在於{ $kind ->
    [more] { $gems }比較多
    [less] { $spent }比較少
   *[both] { $gems }比較多，{ $spent }比較少
}。
seekers-why-colours-by = { $kind ->
    [more] { $gems }比較多
    [less] { $spent }比較少
   *[both] { $gems }比較多，{ $spent }比較少
}：光是這樣就多{ $points }分。
seekers-why-gold = { $count }顆黃金，每顆1分；「{ $other }」是{ $less }顆。
seekers-why-valid = { $count }顆有效寶石；「{ $other }」是{ $less }顆。
seekers-why-rainbow = 拿走彩虹寶石；「{ $other }」會留下它。
seekers-why-prize = 探索者本身帶來{ $count }分；「{ $other }」是{ $less }分。
seekers-why-safe = 黃金與加分帶來{ $count }分，不會再失去；「{ $other }」是{ $less }分。
seekers-why-next = 為下一回合的探索者 { $seeker } 留下{ $taken }：{ $points }分；「{ $other }」的話，那個回合最多{ $less }分。
seekers-why-ready = 之後再拿{ $count }顆{ $colour }會多{ $points }分；走「{ $other }」的話，再拿{ $count }顆任何顏色{ $less ->
    [0] 都不加分
   *[other] 最多{ $less }分
}。
seekers-why-starts = 下一輪也先手；「{ $other }」不會。
seekers-why-strongest = { $seat } 下一回合最強的探索者只剩{ $power }；「{ $other }」的話是{ $more }。
seekers-why-costs = 目前「{ $other }」多{ $points }分。
seekers-why-points = 得分：{ $before } → { $after }。
seekers-why-declares = 這樣一共{ $points }分。
seekers-why-declares-instead = 這樣一共{ $points }分，否則最多{ $less }分。

## 教學，前幾個回合每回合一課

seekers-lesson-1 = **探索者。**六輪之中，每輪派出一位探索者。卡上的數字是他的力量，也就是要從地下城（那一列寶石）的左端或右端拿走幾顆。派出去之後，兩個人都不能再用他。按下**開始我的回合**，選一位探索者和你比較想要的那一端（同一個按鈕），再確認。
seekers-lesson-2 = **規則卡。**寶石值多少分，看規則卡（圖片的右上角；也可以按**更多**、**規則**、**規則卡**讀文字）。規則卡1：數量最多的兩種顏色每顆1分，第三名每顆扣1分，其他不計分。所以專心收集兩種顏色，別讓第三種太多。遊戲現在結束時你會得到的分數，在圖片上是黃色的大數字，在替代文字裡寫成「目前3分」。
seekers-lesson-3 = **黃金與彩虹。**不論哪張規則卡，黃金每顆都是1分，不屬於任何顏色。彩虹寶石在遊戲最後，會當作對持有者最有利的顏色。
seekers-lesson-4 = **留給對手什麼。**你拿走一端的寶石後，露出來的那幾顆，對手接下來就拿得到。力量大的探索者拿得多，但為數不多：按**開始我的回合**之前，先看看場上還剩哪些，那是你們兩個人共用的。
seekers-lesson-5 = **結束。**六輪過後，把規則卡得分、黃金和探索者得到的分數加起來。同分時，探索者力量總和較低的人獲勝，所以力量小的探索者也有用處。其他規則卡會把寶石排成一列或分成兩堆，進階探索者還會偷取、交換、贈送：下次試試看吧。

## 按鈕（最多80字元）

seekers-button-hand = 我的寶石
seekers-topic-sheet = 規則卡
seekers-topic-seekers = 探索者
seekers-topics = 閱讀其他規則卡

## 設定與面板

seekers-chosen-sheet = { $value ->
    [1] 規則卡1「{ seekers-sheet-1-name }」
    [2] 規則卡2「{ seekers-sheet-2-name }」
    [3] 規則卡3「{ seekers-sheet-3-name }」
    [4] 規則卡4「{ seekers-sheet-4-name }」
    [5] 規則卡5「{ seekers-sheet-5-name }」
    [6] 規則卡6「{ seekers-sheet-6-name }」
    [7] 規則卡7「{ seekers-sheet-7-name }」
    [8] 規則卡8「{ seekers-sheet-8-name }」
    [9] 規則卡9「{ seekers-sheet-9-name }」
    [10] 規則卡10「{ seekers-sheet-10-name }」
    [11] 規則卡11「{ seekers-sheet-11-name }」
    [12] 規則卡12「{ seekers-sheet-12-name }」
    [13] 規則卡13「{ seekers-sheet-13-name }」
    [14] 規則卡14「{ seekers-sheet-14-name }」
    [15] 規則卡15「{ seekers-sheet-15-name }」
    [16] 規則卡16「{ seekers-sheet-16-name }」
    [17] 規則卡17「{ seekers-sheet-17-name }」
    [18] 規則卡18「{ seekers-sheet-18-name }」
    [19] 規則卡19「{ seekers-sheet-19-name }」
    [20] 規則卡20「{ seekers-sheet-20-name }」
   *[other] 規則卡{ $value }
}
seekers-chosen-order = { $value ->
    [1] 每輪都由起始玩家先手
    [2] 兩人輪流先手
    [3] 力量較高者下一輪先手
    [4] 力量較低者下一輪先手
   *[other] 順位規則{ $value }
}
seekers-chosen-mode = { $value ->
    [advanced] 進階（基本與進階探索者）
    [chaos] 混沌（只有進階探索者）
   *[other] 基本探索者
}
seekers-chosen-declare = { $value ->
    [hand] 各自宣告
   *[other] 由機器人自動做最有利的宣告
}
seekers-cover-sheet = { $value ->
    [1] { seekers-sheet-1-name }
    [2] { seekers-sheet-2-name }
    [3] { seekers-sheet-3-name }
    [4] { seekers-sheet-4-name }
    [5] { seekers-sheet-5-name }
    [6] { seekers-sheet-6-name }
    [7] { seekers-sheet-7-name }
    [8] { seekers-sheet-8-name }
    [9] { seekers-sheet-9-name }
    [10] { seekers-sheet-10-name }
    [11] { seekers-sheet-11-name }
    [12] { seekers-sheet-12-name }
    [13] { seekers-sheet-13-name }
    [14] { seekers-sheet-14-name }
    [15] { seekers-sheet-15-name }
    [16] { seekers-sheet-16-name }
    [17] { seekers-sheet-17-name }
    [18] { seekers-sheet-18-name }
    [19] { seekers-sheet-19-name }
    [20] { seekers-sheet-20-name }
   *[other] 規則卡
}
seekers-cover-order = { $value ->
    [1] 固定先手
    [2] 輪流先手
    [3] 力量高先手
    [4] 力量低先手
   *[other] 順位規則
}
seekers-cover-mode = { $value ->
    [advanced] 進階
    [chaos] 混沌
   *[other] 基本
}
seekers-button-turn = 開始我的回合
seekers-button-way = { $where ->
    [left] { $id } 左
    [right] { $id } 右
    [ends] { $id } 兩端
   *[pair] { $id } 相鄰兩顆…
}{ $points ->
    [0] {""}
   *[other] （{ $change }）
}
seekers-all-at-once = **一次選完：**
seekers-step-by-step = **逐步選擇：**
seekers-choose-pair = 要拿哪兩顆相鄰的寶石？
seekers-would-lie = • { $way ->
    [left] 左端
    [right] 右端
    [left-reversed] 左端，反轉
   *[right-reversed] 右端，反轉
}：{ $row }
seekers-would-score = { $before } → { $after }分
seekers-secret-colours = 你的祕密指定色：**{ $colours }**
seekers-no-seekers-left = 場上沒有探索者了。
seekers-row-around = { $left }、**{ $gems }**、{ $right }
seekers-row-first = **{ $gems }**、{ $right }
seekers-row-last = { $left }、**{ $gems }**
seekers-row-alone = **{ $gems }**
seekers-why-no-seeker = 沒有「{ $seeker }」這位探索者。
seekers-why-seeker-gone = 探索者 { $seeker } 已經不在場上了。
seekers-why-basic-used = 你已經派出四位基本探索者了，請派一位進階探索者。
seekers-why-advanced-used = 你已經派出兩位進階探索者了，請派一位基本探索者。
seekers-why-where = 還要寫出探索者 { $seeker } 從哪裡拿寶石。
seekers-why-no-place = 探索者 { $seeker } 不能從那裡拿寶石。
seekers-why-no-choice = 不能選「{ $said }」。{ $question }

## 指令與選項的名稱：同一組裡不能重複

seekers-command-return = 放回
seekers-command = 12探索者
seekers-command-valid = 有效色
seekers-command-seek = 派遣
seekers-command-putback = 退回
seekers-command-place = 接上
seekers-command-steal = 偷取
seekers-command-swap = 換出
seekers-command-for = 換入
seekers-command-give = 給予
seekers-command-receive = 收下
seekers-command-discard = 棄置
seekers-command-exchange = 對調
seekers-command-stop = 停止對調
seekers-command-rainbow = 彩虹
seekers-command-number = 數字
seekers-command-plus = 加分色
seekers-command-minus = 扣分色
seekers-option-gem = 寶石
seekers-option-sheet = 規則卡
seekers-option-order = 順位
seekers-option-mode = 模式
seekers-option-declare = 宣告
seekers-option-colour = 顏色
seekers-option-seeker = 探索者
seekers-option-end = 哪一端
seekers-option-number = 數字

## 指令的說明（最多100字元）

seekers-command-about = { seekers-name }，2人
seekers-command-new-about = 在這個頻道開一桌{ seekers-name }
seekers-command-new-sheet-about = 規則卡（不填：1，適合第一次玩）
seekers-choice-sheet-random = 隨機
seekers-choice-sheet-1 = 1 · { seekers-sheet-1-name }
seekers-choice-sheet-2 = 2 · { seekers-sheet-2-name }
seekers-choice-sheet-3 = 3 · { seekers-sheet-3-name }
seekers-choice-sheet-4 = 4 · { seekers-sheet-4-name }
seekers-choice-sheet-5 = 5 · { seekers-sheet-5-name }
seekers-choice-sheet-6 = 6 · { seekers-sheet-6-name }
seekers-choice-sheet-7 = 7 · { seekers-sheet-7-name }
seekers-choice-sheet-8 = 8 · { seekers-sheet-8-name }
seekers-choice-sheet-9 = 9 · { seekers-sheet-9-name }
seekers-choice-sheet-10 = 10 · { seekers-sheet-10-name }
seekers-choice-sheet-11 = 11 · { seekers-sheet-11-name }
seekers-choice-sheet-12 = 12 · { seekers-sheet-12-name }
seekers-choice-sheet-13 = 13 · { seekers-sheet-13-name }
seekers-choice-sheet-14 = 14 · { seekers-sheet-14-name }
seekers-choice-sheet-15 = 15 · { seekers-sheet-15-name }
seekers-choice-sheet-16 = 16 · { seekers-sheet-16-name }
seekers-choice-sheet-17 = 17 · { seekers-sheet-17-name }
seekers-choice-sheet-18 = 18 · { seekers-sheet-18-name }
seekers-choice-sheet-19 = 19 · { seekers-sheet-19-name }
seekers-choice-sheet-20 = 20 · { seekers-sheet-20-name }
seekers-command-new-order-about = 順位規則（不填：1，總是由起始玩家先手）
seekers-choice-order-random = 隨機
seekers-choice-order-1 = 1 · 每輪都由起始玩家先手
seekers-choice-order-2 = 2 · 兩人輪流先手
seekers-choice-order-3 = 3 · 派出力量較高探索者的人，下一輪先手
seekers-choice-order-4 = 4 · 派出力量較低探索者的人，下一輪先手
seekers-command-new-mode-about = 使用哪些探索者（不填：十二位基本探索者）
seekers-choice-mode-basic = 基本
seekers-choice-mode-advanced = 進階（基本與進階）
seekers-choice-mode-chaos = 混沌（只有進階）
seekers-command-new-declare-about = 最後由誰宣告（不填：機器人自動做最有利的宣告）
seekers-choice-declare-auto = 由機器人自動做最有利的宣告
seekers-choice-declare-hand = 玩家各自宣告
seekers-command-valid-about = 宣告這個回合的有效色
seekers-command-valid-colour-about = 顏色的字母或名稱：r紅、y黃、g綠、b藍、p紫
seekers-command-seek-about = 派一位探索者進地下城
seekers-command-seek-seeker-about = 探索者的編號和要拿的那一端，例如 3:left 或 3 左（左端 left、右端 right）
seekers-command-putback-about = 把剛拿到的一顆寶石退回原來那一端
seekers-command-putback-gem-about = 它是剛拿到的第幾顆，從左邊數起
seekers-command-place-about = 把寶石接到你的寶石列
seekers-command-place-end-about = left（左）、right（右）、left-reversed（左，反轉）或 right-reversed（右，反轉）
seekers-command-steal-about = 偷取對手的一顆寶石
seekers-command-steal-gem-about = 寶石：字母或顏色、列中的位置，或字母加上堆（有效堆 r+、無效堆 r-）
seekers-command-return-about = 把你的一顆寶石放回地下城
seekers-command-return-gem-about = 寶石：字母或顏色、列中的位置，或字母加上堆（有效堆 r+、無效堆 r-）
seekers-command-swap-about = 選一顆你要換出去的寶石
seekers-command-swap-gem-about = 寶石：字母或顏色、列中的位置，或字母加上堆（有效堆 r+、無效堆 r-）
seekers-command-for-about = 選一顆要換進來的地下城寶石
seekers-command-for-gem-about = 它在地下城的位置，從左邊數起
seekers-command-give-about = 給對手一顆寶石
seekers-command-give-gem-about = 寶石，照問題裡的寫法
seekers-command-receive-about = 收下對手給你的寶石，接到寶石列
seekers-command-receive-end-about = left（左端）或 right（右端）
seekers-command-discard-about = 從你擁有的顏色中，棄置一顆數量最少的顏色的寶石
seekers-command-discard-gem-about = 顏色的字母或名稱
seekers-command-exchange-about = 對調你寶石列中相鄰的兩顆
seekers-command-exchange-gem-about = 兩顆之中靠左那顆的位置
seekers-command-stop-about = 不再對調
seekers-command-rainbow-about = 宣告彩虹寶石的顏色
seekers-command-rainbow-colour-about = 顏色的字母或名稱：r紅、y黃、g綠、b藍、p紫
seekers-command-number-about = 宣告一個數字
seekers-command-number-number-about = 1到8
seekers-command-plus-about = 宣告加分色
seekers-command-plus-colour-about = 顏色的字母或名稱：r紅、y黃、g綠、b藍、p紫
seekers-command-minus-about = 宣告扣分色
seekers-command-minus-colour-about = 顏色的字母或名稱：r紅、y黃、g綠、b藍、p紫

## 說明：簡短介紹與起步的指令

seekers-help = **{ seekers-name }**（2人）
seekers-help-new = `/{ seekers-command } 開桌`
seekers-help-turn = `/{ seekers-command } 派遣`

## 分享每日一局時的回合

seekers-sign-seek = 沒得分
seekers-deed-seek = 派出探索者×{ $count }

## 電腦的強度

seekers-level-1-about = 和第一次玩的人實力相當
seekers-level-easy-about = 和偶爾玩的人實力相當
seekers-level-3-about = 偶爾玩的人十局約贏四局
seekers-level-normal-about = 偶爾玩的人十局約贏三局
seekers-level-5-about = 給會先想好幾步的人
seekers-level-6-about = 給經驗豐富的人
seekers-level-7-about = 僅次於最強
seekers-level-strong-about = 最強，最多思考一秒
