### 機器人說的繁體中文（台灣）。遊戲本身的文字在 render/words。

## 按鈕（最多80字元）

button-join = 加入
button-leave = 離座
button-computer = 加入電腦
button-remove = 請離…
button-start = 開始
button-cancel = 取消
button-take = 拿取
button-reserve = 保留
button-buy = 購買
button-hand-splendor = 我的卡
button-hand-seekers = 我的寶石
button-more = 更多
button-confirm = 確認
button-clear = 重選
button-choose = 選擇…
button-usual-payment = 先付寶石
button-buy-card = 購買 { $card }
button-history = 上一輪
button-rules = 規則
button-undo = 收回
button-resign = 退出…
button-resigned = 確定退出
button-end = 中止…
button-ended = 確定中止
button-rematch = 再來一局
panel-choose = 請選擇
button-page = 第{ $page }頁
button-back = 上一步
button-topic-words = 用語
button-topic-sheet = 規則卡
button-topic-seekers = 探索者
button-topic-example = 舉例
button-hint = 給我提示
button-leave-tutorial = 結束教學
seekers-topics = 閱讀任一張規則卡

## 等候開始

lobby-title = { $game }：開桌揪人中
lobby-person = { $name }
lobby-host = { $name } · 桌主
lobby-computer = { $name } · 電腦（{ $level }）
lobby-free = *空位*
lobby-seating-random = 座次隨機
lobby-seating-joined = 依加入順序入座
lobby-closed = -# 這一桌已關閉。
lobby-ready = 人到齊了嗎？由桌主按開始；坐滿之後，在座的人都可以開始。
lobby-waiting = 還缺{ $missing }人，請按**加入**或**加入電腦**。
lobby-joined = 你入座了。
lobby-left = 你離座了。
lobby-computer-added = 電腦玩家入座了。
lobby-cancelled = 這一桌已關閉。
lobby-removed = 已將對方請離。
lobby-remove-whom = 要請誰離座？
lobby-started = 遊戲開始。
level-sensible = 普通

## 璀璨寶石：設定與面板

splendor-option-target = 目標{ $value }點聲望

take-gem = { $taken ->
    [0] { $gem }（{ $left }）
    [1] ✓ { $gem }（{ $left }）
   *[other] ✓✓ { $gem }（{ $left }）
}
take-none = 按下想要的寶石：**三顆不同色**，或**同色兩顆**（該色至少要有四顆）。你有{ $held }枚指示物，上限10枚。
take-more = { $count ->
    [1] 已選：**{ $gems }**。再按兩種別的顏色，或同一色再按一次。
   *[other] 已選：**{ $gems }**。請再選一顆。
}
take-ready = { $surplus ->
    [0] 已選：**{ $gems }**。拿取後你會有{ $held }枚指示物，上限10枚。
   *[other] 已選：**{ $gems }**。拿取後你會有{ $held }枚指示物，之後要放回{ $surplus }枚。
}

reserve-none = 沒有可以保留的卡。
reserve-text = 你已保留{ $held }張卡，上限3張。要保留哪一張？
reserve-choose = 選一張卡，或某個牌庫頂
reserve-chosen = 已選：**{ $card }** · { $facts }
reserve-gold = 同時獲得1顆黃金。
reserve-no-gold = 供應區已經沒有黃金，只能保留卡。

buy-none = 你現在還買不起任何卡。最接近的是：
buy-nearest = • **{ $card }** · { $facts } · 還缺{ $gems }
buy-text = { $count ->
    [1] 你買得起1張卡。
   *[other] 你買得起{ $count }張卡。要買哪一張？
}
buy-choose = 選一張買得起的卡
buy-from-hand = 你保留的卡
buy-chosen = **{ $card }** · { $facts }
buy-free = 紅利就夠付了，免費。
buy-due = 扣掉紅利後的價格：{ $gems }
buy-pay = 你支付：**{ $gems }**
buy-left = 你剩下：{ $gems }
buy-left-none = 你的指示物會用完。
buy-gold-for = 用黃金代替{ $gem }

## 12探索者：設定與面板

seekers-option-sheet = 規則卡{ $value }
seekers-option-order = 順位規則{ $value }
seekers-option-mode = { $value ->
    [advanced] 基本與進階探索者
    [chaos] 只有進階探索者
   *[other] 基本探索者
}
seekers-option-declare = { $value ->
    [hand] 各自宣告
   *[other] 由機器人宣告最有利的
}
seekers-button-turn = 進行我的回合
seekers-list-seeker = { $id } · 力量{ $power }
seekers-choose-seeker = 要派哪一位探索者？
seekers-choose-pair = 要拿哪兩顆相鄰的寶石？
seekers-would-lie = • { $way ->
    [left] 左端
    [right] 右端
    [left-reversed] 左端，反轉
   *[right-reversed] 右端，反轉
}：`{ $row }`
seekers-no-seekers-left = 場上沒有探索者了。

## 為什麼不能這樣做

why-not-answers = 「{ $move }」現在行不通。{ $question }可以用：{ $answers }
why-pass = 沒有其他動作可做時才能跳過。請拿取寶石、保留或購買。
why-take-letters = 寶石用字母表示：w白、b藍、g綠、r紅、k黑。例如：wbk，或 rr。
why-take-gold = 黃金不能直接拿，保留卡時才會得到。
why-take-none-left = 供應區已經沒有{ $gem }寶石了。
why-take-four = 一回合最多拿三顆寶石。
why-take-pair-alone = 拿同色兩顆時，不能再拿別的寶石；否則三顆都要不同色。
why-take-pile = 某個顏色至少有{ $need }顆時，才能一次拿兩顆；現在{ $gem }只有{ $left }顆。
why-take-three = 供應區還有三種以上的顏色，所以要拿三顆不同色的寶石：請再選{ $missing }顆。
why-reserve-full = 你已經保留了{ $most }張卡，這是上限。請先買下其中一張。
why-reserve-deck-empty = 等級{ $level }的牌庫空了。請改選場上的卡，或其他牌庫。
why-buy-missing = 你還買不起 { $card }，還缺{ $gems }。
why-buy-free = 你的紅利就夠買 { $card }，購買時不必填支付的寶石。
why-buy-payment = { $paid ->
    [0] 不能購買 { $card }。
   *[other] 「{ $paid }」不能用來支付 { $card }：價格是{ $gems }，黃金（*）可代替其中任一顆。
}
why-no-such-card = 沒有「{ $card }」這張卡。卡的編號寫在版面上，例如 2b3。
why-card-not-there = { $card }（{ $facts }）不在場上，也不在你的手牌裡。
why-return-letter = 請用一個字母指定要放回的寶石：w、b、g、r、k，黃金是 *。
why-return-none = 你沒有{ $gem }指示物。
why-noble-not-met = 貴族 { $noble } 現在不會來拜訪你。請從版面下方的按鈕選一位。
why-no-such-noble = 沒有「{ $noble }」這位貴族。貴族的編號寫在版面上，例如 n4。

## 遊戲進行中

table-called-off = { $game }：遊戲已中止。
table-damaged = **這局遊戲無法繼續。** 紀錄與我目前的規則不符，也許是用另一個版本玩的。可以中止，之後用 `/牌桌 匯出` 匯出紀錄。
table-damaged-ended = 這局遊戲無法繼續，已經中止。仍可用 `/牌桌 匯出` 匯出紀錄。
export-damaged = 這局遊戲儲存下來的原始紀錄。
board-thinking = { $name }正在思考…
rematch-begins = 再來一局，開始。
more-text = 關於[這一桌]({ $link })：
history-title = 上一輪
history-none = 還沒有發生任何事。
undo-done = 已收回你的上一個選擇。
resign-sure = 確定要退出嗎？電腦會接手你的座位；如果沒有其他真人玩家，遊戲就結束。
resign-done = 你退出了遊戲。
end-sure = 確定要為所有人中止遊戲嗎？不會有勝負結果。
end-done = 遊戲已中止。
show-done = 在這裡。
export-done = 這一局的紀錄，只包含你能知道的部分。
language-en = English
language-ja = 日本語
language-zh-TW = 繁體中文
language-done = 這一桌從現在起使用{ $language }。

## 說明與教學

help-text =
    ### 我能做什麼
    我在頻道裡主持桌遊：**璀璨寶石**（2到4人）和**12探索者**（2人）。
    • **開桌**：`/璀璨寶石 開桌` 或 `/12探索者 開桌`。其他人按**加入**；缺人可按**加入電腦**補位；按**開始**就開玩。
    • **輪到你時**：按版面下方的按鈕，打開的面板只有你看得到。也可以輸入指令，例如 `/璀璨寶石 拿取` 或 `/12探索者 派遣`，輸入時會出現建議。
    • **遊戲中**：`/牌桌 顯示` 重新貼出版面，`/牌桌 手牌` 看自己的卡或寶石，`/牌桌 回顧` 看上一輪，`/牌桌 收回` 收回選擇，`/牌桌 語言` 換語言。
    • 每張圖片都附有內容相同的文字，供螢幕報讀器使用。
    第一次玩嗎？可以從教學開始：和電腦玩第一局，邊玩邊解說。
help-tutorial = 教學：{ $game }
help-rules = 規則：{ $game }
lesson-title = **教學 { $lesson }／5**
lesson-over = **教學到此結束。**你可以打完這一局，也可以隨時離開。想和別人玩，就用 `/璀璨寶石 開桌` 或 `/12探索者 開桌`。
lesson-hint = 這一步不錯：**{ $move }**。按**確認**就走這一步。
lesson-left = 你離開了教學。想知道還能做什麼，請用 `/說明`。

## 拒絕：說明狀況，以及可以怎麼辦

refused-already-joined = 你已經在這一桌了。
refused-already-running = 這一桌的遊戲已經開始：{ $link }
refused-table-closed = 這一桌已關閉。請另開新桌，例如 `/璀璨寶石 開桌`。
refused-table-unknown = 這一桌已經找不到了。請另開新桌，例如 `/璀璨寶石 開桌`。
refused-no-table-here = 這個頻道還沒有人開桌。可以開一桌，例如 `/璀璨寶石 開桌`。
refused-full = 這一桌坐滿了，最多{ $most }人。
refused-not-at-table = 你不在這一桌。你可以觀戰，下一局再加入。
refused-no-such-level = 電腦玩家的程度有：{ $levels }。
refused-nobody-to-remove = 沒有可以請離的人。
refused-host-only = 只有桌主 { $host } 能這麼做。
refused-only-host-starts = 由桌主 { $host } 開始遊戲；坐滿之後，在座的人都可以開始。
refused-too-few = 至少要{ $least }人在座。請等其他人加入，或按**加入電腦**。
refused-lobby-changed = 剛才有人加入或離座了。請再按一次**請離**。
refused-not-started = 遊戲還沒開始：{ $link }
refused-game-over = 這一局已經結束。
refused-no-game-here = 這裡沒有進行中的遊戲。
refused-rematch-not-over = 遊戲結束後才能再來一局。
refused-resigned = 你已經退出這一局。
refused-not-your-turn = 現在輪到 { $name }。輪到你時，版面上會顯示。
refused-already-played = 這一步你已經做過了。
refused-out-of-date = 那是舊的版面，目前的在這裡：{ $link }
refused-illegal = 「{ $move }」現在行不通。
refused-nothing-to-undo = 沒有可以收回的：之後已有別人行動，或已翻開新的卡。
refused-only-host-ends = 只有桌主 { $host } 或版主能中止遊戲。你可以選擇退出。
refused-second-table = 這個頻道已經有一桌了：{ $link } 一個頻道一次一桌；要再開一桌，請到討論串或其他頻道。
refused-other-game = 這個頻道的這一桌玩的是{ $game }。
refused-not-in-server = 只能在伺服器的頻道裡開桌。請到伺服器的頻道再試一次。
refused-permissions = 我沒辦法在這裡主持：我在這個頻道還需要{ $names }的權限。請管理頻道的人開啟。
refused-control-unknown = 這個按鈕來自舊版的機器人。用 `/牌桌 顯示` 可以重新貼出版面。
refused-command-unknown = Discord 傳來的指令格式我不認得。請等一分鐘，按 Ctrl+R 重新載入 Discord，再試一次。
refused-restarting = 我正在重新啟動。請半分鐘後再試，什麼都不會遺失。
refused-too-many-undos = 這局遊戲最多可以收回 { $most } 次，你已經用完了。
refused-too-long = 太長了：一步最多 { $most } 個字元。
refused-not-saved = 剛才無法儲存，所以什麼都沒有改變。請稍後再試一次。
refused-elsewhere = 這個按鈕屬於另一個頻道的桌子。
refused-damaged = 這局遊戲無法繼續：紀錄與我目前的規則不符。可以用 `/牌桌 中止` 中止，之後就能匯出：{ $link }
refused-export-damaged = 這局遊戲無法繼續，而且紀錄可能含有祕密。先用 `/牌桌 中止` 中止，就能匯出全部內容。
error-unexpected = 出了點問題，但什麼都沒有改變。請再試一次；如果還是不行，請把這個編號告訴機器人的管理者：{ $id }
error-after-saving = 你的變更已儲存，但之後出了問題。`/牌桌 顯示` 會重新貼出目前的版面。如果一再發生，請把這個號碼告訴機器人的管理者：{ $id }

permission-view-channel = 「檢視頻道」
permission-send-messages = 「傳送訊息」
permission-send-messages-in-threads = 「在討論串中傳送訊息」
permission-attach-files = 「附加檔案」

## 指令與選項的名稱：同一組裡不能重複

command-table = 牌桌
command-join = 加入
command-leave = 離座
command-computer = 電腦
command-start = 開始
command-show = 顯示
command-hand = 手牌
command-undo = 收回
command-resign = 退出
command-end = 中止
command-history = 回顧
command-export = 匯出
command-rules = 規則
command-language = 語言
command-help = 說明
command-tutorial = 教學
command-new = 開桌
command-splendor = 璀璨寶石
command-take = 拿取
command-reserve = 保留
command-buy = 購買
command-return = 放回
command-noble = 貴族
command-pass = 跳過
command-seekers = 12探索者
command-valid = 有效色
command-seek = 派遣
command-putback = 退回
command-place = 排列
command-steal = 偷取
command-swap = 換出
command-for = 換入
command-give = 給予
command-receive = 收下
command-discard = 棄置
command-exchange = 對調
command-stop = 停止對調
command-rainbow = 彩虹
command-number = 數字
command-plus = 加分色
command-minus = 扣分色

option-game = 遊戲
option-seats = 座次
option-target = 目標
option-gems = 寶石
option-card = 卡
option-pay = 支付
option-gem = 寶石
option-noble = 貴族
option-sheet = 規則卡
option-order = 順位
option-mode = 模式
option-declare = 宣告
option-colour = 顏色
option-seeker = 探索者
option-end = 哪一端
option-number = 數字
option-language = 語言

## 指令的說明（最多100字元）

table-about = 這個頻道的這一桌
table-join-about = 加入這個頻道的這一桌
table-leave-about = 在遊戲開始前離座
table-computer-about = 讓一位電腦玩家入座
table-start-about = 開始遊戲
table-show-about = 在這裡重新貼出版面
table-hand-about = 看自己的卡或寶石，只有你看得到
table-undo-about = 收回你剛才的選擇，前提是之後沒有翻開新的卡
table-resign-about = 退出這一局
table-end-about = 中止遊戲，不計勝負
table-history-about = 看上一輪發生了什麼
table-export-about = 把這一局的紀錄存成檔案
help-about = 我能做什麼，從哪裡開始
tutorial-about = 邊玩邊學：和電腦玩第一局
tutorial-game-about = 想學哪個遊戲
table-language-about = 讓這一桌改用另一種語言
table-language-language-about = 語言
table-rules-about = 規則摘要
table-rules-game-about = 哪個遊戲（不填就是這裡正在玩的）
seats-about = 座次怎麼決定
seats-random = 隨機
seats-joined = 依加入順序

splendor-about = 璀璨寶石（Splendor），2到4人
splendor-new-about = 在這個頻道開一桌璀璨寶石
splendor-target-about = 幾點聲望結束遊戲（不填就是15）
splendor-take-about = 拿取寶石：三顆不同色，或同色兩顆
splendor-take-gems-about = 寶石的字母：w白、b藍、g綠、r紅、k黑
splendor-reserve-about = 保留一張場上的卡，或某個牌庫頂的卡
splendor-reserve-card-about = 版面上的卡編號，或 deck1、deck2、deck3
splendor-buy-about = 購買一張場上的卡，或你保留的卡
splendor-buy-card-about = 版面上的卡編號
splendor-buy-pay-about = 支付的寶石字母，不填就先付寶石（黃金是 *）
splendor-return-about = 指示物超過十枚時，放回一枚
splendor-return-gem-about = 寶石的字母：w、b、g、r、k，黃金是 *
splendor-noble-about = 有好幾位貴族要來時，選擇一位
splendor-noble-noble-about = 版面上的貴族編號
splendor-pass-about = 沒有其他動作可做時跳過

seekers-about = 12探索者（12 Seekers），2人
seekers-new-about = 在這個頻道開一桌12探索者
seekers-sheet-about = 規則卡（不填就是1，適合第一次玩）
seekers-sheet-random = 隨機
seekers-sheet-1-option = 1 · { seekers-sheet-1-name }
seekers-sheet-2-option = 2 · { seekers-sheet-2-name }
seekers-sheet-3-option = 3 · { seekers-sheet-3-name }
seekers-sheet-4-option = 4 · { seekers-sheet-4-name }
seekers-sheet-5-option = 5 · { seekers-sheet-5-name }
seekers-sheet-6-option = 6 · { seekers-sheet-6-name }
seekers-sheet-7-option = 7 · { seekers-sheet-7-name }
seekers-sheet-8-option = 8 · { seekers-sheet-8-name }
seekers-sheet-9-option = 9 · { seekers-sheet-9-name }
seekers-sheet-10-option = 10 · { seekers-sheet-10-name }
seekers-sheet-11-option = 11 · { seekers-sheet-11-name }
seekers-sheet-12-option = 12 · { seekers-sheet-12-name }
seekers-sheet-13-option = 13 · { seekers-sheet-13-name }
seekers-sheet-14-option = 14 · { seekers-sheet-14-name }
seekers-sheet-15-option = 15 · { seekers-sheet-15-name }
seekers-sheet-16-option = 16 · { seekers-sheet-16-name }
seekers-sheet-17-option = 17 · { seekers-sheet-17-name }
seekers-sheet-18-option = 18 · { seekers-sheet-18-name }
seekers-sheet-19-option = 19 · { seekers-sheet-19-name }
seekers-sheet-20-option = 20 · { seekers-sheet-20-name }
seekers-order-about = 順位規則（不填就是1，總是由起始玩家先手）
seekers-order-random = 隨機
seekers-order-1-option = 1 · 每輪都由起始玩家先手
seekers-order-2-option = 2 · 兩人輪流先手
seekers-order-3-option = 3 · 力量較高的人，下一輪先手
seekers-order-4-option = 4 · 力量較低的人，下一輪先手
seekers-mode-about = 使用哪些探索者（不填就是十二位基本探索者）
seekers-mode-basic = 基本
seekers-mode-advanced = 進階（基本與進階）
seekers-mode-chaos = 混沌（只有進階）
seekers-declare-about = 最後由誰宣告（不填就由機器人選最有利的）
seekers-declare-auto = 機器人，選最有利的
seekers-declare-hand = 玩家各自宣告
seekers-valid-about = 宣告這個回合的有效色
seekers-valid-colour-about = 顏色的字母：r紅、y黃、g綠、b藍、p紫
seekers-seek-about = 派一位探索者進地下城
seekers-seek-seeker-about = 探索者的編號和要拿的那一端，例如 3:left
seekers-putback-about = 把剛拿到的一顆寶石放回原來那一端
seekers-putback-gem-about = 它是剛拿到的第幾顆，從左邊數起
seekers-place-about = 把寶石接到你那列
seekers-place-end-about = left（左）、right（右）、left-reversed（左，反轉）或 right-reversed（右，反轉）
seekers-steal-about = 偷取對手的一顆寶石
seekers-steal-gem-about = 寶石：字母、列中的位置，或字母加上堆別（r+）
seekers-return-about = 把你的一顆寶石放回地下城
seekers-return-gem-about = 寶石：字母、列中的位置，或字母加上堆別（r+）
seekers-swap-about = 選一顆你要換出去的寶石
seekers-swap-gem-about = 寶石：字母、列中的位置，或字母加上堆別（r+）
seekers-for-about = 選一顆要換進來的地下城寶石
seekers-for-gem-about = 它在地下城的位置，從左邊數起
seekers-give-about = 給對手一顆寶石
seekers-give-gem-about = 寶石，照版面上的寫法
seekers-receive-about = 排列對手給你的寶石
seekers-receive-end-about = left（左端）或 right（右端）
seekers-discard-about = 從你數量最少的顏色中，棄置一顆寶石
seekers-discard-gem-about = 顏色的字母
seekers-exchange-about = 對調你那列中相鄰的兩顆
seekers-exchange-gem-about = 兩顆之中靠左那顆的位置
seekers-stop-about = 不再對調
seekers-rainbow-about = 宣告彩虹寶石的顏色
seekers-rainbow-colour-about = 顏色的字母：r紅、y黃、g綠、b藍、p紫
seekers-number-about = 宣告一個數字
seekers-number-number-about = 1到8
seekers-plus-about = 宣告加分色
seekers-plus-colour-about = 顏色的字母：r紅、y黃、g綠、b藍、p紫
seekers-minus-about = 宣告扣分色
seekers-minus-colour-about = 顏色的字母：r紅、y黃、g綠、b藍、p紫
