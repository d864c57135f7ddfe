-- Why: see the same step of a file.

ALTER TABLE tables ADD COLUMN sealed json;
ALTER TABLE seats ADD COLUMN cut text DEFAULT '';
ALTER TABLE servers ADD COLUMN unopened integer NOT NULL DEFAULT 0;
CREATE INDEX tables_sealed ON tables (guild_id) WHERE sealed IS NOT NULL;
