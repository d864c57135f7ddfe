-- Why: two levels of 12 Seekers were weaker than first-timers. Tables keep the computer they have: `9` of before is `7` now.

UPDATE seats SET computer = CASE computer
        WHEN '1' THEN '~1' WHEN 'easy' THEN '~easy' WHEN '3' THEN '~3' WHEN '4' THEN '~4' WHEN 'normal' THEN '~normal'
        WHEN '6' THEN 'normal' WHEN '7' THEN '5' WHEN '8' THEN '6' WHEN '9' THEN '7'
        ELSE computer END
    WHERE table_id IN (SELECT id FROM tables WHERE game = 'seekers');
UPDATE results SET level = CASE level
        WHEN '1' THEN '~1' WHEN 'easy' THEN '~easy' WHEN '3' THEN '~3' WHEN '4' THEN '~4' WHEN 'normal' THEN '~normal'
        WHEN '6' THEN 'normal' WHEN '7' THEN '5' WHEN '8' THEN '6' WHEN '9' THEN '7'
        ELSE level END
    WHERE game = 'seekers';
DELETE FROM level_ratings WHERE game = 'seekers' AND level <> 'strong';
