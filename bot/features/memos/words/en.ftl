button-ask-memo = My note
memo-label = Your note on this game
memo-about = Only you can see it: above your panel when it’s your turn, until the game ends.
memo-saved = **Your note on this game.** Only you can see it: above your panel when it’s your turn, until the game ends.
memo-shown = **Your note**
memo-deleted = You have no note on this game now.
memo-replaced = While this form was open, you changed the note elsewhere. There it said:
