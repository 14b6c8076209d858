-- The SQL of account-flag.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- raiseFlag

insert into
  "account_flags" ("id", "account_id", "rule", "detail", "raised_at")
values
  ($1, $2, $3, $4, $5)
on conflict ("account_id", "rule")
where
  "cleared_at" is null do nothing;
--   Insert on account_flags
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: account_flags_open_index
--     ->  Result

-- countSighting

insert into
  "flag_sightings" ("account_id", "rule", "subject_id", "seen_at")
values
  ($1, $2, $3, $4)
on conflict ("account_id", "rule", "subject_id") do nothing;
--   Insert on flag_sightings
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: flag_sightings_pkey
--     ->  Result

select
  count(*) as "sightings"
from
  "flag_sightings"
where
  "account_id" = $1
  and "rule" = $2
  and "seen_at" > $3;
--   Aggregate
--     ->  Index Scan using flag_sightings_pkey on flag_sightings
--           Index Cond: ((account_id = :id::uuid) AND (rule = 'fair_use'::text))
--           Filter: (seen_at > '2026-05-02 00:00:00+00'::timestamp with time zone)

-- openFlagsOf

select
  "a0"."id",
  "a0"."account_id",
  "a0"."rule",
  "a0"."detail",
  "a0"."raised_at"
from
  "account_flags" as "a0"
where
  "a0"."account_id" in (:id)
  and "a0"."cleared_at" is null
order by
  "a0"."raised_at" desc,
  "a0"."id" asc;
--   Sort
--     Sort Key: raised_at DESC, id
--     ->  Index Scan using account_flags_open_index on account_flags a0
--           Index Cond: (account_id = :id::uuid)

-- flagsOf

select
  "a0"."id",
  "a0"."rule",
  "a0"."detail",
  "a0"."raised_at",
  "a0"."cleared_at",
  "a0"."cleared_note"
from
  "account_flags" as "a0"
where
  "a0"."account_id" = :id
order by
  "a0"."raised_at" asc;
--   Index Scan using account_flags_account_id_raised_at_index on account_flags a0
--     Index Cond: (account_id = :id::uuid)

-- clearFlags

update "account_flags"
set
  "cleared_at" = $1,
  "cleared_by" = $2,
  "cleared_note" = $3
where
  "id" in ($4)
  and "cleared_at" is null
returning
  "id",
  "account_id" as "accountId",
  "rule";
--   Update on account_flags
--     ->  Index Scan using account_flags_pkey on account_flags
--           Index Cond: (id = :id::uuid)
--           Filter: (cleared_at IS NULL)

-- reopenFlags

update "account_flags" as "f"
set
  "cleared_at" = $1,
  "cleared_by" = $2,
  "cleared_note" = $3
where
  "id" in (
    select distinct
      on ("account_id", "rule") "id"
    from
      "account_flags"
    where
      "id" in ($4)
    order by
      "account_id",
      "rule",
      "raised_at" desc
  )
  and "cleared_by" = $5
  and "cleared_at" is not null
  and not exists (
    select
      "newer"."id"
    from
      "account_flags" as "newer"
    where
      "newer"."account_id" = "f"."account_id"
      and "newer"."rule" = "f"."rule"
      and "newer"."cleared_at" is null
  )
returning
  "id",
  "account_id" as "accountId",
  "rule";
--   Update on account_flags f
--     ->  Nested Loop Anti Join
--           ->  Nested Loop
--                 ->  HashAggregate
--                       Group Key: "ANY_subquery".id
--                       ->  Subquery Scan on "ANY_subquery"
--                             ->  Unique
--                                   ->  Sort
--                                         Sort Key: account_flags.account_id, account_flags.rule, account_flags.raised_at DESC
--                                         ->  Index Scan using account_flags_pkey on account_flags
--                                               Index Cond: (id = :id::uuid)
--                 ->  Index Scan using account_flags_pkey on account_flags f
--                       Index Cond: (id = "ANY_subquery".id)
--                       Filter: ((cleared_at IS NOT NULL) AND (cleared_by = :id::uuid))
--           ->  Index Scan using account_flags_open_index on account_flags newer
--                 Index Cond: ((account_id = f.account_id) AND (rule = f.rule))
--                 Filter: (cleared_at IS NULL)

-- purgeSightings

delete from "flag_sightings"
where
  "seen_at" < :instant;
--   Delete on flag_sightings
--     ->  Index Scan using flag_sightings_seen_at_index on flag_sightings
--           Index Cond: (seen_at < :instant::timestamp with time zone)

-- countFlags

select
  count(*) as "count"
from
  "account_flags" as "a0"
where
  "a0"."account_id" = :id;
--   Aggregate
--     ->  Index Only Scan using account_flags_account_id_raised_at_index on account_flags a0
--           Index Cond: (account_id = :id::uuid)
