### ボットが話す日本語。ゲームそのものの文は render/<game>/words にある。

## ボタン（80文字以内）

button-join = 参加
button-leave = 退席
button-remove = 席から外す…
button-start = 開始
button-cancel = 募集をやめる
button-settings = 設定
button-newcomer = はじめての方へ
button-more = その他
button-confirm = 決定
button-choose = 選ぶ…
button-history = 直前のラウンド
button-rules = ルール
button-undo = 取り消す
button-resign = リタイア…
button-resigned = リタイアする
button-end = 中止…
button-ended = 中止する
button-rematch = 再戦
panel-choose = 選択
button-page = { $page }ページ
button-back = 戻る
button-topic-board = ボードの見方
button-topic-words = 用語
button-topic-example = 例
button-hint = おすすめの手
button-why = なぜその手？
button-next-lesson = 次の説明へ
button-leave-tutorial = チュートリアルをやめる

## 参加者の募集

lobby-title = { $game }：参加者を募集中
lobby-person = { $name }
lobby-host = { $name }（ホスト）
lobby-computer = { $name }（コンピューター・{ $level }）
lobby-asked = { $name } · もう一度遊ぶか確認中
computer-names = ハル, ミナ, ソラ, ユイ, レン, アオイ, リク, サクラ
lobby-free = *空席*
lobby-seating-random = 席順はランダム
lobby-seating-joined = 席順は参加順
lobby-closed = -# このテーブルは閉じられました。
lobby-closed-by = -# { $name }がこのテーブルを閉じました。
lobby-ready = そろったらホストが開始してください。満席になれば、席に着いている人なら誰でも開始できます。
lobby-asked-all = もう一局いかがですか？ { $names }：遊ぶなら**参加**、やめるなら**退席**を押してください。全員が参加すると始まります。
lobby-settings = このテーブルの設定を選んでください。選んだ内容は募集メッセージに表示されます。
lobby-waiting = あと{ $missing }人必要です。**参加**を押すか、リストからコンピューターを追加してください。
lobby-joined = テーブルに参加しました。
lobby-left = 退席しました。
lobby-computer-added = コンピューターを追加しました。
lobby-cancelled = テーブルを閉じました。
lobby-removed = 席から外しました。
lobby-add-computer = コンピューターを追加…
lobby-no-hints = ヒントなし
lobby-remove-whom = 誰を席から外しますか？
lobby-started = ゲームを始めます。
lobby-opened = テーブルを開きました。
lobby-in-thread = テーブルを開きました：{ $thread }
lobby-thread = { $game } · { $name }
level-easy = やさしい
level-normal = ふつう
level-strong = 強い
computer-easy = コンピューター（やさしい）
computer-easy-about = 初心者のように、のんびり打ちます
computer-normal = コンピューター（ふつう）
computer-normal-about = 狙いを決めて、すぐに打ちます
computer-strong = コンピューター（強い）
computer-strong-about = 最大1秒ほど先を読む、手ごわい相手です

## その手ができない理由

why-not-answers = { $why } コマンドの例：{ $answers }
why-not-said = 「{ $said }」はいまできません。{ $question }
why-not-typed = `{ $command }`（{ $label }）

## ゲーム中

table-called-off = { $game }：ゲームは中止されました。
table-called-off-by = { $game }：{ $name }がゲームを中止しました。
note-resigned = { $name }がリタイアしました。以後はコンピューターが引き継ぎます。
note-undone = { $name }が直前の手を取り消しました。
table-damaged = **このゲームは続けられません。** 記録が今のルールに合いません。別のバージョンで遊ばれたものかもしれません。中止すると、`/テーブル 記録`で記録を書き出せます。
table-damaged-ended = このゲームは続けられなかったため、中止されました。記録は`/テーブル 記録`で書き出せます。
export-damaged = 保存されているままの、このゲームの記録です。
board-thinking = { $name }が考えています…
rematch-asked = ほかの人に確認しています。全員が参加すると始まります。
newcomer-text = **{ $game }ははじめてですか？** ルールは2分で読めます。チュートリアルなら、コンピューターとの最初の一局を説明つきで遊べます。開いているテーブルのないチャンネルで`/チュートリアル`を使ってください。
newcomer-rules = **{ $game }ははじめてですか？** ルールは2分で読めます。
rematch-begins = 再戦を始めます。
more-text = [このテーブル]({ $link })のメニュー：
history-title = 直前のラウンド
history-none = まだ手番が行われていません。
undo-done = 直前の手を取り消しました。
resign-sure = { $after ->
    [won] リタイアしますか？ ゲームはその場で終了し、{ $name }の勝ちになります。
    [over] リタイアしますか？ ほかに遊んでいる人がいないため、ゲームは終了します。
   *[computer] リタイアしますか？ コンピューターがあなたの席を引き継ぎ、ほかの人はゲームを続けます。
}
resign-done = リタイアしました。
end-sure = ゲームを中止しますか？ 全員が終了となり、結果は残りません。
end-done = ゲームを中止しました。
show-done = 表示し直しました。
export-done = このゲームの記録です。あなたに公開されている情報だけを含みます。
language-en = English
language-ja = 日本語
language-zh-TW = 繁體中文
language-done = これからこのテーブルでは{ $language }を使います。

## サーバーごとの設定

server-title = ### このサーバーでのFacet
server-text = 新しいテーブルをどこに開くか、以前のボードの画像をどれだけ残すかを選べます。次に投稿されるボードから変わります。
server-no-threads = -# このチャンネルではスレッドを作成できません。「公開スレッドの作成」と「スレッドでメッセージを送信」の権限が必要です。権限が付くまでは、テーブルはチャンネルに開きます。
server-stand-channel = テーブルをチャンネルに開く
server-stand-thread = テーブルごとにスレッドを作る
server-boards-all = すべてのボードの画像を残す
server-boards-two = 最新の2枚だけボードの画像を残す

## おすすめの手

hint-title = **今のおすすめ**（数字は勝つ見込み）：
hint-move = { $number }. **{ $move }**（`{ $command }`）
hint-move-chance = { $number }. **{ $move }**：{ $chance }%（`{ $command }`）
why-title = { $name }：**{ $move }**
why-nothing = 特に目立つ理由はありません。ほかの手のほうが悪く見えただけです。
finish-hints = -# ヒントを使った人：{ $names }

## ヘルプとチュートリアル

help-text =
    ### このボットについて
    チャンネルでボードゲームを遊べるボットです。{ $games }があります。
    • **テーブルを開く**：{ $new }。ほかの人は**参加**を押します。**コンピューターを追加**で空席を埋め、**開始**で始めます。
    • **手番を行う**：ボードの下のボタンを使います。開いた画面は自分にしか見えません。{ $turn }などのコマンドも使え、入力中に候補が出ます。
    • **ゲーム中に**：`/テーブル 表示`でボードを出し直し、`/テーブル 手元`で自分のカードや宝石、`/テーブル 履歴`で直前のラウンドを見られます。`/テーブル 取り消し`で手を取り消し、`/テーブル 言語`で言語を変えられます。
    • どの画像にも、同じ内容の代替テキスト（スクリーンリーダー用）が付いています。
    初めての方はチュートリアルをどうぞ。コンピューターを相手に、説明を読みながら遊べます。
help-tutorial = チュートリアル：{ $game }
help-rules = ルール：{ $game }
lesson-title = **チュートリアル { $lesson }/{ $lessons }**
lesson-deed = -# **{ $deed }**を1度使うと、次の説明に進みます。**次の説明へ**を押して先に進むこともできます。
lesson-skipped = 次の説明に進みました。
lesson-over = **説明はここまでです。** 最後まで続けても、いつやめてもかまいません。ほかの人と遊ぶテーブルは{ $new }で開けます。
lesson-left = チュートリアルをやめました。ほかにできることは`/ヘルプ`で確認できます。

## 断るとき：どうなっているか、どうすればよいか

refused-already-joined = すでにこのテーブルに着いています。
refused-already-running = このテーブルのゲームはもう始まっています：{ $link }
refused-table-closed = このテーブルは閉じられました。`/宝石の煌き 新規`などで新しく開いてください。
refused-table-unknown = このテーブルの情報はもうありません。`/宝石の煌き 新規`などで新しく開いてください。
refused-no-table-here = このチャンネルにはテーブルがありません。`/宝石の煌き 新規`などで開いてください。
refused-full = 満席です。最大{ $most }人まで遊べます。
refused-not-at-table = このテーブルの参加者ではありません。このまま観戦し、次のゲームに参加できます。
refused-not-joined = まだこのテーブルに着いていません。**参加**を押してください。
refused-no-such-level = コンピューターの強さは次のとおりです：{ $levels }
refused-nobody-to-remove = 外せる人がいません。
refused-no-hints = このテーブルではヒントを使えません。
refused-no-computer-moved = 最近のコンピューターの手はありません。
refused-level-missing = 今ここでは「{ $level }」のコンピューターは使えません。別の強さを選んでください。
refused-host-only = これができるのはホストの{ $host }だけです。
refused-only-host-starts = 開始できるのはホストの{ $host }です。満席になれば、席に着いている人なら誰でも開始できます。
refused-still-asked = { $name }の返事がまだです。待つか、**席から外す**で席を空けてください。
refused-too-few = 少なくとも{ $least }人必要です。参加を待つか、リストからコンピューターを追加してください。
refused-lobby-changed = その間に参加者が変わりました。もう一度**席から外す**を押してください。
refused-not-started = ゲームはまだ始まっていません：{ $link }
refused-game-over = このゲームは終了しました。
refused-no-game-here = ここで行われているゲームはありません。
refused-no-hand = このゲームではすべてが公開されていて、あなただけに見えるものはありません。
refused-rematch-not-over = 再戦は、ゲームが終わってから始められます。
refused-resigned = このゲームはリタイアしています。
refused-not-your-turn = いまは{ $name }の手番です。あなたの番になるとボードに表示されます。
refused-already-played = この手はすでに決定済みです。
refused-out-of-date = それは以前のボードです。いまのボードはこちら：{ $link }
refused-illegal = それはいまできません。
refused-nothing-to-undo = 取り消せる手がありません。そのあと誰かが手番を行ったか、新しい情報が公開されています。
refused-only-host-ends = 中止できるのは、ホストの{ $host }か「メッセージの管理」権限のある人だけです。リタイアならできます。
refused-second-table = このチャンネルにはすでにテーブルがあります：{ $link } 1つのチャンネルに1つまでです。次のテーブルはスレッドかほかのチャンネルで開けます。
refused-other-game = このチャンネルのテーブルで遊んでいるのは{ $game }です。
refused-not-in-server = テーブルを開けるのはサーバーのチャンネルです。そちらでもう一度試してください。
refused-not-manager = これを変更できるのは「サーバー管理」の権限がある人だけです。
refused-permissions = ここではテーブルを開けません。このチャンネルで、ボットに次の権限が必要です：{ $names }。チャンネルを管理する人に許可してもらってください。
refused-control-unknown = これは古いバージョンのボットのボタンです。`/テーブル 表示`で新しいボードを出せます。
refused-command-unknown = Discordから届いたコマンドを認識できません。1分ほど待ち、Discordを再起動して（PCはCtrl+R、MacはCommand+R）、もう一度試してください。
refused-restarting = 再起動しています。30秒ほどしてからもう一度試してください。ゲームは失われません。
refused-too-many-undos = このゲームで取り消せるのは{ $most }回までで、もう使い切りました。
refused-too-long = 長すぎます。手は{ $most }文字以内で入力してください。
refused-not-saved = いま保存できなかったため、何も変わっていません。少し待ってからもう一度お試しください。
refused-elsewhere = このボタンは別のチャンネルのテーブルのものです。
refused-damaged = このゲームは続けられません。記録が今のルールに合いません。`/テーブル 中止`で中止でき、その後は書き出せます：{ $link }
refused-export-damaged = このゲームは続けられず、記録には秘密が含まれるかもしれません。`/テーブル 中止`で中止すると、すべて書き出せます。
error-unexpected = 問題が起きましたが、何も変更されていません。もう一度試してください。それでもだめなら、この番号をボットの管理者に伝えてください：{ $id }
error-after-saving = 変更は保存されましたが、その後で問題が起きました。`/テーブル 表示`で今のテーブルを表示できます。何度も起きる場合は、ボットの管理者にこの番号を伝えてください：{ $id }

permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-attach-files = ファイルを添付

## コマンドとオプションの名前

command-table = テーブル
command-join = 参加
command-leave = 退席
command-computer = コンピューター
command-start = 開始
command-show = 表示
command-hand = 手元
command-hint = ヒント
command-why = 理由
command-undo = 取り消し
command-resign = リタイア
command-end = 中止
command-history = 履歴
command-export = 記録
command-rules = ルール
command-language = 言語
command-help = ヘルプ
command-tutorial = チュートリアル
command-new = 新規
command-facet = facet
command-settings = 設定

option-game = ゲーム
option-seats = 席順
option-hints = ヒント
option-level = 強さ
option-language = 言語

## コマンドの説明（100文字以内）

table-about = このチャンネルのテーブル
table-join-about = このチャンネルのテーブルに参加する
table-leave-about = ゲームが始まる前に退席する
table-computer-about = コンピューターを追加する
table-start-about = ゲームを始める
table-show-about = テーブルをここに表示し直す
table-hand-about = 自分のカードや宝石を自分だけに表示する
table-hint-about = おすすめの手とその理由を自分だけに表示する
table-why-about = コンピューターが直前の手を選んだ理由を表示する
table-computer-level-about = コンピューターの強さ（指定しなければ「ふつう」）
hints-about = おすすめの手を聞けるかどうか
hints-allowed = ヒントあり
hints-forbidden = ヒントなし
table-undo-about = 直前の手を取り消す（まだ誰も手番を行わず、何も公開されていないとき）
table-resign-about = このゲームからリタイアする
table-end-about = 全員のゲームを中止する（結果は残りません）
table-history-about = 直前のラウンドに起きたことを見る
table-export-about = ゲームの記録をファイルで受け取る
help-about = このボットでできることと始め方
tutorial-about = 遊びながら覚える：コンピューターとの最初のゲーム（説明付き）
tutorial-game-about = 覚えたいゲーム
facet-about = このサーバーでのFacet
facet-settings-about = テーブルを開く場所と、ボードの画像を残す枚数を選ぶ
table-language-about = テーブルで使う言語を変える
table-language-language-about = 言語
table-rules-about = かんたんなルールを読む
table-rules-game-about = どのゲームか（省略するとここで遊んでいるゲーム）
seats-about = 席順の決め方
seats-random = ランダム
seats-joined = 参加順
