-- Why: Splendor's ladder has other levels below `strong`. Tables keep the computer they have: `7` of before is `~7` now.

UPDATE seats SET computer = '~' || computer
    WHERE computer NOT LIKE 'strong%' AND table_id IN (SELECT id FROM tables WHERE game = 'splendor');
UPDATE results SET level = '~' || level WHERE level NOT LIKE 'strong%' AND game = 'splendor';
DELETE FROM level_ratings WHERE game = 'splendor' AND level <> 'strong';
