-- The SQL of mail-charge.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- addCharge

insert into
  "mail_charges" ("mailpiece_id", "account_id", "amount_cents", "currency", "what", "status", "created_at")
values
  ($1, $2, $3, $4, $5, $6, $7)
on conflict ("mailpiece_id") do nothing
returning
  "mailpiece_id";
--   Insert on mail_charges
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: mail_charges_pkey
--     ->  Result

-- chargesSince

select
  "m0"."mailpiece_id"
from
  "mail_charges" as "m0"
where
  "m0"."account_id" = :id
  and "m0"."created_at" >= :instant;
--   Index Scan using mail_charges_account_id_created_at_index on mail_charges m0
--     Index Cond: ((account_id = :id::uuid) AND (created_at >= :instant::timestamp with time zone))

-- findCharges

select
  "m0"."mailpiece_id",
  "m0"."amount_cents",
  "m0"."status"
from
  "mail_charges" as "m0"
where
  "m0"."mailpiece_id" in (:id);
--   Index Scan using mail_charges_pkey on mail_charges m0
--     Index Cond: (mailpiece_id = :id::uuid)

-- findChargeVersion

select
  "m0"."mailpiece_id",
  "m0"."version"
from
  "mail_charges" as "m0"
where
  "m0"."invoice_id" = :text
limit
  1;
--   Limit
--     ->  Index Scan using mail_charges_invoice_id_unique on mail_charges m0
--           Index Cond: (invoice_id = :text::text)

-- lockChargeOfInvoice

select
  "mailpiece_id" as "mailpieceId",
  "status",
  "what",
  "invoice_id" as "invoiceId",
  "give_back_at" as "giveBackAt",
  "give_back_reason" as "giveBackReason",
  "version"
from
  "mail_charges"
where
  (
    "invoice_id" = $1
    or "mailpiece_id" = $2
  )
order by
  invoice_id is not distinct from $3 desc
limit
  $4
for update;
--   Limit
--     ->  LockRows
--           ->  Sort
--                 Sort Key: ((NOT (invoice_id IS DISTINCT FROM :text::text))) DESC
--                 ->  Bitmap Heap Scan on mail_charges
--                       Recheck Cond: ((invoice_id = :text::text) OR (mailpiece_id = :id::uuid))
--                       ->  BitmapOr
--                             ->  Bitmap Index Scan on mail_charges_invoice_id_unique
--                                   Index Cond: (invoice_id = :text::text)
--                             ->  Bitmap Index Scan on mail_charges_pkey
--                                   Index Cond: (mailpiece_id = :id::uuid)

-- lockCharge

select
  "m0"."mailpiece_id",
  "m0"."account_id"
from
  "mail_charges" as "m0"
where
  "m0"."mailpiece_id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using mail_charges_pkey on mail_charges m0
--           Index Cond: (mailpiece_id = :id::uuid)

select
  "id",
  "deleted_at" as "deletedAt"
from
  "accounts"
where
  "id" = $1
for no key update;
--   LockRows
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = :id::uuid)

select
  "status",
  "asked_at" as "askedAt",
  "give_back_at" as "giveBackAt",
  "payment_id" as "paymentId",
  "credit_cents" as "creditCents"
from
  "mail_charges"
where
  "mailpiece_id" = $1
for update;
--   LockRows
--     ->  Index Scan using mail_charges_pkey on mail_charges
--           Index Cond: (mailpiece_id = :id::uuid)

-- changeCharge

update "mail_charges"
set
  "status" = 'paid',
  "give_back_at" = :instant,
  "give_back_reason" = :text,
  "payment_id" = :id
where
  "mailpiece_id" = :id;
--   Update on mail_charges
--     ->  Index Scan using mail_charges_pkey on mail_charges
--           Index Cond: (mailpiece_id = :id::uuid)

-- writeCharge

update "mail_charges"
set
  "status" = $1,
  "invoice_id" = $2,
  "credit_cents" = $3,
  "invoice_url" = $4,
  "version" = "version" + $5
where
  "mailpiece_id" = $6;
--   Update on mail_charges
--     ->  Index Scan using mail_charges_pkey on mail_charges
--           Index Cond: (mailpiece_id = :id::uuid)

-- cancelChargeOfInvoice

update "mail_charges"
set
  "status" = $1,
  "version" = "version" + $2
where
  "invoice_id" = $3
  and "status" in ($4, $5, $6);
--   Update on mail_charges
--     ->  Index Scan using mail_charges_invoice_id_unique on mail_charges
--           Index Cond: (invoice_id = :text::text)
--           Filter: (status = ANY ('{due,charged,failed}'::text[]))

-- noteChargeAsked

update "mail_charges"
set
  "asked_at" = coalesce("asked_at", $1),
  "worked_at" = $2
where
  "mailpiece_id" = $3
  and (
    "mail_charges"."status" in ($4, $5, $6)
    or (
      "mail_charges"."status" = $7
      and "mail_charges"."give_back_at" is not null
    )
  )
returning
  "mailpiece_id" as "mailpieceId",
  "account_id" as "accountId",
  "amount_cents" as "amountCents",
  "currency",
  "what",
  "invoice_id" as "invoiceId",
  "asked_at" as "askedAt",
  "give_back_at" as "giveBackAt";
--   Update on mail_charges
--     ->  Index Scan using mail_charges_pkey on mail_charges
--           Index Cond: (mailpiece_id = :id::uuid)
--           Filter: ((status = ANY ('{due,charged,failed}'::text[])) OR ((status = 'paid'::text) AND (give_back_at IS NOT NULL)))

-- giveUpCharge

update "mail_charges"
set
  "status" = case
    when give_back_at is null then 'not_collected'
    else 'cancelled'
  end
where
  "mailpiece_id" = $1
  and "status" = $2
  and "invoice_id" is null;
--   Update on mail_charges
--     ->  Index Scan using mail_charges_pkey on mail_charges
--           Index Cond: (mailpiece_id = :id::uuid)
--           Filter: ((invoice_id IS NULL) AND (status = 'due'::text))

-- noteInvoice

update "mail_charges"
set
  "invoice_id" = coalesce("invoice_id", $1)
where
  "mailpiece_id" = $2
returning
  "invoice_id";
--   Update on mail_charges
--     ->  Index Scan using mail_charges_pkey on mail_charges
--           Index Cond: (mailpiece_id = :id::uuid)

-- noteCreditAsked

update "mail_charges"
set
  "credit_asked_at" = coalesce("mail_charges"."credit_asked_at", $1)
from
  "billing_customers" as "customer"
where
  "customer"."account_id" = "mail_charges"."account_id"
  and "mail_charges"."mailpiece_id" = $2
  and "mail_charges"."status" = $3
  and "mail_charges"."credit_cents" > $4
  and "mail_charges"."credit_id" is null
returning
  "customer"."account_id" as "accountId",
  "customer"."customer_id" as "customerId",
  "mail_charges"."credit_cents" as "creditCents",
  "mail_charges"."currency",
  "mail_charges"."what",
  "mail_charges"."credit_asked_at" as "askedAt";
--   Update on mail_charges
--     ->  Nested Loop
--           ->  Index Scan using mail_charges_credit_index on mail_charges
--                 Filter: ((credit_id IS NULL) AND (credit_cents > 0) AND (mailpiece_id = :id::uuid) AND (status = 'given_back'::text))
--           ->  Index Scan using billing_customers_pkey on billing_customers customer
--                 Index Cond: (account_id = mail_charges.account_id)

-- recordMailCredit

update "mail_charges"
set
  "credit_id" = :text
where
  "mailpiece_id" = :id
  and "credit_id" is null;
--   Update on mail_charges
--     ->  Index Scan using mail_charges_pkey on mail_charges
--           Index Cond: (mailpiece_id = :id::uuid)
--           Filter: (credit_id IS NULL)

-- overdueCharges

select
  "mail_charges"."mailpiece_id"
from
  "mail_charges"
where
  (
    "mail_charges"."status" in ($1, $2, $3)
    or (
      "mail_charges"."status" = $4
      and "mail_charges"."give_back_at" is not null
    )
  )
  and coalesce(worked_at, created_at) < case
    when status = 'failed'
    and give_back_at is null then $5::timestamptz
    else $6::timestamptz
  end
  and "mail_charges"."created_at" > $7
union all
select
  "mail_charges"."mailpiece_id"
from
  "mail_charges"
where
  "status" = $8
  and "credit_cents" > $9
  and "credit_id" is null
  and "give_back_at" < $10
limit
  $11;
--   Limit
--     ->  Append
--           ->  Index Scan using mail_charges_created_at_index on mail_charges
--                 Index Cond: (created_at > :instant::timestamp with time zone)
--                 Filter: ((COALESCE(worked_at, created_at) < CASE WHEN ((status = 'failed'::text) AND (give_back_at IS NULL)) THEN :instant::timestamp with time zone ELSE :instant::timestamp with time zone END) AND ((status = ANY ('{due,charged,failed}'::text[])) OR ((status = 'paid'::text) AND (give_back_at IS NOT NULL))))
--           ->  Index Scan using mail_charges_credit_index on mail_charges mail_charges_1
--                 Index Cond: (give_back_at < :instant::timestamp with time zone)

-- openInvoices

select
  "m0"."mailpiece_id",
  "m0"."invoice_id"
from
  "mail_charges" as "m0"
where
  "m0"."account_id" = :id
  and "m0"."invoice_id" is not null
  and "m0"."status" in ('due', 'charged', 'failed');
--   Index Scan using mail_charges_account_id_created_at_index on mail_charges m0
--     Index Cond: (account_id = :id::uuid)
--     Filter: ((invoice_id IS NOT NULL) AND (status = ANY ('{due,charged,failed}'::text[])))

-- failedCharges

select
  "what",
  "amount_cents" - "credit_cents" as "amountCents",
  "currency",
  "invoice_url" as "invoiceUrl"
from
  "mail_charges"
where
  "account_id" = $1
  and "status" = $2
  and "give_back_at" is null
order by
  "created_at" desc,
  "mailpiece_id"
limit
  $3;
--   Limit
--     ->  Incremental Sort
--           Sort Key: created_at DESC, mailpiece_id
--           Presorted Key: created_at
--           ->  Index Scan using mail_charges_account_id_created_at_index on mail_charges
--                 Index Cond: (account_id = :id::uuid)
--                 Filter: ((give_back_at IS NULL) AND (status = 'failed'::text))

-- chargesOf

select
  "what",
  "amount_cents" as "amountCents",
  "currency",
  "status",
  "credit_cents" as "fromCreditCents",
  "invoice_id" as "invoiceId",
  "created_at" as "mailedAt",
  "give_back_at" as "givenBackAt",
  "give_back_reason" as "givenBackBecause"
from
  "mail_charges"
where
  "account_id" = $1
order by
  "created_at",
  "mailpiece_id";
--   Incremental Sort
--     Sort Key: created_at, mailpiece_id
--     Presorted Key: created_at
--     ->  Index Scan Backward using mail_charges_account_id_created_at_index on mail_charges
--           Index Cond: (account_id = :id::uuid)

-- forgetCharges

update "mail_charges"
set
  "invoice_url" = $1,
  "give_back_at" = coalesce("give_back_at", $2),
  "give_back_reason" = coalesce("give_back_reason", $3),
  "status" = case
    when status = 'due'
    and asked_at is null then 'cancelled'
    else status
  end
where
  "account_id" = $4
  and "status" in ($5, $6, $7);
--   Update on mail_charges
--     ->  Index Scan using mail_charges_account_id_created_at_index on mail_charges
--           Index Cond: (account_id = :id::uuid)
--           Filter: (status = ANY ('{due,charged,failed}'::text[]))

-- purgeCharges

delete from "mail_charges"
where
  "created_at" < :instant;
--   Delete on mail_charges
--     ->  Index Scan using mail_charges_created_at_index on mail_charges
--           Index Cond: (created_at < :instant::timestamp with time zone)
