-- Why: see the same step of a file.

DELETE FROM level_ratings WHERE game = 'splendor';
