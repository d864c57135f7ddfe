puzzle-title = -# パズル · { $game }
puzzle-title-today = -# 今日のパズル · { $game }
puzzle-question = **あなたの手番です。明らかに一番良い手が1つだけあります。どれでしょう？**
puzzle-right = ### 正解！ { $best }
puzzle-wrong =
    ### 残念
    あなたの答えは{ $chosen }
    一番良い手は**{ $best }**
puzzle-marked = -# 画像では、金色の枠と王冠が付いています。
puzzle-chances = コンピューターの見立てでは、この手の勝率は{ $chance }%、ほかの手では高くても{ $next }%です。
puzzle-streak = 連続正解：**{ $count }問**
puzzle-streak-over = 連続正解は{ $count }問で終わりました。
puzzle-again = -# このパズルにはもう答えています。数えるのは最初の答えだけなので、連続正解は変わりません。
puzzle-share = -# 挑戦した{ $people }人のうち{ $share }%が正解しました。
button-puzzle = 次のパズル：{ $game }
refused-puzzle-gone = そのパズルはもうありません。`/パズル`で別のパズルを出せます。
refused-puzzles-none = ここにあるゲームには、まだパズルがありません。
refused-puzzles-all = いまあるパズルにはすべて答えました。ここで遊ばれたゲームから新しいものが増えていきます。
command-puzzle = パズル
puzzle-about = 実際のゲームの局面で一番良い手を探す（毎日新しいパズル）
puzzle-game-about = どのゲームか（省略時：どれでも）
