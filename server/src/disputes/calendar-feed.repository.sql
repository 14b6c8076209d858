-- The SQL of calendar-feed.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- keepFeed

insert into
  "calendar_feeds" ("account_id", "token_hash", "sealed_token", "created_at")
values
  ($1, $2, $3, $4)
on conflict ("account_id") do update
set
  "token_hash" = "excluded"."token_hash",
  "sealed_token" = "excluded"."sealed_token",
  "created_at" = "excluded"."created_at";
--   Insert on calendar_feeds
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: calendar_feeds_pkey
--     ->  Result

-- feedOf

select
  "c0".*
from
  "calendar_feeds" as "c0"
where
  "c0"."account_id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using calendar_feeds_pkey on calendar_feeds c0
--           Index Cond: (account_id = :id::uuid)

-- ownerOfFeed

select
  "c0"."account_id"
from
  "calendar_feeds" as "c0"
where
  "c0"."token_hash" = :hash
limit
  1;
--   Limit
--     ->  Index Scan using calendar_feeds_token_hash_unique on calendar_feeds c0
--           Index Cond: (token_hash = :hash::text)

-- removeFeed

delete from "calendar_feeds"
where
  "account_id" = :id;
--   Delete on calendar_feeds
--     ->  Index Scan using calendar_feeds_pkey on calendar_feeds
--           Index Cond: (account_id = :id::uuid)
