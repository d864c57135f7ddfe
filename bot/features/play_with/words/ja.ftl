menu-play-with = いっしょに遊ぶ…
play-with-game = { $name }さんとどのゲームで遊びますか。ここにテーブルを開き、その人の席を取っておきます。
refused-play-with-yourself = それはあなた自身です。ほかの人を選ぶか、{ $new }でテーブルを開いてコンピューターを追加してください。
refused-play-with-left = その人はもうここにいないので、誰も誘っていません。
refused-play-with-unknown = 誰のことかDiscordから確認できなかったので、誰も誘っていません。少し待ってから、もう一度お試しください。
