-- Why: everybody in one server's channel can play against everybody in another's. Each channel has a table with the same
-- game; a seat that is played at the other one names it. An invitation has the code with which another channel joins a
-- lobby. A side says at which of the two tables a person votes, so that nobody looks into both seats; `who` is a keyed
-- digest of their id.

ALTER TABLE seats ADD COLUMN elsewhere bigint NOT NULL DEFAULT 0;
CREATE INDEX seats_elsewhere ON seats (table_id) WHERE elsewhere <> 0;
CREATE TABLE vote_invitations (
    table_id bigint PRIMARY KEY,
    code text NOT NULL,
    seconds bigint NOT NULL,
    enough bigint NOT NULL
);
CREATE UNIQUE INDEX vote_invitations_by_code ON vote_invitations (code);
CREATE TABLE vote_sides (
    game_id bigint NOT NULL,
    who text NOT NULL,
    table_id bigint NOT NULL,
    PRIMARY KEY (game_id, who)
);
CREATE INDEX vote_sides_of_a_person ON vote_sides (who);
CREATE INDEX vote_sides_of_a_table ON vote_sides (table_id);
