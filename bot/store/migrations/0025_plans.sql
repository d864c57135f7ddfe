-- Why: while waiting, a person can plan their next turn. A plan is for the turn of this number; `content` has up
-- to three choices, and the answers to later questions of that turn. `begun_at` is the number of the position in
-- which the bot began to play it; `dropped` is why it can't be played, until the person has been told.

CREATE TABLE plans (
    table_id bigint NOT NULL,
    user_id bigint NOT NULL,
    turn bigint NOT NULL,
    content text NOT NULL,
    begun_at bigint,
    dropped text NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX plans_of_a_person ON plans (user_id);
CREATE INDEX plans_begun ON plans (table_id) WHERE begun_at IS NOT NULL;
