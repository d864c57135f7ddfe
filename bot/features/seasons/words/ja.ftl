button-season-join = { $stage ->
    [running] 途中参加
   *[other] 参加する
}
button-season-leave = シーズンを抜ける
button-season-leave-sure = 抜ける
button-season-ready = 準備できました
button-season-mine = 自分のゲーム
button-season-mine-or-join = 自分のゲーム・途中参加
button-season-show = 順位表
button-season-closed = 中止する
season-title = ### { $game }：{ $kind ->
    [evening] 第{ $number }回ミニ大会
   *[season] 第{ $number }シーズン
}
season-seats-2 = 2人対戦
season-seats-3 = 3人対戦
season-seats-4 = 4人対戦
season-seats-5 = 5人対戦
season-seats-6 = 6人対戦
season-most = 同時に{ $count }ゲームまで
season-rounds = { $count }ラウンド
season-evening-stage = { $stage ->
    [joining] { $starts }に始まります。
   *[running] 第{ $round }ラウンド（全{ $rounds }ラウンド）。{ $ends }に、残っているゲームはコンピューターが最後まで進めます。
}
season-stage = { $stage ->
    [joining] 開始：{ $starts } · 終了：{ $ends }
    [running] 終了：{ $ends } · 決着：{ $games }ゲーム中{ $done }
    [over] 終了：{ $ends } · 決着：{ $games }ゲーム中{ $done }
   *[called-off] このシーズンは中止されました。
}
season-people = { $count ->
    [0] 参加者を募集中
   *[other] { $count }人が参加
}
season-joined = **参加者{ $count }人：**{ $names }
season-how = { $kind ->
    [evening] 成績の近い人どうしを組み合わせ、ゲームごとにスレッドを開き、ここで順位表を更新します。次のラウンドは、すべてのゲームが終わると始まります。
   *[season] 開始の1日前に、全員に準備ができているかを尋ねます。そのあとディビジョンに分け、ゲームごとにスレッドを開き、ここで順位表を更新します。
}
season-short = { $place ->
    [0] { "" }
   *[other] { $place }.{ " " }
}{ $name }（{ $score }）{ $move ->
    [up] { " " }↑
    [down] { " " }↓
    [gone] { " " }×
   *[none] { "" }
}
season-name = { $kind ->
    [evening] 第{ $number }回ミニ大会
   *[season] 第{ $number }シーズン
}
season-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）
season-score = { $score }点
season-division = { $kind ->
    [evening] 順位表
   *[season] ディビジョン{ $number }
}
season-division-line = **ディビジョン{ $number }：**{ $people }
season-waiting = { $kind ->
    [evening] 次のラウンドから参加する人：{ $count }人
   *[season] { $count }人が空きを待っています。
}
season-column = { $column ->
    [round] ラウンド
   *[game] 対戦
}
season-points = 得点
season-before = 最初の対戦を待っています
season-sign = { $sign ->
    [won] 勝ち
    [shared] 引き分け
    [lost] 負け
    [playing] 対戦中
    [void] 無効
    [up] 昇格
    [down] 降格
    [champion] 優勝
    [gone] 離脱
   *[planned] 未開始
}
season-alt = { $title }の順位表。↑は昇格、↓は降格、×は離脱。
season-results = { $cell ->
    [places] 順位：{ $names }
    [won] 勝ち：{ $names }
    [shared] 引き分け：{ $names }
    [lost] 負け：{ $names }
    [bye] 不戦勝あり
    [playing] 対戦中：{ $names }
    [void] 無効：{ $names }
   *[planned] 未開始：{ $names }
}
season-in-words = 結果を文章で見る
season-line = { $place ->
    [0] { "" }
   *[other] { $place }.{ " " }
}{ $name } · { $games }ゲームで{ $score }点{ $move ->
    [up] { " " }· 昇格
    [down] { " " }· 降格
    [champion] { " " }· 優勝
    [gone] { " " }· 離脱
   *[none] { "" }
}
season-check = { $people } 準備はできていますか？
season-check-text = シーズンは{ $starts }に始まります。それまでに**準備できました**を押してください。押さないと、このシーズンには参加できません。
season-ready = **準備できた人：{ $people }人中{ $count }人** · { $names }
season-open-games = **対戦中：**
season-open-game = - { $names }：{ $link }
season-check-over = この確認は締め切りました。
season-game = { $kind ->
    [evening] 第{ $number }回ミニ大会 第{ $round }ラウンド
   *[season] 第{ $number }シーズン ディビジョン{ $division }
}
season-game-standings = [順位表]({ $link })
season-worth = -# シーズンの得点：{ $people }
season-worth-each = { $name } +{ $score }
season-worth-none = -# このゲームはシーズンの成績に入りません。
season-thread = { $names } · { $game }
season-won = { $kind ->
    [evening] **優勝：**{ $names } · { $score }点
   *[season] **ディビジョン{ $number }：**{ $names } · { $score }点
}
season-moved-up = 昇格：{ $names }
season-moved-down = 降格：{ $names }
season-next = { $kind ->
    [evening] ご参加ありがとうございました！
   *[season] 次のシーズンの受付が始まりました。続くメッセージから参加できます。
}
season-winners-alt = { $title }。表彰台の入賞者：{ $names }。
season-past-title = ### 過去のシーズン
season-past-none = ここではまだ終わったシーズンがありません。
season-past-line = - **{ $title }** · { $ended }終了 · 優勝：{ $winners }
season-own-joined = { $kind ->
    [evening] 参加しています。まもなく始まります。
   *[season] 参加しています。開始の1日前に、準備ができているかを尋ねます。
}
season-own-waiting = { $kind ->
    [evening] 次のラウンドから参加できます。
   *[season] 空きを待っています。誰かが早いうちに抜けると、席が回ってきます。
}
season-own-game = - 対{ $names }：{ $stage ->
    [planned] お互いに次のゲームを始められるようになると開きます
    [open] { $link }
    [decided] { $score }
   *[void] 無効
}
season-own-bye = { $worth ->
    [win] - 不戦勝（勝ちと同じ扱い）
   *[nothing] - 対戦なし（0点：勝ちと同じ扱いになるのは、対戦のない最初のラウンドだけです）
}
season-own-denied = - 対{ $names }：行われません（あなたのほかの対戦の平均点と、ほかの人が同じ相手から得る平均点のうち、高いほうが入ります）
season-own-blocked = { $round ->
    [yes] - 対戦なし（0点：相手が、あなたのブロックした人になるところでした）
   *[no] - 対{ $names }：あなたのブロックのため行われません（0点）
}
season-own-division = { $kind ->
    [evening] 順位表
   *[season] **ディビジョン{ $number }**
}
season-opened = { $kind ->
    [evening] { $channel }でミニ大会の受付を始めました。あとはすべて自動で進みます。
   *[season] { $channel }でシーズンの受付を始めました。1週間参加を受け付け、あとはすべて自動で進みます。
}
season-you-joined = { $stage ->
    [running] { $kind ->
        [evening] 次のラウンドから参加できます。
       *[season] シーズンはもう始まっています。誰かが早いうちに抜けると、席が回ってきます。
    }
   *[joining] { $ready ->
        [yes] 参加しました。まもなく始まります。
       *[no] 参加しました。開始の1日前に、準備ができているかを尋ねます。
    }
}
season-you-left = シーズンを抜けました。
season-you-are-ready = 了解です。シーズンが始まるとゲームが開きます。
season-leave-sure = { $kind ->
    [evening] ミニ大会を抜けますか？ 進行中のゲームはリタイアになります。得点は残りますが、再び参加することはできません。
   *[season] シーズンを抜けますか？ 進行中のゲームはリタイアになります。決着したゲームが半分に満たなければ、すべてのゲームが無効になります。半分以上なら、残りは相手の勝ちになります。
}
season-close-sure = **{ $title }**を中止しますか？ 優勝者は決まりません。進行中のゲームはふつうのゲームとして続きます。
season-you-closed = シーズンを中止しました。
refused-season-plays = このシーズンに参加しているため、中止できません。参加していない管理者が中止するか、`/シーズン 離脱`で抜けてから中止してください。
refused-season-settings = そのゲームはこの設定では遊べません。人数、持ち時間、週数を確かめてください。
refused-season-channel = 公開スレッドを作れるテキストチャンネルが必要です。
refused-season-often = このサーバーは1日に開ける上限の{ $most }シーズン（ミニ大会を含む）に達しました。次は明日開いてください。
refused-season-many = このサーバーにはすでに上限の{ $most }シーズンがあります。
refused-season-over = このシーズンは終わっています。
refused-season-begun = このシーズンはもう始まっています。
refused-season-joined = すでにこのシーズンに参加しています。
refused-season-late = { $kind ->
    [evening] 最後のラウンドが始まっているので、もう参加できません。
   *[season] このシーズンは半分を過ぎたので、もう参加できません。次のシーズンに参加できます。
}
refused-season-left = このシーズンは抜けています。次のシーズンに参加できます。
refused-season-full = このシーズンはすでに上限の{ $most }人です。
refused-season-not-in = このシーズンに参加していません。
refused-season-none = ここにはシーズンがありません。サーバーの管理者が`/シーズン 開催`で開けます。
command-season = シーズン
command-season-open = 開催
command-season-evening = ミニ大会
option-season-rounds = ラウンド数
option-season-begins = 何分後
season-evening-about = このチャンネルでミニ大会を開く：1手番30秒～5分の数ラウンドを、その日のうちに終える
season-evening-pace-about = 1手番の持ち時間（省略時：1分）
season-rounds-about = 何ラウンドか（省略時：4）
season-begins-about = 何分後に始めるか（省略時：30）
command-season-join = 参加
command-season-leave = 離脱
command-season-mine = 自分のゲーム
command-season-show = 順位表
command-season-past = 履歴
command-season-close = 中止
option-season-seats = 人数
option-season-pace = 持ち時間
option-season-weeks = 週数
option-season-most = 同時ゲーム数
option-season-rated = レーティング
season-about = このサーバーのシーズン：ディビジョン、ゲーム、順位表
season-open-about = このチャンネルでシーズンを開く
season-game-about = どのゲームか
season-seats-about = 1ゲームの人数（省略時：2人）
season-pace-about = 1手番の持ち時間（省略時：全体で1日、1手番ごとに12時間追加）
season-weeks-about = 何週間続けるか（省略時：3。4人以上のゲームは4）
season-most-about = 1人が同時に遊ぶゲーム数の上限（省略時：4）
season-rated-about = レーティング対象にするか（省略時：する）
season-join-about = シーズンに参加する
season-leave-about = シーズンを抜ける
season-mine-about = シーズンでの自分のゲーム
season-show-about = 順位表を見る
season-past-about = 過去のシーズンと優勝者
season-close-about = シーズンを中止する
