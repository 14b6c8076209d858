-- The SQL of dashboard.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- countForDashboard

select
  count(*) as "letters",
  count(*) filter (
    where
      "status" in ($1, $2)
  ) as "onTheirWay",
  count(*) filter (
    where
      "status" = $3
  ) as "delivered",
  (
    select
      count(*) as "open"
    from
      "letter_drafts"
    where
      "account_id" = $4
      and "signed_at" is null
  ) as "drafts",
  exists (
    select
      "account_id"
    from
      "saved_signatures"
    where
      "account_id" = $5
  ) as "hasSignature",
  (
    select
      coalesce(sum(reward_cents), 0)::int as "sum"
    from
      "referrals"
    where
      "referrer_id" = $6
      and "credit_id" is not null
  ) as "rewardedCents",
  (
    select
      count(*) as "all"
    from
      "referral_codes" as "c"
      inner join "accounts" as "f" on upper(f.invited_with) = c.code
    where
      "c"."account_id" = $7
      and "f"."id" <> "c"."account_id"
  ) as "friends"
from
  "letters"
where
  "account_id" = $8;
--   Aggregate
--     InitPlan 1
--       ->  Aggregate
--             ->  Index Scan using letter_drafts_idempotency_key on letter_drafts
--                   Index Cond: (account_id = :id::uuid)
--                   Filter: (signed_at IS NULL)
--     InitPlan 2
--       ->  Index Only Scan using saved_signatures_pkey on saved_signatures
--             Index Cond: (account_id = :id::uuid)
--     InitPlan 3
--       ->  Aggregate
--             ->  Index Scan using referrals_referrer_id_index on referrals
--                   Index Cond: (referrer_id = :id::uuid)
--                   Filter: (credit_id IS NOT NULL)
--     InitPlan 4
--       ->  Aggregate
--             ->  Nested Loop
--                   ->  Index Scan using referral_codes_pkey on referral_codes c
--                         Index Cond: (account_id = :id::uuid)
--                   ->  Index Scan using accounts_invited_with_index on accounts f
--                         Index Cond: (upper(invited_with) = c.code)
--                         Filter: (id <> c.account_id)
--     ->  Index Scan using letters_account_id_plan_month_index on letters
--           Index Cond: (account_id = :id::uuid)

-- countScores

select
  count(*) as "count"
from
  "score_points" as "s0"
where
  "s0"."account_id" = :id;
--   Aggregate
--     ->  Index Only Scan using score_points_account_id_seen_on_index on score_points s0
--           Index Cond: (account_id = :id::uuid)

-- keepScore

insert into
  "score_points" ("id", "account_id", "seen_on", "score", "source", "created_at")
values
  (
    :newId,
    :id,
    :day,
    700,
    :text,
    :instant
  );
--   Insert on score_points
--     ->  Result

-- scoresOf

select
  "s0"."id",
  "s0"."seen_on",
  "s0"."score",
  "s0"."source"
from
  "score_points" as "s0"
where
  "s0"."account_id" = :id
order by
  "s0"."seen_on" asc,
  "s0"."created_at" asc,
  "s0"."id" asc;
--   Incremental Sort
--     Sort Key: seen_on, created_at, id
--     Presorted Key: seen_on
--     ->  Index Scan using score_points_account_id_seen_on_index on score_points s0
--           Index Cond: (account_id = :id::uuid)

-- removeScore

delete from "score_points"
where
  "id" = :id
  and "account_id" = :id;
--   Delete on score_points
--     ->  Index Scan using score_points_pkey on score_points
--           Index Cond: (id = :id::uuid)
--           Filter: (account_id = :id::uuid)

-- removeAllScores

delete from "score_points"
where
  "account_id" = :id;
--   Delete on score_points
--     ->  Index Scan using score_points_account_id_seen_on_index on score_points
--           Index Cond: (account_id = :id::uuid)
