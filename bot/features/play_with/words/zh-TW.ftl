menu-play-with = 一起玩…
play-with-game = 想和 { $name } 玩哪個遊戲？我會在這裡開桌，並為對方保留座位。
refused-play-with-yourself = 這是你自己。請選別人；或用 { $new } 開桌，再加入電腦。
refused-play-with-left = 對方已經不在這裡，所以沒有邀請任何人。
refused-play-with-unknown = Discord 沒有告訴我這是誰，所以沒有邀請任何人。請稍後再試。
