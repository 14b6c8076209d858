-- The SQL of payment.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findPayment

select
  "id",
  "account_id" as "accountId",
  "version",
  "disputed_at" as "disputedAt",
  "paid_at" as "paidAt"
from
  "payments"
where
  "invoice_id" = $1;
--   Index Scan using payments_invoice_id_unique on payments
--     Index Cond: (invoice_id = :text::text)

-- lockPaymentOfInvoice

select
  "id",
  "account_id" as "accountId",
  "version",
  "disputed_at" as "disputedAt",
  "paid_at" as "paidAt"
from
  "payments"
where
  "invoice_id" = $1
for update;
--   LockRows
--     ->  Index Scan using payments_invoice_id_unique on payments
--           Index Cond: (invoice_id = :text::text)

-- lockPayment

select
  "amount_cents" as "amountCents",
  "refunded_cents" as "refundedCents",
  "account_id" as "accountId"
from
  "payments"
where
  "id" = $1
for update;
--   LockRows
--     ->  Index Scan using payments_pkey on payments
--           Index Cond: (id = :id::uuid)

-- hasPaidForPro

select
  "p0"."id"
from
  "payments" as "p0"
where
  "p0"."account_id" = :id
  and "p0"."subscription_id" is not null
limit
  1;
--   Limit
--     ->  Index Scan using payments_account_id_paid_at_index on payments p0
--           Index Cond: (account_id = :id::uuid)
--           Filter: (subscription_id IS NOT NULL)

-- addPayment

insert into
  "payments" (
    "id",
    "account_id",
    "invoice_id",
    "payment_intent_id",
    "charge_id",
    "subscription_id",
    "what",
    "amount_cents",
    "refunded_cents",
    "disputed_at",
    "currency",
    "invoice_url",
    "paid_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);
--   Insert on payments
--     ->  Result

-- changePayment

update "payments"
set
  "refunded_cents" = $1,
  "charge_id" = $2,
  "payment_intent_id" = $3,
  "disputed_at" = coalesce("disputed_at", $4),
  "version" = "version" + $5
where
  "id" = $6;
--   Update on payments
--     ->  Index Scan using payments_pkey on payments
--           Index Cond: (id = :id::uuid)

-- countRefunds

update "payments"
set
  "version" = "version" + $1,
  "refunded_cents" = greatest(
    payments.refunded_cents,
    (
      select
        coalesce(sum(refunds.amount_cents), 0) as "cents"
      from
        "refunds"
      where
        "refunds"."payment_id" = "payments"."id"
        and "refunds"."status" in ($2, $3)
    )
  )
where
  "id" = $4;
--   Update on payments
--     ->  Index Scan using payments_pkey on payments
--           Index Cond: (id = :id::uuid)
--           SubPlan 1
--             ->  Aggregate
--                   ->  Index Scan using refunds_payment_id_index on refunds
--                         Index Cond: (payment_id = payments.id)
--                         Filter: (status = ANY ('{pending,succeeded}'::text[]))

-- newestPayments

select
  "id",
  "paid_at" as "paidAt",
  "amount_cents" as "amountCents",
  "refunded_cents" as "refundedCents",
  "disputed_at" as "disputedAt",
  "currency",
  "what",
  "invoice_url" as "invoiceUrl"
from
  "payments"
where
  "account_id" = $1
order by
  "paid_at" desc,
  "id"
limit
  $2;
--   Limit
--     ->  Incremental Sort
--           Sort Key: paid_at DESC, id
--           Presorted Key: paid_at
--           ->  Index Scan using payments_account_id_paid_at_index on payments
--                 Index Cond: (account_id = :id::uuid)

-- paymentsOf

select
  "what",
  "amount_cents" as "amountCents",
  "refunded_cents" as "refundedCents",
  "currency",
  "paid_at" as "paidAt",
  "disputed_at" as "disputedAt",
  "invoice_id" as "invoiceId",
  "invoice_url" as "invoiceUrl"
from
  "payments"
where
  "account_id" = $1
order by
  "paid_at",
  "id";
--   Incremental Sort
--     Sort Key: paid_at, id
--     Presorted Key: paid_at
--     ->  Index Scan Backward using payments_account_id_paid_at_index on payments
--           Index Cond: (account_id = :id::uuid)

-- refundsOf

select
  "r"."id",
  "p"."invoice_id" as "invoiceId",
  "p"."what",
  "r"."amount_cents" as "amountCents",
  "r"."reason",
  "r"."made_by" as "madeBy",
  "r"."status",
  "r"."created_at" as "createdAt",
  "r"."done_at" as "doneAt"
from
  "refunds" as "r"
  inner join "payments" as "p" on "p"."id" = "r"."payment_id"
where
  "p"."account_id" = $1
order by
  "r"."created_at",
  "r"."id";
--   Sort
--     Sort Key: r.created_at, r.id
--     ->  Nested Loop
--           ->  Index Scan using payments_account_id_paid_at_index on payments p
--                 Index Cond: (account_id = :id::uuid)
--           ->  Index Scan using refunds_payment_id_index on refunds r
--                 Index Cond: (payment_id = p.id)

-- forgetInvoicePages

update "payments"
set
  "invoice_url" = null
where
  "account_id" = :id;
--   Update on payments
--     ->  Index Scan using payments_account_id_paid_at_index on payments
--           Index Cond: (account_id = :id::uuid)

-- purgePaymentsBefore

delete from "payments"
where
  "paid_at" < :instant;
--   Delete on payments
--     ->  Index Scan using payments_paid_at_index on payments
--           Index Cond: (paid_at < :instant::timestamp with time zone)

-- findRefunds

select
  "r0"."id",
  "r0"."status",
  "r0"."amount_cents",
  "r0"."provider_id"
from
  "refunds" as "r0"
where
  "r0"."payment_id" = :id;
--   Index Scan using refunds_payment_id_index on refunds r0
--     Index Cond: (payment_id = :id::uuid)

-- addRefund

insert into
  "refunds" ("id", "payment_id", "amount_cents", "reason", "made_by", "created_at", "status")
values
  (
    :newId,
    :id,
    1,
    :text,
    'staff',
    :instant,
    'asked'
  );
--   Insert on refunds
--     ->  Result

-- addProviderRefund

insert into
  "refunds" (
    "id",
    "payment_id",
    "amount_cents",
    "reason",
    "made_by",
    "status",
    "provider_id",
    "created_at",
    "done_at"
  )
values
  (
    :drawnId,
    :id,
    1,
    :text,
    'provider',
    'succeeded',
    'new',
    :instant,
    :instant
  );
--   Insert on refunds
--     ->  Result

-- noteRefundAsked

update "refunds"
set
  "asked_at" = coalesce("refunds"."asked_at", $1)
from
  "payments"
where
  "payments"."id" = "refunds"."payment_id"
  and "refunds"."id" = $2
  and "refunds"."status" = $3
returning
  "refunds"."id",
  "refunds"."payment_id" as "paymentId",
  "refunds"."amount_cents" as "amountCents",
  "refunds"."asked_at" as "askedAt",
  "payments"."payment_intent_id" as "paymentIntentId",
  "payments"."charge_id" as "chargeId",
  "payments"."account_id" as "accountId",
  "payments"."paid_at" as "paidAt";
--   Update on refunds
--     ->  Nested Loop
--           ->  Index Scan using refunds_pkey on refunds
--                 Index Cond: (id = :id::uuid)
--                 Filter: (status = 'asked'::text)
--           ->  Index Scan using payments_pkey on payments
--                 Index Cond: (id = refunds.payment_id)

-- recordRefundAnswer

update "refunds"
set
  "status" = 'succeeded',
  "provider_id" = :text,
  "done_at" = :instant
where
  "id" = :id
  and "status" = 'asked';
--   Update on refunds
--     ->  Index Scan using refunds_pkey on refunds
--           Index Cond: (id = :id::uuid)
--           Filter: (status = 'asked'::text)

-- advanceRefund

update "refunds"
set
  "status" = $1
from
  "payments"
where
  "payments"."id" = "refunds"."payment_id"
  and "refunds"."provider_id" = $2
  and "refunds"."status" in ($3)
returning
  "refunds"."id",
  "refunds"."payment_id" as "paymentId",
  "refunds"."amount_cents" as "amountCents",
  "payments"."account_id" as "accountId",
  "payments"."paid_at" as "paidAt";
--   Update on refunds
--     ->  Nested Loop
--           ->  Index Scan using refunds_provider_id_unique on refunds
--                 Index Cond: (provider_id = :text::text)
--                 Filter: (status = 'pending'::text)
--           ->  Index Scan using payments_pkey on payments
--                 Index Cond: (id = refunds.payment_id)

-- overdueRefunds

select
  "r0"."id"
from
  "refunds" as "r0"
where
  "r0"."status" = 'asked'
  and "r0"."created_at" < :instant
order by
  "r0"."created_at" asc
limit
  100;
--   Limit
--     ->  Index Scan using refunds_asked_index on refunds r0
--           Index Cond: (created_at < :instant::timestamp with time zone)

-- countPayments

select
  count(*) as "payments",
  max("paid_at") as "lastPaidAt"
from
  "payments"
where
  "account_id" = $1;
--   Aggregate
--     ->  Index Only Scan using payments_account_id_paid_at_index on payments
--           Index Cond: (account_id = :id::uuid)

-- accountsWithPayments

select
  "account_id" as "account_id"
from
  "payments"
where
  "account_id" in ($1)
union
select
  "account_id"
from
  "subscriptions"
where
  "account_id" in ($2)
  and "ended_at" is null
union
select
  "account_id" as "account_id"
from
  "service_contracts"
where
  "account_id" in ($3);
--   Unique
--     ->  Sort
--           Sort Key: payments.account_id
--           ->  Append
--                 ->  Index Only Scan using payments_account_id_paid_at_index on payments
--                       Index Cond: (account_id = :id::uuid)
--                 ->  Index Scan using subscriptions_account_id_index on subscriptions
--                       Index Cond: (account_id = :id::uuid)
--                       Filter: (ended_at IS NULL)
--                 ->  Index Only Scan using service_contracts_account_id_index on service_contracts
--                       Index Cond: (account_id = :id::uuid)
