### ボットが話す日本語。ゲームそのものの文は render/words にある。

## ボタン（80文字以内）

button-join = 参加
button-leave = 席を立つ
button-computer = コンピューターを追加
button-remove = 席から外す…
button-start = 開始
button-cancel = 募集をやめる
button-take = 獲得
button-reserve = 確保
button-buy = 購入
button-hand-splendor = 自分のカード
button-hand-seekers = 自分の宝石
button-more = その他
button-confirm = 決定
button-clear = 選び直す
button-choose = 選ぶ…
button-usual-payment = 宝石を優先
button-buy-card = { $card }を購入
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
button-topic-words = 用語
button-topic-sheet = シート
button-topic-seekers = シーカー
button-topic-example = 例
button-hint = おすすめの手
button-leave-tutorial = チュートリアルをやめる
seekers-topics = シートを読む

## 参加者の募集

lobby-title = { $game }：参加者を募集中
lobby-person = { $name }
lobby-host = { $name }（ホスト）
lobby-computer = { $name }（コンピューター・{ $level }）
lobby-free = *空席*
lobby-seating-random = 席順はランダム
lobby-seating-joined = 席順は参加順
lobby-closed = -# このテーブルは閉じられました。
lobby-ready = そろったらホストが開始してください。満席なら誰でも開始できます。
lobby-waiting = あと{ $missing }人必要です。**参加**か**コンピューターを追加**を押してください。
lobby-joined = 席に着きました。
lobby-left = 席を立ちました。
lobby-computer-added = コンピューターが席に着きました。
lobby-cancelled = テーブルを閉じました。
lobby-removed = 席から外しました。
lobby-remove-whom = 誰を席から外しますか？
lobby-started = ゲームを始めます。
level-sensible = 標準

## 宝石の煌き：オプションとパネル

splendor-option-target = 目標は威信ポイント{ $value }

take-gem = { $taken ->
    [0] { $gem }（{ $left }）
    [1] ✓ { $gem }（{ $left }）
   *[other] ✓✓ { $gem }（{ $left }）
}
take-none = 欲しい宝石を押してください。**異なる3色**を1個ずつ、または4個以上ある色から**同じ色を2個**です。いまトークンは{ $held }個、上限は10個です。
take-more = { $count ->
    [1] 選択中：**{ $gems }**。ほかに2色を選ぶか、同じ色をもう一度押してください。
   *[other] 選択中：**{ $gems }**。あと1個押してください。
}
take-ready = { $surplus ->
    [0] 選択中：**{ $gems }**。トークンは{ $held }個になります（上限10個）。
   *[other] 選択中：**{ $gems }**。トークンが{ $held }個になるので、そのあと{ $surplus }個戻します。
}

reserve-none = 確保できるカードがありません。
reserve-text = 確保しているカードは{ $held }枚、上限は3枚です。どのカードを確保しますか？
reserve-choose = カードか山札の一番上を選択
reserve-chosen = 選択中：**{ $card }**（{ $facts }）
reserve-gold = 黄金が1個付いてきます。
reserve-no-gold = 場に黄金が残っていないため、カードだけを確保します。

buy-none = まだ購入できるカードがありません。購入に近いカードは次のとおりです。
buy-nearest = • **{ $card }**（{ $facts }）不足：{ $gems }
buy-text = 購入できるカードが{ $count }枚あります。どれを購入しますか？
buy-choose = 購入するカードを選択
buy-from-hand = 確保したカード
buy-chosen = **{ $card }**（{ $facts }）
buy-free = ボーナスだけで購入できます。
buy-due = ボーナスを引いた価格：{ $gems }
buy-pay = 支払い：**{ $gems }**
buy-left = 残るトークン：{ $gems }
buy-left-none = トークンは残りません。
buy-gold-for = { $gem }の代わりに黄金

## 12シーカーズ：オプションとパネル

seekers-option-sheet = シート{ $value }
seekers-option-order = 手番順ルール{ $value }
seekers-option-mode = { $value ->
    [advanced] 基本と上級のシーカー
    [chaos] 上級のシーカーのみ
   *[other] 基本のシーカー
}
seekers-option-declare = { $value ->
    [hand] 宣言は各自
   *[other] 宣言は自動で最善
}
seekers-button-turn = 手番を行う
seekers-list-seeker = { $id }（パワー{ $power }）
seekers-choose-seeker = 送るシーカーを選択
seekers-choose-pair = 隣り合う2個を選択
seekers-would-lie = • { $way ->
    [left] 左端
    [right] 右端
    [left-reversed] 左端（逆順）
   *[right-reversed] 右端（逆順）
}：`{ $row }`
seekers-no-seekers-left = 場にシーカーは残っていません。

## その手ができない理由

why-not-answers = 「{ $move }」はいまできません。{ $question }できるのは次のとおりです：{ $answers }
why-pass = パスできるのは、ほかに何もできないときだけです。宝石を獲得するか、カードを確保または購入してください。
why-take-letters = 宝石は文字で指定します：w 白、b 青、g 緑、r 赤、k 黒。例：wbk、rr
why-take-gold = 黄金は獲得できません。カードを確保すると付いてきます。
why-take-none-left = 場に{ $gem }は残っていません。
why-take-four = 1手番に獲得できる宝石は3個までです。
why-take-pair-alone = 同じ色を2個獲得するときは、ほかの宝石を一緒に獲得できません。そうでなければ、3個とも違う色にしてください。
why-take-pile = 同じ色を2個獲得できるのは、その色が{ $need }個以上あるときだけです。{ $gem }は{ $left }個です。
why-take-three = 3色以上残っているので、違う色を3個獲得します。あと{ $missing }個選んでください。
why-reserve-full = 確保しているカードが上限の{ $most }枚です。先にどれかを購入してください。
why-reserve-deck-empty = レベル{ $level }の山札は空です。場のカードか、ほかの山札を選んでください。
why-buy-missing = { $card }はまだ購入できません。不足：{ $gems }
why-buy-free = { $card }はボーナスだけで購入できます。支払いを指定せずに購入してください。
why-buy-payment = { $paid ->
    [0] { $card }は購入できません。
   *[other] 「{ $paid }」では{ $card }を購入できません。価格は{ $gems }で、どれも黄金（*）で代用できます。
}
why-no-such-card = 「{ $card }」というカードはありません。ボードにあるとおり、2b3のように指定してください。
why-card-not-there = カード{ $card }（{ $facts }）は、場にも確保したカードの中にもありません。
why-return-letter = 戻す宝石を1つ、文字で指定してください：w、b、g、r、k、黄金は*
why-return-none = { $gem }は持っていません。
why-noble-not-met = 貴族{ $noble }はいま訪れません。ボードの下のボタンから選んでください。
why-no-such-noble = 「{ $noble }」という貴族はいません。ボードにあるとおり、n4のように指定してください。

## ゲーム中

table-called-off = { $game }：ゲームは中止されました。
table-damaged = **このゲームは続けられません。** 記録が今のルールに合いません。別のバージョンで遊ばれたものかもしれません。中止でき、その後`/テーブル 記録`で記録を書き出せます。
table-damaged-ended = このゲームは続けられなかったため、中止されました。記録は`/テーブル 記録`で書き出せます。
export-damaged = 保存されているままの、このゲームの記録です。
board-thinking = { $name }が考えています…
rematch-begins = 再戦を始めます。
more-text = [このテーブル]({ $link })のメニュー：
history-title = 直前のラウンド
history-none = まだ何も起きていません。
undo-done = 直前の手を取り消しました。
resign-sure = リタイアしますか？ 以後はコンピューターが代わりに続けます。対戦相手が誰も残らなければ、ゲームは終了します。
resign-done = リタイアしました。
end-sure = 全員のゲームを中止しますか？ 結果は残りません。
end-done = ゲームを中止しました。
show-done = 表示します。
export-done = このゲームの記録です。いまあなたに公開されている範囲だけを含みます。
language-en = English
language-ja = 日本語
language-zh-TW = 繁體中文
language-done = これからこのテーブルでは{ $language }を使います。

## ヘルプとチュートリアル

help-text =
    ### このボットについて
    チャンネルでボードゲームを遊べるボットです。**宝石の煌き**（2～4人）と**12シーカーズ**（2人）があります。
    • **テーブルを開く**：`/宝石の煌き 新規`か`/12シーカーズ 新規`。ほかの人は**参加**を押します。**コンピューターを追加**で空席を埋め、**開始**で始めます。
    • **手番を行う**：ボードの下のボタンを使います。開いた画面は自分にしか見えません。`/宝石の煌き 獲得`や`/12シーカーズ 送る`などのコマンドも使え、入力中に候補が出ます。
    • **ゲーム中に**：`/テーブル 表示`でボードを出し直し、`/テーブル 手元`で自分のカードや宝石、`/テーブル 履歴`で直前のラウンドを見られます。`/テーブル 取り消し`で手を取り消し、`/テーブル 言語`で言語を変えられます。
    • どの画像にも、同じ内容のスクリーンリーダー用テキストが付いています。
    初めての方はチュートリアルをどうぞ。コンピューターを相手に、説明を読みながら遊べます。
help-tutorial = チュートリアル：{ $game }
help-rules = ルール：{ $game }
lesson-title = **チュートリアル { $lesson }/5**
lesson-over = **説明はここまでです。** 最後まで続けても、いつやめてもかまいません。ほかの人と遊ぶテーブルは`/宝石の煌き 新規`か`/12シーカーズ 新規`で開けます。
lesson-hint = おすすめの手：**{ $move }**。**決定**を押すと、この手を行います。
lesson-left = チュートリアルをやめました。ほかにできることは`/ヘルプ`で確認できます。

## 断るとき：どうなっているか、どうすればよいか

refused-already-joined = すでにこのテーブルに着いています。
refused-already-running = このテーブルのゲームはもう始まっています：{ $link }
refused-table-closed = このテーブルは閉じられました。`/宝石の煌き 新規`などで新しく開いてください。
refused-table-unknown = このテーブルの情報はもうありません。`/宝石の煌き 新規`などで新しく開いてください。
refused-no-table-here = このチャンネルにはテーブルがありません。`/宝石の煌き 新規`などで開いてください。
refused-full = 満席です。最大{ $most }人まで遊べます。
refused-not-at-table = このテーブルには着いていません。このまま観戦し、次のゲームに参加できます。
refused-no-such-level = コンピューターの強さは次のとおりです：{ $levels }
refused-nobody-to-remove = 外せる人がいません。
refused-host-only = これができるのはホストの{ $host }だけです。
refused-only-host-starts = 開始するのはホストの{ $host }です。満席になれば、着席している誰でも開始できます。
refused-too-few = 少なくとも{ $least }人必要です。参加を待つか、**コンピューターを追加**を押してください。
refused-lobby-changed = その間に参加者が変わりました。もう一度**席から外す**を押してください。
refused-not-started = ゲームはまだ始まっていません：{ $link }
refused-game-over = このゲームは終了しました。
refused-no-game-here = ここで行われているゲームはありません。
refused-rematch-not-over = 再戦は、ゲームが終わってから始められます。
refused-resigned = このゲームはリタイアしています。
refused-not-your-turn = いまは{ $name }の手番です。あなたの番になるとボードに表示されます。
refused-already-played = その手はもう済んでいます。
refused-out-of-date = それは以前のボードです。いまのボードはこちら：{ $link }
refused-illegal = 「{ $move }」はいまできません。
refused-nothing-to-undo = 取り消せる手がありません。そのあと誰かが手番を行ったか、カードが公開されています。
refused-only-host-ends = 中止できるのはホストの{ $host }かモデレーターだけです。リタイアならできます。
refused-second-table = このチャンネルにはすでにテーブルがあります：{ $link } 1つのチャンネルに1つまでです。次のテーブルはスレッドかほかのチャンネルで開けます。
refused-other-game = このチャンネルのテーブルで遊んでいるのは{ $game }です。
refused-not-in-server = テーブルを開けるのはサーバーのチャンネルです。そちらでもう一度試してください。
refused-permissions = ここではテーブルを開けません。このチャンネルで、ボットに次の権限が必要です：{ $names }。チャンネルを管理する人に許可してもらってください。
refused-control-unknown = これは古いバージョンのボットのボタンです。`/テーブル 表示`で新しいボードを出せます。
refused-command-unknown = Discordから届いたコマンドの形式が認識できません。1分ほど待ち、Ctrl+RでDiscordを再読み込みしてから試してください。
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
command-leave = 席を立つ
command-computer = コンピューター
command-start = 開始
command-show = 表示
command-hand = 手元
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
command-splendor = 宝石の煌き
command-take = 獲得
command-reserve = 確保
command-buy = 購入
command-return = 返却
command-noble = 貴族
command-pass = パス
command-seekers = 12シーカーズ
command-valid = 有効色
command-seek = 送る
command-putback = 戻す
command-place = 配置
command-steal = 奪う
command-swap = 交換
command-for = 交換先
command-give = 渡す
command-receive = 受け取る
command-discard = 捨てる
command-exchange = 入れ替え
command-stop = 入れ替え終了
command-rainbow = 虹
command-number = 数
command-plus = プラス
command-minus = マイナス

option-game = ゲーム
option-seats = 席順
option-target = 目標
option-gems = 宝石
option-card = カード
option-pay = 支払い
option-gem = 宝石
option-noble = 貴族
option-sheet = シート
option-order = 手番順
option-mode = モード
option-declare = 宣言
option-colour = 色
option-seeker = シーカー
option-end = 端
option-number = 数
option-language = 言語

## コマンドの説明（100文字以内）

table-about = このチャンネルのテーブル
table-join-about = このチャンネルのテーブルに着く
table-leave-about = ゲームが始まる前に席を立つ
table-computer-about = コンピューターを席に着かせる
table-start-about = ゲームを始める
table-show-about = テーブルをここに表示し直す
table-hand-about = 自分の手元を自分だけに表示する
table-undo-about = 直前の手を取り消す（そのあと何も公開されていないとき）
table-resign-about = このゲームからリタイアする
table-end-about = 結果を残さずにゲームを中止する
table-history-about = 直前のラウンドに起きたことを見る
table-export-about = ゲームの記録をファイルで受け取る
help-about = このボットでできることと始め方
tutorial-about = 遊びながら覚える：コンピューターとの最初のゲーム
tutorial-game-about = 覚えたいゲーム
table-language-about = テーブルで使う言語を変える
table-language-language-about = 言語
table-rules-about = かんたんなルールを読む
table-rules-game-about = どのゲームか（省略するとここで遊んでいるゲーム）
seats-about = 席順の決め方
seats-random = ランダム
seats-joined = 参加順

splendor-about = 宝石の煌き（2～4人）
splendor-new-about = このチャンネルに宝石の煌きのテーブルを開く
splendor-target-about = ゲームが終わる威信ポイント（省略すると15）
splendor-take-about = 宝石を獲得する：異なる3色を1個ずつ、または同じ色を2個
splendor-take-gems-about = 宝石の文字：w 白、b 青、g 緑、r 赤、k 黒
splendor-reserve-about = 場のカードか山札の一番上を確保する
splendor-reserve-card-about = ボードにあるカードの記号、またはdeck1、deck2、deck3（山札）
splendor-buy-about = 場のカードか確保したカードを購入する
splendor-buy-card-about = ボードにあるカードの記号
splendor-buy-pay-about = 支払う宝石の文字（省略すると宝石を優先、*は黄金）
splendor-return-about = 10個を超えたトークンを戻す
splendor-return-gem-about = 宝石の文字：w、b、g、r、k、黄金は*
splendor-noble-about = 複数の貴族が訪れるとき、1枚を選ぶ
splendor-noble-noble-about = ボードにある貴族の記号
splendor-pass-about = ほかに何もできないときにパスする

seekers-about = 12シーカーズ（2人）
seekers-new-about = このチャンネルに12シーカーズのテーブルを開く
seekers-sheet-about = ルールシート（省略すると初心者向けの1）
seekers-sheet-random = ランダム
seekers-sheet-1-option = 1：{ seekers-sheet-1-name }
seekers-sheet-2-option = 2：{ seekers-sheet-2-name }
seekers-sheet-3-option = 3：{ seekers-sheet-3-name }
seekers-sheet-4-option = 4：{ seekers-sheet-4-name }
seekers-sheet-5-option = 5：{ seekers-sheet-5-name }
seekers-sheet-6-option = 6：{ seekers-sheet-6-name }
seekers-sheet-7-option = 7：{ seekers-sheet-7-name }
seekers-sheet-8-option = 8：{ seekers-sheet-8-name }
seekers-sheet-9-option = 9：{ seekers-sheet-9-name }
seekers-sheet-10-option = 10：{ seekers-sheet-10-name }
seekers-sheet-11-option = 11：{ seekers-sheet-11-name }
seekers-sheet-12-option = 12：{ seekers-sheet-12-name }
seekers-sheet-13-option = 13：{ seekers-sheet-13-name }
seekers-sheet-14-option = 14：{ seekers-sheet-14-name }
seekers-sheet-15-option = 15：{ seekers-sheet-15-name }
seekers-sheet-16-option = 16：{ seekers-sheet-16-name }
seekers-sheet-17-option = 17：{ seekers-sheet-17-name }
seekers-sheet-18-option = 18：{ seekers-sheet-18-name }
seekers-sheet-19-option = 19：{ seekers-sheet-19-name }
seekers-sheet-20-option = 20：{ seekers-sheet-20-name }
seekers-order-about = 手番順ルール（省略すると1、常に最初の先手から）
seekers-order-random = ランダム
seekers-order-1-option = 1：毎ラウンド、最初の先手から
seekers-order-2-option = 2：交互に先手
seekers-order-3-option = 3：パワーが大きかった人が次の先手
seekers-order-4-option = 4：パワーが小さかった人が次の先手
seekers-mode-about = 使うシーカー（省略すると基本の12枚）
seekers-mode-basic = 基本
seekers-mode-advanced = 基本と上級
seekers-mode-chaos = 上級のみ（カオス）
seekers-declare-about = 最後の宣言を誰が行うか（省略すると自動で最善）
seekers-declare-auto = 自動で最善
seekers-declare-hand = 各自で宣言
seekers-valid-about = この手番の有効色を宣言する
seekers-valid-colour-about = 色の文字：r 赤、y 黄、g 緑、b 青、p 紫
seekers-seek-about = シーカーをダンジョンに送る
seekers-seek-seeker-about = シーカーの記号と取る端（例：3:left、左はleft、右はright）
seekers-putback-about = 取った宝石を、取った端に戻す
seekers-putback-gem-about = 取った宝石の中での位置（左から）
seekers-place-about = 宝石を自分の列に加える
seekers-place-end-about = left（左端）、right（右端）、left-reversed（左端に逆順）、right-reversed（右端に逆順）
seekers-steal-about = 相手から宝石を奪う
seekers-steal-gem-about = 宝石の文字、列での位置、または文字と山（r+など）
seekers-return-about = 自分の宝石をダンジョンに戻す
seekers-return-gem-about = 宝石の文字、列での位置、または文字と山（r+など）
seekers-swap-about = 交換に出す自分の宝石を選ぶ
seekers-swap-gem-about = 宝石の文字、列での位置、または文字と山（r+など）
seekers-for-about = 交換で受け取るダンジョンの宝石を選ぶ
seekers-for-gem-about = ダンジョンでの位置（左から）
seekers-give-about = 相手に宝石を渡す
seekers-give-gem-about = ボードのとおりに宝石を指定
seekers-receive-about = 渡された宝石を列に置く
seekers-receive-end-about = left（左端）かright（右端）
seekers-discard-about = 自分の最も少ない色の宝石を捨てる
seekers-discard-gem-about = 色の文字
seekers-exchange-about = 自分の列で隣り合う2個を入れ替える
seekers-exchange-gem-about = 2個のうち左の宝石の位置
seekers-stop-about = 入れ替えを終える
seekers-rainbow-about = 虹の宝石の色を宣言する
seekers-rainbow-colour-about = 色の文字：r 赤、y 黄、g 緑、b 青、p 紫
seekers-number-about = 数を宣言する
seekers-number-number-about = 1～8
seekers-plus-about = プラスの色を宣言する
seekers-plus-colour-about = 色の文字：r 赤、y 黄、g 緑、b 青、p 紫
seekers-minus-about = マイナスの色を宣言する
seekers-minus-colour-about = 色の文字：r 赤、y 黄、g 緑、b 青、p 紫
