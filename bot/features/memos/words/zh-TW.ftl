button-ask-memo = 我的筆記
memo-label = 這一局的筆記
memo-about = 只有你看得到。對局結束前，輪到你時會顯示在面板上方。
memo-saved = **這一局的筆記**（只有你看得到）。對局結束前，輪到你時會顯示在面板上方。
memo-shown = **這一局的筆記**
memo-deleted = 你現在沒有這一局的筆記。
memo-replaced = 你填寫時，在別處改過這份筆記，當時的內容是：
