### 日本語。名前（$name、$names）はそのまま入る。$gems、$cards、$nobles は下の並べ方でつないだ一覧。
### 文と文の間は空けない。複数形がないので、数の場合分けには [1] のような数そのものを使う。

## 並べ方

list-pair = { $first }、{ $second }
list-middle = { $first }、{ $second }
list-end = { $first }、{ $second }
list-or = { $first }か{ $second }
list-comma = { $first }、{ $second }
list-semicolon = { $first }／{ $second }
list-dot = { $first }／{ $second }
list-sentences = { $first }{ $second }
list-space = { $first } { $second }

## 宝石などの駒

piece-count = { $piece }{ $count }個
piece-count-letter = { $count }{ $letter }
piece-with-emoji = { $emoji }{ $piece }

## 席

seat-number = 席{ $seat }
seat-computer = { $name }（コンピューター・強さ{ $level }）

## ボードの見方

guide-alt = { $count }個の番号が付いたボードです。番号の意味は本文にあります。
guide-line = **{ $number }** · { $text }

## 終わった日とテーブルの番号

finish-shared = 同率1位
finish-none = 勝者なし
finish-alone = ほかの人のリタイアで勝ち
finish-equal = 得点もカードの枚数も同じ
finish-fewer = { $prestige }点で同点、カードが少ないほうの勝ち（{ $mine }枚対{ $other }枚）
finish-table = 場に残ったカード
finish-course = 得点の推移
finish-turning = 最後の分かれ目
finish-resigned = { $round ->
    [0] リタイア
   *[other] リタイア、第{ $round }ラウンド
}
finish-resigned-with = { $prestige }点でリタイア
finish-out = 棄権
alt-mark = { $number ->
    [0] { $day }。
   *[other] { $day }、テーブル番号{ $number }。
}
why-close = どちらの手も大差ない。
