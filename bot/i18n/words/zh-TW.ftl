### 機器人說的繁體中文（台灣）。遊戲本身的文字在 render/<game>/words。

## 按鈕（最多80字元）

button-join = 加入
button-leave = 離開
button-invite = 邀請…
button-seek = 揪人
button-remove = 移除玩家…
button-start = 開始
button-cancel = 關閉這一桌
button-settings = 設定
button-limits = 上限…
button-newcomer = 第一次玩？
button-more = 更多
button-confirm = 確認
button-vote = 投票
button-choose = 選擇…
button-rules = 規則
button-undo = 收回
button-resign = 退出…
button-resigned = 確定退出
button-end = 中止…
button-ended = { $after ->
    [ask] 問問其他人
    [lost] 確定退出
    [asleep] 讓它休眠
    [lobby] 確定關閉
   *[off] 確定中止
}
button-agree-to-end = 同意中止
button-rematch = 再來一局
panel-choose = 請選擇
button-page = 第{ $page }頁
button-back = 上一步
button-topic-words = 用語
button-topic-example = 範例
button-hint = 提示
button-hint-rated = 提示（不能加分）
button-why = 為什麼這樣選？
button-next-lesson = 下一課
button-next-table = 下一桌
button-leave-tutorial = 離開教學

## 等候開始

lobby-title = { $game }：{ $kind ->
    [season] 賽季的對局
   *[rated] 新開的一桌
}
lobby-person = { $name }
lobby-host = { $name } · 桌主
lobby-computer = { $name } · 電腦 · { $level }
lobby-asked = { $name } · 已邀請再來一局
computer-names = 小安, 子晴, 家豪, 雅婷, 志明, 宥翔, 詩涵, 柏翰
lobby-free = *空位*
lobby-seating-random = 座次隨機
lobby-seating-joined = 依加入順序入座
lobby-closed = -# 這一桌已關閉。
lobby-closed-by = -# { $name } 關閉了這一桌。
lobby-ready = 人到齊了嗎？由桌主按開始；坐滿之後，這一桌的玩家都可以按開始。
lobby-asked-all = 再來一局嗎？{ $names }：要玩請按**接受**，不玩請按**婉拒**。所有人都接受後就開始。
lobby-settings = 這一桌要怎麼玩？你選的內容會顯示在開桌訊息裡。
lobby-alone = { $missing ->
    [0] { $free ->
        [0] 按**開始**就開玩。
       *[other] 按**開始**就開玩，也可以從清單再加入電腦。
    }
   *[other] 請從清單加入一個電腦對手。
}
lobby-waiting = { $more ->
    [0] 還差{ $missing }人就能開始。
   *[other] 還差{ $missing }人就能開始，最多還能加入{ $free }人。
}想玩的人請按**加入**；也可以從清單加入電腦。
lobby-joined = 你加入了這一桌。
lobby-left = 你離開了這一桌。
lobby-computer-added = { $name } 加入了：電腦，{ $level }。
lobby-cancelled = 你關閉了這一桌。
lobby-removed = 已將該玩家移出這一桌。
lobby-add-computer = 加入電腦…
lobby-styled = 先選風格，再選強度，電腦就會加入。
lobby-choose-style = 風格…
lobby-choose-level = 強度…
lobby-no-hints = 不能用提示
lobby-rated = 計入積分
lobby-rated-no-hints = 計入積分，所以不能用提示
lobby-rated-alone = 計入積分（用了提示就不能加分）
lobby-unrated = 不計積分
lobby-invite-whom = 想邀請誰？在對方回覆之前，會先保留座位。
lobby-or-seek = 或者通知伺服器選定的身分組，限一次：
lobby-invites-sent = 已送出邀請。
lobby-sought = 已經通知這個身分組。
lobby-remove-whom = 要移除哪一位玩家？
lobby-started = 遊戲開始。
lobby-opened = 牌桌開好了。
lobby-in-thread = 牌桌開好了：{ $thread }
direct-intro = 你的{ $game }在這裡玩，別人看不到。
opened-in-direct = 已在私人訊息裡開始，別人看不到：{ $link }
refused-nowhere = 這裡已經有一桌：{ $link } 我沒辦法傳私人訊息給你，也沒辦法開討論串。請允許這個伺服器的成員傳訊息給你，再試一次，或到別的頻道使用指令。
lobby-thread = { $game } · { $name }
lobby-quiet = -# 為了不洗版，只有最新的盤面會保留圖片，較舊的只留文字。伺服器管理員可以用 `/facet 設定` 更改。
lobby-settings-over = 這一桌的設定已經不能更改了。
setting-line = { $name }：{ $value }
setting-changed = **{ $name }**：{ $before } → **{ $after }**
setting-presets = 一次套用多項設定…
setting-preset = 預設組合
setting-seats = 座次
setting-rated = 積分
setting-rated-yes = 計入
setting-rated-no = 不計
setting-hints = 提示
setting-hints-allowed = { $rated ->
    [yes] 只和電腦玩時可以用
   *[no] 可以用
}
setting-hints-forbidden = 不能用
setting-pace = 時限
setting-late = 逾時
setting-late-ask = 由其他玩家決定
setting-late-computer = 由電腦代打（連續3次就代打到本人回來）
setting-joiners = 誰能加入
setting-joiners-all = 任何人
setting-joiners-punctual = 準時的玩家
preset-live = 即時對局
preset-live-about = 計入積分，每回合2分鐘，逾時由電腦代打
preset-quick = 速戰速決
preset-quick-about = 計入積分，每回合10分鐘，逾時由電腦代打
preset-days = 慢慢玩幾天
preset-days-about = 計入積分，每回合1天，逾時由其他玩家決定
preset-learn = 邊玩邊學
preset-learn-about = 不計積分，可以用提示，不限時間
lobby-starts = 預定開始：{ $at }（{ $when }）
setting-start = 預定開始
start-none = 不設定
start-15m = 15分鐘後
start-1h = 1小時後
start-3h = 3小時後
start-1d = 24小時後
start-evening = { $hour }（{ $zone }）
level-numbered = 強度{ $number }
level-named = 強度{ $number }（{ $name }）
level-easy = 簡單
level-normal = 普通
level-strong = 高手
level-styled = { $level }、{ $style }
computer-of-level = 電腦 · { $level }
computer-mine = 我的強度
computer-mine-about = 依你對電腦的積分調整；新玩家從強度2開始
computer-styled = 選擇風格…
computer-styled-about = 打法各有特色的對手：先選風格，再選強度

## 為什麼不能這樣做

why-not-answers = { $why }可以這樣輸入：{ $answers }
why-not-said = 這裡不能「{ $said }」。{ $question }
why-not-typed = `{ $command }`（{ $label }）

## 遊戲進行中

table-called-off = { $game }：遊戲已中止。
table-called-off-by = { $game }：{ $name } 中止了遊戲。
note-resigned = { $name } 已退出，由電腦接手。
note-undone = { $name } 收回了上一步。
note-declined = { $name } 婉拒了。
note-sought = { $role }：{ $name } 在揪人，還有{ $free }個空位。要玩請按**加入**。
note-changed = { $name } 更改了設定。{ $names }：還要玩請按**接受**，不玩請按**婉拒**。
note-soon = { $names }：這一局預定 { $when } 開始。{ $free ->
    [0] 已經坐滿了，時間到就會自動開始。
   *[other] 還有{ $free }個空位。
}
note-due = { $names }：開始的時間到了。{ $why ->
    [asked] 受邀的人都回覆後，{ $host } 就可以開始遊戲。
    [missing] 還缺{ $missing }人，所以牌桌會繼續開著。
   *[open] 還沒坐滿：{ $host } 可以現在按**開始**，也可以繼續等人加入。
}
table-damaged = **這局遊戲無法繼續。**紀錄與我目前的規則不符，也許是用另一個版本玩的。可以中止，之後用 `/牌桌 匯出` 匯出紀錄。
table-damaged-ended = 這局遊戲無法繼續，已經中止。仍可用 `/牌桌 匯出` 匯出紀錄。
export-damaged = 這局遊戲儲存下來的原始紀錄。
board-thinking = { $name } 正在思考…
rematch-asked = 已經詢問其他人，所有人都接受後就開始。
rematch-begins = 再來一局，開始。
more-text = [這一桌]({ $link })的其他功能：
undo-done = 已收回你的上一步。
resign-sure = { $after ->
    [won] 確定要退出嗎？遊戲會立刻結束，由 { $name } 獲勝。
    [over] 確定要退出嗎？沒有其他真人玩家了，遊戲會就此結束。
   *[computer] 確定要退出嗎？電腦會接手你的座位，其他人繼續玩下去。
}
resign-done = 你退出了這一局。
end-sure = { $after ->
    [ask] { $counts ->
        [season] 這是賽季的一局，要還在玩的人都同意才能中止。要問問其他人嗎？只是自己不想玩的話，可以退出。
       *[rated] 這一局計入積分，要還在玩的人都同意才能中止。要問問其他人嗎？只是自己不想玩的話，可以退出。
    }
    [lost] 對手只有電腦，現在結束就等於退出。確定嗎？
    [asleep] { $counts ->
        [season] 這是賽季的一局，只有同桌的玩家能中止。你可以讓它休眠：頻道會空出來，他們隨時可以接著玩。
       *[rated] 這一局計入積分，只有同桌的玩家能中止。你可以讓它休眠：頻道會空出來，他們隨時可以接著玩。
    }
    [lobby] 確定要關閉這一桌嗎？遊戲還沒開始，關閉後就不能再加入。
   *[off] 確定要中止遊戲嗎？所有人的遊戲都會結束，不計勝負。
}
end-done = { $after ->
    [ask] 其他人已經看到你想中止。大家都同意就結束；只要有人繼續行動，就當作不同意。
    [lost] 你退出了這一局。
    [asleep] 遊戲已休眠，頻道空出來了。
    [lobby] 你關閉了這一桌。
   *[off] 遊戲已中止。
}
show-done = 正在重新貼出。
export-done = 這一局的紀錄，包含你能看到的所有資訊。
language-en = English
language-ja = 日本語
language-zh-TW = 繁體中文
language-done = 這一桌從現在起使用{ $language }。

## 伺服器的設定

server-title = ### 這個伺服器的 Facet 設定
server-text = 更改會立即儲存。
server-no-threads = -# 我在這個頻道不能建立討論串：需要「建立公開討論串」和「在討論串中傳送訊息」權限。在那之前，牌桌會直接開在頻道裡。
server-stand-channel = 牌桌直接開在頻道裡
server-stand-thread = 每張牌桌各開一個討論串
server-boards-all = 保留所有盤面的圖片
server-boards-two = 只保留最新盤面的圖片
server-new = **新的牌桌**
server-every = **所有牌桌**
server-channels = **可以開桌的頻道**（不選就是全部；討論串跟著所屬頻道）
server-channels-all = 所有頻道
server-role = **按「揪人」時通知的身分組**（不選就不通知任何人）
server-role-silent = **按「揪人」時通知的身分組**：目前還不能通知這個身分組。請在身分組設定中允許任何人提及它，或給我「提及 @everyone、@here 和所有身分組」權限。
server-role-none = 沒有身分組：不通知任何人
week-refused = **上一則訊息沒能發到那裡。** 下一則在星期一。
server-language = 語言：{ $said }
server-own = 伺服器的語言（{ $language }）
server-opener = 開桌者的語言
server-pace = 時限：{ $said }
server-callers-host = 只有桌主可以中止遊戲
server-callers-moderators = 桌主和有「管理訊息」權限的人可以中止遊戲
server-callers-seated = 同桌玩家和有「管理訊息」權限的人都可以中止遊戲
server-reminders-on = 在頻道裡提醒輪到的玩家
server-reminders-off = 不在頻道裡提醒
server-limits = **上限**：這個伺服器最多同時開{ $most_tables }桌，其中每人最多開{ $most_each }桌
server-limits-title = 最多同時開幾桌？
server-most_tables = 整個伺服器最多
server-most_each = 每人最多

## 提示

finish-hints = -# 用過提示：{ $names }
finish-hints-rated = -# 用過提示，不能加分：{ $names }
finish-undone = -# 收回過行動：{ $names }
finish-replaced = -# 由電腦代打過：{ $names }
finish-behind = -# 由電腦代打，名次排在所有親自玩的人之後：{ $names }
finish-handed-over = -# 中途接手：{ $names }
finish-unrated = -# 不計積分：{ $why ->
    [agreed] 開局前就這樣約定。
    [set] 這一桌從一開始就不計積分。
    [daily] 每日一局從不計積分。
    [begun] 這局是從另一局接著玩的。
    [nobody] 沒有人親自玩到最後。
   *[short] { $names } 玩不到{ $turns }回合。
}
finish-short = -# 玩不到{ $turns }回合，不計積分：{ $names }

## 說明與教學

help-tutorial = 教學：{ $game }
lesson-title = **教學第{ $lesson }課，共{ $lessons }課**
lesson-deed = -# 用過一次**{ $deed }**就會進入下一課，也可以直接按**下一課**。
lesson-over = **教學到此結束。**你可以玩完這一局，也可以隨時離開。想和別人玩，就用 { $new } 開一桌。
lesson-left-by = { $name } 離開了{ $game }的教學。

## 拒絕：說明狀況，以及可以怎麼辦

refused-already-joined = 你在這一桌已經有座位了。
refused-already-running = 這一桌的遊戲已經開始：{ $link }
refused-table-closed = 這一桌已關閉。請另開新桌，例如 { $new }。
refused-table-unknown = 這一桌已經找不到了。請另開新桌，例如 { $new }。
refused-no-table-here = 這個頻道還沒有人開桌。可以開一桌，例如 { $new }。
refused-full = 這一桌坐滿了，最多{ $most }人。
refused-seat = 你現在不能加入這一桌。請自己開一桌，例如用 { $new }。
refused-guests = 你選的人當中有人現在不能加入這一桌，所以沒有通知任何人。請選別人。
refused-not-on-time = 這一桌只限準時的玩家：至少{ $share }%的回合要在時限內完成。你最近{ $turns }回合中有{ $count }回合準時。在其他牌桌準時玩，之後就能再加入；沒空的時候，可以用 `/我的 暫離` 暫停計時。
refused-no-role = 這個伺服器還沒有選擇要通知的身分組，所以沒有通知任何人。伺服器管理員可以用 `/facet 設定` 選擇。
refused-role-silent = 我在這裡不能提及這個伺服器的身分組，所以沒有通知任何人。伺服器管理員可以允許任何人提及它，或給我「提及 @everyone、@here 和所有身分組」權限。
refused-role-everyone = 不能一次通知所有人。請選一個專給想收到通知的人的身分組。
refused-sought = 這一桌已經揪過人了，每一桌只能揪一次。
refused-just-sought = 這個伺服器的身分組剛剛才通知過。{ $again } 可以再通知。
refused-everybody-plays = 這一桌由頻道裡的大家投票來玩，所以一個人不能這麼做。
refused-other-side = 你在這一局是為另一個伺服器出力：你最先在那裡按了按鈕。在這裡你可以旁觀，但不能投票，也不能看座位蓋著的東西。
refused-not-at-table = 你不是這一局的玩家。你可以觀戰，下一局再加入。
refused-not-joined = 你還沒加入這一桌{ $free ->
    [0] ，這裡也沒有空位了。
   *[other] ，請按**加入**。
}
refused-no-such-level = 這個遊戲的電腦強度是1到{ $most }。
refused-no-such-style = 這個遊戲的電腦沒有這種風格。請不要指定風格。
refused-nobody-to-remove = 沒有可以移除的玩家。
refused-hints-nobody = 這款遊戲還沒有提示。
refused-no-hints = 這一桌不能用提示。
refused-hints-counts = { $counts ->
    [season] 這一局屬於賽季，所以不能用提示。
    [daily] 這是每日一局，所以不能用提示。
   *[rated] 這一局會計入積分，所以不能用提示。想用提示的話，桌主可以在開局前選擇不計積分。
}
refused-seat-counts = { $counts ->
    [season] 這一局屬於賽季，只有電腦能代替 { $name }；本人隨時可以回來。
    [daily] 這是每日一局，沒有人能代替 { $name }。
   *[rated] 這一局計入積分，只有電腦能代替 { $name }；本人隨時可以回來。
}
refused-own-seat-counts = { $counts ->
    [season] 這一局屬於賽季，所以別人不能接手你的座位。`/我的 暫離` 會暫停你的計時；逾時的話，電腦會替你玩到你回來。
    [daily] 這是每日一局，所以別人不能代替你玩。
   *[rated] 這一局計入積分，所以別人不能接手你的座位。`/我的 暫離` 會暫停你的計時；逾時的話，其他人可以讓電腦替你玩到你回來。
}
refused-level-missing = 這裡目前不能用「{ $level }」的電腦。請選別的強度。
refused-asking = 你上一個請求還在處理中，請等完成後再試一次。
refused-host-only = 只有桌主 { $host } 能這麼做。如果這裡連續{ $hours }小時沒有動靜（設了開始時間的話，從那時算起），同桌的玩家就都可以。
refused-only-host-starts = 由桌主 { $host } 開始遊戲；坐滿之後，或這裡連續{ $hours }小時沒有動靜（設了開始時間的話，從那時算起），這一桌的玩家都可以按開始。
refused-too-few = 至少要{ $least }位玩家。請等其他人加入，或從清單加入電腦。
refused-lobby-changed = 剛才有人加入或離開了，所以沒有移除任何人。目前的玩家請看這一桌的訊息。
refused-still-asked = { $name } 還沒回覆。所有受邀的人都回覆後就能開始。
refused-not-started = 遊戲還沒開始：{ $link }
refused-game-over = 這一局已經結束。
refused-no-game-here = 這裡沒有進行中的遊戲。
refused-no-hand = 這個遊戲的一切都是公開的，沒有只有你看得到的東西。
refused-rematch-not-over = 遊戲結束後才能再來一局。
refused-rematch-people = 現在不能和同一群人再來一局。請開新的一桌，例如用 { $new }。
refused-resigned = 你已經退出這一局。
refused-out = 你已經出局，不必再退出；名次會保留。
refused-no-more-turns = 你已經出局，不會再輪到你；其他人還在繼續。
refused-not-your-turn = 現在輪到 { $name }。輪到你時，盤面上會顯示。
refused-already-played = 這一步你已經做過了。
refused-out-of-date = 那是舊的盤面，目前的在這裡：{ $link }
refused-illegal = 現在不能這麼做。
refused-nothing-to-undo = 沒有可以收回的：之後已有人行動，或已公開新的資訊。
refused-only-host-ends = { $callers ->
    [host] 只有桌主 { $host } 能中止遊戲。
    [nobody] 這一局已經沒有桌主，只有擁有「管理訊息」權限的人能中止遊戲。
    [seated] 只有同桌的玩家，或有「管理訊息」權限的人能中止遊戲。
   *[moderators] 只有桌主 { $host }，或有「管理訊息」權限的人能中止遊戲。
}{ $plays ->
    [yes] 你可以選擇退出。
   *[no] {""}
}
refused-second-table = { $place ->
    [direct] 這裡已經有一桌了：{ $link } 請先玩完或中止那一桌。
   *[other] 這個頻道已經有一桌了：{ $link } 要再開一桌，請到討論串或其他頻道。
}
refused-other-game = 這個頻道的這一桌玩的是{ $game }。
refused-not-in-server = 這個功能只能在伺服器裡使用。
refused-not-manager = 只有擁有「管理伺服器」權限的人才能選擇。
refused-limits = 請填兩個1到{ $most }的整數。設定沒有改變。
refused-channel = 在這個伺服器，請到 { $channels } 開桌。
refused-many-here = 這個伺服器已經開了{ $most }桌，達到上限。請等其中一桌結束，或關掉自己的一桌：`/我的 牌桌` 會列出來。
refused-many-theirs = 你在這個伺服器已經開了{ $most }桌，達到上限。請先結束或關掉一桌：`/我的 牌桌` 會列出來。
refused-many-elsewhere = 你在私人訊息、群組和我沒有加入的伺服器裡，總共已經開了{ $most }桌，達到上限。請先結束或關掉一桌：`/我的 牌桌` 會列出來。
refused-not-served = 這個機器人在這裡不能使用。請詢問機器人管理員，或自己架設一個。
refused-permissions = 我沒辦法在這裡主持：我在這個頻道還需要{ $names }的權限。請管理頻道的人開啟。
refused-control-unknown = 這個按鈕來自舊版的機器人。用 `/牌桌 顯示` 可以重新貼出盤面。
form-typed = 你剛才輸入的內容，以免遺失：
refused-command-unknown = 我不認得 Discord 傳來的這個指令。請等一分鐘，重新啟動 Discord（電腦上按 Ctrl+R 或 Cmd+R），再試一次。
refused-restarting = 我正在重新啟動。請半分鐘後再試，資料不會遺失。
refused-many-moves = 這局遊戲已經有{ $most }步，無法再增加。請退出，或一起用 `/牌桌 中止` 結束。
refused-too-many-undos = 這局遊戲最多可以收回{ $most }次，你已經用完了。
refused-too-soon = 你剛剛才在這個頻道用過。{ $again } 可以再用。
refused-just-called = { $name } 不久前才在這個頻道被通知過，還沒有回覆。{ $again } 可以再通知。
refused-too-often = 所有頻道合計，你最近已經用了{ $most }次。{ $again } 可以再用。
refused-many-posts = 所有頻道合計，{ $minutes }分鐘內我最多替一個人發{ $most }則這類訊息。{ $again } 可以繼續；只有你看得到的內容現在仍可使用。
refused-often-called = 這十分鐘內你已經通知 { $name } 好幾次了。{ $again } 可以再通知。
refused-too-long = 太長了：一步最多{ $most }個字元。
refused-not-saved = 剛才無法儲存，所以什麼都沒有改變。請稍後再試一次。如果一直不行，請告訴機器人管理員。
refused-unknown-whether-saved = 我不確定有沒有存好，因為儲存資料的地方沒有回應。存好的話會顯示在盤面上；如果一分鐘後還沒有變化，請再試一次。
refused-partly-saved = 儲存資料的地方沒有回應，只存了一部分。再試之前請先看看：`/牌桌 顯示` 會重新貼出目前的盤面，`/我的 牌桌` 列出你在玩和在等的遊戲。
refused-menu-message = 這只能用在我的盤面和對局結果的訊息上；這則訊息都不是。
refused-elsewhere = 這個按鈕屬於另一個頻道的牌桌。
refused-damaged = 這局遊戲無法繼續：紀錄與我目前的規則不符。可以用 `/牌桌 中止` 中止，之後就能匯出：{ $link }
refused-export-damaged = 這局遊戲無法繼續，而且紀錄可能含有祕密。先用 `/牌桌 中止` 中止（休眠中的話先用 `/牌桌 喚醒`），就能匯出全部內容。
board-missing = { $state ->
    [over] { $game }：你的遊戲結束了，但無法在頻道裡顯示。什麼都沒有遺失：在那裡用 `/牌桌 顯示` 可以再試一次。{ $link }
    [lobby] { $game }：你的牌桌開好了，但無法在頻道裡顯示。什麼都沒有遺失：在那裡用 `/牌桌 顯示` 可以再試一次。{ $link }
   *[playing] 無法在頻道裡顯示這一桌，但什麼都沒有遺失：在那裡用 `/牌桌 顯示` 可以再試一次，這段時間也能用指令玩。
}
post-refused = { $why ->
    [automod] 伺服器的 AutoMod 擋下了我的訊息。伺服器管理員可以把我或這個頻道排除在規則之外。
    [permissions] 我不能在那裡發訊息。伺服器管理員可以給我這些權限：「檢視頻道」、「傳送訊息」（討論串裡是「在討論串中傳送訊息」）和「附加檔案」。
    [locked] 討論串已鎖定或封存，有「管理討論串」權限的人可以重新開啟。
   *[other] Discord 拒絕了我的訊息（錯誤 { $code }）。如果一再發生，請把這個編號告訴機器人管理員。
}
error-unexpected = 出了點問題，但什麼都沒有改變。請再試一次；如果又發生，繼續試也沒有用，請把這個編號告訴機器人管理員：{ $id }
error-lasting = 機器人的程式有錯，所以沒能完成，再試也沒有用。請把這個編號告訴機器人管理員：{ $id }
error-after-saving = 你的變更已儲存，但之後出了問題。`/牌桌 顯示` 會重新貼出目前的盤面，`/我的 牌桌` 列出你在玩和在等的遊戲。如果一再發生，請把這個編號告訴機器人管理員：{ $id }
permission-view-channel = 「檢視頻道」
permission-send-messages = 「傳送訊息」
permission-send-messages-in-threads = 「在討論串中傳送訊息」
permission-attach-files = 「附加檔案」
permission-connect = 「連接」

## 指令與選項的名稱：同一組裡不能重複

command-table = 牌桌
command-join = 加入
command-leave = 離開
command-computer = 電腦
command-start = 開始
command-show = 顯示
command-hand = 持有
command-why = 為什麼
command-undo = 收回
command-resign = 退出
command-end = 中止
command-export = 匯出
command-language = 語言
command-new = 開桌
command-facet = facet
command-settings = 設定
option-game = 遊戲
option-seats = 座次
option-rated = 積分
command-profile = 個人檔案
option-level = 強度
option-style = 風格
option-language = 語言

## 指令的說明（最多100字元）

table-about = 這個頻道的這一桌
table-join-about = 加入這個頻道的這一桌
table-leave-about = 在遊戲開始前離開這一桌
table-computer-about = 加入一位電腦玩家
table-start-about = 開始遊戲
table-show-about = 在這裡重新貼出盤面
table-hand-about = 看自己手上有什麼，只有你看得到
table-computer-level-about = 電腦的強度，1最弱（不填：普通）
table-computer-style-about = 電腦的風格（不填：選看起來最好的一步）
hints-about = 玩家能不能使用提示
hints-allowed = 可以用提示
hints-forbidden = 不能用提示
rated-about = 結果要不要計入積分；玩家之間的積分對局不能用提示
rated-yes = 計入積分
rated-no = 不計積分
table-undo-about = 收回你的上一步，前提是之後沒有人行動，也沒有公開新的資訊
table-resign-about = 退出這一局
table-end-about = 中止所有人的遊戲，不計勝負
table-export-about = 把這一局的紀錄存成檔案
facet-about = 這個伺服器的 Facet 設定
facet-settings-about = 設定 Facet 在這個伺服器的牌桌、頻道、語言、上限等
table-language-about = 讓這一桌改用另一種語言
table-language-language-about = 語言
seats-about = 座次怎麼決定
seats-random = 隨機
seats-joined = 依加入順序

## 隱私

name-forgotten = 某人

## 各處

button-show = 顯示盤面
lobby-in-direct = 在私人訊息裡，你的對手是電腦。
lobby-in-group = 在群組裡，要有人按下按鈕，我才能發言。看不到盤面時，隨便按一個按鈕就好；提醒會用私人訊息送達。
lobby-in-visited = 我不是這個伺服器的成員，要有人按下按鈕才能發言。看不到盤面時，隨便按一個按鈕就好；提醒會用私人訊息送達。
refused-hushed = 你在這個伺服器沒有「使用外部應用程式」的權限，我為你貼出的內容只有你看得到，所以無法在這裡玩。請伺服器管理員給你這項權限，或把我加入伺服器。
refused-share = 目前無法在這裡貼出。請重新使用指令，再試一次。還是不行的話，可能是你在這個伺服器沒有「使用外部應用程式」的權限。
refused-mute = 這種頻道不能發訊息，所以無法在這裡開桌。請到文字頻道、討論串或論壇貼文裡開桌。
lobby-uninvited = 這個伺服器只加入了我的指令，我本身不在這裡。你還是可以玩，但要有人按下按鈕，我才能發言；提醒會用私人訊息送達。伺服器管理員可以在這裡把我加入：<{ $link }>

## 玩上好幾天

button-agree = 接受
button-decline = 婉拒
button-deputy-turn = 這一回合交給電腦
button-deputy-seat = 座位交給電腦
button-sit-in = 代打
button-back-again = 拿回座位
lobby-asked-in = { $name } · 已邀請
lobby-invited = { $names }：邀請你加入這一桌。要玩請按**接受**，不玩請按**婉拒**。所有受邀的人都回覆後就能開始。
lobby-untouched = -# 這一桌一整天沒有動靜，已自動關閉。
cover-pace = { $unit ->
    [s] { $count }秒
    [m] { $count }分鐘
    [h] { $count }小時
   *[d] { $count }天
}
cover-caption-pace = { $kind ->
    [none] 不限時
    [bank] 總計＋每回合
   *[turn] 每回合
}
cover-caption-hints = { $given ->
    [yes] 有提示
   *[no] 無提示
}
lobby-pace-30s = 每回合30秒
lobby-pace-1m = 每回合1分鐘
lobby-pace-2m = 每回合2分鐘
lobby-pace-3m = 每回合3分鐘
lobby-pace-5m = 每回合5分鐘
lobby-pace-10m = 每回合10分鐘
lobby-pace-10m-plus-10m = 總共10分鐘，每回合再加10分鐘（最多30分鐘）
lobby-pace-1h = 每回合1小時
lobby-pace-12h = 每回合12小時
lobby-pace-1d = 每回合1天
lobby-pace-1d-plus-12h = 總共1天，每回合再加12小時（最多3天）
lobby-pace-3d = 每回合3天
lobby-pace-7d = 每回合7天
lobby-late-ask = 逾時由其他玩家決定
lobby-late-computer = 逾時由電腦代打（連續3次就代打到本人回來）
pace-about = 每回合可以用多久
pace-none = 不限時間
pace-30s = 每回合30秒
pace-1m = 每回合1分鐘
pace-2m = 每回合2分鐘
pace-3m = 每回合3分鐘
pace-5m = 每回合5分鐘
pace-10m = 每回合10分鐘
pace-10m-plus-10m = 總共10分鐘，每回合再加10分鐘（最多30分鐘）
pace-1h = 每回合1小時
pace-12h = 每回合12小時
pace-1d = 每回合1天
pace-1d-plus-12h = 總共1天，每回合再加12小時（最多3天）
pace-3d = 每回合3天
pace-7d = 每回合7天
late-about = 逾時的時候怎麼辦
late-ask = 逾時：由其他玩家決定
late-computer = 逾時：由電腦代打（連續3次就代打到本人回來）
joiners-about = 是否只讓準時的玩家加入
joiners-all = 任何人都能加入
joiners-punctual = 只限準時的玩家
lobby-on-time = 只限準時的玩家
invite-about = 要替誰留位子
option-pace = 時限
option-late = 逾時
option-joiners = 誰能加入
option-invite = 邀請
option-invite_2 = 邀請2
option-invite_3 = 邀請3
option-invite_4 = 邀請4
option-invite_5 = 邀請5
option-person = 玩家
table-asleep = { $game }：這一局從 { $since } 起就沒有人行動，所以先休眠，把頻道空出來。{ $names }：這裡沒有其他牌桌時，用 `/牌桌 喚醒` 就能繼續。
table-put-to-sleep = { $game }：{ $name } 讓這一局休眠，頻道空出來了。{ $names }：這裡沒有其他牌桌時，用 `/牌桌 喚醒` 就能繼續。
board-until = 截止：{ $until }
board-bank = { $name } { $time }
board-duration = { $first }{ $second }
board-banks = 這一回合開始時的剩餘時間：{ $banks }
board-late = { $name } 的時間到了；同桌的人都可以交給電腦代打。
board-away = { $name } 暫離，{ $until } 回來{ $pace ->
        [none] 。
       *[other] ；這段期間不計時。
    }
board-offered = { $seat } 想把座位交給 { $name }：按**接受**就從這裡接著玩。
board-asked-for = { $name } 想代替 { $seat } 上場，同桌只要有一個人按**接受**就行。
board-ends = { $names } 想中止這一局。{ $asked }：同意請按**同意中止**。還在玩的人都同意，就不計勝負結束；只要有人繼續行動，就當作不同意。
note-deputy = 這一回合由電腦替 { $name } 代打。
note-played-for = 這一回合由電腦替 { $name } 代打了，下一回合由 { $name } 自己玩。
board-deputies = 電腦正在替 { $names } 代打。按**拿回座位**就能自己接手。
note-back = { $name } 回來了。
note-handed-over = 這個座位改由 { $name } 接手。
note-woken = { $name } 喚醒了這一局。
button-play = 前往牌桌
button-ask-away = 暫離…
button-ask-hand-over = 交接座位…
hand-over-whom = 要把座位交接給誰？對方接受之前，座位還是你的。
button-stop-reminders = 不要再提醒
reminder-now = { $name }：輪到你了。{ $game }：{ $link }
reminder-until = { $name }：輪到你了，{ $until } 截止。{ $game }：{ $link }
reminder-late = { $name }：你的時間已經到了（{ $until }），遊戲還在等你。{ $game }：{ $link }
reminder-you-now = 輪到你了。{ $game }：{ $link }
reminder-you-until = 輪到你了，截止時間：{ $until }。{ $game }：{ $link }
reminder-you-late = 你的時間已經到了（{ $until }），遊戲還在等你。{ $game }：{ $link }
reminder-shut = -# 如果盤面在討論串裡，按了按鈕卻沒有反應，表示討論串已封存：請先在裡面發一則訊息。
deputy-turn-done = 這一回合由電腦代打。
deputy-seat-done = 在本人回來之前，這個座位由電腦代打。
sit-in-asked = 已經詢問同桌的人，有人接受你就上場。
hand-over-asked = 已提出交接。對方接受之前，座位還是你的。
hand-over-done = 座位已經交接。
hand-over-declined = 座位維持原樣。
back-done = 歡迎回來，座位又是你的了。
wake-done = 遊戲繼續。
own-tables-none = 你目前不在任何一桌。開一桌吧：{ $commands }
own-tables-title = ### 你的牌桌（{ $count }）
own-table-yours = **{ $game }**：{ $link } · 輪到你了（最近變動：{ $since }）
own-table-others = { $game }：{ $link } · 輪到別人（最近變動：{ $since }）
own-table-lobby = { $game }：{ $link } · 尚未開始（最近變動：{ $since }）
own-table-asleep = { $game }：{ $link } · 休眠中（最近變動：{ $since }）
own-table-lost = { $game }：頻道已經不存在，所以在休眠。在別的頻道用 `/牌桌 喚醒` 就能繼續（最近變動：{ $since }）
own-table-in-direct = 私人訊息
own-table-in-group = 群組
own-give-up = 放棄一桌…
own-tables-lost = 有{ $count }桌所在的頻道已經不存在，所以關閉了，不計勝負。
give-up-about = **{ $game }**：{ $link }
give-up-lobby = 要離開這一桌嗎？
button-given-up = 確定放棄
give-up-done = { $how ->
    [off] 遊戲已中止。
    [left] 你離開了這一桌。
   *[resigned] 你退出了這一局。
}
refused-not-late = 這一桌沒有人逾時。
refused-not-away = 這個座位本來就是你在玩。
refused-asleep = 這一局在休眠。這裡沒有其他牌桌時，用 `/牌桌 喚醒` 就能繼續。
refused-already-asleep = 這一局已經在休眠，頻道是空的。只有同桌的玩家能讓它繼續或中止。
refused-wake-unseen = 有玩家看不到這個頻道。請在所有人都看得到的地方繼續。
refused-not-asleep = 這個頻道沒有休眠中的遊戲。
refused-already-here = 對方已經在這一桌了。
refused-saw-secrets = 對方讓出過這一桌的另一個座位，知道那個座位的祕密，所以不能坐這個座位。
refused-you-saw-secrets = 你讓出過這一桌的另一個座位，知道那個座位的祕密，所以不能坐這個座位。
refused-seat-secret = 這個座位有只有 { $name } 能看的資訊，所以只有本人能用 `/牌桌 交接` 交出座位；在那之前可以由電腦代打。
refused-offer-pending = 這個座位正在和 { $name } 交接，還沒有結果。請等結果出來再試。
refused-no-offer = 現在沒有等待交接的座位了。
refused-not-offered = 這個座位是要交給 { $name } 的。
refused-no-person = 只有真人能入座。要加電腦，請在開始前用 `/牌桌 電腦`。
command-my = 我的
command-tables = 牌桌
command-back = 回來
command-wake = 喚醒
command-hand-over = 交接
my-about = 你自己的牌桌和提醒
my-tables-about = 看你所有的牌桌，輪到你的排最前面
table-back-about = 從電腦手中拿回你的座位
table-wake-about = 繼續這個頻道休眠中的遊戲
table-hand-over-about = 把你的座位交給別人
table-hand-over-person-about = 交給誰（對方同意才算）

## 追蹤牌桌或某個人

command-follow = 追蹤

## 覆盤：只給那一局的玩家看

command-review = 覆盤

## 重播一局

lobby-cover-alt = { $free ->
    [0] { $game }的封面。入座：{ $names }，已滿。設定：{ $settings }。
   *[other] { $game }的封面。入座：{ $names }，還有{ $free }個空位。設定：{ $settings }。
}
lobby-cover-styled = { $name }（{ $style }）
lobby-played-on = -# 這一桌從另一局的{ $turn ->
        [0] 開頭
       *[other] 第{ $turn }回合之後
    }接著玩，共{ $seats }個座位。清單上的第一位先行動。看過那一局的人知道蓋著的是什麼，所以不計入積分。
board-played-on = { $game } · 從另一局的{ $turn ->
        [0] 開頭
       *[other] 第{ $turn }回合之後
    }接著玩，不計積分
refused-play-on-fixed = 這一桌是從另一局接著玩的，這一項不能在這裡更改。

## 找對手

lobby-found = 所有人都接受後就開始（{ $until }截止）。在那之前接受的人會保留排隊的順序。
lobby-asked-found = { $names }：找到對手了。要玩請按**接受**，不玩請按**婉拒**。
refused-found = 這一桌是替找對手的人開的，玩家和設定都不能更改。
command-find = 找對手

## 賽季

season-refused = **關於這個賽季的訊息沒能發到它的頻道。** 我會每小時再試一次，直到賽季結束後一週。
thread-refused = **我沒能在這個頻道建立討論串**，這還需要「建立公開討論串」權限。要在那裡進行的遊戲，我會一直試到賽季結束。
refused-finishing = 這一局的時間到了，剩下的由電腦玩完。

## 密封發牌

button-ask-cut = 加入字句
setting-deal = 發牌
setting-deal-open = 一般
setting-deal-sealed = 密封
lobby-deal-sealed = 密封發牌
lobby-cut = 已加入字句
lobby-fixture = 什麼都不做也可以，最晚{ $until }開始。想加入字句的話，可以自己寫，也可以留空；所有人都加入後就立刻開始。
rematch-sealed = 下一桌開好了。請在那裡加入字句，按**開始**就開局。
refused-direct-occupied = 你和我的私人訊息裡還有另一局。請把它玩完，或在那裡用 `/牌桌 中止` 結束：{ $link }
refused-not-sealed = 這局是一般發牌，不需要加入字句，也沒有東西可以驗證。
refused-fixture = 這是賽季的對局，玩家和設定都不能更改，時間到就會自動開始。
refused-cut = 字句最多{ $most }個字元。
refused-stays-sealed = 這次發牌必須維持密封，因為承諾值可能已經公開。想用一般發牌，請關閉這張牌桌再開新桌。

## 每日一局

command-daily = 每日一局
board-daily = { $game } · 每日一局 { $day }

day-date = { $year }年{ $month }月{ $day }日
