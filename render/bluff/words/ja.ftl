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
bluff-tell-found-plain = { $count ->
    [0] { $face }は1個もありませんでした。
   *[other] { $face }は{ $count }個ありました。
}
bluff-tell-found-wild = { $count ->
    [0] { $face }も1の目も、1個もありませんでした。
   *[other] { $face }と1の目は合わせて{ $count }個ありました。
}
bluff-tell-enough = 宣言に足りています。
bluff-tell-too-few = 宣言に足りません。
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
bluff-ask-last-you = あなたの出目は{ $dice }です。「{ $bid }」より上の宣言はないので、チャレンジしてください。
bluff-ask-last = { $name }の手番です。「{ $bid }」より上の宣言はないので、チャレンジするしかありません。
bluff-ask-over = ゲームは終わりました。

## ボタンと選択肢（80文字以内）

bluff-label-challenge = チャレンジ
bluff-button-any = ほかの宣言…
bluff-panel-bid = **決定**を押すと「**{ $bid }**」と宣言します。
bluff-panel-challenge = **決定**を押すと「**{ $bid }**」にチャレンジします。
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
bluff-alt-gone = { $number } { $name }：リタイア、ダイス{ $left }個。
bluff-alt-showdown = その前は、{ $name }が{ $other }の「{ $bid }」にチャレンジ。出目は{ $dice }で、宣言に合うのは{ $count }個。{ $loser }がダイスを1個失いました。
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
bluff-rules-challenge = • **チャレンジ**：宣言する代わりに、直前の宣言を疑います。全員がカップを開け、宣言どおりの個数以上あればチャレンジした人が、なければ宣言した人がダイスを1個失います。失った人（脱落したときはその次の人）が、次のラウンドを始めます。
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
bluff-command-bid-about = ある目が場に何個以上あるかを宣言する
bluff-command-bid-bid-about = 個数、x、目の順：3x5は「5の目3個」
bluff-command-challenge-about = 直前の宣言にチャレンジする
bluff-chosen-dice = ダイスは1人{ $value }個
bluff-chosen-ones = { $value ->
    [wild] 1は万能
   *[plain] 1は普通の1
}

## ヘルプ：短い紹介と、最初のコマンド

bluff-help = **{ bluff-name }**（2～6人）
bluff-help-new = `/{ bluff-command } 新規`
bluff-help-turn = `/{ bluff-command } 宣言`
bluff-no-plans = { bluff-name }の手は直前の宣言しだいなので、次の手番は計画できません。

## ボードの見方

bluff-guide-1 = いまの宣言：全員のカップの中に、この目がこの個数以上あるということです。
bluff-guide-2 = 宣言した人。
bluff-guide-3 = このテーブルでは1の目が万能で、どの目としても数えます。
bluff-guide-4 = 実際にあった個数。宣言どおりならチェックが付きます。
bluff-guide-5 = ダイスを失った人。
bluff-guide-6 = 前のラウンド：誰が何を宣言し、（その下）誰がチャレンジしたか。
bluff-guide-7 = 全員のカップの中にあるダイスの合計。
bluff-guide-8 = この人の最後の宣言。いまの宣言は明るい枠で囲まれ、最新のものには青い光が付きます。
bluff-guide-9 = この人の残りのダイス。
bluff-guide-10 = 失ったダイス。
bluff-guide-11 = カップの中のダイス。チャレンジのあとは次の宣言まで出目が見え、宣言に合うものは緑の枠で囲まれます。
bluff-guide-12 = 手番の人。

## チュートリアル

bluff-lesson-1 = **自分のダイス。** 全員がカップの中に5個ずつダイスを持ち、自分の出目だけが見えます。**自分のダイス**を押すと、自分の出目を確かめられます。宣言では、自分の分も含め**全員**のカップを合わせて、ある目が何個以上あるかを言います。相手の5個は見えませんが、どの目も平均して6個に1個の割合で出ます。まず宣言するか、いまの宣言を上回ってください。
bluff-lesson-2 = **より上を。** 宣言は前のものより上でなければなりません。個数を増やすか、同じ個数でより大きい目にします。宣言は、上がるほど疑わしくなっていきます。相手の宣言は出目の手がかりになりますが、はったりかもしれません。もちろん、あなたがはったりをかけてもかまいません。
bluff-lesson-3 = **チャレンジ。** 直前の宣言が信じられないときは、**チャレンジ**を押します。全員がカップを開け、個数が足りなければ宣言した人が、足りていればあなたがダイスを1個失います。自分の分を数え、見えないダイスの6分の1を加えて考えましょう。それよりずっと多い宣言は疑ってかまいません。
bluff-lesson-4 = **ゲームの終わり。** ダイスを失った人は、1個少なくなって次のラウンドを始めます。ダイスがなくなると脱落で、最後までダイスを残した人の勝ちです。1の目が万能のテーブルでは1がどの目としても数えられるので、見えないダイスの6分の1ではなく3分の1を見込みます。

## プロフィールと募集の画像

bluff-cover-dice = 1人の個数
bluff-cover-ones = { $value ->
    [wild] 1は万能
   *[plain] 1は普通
}
bluff-deed-bid = 宣言×{ $count }
bluff-deed-challenge = チャレンジ×{ $count }

## コンピューターの強さ

bluff-level-easy-about = 自分の出目だけで判断する
bluff-level-normal-about = ほかの人の宣言も読む
