-- The SQL of removed-file.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- noteFile

insert into
  "removed_files" ("key", "removed_at")
values
  ($1, $2)
on conflict do nothing;
--   Insert on removed_files
--     Conflict Resolution: NOTHING
--     ->  Result

-- takeNoteBack

delete from "removed_files"
where
  "key" = :text
  and "removed_at" > :instant;
--   Delete on removed_files
--     ->  Index Scan using removed_files_pkey on removed_files
--           Index Cond: (key = :text::text)
--           Filter: (removed_at > :instant::timestamp with time zone)

-- nextNoted

select
  "r0"."key"
from
  "removed_files" as "r0"
where
  "r0"."key" > ''
  and "r0"."removed_at" <= :instant
order by
  "r0"."key" asc
limit
  100;
--   Limit
--     ->  Index Scan using removed_files_pkey on removed_files r0
--           Index Cond: (key > ''::text)
--           Filter: (removed_at <= :instant::timestamp with time zone)

-- forgetNote

delete from "removed_files"
where
  "key" = :text;
--   Delete on removed_files
--     ->  Index Scan using removed_files_pkey on removed_files
--           Index Cond: (key = :text::text)

-- areFilesHeld

select
  pg_try_advisory_xact_lock_shared(4071989333) as free;
--   Result
