### 繁體中文（台灣）的璀璨寶石。名字（$name、$names）直接帶入，兩側留空格；$gems、$cards、$nobles 是已接好的文字。

## 寶石：句中的詞、標籤開頭

splendor-gem-w = 白色
splendor-gem-b = 藍色
splendor-gem-g = 綠色
splendor-gem-r = 紅色
splendor-gem-k = 黑色
splendor-gem-gold = 黃金
splendor-colours = 開局最愛的顏色：{ $colours }
splendor-gem-w-label = 白色
splendor-gem-b-label = 藍色
splendor-gem-g-label = 綠色
splendor-gem-r-label = 紅色
splendor-gem-k-label = 黑色
splendor-gem-gold-label = 黃金
splendor-gem-count = { $count }個{ $gem }
splendor-gem-w-typed = 白 鑽石
splendor-gem-b-typed = 藍 藍寶石
splendor-gem-g-typed = 綠 翡翠
splendor-gem-r-typed = 紅 紅寶石
splendor-gem-k-typed = 黑 縞瑪瑙
splendor-gem-gold-typed = 金色 萬用

## 發展卡與貴族

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

## 發生的事

splendor-tell-take-you = 你拿取{ $gems }指示物。
splendor-tell-take = { $name } 拿取{ $gems }指示物。
splendor-tell-reserve-you = { $gold ->
    [0] 你保留 { $card }，黃金已經沒有了。
   *[other] 你保留 { $card }，並獲得1個黃金。
}
splendor-tell-reserve = { $gold ->
    [0] { $name } 保留 { $card }，黃金已經沒有了。
   *[other] { $name } 保留 { $card }，並獲得1個黃金。
}
splendor-tell-reserve-unseen-you = { $gold ->
    [0] 你保留等級{ $level }牌庫頂的卡，黃金已經沒有了。
   *[other] 你保留等級{ $level }牌庫頂的卡，並獲得1個黃金。
}
splendor-tell-reserve-unseen = { $gold ->
    [0] { $name } 保留等級{ $level }牌庫頂的卡，黃金已經沒有了。
   *[other] { $name } 保留等級{ $level }牌庫頂的卡，並獲得1個黃金。
}
splendor-tell-buy-you = 你花費{ $gems }購買 { $card }。
splendor-tell-buy = { $name } 花費{ $gems }購買 { $card }。
splendor-tell-buy-free-you = 你免費購買 { $card }，紅利就夠付了。
splendor-tell-buy-free = { $name } 免費購買 { $card }，紅利就夠付了。
splendor-tell-pass-you = 你沒有可做的動作，跳過。
splendor-tell-pass = { $name } 沒有可做的動作，跳過。
splendor-tell-return-you = 你放回{ $count }個指示物：{ $gems }。
splendor-tell-return = 放回{ $count }個指示物：{ $gems }。
splendor-tell-noble-you = 你迎來貴族 { $noble }。
splendor-tell-noble = { $name } 迎來貴族 { $noble }。
splendor-tell-turned-up = 翻開 { $card }。
splendor-tell-drawn-you = 你抽到 { $card }。
splendor-tell-drawn = { $name } 抽到 { $card }。
splendor-tell-final-you = 你達到{ $prestige }點聲望，這是最後一輪。
splendor-tell-final = { $name } 達到{ $prestige }點聲望，這是最後一輪。
splendor-tell-blocked = 再也沒有人能行動，遊戲到此為止。
splendor-film-take = 拿取{ $gems }指示物
splendor-film-reserve = 保留 { $card }
splendor-film-reserve-unseen = 保留等級{ $level }牌庫頂的卡
splendor-film-buy = 購買 { $card }（{ $bonus }）
splendor-film-pass = 跳過
splendor-brief-take = { $name } 拿取{ $gems }。
splendor-brief-reserve = { $name } 保留 { $card }。
splendor-brief-reserve-unseen = { $name } 保留等級{ $level }牌庫頂的卡。
splendor-brief-buy = { $prestige ->
    [0] { $name } 購買 { $card }。
   *[other] { $name } 購買 { $card }（+{ $prestige }）。
}
splendor-brief-turned-up = 翻開 { $card }。
splendor-brief-return = 放回{ $gems }。

## 目前的問題

splendor-ask-turn-you = 輪到你了：拿取寶石、保留卡或購買卡。
splendor-ask-turn-full-you = 輪到你了：拿取寶石或購買卡（已經保留三張，不能再保留）。
splendor-ask-turn = 輪到 { $name } 了。
splendor-ask-final-you = 你的最後一個回合：拿取寶石、保留卡或購買卡。
splendor-ask-final-full-you = 你的最後一個回合：拿取寶石或購買卡（已經保留三張，不能再保留）。
splendor-ask-final = 輪到 { $name } 的最後一個回合。
splendor-ask-pass-you = 輪到你了：沒有其他可做的動作，只能跳過。
splendor-ask-return-you = 你有{ $held }個指示物，請放回{ $count }個。
splendor-ask-return = { $name } 有{ $held }個指示物，必須放回{ $count }個。
splendor-ask-noble-you = 請選擇前來拜訪你的貴族。
splendor-ask-noble = { $name } 正在選擇貴族。
splendor-ask-deal = 正在翻開新的發展卡。
splendor-ask-over = 遊戲結束。

## 按鈕與選項的標籤（最多80字元）

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

## 替代文字

splendor-alt-ready = 現在買得起：{ $ids }。
splendor-alt-choices = 現在可以來訪：{ $ids }。
splendor-alt-best = 最好的答案：{ $move }。
splendor-alt-new = 新變化：{ $changes }。
splendor-alt-new-place = 等級{ $level }的空位
splendor-alt-new-supply = 供應區 { $gems }
splendor-alt-new-seat = { $name } 的{ $parts }
splendor-alt-new-prestige = 聲望
splendor-alt-new-token = 指示物 { $gems }
splendor-alt-new-bonus = 紅利 { $gems }
splendor-alt-done = 已走完最後一個回合
splendor-alt-title = { splendor-name }，目標{ $target }點聲望。
splendor-alt-title-final = { splendor-name }，目標{ $target }點聲望，最後一輪。
splendor-alt-round = 第{ $round }輪。
splendor-alt-seat = { $number }號 { $name }：{ $facts }。
splendor-alt-gone = 已退出
splendor-alt-prestige = { $prestige }點聲望
splendor-alt-bonuses = 紅利{ $gems }
splendor-alt-tokens = 指示物{ $count }個（{ $gems }）
splendor-alt-no-tokens = 沒有指示物
splendor-alt-hand = 保留 { $cards }
splendor-alt-hand-unseen = 等級{ $level }蓋牌
splendor-alt-hand-short = { $short ->
    [0] { $card }（買得起）
   *[other] { $card }（還缺{ $short }）
}
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
splendor-alt-nobles-none = 沒有貴族了。
splendor-alt-noble = { $id } 需要 { $cost }
splendor-alt-hand-empty = 你沒有保留的卡。
splendor-alt-hand-title = 你保留了{ $count }張卡。
splendor-alt-hand-ready = { $id }：{ $facts }。現在就能購買。
splendor-alt-hand-missing = { $gold ->
    [0] { $id }：{ $facts }。還缺{ $missing }。
   *[other] { $id }：{ $facts }。還缺{ $missing }，其中{ $gold }個可用黃金支付。
}
splendor-alt-hand-tokens = 你的指示物：{ $gems }。
splendor-alt-hand-no-tokens = 你沒有指示物。
splendor-alt-hand-bonuses = 你的紅利：{ $gems }。
splendor-alt-hand-no-bonuses = 你沒有紅利。
splendor-alt-hand-near = 場上你最快買得起的卡：
splendor-alt-hand-noble = { $id } 還要{ $missing }。
splendor-alt-hand-noble-ready = { $id } 的要求已達到。
splendor-alt-decisive = 最後的轉折點：第{ $turn }回合，{ $name }。
splendor-hand-own = 保留的卡，以及還缺的寶石
splendor-hand-bought = 已購買的卡；沒有保留的卡
splendor-hand-near = 最快買得起的卡，以及還缺的寶石
splendor-hand-means = 紅利＋指示物
splendor-hand-nobles = 每位貴族還要的紅利

## 怎麼看盤面：圖上號碼的意思

splendor-guide-1 = 結束遊戲的聲望；下面是目前的輪數。
splendor-guide-2 = 這張卡的聲望。
splendor-guide-3 = 貴族：你的紅利達到要求時會自動來訪，帶來3點聲望。
splendor-guide-4 = 這張卡的紅利：之後的卡都少付一顆這個顏色的寶石。
splendor-guide-5 = 綠框和打勾：輪到的人現在就買得起這張卡。
splendor-guide-6 = 這張卡的花費。
splendor-guide-7 = 三個牌庫，以及剩下的張數。
splendor-guide-8 = 藍色的星光標出上一次盤面之後變動的地方。
splendor-guide-9 = 保留的卡，最多三張；蓋著的只有主人知道。四人遊戲中，還沒輪到的人的卡畫得較小：下方打勾表示主人買得起，數字表示還缺幾顆寶石。
splendor-guide-10 = 目前的聲望，以及來訪的貴族。
splendor-guide-11 = 硬幣是指示物，也就是付款用的寶石：剩下幾個，以及指令裡的字母。
splendor-guide-12 = 硬幣和數字：這位玩家各色指示物的數量，黃金在最後。
splendor-guide-13 = 卡片堆是購買的卡，也就是各色的紅利：不會用掉，之後的花費都會變少。

## 遊戲結束後

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
splendor-reckoning-lead = 共{ $rounds }輪，以{ $lead }點聲望之差獲勝。

## 規則摘要

splendor-rules-aim = **{ splendor-name }**，2到4人。收集寶石，用寶石購買發展卡，吸引貴族來訪。最後聲望最高的人獲勝。
splendor-rules-turn = **輪到你時，從下列動作選一項：**
splendor-rules-take = • **拿三顆**不同顏色的寶石。剩下的顏色不到三種時，改從剩下的顏色選一或兩種，各拿一顆。
splendor-rules-pair = • **拿兩顆**同色的寶石，但拿之前供應區裡這個顏色至少要有四顆。
splendor-rules-reserve = • **保留一張卡**：場上任一張，或某個牌庫頂的卡（只有你看得到）。只要還有黃金，就同時獲得一個。手上最多三張。
splendor-rules-buy = • **購買一張卡**：場上的，或你保留的。黃金可代替任一顏色。
splendor-rules-pass = 以上都做不到時才能跳過。
splendor-rules-bonus = **紅利。**你擁有的每張卡，都讓之後的卡少付一顆該色的寶石。
splendor-rules-limit = **最多十個指示物。**回合結束時指示物若超過十個（黃金也算），多出來的要放回去，放回哪些由你決定。
splendor-rules-nobles = **貴族**會自動來訪，每回合最多一位：你的紅利符合他的要求，他就來拜訪，帶來3點聲望。同時有好幾位符合時，由你選一位。
splendor-rules-end = **結束。**有人達到目標（除非開桌時另外設定，否則是15點）後，把這一輪玩完，讓每個人的回合數相同。聲望最高者獲勝；同分時購買的卡較少者獲勝；還是一樣就並列獲勝。
splendor-rules-letters = **指令裡的寫法**：w白（鑽石）、b藍（藍寶石）、g綠（翡翠）、r紅（紅寶石）、k黑（縞瑪瑙）、{ "*" }黃金（萬用）。直接打「白藍黑」也可以。卡片用編號表示：2b3 就是等級2、藍色、第3張。
splendor-glossary = **聲望點數**就是分數。**指示物**是拿來支付的寶石；**紅利**是永遠留著的寶石，每張買下的發展卡各給一顆。**黃金**可代替任一顏色。**等級**I、II、III是場上的三列卡，越上面越貴。**保留**是先把一張卡收到自己手上。
splendor-example = **舉例。**你有一張藍色卡，手上有1個白色、1個藍色和2個黑色指示物。1w4 這張卡要花費2個藍色和2個黑色。藍色紅利抵掉其中一個藍色，所以你付1個藍色和2個黑色，白色留著。要是黑色少一個，可以用黃金代替。
    從現在起你也有了白色紅利：之後每張卡都少付一個白色。紅利怎麼用都不會減少。

## 為什麼這樣選：沒有主詞的短句，自己的選擇和電腦的選擇都適用

splendor-why-wins = 馬上獲勝。
splendor-why-last-turn = 最後一個回合：總共{ $points }點聲望，{ $seat } 有{ $theirs }點。
splendor-why-noble = 貴族 { $noble } 來訪：{ $points }點聲望，總共{ $after }點。
splendor-why-then-noble = 貴族 { $noble } 很可能{ $turns ->
    [1] 下一回合
   *[other] { $turns }回合內
}來訪：{ $points }點聲望。
splendor-why-then-target = { $turns ->
    [1] 下一回合
   *[other] { $turns }回合內
}聲望很可能達到{ $target }。
splendor-why-brings = { $brings ->
    [bonus] { $colour }紅利
    [noble] 貴族 { $noble } 也會來訪，{ $points }點聲望
    [target] 總共{ $after }點聲望，達到目標
    [targetnoble] 貴族 { $noble } 也會來訪，總共{ $after }點聲望，達到目標
   *[prestige] { $points }點聲望
}
splendor-why-otherwise-noble = 如果走另一步，貴族 { $noble } 很可能{ $turns ->
    [1] 下一回合
   *[other] { $turns }回合內
}去拜訪 { $seat }：{ $points }點聲望。
splendor-why-otherwise-target = 如果走另一步，{ $seat } 的聲望很可能{ $turns ->
    [1] 下一回合
   *[other] { $turns }回合內
}達到{ $target }。
splendor-why-keeps = { $card }（{ $what }）不會被別人拿走，{ $turns ->
    [1] 下一回合就能買。
   *[other] { $turns }回合後就能買。
}
splendor-why-keeps-over = { $card }（{ $points }點聲望）{ $short ->
    [0] 下一回合就能買
   *[other] 還差{ $short }顆寶石
}；{ $other }（{ $less }點）還差{ $farther }顆。
splendor-why-gold-only = 供應區已經沒有{ $colour }，黃金可以代替 { $card } 要的一個{ $colour }。
splendor-why-denies = 不讓 { $seat } 拿到 { $card }（{ $what }）：對方下一回合就買得起。
splendor-why-denies-near = 不讓 { $seat } 拿到 { $card }（{ $what }）：對方只差{ $short }顆寶石。
splendor-why-denies-wanted = 不讓 { $seat } 拿到 { $card }（{ $what }）：對方下一回合應會拿走。
splendor-why-target = { $nobles ->
    [0] {""}
   *[other] 貴族 { $noble } 也會來訪，
}聲望達到{ $after }，進入最後一輪。
splendor-why-prestige = 現在就得到{ $points }點聲望：{ $before } → { $after }{ $less ->
    [0] {""}
   *[other] （另一步是{ $less }點）
}。
splendor-why-noble-near = 離貴族 { $noble } 只差{ $missing }張卡{ $before ->
    [0] 。
   *[other] （另一步差{ $before }張）。
}
splendor-why-noble-alone = 離貴族 { $noble } 只差{ $missing }張卡，其他人至少還差{ $others }張。
splendor-why-noble-stays = 貴族 { $noble } 可以晚點再拿：其他人至少還差{ $others }張卡。
splendor-why-sooner = { $first ->
    [0] {""}
    [1] 只要 { $seat } 沒先買走，
   *[other] 只要 { $seat } 和其他人都沒先買走，
}{ $gold ->
    [0] {""}
   *[other] 有了黃金，
}{ $card }（{ $what }）{ $turns ->
    [1] 下一回合就能買
   *[other] { $turns }回合後就能買
}；另一步{ $later ->
    [0] 光靠收集寶石，四回合內買不到
    [1] 下一回合就能買
   *[other] 要等{ $later }回合
}。
splendor-why-ahead = { $turns ->
    [1] 到下一回合為止
   *[other] { $turns }回合內
}，{ $ids } { $reaches ->
    [0] 最多帶來{ $points }點聲望
   *[other] 能讓聲望總共到{ $points }點，達到目標
}；另一步最多{ $less }點。
splendor-why-more-cards = { $turns ->
    [1] 到下一回合為止
   *[other] { $turns }回合內
}能買 { $ids }；另一步最多{ $less }張卡。
splendor-why-more-cards-scoring = { $turns ->
    [1] 到下一回合為止
   *[other] { $turns }回合內
}能買 { $ids }；另一步要得同樣的聲望，最多{ $less }張卡。
splendor-why-course = 預計{ $turns ->
    [1] 下一回合
   *[other] { $turns }回合內
}總共有{ $after }點聲望（{ $ids }）；另一步{ $less }點{ $others ->
    [0] 。
   *[other] （{ $other_ids }）。
}
splendor-why-saves-turn = 另一步只是保留這張卡、拿一個黃金，要再花一回合才能買。
splendor-why-towards = 對{ $held ->
    [0] {" "}
   *[other] 保留的{" "}
}{ $ids } 比較有利{ $others ->
    [0] 。
   *[other] ；另一步對 { $other_ids } 比較有利。
}
splendor-why-gathers = 離 { $ids } 更近。
splendor-why-limit = 指示物最多十個：另一步得放回{ $more }個{ $less ->
    [0] 。
   *[other] ，這一步放回{ $less }個。
}
splendor-theme-nobles = 貴族
splendor-theme-reserving = 保留卡片
splendor-theme-denying = 對手需要的
splendor-theme-tempo = 速度
splendor-theme-end = 終局
splendor-why-alike = 兩步差不多：這一步對 { $ids } 比較有利，另一步對 { $other_ids } 比較有利。
splendor-why-waits = { $card }（{ $what }）下一回合仍然買得起，在那之前沒有別人買得起。
splendor-why-waits-held = 手上的 { $card }（{ $what }）下一回合仍然買得起。
splendor-why-known = { $card }（{ $what }）不會被別人拿走，還差{ $short }顆寶石{ $deck ->
    [0] 。
   *[other] ；牌庫頂的卡則不知道是什麼。
}
splendor-why-known-nearer = { $card }（{ $what }）還差{ $short }顆寶石；只差{ $less }顆的 { $seat } 再也買不到了。
splendor-why-alike-known = 兩步差不多：{ $card }（{ $what }）不會被別人拿走，還差{ $short }顆寶石。
splendor-why-alike-kept = 兩步差不多：{ $card }（{ $points }點聲望）還差{ $short }顆寶石，{ $other }（{ $less }點）還差{ $farther }顆。
splendor-why-unseen-nearer = { $card }（{ $what }）還差{ $short }顆寶石；還沒出現的等級{ $level }卡片有{ $all }張，其中{ $nearer }張不會更遠，而且別人看不到拿的是哪一張。
splendor-why-spares-gold = { $card } 現在買要用{ $gold }個黃金，下一回合{ $less ->
    [0] 就不用黃金
   *[other] 只要{ $less }個
}。
splendor-why-spends = { $card }（{ $points }點聲望）{ $short ->
    [0] 接著就買得起
   *[other] 接著只差{ $short }顆寶石
}；買了 { $other } 就會差{ $farther }顆。
splendor-why-gold = 多得一個黃金。
splendor-why-unseen = 別人看不到這張卡，場上也不會為他們翻開新卡。
splendor-why-keeps-gems = 留下{ $gems }，改付{ $spent }。
splendor-why-bonus = { $free ->
    [0] { $gold ->
        [0] {""}
       *[other] 用{ $gold }個黃金換來的
    }
   *[other] 不用付寶石就有的
}{ $colour }紅利讓{ $held ->
    [0] 看得到的{ $cards }張卡
   *[other] 保留的 { $ids } { $cards ->
        [0] {""}
       *[other] 和另外{ $cards }張卡
    }
}變便宜{ $others ->
    [0] 。
   *[other] ；{ $gems }紅利是{ $less }張。
}
splendor-why-last-gems = 拿走最後{ $count }個{ $gems }；{ $seat } 離 { $card }（{ $what }）只差{ $short }顆寶石，要用{ $gems }。
splendor-why-last-held = 拿走最後的{ $gems }：{ $seat } 保留的 { $card }（{ $what }）還差{ $missing }個{ $gems }。
splendor-why-out-of-reach-tie = 怎麼走都贏不過 { $seat } 的{ $theirs }點聲望：同分時卡片較少的人在前。
splendor-why-unstopped = 怎麼走都擋不住 { $seat } 達到目標：下一回合用 { $card } 就有{ $after }點聲望。
splendor-why-out-of-reach = 怎麼走都追不上 { $seat } 的{ $theirs }點聲望。
splendor-why-ends-anyway = 兩種走法都一樣：{ $seat } 的聲望很可能下一回合達到{ $target }。

## 教學，前幾個回合每回合一課

splendor-lesson-1 = **寶石。**聲望最高的人獲勝，聲望就是卡片左上角的數字。買卡要花寶石，所以先收集寶石。在最下面一列找一張想要的卡，下方就是它的花費。按下**拿取**，選一組寶石，再按**確認**。
splendor-lesson-2 = **紅利。**買下一張卡，右上角那顆大寶石就永遠是你的紅利：之後每張卡都少付一顆這個顏色的寶石。所以要從便宜的卡開始買。按**購買**會列出現在買得起的卡（圖片上有綠框，盤面下方最多有五張的按鈕）；還買不起就繼續拿寶石。某個顏色在供應區有四顆以上時，可以一次拿兩顆。
splendor-lesson-3 = **保留。**按**保留**可以先把一張卡收到手上，別人就拿不走了；你還會得到一個黃金，可代替任一顏色。最多保留三張，之後再買。保留會用掉一個回合，所以留給重要的卡，或真的需要黃金的時候。
splendor-lesson-4 = **貴族。**回合結束時，只要你卡上的紅利達到貴族旁邊寫的要求（手上的指示物不算），他就會自動來訪，帶來3點聲望。現在**購買**一張貴族要求的顏色的卡，或為它**拿取**寶石：能同時滿足兩位貴族的卡最好。
splendor-lesson-5 = **結束。**有人達到這一桌的目標聲望後，把這一輪玩完，聲望最高的人獲勝；同分時，買的卡比較少的人獲勝。另外記得十個的上限：回合結束時指示物超過十個，就得放回一些。

## 按鈕（最多80字元）

splendor-button-take = 拿取
splendor-button-reserve = 保留
splendor-button-buy = 購買
splendor-button-hand = 我的卡
splendor-button-usual-payment = 先付寶石
splendor-button-card = { $prestige ->
    [0] { $card }
   *[other] { $card } +{ $prestige }
}
splendor-button-buy-card = 購買 { $card }
splendor-button-free = 免費
splendor-button-deck = 牌庫 { $level }

## 設定與面板

splendor-chosen-target = 目標{ $value }點聲望
splendor-cover-target = 點聲望

splendor-plan-later = { $count ->
    [0] 如果必須放回指示物，到時會問你；也可以現在就依序選好：
   *[other] 如果必須放回指示物，依這個順序：{ $answers }
}
splendor-panel-take-empty = 沒有可以拿的寶石。
splendor-panel-take-text = { $held ->
    [0] 你沒有指示物。要拿哪些寶石？
   *[other] 你有{ $gems }，共{ $held }個指示物，上限10個。要拿哪些寶石？
}
splendor-panel-take-chosen = { $surplus ->
    [0] 已選：**{ $gems }**。拿取後你會有{ $held }個指示物，上限10個。
   *[other] 已選：**{ $gems }**。拿取後你會有{ $held }個指示物，之後要放回{ $surplus }個。
}

splendor-panel-reserve-none = 沒有可以保留的卡。
splendor-panel-reserve-text = 你已保留{ $held }張卡，上限3張。要保留哪一張？
splendor-panel-reserve-chosen = 已選：**{ $card }** · { $facts }
splendor-panel-reserve-deck = 已選：**{ $deck }**
splendor-panel-reserve-gold = 同時獲得1個黃金。
splendor-panel-reserve-no-gold = 供應區已經沒有黃金，只能保留卡。

splendor-panel-buy-none = 你現在還買不起任何卡。最快買得起的是：
splendor-panel-buy-nearest = • **{ $card }** · { $facts } · 還缺{ $gems }
splendor-panel-buy-text = 你買得起{ $count }張卡。要買哪一張？
splendor-panel-buy-chosen = **{ $card }** · { $facts }
splendor-panel-buy-free = 紅利就夠付了，免費。
splendor-panel-buy-due = 扣掉紅利後的花費：{ $gems }
splendor-panel-buy-pay = 你支付：**{ $gems }**
splendor-panel-buy-left = 你剩下：{ $gems }
splendor-panel-buy-left-none = 你的指示物會用完。
splendor-panel-buy-gold-for = 用黃金代替{ $gem }

## 為什麼不能這樣做

splendor-why-pass = 沒有其他動作可做時才能跳過。請拿取寶石、保留或購買。
splendor-why-take-letters = 寶石用字母或顏色表示：w白、b藍、g綠、r紅、k黑。例如：wbk、rr、白藍黑。
splendor-why-take-gold = 黃金不能直接拿，保留卡時才會得到。
splendor-why-take-none-left = 供應區已經沒有{ $gem }寶石了。
splendor-why-take-four = 一回合最多拿三顆寶石。
splendor-why-take-pair-alone = 拿同色兩顆時，不能再拿別的寶石；否則三顆都要不同色。
splendor-why-take-pile = 某個顏色至少有{ $need }顆時，才能一次拿兩顆；現在{ $gem }只有{ $left }顆。
splendor-why-take-three = 供應區還有三種以上的顏色，所以要拿三顆不同色的寶石：請再選{ $missing }顆。
splendor-why-reserve-full = 你已經保留了{ $most }張卡，這是上限。請先買下其中一張。
splendor-why-reserve-deck-empty = 等級{ $level }的牌庫空了。請改選場上的卡，或其他牌庫。
splendor-why-buy-missing = 你還買不起 { $card }，還缺{ $gems }。
splendor-why-buy-free = 你的紅利就夠買 { $card }，購買時不必填支付的寶石。
splendor-why-buy-payment = { $paid ->
    [0] 不能購買 { $card }。
   *[other] 「{ $paid }」不能用來支付 { $card }：花費是{ $gems }，黃金（*）可代替其中任一個。
}
splendor-why-no-such-card = 沒有「{ $card }」這張卡。卡的編號寫在盤面上，例如 2b3。
splendor-why-card-not-there = { $card }（{ $facts }）不在場上，也不在你保留的卡裡。
splendor-why-return-letter = 請指定一個要放回的指示物，用字母或顏色表示：w白、b藍、g綠、r紅、k黑、{ "*" }黃金。
splendor-why-return-none = 你沒有{ $gem }指示物。
splendor-why-noble-not-met = 貴族 { $noble } 現在不會來拜訪你。請用按鈕選一位能來的貴族。
splendor-why-no-such-noble = 沒有「{ $noble }」這位貴族。貴族的編號寫在盤面上，例如 n4。

## 指令與選項的名稱：同一組裡不能重複

splendor-command = 璀璨寶石
splendor-command-take = 拿取
splendor-command-reserve = 保留
splendor-command-buy = 購買
splendor-command-return = 放回
splendor-command-noble = 貴族
splendor-command-pass = 跳過
splendor-option-target = 目標
splendor-option-gems = 寶石
splendor-option-card = 卡
splendor-option-pay = 支付
splendor-option-gem = 寶石
splendor-option-noble = 貴族

## 指令的說明（最多100字元）

splendor-command-about = { splendor-name }，2到4人
splendor-command-new-about = 在這個頻道開一桌{ splendor-name }
splendor-command-new-target-about = 幾點聲望結束遊戲（不填：15）
splendor-command-take-about = 拿取寶石：三顆不同色，或同色兩顆
splendor-command-take-gems-about = 寶石的字母或顏色：w白、b藍、g綠、r紅、k黑（例如 wbk，或白藍黑）
splendor-command-reserve-about = 保留一張場上的卡，或某個牌庫頂的卡
splendor-command-reserve-card-about = 盤面上的卡編號，或 deck1、deck2、deck3（各等級的牌庫頂）
splendor-command-buy-about = 購買一張場上的卡，或你保留的卡
splendor-command-buy-card-about = 盤面上的卡編號
splendor-command-buy-pay-about = 支付的寶石，用字母或顏色，黃金是 *（不填：先付寶石）
splendor-command-return-about = 指示物超過十個時，放回一個
splendor-command-return-gem-about = 寶石的字母或顏色：w、b、g、r、k，黃金是 *
splendor-command-noble-about = 有好幾位貴族要來時，選擇一位
splendor-command-noble-noble-about = 盤面上的貴族編號
splendor-command-pass-about = 沒有其他動作可做時跳過

## 說明：簡短介紹與起步的指令

splendor-help = **{ splendor-name }**（2到4人）
splendor-help-new = `/{ splendor-command } 開桌`
splendor-help-turn = `/{ splendor-command } 拿取`

## 電腦的風格與名字

splendor-level-1-about = 和第一次玩的人實力相當
splendor-level-2-about = 第一次玩的人約有三成會贏
splendor-level-easy-about = 和偶爾玩的人實力相當
splendor-level-4-about = 偶爾玩的人十局約贏四局
splendor-level-normal-about = 偶爾玩的人十局約贏三局
splendor-level-6-about = 給想要更多挑戰的人
splendor-level-7-about = 給常玩的人
splendor-level-8-about = 給會先想好幾步的人
splendor-level-9-about = 偶爾玩的人二十局約贏一局
splendor-level-10-about = 給經驗豐富的人
splendor-level-11-about = 給很會玩的人
splendor-level-12-about = 給非常會玩的人
splendor-level-13-about = 僅次於最強
splendor-level-strong-about = 最強，最多思考一秒
splendor-style-collector = 收藏家
splendor-style-collector-name = 葛蕾塔, 古斯塔, 潔瑪, 吉爾
splendor-style-collector-about = 先累積紅利，再求聲望
splendor-style-sniper = 狙擊手
splendor-style-sniper-name = 維克托, 薇拉, 維托, 薇歐拉
splendor-style-sniper-about = 保留別人需要的卡
splendor-style-courtier = 朝臣
splendor-style-courtier-name = 賽蕾絲特, 塞德里, 柯西瑪, 西里爾
splendor-style-courtier-about = 爭取貴族
splendor-style-climber = 登山家
splendor-style-climber-name = 丹增, 塔拉, 塔希, 托薇
splendor-style-climber-about = 存下資源買最貴的卡

## 分享每日一局時的回合

splendor-sign-take = 拿取
splendor-sign-reserve = 保留
splendor-sign-buy = 購買
splendor-sign-pass = 跳過
splendor-deed-take = 拿取×{ $count }
splendor-deed-reserve = 保留×{ $count }
splendor-deed-buy = 購買×{ $count }
splendor-deed-pass = 跳過×{ $count }
