-- Why: the trainer asks the turning points of a person's own reviewed games again. `content` is the point as the
-- review had it. The better it is known, the higher its `box`; `asked` says that it's asked and not answered yet,
-- `answers` how often it was answered, and `found` whether the first answer was right.

CREATE TABLE trainer_points (
    user_id bigint NOT NULL,
    table_id bigint NOT NULL,
    number bigint NOT NULL,
    game text NOT NULL,
    content text NOT NULL,
    box bigint NOT NULL DEFAULT 0,
    asked boolean NOT NULL DEFAULT false,
    answers bigint NOT NULL DEFAULT 0,
    found boolean NOT NULL DEFAULT false,
    PRIMARY KEY (user_id, table_id, number)
);
CREATE INDEX trainer_points_of_a_table ON trainer_points (table_id);
