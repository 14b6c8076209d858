-- The SQL of nudge.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findNudgeable

select
  "a"."email",
  "a"."email_preferences" as "emailPreferences"
from
  "accounts" as "a"
where
  "a"."id" = $1
  and "a"."deleted_at" is null
  and "a"."last_login_at" is not null
  and not exists (
    select
      "f"."id"
    from
      "account_flags" as "f"
    where
      "f"."account_id" = "a"."id"
      and "f"."rule" = $2
      and "f"."cleared_at" is null
  );
--   Nested Loop Anti Join
--     ->  Index Scan using accounts_pkey on accounts a
--           Index Cond: (id = :id::uuid)
--           Filter: ((deleted_at IS NULL) AND (last_login_at IS NOT NULL))
--     ->  Index Only Scan using account_flags_open_index on account_flags f
--           Index Cond: ((account_id = :id::uuid) AND (rule = 'email_bounced'::text))

-- addNudge

insert into
  "nudges" ("kind", "subject_id", "account_id", "sent_on", "sent_at")
values
  ($1, $2, $3, $4, $5)
on conflict do nothing
returning
  "kind";
--   Insert on nudges
--     Conflict Resolution: NOTHING
--     ->  Result

-- nudgedAbout

select
  "n0"."kind",
  "n0"."subject_id"
from
  "nudges" as "n0"
where
  "n0"."kind" = 'draft_waits'
  and "n0"."subject_id" in (:id);
--   Index Only Scan using nudges_pkey on nudges n0
--     Index Cond: ((kind = 'draft_waits'::text) AND (subject_id = :id::uuid))

-- wasNudgedSince

select
  count(*) as "count"
from
  "nudges" as "n0"
where
  "n0"."account_id" = :id
  and "n0"."kind" = 'draft_waits'
  and "n0"."sent_at" >= :instant;
--   Aggregate
--     ->  Index Scan using nudges_account_id_sent_on_unique on nudges n0
--           Index Cond: (account_id = :id::uuid)
--           Filter: ((sent_at >= :instant::timestamp with time zone) AND (kind = 'draft_waits'::text))

-- nudgesOf

select
  "n0".*
from
  "nudges" as "n0"
where
  "n0"."account_id" = :id
order by
  "n0"."sent_at" asc,
  "n0"."subject_id" asc;
--   Sort
--     Sort Key: sent_at, subject_id
--     ->  Index Scan using nudges_account_id_sent_on_unique on nudges n0
--           Index Cond: (account_id = :id::uuid)

-- forgetNudges

delete from "nudges"
where
  "account_id" = :id;
--   Delete on nudges
--     ->  Index Scan using nudges_account_id_sent_on_unique on nudges
--           Index Cond: (account_id = :id::uuid)
