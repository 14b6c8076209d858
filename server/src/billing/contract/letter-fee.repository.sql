-- The SQL of letter-fee.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- sumOfPeriod

select
  coalesce(sum(amount_cents), 0)::int as "cents",
  coalesce(sum(discount_cents), 0)::int as "discountCents"
from
  "letter_fees"
where
  "account_id" = $1
  and "period_from" = $2
  and "status" not in ($3, $4);
--   Aggregate
--     ->  Index Scan using letter_fees_account_id_index on letter_fees
--           Index Cond: (account_id = :id::uuid)
--           Filter: ((status <> ALL ('{withdrawn,given_back}'::text[])) AND (period_from = :instant::timestamp with time zone))

-- addFee

insert into
  "letter_fees" (
    "letter_id",
    "account_id",
    "contract_id",
    "subscription_id",
    "period_from",
    "amount_cents",
    "discount_cents",
    "currency",
    "what",
    "status",
    "earned_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
on conflict ("letter_id") do nothing
returning
  "letter_id";
--   Insert on letter_fees
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: letter_fees_pkey
--     ->  Result

-- lockFee

select
  "account_id" as "accountId",
  "status",
  "asked_at" as "askedAt",
  "amount_cents" as "amountCents",
  "payment_id" as "paymentId",
  "withdraw_at" as "withdrawAt"
from
  "letter_fees"
where
  "letter_id" = $1
for update;
--   LockRows
--     ->  Index Scan using letter_fees_pkey on letter_fees
--           Index Cond: (letter_id = :id::uuid)

-- changeFee

update "letter_fees"
set
  "withdraw_at" = :instant,
  "withdraw_reason" = :text
where
  "letter_id" = :id;
--   Update on letter_fees
--     ->  Index Scan using letter_fees_pkey on letter_fees
--           Index Cond: (letter_id = :id::uuid)

-- noteFeeAsked

update "letter_fees"
set
  "asked_at" = coalesce("asked_at", $1),
  "worked_at" = $2
where
  "letter_id" = $3
  and (
    "status" = $4
    or (
      "status" = $5
      and "withdraw_at" is not null
    )
  )
returning
  "account_id" as "accountId",
  "subscription_id" as "subscriptionId",
  "amount_cents" as "amountCents",
  "currency",
  "what",
  "asked_at" as "askedAt",
  "item_id" as "itemId",
  "withdraw_at" as "withdrawAt";
--   Update on letter_fees
--     ->  Index Scan using letter_fees_pkey on letter_fees
--           Index Cond: (letter_id = :id::uuid)
--           Filter: ((status = 'due'::text) OR ((status = 'listed'::text) AND (withdraw_at IS NOT NULL)))

-- noteFeeAnswer

update "letter_fees"
set
  "status" = 'listed',
  "item_id" = :text
where
  "letter_id" = :id
  and "status" in ('due', 'listed');
--   Update on letter_fees
--     ->  Index Scan using letter_fees_pkey on letter_fees
--           Index Cond: (letter_id = :id::uuid)
--           Filter: (status = ANY ('{due,listed}'::text[]))

-- settleFees

update "letter_fees"
set
  "status" = $1,
  "invoice_id" = $2,
  "payment_id" = $3
where
  "item_id" in ($4)
  and "status" in ($5, $6)
returning
  "letter_id" as "letterId",
  "withdraw_at" as "withdrawAt",
  "withdraw_reason" as "reason";
--   Update on letter_fees
--     ->  Index Scan using letter_fees_item_id_unique on letter_fees
--           Index Cond: (item_id = :text::text)
--           Filter: (status = ANY ('{due,listed}'::text[]))

-- listedFees

select
  "letter_id" as "letterId",
  "item_id" as "itemId"
from
  "letter_fees"
where
  "account_id" = $1
  and "status" = $2
  and "item_id" is not null;
--   Index Scan using letter_fees_account_id_index on letter_fees
--     Index Cond: (account_id = :id::uuid)
--     Filter: ((item_id IS NOT NULL) AND (status = 'listed'::text))

-- overdueFees

select
  "letter_id" as "letterId"
from
  "letter_fees"
where
  (
    status = 'due'
    or (
      status = 'listed'
      and withdraw_at is not null
    )
  )
  and coalesce(worked_at, earned_at) < $1
order by
  coalesce(worked_at, earned_at)
limit
  $2;
--   Limit
--     ->  Index Scan using letter_fees_open_index on letter_fees
--           Index Cond: (COALESCE(worked_at, earned_at) < :instant::timestamp with time zone)

-- feesOf

select
  "letter_id" as "letterId",
  "contract_id" as "contractId",
  "earned_at" as "earnedAt",
  "what",
  "amount_cents" as "amountCents",
  "currency",
  "status",
  "invoice_id" as "invoiceId",
  "payment_id" as "paymentId",
  "withdraw_at" as "withdrawnAt",
  "withdraw_reason" as "withdrawReason"
from
  "letter_fees"
where
  "account_id" = $1
order by
  "earned_at";
--   Index Scan Backward using letter_fees_account_id_index on letter_fees
--     Index Cond: (account_id = :id::uuid)

-- purgeFees

delete from "letter_fees"
where
  "earned_at" < :instant;
--   Delete on letter_fees
--     ->  Index Scan using letter_fees_earned_at_index on letter_fees
--           Index Cond: (earned_at < :instant::timestamp with time zone)
