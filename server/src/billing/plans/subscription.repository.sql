-- The SQL of subscription.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findKnownSubscription

select
  "s0"."id",
  "s0"."version",
  "s0"."status",
  "s0"."past_due_since",
  "s0"."cancel_requested_at",
  "s0"."ended_at"
from
  "subscriptions" as "s0"
where
  "s0"."id" = :text
limit
  1;
--   Limit
--     ->  Index Scan using subscriptions_pkey on subscriptions s0
--           Index Cond: (id = :text::text)

-- findOwnSubscription

select
  "s0"."id",
  "s0"."status",
  "s0"."amount_cents",
  "s0"."currency"
from
  "subscriptions" as "s0"
where
  "s0"."id" = :text
  and "s0"."account_id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using subscriptions_pkey on subscriptions s0
--           Index Cond: (id = :text::text)
--           Filter: (account_id = :id::uuid)

-- findSubscriptions

select
  "id",
  "status",
  "amount_cents" as "amountCents",
  "currency",
  "period_starts_at" as "periodStartsAt",
  "period_ends_at" as "periodEndsAt",
  "cancels_at_period_end" as "cancelsAtPeriodEnd",
  "trial_ends_at" as "trialEndsAt",
  "past_due_since" as "pastDueSince",
  "started_at" as "startedAt"
from
  "subscriptions"
where
  "account_id" = $1
  and "ended_at" is null
order by
  "started_at" desc;
--   Sort
--     Sort Key: started_at DESC
--     ->  Index Scan using subscriptions_account_id_index on subscriptions
--           Index Cond: (account_id = :id::uuid)
--           Filter: (ended_at IS NULL)

-- findRunningSubscriptions

select
  "s0"."id",
  "s0"."status"
from
  "subscriptions" as "s0"
where
  "s0"."account_id" = :id
  and "s0"."ended_at" is null
  and "s0"."status" in ('trialing', 'active', 'past_due', 'unpaid', 'paused')
order by
  "s0"."started_at" desc;
--   Sort
--     Sort Key: started_at DESC
--     ->  Index Scan using subscriptions_account_id_index on subscriptions s0
--           Index Cond: (account_id = :id::uuid)
--           Filter: ((ended_at IS NULL) AND (status = ANY ('{trialing,active,past_due,unpaid,paused}'::text[])))

-- countPaidAhead

select
  count(*) as "count"
from
  "subscriptions" as "s0"
where
  "s0"."ended_at" is null
  and "s0"."status" in ('trialing', 'active', 'past_due', 'unpaid')
  and "s0"."cancels_at_period_end" = false
  and "s0"."amount_cents" > 0;
--   Aggregate
--     ->  Index Scan using subscriptions_period_ends_at_index on subscriptions s0
--           Filter: ((NOT cancels_at_period_end) AND (amount_cents > 0) AND (status = ANY ('{trialing,active,past_due,unpaid}'::text[])))

-- chargingSubscriptions

select
  "s0"."id"
from
  "subscriptions" as "s0"
where
  "s0"."account_id" = :id
  and "s0"."ended_at" is null
  and "s0"."status" in ('trialing', 'active', 'past_due', 'unpaid');
--   Index Scan using subscriptions_account_id_index on subscriptions s0
--     Index Cond: (account_id = :id::uuid)
--     Filter: ((ended_at IS NULL) AND (status = ANY ('{trialing,active,past_due,unpaid}'::text[])))

-- unendedSubscriptions

select
  "s0"."id"
from
  "subscriptions" as "s0"
where
  "s0"."account_id" = :id
  and "s0"."ended_at" is null
  and "s0"."status" != 'incomplete_expired';
--   Index Scan using subscriptions_account_id_index on subscriptions s0
--     Index Cond: (account_id = :id::uuid)
--     Filter: ((ended_at IS NULL) AND (status <> 'incomplete_expired'::text))

-- unendedSubscriptionsOfDeleted

select
  "s"."id"
from
  "subscriptions" as "s"
  inner join "accounts" as "a" on "a"."id" = "s"."account_id"
where
  "a"."deleted_at" is not null
  and "s"."ended_at" is null
  and "s"."status" <> $1
order by
  "s"."id"
limit
  $2;
--   Limit
--     ->  Sort
--           Sort Key: s.id
--           ->  Hash Join
--                 Hash Cond: (a.id = s.account_id)
--                 ->  Index Scan using accounts_deleted_at_index on accounts a
--                 ->  Hash
--                       ->  Index Scan using subscriptions_period_ends_at_index on subscriptions s
--                             Filter: (status <> 'incomplete_expired'::text)

-- overdueSubscriptions

select
  "s0"."id"
from
  "subscriptions" as "s0"
where
  "s0"."ended_at" is null
  and "s0"."status" != 'incomplete_expired'
  and "s0"."period_ends_at" < :instant
order by
  "s0"."fetched_at" asc
limit
  100;
--   Limit
--     ->  Sort
--           Sort Key: fetched_at
--           ->  Index Scan using subscriptions_period_ends_at_index on subscriptions s0
--                 Index Cond: (period_ends_at < :instant::timestamp with time zone)
--                 Filter: (status <> 'incomplete_expired'::text)

-- findUnendedSubscription

select
  "s0"."id",
  "s0"."past_due_since"
from
  "subscriptions" as "s0"
where
  "s0"."id" = :text
  and "s0"."ended_at" is null
limit
  1;
--   Limit
--     ->  Index Scan using subscriptions_pkey on subscriptions s0
--           Index Cond: (id = :text::text)
--           Filter: (ended_at IS NULL)

-- endedBefore

select
  count(*) as "count"
from
  "subscriptions" as "s0"
where
  "s0"."id" = :text
  and "s0"."ended_at" < :instant;
--   Aggregate
--     ->  Index Scan using subscriptions_pkey on subscriptions s0
--           Index Cond: (id = :text::text)
--           Filter: (ended_at < :instant::timestamp with time zone)

-- hasUsedTrial

select
  "twin"."id"
from
  "accounts" as "account"
  inner join "accounts" as "twin" on (
    "twin"."id" = "account"."id"
    or "twin"."mailbox_key" = "account"."mailbox_key"
  )
where
  "account"."id" = $1
  and (
    exists (
      select
        "subscriptions"."id"
      from
        "subscriptions"
      where
        "subscriptions"."account_id" = "twin"."id"
        and "subscriptions"."status" not in ($2, $3)
    )
    or (
      "twin"."id" <> "account"."id"
      and exists (
        select
          "checkouts"."id"
        from
          "checkouts"
        where
          "checkouts"."account_id" = "twin"."id"
          and "checkouts"."trial_days" > $4
          and "checkouts"."ended_at" is null
      )
    )
  )
limit
  $5;
--   Limit
--     ->  Nested Loop
--           ->  Index Scan using accounts_pkey on accounts account
--                 Index Cond: (id = :id::uuid)
--           ->  Bitmap Heap Scan on accounts twin
--                 Recheck Cond: ((id = account.id) OR (mailbox_key = account.mailbox_key))
--                 Filter: ((EXISTS(SubPlan 1) OR EXISTS(SubPlan 2)) AND (EXISTS(SubPlan 1) OR ((id <> account.id) AND EXISTS(SubPlan 2))))
--                 ->  BitmapOr
--                       ->  Bitmap Index Scan on accounts_pkey
--                             Index Cond: (id = account.id)
--                       ->  Bitmap Index Scan on accounts_mailbox_key_index
--                             Index Cond: (mailbox_key = account.mailbox_key)
--                 SubPlan 1
--                   ->  Index Scan using subscriptions_account_id_index on subscriptions
--                         Index Cond: (account_id = twin.id)
--                         Filter: (status <> ALL ('{incomplete,incomplete_expired}'::text[]))
--                 SubPlan 2
--                   ->  Index Scan using checkouts_account_id_index on checkouts
--                         Index Cond: (account_id = twin.id)
--                         Filter: ((ended_at IS NULL) AND (trial_days > 0))

-- storeSubscription

insert into
  "subscriptions" (
    "id",
    "account_id",
    "started_at",
    "status",
    "amount_cents",
    "currency",
    "period_starts_at",
    "period_ends_at",
    "cancels_at_period_end",
    "cancel_requested_at",
    "trial_ends_at",
    "past_due_since",
    "ended_at",
    "fetched_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
on conflict ("id") do update
set
  "status" = $15,
  "amount_cents" = $16,
  "currency" = $17,
  "period_starts_at" = $18,
  "period_ends_at" = $19,
  "cancels_at_period_end" = $20,
  "cancel_requested_at" = $21,
  "trial_ends_at" = $22,
  "past_due_since" = $23,
  "ended_at" = $24,
  "fetched_at" = $25,
  "version" = subscriptions.version + 1;
--   Insert on subscriptions
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: subscriptions_pkey
--     ->  Result

-- subscriptionsOf

select
  "s0"."id",
  "s0"."status",
  "s0"."amount_cents",
  "s0"."currency",
  "s0"."period_starts_at",
  "s0"."period_ends_at",
  "s0"."cancels_at_period_end",
  "s0"."trial_ends_at",
  "s0"."started_at",
  "s0"."ended_at"
from
  "subscriptions" as "s0"
where
  "s0"."account_id" = :id
order by
  "s0"."started_at" asc;
--   Sort
--     Sort Key: started_at
--     ->  Index Scan using subscriptions_account_id_index on subscriptions s0
--           Index Cond: (account_id = :id::uuid)

-- purgeSubscriptions

delete from "subscriptions"
where
  "ended_at" < :instant;
--   Delete on subscriptions
--     ->  Index Scan using subscriptions_ended_at_index on subscriptions
--           Index Cond: (ended_at < :instant::timestamp with time zone)

-- runningSubscriptionsOf

select
  "s0"."id",
  "s0"."account_id",
  "s0"."period_ends_at",
  "s0"."cancels_at_period_end"
from
  "subscriptions" as "s0"
where
  "s0"."account_id" in (:id)
  and "s0"."ended_at" is null
order by
  "s0"."started_at" desc,
  "s0"."id" desc;
--   Sort
--     Sort Key: started_at DESC, id DESC
--     ->  Index Scan using subscriptions_account_id_index on subscriptions s0
--           Index Cond: (account_id = :id::uuid)
--           Filter: (ended_at IS NULL)
