-- The SQL of rate-bucket.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- addHits

insert into
  "rate_buckets" ("key", "hits", "expires_at")
values
  ($1, $2, $3)
on conflict ("key") do update
set
  "hits" = "rate_buckets"."hits" + "excluded"."hits"
returning
  "hits";
--   Insert on rate_buckets
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: rate_buckets_pkey
--     ->  Result

-- purgeRateBuckets

delete from "rate_buckets"
where
  "expires_at" < :instant;
--   Delete on rate_buckets
--     ->  Index Scan using rate_buckets_expires_at_index on rate_buckets
--           Index Cond: (expires_at < :instant::timestamp with time zone)
