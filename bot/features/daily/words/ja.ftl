daily-about = 今日の勝負を遊ぶ：全員が同じ初期配置から、同じコンピューターと対戦する
button-daily = 今日の勝負
button-daily-play = 遊ぶ
button-daily-again = もう一度遊ぶ
button-daily-share = 共有する
button-daily-board = 順位表
button-daily-best = { $day }の最高のゲーム
daily-title = ### 今日の勝負：{ $day }
    全員が同じ初期配置から、同じコンピューターと対戦します。コンピューターは、同じ手には同じ手で応えます。記録になるのは最初の1ゲームです。
    -# 日付はあなたのタイムゾーンに従います。`/自分 通知オフ`で設定でき、変更は次の日から有効になります。
daily-open = まだ遊んでいません
daily-spent = データを削除する前に一度始めているので、次のゲームは練習です
daily-goes-on = [ゲーム中]({ $link })
daily-given-up = 最後まで遊んでいません
daily-won = { $margin ->
    [0] { $turns }手番、同点で勝ち
   *[other] { $turns }手番で{ $margin }点差の勝ち
}
daily-lost = { $margin ->
    [0] { $turns }手番、同点で負け
   *[other] { $turns }手番で{ $margin }点差の負け
}
daily-streak = { $days }日連続
daily-verify = ### 今日の勝負の検証
    配り方はすべて秘密の値で決まり、そのコミットメントは日が始まる前に公開されます。世界中でその日が終わると秘密の値を公開するので、終わったゲームの配り方を誰でも確かめられます。
daily-commitment = -# { $day }のコミットメント：`{ $digest }`
daily-secret = -# 終了した{ $day }の秘密の値：`{ $secret }`
daily-intro = **{ $game }：{ $day }の今日の勝負**。あなたが先攻です。
    -# コミットメント：`{ $digest }`
daily-begun = { $counts ->
    [yes] このゲームが記録になります。ゲームはこちら：{ $link }
   *[no] 記録になるのは最初の1ゲームなので、これは練習です。ゲームはこちら：{ $link }
}
daily-board-title = ### { $game }：{ $day }の勝負
    { $where }
daily-nobody = { $people ->
    [0] まだ誰も最後まで遊んでいません。
   *[other] この順位表にはまだ誰もいません。
}
daily-people = -# 全体で最後まで遊んだ人：{ $people }人
daily-shared = { $name }が今日の勝負を遊びました：{ $game }、{ $day }
    { $result }
daily-alt = 今日の勝負、{ $game }、{ $day }：{ $name }、{ $result }、{ $mine }対{ $theirs }。連続{ $streak }日。手番ごと：{ $deeds }。
daily-sign-points = 得点
daily-deed = { $count }手番
daily-deed-points = { $deed }（{ $points }）
refused-daily-closed = ダイレクトメッセージを送れませんでした。ゲームの内容がほかの人に見えないように、今日の勝負はそこで遊びます。このサーバーのメンバーからのダイレクトメッセージを許可して、もう一度試してください。
refused-daily-unfinished = その日の勝負を最後まで遊んでいないので、まだ共有できません。
refused-daily-none = その日の勝負を最後まで遊んだ人がいないので、表示できるゲームがありません。
daily-where = どこに投稿しますか？ ゲームの内容は明かされません。
daily-nowhere = あなたとボットの両方が投稿できるチャンネルが見つかりません。共有したい場所で`/今日の勝負`を使ってください。
daily-channel = チャンネルを選ぶ
button-daily-here = ここに投稿する
daily-posted = 投稿しました：{ $link }
refused-daily-channel = そのチャンネルでは、あなたかボットが画像を投稿できません。別のチャンネルを選んでください。
