### 日本語の宝石の煌き。名前（$name、$names）はそのまま入る。$gems、$cards、$nobles は並べ終えた一覧。

## 宝石：文中の語、ラベルの先頭

splendor-gem-w = 白
splendor-gem-b = 青
splendor-gem-g = 緑
splendor-gem-r = 赤
splendor-gem-k = 黒
splendor-gem-gold = 黄金
splendor-colours = 序盤に多い色：{ $colours }
splendor-gem-w-label = 白
splendor-gem-b-label = 青
splendor-gem-g-label = 緑
splendor-gem-r-label = 赤
splendor-gem-k-label = 黒
splendor-gem-gold-label = 黄金
splendor-gem-count = { $gem }{ $count }枚
splendor-gem-w-typed = ダイヤモンド ダイヤ 白色
splendor-gem-b-typed = サファイア 青色
splendor-gem-g-typed = エメラルド 緑色
splendor-gem-r-typed = ルビー 赤色
splendor-gem-k-typed = オニキス 黒色
splendor-gem-gold-typed = ジョーカー 金

## カードと貴族

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

## 起きたこと

splendor-tell-take-you = あなたは{ $gems }を獲得しました。
splendor-tell-take = { $name }は{ $gems }を獲得しました。
splendor-tell-reserve-you = { $gold ->
    [0] あなたは{ $card }を確保しました。黄金は残っていません。
   *[other] あなたは{ $card }を確保し、黄金1枚を獲得しました。
}
splendor-tell-reserve = { $gold ->
    [0] { $name }は{ $card }を確保しました。黄金は残っていません。
   *[other] { $name }は{ $card }を確保し、黄金1枚を獲得しました。
}
splendor-tell-reserve-unseen-you = { $gold ->
    [0] あなたはレベル{ $level }の山札の一番上を確保しました。黄金は残っていません。
   *[other] あなたはレベル{ $level }の山札の一番上を確保し、黄金1枚を獲得しました。
}
splendor-tell-reserve-unseen = { $gold ->
    [0] { $name }はレベル{ $level }の山札の一番上を確保しました。黄金は残っていません。
   *[other] { $name }はレベル{ $level }の山札の一番上を確保し、黄金1枚を獲得しました。
}
splendor-tell-buy-you = あなたは{ $gems }で{ $card }を購入しました。
splendor-tell-buy = { $name }は{ $gems }で{ $card }を購入しました。
splendor-tell-buy-free-you = あなたはボーナスだけで{ $card }を購入しました。
splendor-tell-buy-free = { $name }はボーナスだけで{ $card }を購入しました。
splendor-tell-pass-you = ほかにできることがないため、あなたはパスしました。
splendor-tell-pass = ほかにできることがないため、{ $name }はパスしました。
splendor-tell-return-you = { $count ->
    [1] { $gems }を返却しました。
   *[other] トークン{ $count }枚（{ $gems }）を返却しました。
}
splendor-tell-return = { $count ->
    [1] { $gems }を返却しました。
   *[other] トークン{ $count }枚（{ $gems }）を返却しました。
}
splendor-tell-noble-you = 貴族{ $noble }があなたを訪れました。
splendor-tell-noble = 貴族{ $noble }が{ $name }を訪れました。
splendor-tell-turned-up = 新たに{ $card }が公開されました。
splendor-tell-drawn-you = あなたが引いたのは{ $card }です。
splendor-tell-drawn = { $name }が引いたのは{ $card }です。
splendor-tell-final-you = あなたの威信ポイントが{ $prestige }に達しました。このラウンドが最後です。
splendor-tell-final = { $name }の威信ポイントが{ $prestige }に達しました。このラウンドが最後です。
splendor-tell-blocked = 誰も何もできなくなったため、ここで終了します。
splendor-film-take = { $gems }を獲得
splendor-film-reserve = { $card }を確保
splendor-film-reserve-unseen = レベル{ $level }の山札の一番上を確保
splendor-film-buy = { $card }（{ $bonus }）を購入
splendor-film-pass = パス
splendor-brief-take = { $name }：{ $gems }を獲得。
splendor-brief-reserve = { $name }：{ $card }を確保。
splendor-brief-reserve-unseen = { $name }：レベル{ $level }の山札から確保。
splendor-brief-buy = { $prestige ->
    [0] { $name }：{ $card }を購入。
   *[other] { $name }：{ $card }を購入（+{ $prestige }）。
}
splendor-brief-turned-up = 新しいカード：{ $card }。
splendor-brief-return = { $gems }を返却。

## いまの問い

splendor-ask-turn-you = あなたの手番です。宝石の獲得、カードの確保、カードの購入から1つ選んでください。
splendor-ask-turn-full-you = あなたの手番です。宝石の獲得かカードの購入を選んでください（確保は3枚までです）。
splendor-ask-turn = { $name }の手番です。
splendor-ask-final-you = あなたの最後の手番です。宝石の獲得、カードの確保、カードの購入から1つ選んでください。
splendor-ask-final-full-you = あなたの最後の手番です。宝石の獲得かカードの購入を選んでください（確保は3枚までです）。
splendor-ask-final = { $name }の最後の手番です。
splendor-ask-pass-you = あなたの手番ですが、パスしかできません。
splendor-ask-return-you = トークンが{ $held }枚あります。{ $count }枚返却してください。
splendor-ask-return = { $name }はトークンが{ $held }枚になったため、{ $count }枚返却します。
splendor-ask-noble-you = 訪れる貴族を選んでください。
splendor-ask-noble = { $name }が貴族を選んでいます。
splendor-ask-deal = 新しいカードを公開しています。
splendor-ask-over = ゲームは終了しました。

## ボタンと選択肢（80文字以内）

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
    [0] { $id }（{ $bonus }）支払いなし
   *[other] { $id }（{ $bonus }・{ $prestige }点）支払いなし
}
splendor-label-pass = パス
splendor-label-noble = { $id }（{ $prestige }点）条件：{ $cost }
splendor-label-deal = { $card }

## 代替テキスト

splendor-alt-ready = いま購入できるカード：{ $ids }。
splendor-alt-choices = いま訪れることのできる貴族：{ $ids }。
splendor-alt-best = 一番良い答え：{ $move }。
splendor-alt-new = 変わったところ：{ $changes }。
splendor-alt-new-place = レベル{ $level }の空き
splendor-alt-new-supply = 場のトークン{ $gems }
splendor-alt-new-seat = { $name }の{ $parts }
splendor-alt-new-prestige = 威信ポイント
splendor-alt-new-token = トークン{ $gems }
splendor-alt-new-bonus = ボーナス{ $gems }
splendor-alt-done = 最後の手番を終えた
splendor-alt-title = { splendor-name }、目標は威信ポイント{ $target }。
splendor-alt-title-final = { splendor-name }、目標は威信ポイント{ $target }、最終ラウンド。
splendor-alt-round = 第{ $round }ラウンドです。
splendor-alt-seat = { $number }番 { $name }：{ $facts }。
splendor-alt-gone = リタイア
splendor-alt-prestige = 威信ポイント{ $prestige }
splendor-alt-bonuses = ボーナス { $gems }
splendor-alt-tokens = トークン{ $count }枚（{ $gems }）
splendor-alt-no-tokens = トークンなし
splendor-alt-hand = 確保 { $cards }
splendor-alt-hand-unseen = 裏向きのレベル{ $level }
splendor-alt-hand-short = { $short ->
    [0] { $card }（購入可）
   *[other] { $card }（不足{ $short }）
}
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
   *[other] { $id }：{ $facts }。不足：{ $missing }（うち{ $gold }枚は手持ちの黄金で払えます）。
}
splendor-alt-hand-tokens = あなたのトークン：{ $gems }。
splendor-alt-hand-no-tokens = トークンは持っていません。
splendor-alt-hand-bonuses = あなたのボーナス：{ $gems }。
splendor-alt-hand-no-bonuses = ボーナスはまだありません。
splendor-alt-hand-near = 場のカードのうち、あと少しで購入できるもの：
splendor-alt-hand-noble = { $id }に必要なボーナスはあと{ $missing }です。
splendor-alt-hand-noble-ready = { $id }に必要なボーナスはそろっています。
splendor-alt-decisive = 最後の分かれ目：{ $turn }手番目、{ $name }。
splendor-hand-own = 確保したカードと足りない宝石
splendor-hand-bought = 購入したカード（確保なし）
splendor-hand-near = 購入に近いカードと足りない宝石
splendor-hand-means = ボーナス＋トークン
splendor-hand-nobles = 貴族ごとに足りないボーナス

## ボードの見方：画像の番号の意味

splendor-guide-1 = ゲームが終わる威信ポイントと、その下は現在のラウンドです。
splendor-guide-2 = カードの威信ポイントです。
splendor-guide-3 = 貴族です。求められたボーナスがそろうと自動的に訪れ、威信ポイント3になります。
splendor-guide-4 = カードのボーナスです。以後のカードがその色の宝石1枚分安くなります。
splendor-guide-5 = 緑の枠とチェックは、手番の人がいま購入できるカードです。
splendor-guide-6 = カードのコストです。
splendor-guide-7 = 3つの山札と、残りの枚数です。
splendor-guide-8 = 青い星は、前のボードから変わったところです。
splendor-guide-9 = 確保したカードです（3枚まで）。裏向きのカードは持ち主だけが知っています。4人のゲームでは、手番でない人のカードは小さくなります。その下のチェックは持ち主が購入できるカード、数字は足りない宝石の数です。
splendor-guide-10 = 現在の威信ポイントと、訪れた貴族です。
splendor-guide-11 = コインがトークン（支払いに使う宝石）です。数は場の残り、文字はコマンドで使います。
splendor-guide-12 = 数字つきのコインは、持っているトークンの色ごとの枚数です。最後が黄金です。
splendor-guide-13 = カードの束は、購入したカード、つまり色ごとのボーナスです。使ってもなくならず、毎回コストを下げます。

## ゲームの結果

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
splendor-reckoning-lead = { $rounds }ラウンド、威信ポイント{ $lead }差の勝利です。

## かんたんなルール

splendor-rules-aim = **{ splendor-name }**は2～4人用のゲームです。宝石を集めて発展カード（以下「カード」）を購入し、貴族を迎えます。最後に威信ポイントが最も多い人の勝ちです。
splendor-rules-turn = **手番には次のうち1つを行います。**
splendor-rules-take = • **異なる色の宝石を3枚獲得する。** 残りが3色に満たないときは、その中から1色か2色を1枚ずつ獲得します。
splendor-rules-pair = • **同じ色の宝石を2枚獲得する。** その色が場に4枚以上あるときだけです。
splendor-rules-reserve = • **カードを1枚確保する。** 場のカード、または山札の一番上のカード（見られるのは自分だけ）を取ります。黄金が残っていれば1枚付いてきます。確保できるのは3枚までです。
splendor-rules-buy = • **カードを1枚購入する。** 場のカードか、自分が確保したカードです。黄金はどの宝石の代わりにもなります。
splendor-rules-pass = パスは、どれもできないときだけです。
splendor-rules-bonus = **ボーナス**：購入したカード1枚ごとに、以後のカードがその色の宝石1枚分安くなります。
splendor-rules-limit = **トークンは10枚まで**：手番の終わりに黄金も含めて10枚を超えていたら、超えた分を返却します。どれを返却するかは自由です。
splendor-rules-nobles = **貴族（貴族タイル）**：必要なボーナスがそろった人を自動的に訪れます。1手番に1枚までで、1枚につき威信ポイント3です。複数が訪れるときは1枚を選びます。
splendor-rules-end = **終了**：誰かが目標（特に決めなければ15）に達したら、全員の手番の回数が同じになるまでそのラウンドを続けます。威信ポイントが最も多い人の勝ち。同点なら購入したカードが少ない人、それも同じなら勝利を分け合います。
splendor-rules-letters = **コマンドの文字**：w＝白（ダイヤモンド）、b＝青（サファイア）、g＝緑（エメラルド）、r＝赤（ルビー）、k＝黒（オニキス）、{ "*" }＝黄金（ジョーカー）。「白青黒」のような言葉でも入力できます。カードは2b3（レベル2、青、3番）のような記号で呼びます。
splendor-glossary = **威信ポイント**は得点のことで、「2点」のように略すこともあります。**トークン**は支払いに使う宝石、**ボーナス**は購入した発展カードから1つずつ得られる、なくならない宝石です。**黄金**はどの宝石の代わりにもなります。**レベル**I・II・IIIはカードの3つの段で、上の段ほど高価です。**確保**とは、カードを自分用に取り置くことです。
splendor-example = **例**：青のカードを1枚購入していて、手元に白1枚、青1枚、黒2枚のトークンがあるとします。カード1w4のコストは青2枚と黒2枚です。青のボーナスが青1枚分になるので、支払うのは青1枚と黒2枚で、白は手元に残ります。黒が1枚足りなければ、黄金1枚で代用できます。
    これで白のボーナスも手に入り、以後はどのカードも白1枚分安くなります。ボーナスは使っても減りません。

## その手を選ぶ理由：自分の手にもコンピューターの手にも使う、主語のない短い文

splendor-why-wins = すぐに勝ちが決まる。
splendor-why-last-turn = 最後の手番：合計{ $points }点で、{ $seat }は{ $theirs }点。
splendor-why-noble = 貴族{ $noble }が訪れる：威信ポイント{ $points }、合計{ $after }点。
splendor-why-then-noble = { $turns ->
    [1] 次の手番
   *[other] { $turns }手番以内
}に貴族{ $noble }が訪れそう：威信ポイント{ $points }。
splendor-why-then-target = { $turns ->
    [1] 次の手番
   *[other] { $turns }手番以内
}に威信ポイントが{ $target }に届きそう。
splendor-why-brings = { $brings ->
    [bonus] { $colour }のボーナス
    [noble] 貴族{ $noble }も訪れて威信ポイント{ $points }
    [target] 合計{ $after }点で目標に届く
    [targetnoble] 貴族{ $noble }も訪れ、合計{ $after }点で目標に届く
   *[prestige] 威信ポイント{ $points }
}
splendor-why-otherwise-noble = もう一方の手だと、{ $turns ->
    [1] 次の手番
   *[other] { $turns }手番以内
}に貴族{ $noble }が{ $seat }を訪れそう：威信ポイント{ $points }。
splendor-why-otherwise-target = もう一方の手だと、{ $seat }の威信ポイントが{ $turns ->
    [1] 次の手番
   *[other] { $turns }手番以内
}に{ $target }に届きそう。
splendor-why-keeps = { $card }（{ $what }）をほかの人に取られない。{ $turns ->
    [1] 次の手番に購入できる。
   *[other] { $turns }手番後に購入できる。
}
splendor-why-keeps-over = { $card }（威信ポイント{ $points }）は{ $short ->
    [0] 次の手番に購入できる
   *[other] 購入まであと宝石{ $short }枚
}。{ $other }（{ $less }）はあと{ $farther }枚。
splendor-why-gold-only = 場に{ $colour }がもうないが、黄金が{ $card }の{ $colour }1枚の代わりになる。
splendor-why-denies = 次の手番に購入できる{ $seat }に、{ $card }（{ $what }）を取られない。
splendor-why-denies-near = 購入まであと宝石{ $short }枚の{ $seat }に、{ $card }（{ $what }）を取られない。
splendor-why-denies-wanted = 次の手番に取りそうな{ $seat }に、{ $card }（{ $what }）を渡さない。
splendor-why-target = { $nobles ->
    [0] {""}
   *[other] 貴族{ $noble }も訪れ、
}威信ポイントが{ $after }に届き、最終ラウンドになる。
splendor-why-prestige = いま威信ポイント{ $points }：{ $before } → { $after }{ $less ->
    [0] {""}
   *[other] （もう一方の手では{ $less }点）
}。
splendor-why-noble-near = 貴族{ $noble }まで、あとカード{ $missing }枚{ $before ->
    [0] 。
   *[other] （もう一方の手では{ $before }枚）。
}
splendor-why-noble-alone = 貴族{ $noble }まで、あとカード{ $missing }枚。ほかの人は少なくとも{ $others }枚必要。
splendor-why-noble-stays = 貴族{ $noble }は後でもよい：ほかの人はあと少なくともカード{ $others }枚必要。
splendor-why-sooner = { $first ->
    [0] {""}
    [1] { $seat }が先に購入しなければ、
   *[other] { $seat }かほかの人が先に購入しなければ、
}{ $gold ->
    [0] {""}
   *[other] 付いてくる黄金で、
}{ $card }（{ $what }）を{ $turns ->
    [1] 次の手番
   *[other] { $turns }手番後
}に購入できる（もう一方の手では{ $later ->
    [0] 宝石を集めるだけなら5手番後以降
    [1] 次の手番
   *[other] { $later }手番後
}）。
splendor-why-ahead = { $turns ->
    [1] 次の手番まで
   *[other] { $turns }手番以内
}に{ $ids }で{ $reaches ->
    [0] 威信ポイント{ $points }まで取れる
   *[other] 合計{ $points }点になり、目標に届く
}（もう一方の手では{ $less }点まで）。
splendor-why-more-cards = { $turns ->
    [1] 次の手番まで
   *[other] { $turns }手番以内
}に{ $ids }を購入できる（もう一方の手では{ $less }枚まで）。
splendor-why-more-cards-scoring = { $turns ->
    [1] 次の手番まで
   *[other] { $turns }手番以内
}に{ $ids }を購入できる（もう一方の手では、同じ威信ポイントなら{ $less }枚まで）。
splendor-why-course = { $turns ->
    [1] 次の手番
   *[other] { $turns }手番以内
}の予想：{ $ids }で合計{ $after }点。もう一方の手では{ $others ->
    [0] {""}
   *[other] { $other_ids }で
}{ $less }点。
splendor-why-saves-turn = もう一方の手では、黄金をもらって確保するだけで、購入にもう1手番かかる。
splendor-why-towards = { $held ->
    [0] {""}
   *[other] 確保した
}{ $ids }に役立つ{ $others ->
    [0] 。
   *[other] （もう一方の手は{ $other_ids }）。
}
splendor-why-gathers = { $ids }に近づく。
splendor-why-limit = トークンは10枚まで：もう一方の手では{ $more }枚返すことになる{ $less ->
    [0] 。
   *[other] （この手では{ $less }枚）。
}
splendor-theme-nobles = 貴族
splendor-theme-reserving = カードの確保
splendor-theme-denying = 相手が欲しいもの
splendor-theme-tempo = 速さ
splendor-theme-end = ゲームの終わり
splendor-why-alike = どちらの手も大差ない：この手は{ $ids }に、もう一方は{ $other_ids }に役立つ。
splendor-why-waits = { $card }（{ $what }）は次の手番でも購入でき、その前に購入できる人はいない。
splendor-why-waits-held = 手元の{ $card }（{ $what }）は次の手番でも購入できる。
splendor-why-known = { $card }（{ $what }）をほかの人に取られない。購入まであと宝石{ $short }枚{ $deck ->
    [0] 。
   *[other] 。山札の一番上は何か分からない。
}
splendor-why-known-nearer = { $card }（{ $what }）は購入まであと宝石{ $short }枚。あと{ $less }枚だった{ $seat }は、もう購入できない。
splendor-why-alike-known = どちらの手も大差ない：{ $card }（{ $what }）をほかの人に取られない。購入まであと宝石{ $short }枚。
splendor-why-alike-kept = どちらの手も大差ない：{ $card }（威信ポイント{ $points }）は購入まであと宝石{ $short }枚、{ $other }（{ $less }）はあと{ $farther }枚。
splendor-why-unseen-nearer = { $card }（{ $what }）は購入まであと宝石{ $short }枚。まだ見えていないレベル{ $level }のカード{ $all }枚のうち{ $nearer }枚は同じかもっと近く、どれを引いたかはほかの人に見えない。
splendor-why-spares-gold = { $card }は、いま購入すると黄金{ $gold }枚を使い、次の手番なら{ $less ->
    [0] 使わずに済む
   *[other] { $less }枚で済む
}。
splendor-why-spends = { $card }（威信ポイント{ $points }）は{ $short ->
    [0] 次に購入できる
   *[other] 購入まであと宝石{ $short }枚になる
}。{ $other }を購入すると、あと{ $farther }枚になってしまう。
splendor-why-gold = 黄金が1枚付いてくる。
splendor-why-unseen = このカードはほかの人に見えず、場に新しいカードも出ない。
splendor-why-keeps-gems = { $gems }を残し、代わりに{ $spent }を支払う。
splendor-why-bonus = { $free ->
    [0] { $gold ->
        [0] {""}
       *[other] 黄金{ $gold }枚で得る
    }
   *[other] 支払いなしで得る
}{ $colour }のボーナスで、{ $held ->
    [0] 見えているカード{ $cards }枚
   *[other] 確保した{ $ids }{ $cards ->
        [0] {""}
       *[other] と、ほかのカード{ $cards }枚
    }
}が安くなる{ $others ->
    [0] 。
   *[other] （{ $gems }なら{ $less }枚）。
}
splendor-why-last-gems = 最後の{ $gems }{ $count }枚を取る。{ $seat }は{ $card }（{ $what }）まであと宝石{ $short }枚で、{ $gems }が必要。
splendor-why-last-held = 最後の{ $gems }を取る。{ $seat }は確保した{ $card }（{ $what }）に{ $gems }があと{ $missing }枚必要。
splendor-why-out-of-reach-tie = どの手でも、{ $seat }の威信ポイント{ $theirs }を上回れない。同点なら、カードが少ないほうが上になる。
splendor-why-unstopped = どの手でも、{ $seat }が目標に届くのを止められない。次の手番に{ $card }で威信ポイント{ $after }になる。
splendor-why-out-of-reach = どの手でも、{ $seat }の威信ポイント{ $theirs }には届かない。
splendor-why-ends-anyway = どちらにしても、{ $seat }の威信ポイントが次の手番に{ $target }に届きそう。

## チュートリアル（最初の数手番に1つずつ）

splendor-lesson-1 = **宝石**：威信ポイント（カードの左上の数字）が最も多い人の勝ちです。カードの購入には宝石が必要なので、まずは集めましょう。一番下の段から欲しいカードを見つけてください。コストは下のほうに並んでいます。**獲得**を押し、宝石の組み合わせを選んで**決定**を押してください。
splendor-lesson-2 = **ボーナス**：カードを購入すると、右上に大きく描かれた宝石がボーナスとして残り、以後のカードがずっとその色1枚分安くなります。ですから、まずは安いカードを購入しましょう。**購入**を押すと、いま購入できるカードが出ます（画像では緑の枠が付き、5枚まではボードの下にもボタンがあります）。まだなければ、宝石を集めましょう。場に4枚以上ある色なら、同じ色を2枚獲得することもできます。
splendor-lesson-3 = **確保**：**確保**を押すとカードを取り置けます。ほかの人はもうそのカードを取れません。どの宝石の代わりにもなる黄金も1枚付いてきます。取り置けるのは3枚までで、あとで購入します。1手番を使うので、どうしても欲しいカードがあるときや、黄金が必要なときに使いましょう。
splendor-lesson-4 = **貴族**：購入したカードのボーナスが、カードの列の上にいる貴族の条件を満たすと、手番の終わりに自動的に訪れ、1枚につき威信ポイント3になります（手元の宝石は数えません）。貴族の条件にある色のカードを**購入**するか、そのための宝石を**獲得**してみましょう。2枚の貴族に共通する色なら、さらに効率的です。
splendor-lesson-5 = **終了**：誰かの威信ポイントがテーブルの目標に達したら、そのラウンドを最後まで行い、威信ポイントが最も多い人の勝ちです。同点なら購入したカードが少ない人が勝ちます。10枚の上限にも気をつけてください。手番の終わりにトークンが10枚を超えていたら、超えた分を返却します。

## ボタン（80文字以内）

splendor-button-take = 獲得
splendor-button-reserve = 確保
splendor-button-buy = 購入
splendor-button-hand = 自分のカード
splendor-button-usual-payment = 宝石を優先して払う
splendor-button-card = { $prestige ->
    [0] { $card }
   *[other] { $card } +{ $prestige }
}
splendor-button-buy-card = 購入 { $card }
splendor-button-free = 支払いなし
splendor-button-deck = 山札{ $level }

## オプションとパネル

splendor-chosen-target = 目標は威信ポイント{ $value }
splendor-cover-target = 威信ポイント

splendor-plan-later = { $count ->
    [0] トークンを返却することになったら、そのときに選べます。ここで順番に選んでおくこともできます：
   *[other] 返却することになったら、この順に返します：{ $answers }
}
splendor-panel-take-empty = 獲得できる宝石は残っていません。
splendor-panel-take-text = { $held ->
    [0] トークンはありません。どの宝石を獲得しますか？
   *[other] トークンは{ $gems }、合わせて{ $held }枚（上限10枚）。どの宝石を獲得しますか？
}
splendor-panel-take-chosen = { $surplus ->
    [0] 選択中：**{ $gems }**。トークンは{ $held }枚になります（上限10枚）。
   *[other] 選択中：**{ $gems }**。トークンが{ $held }枚になるので、そのあと{ $surplus }枚返却します。
}

splendor-panel-reserve-none = 確保できるカードがありません。
splendor-panel-reserve-text = 確保しているカードは{ $held }枚、上限は3枚です。どのカードを確保しますか？
splendor-panel-reserve-chosen = 選択中：**{ $card }**（{ $facts }）
splendor-panel-reserve-deck = 選択中：**{ $deck }**
splendor-panel-reserve-gold = 黄金が1枚付いてきます。
splendor-panel-reserve-no-gold = 場に黄金が残っていないため、カードだけを確保します。

splendor-panel-buy-none = まだ購入できるカードがありません。あと少しで購入できるカードは次のとおりです。
splendor-panel-buy-nearest = • **{ $card }**（{ $facts }）不足：{ $gems }
splendor-panel-buy-text = 購入できるカードが{ $count }枚あります。どれを購入しますか？
splendor-panel-buy-chosen = **{ $card }**（{ $facts }）
splendor-panel-buy-free = ボーナスだけで購入できます。
splendor-panel-buy-due = ボーナスを引いたコスト：{ $gems }
splendor-panel-buy-pay = 支払い：**{ $gems }**
splendor-panel-buy-left = 残るトークン：{ $gems }
splendor-panel-buy-left-none = トークンは残りません。
splendor-panel-buy-gold-for = { $gem }の代わりに黄金を払う

## その手ができない理由

splendor-why-pass = パスできるのは、ほかに何もできないときだけです。宝石を獲得するか、カードを確保または購入してください。
splendor-why-take-letters = 宝石は文字か言葉で指定します：w＝白、b＝青、g＝緑、r＝赤、k＝黒。例：wbk、rr、白青黒
splendor-why-take-gold = 黄金は獲得できません。カードを確保すると付いてきます。
splendor-why-take-none-left = 場に{ $gem }は残っていません。
splendor-why-take-four = 1手番に獲得できる宝石は3枚までです。
splendor-why-take-pair-alone = 同じ色を2枚獲得するときは、ほかの宝石を一緒に獲得できません。そうでなければ、3枚とも違う色にしてください。
splendor-why-take-pile = 同じ色を2枚獲得できるのは、その色が{ $need }枚以上あるときだけです。{ $gem }は{ $left }枚です。
splendor-why-take-three = 3色以上残っているので、違う色を3枚獲得します。あと{ $missing }枚選んでください。
splendor-why-reserve-full = 確保しているカードが上限の{ $most }枚です。先にどれかを購入してください。
splendor-why-reserve-deck-empty = レベル{ $level }の山札は空です。場のカードか、ほかの山札を選んでください。
splendor-why-buy-missing = { $card }はまだ購入できません。不足：{ $gems }
splendor-why-buy-free = { $card }はボーナスだけで購入できます。支払いを指定せずに購入してください。
splendor-why-buy-payment = { $paid ->
    [0] { $card }は購入できません。
   *[other] 「{ $paid }」では{ $card }を購入できません。コストは{ $gems }で、どれも黄金（*）で代用できます。
}
splendor-why-no-such-card = 「{ $card }」というカードはありません。ボードにあるとおり、2b3のように指定してください。
splendor-why-card-not-there = カード{ $card }（{ $facts }）は、場にも確保したカードの中にもありません。
splendor-why-return-letter = 返却する宝石を1枚、文字か言葉で指定してください：w＝白、b＝青、g＝緑、r＝赤、k＝黒、{ "*" }＝黄金
splendor-why-return-none = { $gem }は持っていません。
splendor-why-noble-not-met = 貴族{ $noble }はいま訪れません。訪れることのできる貴族をボタンで選んでください。
splendor-why-no-such-noble = 「{ $noble }」という貴族はいません。ボードにあるとおり、n4のように指定してください。

## コマンドとオプションの名前

splendor-command = 宝石の煌き
splendor-command-take = 獲得
splendor-command-reserve = 確保
splendor-command-buy = 購入
splendor-command-return = 返却
splendor-command-noble = 貴族
splendor-command-pass = パス
splendor-option-target = 目標
splendor-option-gems = 宝石
splendor-option-card = カード
splendor-option-pay = 支払い
splendor-option-gem = 宝石
splendor-option-noble = 貴族

## コマンドの説明（100文字以内）

splendor-command-about = { splendor-name }（2～4人）
splendor-command-new-about = このチャンネルに{ splendor-name }のテーブルを開く
splendor-command-new-target-about = ゲームが終わる威信ポイント（省略時：15）
splendor-command-take-about = 宝石を獲得する：異なる3色を1枚ずつ、または同じ色を2枚
splendor-command-take-gems-about = 宝石の文字か言葉：w＝白、b＝青、g＝緑、r＝赤、k＝黒（例：wbk、白青黒）
splendor-command-reserve-about = 場のカードか山札の一番上を確保する
splendor-command-reserve-card-about = ボードにあるカードの記号、またはdeck1、deck2、deck3（山札）
splendor-command-buy-about = 場のカードか確保したカードを購入する
splendor-command-buy-card-about = ボードにあるカードの記号
splendor-command-buy-pay-about = 支払う宝石の文字か言葉（省略時：宝石を優先、*は黄金）
splendor-command-return-about = 10枚を超えたトークンを返却する
splendor-command-return-gem-about = 宝石の文字か言葉：w、b、g、r、k、黄金は*
splendor-command-noble-about = 複数の貴族が訪れるとき、1枚を選ぶ
splendor-command-noble-noble-about = ボードにある貴族の記号
splendor-command-pass-about = ほかに何もできないときにパスする

## ヘルプ：短い紹介と、最初のコマンド

splendor-help = **{ splendor-name }**（2～4人）
splendor-help-new = `/{ splendor-command } 新規`
splendor-help-turn = `/{ splendor-command } 獲得`

## コンピューターの強さとスタイル、その名前

splendor-level-1-about = はじめての人とほぼ互角
splendor-level-2-about = はじめての人の勝率は約30%
splendor-level-easy-about = たまに遊ぶ人とほぼ互角
splendor-level-4-about = たまに遊ぶ人の勝率は約40%
splendor-level-normal-about = たまに遊ぶ人の勝率は約30%
splendor-level-6-about = もう少し強い相手がよい人に
splendor-level-7-about = よく遊ぶ人に
splendor-level-8-about = 先を読んで遊ぶ人に
splendor-level-9-about = たまに遊ぶ人の勝率は約5%
splendor-level-10-about = 経験を積んだ人に
splendor-level-11-about = 強い人に
splendor-level-12-about = とても強い人に
splendor-level-13-about = 最強に次ぐ強さ
splendor-level-strong-about = 最強。1手に最大1秒ほど考える
splendor-style-collector = 収集家
splendor-style-collector-name = グレタ, グスタフ, ジェマ, ギル
splendor-style-collector-about = 威信ポイントより先にボーナスを集めます
splendor-style-sniper = 狙撃手
splendor-style-sniper-name = ヴィクトル, ヴェラ, ヴィト, ヴィオラ
splendor-style-sniper-about = ほかの人が必要とするカードを確保します
splendor-style-courtier = 廷臣
splendor-style-courtier-name = セレステ, セドリック, コジマ, シリル
splendor-style-courtier-about = 貴族を狙います
splendor-style-climber = 登山家
splendor-style-climber-name = テンジン, タラ, タシ, トーヴェ
splendor-style-climber-about = 一番高いカードを目指します

## 今日の勝負を共有するときの手番

splendor-sign-take = 獲得
splendor-sign-reserve = 確保
splendor-sign-buy = 購入
splendor-sign-pass = パス
splendor-deed-take = 獲得×{ $count }
splendor-deed-reserve = 確保×{ $count }
splendor-deed-buy = 購入×{ $count }
splendor-deed-pass = パス×{ $count }
