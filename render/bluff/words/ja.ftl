### 日本語のブラフ。名前（$name、$other、$loser）はそのまま入る。$bid は「5の目3個」、$dice は「1 2 5 5」。

## ダイスと宣言

bluff-name = ブラフ
bluff-face = { $face }の目
bluff-bid = { $face }{ $count }個

## 起きたこと

bluff-tell-roll-you = あなたの出目は{ $dice }です。
bluff-tell-roll = { $name }の出目は{ $dice }です。
bluff-tell-bid-you = あなたは「{ $bid }」と宣言しました。
bluff-tell-bid = { $name }は「{ $bid }」と宣言しました。
bluff-tell-challenge-you = あなたは{ $other }の「{ $bid }」にチャレンジしました。
bluff-tell-challenge = { $name }は{ $other }の「{ $bid }」にチャレンジしました。
bluff-tell-shown = カップを開けます：{ $dice }。
bluff-tell-dice = { $name } { $dice }
bluff-tell-found = { $count ->
    [0] { $face }は1個もありませんでした。
   *[other] { $face }は{ $count }個ありました。
}
bluff-tell-lost-you = { $left ->
    [0] あなたは最後のダイスを失い、脱落しました。
   *[other] あなたはダイスを1個失い、残り{ $left }個です。
}
bluff-tell-lost = { $left ->
    [0] { $name }は最後のダイスを失い、脱落しました。
   *[other] { $name }はダイスを1個失い、残り{ $left }個です。
}

## いまの問い

bluff-ask-roll = ダイスを振っています。
bluff-ask-first-you = あなたの出目は{ $dice }です。最初の宣言をしてください。
bluff-ask-first = { $name }が最初の宣言をします。
bluff-ask-bid-you = あなたの出目は{ $dice }です。「{ $bid }」より上を宣言するか、チャレンジしてください。
bluff-ask-bid = { $name }の手番です。「{ $bid }」より上を宣言するか、チャレンジします。
bluff-ask-over = ゲームは終わりました。

## ボタンと選択肢（80文字以内）

bluff-label-challenge = チャレンジ
bluff-button-hand = 自分のダイス

## 代替テキスト

bluff-alt-title = { $ones ->
    [wild] { bluff-name }、場のダイスは{ $dice }個、1の目は万能。
   *[plain] { bluff-name }、場のダイスは{ $dice }個。
}
bluff-alt-bid = { $name }の宣言は「{ $bid }」。
bluff-alt-seat = { $left ->
    [0] { $number } { $name }：脱落。
   *[other] { $number } { $name }：ダイス{ $left }個。
}
bluff-alt-gone = { $number } { $name }：ダイス{ $left }個でリタイア。
bluff-alt-showdown = その前は、{ $name }が{ $other }の「{ $bid }」にチャレンジ。出目は{ $dice }。{ $loser }がダイスを1個失いました。
bluff-alt-hand = あなたの出目：{ $dice }。
bluff-alt-hand-none = あなたのカップにダイスはありません。

## ゲームの結果

bluff-standing = { $left ->
    [0] { $place }位 { $name }：脱落
   *[other] { $place }位 { $name }：ダイス{ $left }個
}
bluff-standing-gone = { $name }：リタイア
bluff-reckoning-won = ダイスを{ $left }個残して、{ $name }の勝ちです。
bluff-reckoning-shared = { $names }が勝利を分け合います。
bluff-reckoning-alone = ほかの全員がリタイアしたため、{ $name }の勝ちです。
bluff-reckoning-none = 全員がリタイアしたため、勝者はいません。

## かんたんなルール

bluff-rules-aim = **{ bluff-name }**は2～6人用。最後までダイスを残した人の勝ちです。
bluff-rules-roll = **毎ラウンド**、全員がカップの中でダイスを振り、自分の出目だけを見ます。**自分のダイス**で確かめられます。
bluff-rules-bid = • **宣言**：全員のダイスを合わせて、ある目が何個以上あるかを言います。前の宣言より上、つまり個数を増やすか、同じ個数でより大きい目にします。
bluff-rules-challenge = • **チャレンジ**：宣言する代わりに、直前の宣言を疑います。全員がカップを開け、宣言どおりの個数以上あればチャレンジした人が、なければ宣言した人がダイスを1個失います。失った人が次のラウンドを始めます。
bluff-rules-ones = 1を万能にしたテーブルでは、1の目はどの目としても数えます。
bluff-rules-commands = **コマンドでは**、宣言を個数、x、目の順に書きます。3x5は「5の目3個」です。

## コマンドとオプションの名前

bluff-command = ブラフ
bluff-command-bid = 宣言
bluff-command-challenge = チャレンジ
bluff-option-dice = ダイス
bluff-option-ones = 1の目
bluff-option-bid = 宣言

## コマンドの説明（100文字以内）

bluff-command-about = { bluff-name }（2～6人）
bluff-command-new-about = このチャンネルで{ bluff-name }のテーブルを開く
bluff-command-new-dice-about = 最初に1人が持つダイスの数（指定しなければ5）
bluff-command-new-ones-about = 1の目を万能にするか（指定しなければ普通の1）
bluff-choice-ones-plain = 1は普通の1
bluff-choice-ones-wild = 1は万能
bluff-command-bid-about = ある目が場に何個あるかを宣言する
bluff-command-bid-bid-about = 個数、x、目の順：3x5は「5の目3個」
bluff-command-challenge-about = 直前の宣言にチャレンジする
bluff-chosen-dice = 1人{ $value }個
bluff-chosen-ones = { $value ->
    [wild] 1は万能
   *[plain] 1は普通の1
}

## ヘルプ：短い紹介と、最初のコマンド

bluff-help = **{ bluff-name }**（2～6人）
bluff-help-new = `/{ bluff-command } 新規`
bluff-help-turn = `/{ bluff-command } 宣言`
