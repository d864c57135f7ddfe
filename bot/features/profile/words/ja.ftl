profile-about = 誰かの成績とレーティングを見る
profile-person-about = 見たい人（省略時：自分）
profile-title = ### { $name } · { $game }
profile-hidden-note = -# プロフィールは非公開です。これはあなたにだけ見えています。
profile-unrated = レーティング対象のゲームはまだありません。
profile-here = このサーバーで**{ $points }**点
profile-rank = （{ $place }位）
profile-everywhere = 全体で**{ $points }**点
profile-computers = 対コンピューター**{ $points }**点
profile-even = 互角の強さ：**{ $level }**
profile-games = { $games }ゲーム中{ $won }勝
profile-place = { $place }位{ $count }回
profile-highest = 最高得点{ $score }
profile-streak =
    { $count ->
        [0] 勝利はまだありません
       *[other] 最長{ $count }連勝
    }
profile-fewest = 最速の勝利は{ $turns }手番
profile-in-time = 期限内：最近の{ $turns }手番のうち{ $count }手番
profile-left = 途中でやめた対人戦：{ $games }戦のうち{ $count }戦
profile-alt = { $name }の{ $game }の成績：ポイントとその推移、最近の順位、順位ごとの回数、記録。
profile-alt-curve = { $games }ゲームでポイントは{ $first }から{ $last }へ。最高は{ $most }。
profile-alt-form = 最近の順位（右が最新）：{ $places }。
profile-alt-new = まだ空のプロフィールです。月桂冠、推移、順位、記録は輪郭だけで、最初のゲームを待っています。
profile-signs = -# 画像の見方 · 月桂冠：ポイントと直前のゲームでの増減 · 表彰台：このサーバーでの順位 · 円：最近の順位（右が最新） · 棒：順位ごとの回数 · 星：最高得点 · 王冠：最長連勝{ $fewest ->
    [yes] {" "}· 砂時計：最速の勝利
   *[no] {""}
} · 宝石：好きな色
profile-none-own = まだ最後まで遊んだゲームがありません。テーブルを開いてみましょう：{ $commands }
profile-none = { $name }はまだ最後まで遊んだゲームがありません。
profile-last = 称号：**{ $title }** · 直前のゲームで{ $change }
title-newcomer = 新人
title-apprentice = 見習い
title-journeyman = 一人前
title-expert = 腕利き
title-master = 達人
title-grandmaster = 名人
button-share = みんなに見せる
button-hide-profile = プロフィールを非公開にする
button-show-profile = プロフィールを公開する
button-leaders = ランキング
refused-hidden = { $name }のプロフィールは非公開です。
refused-share-others = プロフィールをみんなに見せられるのは本人だけです。
refused-computer-profile = コンピューターにプロフィールはありません。強さは、対コンピューターのランキング（`/ランキング`）で見られます。
button-server = このサーバー
button-everywhere = 全体
button-people = 人との対戦
button-computers = 対コンピューター
season-badge = シーズン優勝{ $count }回
