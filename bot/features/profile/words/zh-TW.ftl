profile-about = 看某個人的戰績和積分
profile-person-about = 看誰的；不填就是自己
profile-title = ### { $name } · { $game }
profile-hidden-note = -# 你的個人檔案是隱藏的，只有你看得到這則訊息。
profile-unrated = 還沒有計入積分的對局。
profile-here = 這個伺服器**{ $points }**分
profile-rank = （第{ $place }名）
profile-everywhere = 全部伺服器**{ $points }**分
profile-computers = 對電腦**{ $points }**分
profile-even = 實力相當：**{ $level }**
profile-games = { $games }局，贏了{ $won }局
profile-place = 第{ $place }名{ $count }次
profile-highest = 最高得分{ $score }
profile-streak =
    { $count ->
        [0] 還沒贏過
       *[other] 最長連勝{ $count }場
    }
profile-fewest = 最快獲勝：{ $turns }回合
profile-in-time = 準時：最近{ $turns }回合中有{ $count }回合
profile-left = 中途離開：和別人玩的{ $games }局中有{ $count }局
profile-alt = { $name } 的{ $game }戰績：積分與變化、最近的名次、各名次次數和紀錄。
profile-alt-curve = { $games }局之間，積分從{ $first }變成{ $last }，最高{ $most }。
profile-alt-form = 最近的名次（最右邊最新）：{ $places }。
profile-alt-new = 還是空白的個人檔案：桂冠、曲線、名次和紀錄都只有輪廓，等著第一局。
profile-signs = -# 圖中標記 · 桂冠：積分與上一局的增減 · 頒獎台：在這個伺服器的名次 · 圓牌：最近的名次（最右邊最新） · 長條：各名次次數 · 星星：最高得分 · 皇冠：最長連勝{ $fewest ->
    [yes] {" "}· 沙漏：最快獲勝
   *[no] {""}
} · 寶石：最愛的顏色
profile-none-own = 你還沒有玩完任何一局。開一桌吧：{ $commands }
profile-none = { $name } 還沒有玩完任何一局。
profile-last = 稱號：**{ $title }** · 上一局積分 { $change }
title-newcomer = 新手
title-apprentice = 學徒
title-journeyman = 好手
title-expert = 專家
title-master = 大師
title-grandmaster = 宗師
button-share = 給大家看
button-hide-profile = 隱藏我的檔案
button-show-profile = 公開我的檔案
button-leaders = 排行榜
refused-hidden = { $name } 沒有公開個人檔案。
refused-share-others = 只有本人能把自己的個人檔案給大家看。
refused-computer-profile = 電腦沒有個人檔案。想知道它們的實力，請看對電腦的排行榜：`/排行榜`。
button-server = 這個伺服器
button-everywhere = 全部伺服器
button-people = 對玩家
button-computers = 對電腦
season-badge = 賽季冠軍{ $count }次
