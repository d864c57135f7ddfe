-- Why: a secret can decide a table's deal (`sealed`, JSON), with the words of the people who cut the cards
-- (`cut`; NULL once a person's data was deleted). Of the sealed tables that were deleted, a server keeps the
-- number of those that were never opened (`unopened`).

ALTER TABLE tables ADD COLUMN sealed json;
ALTER TABLE seats ADD COLUMN cut text DEFAULT '';
ALTER TABLE servers ADD COLUMN unopened integer NOT NULL DEFAULT 0;
CREATE INDEX tables_sealed ON tables (guild_id) WHERE sealed IS NOT NULL;
