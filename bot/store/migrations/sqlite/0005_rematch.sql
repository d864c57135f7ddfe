-- Why: a rematch asks the others. It is a lobby in which seats are kept for those of the last
-- game, and it begins by itself once all of them have said yes.

ALTER TABLE tables ADD COLUMN rematch INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
