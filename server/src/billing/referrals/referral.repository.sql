-- The SQL of referral.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findCode

select
  "r0"."account_id",
  "r0"."code"
from
  "referral_codes" as "r0"
where
  "r0"."account_id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using referral_codes_pkey on referral_codes r0
--           Index Cond: (account_id = :id::uuid)

-- offerCode

insert into
  "referral_codes" ("account_id", "code")
values
  ($1, $2)
on conflict do nothing;
--   Insert on referral_codes
--     Conflict Resolution: NOTHING
--     ->  Result

-- countReferrals

select
  (
    select
      count(*) as "count"
    from
      "accounts"
    where
      upper(invited_with) = $1
      and "accounts"."id" <> $2
  ) as "joined",
  (
    select
      count(*) as "count"
    from
      "referrals"
    where
      "referrer_id" = $3
      and "rewarded_at" is not null
  ) as "rewarded",
  (
    select
      coalesce(sum(reward_cents), 0) as "cents"
    from
      "referrals"
    where
      "referrer_id" = $4
      and "credit_id" is not null
  ) as "creditedCents",
  exists (
    select
      "me"."id"
    from
      "accounts" as "me"
      inner join "referral_codes" on "referral_codes"."code" = upper(me.invited_with)
    where
      "me"."id" = $5
      and "referral_codes"."account_id" <> "me"."id"
  ) as "invited";
--   Result
--     InitPlan 1
--       ->  Aggregate
--             ->  Index Scan using accounts_invited_with_index on accounts
--                   Index Cond: (upper(invited_with) = :text::text)
--                   Filter: (id <> :id::uuid)
--     InitPlan 2
--       ->  Aggregate
--             ->  Index Scan using referrals_referrer_id_index on referrals
--                   Index Cond: (referrer_id = :id::uuid)
--                   Filter: (rewarded_at IS NOT NULL)
--     InitPlan 3
--       ->  Aggregate
--             ->  Index Scan using referrals_referrer_id_index on referrals referrals_1
--                   Index Cond: (referrer_id = :id::uuid)
--                   Filter: (credit_id IS NOT NULL)
--     InitPlan 4
--       ->  Nested Loop
--             ->  Index Scan using accounts_pkey on accounts me
--                   Index Cond: (id = :id::uuid)
--             ->  Index Scan using referral_codes_code_unique on referral_codes
--                   Index Cond: (code = upper(me.invited_with))
--                   Filter: (account_id <> me.id)

-- findReferrer

select
  "referrer"."id" as "accountId",
  "referrer"."mailbox_key" as "mailboxKey",
  "referrer"."deleted_at" as "deletedAt"
from
  "accounts" as "friend"
  inner join "referral_codes" on "referral_codes"."code" = upper(friend.invited_with)
  inner join "accounts" as "referrer" on "referrer"."id" = "referral_codes"."account_id"
where
  "friend"."id" = $1;
--   Nested Loop
--     ->  Nested Loop
--           ->  Index Scan using accounts_pkey on accounts friend
--                 Index Cond: (id = :id::uuid)
--           ->  Index Scan using referral_codes_code_unique on referral_codes
--                 Index Cond: (code = upper(friend.invited_with))
--     ->  Index Scan using accounts_pkey on accounts referrer
--           Index Cond: (id = referral_codes.account_id)

-- findFriend

select
  "friend"."mailbox_key" as "mailboxKey",
  exists (
    select
      "own"."id"
    from
      "sessions" as "theirs"
      inner join "sessions" as "own" on "own"."device_key" = "theirs"."device_key"
    where
      "theirs"."account_id" = $1
      and "own"."account_id" = "friend"."id"
  ) as "sharedDevice",
  exists (
    select
      "older"."id"
    from
      "accounts" as "older"
    where
      "older"."mailbox_key" = "friend"."mailbox_key"
      and "older"."created_at" <= "friend"."created_at"
      and "older"."id" <> "friend"."id"
  ) as "knownBefore"
from
  "accounts" as "friend"
where
  "friend"."id" = $2;
--   Index Scan using accounts_pkey on accounts friend
--     Index Cond: (id = :id::uuid)
--     SubPlan 1
--       ->  Nested Loop
--             Join Filter: (theirs.device_key = own.device_key)
--             ->  Index Scan using sessions_account_id_index on sessions theirs
--                   Index Cond: (account_id = :id::uuid)
--             ->  Materialize
--                   ->  Index Scan using sessions_account_id_index on sessions own
--                         Index Cond: (account_id = friend.id)
--     SubPlan 3
--       ->  Index Scan using accounts_mailbox_key_index on accounts older
--             Index Cond: (mailbox_key = friend.mailbox_key)
--             Filter: ((created_at <= friend.created_at) AND (id <> friend.id))

-- findInviters

with recursive
  chain as (
    select
      id,
      mailbox_key,
      invited_with,
      0 as depth
    from
      accounts
    where
      id = :id
    union all
    select
      inviter.id,
      inviter.mailbox_key,
      inviter.invited_with,
      chain.depth + 1
    from
      chain
      join referral_codes on referral_codes.code = upper(chain.invited_with)
      join accounts inviter on inviter.id = referral_codes.account_id
    where
      chain.depth < 10
  )
select
  id as "accountId",
  mailbox_key as "mailboxKey"
from
  chain
where
  depth > 0
order by
  depth;
--   Sort
--     Sort Key: chain.depth
--     CTE chain
--       ->  Recursive Union
--             ->  Index Scan using accounts_pkey on accounts
--                   Index Cond: (id = :id::uuid)
--             ->  Nested Loop
--                   ->  Nested Loop
--                         ->  WorkTable Scan on chain chain_1
--                               Filter: (depth < 10)
--                         ->  Index Scan using referral_codes_code_unique on referral_codes
--                               Index Cond: (code = upper(chain_1.invited_with))
--                   ->  Index Scan using accounts_pkey on accounts inviter
--                         Index Cond: (id = referral_codes.account_id)
--     ->  CTE Scan on chain
--           Filter: (depth > 0)

-- decideReferral

insert into
  "referrals" (
    "friend_id",
    "referrer_id",
    "joined_at",
    "refused_because",
    "rewarded_at",
    "reward_cents",
    "invoice_id"
  )
select
  "accounts"."id",
  $1::uuid as "referrer_id",
  "accounts"."created_at",
  $2::text as "refused_because",
  $3::timestamptz as "rewarded_at",
  $4::int as "reward_cents",
  $5::text as "invoice_id"
from
  "accounts"
where
  "accounts"."id" = $6
on conflict do nothing
returning
  "friend_id";
--   Insert on referrals
--     Conflict Resolution: NOTHING
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = :newId::uuid)

-- notePaidBack

update "referrals"
set
  "paid_back_at" = $1
where
  "invoice_id" = $2
  and "rewarded_at" is not null
  and "paid_back_at" is null
returning
  "referrer_id" as "referrerId",
  "credit_asked_at" as "creditAskedAt";
--   Update on referrals
--     ->  Index Scan using referrals_invoice_id_unique on referrals
--           Index Cond: (invoice_id = :text::text)
--           Filter: ((rewarded_at IS NOT NULL) AND (paid_back_at IS NULL))

-- refuseReward

update "referrals"
set
  "rewarded_at" = null,
  "reward_cents" = 0,
  "refused_because" = 'ring'
where
  "invoice_id" = :text;
--   Update on referrals
--     ->  Index Scan using referrals_invoice_id_unique on referrals
--           Index Cond: (invoice_id = :text::text)

update "referrals"
set
  "rewarded_at" = null,
  "reward_cents" = 0,
  "refused_because" = 'ring'
where
  "friend_id" = :id
  and "credit_id" is null;
--   Update on referrals
--     ->  Index Scan using referrals_pkey on referrals
--           Index Cond: (friend_id = :id::uuid)
--           Filter: (credit_id IS NULL)

-- noteReferralCreditAsked

update "referrals"
set
  "credit_asked_at" = coalesce("referrals"."credit_asked_at", $1)
from
  "accounts"
where
  "accounts"."id" = "referrals"."referrer_id"
  and "referrals"."friend_id" = $2
  and "referrals"."rewarded_at" is not null
  and "referrals"."credit_id" is null
returning
  "referrals"."referrer_id" as "referrerId",
  "referrals"."reward_cents" as "rewardCents",
  "referrals"."credit_asked_at" as "askedAt",
  "accounts"."deleted_at" as "deletedAt";
--   Update on referrals
--     ->  Nested Loop
--           ->  Index Scan using referrals_uncredited_index on referrals
--                 Index Cond: (rewarded_at IS NOT NULL)
--                 Filter: ((credit_id IS NULL) AND (friend_id = :id::uuid))
--           ->  Index Scan using accounts_pkey on accounts
--                 Index Cond: (id = referrals.referrer_id)

-- recordReferralCredit

update "referrals"
set
  "credit_id" = :text
where
  "friend_id" = :id
  and "credit_id" is null;
--   Update on referrals
--     ->  Index Scan using referrals_pkey on referrals
--           Index Cond: (friend_id = :id::uuid)
--           Filter: (credit_id IS NULL)

-- overdueCredits

select
  "r0"."friend_id"
from
  "referrals" as "r0"
where
  "r0"."rewarded_at" < :instant
  and "r0"."credit_id" is null
order by
  "r0"."rewarded_at" asc
limit
  100;
--   Limit
--     ->  Index Scan using referrals_uncredited_index on referrals r0
--           Index Cond: (rewarded_at < :instant::timestamp with time zone)

-- referralsOf

select
  "code"
from
  "referral_codes"
where
  "account_id" = $1;
--   Index Scan using referral_codes_pkey on referral_codes
--     Index Cond: (account_id = :id::uuid)

select
  "joined_at" as "joinedAt",
  "rewarded_at" as "rewardedAt",
  "reward_cents" as "rewardCents",
  "refused_because" as "refusedBecause"
from
  "referrals"
where
  "referrer_id" = $1
order by
  "joined_at";
--   Sort
--     Sort Key: joined_at
--     ->  Index Scan using referrals_referrer_id_index on referrals
--           Index Cond: (referrer_id = :id::uuid)

select
  "joined_at" as "joinedAt"
from
  "referrals"
where
  "friend_id" = $1
order by
  "joined_at";
--   Sort
--     Sort Key: joined_at
--     ->  Index Scan using referrals_pkey on referrals
--           Index Cond: (friend_id = :id::uuid)

-- forgetCode

delete from "referral_codes"
where
  "account_id" = :id;
--   Delete on referral_codes
--     ->  Index Scan using referral_codes_pkey on referral_codes
--           Index Cond: (account_id = :id::uuid)
