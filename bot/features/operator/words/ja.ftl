button-host = 更新
button-host-backup = すぐにバックアップ
button-host-check = データベースを確認
button-host-errors = 最近のエラー
host-title = ### ボットの状態
host-well = **正常です。**対処の必要はありません。
host-version = バージョン：{ $version } · 起動：{ $at }
host-newer = **{ $version }が公開されています**
host-counts = サーバー：{ $servers } · 開いているテーブル：{ $tables }
host-today = 今日の手番：{ $turns } · エラー：{ $errors }
host-backup-off = バックアップ：オフ（`FACET_BACKUP=off`）
host-backup-none = バックアップ：最初の1つは30分以内に作られます
host-backup-good = バックアップ（{ $at }、確認済み）：{ $line }
host-backup-bad = バックアップ（{ $at }）：失敗 · 最後に成功したもの：{ $good }
host-machine = ディスクの空き：{ $free } MB · メモリー：{ $used } / { $most } MB · Discordとの接続：{ $ms } ms
host-left-out = **使えないゲームがあります**：`{ $why }`
host-backed-up = **バックアップを作りました。** { $line }
host-not-backed-up = **バックアップを作れませんでした**：`{ $line }`
host-backup-under-way = **すでにバックアップを作成中です。**新しくは始めませんでした。数分後にもう一度試してください。
host-checked = **データベースは正常です。**開いているテーブルはすべて続けられます。
host-check-bad = **データベースに問題があります**：`{ $line }`
host-no-errors = 起動してからエラーはありません。
host-warning-disk = **ディスクがもうすぐいっぱいです。**空きは{ $free } MBです。ボットが動いているマシンの空きを増やしてください。それまで、手の保存やバックアップができないことがあります。
host-warning-backup = **バックアップに失敗しました**：`{ $reason }`。6時間ごとにやり直し、古いバックアップは残します。`/facet 運用`の**すぐにバックアップ**ですぐにやり直せます。
host-warning-backup-old = **最後のバックアップは{ $day }のものです。**その後に作れなかった理由はログにあります。`/facet 運用`の**すぐにバックアップ**ですぐに作れます。
host-warning-pg-dump = **PostgreSQLのデータベースがバックアップされていません。**ボットが動いているマシンに`pg_dump`がありません。PostgreSQLのクライアントをインストールするか、`FACET_BACKUP=off`にしてご自身でバックアップしてください。
host-warning-clock = **ボットが動いているマシンの時刻が{ $seconds }秒ずれています。**`timedatectl set-ntp true`で合わせてください。ボットは補正しますが、ログとバックアップの時刻はずれたままです。
host-warning-commands = **Discordがコマンドを受け付けません。**古いコマンドが表示されるか、何も表示されないことがあります。ボットが自動でやり直します。理由はログにあり、`{ $line }`で対処方法が分かります。
host-warning-emojis = **アップロードできていない絵文字があります。**いまは標準の絵文字で代用しています。ボットが自動でやり直します。`{ $line }`ですぐにアップロードできます。
host-warning-errors = **エラーがいつもより多く出ています。**今日は{ $today }件、ふだんは{ $usual }件です。`/facet 運用`の**最近のエラー**で、起きた場所を見られます。詳しいことは、その番号でログを検索してください。
host-warning-memory = **メモリーが上限に近づいています。**{ $most } MBのうち{ $used } MBを使っています。上限（`MemoryMax=`か`--memory`）を上げるか、1つのプロセスが受け持つサーバーを減らしてください。
host-warning-servers = **{ $servers }のサーバーに入っています。**Discordの認証を受けていないアプリは、100を超えるサーバーには入れません。開発者ポータルで認証を申請してください。審査には時間がかかります。
refused-not-owner = このページはボットの管理者専用です。開けるのは、Discordでのこのボットのアプリの所有者（チームのアプリならチームの所有者）だけです。
refused-no-backup = この起動方法では、バックアップや確認はできません。サービス、コンテナー、`make run`のいずれかでボットを起動してください。
command-host = 運用
facet-host-about = ボットの状態（ボットの管理者専用）
