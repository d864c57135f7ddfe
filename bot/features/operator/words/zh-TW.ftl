button-host = 重新整理
button-host-backup = 立即備份
button-host-check = 檢查資料庫
button-host-errors = 最近的錯誤
host-title = ### 機器人的狀態
host-well = **一切正常**，沒有需要你處理的事。
host-version = 版本 { $version }，啟動於 { $at }
host-newer = **{ $version } 已推出**
host-counts = 伺服器：{ $servers } · 進行中的牌桌：{ $tables }
host-today = 今天的回合：{ $turns } · 錯誤：{ $errors }
host-backup-off = 備份：關閉（`FACET_BACKUP=off`）
host-backup-none = 備份：半小時內會做第一份
host-backup-good = 備份於 { $at }，已檢查：{ $line }
host-backup-bad = 備份（{ $at }）：失敗 · 上一份成功的備份：{ $good }
host-machine = 磁碟剩餘空間：{ $free } MB · 記憶體：{ $used } / { $most } MB · 與 Discord 的連線：{ $ms } ms
host-left-out = **有遊戲無法使用**：`{ $why }`
host-backed-up = **備份完成。**{ $line }
host-not-backed-up = **無法備份**：`{ $line }`
host-backup-under-way = **已經有一個備份正在進行**，所以我沒有再開始一個。請過幾分鐘再試。
host-checked = **資料庫正常**，進行中的牌桌都能繼續玩。
host-check-bad = **資料庫有問題**：`{ $line }`
host-no-errors = 啟動後沒有發生錯誤。
host-warning-disk = **磁碟快滿了**：只剩 { $free } MB。請在執行機器人的主機上騰出空間；在那之前，可能無法儲存或備份。
host-warning-backup = **備份失敗**：`{ $reason }`。我會每六小時再試一次，並保留較舊的備份。`/facet 營運` 裡的**立即備份**可以馬上再試。
host-warning-backup-old = **最後一份備份是 { $day } 的。**之後沒能備份的原因寫在日誌裡；`/facet 營運` 裡的**立即備份**可以馬上做一份。
host-warning-pg-dump = **PostgreSQL 資料庫沒有備份**：執行機器人的地方沒有安裝 `pg_dump`。請在那裡安裝 PostgreSQL 用戶端，或設定 `FACET_BACKUP=off` 並自行備份。
host-warning-clock = **執行機器人的主機時間差了{ $seconds }秒。**請用 `timedatectl set-ntp true` 校正。我會自動修正，但日誌和備份的時間仍是錯的。
host-warning-commands = **Discord 不接受我的指令**，大家可能會看到舊的指令，或什麼都看不到。我會繼續嘗試；原因寫在日誌裡，`{ $line }` 會說明該怎麼做。
host-warning-emojis = **有些表情符號沒有上傳成功**，目前以一般的表情符號代替。我會繼續嘗試；`{ $line }` 可以立即上傳。
host-warning-errors = **錯誤比平常多**：今天{ $today }個，平常{ $usual }個。`/facet 營運` 裡的**最近的錯誤**會列出發生的地方，詳情請以編號在日誌中查詢。
host-warning-memory = **記憶體快到上限了**：已使用 { $used } MB，上限 { $most } MB。請提高上限（`MemoryMax=` 或 `--memory`），或減少每個行程負責的伺服器。
host-warning-servers = **我在{ $servers }個伺服器裡**；未經 Discord 驗證的應用程式，最多只能加入100個伺服器。請在開發者平台（Developer Portal）申請驗證，審核需要一些時間。
refused-not-owner = 這個頁面只給這個機器人的管理員使用：只有它在 Discord 上的應用程式擁有者，或所屬團隊的擁有者，才能打開。
refused-no-backup = 用這種方式啟動的我不能備份或檢查。請用系統服務、容器或 `make run` 啟動機器人。
command-host = 營運
facet-host-about = 機器人的狀態（只給機器人管理員）
