### 繁體中文（台灣）。名字（$name、$names）直接帶入，兩側留空格；同一回合裡接下去的句子省略主詞；$gems、$cards、$nobles 是下面「清單」接好的文字。
### 句子之間不留空格；中文沒有複數形，只有真的要換句話說時才分情況，例如 [0]。

## 清單與行

list-pair = { $first }和{ $second }
list-middle = { $first }、{ $second }
list-end = { $first }和{ $second }
list-or = { $first } 或 { $second }
list-comma = { $first }、{ $second }
list-semicolon = { $first }；{ $second }
list-dot = { $first } · { $second }
list-sentences = { $first }{ $second }
list-space = { $first } { $second }

## 寶石等配件

piece-count = { $count }顆{ $piece }
piece-count-letter = { $count }{ $letter }
piece-with-emoji = { $emoji }{ $piece }

## 座位

seat-number = 座位{ $seat }
seat-computer = { $name }（電腦，強度{ $level }）

## 怎麼看盤面

guide-alt = 標有{ $count }個號碼的盤面，說明寫在文字裡。
guide-line = **{ $number }** · { $text }

## 結束的日期和牌桌編號

finish-shared = 並列獲勝
finish-none = 沒有人獲勝
finish-alone = 因其他人退出而獲勝
finish-equal = 分數和卡牌數都相同
finish-fewer = 同為{ $prestige }分，卡牌較少者勝（{ $mine }張對{ $other }張）
finish-table = 場上剩下的卡牌
finish-course = 各輪得分
finish-turning = 最後的轉折點
finish-resigned = { $round ->
    [0] 已退出
   *[other] 已退出，第{ $round }輪
}
finish-resigned-with = 以{ $prestige }分退出
finish-out = 出局
alt-mark = { $number ->
    [0] { $day }。
   *[other] { $day }，牌桌編號{ $number }。
}
why-close = 兩步差不多。
