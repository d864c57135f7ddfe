### ボットが話す日本語。ゲームそのものの文は render/<game>/words にある。

## ボタン（80文字以内）

button-join = 参加
button-leave = 退席
button-invite = 招待…
button-seek = 参加者を呼ぶ
button-remove = プレイヤーを席から外す…
button-start = 開始
button-cancel = 募集をやめる
button-settings = 設定
button-limits = 上限…
button-newcomer = はじめての方へ
button-more = その他
button-confirm = 決定
button-vote = 投票する
button-choose = 選ぶ…
button-rules = ルール
button-undo = 取り消す
button-resign = リタイア…
button-resigned = リタイアする
button-end = 中止…
button-ended = { $after ->
    [ask] みんなに聞く
    [lost] リタイアする
    [asleep] 休止させる
    [lobby] 閉じる
   *[off] 中止する
}
button-agree-to-end = 中止に同意
button-rematch = 再戦
panel-choose = 選択
button-page = { $page }ページ
button-back = 戻る
button-topic-words = 用語
button-topic-example = 例
button-hint = ヒント
button-hint-rated = ヒント（ポイントは増えません）
button-why = なぜその手？
button-next-lesson = 次の説明へ
button-next-table = 次のテーブルへ
button-leave-tutorial = チュートリアルをやめる

## 参加者の募集

lobby-title = { $game }：{ $kind ->
    [season] シーズンのゲーム
   *[rated] 新しいテーブル
}
lobby-person = { $name }
lobby-host = { $name }（ホスト）
lobby-computer = { $name } · コンピューター · { $level }
lobby-asked = { $name } · もう一度遊ぶか確認中
computer-names = ハル, ミナ, ソラ, ユイ, レン, アオイ, リク, サクラ
lobby-free = *空席*
lobby-seating-random = 席順はランダム
lobby-seating-joined = 席順は参加順
lobby-closed = -# このテーブルは閉じられました。
lobby-closed-by = -# { $name }がこのテーブルを閉じました。
lobby-ready = メンバーがそろったら、ホストが開始してください。満席になれば、参加者なら誰でも開始できます。
lobby-asked-all = もう1ゲームいかがですか？ { $names }：遊ぶなら**承諾する**、やめるなら**断る**を押してください。全員が承諾すると始まります。
lobby-settings = このテーブルの設定を選んでください。選んだ内容は募集メッセージに表示されます。
lobby-alone = { $missing ->
    [0] { $free ->
        [0] **開始**を押すと始まります。
       *[other] **開始**を押すと始まります。リストからコンピューターを追加することもできます。
    }
   *[other] リストから対戦相手のコンピューターを追加してください。
}
lobby-waiting = { $more ->
    [0] あと{ $missing }人で始められます。
   *[other] あと{ $missing }人で始められ、{ $free }人まで参加できます。
}遊びたい人は**参加**を押してください。コンピューターはリストから追加できます。
lobby-joined = テーブルに参加しました。
lobby-left = 退席しました。
lobby-computer-added = { $name }（コンピューター・{ $level }）が参加しました。
lobby-cancelled = テーブルを閉じました。
lobby-removed = 席から外しました。
lobby-add-computer = コンピューターを追加…
lobby-styled = スタイルを選び、続けて強さを選ぶと、コンピューターが参加します。
lobby-choose-style = スタイル…
lobby-choose-level = 強さ…
lobby-no-hints = ヒントなし
lobby-rated = レーティング対象
lobby-rated-no-hints = レーティング対象（ヒントなし）
lobby-rated-alone = レーティング対象（ヒントを使うとポイントは増えません）
lobby-unrated = レーティング対象外
lobby-invite-whom = 誰を招待しますか？ 返事があるまで席を取っておきます。
lobby-or-seek = または、サーバーで決めたロールの人たちに1回だけ通知できます：
lobby-invites-sent = 招待しました。
lobby-sought = ロールに呼びかけました。
lobby-remove-whom = 誰を席から外しますか？
lobby-started = ゲームを始めます。
lobby-opened = テーブルを開きました。
lobby-in-thread = テーブルを開きました：{ $thread }
direct-intro = { $game }はここで遊べます。ほかの人には見えません。
opened-in-direct = ダイレクトメッセージで始めました。ほかの人には見えません：{ $link }
refused-nowhere = ここにはすでにテーブルがあります：{ $link } ダイレクトメッセージを送ることも、スレッドを作ることもできませんでした。このサーバーのメンバーからのダイレクトメッセージを許可してもう一度試すか、別のチャンネルでコマンドを使ってください。
lobby-thread = { $game } · { $name }
lobby-quiet = -# チャンネルが画像で埋まらないように、画像が残るのは最新のボードだけです。古いボードは文字だけになります。サーバーの管理者が`/facet 設定`で変更できます。
lobby-settings-over = このテーブルの設定はもう変更できません。
setting-line = { $name }：{ $value }
setting-changed = **{ $name }**：{ $before } → **{ $after }**
setting-presets = まとめて設定…
setting-preset = プリセット
setting-seats = 席順
setting-rated = レーティング
setting-rated-yes = 対象
setting-rated-no = 対象外
setting-hints = ヒント
setting-hints-allowed = { $rated ->
    [yes] 相手がコンピューターだけのとき
   *[no] あり
}
setting-hints-forbidden = なし
setting-pace = 持ち時間
setting-late = 時間切れ
setting-late-ask = ほかの人が決める
setting-late-computer = コンピューターが代わる（3回続くと本人が戻るまで）
setting-joiners = 参加できる人
setting-joiners-all = 誰でも
setting-joiners-punctual = 期限を守る人
preset-live = リアルタイムで遊ぶ
preset-live-about = レーティング対象、1手番2分、時間切れの手番はコンピューターが代わる
preset-quick = テンポよく遊ぶ
preset-quick-about = レーティング対象、1手番10分、時間切れの手番はコンピューターが代わる
preset-days = 何日もかけて遊ぶ
preset-days-about = レーティング対象、1手番1日、時間切れはほかの人が決める
preset-learn = 覚えながら遊ぶ
preset-learn-about = レーティング対象外、ヒントあり、時間制限なし
lobby-starts = 開始予定：{ $at }（{ $when }）
setting-start = 開始予定
start-none = なし
start-15m = 15分後
start-1h = 1時間後
start-3h = 3時間後
start-1d = 24時間後
start-evening = { $hour }（{ $zone }）
level-numbered = 強さ{ $number }
level-named = 強さ{ $number }（{ $name }）
level-easy = やさしい
level-normal = ふつう
level-strong = 強い
level-styled = { $level }・{ $style }
computer-of-level = コンピューター・{ $level }
computer-mine = 自分に合った強さ
computer-mine-about = 対コンピューターのポイントに合わせる（はじめてなら強さ2から）
computer-styled = スタイルを選ぶ…
computer-styled-about = 遊び方に個性のある相手（スタイル、強さの順に選ぶ）

## その手ができない理由

why-not-answers = { $why }コマンドの例：{ $answers }
why-not-said = ここでは「{ $said }」はできません。{ $question }
why-not-typed = `{ $command }`（{ $label }）

## ゲーム中

table-called-off = { $game }：ゲームは中止されました。
table-called-off-by = { $game }：{ $name }がゲームを中止しました。
note-resigned = { $name }がリタイアしました。以後はコンピューターが引き継ぎます。
note-undone = { $name }が直前の手を取り消しました。
note-declined = { $name }が断りました。
note-sought = { $role }：{ $name }が参加者を募集しています（あと{ $free }人まで）。遊ぶなら**参加**を押してください。
note-changed = { $name }が設定を変えました。{ $names }：このまま遊ぶなら**承諾する**、やめるなら**断る**を押してください。
note-soon = { $names }：このゲームは{ $when }に始まる予定です。{ $free ->
    [0] 満席なので、時刻になると自動で始まります。
   *[other] 空席はあと{ $free }席です。
}
note-due = { $names }：開始の時刻です。{ $why ->
    [asked] 招待された全員が返事をすると、{ $host }がゲームを始められます。
    [missing] あと{ $missing }人必要なので、テーブルは開いたままにします。
   *[open] まだ満席ではありません。{ $host }が**開始**を押すとすぐに始まります。このまま参加者を待つこともできます。
}
table-damaged = **このゲームは続けられません。**記録がいまのルールに合いません。別のバージョンで遊ばれたものかもしれません。中止すると、`/テーブル 記録`で記録を書き出せます。
table-damaged-ended = このゲームは続けられなかったため、中止されました。記録は`/テーブル 記録`で書き出せます。
export-damaged = このゲームの記録です。保存されている内容をそのまま書き出しました。
board-thinking = { $name }が考えています…
rematch-asked = ほかの人に確認しています。全員が承諾すると始まります。
rematch-begins = 再戦を始めます。
more-text = [このテーブル]({ $link })のメニュー：
undo-done = 直前の手を取り消しました。
resign-sure = { $after ->
    [won] リタイアしますか？ ゲームはその場で終了し、{ $name }の勝ちになります。
    [over] リタイアしますか？ ほかに遊んでいる人がいないため、ゲームは終了します。
   *[computer] リタイアしますか？ コンピューターがあなたの席を引き継ぎ、ほかの人はゲームを続けます。
}
resign-done = リタイアしました。
end-sure = { $after ->
    [ask] { $counts ->
        [season] これはシーズンのゲームなので、中止するには残っている全員の同意が必要です。ほかの人に聞きますか？ すぐにやめたいときは、リタイアできます。
       *[rated] このゲームはレーティング対象なので、中止するには残っている全員の同意が必要です。ほかの人に聞きますか？ すぐにやめたいときは、リタイアできます。
    }
    [lost] 相手がコンピューターだけなので、ここで終えるとリタイアになります。よろしいですか？
    [asleep] { $counts ->
        [season] これはシーズンのゲームなので、中止できるのは参加者だけです。休止させることはできます。チャンネルが空き、参加者は好きなときに続けられます。
       *[rated] このゲームはレーティング対象なので、中止できるのは参加者だけです。休止させることはできます。チャンネルが空き、参加者は好きなときに続けられます。
    }
    [lobby] このテーブルを閉じますか？ ゲームはまだ始まっていません。閉じると、もう参加できなくなります。
   *[off] ゲームを中止しますか？ 全員のゲームがここで終わり、結果は残りません。
}
end-done = { $after ->
    [ask] 中止したいことをほかの人に伝えました。全員が同意すると終わります。誰かが次の手番を行うと、続行とみなします。
    [lost] リタイアしました。
    [asleep] ゲームを休止し、チャンネルを空けました。
    [lobby] テーブルを閉じました。
   *[off] ゲームを中止しました。
}
show-done = 表示し直しています。
export-done = このゲームの記録です。あなたに公開されている情報だけを含みます。
language-en = English
language-ja = 日本語
language-zh-TW = 繁體中文
language-done = これからこのテーブルでは{ $language }を使います。

## サーバーごとの設定

server-title = ### このサーバーの設定
server-text = 選んだ内容はすぐに保存されます。
server-no-threads = -# このチャンネルではスレッドを作成できません。「公開スレッドの作成」と「スレッドでメッセージを送信」の権限が必要です。権限が付くまでは、テーブルはチャンネルに開きます。
server-stand-channel = テーブルをチャンネルに開く
server-stand-thread = テーブルごとにスレッドを作る
server-boards-all = すべてのボードの画像を残す
server-boards-two = 最新のボードだけ画像を残す
server-new = **新しいテーブル**
server-every = **すべてのテーブル**
server-channels = **テーブルを開けるチャンネル**（選ばなければすべて。中のスレッドも含みます）
server-channels-all = すべてのチャンネル
server-role = **「参加者を呼ぶ」で呼びかけるロール**（選ばなければ誰にも通知しません）
server-role-silent = **「参加者を呼ぶ」で呼びかけるロール**：このロールにはまだ通知できません。ロールの設定で「このロールに対して@mentionを許可する」を有効にするか、Facetに「@everyone、@here、全てのロールにメンション」の権限を付けてください。
server-role-none = ロールなし（誰にも通知しない）
week-refused = **前回のメッセージはそこに投稿できませんでした。** 次は月曜日です。
server-language = 言語：{ $said }
server-own = サーバーの言語（{ $language }）
server-opener = テーブルを開いた人の言語
server-pace = 持ち時間：{ $said }
server-callers-host = ゲームを中止できるのはホストだけ
server-callers-moderators = ゲームを中止できるのはホストと「メッセージの管理」権限のある人
server-callers-seated = ゲームを中止できるのは参加者と「メッセージの管理」権限のある人
server-reminders-on = 手番のお知らせをチャンネルに出す
server-reminders-off = チャンネルにはお知らせを出さない
server-limits = **上限**：同時に開けるテーブルは、サーバー全体で{ $most_tables }、1人につき{ $most_each }まで
server-limits-title = 同時に開けるテーブルの数
server-most_tables = サーバー全体の上限
server-most_each = 1人が開ける数の上限

## ヒント

finish-hints = -# ヒントを使った人：{ $names }
finish-hints-rated = -# ヒントを使ったためポイントが増えない人：{ $names }
finish-undone = -# 手を取り消した人：{ $names }
finish-replaced = -# コンピューターが手番を代行した人：{ $names }
finish-behind = -# コンピューターが代行したため、自分で遊んだ人より下の順位になった人：{ $names }
finish-handed-over = -# 途中から席を引き継いだ人：{ $names }
finish-unrated = -# レーティング対象外：{ $why ->
    [agreed] 開始前にそう決めました。
    [set] このテーブルは最初からレーティング対象外です。
    [daily] 今日の勝負はレーティングの対象になりません。
    [begun] 別のゲームの途中から始まりました。
    [nobody] 最後まで自分で遊んだ人がいませんでした。
   *[short] { $names }の手番が{ $turns }回未満でした。
}
finish-short = -# 手番が{ $turns }回未満のためレーティング対象外：{ $names }

## チュートリアル

help-tutorial = チュートリアル：{ $game }
lesson-title = **チュートリアル { $lesson }/{ $lessons }**
lesson-deed = -# **{ $deed }**を一度使うと、次の説明に進みます。**次の説明へ**を押して先に進むこともできます。
lesson-over = **説明はここまでです。**最後まで続けても、いつやめてもかまいません。ほかの人と遊ぶテーブルは{ $new }で開けます。
lesson-left-by = { $name }が{ $game }のチュートリアルをやめました。

## 断るとき：どうなっているか、どうすればよいか

refused-already-joined = すでにこのテーブルに参加しています。
refused-already-running = このテーブルのゲームはもう始まっています：{ $link }
refused-table-closed = このテーブルは閉じられました。{ $new }などで新しく開いてください。
refused-table-unknown = このテーブルの情報はもうありません。{ $new }などで新しく開いてください。
refused-no-table-here = このチャンネルにはテーブルがありません。{ $new }などで開いてください。
refused-full = 満席です。遊べるのは{ $most }人までです。
refused-seat = いまはこのテーブルに参加できません。{ $new }などで自分のテーブルを開いてください。
refused-guests = 選んだ人の中に、いまはこのテーブルに参加できない人がいるため、誰にも送りませんでした。ほかの人を選んでください。
refused-not-on-time = このテーブルは、手番の{ $share }%以上を期限内に行う人を募集しています。あなたは最近の{ $turns }手番のうち{ $count }手番が期限内でした。ほかのテーブルで期限内に手番を行っていけば、また参加できるようになります。時間がないときは、`/自分 不在`で持ち時間を止められます。
refused-no-role = このサーバーでは呼びかけるロールが選ばれていないので、誰にも通知していません。サーバーの管理者が`/facet 設定`で選べます。
refused-role-silent = ここではこのサーバーのロールにメンションできないので、誰にも通知していません。サーバーの管理者が、ロールへのメンションを許可するか、Facetに「@everyone、@here、全てのロールにメンション」の権限を付けてください。
refused-role-everyone = 全員に一度に呼びかけることはできません。呼ばれたい人が付けるロールを選んでください。
refused-sought = このテーブルではもう呼びかけました。呼びかけはテーブルごとに1回です。
refused-just-sought = このサーバーのロールは先ほど呼びかけられたばかりです。{ $again }にまた呼びかけられます。
refused-everybody-plays = ここではチャンネルのみんなが投票で遊んでいるので、一人ではできません。
refused-other-side = あなたはこのゲームを別のサーバーの側で遊んでいます（最初にそこでボタンを押しました）。ここでは見ることはできますが、投票したり、席の秘密を見たりすることはできません。
refused-not-at-table = このテーブルの参加者ではありません。このまま観戦し、次のゲームに参加できます。
refused-not-joined = まだこのテーブルに参加していません。{ $free ->
    [0] 空席もありません。
   *[other] **参加**を押してください。
}
refused-no-such-level = このゲームのコンピューターの強さは1から{ $most }までです。
refused-no-such-style = このゲームのコンピューターに、そのスタイルはありません。スタイルを指定せずに追加してください。
refused-nobody-to-remove = 外せる人がいません。
refused-hints-nobody = このゲームにはまだヒントがありません。
refused-no-hints = このテーブルではヒントを使えません。
refused-hints-counts = { $counts ->
    [season] これはシーズンのゲームなので、ヒントは使えません。
    [daily] これは今日の勝負なので、ヒントは使えません。
   *[rated] このゲームはレーティング対象なので、ヒントは使えません。募集中なら、ホストがレーティング対象外に変えられます。
}
refused-seat-counts = { $counts ->
    [season] これはシーズンのゲームなので、{ $name }の席を代われるのはコンピューターだけです。本人はいつでも戻れます。
    [daily] これは今日の勝負なので、{ $name }の席を代わることはできません。
   *[rated] このゲームはレーティング対象なので、{ $name }の席を代われるのはコンピューターだけです。本人はいつでも戻れます。
}
refused-own-seat-counts = { $counts ->
    [season] これはシーズンのゲームなので、あなたの席を代われる人はいません。`/自分 不在`で持ち時間を止められます。時間切れになったら、戻るまでコンピューターが代わりに遊びます。
    [daily] これは今日の勝負なので、あなたの席を代われる人はいません。
   *[rated] このゲームはレーティング対象なので、あなたの席を代われる人はいません。`/自分 不在`で持ち時間を止められます。時間切れになったら、戻るまでコンピューターに任せるかどうかをほかの人が決めます。
}
refused-level-missing = いまここでは「{ $level }」のコンピューターは使えません。別の強さを選んでください。
refused-asking = 先ほどの処理がまだ終わっていません。終わってから、もう一度試してください。
refused-host-only = これができるのはホストの{ $host }だけです。ここで{ $hours }時間（開始時刻があればそれから）誰も何もしなければ、参加者なら誰でもできます。
refused-only-host-starts = 開始できるのはホストの{ $host }です。満席になるか、ここで{ $hours }時間（開始時刻があればそれから）誰も何もしなければ、参加者なら誰でも開始できます。
refused-still-asked = { $name }の返事がまだです。招待された全員が返事をすると開始できます。
refused-too-few = 少なくとも{ $least }人必要です。参加を待つか、リストからコンピューターを追加してください。
refused-lobby-changed = そのあいだに参加者が変わったため、誰も席から外していません。いまの参加者はテーブルのメッセージで確かめられます。
refused-not-started = ゲームはまだ始まっていません：{ $link }
refused-game-over = このゲームは終了しました。
refused-no-game-here = ここで行われているゲームはありません。
refused-no-hand = このゲームではすべてが公開されていて、あなただけに見えるものはありません。
refused-rematch-not-over = 再戦は、ゲームが終わってから始められます。
refused-rematch-people = いまは同じ人たちで再戦できません。{ $new }などで新しいテーブルを開いてください。
refused-resigned = このゲームはリタイアしています。
refused-out = すでに脱落しているので、リタイアの必要はありません。順位はそのままです。
refused-no-more-turns = このゲームではもう脱落しているので、あなたの手番はありません。ほかの人が続けています。
refused-not-your-turn = いまは{ $name }の手番です。あなたの番になるとボードに表示されます。
refused-already-played = この手はもう決定しています。
refused-out-of-date = それは以前のボードです。いまのボードはこちら：{ $link }
refused-illegal = それはいまできません。
refused-nothing-to-undo = 取り消せる手がありません。そのあと誰かが手番を行ったか、新しい情報が公開されています。
refused-only-host-ends = { $callers ->
    [host] 中止できるのは、ホストの{ $host }だけです。
    [nobody] このゲームにはもうホストがいません。中止できるのは「メッセージの管理」権限のある人だけです。
    [seated] 中止できるのは、参加者か「メッセージの管理」権限のある人だけです。
   *[moderators] 中止できるのは、ホストの{ $host }か「メッセージの管理」権限のある人だけです。
}{ $plays ->
    [yes] リタイアならできます。
   *[no] {""}
}
refused-second-table = { $place ->
    [direct] ここにはすでにテーブルがあります：{ $link } 先に終わらせるか、中止してください。
   *[other] このチャンネルにはすでにテーブルがあります：{ $link } 次のテーブルは、スレッドかほかのチャンネルで開けます。
}
refused-other-game = このチャンネルのテーブルで遊んでいるのは{ $game }です。
refused-not-in-server = これはサーバーの中でしか使えません。
refused-not-manager = これを変更できるのは「サーバー管理」の権限がある人だけです。
refused-limits = 1から{ $most }までの整数を2つ入力してください。設定は変わっていません。
refused-channel = このサーバーでテーブルを開けるのは{ $channels }です。そちらでもう一度試してください。
refused-many-here = このサーバーではすでに上限の{ $most }テーブルが開いています。どれかが終わるのを待つか、自分のテーブルを閉じてください。`/自分 テーブル`で確認できます。
refused-many-theirs = このサーバーですでに上限の{ $most }テーブルを開いています。先にどれかを終えるか閉じてください。`/自分 テーブル`で確認できます。
refused-many-elsewhere = ダイレクトメッセージ、グループ、ボット自体が参加していないサーバーを合わせて、すでに上限の{ $most }テーブルを開いています。先にどれかを終えるか閉じてください。`/自分 テーブル`で確認できます。
refused-not-served = このボットはここでは使えません。ボットの管理者に相談するか、自分でボットを動かしてください。
refused-permissions = ここではテーブルを開けません。このチャンネルで、ボットに次の権限が必要です：{ $names }。チャンネルを管理する人に許可してもらってください。
refused-control-unknown = これは古いバージョンのボットのボタンです。`/テーブル 表示`で新しいボードを出せます。
form-typed = 入力した内容です。失われないよう、ここに表示します：
refused-command-unknown = Discordから届いたコマンドを認識できません。1分ほど待ち、Discordを再起動して（PCはCtrl+R、MacはCommand+R）、もう一度試してください。
refused-restarting = 再起動しています。30秒ほどしてからもう一度試してください。ゲームは失われません。
refused-many-moves = このゲームはすでに{ $most }手に達し、これ以上は続けられません。リタイアするか、`/テーブル 中止`でみんなで終えてください。
refused-too-many-undos = このゲームで取り消せるのは{ $most }回までで、もう使い切りました。
refused-too-soon = 先ほどこのチャンネルで使ったばかりです。{ $again }にまた使えます。
refused-just-called = { $name }はこのチャンネルで少し前に呼ばれたばかりで、まだ返事をしていません。{ $again }にまた呼べます。
refused-too-often = すべてのチャンネルを合わせて、最近すでに{ $most }回使っています。{ $again }にまた使えます。
refused-many-posts = 1人のために投稿するこの種のメッセージは、すべてのチャンネルを合わせて{ $minutes }分間に{ $most }件までです。{ $again }に続けられます。自分だけに見えるものは、そのあいだも使えます。
refused-often-called = この10分間に{ $name }を何度も呼んでいます。{ $again }にまた呼べます。
refused-too-long = 長すぎます。手は{ $most }文字以内で入力してください。
refused-not-saved = いま保存できなかったため、何も変わっていません。少し待ってからもう一度試してください。それでもだめなら、ボットの管理者に知らせてください。
refused-unknown-whether-saved = 保存できたかどうか分かりません。データの保存先が応答しませんでした。保存できていればボードに表示されます。1分ほどたっても変わらなければ、もう一度試してください。
refused-partly-saved = データの保存先が応答せず、一部だけ保存されました。もう一度試す前に確認してください。`/テーブル 表示`でいまのテーブルが、`/自分 テーブル`で参加中のテーブルと待っているゲームが分かります。
refused-menu-message = 使えるのは、このボットのボードと、ゲームの結果のメッセージです。このメッセージは、そのどちらでもありません。
refused-elsewhere = このボタンは別のチャンネルのテーブルのものです。
refused-damaged = このゲームは続けられません。記録がいまのルールに合いません。`/テーブル 中止`で中止でき、その後は書き出せます：{ $link }
refused-export-damaged = このゲームは続けられず、記録には秘密が含まれるかもしれません。`/テーブル 中止`で中止すると（休止中なら先に`/テーブル 再開`）、すべて書き出せます。
board-missing = { $state ->
    [over] { $game }：ゲームは終わりましたが、チャンネルに結果を表示できませんでした。何も失われていません。そのチャンネルで`/テーブル 表示`を使うともう一度試せます。{ $link }
    [lobby] { $game }：あなたのテーブルができましたが、チャンネルに表示できませんでした。何も失われていません。そのチャンネルで`/テーブル 表示`を使うともう一度試せます。{ $link }
   *[playing] チャンネルにテーブルを表示できませんでした。何も失われていません。そのチャンネルで`/テーブル 表示`を使うともう一度試せます。そのあいだもコマンドで遊べます。
}
post-refused = { $why ->
    [automod] サーバーの自動モデレーション（AutoMod）に、メッセージを止められました。サーバーを管理する人は、このボットかチャンネルをルールの対象外にできます。
    [permissions] そこに投稿する権限がありません。サーバーを管理する人は、「チャンネルを見る」「メッセージを送信」（スレッドでは「スレッドでメッセージを送信」）「ファイルを添付」の権限を付けられます。
    [locked] スレッドがロックされているか、アーカイブされています。「スレッドの管理」権限のある人が開き直せます。
   *[other] Discordにメッセージを拒否されました（エラー{ $code }）。何度も起きる場合は、ボットの管理者にこの番号を伝えてください。
}
error-unexpected = 問題が起きましたが、何も変更されていません。もう一度だけ試してください。同じことが起きたら、繰り返しても直りません。この番号をボットの管理者に伝えてください：{ $id }
error-lasting = ボットのプログラムに誤りがあるため、できませんでした。もう一度試しても同じ結果になります。この番号をボットの管理者に伝えてください：{ $id }
error-after-saving = 変更は保存されましたが、その後で問題が起きました。`/テーブル 表示`でいまのテーブルを、`/自分 テーブル`で参加中のテーブルと待っているゲームを確認できます。何度も起きる場合は、ボットの管理者にこの番号を伝えてください：{ $id }
permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-attach-files = ファイルを添付
permission-connect = 接続

## コマンドとオプションの名前

command-table = テーブル
command-join = 参加
command-leave = 退席
command-computer = コンピューター
command-start = 開始
command-show = 表示
command-hand = 手元
command-why = 理由
command-undo = 取り消し
command-resign = リタイア
command-end = 中止
command-export = 記録
command-language = 言語
command-new = 新規
command-facet = facet
command-settings = 設定
option-game = ゲーム
option-seats = 席順
option-rated = レーティング
command-profile = プロフィール
option-level = 強さ
option-style = スタイル
option-language = 言語

## コマンドの説明（100文字以内）

table-about = このチャンネルのテーブル
table-join-about = このチャンネルのテーブルに参加する
table-leave-about = ゲームが始まる前に退席する
table-computer-about = コンピューターを追加する
table-start-about = ゲームを始める
table-show-about = テーブルをここに表示し直す
table-hand-about = 自分の手元を自分だけに表示する
table-computer-level-about = コンピューターの強さ。1が最も弱い（省略時：ふつう）
table-computer-style-about = コンピューターのスタイル（省略時：一番よさそうな手を選ぶ）
hints-about = ヒントを使えるかどうか
hints-allowed = ヒントあり
hints-forbidden = ヒントなし
rated-about = 結果をレーティングに反映するか（人どうしのゲームではヒントなし）
rated-yes = レーティング対象
rated-no = レーティング対象外
table-undo-about = 直前の手を取り消す（その後に誰も手番を行わず、何も公開されていないとき）
table-resign-about = このゲームからリタイアする
table-end-about = ゲームを中止する（結果は残らない）
table-export-about = ゲームの記録をファイルで受け取る
facet-about = このサーバーでのFacetの設定
facet-settings-about = このサーバーでの設定：テーブル、チャンネル、言語、上限など
table-language-about = テーブルで使う言語を変える
table-language-language-about = 使う言語
seats-about = 席順の決め方
seats-random = ランダム
seats-joined = 参加順

## プライバシー

name-forgotten = 誰か

## どこでも

button-show = ボードを表示
lobby-in-direct = ダイレクトメッセージでは、コンピューターと対戦します。
lobby-in-group = グループでは、ボットは誰かがボタンを押したときにしか投稿できません。ボードが見当たらないときは、どのボタンでもいいので押してください。お知らせはダイレクトメッセージで届きます。
lobby-in-visited = ボットはこのサーバーのメンバーではないため、誰かがボタンを押したときにしか投稿できません。ボードが見当たらないときは、どのボタンでもいいので押してください。お知らせはダイレクトメッセージで届きます。
refused-hushed = このサーバーでは、あなたに「外部のアプリを使用」の権限がないため、ボットの投稿があなたにしか見えず、ここでは遊べません。サーバーの管理者に権限をもらうか、ボットをサーバーに追加してもらってください。
refused-share = いまここには投稿できません。コマンドを使い直して、もう一度試してください。それでもだめなら、このサーバーであなたに「外部のアプリを使用」の権限がないのかもしれません。
refused-mute = この種類のチャンネルにはメッセージを投稿できないため、テーブルを開けません。テキストチャンネルやスレッド、フォーラムの投稿の中で開いてください。
lobby-uninvited = このサーバーにはコマンドだけが追加されていて、ボット本体は参加していません。遊べますが、ボットは誰かがボタンを押したときにしか投稿できず、お知らせはダイレクトメッセージで届きます。サーバーの管理者はここからボットを追加できます：<{ $link }>

## 何日も続くゲーム

button-agree = 承諾する
button-decline = 断る
button-deputy-turn = この手番はコンピューターに任せる
button-deputy-seat = 席をコンピューターに任せる
button-sit-in = 代わりに入る
button-back-again = 席に戻る
lobby-asked-in = { $name } · 招待中
lobby-invited = { $names }：招待が届いています。遊ぶなら**承諾する**、やめるなら**断る**を押してください。招待された全員が返事をすると開始できます。
lobby-untouched = -# 1日のあいだ動きがなかったため、このテーブルを閉じました。
cover-pace = { $unit ->
    [s] { $count }秒
    [m] { $count }分
    [h] { $count }時間
   *[d] { $count }日
}
cover-caption-pace = { $kind ->
    [none] 時間制限なし
    [bank] 合計＋1手番
   *[turn] 1手番
}
cover-caption-hints = { $given ->
    [yes] ヒントあり
   *[no] ヒントなし
}
lobby-pace-30s = 1手番30秒
lobby-pace-1m = 1手番1分
lobby-pace-2m = 1手番2分
lobby-pace-3m = 1手番3分
lobby-pace-5m = 1手番5分
lobby-pace-10m = 1手番10分
lobby-pace-10m-plus-10m = 全体で10分、1手番ごとに10分追加（最大30分）
lobby-pace-1h = 1手番1時間
lobby-pace-12h = 1手番12時間
lobby-pace-1d = 1手番1日
lobby-pace-1d-plus-12h = 全体で1日、1手番ごとに12時間追加（最大3日）
lobby-pace-3d = 1手番3日
lobby-pace-7d = 1手番7日
lobby-late-ask = 時間切れのときはほかの人が決める
lobby-late-computer = 時間切れの手番はコンピューターが代わる（3回続くと本人が戻るまで）
pace-about = 1手番にかけられる時間
pace-none = 時間制限なし
pace-30s = 1手番30秒
pace-1m = 1手番1分
pace-2m = 1手番2分
pace-3m = 1手番3分
pace-5m = 1手番5分
pace-10m = 1手番10分
pace-10m-plus-10m = 全体で10分、1手番ごとに10分追加（最大30分）
pace-1h = 1手番1時間
pace-12h = 1手番12時間
pace-1d = 1手番1日
pace-1d-plus-12h = 全体で1日、1手番ごとに12時間追加（最大3日）
pace-3d = 1手番3日
pace-7d = 1手番7日
late-about = 時間切れになったときどうするか
late-ask = 時間切れ：ほかの人が決める
late-computer = 時間切れ：コンピューターが代わる（3回続くと本人が戻るまで）
joiners-about = 期限を守る人だけが参加できるようにするかどうか
joiners-all = 誰でも参加できる
joiners-punctual = 期限を守る人だけ
lobby-on-time = 期限を守る人向け
invite-about = 席を取っておく相手
option-pace = 持ち時間
option-late = 時間切れ
option-joiners = 参加できる人
option-invite = 招待
option-invite_2 = 招待2
option-invite_3 = 招待3
option-invite_4 = 招待4
option-invite_5 = 招待5
option-person = 相手
table-asleep = { $game }：{ $since }から動きがないため、このゲームは休止し、チャンネルを空けました。{ $names }：ほかのテーブルが開いていないときに`/テーブル 再開`で続けられます。
table-put-to-sleep = { $game }：{ $name }がこのゲームを休止し、チャンネルを空けました。{ $names }：ほかのテーブルが開いていないときに`/テーブル 再開`で続けられます。
board-until = 期限：{ $until }
board-bank = { $name } { $time }
board-duration = { $first }{ $second }
board-banks = この手番の開始時の残り時間：{ $banks }
board-late = { $name }の持ち時間が切れました。参加者なら誰でもコンピューターに任せられます。
board-away = { $name }は{ $until }まで不在です。{ $pace ->
        [none] { "" }
       *[other] そのあいだ持ち時間は減りません。
    }
board-offered = { $seat }が{ $name }に席を譲ろうとしています。**承諾する**を押すと、ここから続けて遊べます。
board-asked-for = { $name }が{ $seat }の代わりに入りたいそうです。参加者の誰か1人が**承諾する**を押せば決まります。
board-ends = { $names }がゲームの中止を希望しています。{ $asked }：同意するなら**中止に同意**を押してください。残っている全員が同意すると、結果を残さずに終わります。誰かが次の手番を行うと、続行とみなします。
note-deputy = この手番は{ $name }の代わりにコンピューターがプレイしています。
note-played-for = この手番は{ $name }の代わりにコンピューターがプレイしました。次の手番は{ $name }がプレイします。
board-deputies = { $names }の代わりにコンピューターがプレイしています。**席に戻る**を押すと交代できます。
note-back = { $name }が戻りました。
note-handed-over = この席は{ $name }が引き継ぎました。
note-woken = { $name }がゲームを再開しました。
button-play = テーブルへ
button-ask-away = 不在にする…
button-ask-hand-over = 席の譲渡…
hand-over-whom = 誰に席を譲渡しますか？ 相手が承諾するまで席はあなたのものです。
button-stop-reminders = お知らせを止める
reminder-now = { $name }：手番です。{ $game }：{ $link }
reminder-until = { $name }：手番です。期限は{ $until }です。{ $game }：{ $link }
reminder-late = { $name }：持ち時間は切れましたが（{ $until }）、まだあなたの手番です。{ $game }：{ $link }
reminder-you-now = あなたの手番です。{ $game }：{ $link }
reminder-you-until = あなたの手番です。期限は{ $until }です。{ $game }：{ $link }
reminder-you-late = 持ち時間は切れましたが（{ $until }）、ゲームはまだあなたの手番で止まっています。{ $game }：{ $link }
reminder-shut = -# ボードがスレッドにあってボタンが反応しないときは、スレッドがアーカイブされています。先に何かひとこと書き込んでください。
deputy-turn-done = この手番はコンピューターが行います。
deputy-seat-done = 本人が戻るまで、この席はコンピューターがプレイします。
sit-in-asked = 参加者に聞きました。誰かが承諾すると、代わりに入れます。
hand-over-asked = 席を譲る申し出をしました。相手が承諾するまで席はあなたのものです。
hand-over-done = 席が引き継がれました。
hand-over-declined = 席はそのままです。
back-done = おかえりなさい。席はまたあなたのものです。
wake-done = ゲームを再開します。
own-tables-none = 参加中のテーブルはありません。開いてみましょう：{ $commands }
own-tables-title = ### 参加中のテーブル（{ $count }）
own-table-yours = **{ $game }**：{ $link } · あなたの番です（{ $since }から）
own-table-others = { $game }：{ $link } · ほかの人の番です（{ $since }から）
own-table-lobby = { $game }：{ $link } · 開始前（最後の動き：{ $since }）
own-table-asleep = { $game }：{ $link } · 休止中（{ $since }から）
own-table-lost = { $game }：チャンネルがなくなったため休止中です。別のチャンネルで`/テーブル 再開`を使うと続けられます（{ $since }から）
own-table-in-direct = ダイレクトメッセージ
own-table-in-group = グループ
own-give-up = テーブルをあきらめる…
own-tables-lost = チャンネルがなくなったテーブルが{ $count }件あったため、結果なしで閉じました。
give-up-about = **{ $game }**：{ $link }
give-up-lobby = このテーブルから退席しますか？
button-given-up = あきらめる
give-up-done = { $how ->
    [off] ゲームを中止しました。
    [left] 退席しました。
   *[resigned] リタイアしました。
}
refused-not-late = このテーブルでは、時間切れの人はいません。
refused-not-away = その席は、もうあなた自身がプレイしています。
refused-asleep = このゲームは休止中です。ほかのテーブルが開いていないときに`/テーブル 再開`で続けられます。
refused-already-asleep = このゲームはすでに休止中で、チャンネルは空いています。再開や中止ができるのは参加者だけです。
refused-wake-unseen = このチャンネルを見られない参加者がいます。全員が見られる場所で再開してください。
refused-not-asleep = このチャンネルに休止中のゲームはありません。
refused-already-here = その人はすでにこのテーブルに参加しています。
refused-saw-secrets = その人は以前このテーブルの別の席にいて、その席の秘密を知っているため、この席には着けません。
refused-you-saw-secrets = あなたは以前このテーブルの別の席にいて、その席の秘密を知っているため、この席には着けません。
refused-seat-secret = この席には{ $name }しか見てはいけない情報があるため、席を譲れるのは本人だけです（`/テーブル 席の譲渡`）。それまではコンピューターが代わりに行えます。
refused-offer-pending = この席については、{ $name }とのやり取りがまだ終わっていません。決まってからもう一度試してください。
refused-no-offer = その席の譲渡の申し出は、もうありません。
refused-not-offered = この席を引き継げるのは、申し出を受けた{ $name }だけです。
refused-no-person = 席に着けるのは人だけです。コンピューターは、募集中に`/テーブル コンピューター`で追加できます。
command-my = 自分
command-tables = テーブル
command-back = 復帰
command-wake = 再開
command-hand-over = 席の譲渡
my-about = 自分のテーブルとお知らせ
my-tables-about = 自分のテーブルを、自分の番のものから順に見る
table-back-about = コンピューターから席を取り戻す
table-wake-about = このチャンネルで休止中のゲームを続ける
table-hand-over-about = 自分の席を誰かに譲る
table-hand-over-person-about = 譲る相手（相手の承諾が必要）

## テーブルや人をフォローする

command-follow = フォロー

## 分析：終わったゲームの振り返り（参加者だけに見せる）

command-review = 分析

## ゲームを振り返る

lobby-played-on = -# このテーブルでは、別のゲームの{ $turn ->
        [0] 最初
       *[other] { $turn }手番目の続き
    }から{ $seats }人で遊びます。リストの一番上の人が次の手番です。そのゲームを見た人は伏せられているものを知っているため、レーティングの対象になりません。
board-played-on = { $game } · 別のゲームの{ $turn ->
        [0] 最初から
       *[other] { $turn }手番目の続き
    }（レーティング対象外）
lobby-cover-alt = { $free ->
    [0] { $game }の表紙。参加者：{ $names }。満席です。設定：{ $settings }。
   *[other] { $game }の表紙。参加者：{ $names }。空席：{ $free }。設定：{ $settings }。
}
lobby-cover-styled = { $name }（{ $style }）
refused-play-on-fixed = このテーブルは別のゲームの続きなので、ここでは変えられません。

## 対戦相手を探す

lobby-found = 全員が承諾すると始まります。締め切りは{ $until }です。それまでに承諾した人の順番はそのままです。
lobby-asked-found = { $names }：相手が見つかりました。遊ぶなら**承諾する**、やめるなら**断る**を押してください。
refused-found = このテーブルは相手を探していた人のために開いたものなので、参加者と設定は変えられません。
command-find = 相手を探す

## シーズン

season-refused = **このシーズンのお知らせを、チャンネルに投稿できませんでした。** 終了の1週間後まで、1時間ごとに試します。
thread-refused = **このチャンネルにスレッドを作れませんでした。** 「公開スレッドの作成」の権限も必要です。そこで行うゲームは、シーズンの終わりまで開き直しを試みます。
refused-finishing = このゲームの時間が終わったので、残りはコンピューターが進めています。

## 配り方の封印

button-ask-cut = カットする
setting-deal = 配り方
setting-deal-open = 通常
setting-deal-sealed = 封印
lobby-deal-sealed = 配り方は封印
lobby-cut = カット済み
lobby-fixture = 何もしなくても、遅くとも{ $until }には始まります。よければカットしてください。好きな言葉を入れても、空欄でもかまいません。全員が済ませると、すぐに始まります。
rematch-sealed = 次のテーブルを開きました。そこでカットしてください。**開始**を押すとゲームが始まります。
refused-direct-occupied = ダイレクトメッセージで別のゲームが続いています。最後まで遊ぶか、そこで`/テーブル 中止`を使って終わらせてください：{ $link }
refused-not-sealed = このゲームの配り方は封印されていないので、カットも検証もできません。
refused-fixture = これはシーズンのゲームなので、参加者と設定は変えられません。自動で始まります。
refused-cut = { $most }文字以内の言葉にしてください。
refused-stays-sealed = コミットメントがもう公開されているかもしれないため、封印は外せません。通常の配り方にするには、このテーブルを閉じて新しく開いてください。

## 今日の勝負

command-daily = 今日の勝負
board-daily = { $game }・今日の勝負 { $day }

day-date = { $year }年{ $month }月{ $day }日
