-- The SQL of mail-payment.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- addMailPayment

insert into
  "mail_payments" (
    "mailpiece_id",
    "letter_id",
    "account_id",
    "amount_cents",
    "currency",
    "what",
    "origin",
    "created_at",
    "status"
  )
values
  (
    :newId,
    :newId,
    :id,
    1,
    'USD',
    :text,
    :text,
    :instant,
    'opened'
  )
returning
  "version";
--   Insert on mail_payments
--     ->  Result

-- findMailPayment

select
  "m0".*
from
  "mail_payments" as "m0"
where
  "m0"."mailpiece_id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using mail_payments_pkey on mail_payments m0
--           Index Cond: (mailpiece_id = :id::uuid)

-- unpaidMailings

select
  "m0"."mailpiece_id"
from
  "mail_payments" as "m0"
where
  "m0"."mailpiece_id" in (:id)
  and (
    "m0"."status" not in ('authorized', 'captured')
    or (
      "m0"."status" = 'authorized'
      and "m0"."release_at" is not null
    )
  );
--   Index Scan using mail_payments_pkey on mail_payments m0
--     Index Cond: (mailpiece_id = :id::uuid)
--     Filter: ((status <> ALL ('{authorized,captured}'::text[])) OR ((status = 'authorized'::text) AND (release_at IS NOT NULL)))

-- lockMailPayment

select
  "account_id" as "accountId",
  "letter_id" as "letterId",
  "what",
  "currency",
  "status",
  "session_id" as "sessionId",
  "payment_id" as "paymentId",
  "authorized_at" as "authorizedAt",
  "release_at" as "releaseAt",
  "release_reason" as "releaseReason",
  "version"
from
  "mail_payments"
where
  "mailpiece_id" = $1
for update;
--   LockRows
--     ->  Index Scan using mail_payments_pkey on mail_payments
--           Index Cond: (mailpiece_id = :id::uuid)

-- mailpieceOfPayment

select
  "m0"."mailpiece_id"
from
  "mail_payments" as "m0"
where
  "m0"."session_id" = :text
limit
  1;
--   Limit
--     ->  Index Scan using mail_payments_session_id_unique on mail_payments m0
--           Index Cond: (session_id = :text::text)

select
  "m0"."mailpiece_id"
from
  "mail_payments" as "m0"
where
  "m0"."payment_intent_id" = :text
limit
  1;
--   Limit
--     ->  Index Scan using mail_payments_payment_intent_id_unique on mail_payments m0
--           Index Cond: (payment_intent_id = :text::text)

-- newestMailPayment

select
  "m0"."mailpiece_id",
  "m0"."status",
  "m0"."release_at"
from
  "mail_payments" as "m0"
where
  "m0"."account_id" = :id
  and "m0"."letter_id" = :id
order by
  "m0"."created_at" desc,
  "m0"."mailpiece_id" desc
limit
  1;
--   Limit
--     ->  Sort
--           Sort Key: created_at DESC, mailpiece_id DESC
--           ->  Index Scan using mail_payments_account_id_index on mail_payments m0
--                 Index Cond: (account_id = :id::uuid)
--                 Filter: (letter_id = :id::uuid)

-- noteMailPage

update "mail_payments"
set
  "session_id" = :text
where
  "mailpiece_id" = :id
  and "status" = 'opened'
  and "release_at" is null;
--   Update on mail_payments
--     ->  Index Scan using mail_payments_pkey on mail_payments
--           Index Cond: (mailpiece_id = :id::uuid)
--           Filter: ((release_at IS NULL) AND (status = 'opened'::text))

-- noteMailPaymentWorked

update "mail_payments"
set
  "worked_at" = :instant
where
  "mailpiece_id" = :id;
--   Update on mail_payments
--     ->  Index Scan using mail_payments_pkey on mail_payments
--           Index Cond: (mailpiece_id = :id::uuid)

-- writeMailPayment

update "mail_payments"
set
  "status" = $1,
  "payment_intent_id" = coalesce($2, "payment_intent_id"),
  "payment_id" = coalesce($3, "payment_id"),
  "authorized_at" = coalesce("authorized_at", $4),
  "version" = "version" + $5
where
  "mailpiece_id" = $6;
--   Update on mail_payments
--     ->  Index Scan using mail_payments_pkey on mail_payments
--           Index Cond: (mailpiece_id = :id::uuid)

-- noteRelease

update "mail_payments"
set
  "release_at" = :instant,
  "release_reason" = :text
where
  "mailpiece_id" = :id
  and "release_at" is null
  and "status" != 'released';
--   Update on mail_payments
--     ->  Index Scan using mail_payments_pkey on mail_payments
--           Index Cond: (mailpiece_id = :id::uuid)
--           Filter: ((release_at IS NULL) AND (status <> 'released'::text))

-- releaseAllMailPayments

update "mail_payments"
set
  "release_at" = :instant,
  "release_reason" = 'The account was deleted.'
where
  "account_id" = :id
  and "release_at" is null
  and "status" in ('opened', 'authorized');
--   Update on mail_payments
--     ->  Index Scan using mail_payments_account_id_index on mail_payments
--           Index Cond: (account_id = :id::uuid)
--           Filter: ((release_at IS NULL) AND (status = ANY ('{opened,authorized}'::text[])))

-- openMailPayments

select
  "m0"."mailpiece_id"
from
  "mail_payments" as "m0"
where
  "m0"."letter_id" = :id
  and "m0"."status" in ('opened', 'authorized');
--   Index Scan using mail_payments_unsettled on mail_payments m0
--     Filter: (letter_id = :id::uuid)

-- unsettledMailPayments

select
  "mailpiece_id"
from
  "mail_payments"
where
  "status" in ($1, $2)
  and coalesce("worked_at", "created_at") < $3
limit
  $4;
--   Limit
--     ->  Index Scan using mail_payments_unsettled on mail_payments
--           Index Cond: (COALESCE(worked_at, created_at) < :instant::timestamp with time zone)

-- mailPaymentsOf

select
  "m0"."mailpiece_id",
  "m0"."what",
  "m0"."amount_cents",
  "m0"."currency",
  "m0"."status",
  "m0"."created_at",
  "m0"."authorized_at",
  "m0"."release_at",
  "m0"."release_reason"
from
  "mail_payments" as "m0"
where
  "m0"."account_id" = :id
order by
  "m0"."created_at" asc,
  "m0"."mailpiece_id" asc;
--   Sort
--     Sort Key: created_at, mailpiece_id
--     ->  Index Scan using mail_payments_account_id_index on mail_payments m0
--           Index Cond: (account_id = :id::uuid)

-- purgeMailPayments

delete from "mail_payments"
where
  "created_at" < :instant;
--   Delete on mail_payments
--     ->  Index Scan using mail_payments_created_at_index on mail_payments
--           Index Cond: (created_at < :instant::timestamp with time zone)
