### 日本語の12シーカー。名前（$name、$names）はそのまま入る。$gems、$cards、$nobles は並べ終えた一覧。

## 宝石、シーカー、シート

seekers-name = 12シーカー
seekers-gem-r = 赤
seekers-gem-y = 黄
seekers-gem-g = 緑
seekers-gem-b = 青
seekers-gem-p = 紫
seekers-gem-rainbow = 虹
seekers-gem-gold = 黄金
seekers-colours = よく集める色：{ $colours }
seekers-gem-hidden = 非公開の色
seekers-gem-r-label = 赤
seekers-gem-y-label = 黄
seekers-gem-g-label = 緑
seekers-gem-b-label = 青
seekers-gem-p-label = 紫
seekers-gem-rainbow-label = 虹
seekers-gem-gold-label = 黄金
seekers-gem-hidden-label = 非公開
seekers-gem-r-typed = 赤色
seekers-gem-y-typed = 黄色
seekers-gem-g-typed = 緑色
seekers-gem-b-typed = 青色
seekers-gem-p-typed = 紫色
seekers-gem-rainbow-typed = 虹色 レインボー
seekers-gem-gold-typed = 金 金色
seekers-typed-left = 左端 左
seekers-typed-right = 右端 右
seekers-typed-reversed = 逆順 逆 反転
seekers-typed-valid = 有効置き場 有効
seekers-typed-invalid = 無効置き場 無効
seekers-line-one = { $place }番：{ $gem }
seekers-line-five = { $first }～{ $last }番：{ $gems }
seekers-gem-at = { $place }番 { $gem }
seekers-gem-named = { $gem }（{ $reference }）
seekers-gem-in-valid = 有効置き場の{ $gem }（{ $reference }）
seekers-gem-in-invalid = 無効置き場の{ $gem }（{ $reference }）
seekers-no-gems = なし
seekers-kind-count = 宝石は種類ごとに数えます。
seekers-kind-row = 宝石は1列に並べます。手番に取った宝石はひとまとまりのまま、列の左端か右端に、ダンジョンでの並びのまま、または逆順にして加えます。奪った宝石や渡された宝石は、受け取った人が端を選んで加えます。交換した宝石は、出した宝石と同じ場所に入ります。同じ色が2個以上隣り合うと「連続」、隣に同じ色がない宝石は「単独」です。
seekers-kind-piles = その手番の有効色の宝石と虹は有効置き場に、ほかの宝石は無効置き場に置きます。奪った宝石や交換した宝石も、その手番の有効色に従います。渡された宝石は、黄金を除き、必ず無効置き場に置きます。
seekers-gold-and-points = 黄金は別に置き、1個につき1VPです。シーカーが獲得したVPも加えます。

## シートの内容

seekers-sheet-title = **シート{ $sheet }：{ $name }**
seekers-lie = { $kind ->
    [count] 宝石は種類ごとに数えます。
    [row] 宝石は1列に並べます。
   *[piles] 宝石は有効と無効の2つの置き場に分けます。
}
seekers-sheet-choice = { $kind ->
    [count] { $sheet }：{ $name }（種類ごとの個数）
    [row] { $sheet }：{ $name }（1列に並べる）
   *[piles] { $sheet }：{ $name }（有効・無効の置き場）
}
seekers-sheet-example = 例：{ $example }
seekers-sheet-1-name = 1位と2位は得、3位は損
seekers-sheet-1 = 持っている宝石の色を、個数の多い順に順位付けします。1位と2位の色は1個につき1VP、3位の色は1個につき−1VPです。同数の色も同順位にはせず、順位を1つずつ割り当てます。
seekers-sheet-1-example = 赤6個、青4個、緑3個なら、6 + 4 − 3 = 7VP。
seekers-rank-1 = 最多
seekers-rank-2 = 2番目
seekers-rank-3 = 3番目
seekers-sheet-2-name = 3つごとの波
seekers-sheet-2 = 色ごとに数えます。1・4・7個なら2VP、2・5・8個なら4VP、0・3・6個なら0VPです。
seekers-sheet-2-example = 赤5個、緑4個、青3個なら、4 + 2 + 0 = 6VP。
seekers-sheet-3-name = 色の値段
seekers-sheet-3 = 1個につき、赤は2VP、黄は2VP、緑は1VP、青は−1VP、紫は−2VPです。
seekers-sheet-3-example = 赤3個、緑2個、紫2個なら、6 + 2 − 4 = 4VP。
seekers-sheet-4-name = セット集め
seekers-sheet-4 = 赤は3個ごとに5VP、黄は2個ごとに3VP、緑は1個ごとに1VP、青は3個ごとに−3VPです。そろわない余りは数えません。紫は4個までなら1個につき−1VP、5個以上なら全部で5VPです。
seekers-sheet-4-example = 赤4個、黄5個、紫2個なら、5 + 6 − 2 = 9VP。
seekers-sheet-5-name = 5個以上
seekers-sheet-5 = 色ごとに数えます。4個までなら1個につき−1VP、5個以上なら全部で5VPです。
seekers-sheet-5-example = 赤6個、青5個、緑2個なら、5 + 5 − 2 = 8VP。
seekers-sheet-6-name = 同じ個数
seekers-sheet-6 = 最後に1～8の数を1つ宣言します。ちょうどその個数だけ持っている色1つにつき4VPです。
seekers-sheet-6-example = 赤、青、緑を3個ずつ持ち、数を3と宣言すると12VP。
seekers-sheet-7-name = 長い連続
seekers-sheet-7 = 連続の長さで得点します。2個で1VP、3個で2VP、4個で4VP、5個で6VP、6個で9VP、7個か8個で12VPです。
seekers-sheet-7-example = 4個、3個、2個の連続があれば、4 + 2 + 1 = 7VP。
seekers-sheet-8-name = 色それぞれの決まり
seekers-sheet-8 = 赤は連続1つにつき2VP、黄は3個以上の連続1つにつき4VP、緑は4個以上の連続1つにつき6VPです。青は単独1個につき−3VP、連続の中なら1個につき1VP。紫は単独1個につき2VP、連続の中なら1個につき−1VP。どの連続も得点は1回だけです。
seekers-sheet-8-example = 赤2個の連続、青3個の連続、単独の紫1個なら、2 + 3 + 2 = 7VP。
seekers-sheet-9-name = ちょうど3個
seekers-sheet-9 = ちょうど3個の連続1つにつき6VPです。列のほかの宝石は、単独も含めて1個につき−1VPです。
seekers-sheet-9-example = 3個の連続が2つ、2個の連続が1つ、単独が1個なら、12 − 3 = 9VP。
seekers-sheet-10-name = ちょうど2個
seekers-sheet-10 = ちょうど2個の連続1つにつき2VPです。
seekers-sheet-10-example = 2個の連続が4つ、3個の連続が1つなら8VP。
seekers-sheet-11-name = 色は多く、数は少なく
seekers-sheet-11 = 手番の終わりに、持っている色（1個以上）のうち最も少ない色の宝石を1個捨てます（同数なら選びます。黄金と虹は対象外）。最後に、持っている色1つにつき4VP、宝石1個につき−1VPです。ここでは黄金は宝石に数えず、虹は数えます。
seekers-sheet-11-example = 4色で9個なら、16 − 9 = 7VP。
seekers-sheet-12-name = 数は多く、色は少なく
seekers-sheet-12 = 手番の終わりに、持っている色（1個以上）のうち最も少ない色の宝石を1個捨てます（同数なら選びます。黄金と虹は対象外）。最後に、宝石1個につき1VP、持っている色1つにつき−1VPです。ここでは黄金は宝石に数えません。
seekers-sheet-12-example = 3色で10個なら、10 − 3 = 7VP。
seekers-sheet-13-name = プラスとマイナス
seekers-sheet-13 = 手番の終わりに、持っている色（1個以上）のうち最も少ない色の宝石を1個捨てます（同数なら選びます。黄金と虹は対象外）。最後に、持っている色の1つをプラス、別の1つをマイナスと宣言します。プラスの色は1個につき2VP、マイナスの色は1個につき−2VPです。
seekers-sheet-13-example = プラスの赤が6個、マイナスの青が1個なら、12 − 2 = 10VP。
seekers-sheet-14-name = 2枚のカードでプラスとマイナス
seekers-sheet-14 = 非公開の色指定カードを2枚持ちます。最後に、1枚の色をプラス、もう1枚の色をマイナスと宣言します。プラスの色は1個につき2VP、マイナスの色は1個につき−2VPです。
seekers-sheet-14-example = カードが赤と青で、赤5個、青2個なら、10 − 4 = 6VP。
seekers-sheet-15-name = マイナスの1枚
seekers-sheet-15 = 非公開の色指定カードを1枚持ちます。その色はマイナスで、1個につき−2VPです。最後に、ほかの2色をプラスと宣言します。プラスの色は1個につき1VPです。
seekers-sheet-15-example = プラスの赤が5個と緑が4個、カードの色が1個なら、5 + 4 − 2 = 7VP。
seekers-sheet-16-name = カードの色の連続
seekers-sheet-16 = 非公開の色指定カードを2枚持ちます。その2色の連続だけが、長さで得点になります。2個で2VP、3個で4VP、4個で6VP、5個で8VP、6個で10VP、7個か8個で13VPです。
seekers-sheet-16-example = カードの色で3個と2個の連続があれば、4 + 2 = 6VP。
seekers-sheet-17-name = 連続の数
seekers-sheet-17 = 非公開の色指定カードを2枚持ちます。その2色の連続は、長さにかかわらず1つにつき3VPです。
seekers-sheet-17-example = カードの色の連続が3つあれば9VP。
seekers-sheet-18-name = 隣どうしの入れ替え
seekers-sheet-18 = 手番の終わりに、自分の列で隣り合う2個を入れ替えることができます。取ったシーカーのパワーが1なら2回まで、2か3なら1回まで、4か5ならできません。得点は連続の長さで決まり、2個で1VP、3個で2VP、4個で4VP、5個で6VP、6個で9VP、7個か8個で12VPです。
seekers-sheet-18-example = 赤、青、赤は、1回の入れ替えで赤、赤、青になります。
seekers-sheet-19-name = めくられる有効色
seekers-sheet-19 = 第1～第5ラウンドは色指定カードを1枚めくり、その色が2人の有効色になります。第6ラウンドは、それぞれが自分の手番の初めに有効色を宣言します。有効置き場の宝石は1個につき1VPです。
seekers-sheet-19-example = 有効色が緑のとき、緑、緑、赤を取ると、2個が有効置き場に入ります。
seekers-sheet-20-name = 宣言する有効色
seekers-sheet-20 = 自分の手番の初めに、毎回有効色を宣言します。同じ色を何度選んでもかまいません。有効置き場の宝石は1個につき1VPです。
seekers-sheet-20-example = 青を宣言して青、青、虹、赤を取ると、3個が有効置き場に入ります。

## 手番順

seekers-order-1 = 毎ラウンド、スタートプレイヤーが先攻です。
seekers-order-2 = 交互に先攻になります。奇数ラウンドはスタートプレイヤーが先攻です。
seekers-order-3 = 前のラウンドで取ったシーカーのパワーが高かった人が、次のラウンドの先攻になります。同じパワーなら先攻が交代します。
seekers-order-4 = 前のラウンドで取ったシーカーのパワーが低かった人が、次のラウンドの先攻になります。同じパワーなら先攻が交代します。

## シーカーの働き

seekers-seeker-title = **{ $id }**（パワー{ $power }）：
seekers-seeker-basic = ダンジョンの左端か右端から{ $power }個取ります。
seekers-seeker-1a = 端から1個取ります。その後、相手から宝石を1個奪います（黄金と虹は奪えません）。
seekers-seeker-1b = 端から1個取ります。その種類の宝石を1個も持っていなければ、その場で2VP。
seekers-seeker-1c = 端から3個取ります。その後、自分の宝石から好きな2個を、好きな順でその端に返却します。
seekers-seeker-2a = 端から2個取ります。2個が同じ種類なら、その場で2VP。
seekers-seeker-2b = 端から2個取ります。その後、いま取った色の宝石を相手から1個奪います（黄金と虹は奪えません）。
seekers-seeker-2c = ダンジョンの好きな場所から隣り合う2個を取ります。残りは間を詰めます。
seekers-seeker-2d = 両端から1個ずつ取ります。
seekers-seeker-3a = 端から5個取り、そのうち2個を好きな順でその端に戻します。残る3個が自分のものです。
seekers-seeker-3b = 端から3個取ります。3個の種類がすべて違えば、その場で2VP。
seekers-seeker-3c = 端から3個取ります。その後、自分の宝石1個をダンジョンの宝石1個（黄金と虹以外）と交換します。
seekers-seeker-3d = 端から3個取ります。その後、自分の宝石1個を相手に渡します。
seekers-seeker-4a = 端から4個取ります。ちょうど2種類なら、その場で2VP。
seekers-seeker-4b = 端から5個取り、そのうち1個をその端に戻します。残る4個が自分のものです。
seekers-seeker-4c = 両端から2個ずつ取ります。
seekers-seeker-5a = 端から5個取り、そのうち1個を相手に渡します。残る4個が自分のものです。
seekers-seeker-5b = 端から5個取ります。その後、自分の最も多い色の宝石を1個、相手に渡します（同数なら選びます）。
seekers-seeker-5c = 端から5個取ります。4種類以上あれば、その場で2VP。

## 起きたこと

seekers-tell-turn = 色指定カードは{ $gem }です。このラウンドの有効色になります。
seekers-tell-valid-you = あなたは有効色を{ $gem }と宣言しました。
seekers-tell-valid = { $name }は有効色を{ $gem }と宣言しました。
seekers-tell-seek-you = { $where ->
    [left] あなたはシーカー{ $id }を左端に派遣しました（{ $gems }）。
    [right] あなたはシーカー{ $id }を右端に派遣しました（{ $gems }）。
    [ends] あなたはシーカー{ $id }を両端に派遣しました（{ $gems }）。
   *[pair] あなたはシーカー{ $id }を{ $first }番と{ $last }番に派遣しました（{ $gems }）。
}
seekers-tell-seek = { $where ->
    [left] { $name }はシーカー{ $id }を左端に派遣しました（{ $gems }）。
    [right] { $name }はシーカー{ $id }を右端に派遣しました（{ $gems }）。
    [ends] { $name }はシーカー{ $id }を両端に派遣しました（{ $gems }）。
   *[pair] { $name }はシーカー{ $id }を{ $first }番と{ $last }番に派遣しました（{ $gems }）。
}
seekers-film-seek = { $where ->
    [left] シーカー{ $id }を左端に派遣
    [right] シーカー{ $id }を右端に派遣
    [ends] シーカー{ $id }を両端に派遣
   *[pair] シーカー{ $id }を{ $first }番と{ $last }番に派遣
}
seekers-tell-points-you = その場で{ $points }VPを獲得しました。
seekers-tell-points = その場で{ $points }VPを獲得しました。
seekers-tell-place-you = { $way ->
    [left] 列の左端に{ $gems }を加えました。
    [left-reversed] 列の左端に、逆順にした{ $gems }を加えました。
    [right] 列の右端に{ $gems }を加えました。
   *[right-reversed] 列の右端に、逆順にした{ $gems }を加えました。
}
seekers-tell-place = { $way ->
    [left] 列の左端に{ $gems }を加えました。
    [left-reversed] 列の左端に、逆順にした{ $gems }を加えました。
    [right] 列の右端に{ $gems }を加えました。
   *[right-reversed] 列の右端に、逆順にした{ $gems }を加えました。
}
seekers-tell-back-you = { $end ->
    [left] ダンジョンの左端に{ $gems }が戻りました。
   *[right] ダンジョンの右端に{ $gems }が戻りました。
}
seekers-tell-back = { $end ->
    [left] ダンジョンの左端に{ $gems }が戻りました。
   *[right] ダンジョンの右端に{ $gems }が戻りました。
}
seekers-tell-steal-you = { $other }から{ $gems }を奪いました。
seekers-tell-steal = { $other }から{ $gems }を奪いました。
seekers-tell-steal-from-you = あなたから{ $gems }を奪いました。
seekers-tell-give-you = { $other }に{ $gems }を渡しました。
seekers-tell-give = { $other }に{ $gems }を渡しました。
seekers-tell-give-to-you = あなたに{ $gems }を渡しました。
seekers-tell-choose-you = 交換に出す{ $gem }を選びました。
seekers-tell-choose = 交換に出す{ $gem }を選びました。
seekers-tell-swap-you = { $gem }をダンジョンの{ $other }と交換しました。
seekers-tell-swap = { $gem }をダンジョンの{ $other }と交換しました。
seekers-tell-receive-you = { $end ->
    [left] あなたは受け取った宝石を列の左端に置きました。
   *[right] あなたは受け取った宝石を列の右端に置きました。
}
seekers-tell-receive = { $end ->
    [left] { $name }は受け取った宝石を列の左端に置きました。
   *[right] { $name }は受け取った宝石を列の右端に置きました。
}
seekers-tell-discard-you = { $gems }を捨てました。
seekers-tell-discard = { $gems }を捨てました。
seekers-tell-nothing = { $what ->
    [steal] シーカー{ $id }で奪える宝石はありませんでした。
   *[swap] シーカー{ $id }で交換できる宝石はありませんでした。
}
seekers-tell-exchange-you = あなたは列の{ $first }番と{ $last }番（{ $gems }）を入れ替えました。
seekers-tell-exchange = { $name }は列の{ $first }番と{ $last }番（{ $gems }）を入れ替えました。
seekers-tell-stop-you = あなたは入れ替えを終えました。
seekers-tell-stop = { $name }は入れ替えを終えました。
seekers-tell-rainbow-you = あなたは虹の色を{ $gem }と宣言しました。
seekers-tell-rainbow = { $name }は虹の色を{ $gem }と宣言しました。
seekers-tell-number-you = あなたは数を{ $number }と宣言しました。
seekers-tell-number = { $name }は数を{ $number }と宣言しました。
seekers-tell-plus-you = あなたは{ $gem }をプラスと宣言しました。
seekers-tell-plus = { $name }は{ $gem }をプラスと宣言しました。
seekers-tell-minus-you = あなたは{ $gem }をマイナスと宣言しました。
seekers-tell-minus = { $name }は{ $gem }をマイナスと宣言しました。

## いまの問い

seekers-ask-over = ゲームは終了しました。
seekers-ask-turn = 色指定カードをめくっています。
seekers-ask-valid-you = 第{ $round }ラウンド、あなたの手番です。有効色を宣言してください。
seekers-ask-valid = 第{ $round }ラウンド、{ $name }が有効色を宣言します。
seekers-ask-seek-you = 第{ $round }ラウンド、あなたの手番です。シーカーを派遣してください。
seekers-ask-seek = 第{ $round }ラウンド、{ $name }の手番です。
seekers-ask-seek-last-you = 第{ $round }ラウンド、あなたの最後の手番です。シーカーを派遣してください。
seekers-ask-seek-last = 第{ $round }ラウンド、{ $name }の最後の手番です。
seekers-ask-seek-valid-you = 第{ $round }ラウンド、あなたの手番です。有効色は{ $gem }です。シーカーを派遣してください。
seekers-ask-seek-valid = 第{ $round }ラウンド、{ $name }の手番です。有効色は{ $gem }です。
seekers-ask-putback-you = { $end ->
    [left] { $count ->
        [1] 左端に戻す1個を選んでください：{ $gems }。
       *[other] 左端に戻す{ $count }個を1個ずつ選んでください。あとに選んだほうが外側になります：{ $gems }。
    }
   *[right] { $count ->
        [1] 右端に戻す1個を選んでください：{ $gems }。
       *[other] 右端に戻す{ $count }個を1個ずつ選んでください。あとに選んだほうが外側になります：{ $gems }。
    }
}
seekers-ask-putback = { $name }がダンジョンに戻す宝石を選んでいます。
seekers-ask-give-taken-you = { $other }に渡す1個を選んでください：{ $gems }。
seekers-ask-give-taken = { $name }が、取った宝石から{ $other }に渡す1個を選んでいます。
seekers-ask-give-you = 自分の宝石から、{ $other }に渡す1個を選んでください。
seekers-ask-give = { $name }が{ $other }に渡す宝石を選んでいます。
seekers-ask-give-most-you = 自分の最も多い色から、{ $other }に渡す1個を選んでください。
seekers-ask-give-most = { $name }が、最も多い色から{ $other }に渡す宝石を選んでいます。
seekers-ask-place-you = { $gems }を列に配置します。端と向き（このままか逆順か）を選んでください。
seekers-ask-place = { $name }が{ $gems }を列に加えます。
seekers-ask-place-one-you = { $gems }を列に配置します。端を選んでください。
seekers-ask-place-one = { $name }が{ $gems }を列に加えます。
seekers-ask-receive-you = { $other }から渡された{ $gem }を受け取ります。列のどちらの端に置くか選んでください。
seekers-ask-receive = { $name }が受け取った{ $gem }の置き場所を選んでいます。
seekers-ask-steal-you = { $other }から奪う宝石を選んでください。
seekers-ask-steal = { $name }が{ $other }から奪う宝石を選んでいます。
seekers-ask-return-you = { $end ->
    [left] { $count ->
        [1] 自分の宝石から、左端に返却する1個を選んでください。
       *[other] 自分の宝石から、左端に返却する{ $count }個を1個ずつ選んでください。あとに選んだほうが外側になります。
    }
   *[right] { $count ->
        [1] 自分の宝石から、右端に返却する1個を選んでください。
       *[other] 自分の宝石から、右端に返却する{ $count }個を1個ずつ選んでください。あとに選んだほうが外側になります。
    }
}
seekers-ask-return = { $name }がダンジョンに返却する宝石を選んでいます。
seekers-ask-swap-you = 自分の宝石から、交換に出す1個を選んでください。
seekers-ask-swap = { $name }が交換に出す宝石を選んでいます。
seekers-ask-for-you = { $gem }の交換先となるダンジョンの宝石を選んでください。
seekers-ask-for = { $name }が{ $gem }と交換するダンジョンの宝石を選んでいます。
seekers-ask-discard-you = 自分の最も少ない色が同数です。捨てる1個を選んでください。
seekers-ask-discard = { $name }が捨てる宝石を選んでいます。
seekers-ask-exchange-you = 列で隣り合う2個を入れ替えることができます（あと{ $count }回）。
seekers-ask-exchange = { $name }は列で隣り合う2個を入れ替えることができます。
seekers-ask-rainbow-you = 虹を何色にするか宣言してください。
seekers-ask-rainbow = { $name }が虹の色を宣言します。
seekers-ask-number-you = 数を宣言してください。
seekers-ask-number = { $name }が数を宣言します。
seekers-ask-plus-you = プラスの色を宣言してください。
seekers-ask-plus = { $name }がプラスの色を宣言します。
seekers-ask-minus-you = マイナスの色を宣言してください。
seekers-ask-minus = { $name }がマイナスの色を宣言します。

## ボタンと選択肢（80文字以内）

seekers-label-seek = { $where ->
    [left] { $id } 左端：{ $gems }
    [right] { $id } 右端：{ $gems }
    [ends] { $id } 両端：{ $gems }
   *[pair] { $id } { $first }・{ $last }番：{ $gems }
}
seekers-label-seek-points = { $where ->
    [left] { $id } 左端：{ $gems }（+{ $points }VP）
    [right] { $id } 右端：{ $gems }（+{ $points }VP）
    [ends] { $id } 両端：{ $gems }（+{ $points }VP）
   *[pair] { $id } { $first }・{ $last }番：{ $gems }（+{ $points }VP）
}
seekers-label-place = { $way ->
    [left] 左端：{ $gems }
    [left-reversed] 左端（逆順）：{ $gems }
    [right] 右端：{ $gems }
   *[right-reversed] 右端（逆順）：{ $gems }
}
seekers-label-receive = { $end ->
    [left] 左端
   *[right] 右端
}
seekers-label-exchange = { $first }・{ $last }番：{ $gems }
seekers-label-stop = 入れ替えを終える
seekers-label-rainbow = 虹を{ $gem }にする
seekers-label-valid = 有効色：{ $gem }
seekers-label-number = ちょうど{ $number }個
seekers-label-plus = プラス：{ $gem }
seekers-label-minus = マイナス：{ $gem }

## 先読み

seekers-reach = { $end ->
    [left] **左端：**{ $gems }
   *[right] **右端：**{ $gems }
}
seekers-reach-direction = -# どちらの端も、絵と同じく左から右の順です。+と−はVPの増減です。
seekers-preview-quota = あと基本{ $basic }枚、上級{ $advanced }枚を派遣できます。

## 代替テキスト

seekers-alt-barred = いま派遣できないシーカー：{ $seekers }。
seekers-alt-best = 一番良い答え：{ $move }。
seekers-alt-new = 変わったところ：{ $changes }。
seekers-alt-new-left = 左端
seekers-alt-new-right = 右端
seekers-alt-new-seat = { $name }の{ $parts }
seekers-alt-new-points = シーカーの得点
seekers-alt-new-places = 列の{ $places }番
seekers-alt-new-valid = 有効置き場 { $gems }
seekers-alt-new-invalid = 無効置き場 { $gems }
seekers-alt-title = { $mode ->
    [basic] { seekers-name }、シート{ $sheet }（{ $name }）、{ $order }、ラウンド{ $round }/6。
    [advanced] { seekers-name }、上級ルール、シート{ $sheet }（{ $name }）、{ $order }、ラウンド{ $round }/6。
   *[chaos] { seekers-name }、カオスルール、シート{ $sheet }（{ $name }）、{ $order }、ラウンド{ $round }/6。
}
seekers-alt-ends = ダンジョンの宝石は{ $count }個。右端から内側へ：{ $right }。
seekers-alt-line = 左から順に：{ $letters }。
seekers-alt-field = 場のシーカー：{ $seekers }。
seekers-alt-field-empty = 場にシーカーは残っていません。
seekers-alt-valid = 有効色：{ $gem }。
seekers-alt-pending = 取ってまだ並べていない宝石：{ $gems }。
seekers-alt-gift = 相手に渡す途中の宝石：{ $gem }。
seekers-alt-starter = このラウンドの先攻は{ $name }です。
seekers-alt-next-starter = 次のラウンドの先攻は{ $name }です。
seekers-next = 次
seekers-alt-seat = { $number }番 { $name }：{ $facts }。
seekers-alt-gone = リタイア
seekers-alt-count = 宝石 { $gems }
seekers-alt-row = 列 { $letters }
seekers-alt-row-empty = 列は空
seekers-alt-gold = 黄金{ $count }個
seekers-alt-piles = 有効置き場 { $valid }／無効置き場 { $invalid }
seekers-alt-seekers = シーカー { $seekers }
seekers-alt-no-seekers = シーカーはまだなし
seekers-alt-play = うちシーカーの得点{ $points }VP
seekers-alt-worth = 現在{ $points }VP
seekers-alt-worth-hidden = 非公開のカードを除いて現在{ $points }VP
seekers-alt-cards = 非公開の色指定カード{ $count }枚
seekers-alt-cards-known = 色指定カード { $gems }
seekers-alt-hand-title = あなたの宝石：{ $facts }。
seekers-hand-score = 現在の得点
seekers-hand-cards = 非公開のカード
seekers-alt-hand-worth = 現在のVP：{ $worth }。
seekers-alt-by-colour = 色ごとのVP：{ $worth }
seekers-alt-worth-of = { $gem }{ $points }
seekers-alt-hand-gems = コマンドでの呼び方：{ $gems }。

## ボードの見方：画像の番号の意味

seekers-guide-1 = ダンジョンの列の両端です。シーカーはどちらかの端から宝石を取ります。
seekers-guide-2 = 明るい部分は、端からシーカーの手が届く範囲です。
seekers-guide-3 = ダンジョンです。宝石の列で、文章のように折り返します。数字はコマンドで使う位置です。
seekers-guide-4 = ルールシートの番号と、宝石の並べ方（個数、列、有効置き場と無効置き場）です。
seekers-guide-5 = シートの得点です。上が条件、下がVPです。
seekers-guide-6 = このラウンドの手番順と、それぞれが派遣したシーカーです。右は次のラウンドと、その先攻です。5と▲ならパワーの高いほう、1と▼なら低いほうが先攻になります。
seekers-guide-7 = 現在のラウンドです（全6ラウンド）。
seekers-guide-8 = シーカーのパワーと、取る宝石です。紫のカードは上級で、特別な働きがあります。
seekers-guide-9 = 現在のVPです。稲妻の横は、シーカーが獲得したVPです。
seekers-guide-10 = このプレイヤーの宝石です（種類ごと）。文字はコマンドで使います。
seekers-guide-11 = 青い星は、前のボードから変わったところです。
seekers-guide-12 = このプレイヤーがこれまでに派遣したシーカーです。

## ゲームの結果

seekers-standing = { $place }位 { $name }：{ $reckoning }
seekers-standing-early = { $place }位 { $name }：{ $points }VP
seekers-standing-hidden = { $place }位 { $name }：非公開のカードを除いて{ $points }VP
seekers-standing-gone = { $name }：リタイア
seekers-reckoning-won = { $name }が{ $points }VP対{ $other }VPで勝ちました。
seekers-reckoning-tiebreak = { $points }VPで並び、パワーの合計が小さい{ $name }が勝ちました（{ $power }対{ $other }）。
seekers-reckoning-alone = 相手がリタイアしたため、{ $name }の勝ちです。
seekers-reckoning-none = 全員がリタイアしたため、勝者はいません。
seekers-finish-lead = { $lead }VP差で勝ち
seekers-finish-powers = { $points }VPで同点：パワーの合計が小さい（{ $power }＜{ $more }）
seekers-finish-sent = 各ラウンドで派遣したシーカー
seekers-reckoning-parts = シートの得点{ $sheet }{ $gold ->
    [0] {""}
   *[other] {" "}+ 黄金{ $gold }
}{ $play ->
    [0] {""}
   *[other] {" "}+ シーカーの得点{ $play }
} = { $total }VP
seekers-reckoning-declared = { $line }（{ $declared }）
seekers-declared-rainbow = 虹は{ $gem }
seekers-declared-number = 数は{ $number }
seekers-declared-plus = プラスは{ $gems }
seekers-declared-minus = マイナスは{ $gems }
seekers-declared-cards = 色指定カードは{ $gems }

## かんたんなルール

seekers-rules-aim = **{ seekers-name }**は2人用のゲームです。39個の宝石が並ぶダンジョンにシーカーを派遣し、宝石を持ち帰らせます。宝石の価値は、そのテーブルのルールシートで決まります。
seekers-rules-turn = **全6ラウンド**：各ラウンドに1人1回ずつ手番があります。手番には、場からシーカーを1枚取って派遣します。
seekers-rules-basic = • **基本シーカー**は、ダンジョンの左端か右端から、パワー（1～5）と同じ数の宝石を取ります。
seekers-rules-advanced = • **上級シーカー**（2cなど）には、それぞれ特別な働きがあります。上級ルールでは1人が基本を4枚、上級を2枚取ります。カオスルールには上級しかありません。
seekers-rules-must = シーカーの働きは、できるなら必ず行い、できないときは飛ばします。
seekers-rules-lay = **宝石の並べ方**：シートにより3通りです。種類ごとに数える、ひとまとまりのまま（ダンジョンでの並びか逆順で）列の端に加える、有効置き場と無効置き場に分ける。黄金は常に別に置きます。
seekers-rules-kinds = **宝石**：5色が7個ずつ、黄金が3個、虹が1個です。黄金は1個につき1VP。虹を持つ人は、最後にその色を宣言します。
seekers-rules-order = **手番順**：各ラウンドの先攻は、手番順ルールで決まります。常にスタートプレイヤー、交互、前のラウンドで取ったパワーが高かった人、低かった人の4通りです。
seekers-rules-end = **終了**：第6ラウンドのあと、シートの得点、黄金、シーカーが獲得したVPを合計します。多いほうの勝ちで、同点ならパワーの合計が小さいほうの勝ちです。特に決めなければ、2人とも最も得になる宣言を自動で行います。
seekers-rules-letters = **コマンドの文字**：r＝赤、y＝黄、g＝緑、b＝青、p＝紫、{ "*" }＝虹、{ "$" }＝黄金。「赤」のような言葉でも入力できます。列の位置は左から1番、2番と数えます。r+は有効置き場の赤、r-は無効置き場の赤です。
seekers-glossary = **ダンジョン**は1列に並んだ宝石です。**パワー**はシーカーの数字です。**種類**は黄金と虹を含む7種類、**色**は5色を指します。**連続**は列で同じ色が2個以上隣り合ったもの、**単独**は隣に同じ色がない宝石です。**VP**は得点で、シーカーの働きによりその場で得るものもあります。**ルールシート**は宝石の価値を決めるものです。
seekers-example = **例**：ダンジョンの左端は赤、赤、青、右端は内側から黄、黄金、緑です。シートは1で、あなたは赤3個と青1個を持っています。シーカー2を左端に派遣すると赤2個を取り、1位の色が3個から5個になって2VP増えます。右端に派遣すると黄金と緑を取ります。黄金で1VP、緑は2位か3位の色になります。
    左端に派遣すると、次は青が端に出て、相手が取れるようになります。取ったあとに何が出てくるかも考えましょう。

## その手を選ぶ理由：自分の手にもコンピューターの手にも使う、主語のない短い文

seekers-why-other = { $kind ->
    [left] { $id }・左
    [right] { $id }・右
    [ends] { $id }・両端
    [pair] { $id }・{ $first }番と{ $last }番
    [place-left] 左端
    [place-left-reversed] 左端（逆順）
    [place-right] 右端
    [place-right-reversed] 右端（逆順）
    [exchange] { $first }番と{ $last }番の入れ替え
    [stop] 入れ替えない
    [gem] { $gem }
   *[other] { $first }番
}
seekers-why-margin = { $by ->
    [0] パワーの合計が小さいほうとして
   *[other] { $by }VP差で
}
seekers-why-wins-by = { $later ->
    [yes] おたがいにうまく進めると、
   *[no] {""}
}{ $by }勝つ。「{ $other }」では{ $wins ->
    [yes] {""}
   *[no] { $seat }が
}{ $but }勝つ。
seekers-why-loses-by = { $later ->
    [yes] おたがいにうまく進めると、
   *[no] {""}
}{ $seat }が{ $by }勝つ。「{ $other }」では{ $but }。
seekers-why-won = { $both ->
    [2] どちらでも、
   *[1] {""}
}{ $later ->
    [yes] うまく進めれば
   *[no] {""}
}{ $by ->
    [none] {""}
   *[other] { $by }
}勝つ。
seekers-why-lost = { $both ->
    [2] どちらでも、
   *[1] {""}
}{ $later ->
    [yes] うまく進められると
   *[no] {""}
}{ $seat }が{ $by ->
    [none] {""}
   *[other] { $by }
}勝つ。
seekers-why-wins = { $seat }がどう応じても、これで勝ちが決まる。「{ $other }」では決まらない。
seekers-why-hands = { $sure ->
    [yes] { $seat }の指定色が何でも勝つ。「{ $other }」は、{ $hands }だと負ける。
   *[no] { $seat }の指定色が{ $hands }なら、これは勝ち、「{ $other }」は負ける。ほかの場合も「{ $other }」のほうが良くはない。
}
seekers-why-only = { $seat }の指定色が{ $hands }なら勝つ。「{ $other }」では勝てない。
seekers-why-odds = { $seat }の指定色としてありうる{ $all }通りのうち{ $count }通りで勝つ。「{ $other }」では{ $less }通り。
seekers-why-or = { $one }か、{ $two }
seekers-why-told = { $told ->
    [ending] 。{ $ending }
    [reply] ：どちらでも、{ $seat }の次の一番良い手の後で{ $mine }対{ $theirs }。
    [now] ：どちらでも、この手番の後で{ $mine }VP。
    [power] ：いまは{ $points }VP多いが、より強いシーカーを使う。
    [later] ：いまは{ $points }VP多いが、その差は続かなそう。
   *[none] 。
}
seekers-why-expects = コンピューターの予想では、{ $round ->
    [6] 最後に
   *[other] 第{ $round }ラウンドの後に
}{ $seat }との得点は{ $mine }対{ $theirs }。
seekers-why-expects-own = コンピューターの予想では、{ $round ->
    [6] 最後に
   *[other] 第{ $round }ラウンドの後に
}{ $mine }VP。
seekers-why-expects-instead = コンピューターの予想では、{ $round ->
    [6] 最後に
   *[other] 第{ $round }ラウンドの後に
}{ $seat }との得点は{ $mine }対{ $theirs }、「{ $other }」では{ $less }対{ $more }。
seekers-why-expects-own-instead = コンピューターの予想では、{ $round ->
    [6] 最後に
   *[other] 第{ $round }ラウンドの後に
}{ $mine }VP、「{ $other }」では{ $less }VP。
seekers-why-plans = このあとシーカー{ $seeker }で{ $taken }を取りそう（{ $points }VP）。「{ $other }」では最大でも{ $less }VPの見込み。
seekers-why-fears = 「{ $other }」の後は、{ $seat }がシーカー{ $seeker }で{ $taken }を取りそう（{ $points }VP）。この手の後は最大でも{ $less }VPの見込み。
seekers-theme-counting = 点数の計算
seekers-theme-denying = 相手が欲しいもの
seekers-theme-tempo = 速さ
seekers-theme-end = ゲームの終わり
seekers-why-alike = 「{ $other }」も{ $role ->
    [same] 同じ局面になり、
    [rare] 個数が同じで、
    [worthless] 無効置き場では得点にならず、
   *[no] {""}
}同じくらい良い{ $told }
seekers-why-stolen = { $taken }（ほかに奪う{ $gem }1個）
seekers-why-reply = { $seat }の次の一番良い手の後で{ $mine }対{ $theirs }。
seekers-why-plan = { $seat }の次の一番良い手の後で{ $mine }対{ $theirs }。「{ $other }」では良くて{ $less }対{ $more }。
seekers-why-turn = この手番の後で{ $mine }VP。「{ $other }」では最大{ $less }VP。
seekers-why-stand = この手番の後で{ $seat }との得点は{ $mine }対{ $theirs }。「{ $other }」では良くて{ $less }対{ $more }。
seekers-why-twice = 手番が2回続き、次にシーカー{ $seeker }で{ $taken }を取ると合計{ $mine }VP。「{ $other }」では最大{ $less }VP。
seekers-why-again = 手番が2回続き、次にシーカー{ $seeker }で{ $taken }を取ると合計{ $mine }VP。「{ $other }」では間に{ $seat }の手番が入る。
seekers-why-denies = 「{ $other }」だと、{ $seat }がシーカー{ $seeker }で{ $taken }を取れる。
seekers-why-run = { $rainbow ->
    [yes] 虹を入れて
   *[no] {""}
}{ $colour }が{ $length }個連続する。
seekers-why-spares = 「{ $other }」では{ $length ->
    [1] 単独の{ $colour }
   *[other] { $colour }{ $length }個の連続
}が1つ増え、{ $points }VP失う。
seekers-why-count = { $colour }{ $card ->
    [plus] （プラスの色）
    [minus] （マイナスの色）
   *[no] {""}
}が{ $fewer }個ではなく{ $count }個になり、それだけで{ $points }VP多い。
seekers-why-colours = 違いは{ $kind ->
    [more] { $gems }が多いこと
    [less] { $spent }が少ないこと
   *[both] { $gems }が多く、{ $spent }が少ないこと
}。
seekers-why-colours-by = { $kind ->
    [more] { $gems }が多く
    [less] { $spent }が少なく
   *[both] { $gems }が多く、{ $spent }が少なく
}、それだけで{ $points }VP多い。
seekers-why-gold = 黄金{ $count }個（1個1VP）。「{ $other }」では{ $less }個。
seekers-why-valid = 有効な宝石が{ $count }個。「{ $other }」では{ $less }個。
seekers-why-rainbow = 虹の宝石を取る。「{ $other }」では残る。
seekers-why-prize = シーカー自体で{ $count }VP。「{ $other }」では{ $less }VP。
seekers-why-safe = 黄金とボーナスの{ $count }VPは、もう失われない。「{ $other }」では{ $less }VP。
seekers-why-next = 次の手番のシーカー{ $seeker }のために{ $taken }を残す（{ $points }VP）。「{ $other }」ではその手番は最大{ $less }VP。
seekers-why-ready = このあと{ $colour }をさらに{ $count }個取ると{ $points }VP増える。「{ $other }」では、どの色をさらに{ $count }個取っても{ $less ->
    [0] 増えない
   *[other] 最大{ $less }VP
}。
seekers-why-starts = 次のラウンドの先攻にもなる。「{ $other }」ではならない。
seekers-why-strongest = 次の手番で{ $seat }が使える一番強いシーカーは{ $power }。「{ $other }」では{ $more }。
seekers-why-costs = さしあたりは「{ $other }」のほうが{ $points }VP多い。
seekers-why-points = 得点：{ $before } → { $after }VP。
seekers-why-declares = これで{ $points }VPになる。
seekers-why-declares-instead = これで{ $points }VPになる。そうしないと最大{ $less }VP。

## チュートリアル（最初の数手番に1つずつ）

seekers-lesson-1 = **シーカー**：全6ラウンドで、毎ラウンド1枚のシーカーを派遣します。数字はパワーで、ダンジョン（宝石の列）の左端か右端から取る宝石の数です。誰かが派遣したシーカーは、もう2人とも使えません。**手番を行う**を押し、シーカーと欲しい宝石があるほうの端を1つのボタンで選んで、決定してください。
seekers-lesson-2 = **シート**：宝石の価値はシートで決まります（画像では右上にあり、**その他**、**ルール**、**シート**と押すと文章で読めます）。シート1では、個数が1位と2位の色は1個につき1VP（得点）、3位の色は1個につき−1VPで、ほかの色は得点になりません。2色に絞って集め、3色目は増やさないようにしましょう。いまゲームが終わった場合の得点は、画像では黄色い大きな数字、代替テキストでは「現在3VP」のように書かれています。
seekers-lesson-3 = **黄金と虹**：黄金はどのシートでも1個につき1VPで、どの色としても数えません。虹の宝石は、ゲームの最後に、持っている人にとって最も得になる色になります。
seekers-lesson-4 = **相手に残すもの**：宝石を取ると、その内側にあった宝石が端に出て、次に相手が取れるようになります。強いシーカーほど多く取れますが、枚数は限られています。場のシーカーは2人で共用です。**手番を行う**を押す前に、何が残っているかを見ておきましょう。
seekers-lesson-5 = **終了**：6ラウンドのあと、シートの得点、黄金、シーカーが獲得したVPを合計します。同点ならパワーの合計が小さいほうの勝ちなので、弱いシーカーも役に立ちます。ほかのシートでは宝石を列に並べたり2つの置き場に分けたりし、上級シーカーは奪う、交換する、渡すといった働きをします。次はぜひそちらも試してください。

## ボタン（80文字以内）

seekers-button-hand = 自分の宝石
seekers-topic-sheet = シート
seekers-topic-seekers = シーカー
seekers-topics = ほかのシートを読む

## オプションとパネル

seekers-chosen-sheet = { $value ->
    [1] シート1「{ seekers-sheet-1-name }」
    [2] シート2「{ seekers-sheet-2-name }」
    [3] シート3「{ seekers-sheet-3-name }」
    [4] シート4「{ seekers-sheet-4-name }」
    [5] シート5「{ seekers-sheet-5-name }」
    [6] シート6「{ seekers-sheet-6-name }」
    [7] シート7「{ seekers-sheet-7-name }」
    [8] シート8「{ seekers-sheet-8-name }」
    [9] シート9「{ seekers-sheet-9-name }」
    [10] シート10「{ seekers-sheet-10-name }」
    [11] シート11「{ seekers-sheet-11-name }」
    [12] シート12「{ seekers-sheet-12-name }」
    [13] シート13「{ seekers-sheet-13-name }」
    [14] シート14「{ seekers-sheet-14-name }」
    [15] シート15「{ seekers-sheet-15-name }」
    [16] シート16「{ seekers-sheet-16-name }」
    [17] シート17「{ seekers-sheet-17-name }」
    [18] シート18「{ seekers-sheet-18-name }」
    [19] シート19「{ seekers-sheet-19-name }」
    [20] シート20「{ seekers-sheet-20-name }」
   *[other] シート{ $value }
}
seekers-chosen-order = { $value ->
    [1] 毎ラウンド、スタートプレイヤーが先攻
    [2] 交互に先攻
    [3] パワーが高かった人が次の先攻
    [4] パワーが低かった人が次の先攻
   *[other] 手番順ルール{ $value }
}
seekers-chosen-mode = { $value ->
    [advanced] 上級ルール（基本＋上級）
    [chaos] カオスルール（上級のみ）
   *[other] 基本ルール
}
seekers-chosen-declare = { $value ->
    [hand] 宣言は各自
   *[other] 宣言は自動（最も得になるもの）
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
   *[other] シート
}
seekers-cover-order = { $value ->
    [1] 先攻固定
    [2] 交互に先攻
    [3] 高パワー先攻
    [4] 低パワー先攻
   *[other] 手番順
}
seekers-cover-mode = { $value ->
    [advanced] 上級ルール
    [chaos] カオス
   *[other] 基本ルール
}
seekers-button-turn = 手番を行う
seekers-button-way = { $where ->
    [left] { $id } 左
    [right] { $id } 右
    [ends] { $id } 両端
   *[pair] { $id } 隣り合う2個…
}{ $points ->
    [0] {""}
   *[other] （{ $change }）
}
seekers-all-at-once = **まとめて選ぶ：**
seekers-step-by-step = **一つずつ選ぶ：**
seekers-choose-pair = 隣り合う2個を選択
seekers-would-lie = • { $way ->
    [left] 左端
    [right] 右端
    [left-reversed] 左端（逆順）
   *[right-reversed] 右端（逆順）
}：{ $row }
seekers-would-score = { $before }VP → { $after }VP
seekers-secret-colours = あなたの色指定カード：**{ $colours }**
seekers-no-seekers-left = 場にシーカーは残っていません。
seekers-row-around = { $left }、**{ $gems }**、{ $right }
seekers-row-first = **{ $gems }**、{ $right }
seekers-row-last = { $left }、**{ $gems }**
seekers-row-alone = **{ $gems }**
seekers-why-no-seeker = 「{ $seeker }」というシーカーはありません。
seekers-why-seeker-gone = シーカー{ $seeker }は、もう場にありません。
seekers-why-basic-used = 基本シーカーはもう4枚派遣しました。上級シーカーを派遣してください。
seekers-why-advanced-used = 上級シーカーはもう2枚派遣しました。基本シーカーを派遣してください。
seekers-why-where = シーカー{ $seeker }がどこから取るかも指定してください。
seekers-why-no-place = シーカー{ $seeker }は、そこから取ることができません。
seekers-why-no-choice = 「{ $said }」は選べません。{ $question }

## コマンドとオプションの名前

seekers-command-return = 返却
seekers-command = 12シーカー
seekers-command-valid = 有効色
seekers-command-seek = 派遣
seekers-command-putback = 戻す
seekers-command-place = 配置
seekers-command-steal = 奪う
seekers-command-swap = 交換
seekers-command-for = 交換先
seekers-command-give = 渡す
seekers-command-receive = 受け取る
seekers-command-discard = 捨てる
seekers-command-exchange = 入れ替え
seekers-command-stop = 入れ替え終了
seekers-command-rainbow = 虹
seekers-command-number = 数
seekers-command-plus = プラス
seekers-command-minus = マイナス
seekers-option-gem = 宝石
seekers-option-sheet = シート
seekers-option-order = 手番順
seekers-option-mode = モード
seekers-option-declare = 宣言
seekers-option-colour = 色
seekers-option-seeker = シーカー
seekers-option-end = 端
seekers-option-number = 数

## コマンドの説明（100文字以内）

seekers-command-about = { seekers-name }（2人）
seekers-command-new-about = このチャンネルに{ seekers-name }のテーブルを開く
seekers-command-new-sheet-about = ルールシート（省略時：初心者向けの1）
seekers-choice-sheet-random = ランダム
seekers-choice-sheet-1 = 1：{ seekers-sheet-1-name }
seekers-choice-sheet-2 = 2：{ seekers-sheet-2-name }
seekers-choice-sheet-3 = 3：{ seekers-sheet-3-name }
seekers-choice-sheet-4 = 4：{ seekers-sheet-4-name }
seekers-choice-sheet-5 = 5：{ seekers-sheet-5-name }
seekers-choice-sheet-6 = 6：{ seekers-sheet-6-name }
seekers-choice-sheet-7 = 7：{ seekers-sheet-7-name }
seekers-choice-sheet-8 = 8：{ seekers-sheet-8-name }
seekers-choice-sheet-9 = 9：{ seekers-sheet-9-name }
seekers-choice-sheet-10 = 10：{ seekers-sheet-10-name }
seekers-choice-sheet-11 = 11：{ seekers-sheet-11-name }
seekers-choice-sheet-12 = 12：{ seekers-sheet-12-name }
seekers-choice-sheet-13 = 13：{ seekers-sheet-13-name }
seekers-choice-sheet-14 = 14：{ seekers-sheet-14-name }
seekers-choice-sheet-15 = 15：{ seekers-sheet-15-name }
seekers-choice-sheet-16 = 16：{ seekers-sheet-16-name }
seekers-choice-sheet-17 = 17：{ seekers-sheet-17-name }
seekers-choice-sheet-18 = 18：{ seekers-sheet-18-name }
seekers-choice-sheet-19 = 19：{ seekers-sheet-19-name }
seekers-choice-sheet-20 = 20：{ seekers-sheet-20-name }
seekers-command-new-order-about = 手番順ルール（省略時：1、毎ラウンドスタートプレイヤーが先攻）
seekers-choice-order-random = ランダム
seekers-choice-order-1 = 1：毎ラウンド、スタートプレイヤーが先攻
seekers-choice-order-2 = 2：交互に先攻
seekers-choice-order-3 = 3：パワーが高かった人が次の先攻
seekers-choice-order-4 = 4：パワーが低かった人が次の先攻
seekers-command-new-mode-about = 使うシーカー（省略時：基本の12枚）
seekers-choice-mode-basic = 基本ルール
seekers-choice-mode-advanced = 上級ルール（基本＋上級）
seekers-choice-mode-chaos = カオスルール（上級のみ）
seekers-command-new-declare-about = 最後の宣言を誰が行うか（省略時：自動で最も得になるもの）
seekers-choice-declare-auto = 自動（最も得になるもの）
seekers-choice-declare-hand = 各自で宣言
seekers-command-valid-about = この手番の有効色を宣言する
seekers-command-valid-colour-about = 色の文字か言葉：r＝赤、y＝黄、g＝緑、b＝青、p＝紫
seekers-command-seek-about = シーカーをダンジョンに派遣する
seekers-command-seek-seeker-about = シーカーの記号と取る端（例：3:left、3 左。左はleft、右はright）
seekers-command-putback-about = 取った宝石を、取った端に戻す
seekers-command-putback-gem-about = 取った宝石の中での位置（左から）
seekers-command-place-about = 宝石を自分の列に加える
seekers-command-place-end-about = left（左端）、right（右端）、left-reversed（左端に逆順）、right-reversed（右端に逆順）
seekers-command-steal-about = 相手から宝石を奪う
seekers-command-steal-gem-about = 宝石の文字か言葉、列での位置、または文字と置き場（有効置き場はr+、無効置き場はr-）
seekers-command-return-about = 自分の宝石をダンジョンに返却する
seekers-command-return-gem-about = 宝石の文字か言葉、列での位置、または文字と置き場（有効置き場はr+、無効置き場はr-）
seekers-command-swap-about = 交換に出す自分の宝石を選ぶ
seekers-command-swap-gem-about = 宝石の文字か言葉、列での位置、または文字と置き場（有効置き場はr+、無効置き場はr-）
seekers-command-for-about = 交換先となるダンジョンの宝石を選ぶ
seekers-command-for-gem-about = ダンジョンでの位置（左から）
seekers-command-give-about = 相手に宝石を渡す
seekers-command-give-gem-about = 質問にあるとおりに宝石を指定
seekers-command-receive-about = 渡された宝石を列に置く
seekers-command-receive-end-about = left（左端）かright（右端）
seekers-command-discard-about = 持っている色のうち、最も少ない色の宝石を捨てる
seekers-command-discard-gem-about = 色の文字か言葉
seekers-command-exchange-about = 自分の列で隣り合う2個を入れ替える
seekers-command-exchange-gem-about = 2個のうち左の宝石の位置
seekers-command-stop-about = 入れ替えを終える
seekers-command-rainbow-about = 虹の宝石の色を宣言する
seekers-command-rainbow-colour-about = 色の文字か言葉：r＝赤、y＝黄、g＝緑、b＝青、p＝紫
seekers-command-number-about = 数を宣言する
seekers-command-number-number-about = 1～8
seekers-command-plus-about = プラスの色を宣言する
seekers-command-plus-colour-about = 色の文字か言葉：r＝赤、y＝黄、g＝緑、b＝青、p＝紫
seekers-command-minus-about = マイナスの色を宣言する
seekers-command-minus-colour-about = 色の文字か言葉：r＝赤、y＝黄、g＝緑、b＝青、p＝紫

## ヘルプ：短い紹介と、最初のコマンド

seekers-help = **{ seekers-name }**（2人）
seekers-help-new = `/{ seekers-command } 新規`
seekers-help-turn = `/{ seekers-command } 派遣`

## 今日の勝負を共有するときの手番

seekers-sign-seek = 得点なし
seekers-deed-seek = 派遣×{ $count }

## コンピューターの強さ

seekers-level-1-about = はじめての人とほぼ互角
seekers-level-easy-about = たまに遊ぶ人とほぼ互角
seekers-level-3-about = たまに遊ぶ人の勝率は約40%
seekers-level-normal-about = たまに遊ぶ人の勝率は約30%
seekers-level-5-about = 先を読んで遊ぶ人に
seekers-level-6-about = 経験を積んだ人に
seekers-level-7-about = 最強に次ぐ強さ
seekers-level-strong-about = 最強。1手に最大1秒ほど考える
