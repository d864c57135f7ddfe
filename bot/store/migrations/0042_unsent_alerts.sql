-- Why: a message that was claimed is sent even if the bot is killed before Discord has it.

ALTER TABLE alerts ADD COLUMN unsent boolean NOT NULL DEFAULT false;
