button-verify = 検証
command-verify = 検証
option-deal = 配り方
deal-about = 配り方を封印し、すり替えがないことを後から誰でも検証できるようにするか
deal-open = 通常
deal-sealed = 封印（後から検証できる）
table-verify-about = 封印された配り方が変えられていないかを確かめる
sealed-commitment = -# テーブル{ $table }の配り方は封印されています。何もする必要はありません。すり替えがなかったことは、ゲームの後に**検証**で確かめられます。`{ $digest }`
sealed-meaning = **何もする必要はありません。**配り方は、秘密の値と、みなさんがカットに使う言葉で決まります。下のコミットメントで秘密の値が確定しているので、これからは誰も変えられません。
sealed-unopened = -# このサーバーで、公開されないまま終わった封印：{ $count }件
sealed-cut = { $name }「{ $cut }」`{ $fingerprint }`
sealed-cut-deleted = プレイヤーのデータとともに削除されたカット
sealed-uncut = なし
cut-title = カットする
cut-words = 好きな言葉（空欄でも可）
cut-about = この言葉も配り方を決めるので、前もって知ることは誰にもできません。ゲームの後に表示されます。
cut-hint = 例：青い月
cut-done = { $kept ->
        [yes] 「{ $cut }」でカットしました。この言葉の指紋は`{ $fingerprint }`です。終了後の**検証**に違う指紋が出たら、言葉が変えられています。
       *[no] カットはしていません。入力には、使える文字や記号がありませんでした。
    }開始までは何度でもカットし直せます。
finish-sealed = -# 配り方は封印されていました。**検証**で秘密の値を見て、封印どおりかを確かめられます。
verify-valid = **封印どおりです。**全{ $moves }手を確かめ、すべて一致しました。
verify-differs = **封印と一致しません。**最初の違い：{ $place }
verify-commitment = コミットメント：`{ $digest }`（[このメッセージ]({ $link })で公開）
verify-secret = 秘密の値：`{ $secret }`
verify-cuts = カット：{ $cuts }
verify-yourself = 自分で確かめるには、`/テーブル 記録`で記録を書き出し、ボットのソースコードのフォルダーで`python3 -m rules verify`にかけてください。
verify-goes-on = 秘密の値はゲームの終了時に公開します。その後、結果の下の**検証**で封印どおりかを確かめられます。
verify-called-off = このゲームは中止されました。秘密の値は公開されないので、検証はできません。
refused-not-published = この封印のコミットメントをまだ公開できていません。少し待ってからもう一度試してください。
verify-day-goes-on = これは今日の勝負です。秘密の値は、世界中でその日が終わると`/今日の勝負`で公開します。その後、このゲームも終わっていれば、結果の下の**検証**で封印どおりかを確かめられます。
verify-day = `/今日の勝負`に表示される{ $day }のコミットメント：`{ $digest }`
