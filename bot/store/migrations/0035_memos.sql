-- Why: people note something for themselves about a game they play, such as what to do in their next turn.

CREATE TABLE memos (
    table_id bigint NOT NULL,
    user_id bigint NOT NULL,
    content text NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX memos_of_a_person ON memos (user_id);
