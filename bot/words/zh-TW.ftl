### 機器人說的繁體中文（台灣）。遊戲本身的文字在 render/<game>/words。

## 按鈕（最多80字元）

button-join = 加入
button-leave = 離開
button-remove = 移除玩家…
button-start = 開始
button-cancel = 取消這一桌
button-settings = 設定
button-newcomer = 第一次玩？
button-more = 更多
button-confirm = 確認
button-choose = 選擇…
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
button-topic-board = 怎麼看盤面
button-topic-words = 用語
button-topic-example = 舉例
button-hint = 給我提示
button-why = 為什麼這樣走？
button-next-lesson = 下一課
button-leave-tutorial = 結束教學

## 等候開始

lobby-title = { $game }：開桌揪人中
lobby-person = { $name }
lobby-host = { $name } · 桌主
lobby-computer = { $name } · 電腦（{ $level }）
lobby-asked = { $name } · 等待回覆是否再玩一局
computer-names = 小安, 子晴, 家豪, 雅婷, 志明, 宥翔, 詩涵, 柏翰
lobby-free = *空位*
lobby-seating-random = 座次隨機
lobby-seating-joined = 依加入順序入座
lobby-closed = -# 這一桌已關閉。
lobby-closed-by = -# { $name } 關閉了這一桌。
lobby-ready = 人到齊了嗎？由桌主按開始；坐滿之後，這一桌的玩家都可以按開始。
lobby-asked-all = 再來一局嗎？{ $names }：要玩請按**加入**，不玩請按**離開**。所有人都加入後就開始。
lobby-settings = 這一桌要怎麼玩？你選的內容會顯示在開桌訊息裡。
lobby-waiting = 還缺{ $missing }人，請按**加入**，或從清單加入電腦。
lobby-joined = 你加入了這一桌。
lobby-left = 你離開了這一桌。
lobby-computer-added = 加入了一位電腦玩家。
lobby-cancelled = 你關閉了這一桌。
lobby-removed = 已將該玩家移出這一桌。
lobby-add-computer = 加入電腦……
lobby-no-hints = 不能用提示
lobby-remove-whom = 要移除哪一位玩家？
lobby-started = 遊戲開始。
lobby-opened = 牌桌開好了。
lobby-in-thread = 牌桌開好了：{ $thread }
lobby-thread = { $game } · { $name }
level-easy = 簡單
level-normal = 普通
level-strong = 高手
computer-easy = 電腦（簡單）
computer-easy-about = 像親切的新手一樣玩
computer-normal = 電腦（普通）
computer-normal-about = 目標明確，馬上行動
computer-strong = 電腦（高手）
computer-strong-about = 最多思考一秒，不容易贏

## 為什麼不能這樣做

why-not-answers = { $why }可以這樣輸入：{ $answers }
why-not-said = 「{ $said }」現在行不通。{ $question }
why-not-typed = `{ $command }`（{ $label }）

## 遊戲進行中

table-called-off = { $game }：遊戲已中止。
table-called-off-by = { $game }：{ $name } 中止了遊戲。
note-resigned = { $name } 已退出，由電腦接手。
note-undone = { $name } 收回了上一步。
table-damaged = **這局遊戲無法繼續。** 紀錄與我目前的規則不符，也許是用另一個版本玩的。可以中止，之後用 `/牌桌 匯出` 匯出紀錄。
table-damaged-ended = 這局遊戲無法繼續，已經中止。仍可用 `/牌桌 匯出` 匯出紀錄。
export-damaged = 這局遊戲儲存下來的原始紀錄。
board-thinking = { $name } 正在思考…
rematch-asked = 已經詢問其他人，所有人都加入後就開始。
newcomer-text = **第一次玩{ $game }？** 規則兩分鐘就能讀完；也可以邊玩邊學：教學是和電腦玩的第一局，一路有解說。教學要在沒有開桌的頻道進行，請到那裡用 `/教學`。
newcomer-rules = **第一次玩{ $game }？** 規則兩分鐘就能讀完。
rematch-begins = 再來一局，開始。
more-text = 關於[這一桌]({ $link })：
history-title = 上一輪
history-none = 還沒有人行動。
undo-done = 已收回你的上一步。
resign-sure = { $after ->
    [won] 確定要退出嗎？遊戲會立刻結束，由 { $name } 獲勝。
    [over] 確定要退出嗎？沒有其他真人玩家了，遊戲會就此結束。
   *[computer] 確定要退出嗎？電腦會接手你的座位，其他人繼續玩下去。
}
resign-done = 你退出了這一局。
end-sure = 確定要中止遊戲嗎？所有人的遊戲都會結束，不計勝負。
end-done = 遊戲已中止。
show-done = 已重新貼出。
export-done = 這一局的紀錄，包含你能看到的所有資訊。
language-en = English
language-ja = 日本語
language-zh-TW = 繁體中文
language-done = 這一桌從現在起使用{ $language }。

## 伺服器的設定

server-title = ### Facet 在這個伺服器
server-text = 新的牌桌要開在哪裡？舊的盤面要留下多少圖片？從下一張盤面開始生效。
server-no-threads = -# 我在這個頻道不能建立討論串：需要「建立公開討論串」和「在討論串中傳送訊息」權限。在那之前，牌桌會直接開在頻道裡。
server-stand-channel = 牌桌直接開在頻道裡
server-stand-thread = 每張牌桌各有一個討論串
server-boards-all = 保留所有盤面的圖片
server-boards-two = 只保留最新兩張盤面的圖片

## 提示

hint-title = **現在看來最好的選擇**（數字是獲勝機率）：
hint-move = { $number }. **{ $move }**（`{ $command }`）
hint-move-chance = { $number }. **{ $move }**：{ $chance }%（`{ $command }`）
why-title = { $name }：**{ $move }**
why-nothing = 沒有特別突出的理由，只是其他選擇看起來更差。
finish-hints = -# 用過提示：{ $names }

## 說明與教學

help-text =
    ### 我能做什麼
    我在頻道裡主持桌遊：{ $games }。
    • **開桌**：{ $new }。其他人按**加入**；缺人可以從清單**加入電腦**補位；按**開始**就開玩。
    • **輪到你時**：按盤面下方的按鈕，打開的面板只有你看得到。也可以輸入指令，例如 { $turn }，輸入時會出現建議。
    • **遊戲中**：`/牌桌 顯示` 重新貼出盤面，`/牌桌 持有` 看自己的卡或寶石，`/牌桌 回顧` 看上一輪，`/牌桌 收回` 收回上一步，`/牌桌 語言` 換語言。
    • 每張圖片都附有內容相同的替代文字，供螢幕報讀器使用。
    第一次玩嗎？可以從教學開始：和電腦玩第一局，邊玩邊解說。
help-tutorial = 教學：{ $game }
help-rules = 規則：{ $game }
lesson-title = **教學 { $lesson }／{ $lessons }**
lesson-deed = -# 用過一次**{ $deed }**就會進入下一課，也可以直接按**下一課**。
lesson-skipped = 進入下一課了。
lesson-over = **教學到此結束。**你可以玩完這一局，也可以隨時離開。想和別人玩，就用 { $new } 開一桌。
lesson-left = 你離開了教學。想知道還能做什麼，請用 `/說明`。

## 拒絕：說明狀況，以及可以怎麼辦

refused-already-joined = 你已經在這一桌了。
refused-already-running = 這一桌的遊戲已經開始：{ $link }
refused-table-closed = 這一桌已關閉。請另開新桌，例如 `/璀璨寶石 開桌`。
refused-table-unknown = 這一桌已經找不到了。請另開新桌，例如 `/璀璨寶石 開桌`。
refused-no-table-here = 這個頻道還沒有人開桌。可以開一桌，例如 `/璀璨寶石 開桌`。
refused-full = 這一桌坐滿了，最多{ $most }人。
refused-not-at-table = 你不是這一局的玩家。你可以觀戰，下一局再加入。
refused-not-joined = 你還沒加入這一桌，請按**加入**。
refused-no-such-level = 電腦玩家的程度有：{ $levels }。
refused-nobody-to-remove = 沒有可以移除的玩家。
refused-no-hints = 這一桌不能用提示。
refused-no-computer-moved = 最近沒有電腦行動過。
refused-level-missing = 這裡目前不能用「{ $level }」的電腦。請選別的等級。
refused-host-only = 只有桌主 { $host } 能這麼做。
refused-only-host-starts = 由桌主 { $host } 開始遊戲；坐滿之後，這一桌的玩家都可以按開始。
refused-too-few = 至少要{ $least }位玩家。請等其他人加入，或從清單加入電腦。
refused-lobby-changed = 剛才有人加入或離開了。請再按一次**移除玩家**。
refused-still-asked = { $name } 還沒答應。請等一下，或用**移除玩家**空出座位。
refused-not-started = 遊戲還沒開始：{ $link }
refused-game-over = 這一局已經結束。
refused-no-game-here = 這裡沒有進行中的遊戲。
refused-no-hand = 這個遊戲的一切都是公開的，沒有只有你看得到的東西。
refused-rematch-not-over = 遊戲結束後才能再來一局。
refused-resigned = 你已經退出這一局。
refused-not-your-turn = 現在輪到 { $name }。輪到你時，盤面上會顯示。
refused-already-played = 這一步你已經做過了。
refused-out-of-date = 那是舊的盤面，目前的在這裡：{ $link }
refused-illegal = 現在不能這麼做。
refused-nothing-to-undo = 沒有可以收回的：之後已有人行動，或已公開新的資訊。
refused-only-host-ends = 只有桌主 { $host }，或有「管理訊息」權限的人能中止遊戲。你可以選擇退出。
refused-second-table = 這個頻道已經有一桌了：{ $link } 一個頻道一次一桌；要再開一桌，請到討論串或其他頻道。
refused-other-game = 這個頻道的這一桌玩的是{ $game }。
refused-not-in-server = 只能在伺服器的頻道裡開桌。請到那裡再試一次。
refused-not-manager = 只有擁有「管理伺服器」權限的人才能選擇。
refused-permissions = 我沒辦法在這裡主持：我在這個頻道還需要{ $names }的權限。請管理頻道的人開啟。
refused-control-unknown = 這個按鈕來自舊版的機器人。用 `/牌桌 顯示` 可以重新貼出盤面。
refused-command-unknown = 我不認得 Discord 傳來的這個指令。請等一分鐘，重新啟動 Discord（電腦上按 Ctrl+R 或 Cmd+R），再試一次。
refused-restarting = 我正在重新啟動。請半分鐘後再試，什麼都不會遺失。
refused-too-many-undos = 這局遊戲最多可以收回 { $most } 次，你已經用完了。
refused-too-long = 太長了：一步最多 { $most } 個字元。
refused-not-saved = 剛才無法儲存，所以什麼都沒有改變。請稍後再試一次。
refused-elsewhere = 這個按鈕屬於另一個頻道的牌桌。
refused-damaged = 這局遊戲無法繼續：紀錄與我目前的規則不符。可以用 `/牌桌 中止` 中止，之後就能匯出：{ $link }
refused-export-damaged = 這局遊戲無法繼續，而且紀錄可能含有祕密。先用 `/牌桌 中止` 中止，就能匯出全部內容。
error-unexpected = 出了點問題，但什麼都沒有改變。請再試一次；如果還是不行，請把這個編號告訴機器人的管理者：{ $id }
error-after-saving = 你的變更已儲存，但之後出了問題。`/牌桌 顯示` 會重新貼出目前的盤面。如果一再發生，請把這個編號告訴機器人的管理者：{ $id }

permission-view-channel = 「檢視頻道」
permission-send-messages = 「傳送訊息」
permission-send-messages-in-threads = 「在討論串中傳送訊息」
permission-attach-files = 「附加檔案」

## 指令與選項的名稱：同一組裡不能重複

command-table = 牌桌
command-join = 加入
command-leave = 離開
command-computer = 電腦
command-start = 開始
command-show = 顯示
command-hand = 持有
command-hint = 提示
command-why = 為什麼
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
command-facet = facet
command-settings = 設定

option-game = 遊戲
option-seats = 座次
option-hints = 提示
option-level = 等級
option-language = 語言

## 指令的說明（最多100字元）

table-about = 這個頻道的這一桌
table-join-about = 加入這個頻道的這一桌
table-leave-about = 在遊戲開始前離開這一桌
table-computer-about = 加入一位電腦玩家
table-start-about = 開始遊戲
table-show-about = 在這裡重新貼出盤面
table-hand-about = 看自己的卡或寶石，只有你看得到
table-hint-about = 查看最好的選擇和理由，只有你看得到
table-why-about = 查看電腦剛才為什麼那樣走
table-computer-level-about = 電腦的等級（預設為普通）
hints-about = 玩家能不能使用提示
hints-allowed = 可以用提示
hints-forbidden = 不能用提示
table-undo-about = 收回你的上一步，前提是之後沒有人行動，也沒有公開新的資訊
table-resign-about = 退出這一局
table-end-about = 中止所有人的遊戲，不計勝負
table-history-about = 看上一輪發生了什麼
table-export-about = 把這一局的紀錄存成檔案
help-about = 我能做什麼，從哪裡開始
tutorial-about = 邊玩邊學：和電腦玩第一局，一路有解說
tutorial-game-about = 想學哪個遊戲
facet-about = Facet 在這個伺服器
facet-settings-about = 選擇牌桌開在哪裡，以及保留幾張盤面圖片
table-language-about = 讓這一桌改用另一種語言
table-language-language-about = 語言
table-rules-about = 規則摘要
table-rules-game-about = 哪個遊戲（不填就是這裡正在玩的）
seats-about = 座次怎麼決定
seats-random = 隨機
seats-joined = 依加入順序
