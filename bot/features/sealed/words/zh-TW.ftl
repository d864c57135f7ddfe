button-verify = 驗證
command-verify = 驗證
option-deal = 發牌方式
deal-about = 是否由事先固定的祕密值決定怎麼發牌，讓所有人賽後都能驗證
deal-open = 一般發牌
deal-sealed = 密封發牌
table-verify-about = 檢查密封發牌的一局有沒有被動過
sealed-commitment = -# 牌桌{ $table }採用密封發牌，你什麼都不必做。賽後按**驗證**就能確認沒有人動過手腳。`{ $digest }`
sealed-meaning = **你什麼都不必做。**怎麼發牌，由一個祕密值和大家加入的字句決定。下面的承諾值已經固定了祕密值，所以從現在起誰也改不了。
sealed-unopened = -# 這個伺服器始終沒有公開的密封發牌：{ $count }局
sealed-cut = { $name }「{ $cut }」`{ $fingerprint }`
sealed-cut-deleted = 一份字句已隨玩家的資料刪除
sealed-uncut = 沒有人加入
cut-title = 加入字句
cut-words = 任何字句（也可以留空）
cut-about = 這些字句也會決定怎麼發牌，所以沒有人能事先知道。這局結束後會公開。
cut-hint = 例如：藍色的月亮
cut-done = { $kept ->
        [yes] 你加入了「{ $cut }」。這些字句的指紋是`{ $fingerprint }`；如果賽後**驗證**顯示的指紋不同，就表示字句被改過。
       *[no] 還沒有加入：輸入的內容裡沒有可用的文字或符號。
    }開始之前都可以重新加入。
finish-sealed = -# 密封發牌：按**驗證**可以看到祕密值，並檢查是否與密封時一致。
verify-valid = **驗證無誤**：檢查了全部{ $moves }步，都和密封時一致。
verify-differs = **驗證不符。**第一個不同之處：{ $place }
verify-commitment = 承諾值：`{ $digest }`，公開在[這則訊息]({ $link })
verify-secret = 祕密值：`{ $secret }`
verify-cuts = 加入的字句：{ $cuts }
verify-yourself = 想自己檢查，就用 `/牌桌 匯出` 取得紀錄，再到機器人的原始碼資料夾裡執行 `python3 -m rules verify`。
verify-goes-on = 這局結束時會公開祕密值，之後按結果下方的**驗證**就能檢查。
verify-called-off = 這局中止了，祕密值不會公開，所以無法驗證。
refused-not-published = 這次密封的承諾值還沒能公開，請稍後再試。
verify-day-goes-on = 這是每日一局。等全世界都過了這一天，會在 `/每日一局` 公開祕密值；那之後只要這一局也已結束，按結果下方的**驗證**就能檢查。
verify-day = `/每日一局` 顯示的{ $day }承諾值：`{ $digest }`
