daily-about = 今日の一局を遊ぶ：全員が同じカードで、同じコンピューターと対戦する
button-daily = 今日の一局
button-daily-play = 遊ぶ
button-daily-again = もう一度遊ぶ
button-daily-share = 共有する
button-daily-board = 順位表
button-daily-best = { $day }の最高の一局
daily-title = ### 今日の一局：{ $day }
    全員が同じカードで、同じコンピューターと対戦します。コンピューターは、同じ手には同じ手で応えます。記録になるのは最初の一局です。
    -# 日付はあなたのタイムゾーンに従います。`/自分 通知オフ`で設定でき、変更は次の日から有効になります。
daily-open = まだ遊んでいません
daily-spent = 情報を消す前に一度始めているので、次のゲームは練習です
daily-goes-on = [ゲーム中]({ $link })
daily-given-up = 最後まで遊んでいません
daily-won = { $margin ->
    [0] 同点で勝ち
   *[other] { $margin }点差で勝ち
}、{ $turns }手番
daily-lost = { $margin ->
    [0] 同点で負け
   *[other] { $margin }点差で負け
}、{ $turns }手番
daily-streak = { $days }日連続
daily-verify = ### 今日の一局の検証
    すべてのカードは秘密の値で決まり、そのコミットメントは日が始まる前に公開されます。どこでもその日が終わると秘密の値を公開するので、終わったゲームの全カードを誰でも確かめられます。
daily-commitment = -# { $day }のコミットメント：`{ $digest }`
daily-secret = -# 終了した{ $day }の秘密の値：`{ $secret }`
daily-intro = **{ $game }：{ $day }の今日の一局**。あなたが先手です。
    -# コミットメント：`{ $digest }`
daily-begun = { $counts ->
    [yes] この一局が記録になります。ゲームはこちら：{ $link }
   *[no] 記録になるのは最初の一局なので、これは練習です。ゲームはこちら：{ $link }
}
daily-board-title = ### { $game }：{ $day }の一局
    { $where }
daily-nobody = { $people ->
    [0] まだ誰も最後まで遊んでいません。
   *[other] この順位表にはまだ誰もいません。
}
daily-people = -# 全体で最後まで遊んだ人：{ $people }人
daily-shared = { $name }が今日の一局を遊びました：{ $game }、{ $day }
    { $result }
daily-alt = 今日の一局、{ $game }、{ $day }：{ $name }、{ $result }、{ $mine }対{ $theirs }。連続{ $streak }日。手番ごと：{ $deeds }。
daily-deed = { $count }手番
daily-deed-points = { $deed }（{ $points }）
refused-daily-closed = ダイレクトメッセージを送れませんでした。カードがほかの人に見えないように、今日の一局はそこで遊びます。このサーバーのメンバーからのダイレクトメッセージを許可して、もう一度試してください。
refused-daily-occupied = ダイレクトメッセージで別のゲームが続いています。先にそれを終わらせてください：{ $link }
refused-daily-unfinished = その一局を最後まで遊んでいないので、まだ共有できません。
refused-daily-none = その日の一局を最後まで遊んだ人がいないので、表示できるゲームがありません。
daily-where = どこに投稿しますか？ 画像にカードは出ません。
daily-nowhere = あなたも私も投稿できるチャンネルが見つかりません。共有したい場所で`/今日の一局`を使ってください。
daily-channel = チャンネルを選ぶ
button-daily-here = ここに投稿する
daily-posted = 投稿しました：{ $link }
refused-daily-channel = そのチャンネルでは、あなたか私が画像を投稿できません。別のチャンネルを選んでください。
