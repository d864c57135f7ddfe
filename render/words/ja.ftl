### 日本語。名前（$name、$names）はそのまま入る。$gems、$cards、$nobles は下の並べ方でつないだ一覧。
### 文と文の間は空けない。複数形がないので、数の場合分けには [1] のような数そのものを使う。

## 並べ方

list-pair = { $first }、{ $second }
list-middle = { $first }、{ $second }
list-end = { $first }、{ $second }
list-comma = { $first }、{ $second }
list-semicolon = { $first }／{ $second }
list-dot = { $first }／{ $second }
list-sentences = { $first }{ $second }
list-space = { $first } { $second }

## 宝石：文中の語、ラベルの先頭、コマンドで使う文字

gem-w = 白
gem-b = 青
gem-g = 緑
gem-r = 赤
gem-k = 黒
gem-gold = 黄金
gem-w-label = 白
gem-b-label = 青
gem-g-label = 緑
gem-r-label = 赤
gem-k-label = 黒
gem-gold-label = 黄金
gem-with-letter = { $gem }（{ $letter }）
gem-count = { $gem }{ $count }個
gem-count-letter = { $count }{ $letter }
gem-signed = { $sign }{ $gem }

seat-number = 席{ $seat }

## 宝石の煌き：カードと貴族

splendor-name = 宝石の煌き
splendor-level = { $level ->
    [1] I
    [2] II
   *[3] III
}
splendor-card-short = { $prestige ->
    [0] { $id }（{ $bonus }）
   *[other] { $id }（{ $bonus }・{ $prestige }点）
}
splendor-card-unseen = 裏向きのレベル{ $level }のカード
splendor-card-facts = { $prestige ->
    [0] レベル{ $level }、{ $bonus }のボーナス、威信ポイントなし、コスト：{ $cost }
   *[other] レベル{ $level }、{ $bonus }のボーナス、威信ポイント{ $prestige }、コスト：{ $cost }
}
splendor-card-unseen-facts = レベル{ $level }、裏向き
splendor-noble-short = { $id }（{ $prestige }点）
splendor-noble-facts = 威信ポイント{ $prestige }、必要なボーナス：{ $cost }

## 宝石の煌き：起きたこと

splendor-tell-take-you = あなたは{ $gems }を獲得しました。
splendor-tell-take = { $name }は{ $gems }を獲得しました。
splendor-tell-reserve-you = { $gold ->
    [0] あなたは{ $card }を確保しました。黄金は残っていません。
   *[other] あなたは{ $card }を確保し、黄金1個を獲得しました。
}
splendor-tell-reserve = { $gold ->
    [0] { $name }は{ $card }を確保しました。黄金は残っていません。
   *[other] { $name }は{ $card }を確保し、黄金1個を獲得しました。
}
splendor-tell-reserve-unseen-you = { $gold ->
    [0] あなたはレベル{ $level }の山札の一番上を確保しました。黄金は残っていません。
   *[other] あなたはレベル{ $level }の山札の一番上を確保し、黄金1個を獲得しました。
}
splendor-tell-reserve-unseen = { $gold ->
    [0] { $name }はレベル{ $level }の山札の一番上を確保しました。黄金は残っていません。
   *[other] { $name }はレベル{ $level }の山札の一番上を確保し、黄金1個を獲得しました。
}
splendor-tell-buy-you = あなたは{ $gems }で{ $card }を購入しました。
splendor-tell-buy = { $name }は{ $gems }で{ $card }を購入しました。
splendor-tell-buy-free-you = あなたはボーナスだけで{ $card }を購入しました。
splendor-tell-buy-free = { $name }はボーナスだけで{ $card }を購入しました。
splendor-tell-pass-you = ほかにできることがないため、あなたはパスしました。
splendor-tell-pass = ほかにできることがないため、{ $name }はパスしました。
splendor-tell-return-you = { $count ->
    [1] { $gems }を戻しました。
   *[other] トークン{ $count }個（{ $gems }）を戻しました。
}
splendor-tell-return = { $count ->
    [1] { $gems }を戻しました。
   *[other] トークン{ $count }個（{ $gems }）を戻しました。
}
splendor-tell-noble-you = 貴族{ $noble }があなたを訪れました。
splendor-tell-noble = 貴族{ $noble }が{ $name }を訪れました。
splendor-tell-turned-up = 新しく{ $card }がめくられました。
splendor-tell-drawn-you = あなたが引いたのは{ $card }です。
splendor-tell-drawn = { $name }はレベル{ $level }のカードを裏向きのまま引きました。
splendor-tell-final-you = あなたの威信ポイントが{ $prestige }に達しました。このラウンドが最後です。
splendor-tell-final = { $name }の威信ポイントが{ $prestige }に達しました。このラウンドが最後です。
splendor-tell-blocked = 誰も何もできなくなったため、ここで終了します。
splendor-tell-won-you = ゲーム終了です。あなたが威信ポイント{ $prestige }で勝ちました。
splendor-tell-won = ゲーム終了です。{ $name }が威信ポイント{ $prestige }で勝ちました。
splendor-tell-shared = ゲーム終了です。{ $names }が威信ポイント{ $prestige }で並び、勝利を分け合いました。

## 宝石の煌き：いまの問い

splendor-ask-turn-you = あなたの手番です。宝石の獲得、カードの確保、カードの購入から1つ選んでください。
splendor-ask-turn-full-you = あなたの手番です。宝石の獲得かカードの購入を選んでください（確保は3枚までです）。
splendor-ask-turn = { $name }の手番です。
splendor-ask-final-you = あなたの最後の手番です。宝石の獲得、カードの確保、カードの購入から1つ選んでください。
splendor-ask-final = { $name }の最後の手番です。
splendor-ask-pass-you = あなたの手番ですが、パスしかできません。
splendor-ask-return-you = トークンが{ $held }個あります。{ $count }個戻してください。
splendor-ask-return = { $name }はトークンが{ $held }個になったため、{ $count }個戻します。
splendor-ask-noble-you = 訪れる貴族を選んでください。
splendor-ask-noble = { $name }が貴族を選んでいます。
splendor-ask-deal = ディーラーがカードをめくっています。
splendor-ask-over = ゲームは終了しました。

## 宝石の煌き：ボタンと選択肢（80文字以内）

splendor-label-reserve = { $prestige ->
    [0] { $id }（{ $bonus }）コスト：{ $cost }
   *[other] { $id }（{ $bonus }・{ $prestige }点）コスト：{ $cost }
}
splendor-label-reserve-unseen = レベル{ $level }の山札の一番上、裏向き
splendor-label-buy = { $prestige ->
    [0] { $id }（{ $bonus }）支払い：{ $cost }
   *[other] { $id }（{ $bonus }・{ $prestige }点）支払い：{ $cost }
}
splendor-label-buy-free = { $prestige ->
    [0] { $id }（{ $bonus }）無料
   *[other] { $id }（{ $bonus }・{ $prestige }点）無料
}
splendor-label-pass = パス
splendor-label-noble = { $id }（{ $prestige }点）条件：{ $cost }
splendor-label-deal = { $card }

## 宝石の煌き：代替テキスト

splendor-alt-title = 宝石の煌き、目標は威信ポイント{ $target }。
splendor-alt-title-final = 宝石の煌き、目標は威信ポイント{ $target }、最終ラウンド。
splendor-alt-seat = { $number }番 { $name }：{ $facts }。
splendor-alt-gone = リタイア
splendor-alt-prestige = 威信ポイント{ $prestige }
splendor-alt-bonuses = ボーナス { $gems }
splendor-alt-tokens = トークン{ $count }個（{ $gems }）
splendor-alt-no-tokens = トークンなし
splendor-alt-hand = 確保 { $cards }
splendor-alt-hand-unseen = 裏向きのレベル{ $level }
splendor-alt-nobles-won = 貴族 { $nobles }
splendor-alt-supply = 場のトークン：{ $gems }。
splendor-alt-supply-empty = 場にトークンはありません。
splendor-alt-row = レベル{ $level }（山札{ $deck }枚）：{ $cards }。
splendor-alt-row-empty = レベル{ $level }（山札{ $deck }枚）：カードなし。
splendor-alt-card = { $prestige ->
    [0] { $id } コスト{ $cost }
   *[other] { $id }（{ $prestige }点）コスト{ $cost }
}
splendor-alt-nobles = 貴族：{ $nobles }。
splendor-alt-nobles-none = 貴族は残っていません。
splendor-alt-noble = { $id } 条件{ $cost }
splendor-alt-hand-empty = 確保しているカードはありません。
splendor-alt-hand-title = 確保しているカードは{ $count }枚です。
splendor-alt-hand-ready = { $id }：{ $facts }。いま購入できます。
splendor-alt-hand-missing = { $gold ->
    [0] { $id }：{ $facts }。不足：{ $missing }。
   *[other] { $id }：{ $facts }。不足：{ $missing }（うち{ $gold }個は手持ちの黄金で払えます）。
}
splendor-alt-hand-tokens = あなたのトークン：{ $gems }。
splendor-alt-hand-no-tokens = トークンは持っていません。
splendor-alt-hand-bonuses = あなたのボーナス：{ $gems }。
splendor-alt-hand-no-bonuses = ボーナスはまだありません。

## 宝石の煌き：ゲームの結果

splendor-standing = { $nobles ->
    [0] { $place }位 { $name }：威信ポイント{ $prestige }、カード{ $cards }枚
   *[other] { $place }位 { $name }：威信ポイント{ $prestige }、カード{ $cards }枚、貴族{ $nobles }枚
}
splendor-standing-gone = { $name }：リタイア（威信ポイント{ $prestige }）
splendor-reckoning-won = { $name }が威信ポイント{ $prestige }で勝ちました。
splendor-reckoning-tiebreak = { $names }が威信ポイント{ $prestige }で並び、購入したカードが最も少ない{ $name }（{ $cards }枚）が勝ちました。
splendor-reckoning-shared = { $names }が勝利を分け合いました（威信ポイント{ $prestige }、カード{ $cards }枚で同点）。
splendor-reckoning-alone = ほかの全員がリタイアしたため、{ $name }の勝ちです。
splendor-reckoning-none = 全員がリタイアしたため、勝者はいません。

## 宝石の煌き：かんたんなルール

splendor-rules-aim = **宝石の煌き**は2～4人用のゲームです。宝石を集めてカードを購入し、貴族を迎えます。最後に威信ポイントが最も多い人の勝ちです。
splendor-rules-turn = **手番には次のうち1つを行います。**
splendor-rules-take = • **異なる色の宝石を3個獲得する。** 残りが3色に満たないときは、その中から1色か2色を1個ずつ獲得します。
splendor-rules-pair = • **同じ色の宝石を2個獲得する。** その色が場に4個以上あるときだけです。
splendor-rules-reserve = • **カードを1枚確保する。** 場のカードか、自分だけが見られる山札の一番上を取ります。黄金が残っていれば1個付いてきます。確保できるのは3枚までです。
splendor-rules-buy = • **カードを1枚購入する。** 場のカードか、自分が確保したカードです。黄金はどの宝石の代わりにもなります。
splendor-rules-pass = パスは、どれもできないときだけです。
splendor-rules-bonus = **ボーナス**：購入したカード1枚ごとに、以後のカードがその色の宝石1個分安くなります。
splendor-rules-limit = **トークンは10個まで**：手番の終わりに黄金も含めて10個を超えていたら、超えた分だけ好きなものを戻します。
splendor-rules-nobles = **貴族**：必要なボーナスがそろった人を自動的に訪れます。1手番に1枚までで、威信ポイント3になります。複数が訪れるときは1枚を選びます。
splendor-rules-end = **終了**：誰かが目標（特に決めなければ15）に達したら、全員の手番の回数が同じになるまでそのラウンドを続けます。威信ポイントが最も多い人の勝ち。同点なら購入したカードが少ない人、それも同じなら勝利を分け合います。
splendor-rules-letters = **コマンドの文字**：w 白（ダイヤモンド）、b 青（サファイア）、g 緑（エメラルド）、r 赤（ルビー）、k 黒（オニキス）、{ "*" } 黄金（ジョーカー）。カードは2b3（レベル2、青、3番）のような記号で呼びます。
splendor-glossary = **威信ポイント**は得点のことで、「2点」のように略すこともあります。**トークン**は支払いに使う宝石、**ボーナス**は購入したカードから1個ずつ得られる、なくならない宝石です。**黄金**はどの宝石の代わりにもなります。**レベル**I・II・IIIはカードの3つの段で、上の段ほど高価です。**確保**とは、カードを自分用に取り置くことです。
splendor-example = **例**：青のカードを1枚購入していて、手元に白1個、青1個、黒2個のトークンがあるとします。カード1w4のコストは青2個と黒2個です。青のボーナスが青1個分になるので、支払うのは青1個と黒2個で、白は手元に残ります。黒が1個足りなければ、黄金1個で代用できます。
    これで白のボーナスも手に入り、以後はどのカードも白1個分安くなります。ボーナスは使っても減りません。

## 宝石の煌き：チュートリアル（最初の数手番に1つずつ）

splendor-lesson-1 = **宝石**：威信ポイント（カードの黄色い数字）が最も多い人の勝ちです。カードの購入には宝石が必要なので、まずは宝石を集めましょう。一番下の段から欲しいカードを見つけてください。記号の下に並んでいるのがコストです。**獲得**を押し、異なる3色を選んで**決定**を押してください。
splendor-lesson-2 = **ボーナス**：カードを購入すると、その右上に大きく描かれた宝石がボーナスとして残り、以後のカードがずっとその色1個分安くなります。ですから、まずは安いカードを購入しましょう。緑の枠が付いたカードは、**購入**を押せばいま購入できます。まだなければ、宝石を集めましょう。場に4個以上ある色なら、同じ色を2個獲得することもできます。
splendor-lesson-3 = **確保**：**確保**を押すとカードを取り置けます。ほかの人はもうそのカードを取れません。どの宝石の代わりにもなる黄金も1個付いてきます。取り置けるのは3枚までで、あとで購入します。1手番を使うので、どうしても欲しいカードがあるときや、黄金が必要なときに使いましょう。
splendor-lesson-4 = **貴族**：カードの上に並んでいる人物です。購入したカードのボーナスが人物の横の条件を満たすと、手番の終わりに自動的に訪れ、1枚につき威信ポイント3になります。手元の宝石は条件に数えません。2枚の貴族に共通する色のカードを選ぶと効率的です。
splendor-lesson-5 = **終了**：誰かの威信ポイントがテーブルの目標に達したら、そのラウンドを最後まで行い、威信ポイントが最も多い人の勝ちです。同点なら購入したカードが少ない人が勝ちます。10個の上限にも気をつけてください。手番の終わりにトークンが10個を超えていたら、超えた分を戻します。

## 12シーカーズ：宝石、シーカー、シート

seekers-name = 12シーカーズ
seekers-gem-r = 赤
seekers-gem-y = 黄
seekers-gem-g = 緑
seekers-gem-b = 青
seekers-gem-p = 紫
seekers-gem-rainbow = 虹
seekers-gem-gold = 黄金
seekers-gem-hidden = 非公開の色
seekers-gem-r-label = 赤
seekers-gem-y-label = 黄
seekers-gem-g-label = 緑
seekers-gem-b-label = 青
seekers-gem-p-label = 紫
seekers-gem-rainbow-label = 虹
seekers-gem-gold-label = 黄金
seekers-gem-hidden-label = 非公開
seekers-gem-at = { $place }番 { $gem }
seekers-gem-named = { $gem }（{ $reference }）
seekers-gem-in-valid = 有効の山の{ $gem }（{ $reference }）
seekers-gem-in-invalid = 無効の山の{ $gem }（{ $reference }）
seekers-no-gems = なし
seekers-kind-count = 宝石は種類ごとに数えます。
seekers-kind-row = 宝石は1列に並べます。手番に取った宝石はひとまとまりのまま、列の左端か右端に、取った順か逆順で加えます。同じ色が2個以上隣り合うと「連続」、隣に同じ色がない宝石は「単独」です。
seekers-kind-piles = その手番の有効色の宝石と虹は有効の山に、ほかの宝石は無効の山に置きます。
seekers-gold-and-points = 黄金は1個につき1VPです。ゲーム中に獲得したVPも加えます。

## 12シーカーズ：シートの内容

seekers-sheet-title = { $kind ->
    [count] **シート{ $sheet }：{ $name }**（個数）
    [row] **シート{ $sheet }：{ $name }**（列形成）
   *[piles] **シート{ $sheet }：{ $name }**（有効・無効）
}
seekers-sheet-choice = { $kind ->
    [count] { $sheet }：{ $name }（個数）
    [row] { $sheet }：{ $name }（列形成）
   *[piles] { $sheet }：{ $name }（有効・無効）
}
seekers-sheet-example = 例：{ $example }
seekers-sheet-1-name = 1位と2位は得、3位は損
seekers-sheet-1 = 自分の色を、個数の多い順に順位付けします。1位と2位の色は1個につき1VP、3位の色は1個につき−1VPです。同数の色も同順位にはせず、順位を1つずつ割り当てます。
seekers-sheet-1-example = 赤6個、青4個、緑3個なら、6 + 4 − 3 = 7VP。
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
seekers-sheet-6 = 最後に1～8の数を1つ宣言します。ちょうどその個数を持っている色1つにつき4VPです。
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
seekers-sheet-11 = 手番の終わりに、自分の最も少ない色の宝石を1個捨てます（黄金と虹は対象外）。最後に、持っている色1つにつき4VP、宝石1個につき−1VPです。ここでは黄金は宝石に数えず、虹は数えます。
seekers-sheet-11-example = 4色で9個なら、16 − 9 = 7VP。
seekers-sheet-12-name = 数は多く、色は少なく
seekers-sheet-12 = 手番の終わりに、自分の最も少ない色の宝石を1個捨てます（黄金と虹は対象外）。最後に、宝石1個につき1VP、持っている色1つにつき−1VPです。ここでは黄金は宝石に数えません。
seekers-sheet-12-example = 3色で10個なら、10 − 3 = 7VP。
seekers-sheet-13-name = プラスとマイナス
seekers-sheet-13 = 手番の終わりに、自分の最も少ない色の宝石を1個捨てます（黄金と虹は対象外）。最後に、持っている色の1つをプラス、別の1つをマイナスと宣言します。プラスの色は1個につき2VP、マイナスの色は1個につき−2VPです。
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
seekers-sheet-18 = 手番の終わりに、自分の列で隣り合う2個を入れ替えられます。取ったシーカーのパワーが1なら2回まで、2か3なら1回まで、4か5ならできません。得点は連続の長さで決まり、2個で1VP、3個で2VP、4個で4VP、5個で6VP、6個で9VP、7個か8個で12VPです。
seekers-sheet-18-example = 赤、青、赤は、1回の入れ替えで赤、赤、青になります。
seekers-sheet-19-name = めくられる有効色
seekers-sheet-19 = 第1～第5ラウンドは色指定カードを1枚めくり、その色が2人の有効色になります。第6ラウンドは、それぞれが自分の手番の初めに有効色を宣言します。有効の山の宝石は1個につき1VPです。
seekers-sheet-19-example = 有効色が緑のとき、緑、緑、赤を取ると、2個が有効の山に入ります。
seekers-sheet-20-name = 宣言する有効色
seekers-sheet-20 = 自分の手番の初めに、毎回有効色を宣言します。同じ色を何度選んでもかまいません。有効の山の宝石は1個につき1VPです。
seekers-sheet-20-example = 青を宣言して青、青、虹、赤を取ると、3個が有効の山に入ります。

## 12シーカーズ：手番順

seekers-order-title = **手番順ルール{ $order }**：
seekers-order-1 = 毎ラウンド、最初の先手から始めます。
seekers-order-2 = 交互に先手になります。奇数ラウンドは最初の先手から始めます。
seekers-order-3 = 前のラウンドで大きいパワーを取った人が、次のラウンドの先手になります。同じパワーなら先手が交代します。
seekers-order-4 = 前のラウンドで小さいパワーを取った人が、次のラウンドの先手になります。同じパワーなら先手が交代します。

## 12シーカーズ：シーカーの働き

seekers-seeker-title = **{ $id }**（パワー{ $power }）：
seekers-seeker-basic = ダンジョンの左端か右端から{ $power }個取ります。
seekers-seeker-1a = 端から1個取ります。その後、相手から宝石を1個奪います（黄金と虹は奪えません）。
seekers-seeker-1b = 端から1個取ります。その種類の宝石をまだ持っていなかったなら、その場で2VP。
seekers-seeker-1c = 端から3個取ります。その後、自分の宝石から好きな2個を、好きな順でその端に戻します。
seekers-seeker-2a = 端から2個取ります。2個が同じ種類なら、その場で2VP。
seekers-seeker-2b = 端から2個取ります。その後、いま取った色の宝石を相手から1個奪います。
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
seekers-seeker-5b = 端から5個取ります。その後、自分の最も多い色の宝石を1個、相手に渡します。
seekers-seeker-5c = 端から5個取ります。4種類以上あれば、その場で2VP。

## 12シーカーズ：起きたこと

seekers-tell-turn = 色指定カードは{ $gem }です。このラウンドの有効色になります。
seekers-tell-valid-you = あなたは有効色を{ $gem }と宣言しました。
seekers-tell-valid = { $name }は有効色を{ $gem }と宣言しました。
seekers-tell-seek-you = { $where ->
    [left] あなたはシーカー{ $id }を左端に送りました（{ $gems }）。
    [right] あなたはシーカー{ $id }を右端に送りました（{ $gems }）。
    [ends] あなたはシーカー{ $id }を両端に送りました（{ $gems }）。
   *[pair] あなたはシーカー{ $id }を{ $first }番と{ $last }番に送りました（{ $gems }）。
}
seekers-tell-seek = { $where ->
    [left] { $name }はシーカー{ $id }を左端に送りました（{ $gems }）。
    [right] { $name }はシーカー{ $id }を右端に送りました（{ $gems }）。
    [ends] { $name }はシーカー{ $id }を両端に送りました（{ $gems }）。
   *[pair] { $name }はシーカー{ $id }を{ $first }番と{ $last }番に送りました（{ $gems }）。
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
    [left] ダンジョンの左端に{ $gems }を戻しました。
   *[right] ダンジョンの右端に{ $gems }を戻しました。
}
seekers-tell-back = { $end ->
    [left] ダンジョンの左端に{ $gems }を戻しました。
   *[right] ダンジョンの右端に{ $gems }を戻しました。
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
seekers-tell-won-you = ゲーム終了です。あなたが{ $points }VP対{ $other }VPで勝ちました。
seekers-tell-won = ゲーム終了です。{ $name }が{ $points }VP対{ $other }VPで勝ちました。
seekers-tell-tiebreak-you = ゲーム終了です。{ $points }VPで並び、パワーの合計が小さいあなたが勝ちました。
seekers-tell-tiebreak = ゲーム終了です。{ $points }VPで並び、パワーの合計が小さい{ $name }が勝ちました。

## 12シーカーズ：いまの問い

seekers-ask-over = ゲームは終了しました。
seekers-ask-turn = ディーラーが色指定カードをめくっています。
seekers-ask-valid-you = 第{ $round }ラウンド、あなたの手番です。有効色を宣言してください。
seekers-ask-valid = 第{ $round }ラウンド、{ $name }が有効色を宣言します。
seekers-ask-seek-you = 第{ $round }ラウンド、あなたの手番です。シーカーを送ってください。
seekers-ask-seek = 第{ $round }ラウンド、{ $name }の手番です。
seekers-ask-seek-last-you = 第{ $round }ラウンド、あなたの最後の手番です。シーカーを送ってください。
seekers-ask-seek-last = 第{ $round }ラウンド、{ $name }の最後の手番です。
seekers-ask-seek-valid-you = 第{ $round }ラウンド、あなたの手番です。有効色は{ $gem }です。シーカーを送ってください。
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
seekers-ask-place-you = { $gems }を列に加えます。端と向きを選んでください。
seekers-ask-place = { $name }が{ $gems }を列に加えます。
seekers-ask-place-one-you = { $gems }を列に加えます。端を選んでください。
seekers-ask-place-one = { $name }が{ $gems }を列に加えます。
seekers-ask-receive-you = { $other }から{ $gem }を受け取りました。列のどちらの端に置くか選んでください。
seekers-ask-receive = { $name }が受け取った{ $gem }の置き場所を選んでいます。
seekers-ask-steal-you = { $other }から奪う宝石を選んでください。
seekers-ask-steal = { $name }が{ $other }から奪う宝石を選んでいます。
seekers-ask-return-you = { $end ->
    [left] { $count ->
        [1] 自分の宝石から、左端に戻す1個を選んでください。
       *[other] 自分の宝石から、左端に戻す{ $count }個を1個ずつ選んでください。あとに選んだほうが外側になります。
    }
   *[right] { $count ->
        [1] 自分の宝石から、右端に戻す1個を選んでください。
       *[other] 自分の宝石から、右端に戻す{ $count }個を1個ずつ選んでください。あとに選んだほうが外側になります。
    }
}
seekers-ask-return = { $name }がダンジョンに戻す宝石を選んでいます。
seekers-ask-swap-you = 自分の宝石から、交換に出す1個を選んでください。
seekers-ask-swap = { $name }が交換に出す宝石を選んでいます。
seekers-ask-for-you = { $gem }と交換するダンジョンの宝石を選んでください。
seekers-ask-for = { $name }が{ $gem }と交換するダンジョンの宝石を選んでいます。
seekers-ask-discard-you = 自分の最も少ない色から、捨てる1個を選んでください。
seekers-ask-discard = { $name }が捨てる宝石を選んでいます。
seekers-ask-exchange-you = 列で隣り合う2個を入れ替えられます（あと{ $count }回）。
seekers-ask-exchange = { $name }は列で隣り合う2個を入れ替えられます。
seekers-ask-rainbow-you = 虹を何色にするか宣言してください。
seekers-ask-rainbow = { $name }が虹の色を宣言します。
seekers-ask-number-you = 数を宣言してください。
seekers-ask-number = { $name }が数を宣言します。
seekers-ask-plus-you = プラスの色を宣言してください。
seekers-ask-plus = { $name }がプラスの色を宣言します。
seekers-ask-minus-you = マイナスの色を宣言してください。
seekers-ask-minus = { $name }がマイナスの色を宣言します。

## 12シーカーズ：ボタンと選択肢（80文字以内）

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
seekers-label-exchange = { $first }・{ $last }番 { $gems }
seekers-label-stop = 入れ替えを終える
seekers-label-rainbow = 虹を{ $gem }にする
seekers-label-number = ちょうど{ $number }個
seekers-label-plus = プラス：{ $gem }
seekers-label-minus = マイナス：{ $gem }

## 12シーカーズ：先読み

seekers-preview-end = { $where ->
    [left] 左端：{ $gems }
    [right] 右端：{ $gems }
   *[ends] 両端：{ $gems }
}
seekers-preview-pair = { $first }・{ $last }番：{ $gems }
seekers-preview-quota = あと基本{ $basic }枚、上級{ $advanced }枚を取ります。

## 12シーカーズ：代替テキスト

seekers-alt-title = { $mode ->
    [basic] 12シーカーズ、シート{ $sheet }（{ $name }）、手番順ルール{ $order }、ラウンド{ $round }/6。
    [advanced] 12シーカーズ、上級、シート{ $sheet }（{ $name }）、手番順ルール{ $order }、ラウンド{ $round }/6。
   *[chaos] 12シーカーズ、カオス、シート{ $sheet }（{ $name }）、手番順ルール{ $order }、ラウンド{ $round }/6。
}
seekers-alt-ends = ダンジョンの宝石は{ $count }個。左端から内側へ：{ $left }。右端から内側へ：{ $right }。
seekers-alt-line = 左から順に：{ $letters }。
seekers-alt-field = 場のシーカー：{ $seekers }。
seekers-alt-field-empty = 場にシーカーは残っていません。
seekers-alt-valid = 有効色：{ $gem }。
seekers-alt-pending = 取ってまだ並べていない宝石：{ $gems }。
seekers-alt-gift = 相手に渡す途中の宝石：{ $gem }。
seekers-alt-starter = このラウンドの先手は{ $name }です。
seekers-alt-next-starter = 次のラウンドの先手は{ $name }です。
seekers-alt-seat = { $number }番 { $name }：{ $facts }。
seekers-alt-gone = リタイア
seekers-alt-count = 宝石 { $gems }
seekers-alt-row = 列 { $letters }
seekers-alt-row-empty = 列は空
seekers-alt-gold = 黄金{ $count }個
seekers-alt-piles = 有効の山 { $valid }／無効の山 { $invalid }
seekers-alt-seekers = シーカー { $seekers }
seekers-alt-no-seekers = シーカーはまだなし
seekers-alt-play = うちゲーム中の獲得{ $points }VP
seekers-alt-worth = 現在{ $points }VP
seekers-alt-worth-hidden = 非公開のカードを除いて現在{ $points }VP
seekers-alt-cards = 非公開の色指定カード{ $count }枚
seekers-alt-cards-known = 色指定カード { $gems }
seekers-alt-hand-title = あなたの宝石：{ $facts }。
seekers-alt-hand-gems = コマンドでの呼び方：{ $gems }。

## 12シーカーズ：ゲームの結果

seekers-standing = { $place }位 { $name }：{ $points }VP、パワー合計{ $power }
seekers-standing-hidden = { $place }位 { $name }：非公開のカードを除いて{ $points }VP、パワー合計{ $power }
seekers-standing-gone = { $name }：リタイア
seekers-reckoning-won = { $name }が{ $points }VP対{ $other }VPで勝ちました。
seekers-reckoning-tiebreak = { $points }VPで並び、パワーの合計が小さい{ $name }が勝ちました（{ $power }対{ $other }）。
seekers-reckoning-alone = 相手がリタイアしたため、{ $name }の勝ちです。
seekers-reckoning-none = 全員がリタイアしたため、勝者はいません。
seekers-reckoning-line = { $name }：{ $reckoning }
seekers-reckoning-parts = シートの得点{ $sheet }、黄金{ $gold }、ゲーム中{ $play }、合計{ $total }VP
seekers-reckoning-declared = { $line }（{ $declared }）
seekers-declared-rainbow = 虹は{ $gem }
seekers-declared-number = 数は{ $number }
seekers-declared-plus = プラスは{ $gems }
seekers-declared-minus = マイナスは{ $gems }
seekers-declared-cards = 色指定カードは{ $gems }

## 12シーカーズ：かんたんなルール

seekers-rules-aim = **12シーカーズ**は2人用のゲームです。39個の宝石が並ぶダンジョンにシーカーを送り、宝石を持ち帰らせます。宝石の価値は、そのテーブルのルールシートで決まります。
seekers-rules-turn = **全6ラウンド**：各ラウンドに1人1回ずつ手番があります。手番には、場からシーカーを1枚取って送ります。
seekers-rules-basic = • **基本シーカー**は、ダンジョンの左端か右端から、パワー（1～5）と同じ数の宝石を取ります。
seekers-rules-advanced = • **上級シーカー**（2cなど）には、それぞれ特別な働きがあります。上級モードでは1人が基本を4枚、上級を2枚取ります。カオスモードには上級しかありません。
seekers-rules-must = シーカーの働きは、できるなら必ず行い、できないときは飛ばします。
seekers-rules-lay = **宝石の並べ方**：シートによって、種類ごとに数えるか、ひとまとまりのまま列の端に取った順か逆順で加えるか、有効の山と無効の山に分けます。黄金は常に別に置きます。
seekers-rules-kinds = **宝石**：5色が7個ずつ、黄金が3個、虹が1個です。黄金は1個につき1VP。虹を持つ人は、最後にその色を宣言します。
seekers-rules-order = **手番順**：各ラウンドの先手は、手番順ルールで決まります。常に最初の先手、交互、前のラウンドでパワーが大きかった人、小さかった人の4通りです。
seekers-rules-end = **終了**：第6ラウンドのあと、シートの得点、黄金、ゲーム中に獲得したVPを合計します。多いほうの勝ちで、同点ならパワーの合計が小さいほうの勝ちです。特に決めなければ、2人とも最も得になる宣言を自動で行います。
seekers-rules-letters = **コマンドの文字**：r 赤、y 黄、g 緑、b 青、p 紫、{ "*" } 虹、{ "$" } 黄金。列の位置は左から1番、2番と数えます。
seekers-glossary = **ダンジョン**は1列に並んだ宝石です。**パワー**はシーカーの数字です。**種類**は黄金と虹を含む7種類、**色**は5色を指します。**連続**は列で同じ色が2個以上隣り合ったもの、**単独**は隣に同じ色がない宝石です。**VP**は得点で、シーカーの働きによりその場で得るものもあります。**ルールシート**は宝石の価値を決めるものです。
seekers-example = **例**：ダンジョンの左端は赤、赤、青、右端は内側から黄、黄金、緑です。シートは1で、あなたは赤3個と青1個を持っています。シーカー2を左端に送ると赤2個を取り、1位の色が3個から5個になって2VP増えます。右端に送ると黄金と緑を取ります。黄金で1VP、緑は2位か3位の色になります。
    左端に送ると、次は青が端に出て、相手が取れるようになります。取ったあとに何が出てくるかも考えましょう。

## 12シーカーズ：チュートリアル（最初の数手番に1つずつ）

seekers-lesson-1 = **シーカー**：全6ラウンドで、毎ラウンド1枚のシーカーを送ります。数字はパワーで、ダンジョン（宝石の列）の左端か右端から取る宝石の数です。誰かが送ったシーカーは、もう2人とも使えません。**手番を行う**を押してシーカーを選び、欲しい宝石があるほうの端を選んでください。
seekers-lesson-2 = **シート**：宝石の価値は、右上のシートで決まります。シート1では、個数が1位と2位の色は1個につき1VP（得点）、3位の色は1個につき−1VPで、ほかの色は得点になりません。2色に絞って集め、3色目は増やさないようにしましょう。黄色い大きな数字は、いまゲームが終わった場合の得点です。
seekers-lesson-3 = **黄金と虹**：黄金はどのシートでも1個につき1VPで、どの色としても数えません。虹の宝石は、ゲームの最後に、持っている人にとって最も得になる色になります。
seekers-lesson-4 = **相手に残すもの**：宝石を取ると、その内側にあった宝石が端に出て、次に相手が取れるようになります。強いシーカーほど多く取れますが、枚数は限られています。場のシーカーは2人で共用なので、何が残っているかを見ておきましょう。
seekers-lesson-5 = **終了**：6ラウンドのあと、シートの得点、黄金、ゲーム中に獲得したVPを合計します。同点ならパワーの合計が小さいほうの勝ちなので、弱いシーカーも役に立ちます。ほかのシートでは宝石を列に並べたり2つの山に分けたりし、上級シーカーは奪う、交換する、渡すといった働きをします。次はぜひそちらも試してください。
