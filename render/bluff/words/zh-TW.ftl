### 繁體中文（台灣）的吹牛。名字（$name、$other、$loser）直接帶入，兩側留空格；$bid 是「3個5點」，$dice 是「1 2 5 5」。

## 骰子與喊數

bluff-name = 吹牛
bluff-face = { $face }點
bluff-bid = { $count }個{ $face }

## 發生的事

bluff-tell-roll-you = 你擲出 { $dice }。
bluff-tell-roll = { $name } 擲出 { $dice }。
bluff-tell-bid-you = 你喊{ $bid }。
bluff-tell-bid = { $name } 喊{ $bid }。
bluff-tell-challenge-you = 你抓 { $other } 喊的{ $bid }。
bluff-tell-challenge = { $name } 抓 { $other } 喊的{ $bid }。
bluff-tell-shown = 大家開盅：{ $dice }。
bluff-tell-dice = { $name } { $dice }
bluff-tell-found-plain = { $count ->
    [0] 一個{ $face }都沒有。
   *[other] 共有{ $count }個{ $face }。
}
bluff-tell-found-wild = { $count ->
    [0] { $face }和1點一個都沒有。
   *[other] { $face }和1點共有{ $count }個。
}
bluff-tell-enough = 數目足夠。
bluff-tell-too-few = 數目不足。
bluff-tell-lost-you = { $left ->
    [0] 你失去最後一顆骰子，出局了。
   *[other] 你失去一顆骰子，還剩{ $left }顆。
}
bluff-tell-lost = { $left ->
    [0] { $name } 失去最後一顆骰子，出局了。
   *[other] { $name } 失去一顆骰子，還剩{ $left }顆。
}

## 目前的問題

bluff-ask-roll = 正在擲骰子。
bluff-ask-first-you = 你的骰子：{ $dice }。由你先喊。
bluff-ask-first = 由 { $name } 先喊。
bluff-ask-bid-you = 你的骰子：{ $dice }。喊得比{ $bid }高，或是抓。
bluff-ask-bid = 輪到 { $name }：喊得比{ $bid }高，或是抓。
bluff-ask-last-you = 你的骰子：{ $dice }。沒有比{ $bid }更高的喊數，只能抓。
bluff-ask-last = 輪到 { $name }：沒有比{ $bid }更高的喊數，只能抓。
bluff-ask-over = 遊戲已結束。

## 按鈕與選項的標籤（最多80字元）

bluff-label-challenge = 抓！
bluff-button-any = 其他喊數…
bluff-panel-bid = 按**確認**就喊**{ $bid }**。
bluff-panel-challenge = 按**確認**就抓**{ $bid }**。
bluff-button-hand = 我的骰子

## 替代文字

bluff-alt-title = { $ones ->
    [wild] { bluff-name }，場上共{ $dice }顆骰子，1點可當任何點數。
   *[plain] { bluff-name }，場上共{ $dice }顆骰子。
}
bluff-alt-bid = { $name } 喊了{ $bid }。
bluff-alt-seat = { $left ->
    [0] { $number } { $name }：已出局。
   *[other] { $number } { $name }：{ $left }顆骰子。
}
bluff-alt-gone = { $number } { $name }：已退出，{ $left }顆骰子。
bluff-alt-showdown = 上一輪 { $name } 抓 { $other } 喊的{ $bid }。開出 { $dice }，符合的有{ $count }顆。{ $loser } 失去一顆骰子。
bluff-alt-hand = 你的骰子：{ $dice }。
bluff-alt-hand-none = 你的盅裡沒有骰子。

## 遊戲結束後

bluff-standing = { $left ->
    [0] 第{ $place }名 { $name }：出局
   *[other] 第{ $place }名 { $name }：{ $left }顆骰子
}
bluff-standing-gone = { $name }：中途退出
bluff-reckoning-won = { $name } 獲勝，還剩{ $left }顆骰子。
bluff-reckoning-shared = { $names } 並列獲勝。
bluff-reckoning-alone = 其他人都退出了，{ $name } 獲勝。
bluff-reckoning-none = 所有人都退出了，沒有人獲勝。

## 規則摘要

bluff-rules-aim = **{ bluff-name }**，2到6人。最後還有骰子的人獲勝。
bluff-rules-roll = **每一輪**大家各自在盅裡擲骰子，只看自己的。按**我的骰子**就能看。
bluff-rules-bid = • **喊數**：說全場所有的盅合起來，某個點數至少有幾個。每次都要比前一個高：個數更多，或個數相同但點數更大。
bluff-rules-challenge = • **抓**：不喊，而是質疑上一個喊的數。大家開盅，如果個數夠，抓的人失去一顆骰子；不夠，就由喊的人失去一顆。失去骰子的人開始下一輪；如果他出局了，就從下一位開始。
bluff-rules-ones = 如果這一桌的1點是萬用點，每個1點都可以算成喊的點數。
bluff-rules-commands = **在指令裡**，喊數寫成個數、x、點數：3x5 就是3個5點。

## 指令與選項的名稱：同一組裡不能重複

bluff-command = 吹牛
bluff-command-bid = 喊數
bluff-command-challenge = 抓
bluff-option-dice = 骰子數
bluff-option-ones = 一點
bluff-option-bid = 喊數

## 指令的說明（最多100字元）

bluff-command-about = { bluff-name }，2到6人
bluff-command-new-about = 在這個頻道開一桌{ bluff-name }
bluff-command-new-dice-about = 每個人一開始有幾顆骰子（沒指定就是5顆）
bluff-command-new-ones-about = 1點能不能當任何點數（沒指定就不能）
bluff-choice-ones-plain = 1點就是1點
bluff-choice-ones-wild = 1點是萬用點
bluff-command-bid-about = 喊全場某個點數至少有幾個
bluff-command-bid-bid-about = 個數、x、點數：3x5 就是3個5點
bluff-command-challenge-about = 抓上一個喊的數
bluff-chosen-dice = 每人{ $value }顆骰子
bluff-chosen-ones = { $value ->
    [wild] 1點是萬用點
   *[plain] 1點就是1點
}

## 說明：簡短介紹與起步的指令

bluff-help = **{ bluff-name }**（2到6人）
bluff-help-new = `/{ bluff-command } 開桌`
bluff-help-turn = `/{ bluff-command } 喊數`
bluff-no-plans = 在{ bluff-name }裡，每一步都要看前一次喊數，所以不能計畫下一回合。

## 怎麼看盤面

bluff-guide-1 = 目前喊的數：所有的盅合起來，這個點數至少有這麼多個。
bluff-guide-2 = 喊的人。
bluff-guide-3 = 這一桌的1點是萬用點，可以算成任何點數。
bluff-guide-4 = 實際有幾個；喊得對就打勾。
bluff-guide-5 = 失去骰子的人。
bluff-guide-6 = 上一輪：誰喊了什麼，下面是誰抓。
bluff-guide-7 = 所有的盅裡一共有幾顆骰子。
bluff-guide-8 = 這位玩家最後喊的數；目前有效的那個有亮框，最新的有藍色星光。
bluff-guide-9 = 這位玩家還剩幾顆骰子。
bluff-guide-10 = 失去的骰子。
bluff-guide-11 = 盅裡的骰子。抓了之後，到下一次喊數之前都看得到點數，符合所喊的骰子有綠框。
bluff-guide-12 = 輪到的玩家。

## 教學

bluff-lesson-1 = **你的骰子。** 每個人的盅裡有五顆骰子，只看得到自己的：按**我的骰子**就能看。喊數就是說**所有**的盅合起來（包括你自己的），某個點數至少有幾個。對手的五顆你看不到，不過每個點數平均六顆裡會有一顆。先喊一個數，或是喊得比目前的高。
bluff-lesson-2 = **越喊越高。** 每次都要比前一個高：個數更多，或個數相同但點數更大。喊得越高，就越難是真的。別人喊的數透露了他的骰子，除非他是在唬人；你當然也可以唬人。
bluff-lesson-3 = **抓。** 不相信上一個喊的數，就按**抓！**這個鈕，大家一起開盅：個數不夠，喊的人失去一顆骰子；夠的話，就是你失去一顆。先數自己的，再加上看不到的骰子的六分之一；喊的數比這多很多，就值得懷疑。
bluff-lesson-4 = **結束。** 失去骰子的人少一顆骰子，由他開始下一輪；骰子沒了就出局。最後還有骰子的人獲勝。如果這一桌的1點是萬用點，每個1點都能算成任何點數，看不到的骰子就要估三分之一，而不是六分之一。

## 個人檔案與封面

bluff-cover-dice = 每人骰子
bluff-cover-ones = { $value ->
    [wild] 1點萬用
   *[plain] 1點就是1點
}
bluff-deed-bid = 喊數×{ $count }
bluff-deed-challenge = 抓×{ $count }

## 電腦的強度

bluff-level-easy-about = 只看自己的骰子
bluff-level-normal-about = 也會從別人喊的數推敲
