-- The SQL of mailpiece.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findMailpiece

select
  *
from
  "mailpieces"
where
  "id" = $1;
--   Index Scan using mailpieces_pkey on mailpieces
--     Index Cond: (id = :id::uuid)

select
  *
from
  "mailpieces"
where
  "id" = $1
for update;
--   LockRows
--     ->  Index Scan using mailpieces_pkey on mailpieces
--           Index Cond: (id = :id::uuid)

-- findMailpieces

select
  *
from
  "mailpieces"
where
  "letter_id" = $1
order by
  "created_at" desc,
  "ended_at" desc nulls first,
  "id";
--   Sort
--     Sort Key: created_at DESC, ended_at DESC, id
--     ->  Index Scan using mailpieces_letter_id_index on mailpieces
--           Index Cond: (letter_id = :id::uuid)

-- findAllMailpieces

select
  *
from
  "mailpieces"
where
  "account_id" = $1
order by
  "created_at",
  "id";
--   Incremental Sort
--     Sort Key: created_at, id
--     Presorted Key: created_at
--     ->  Index Scan Backward using mailpieces_account_id_created_at_index on mailpieces
--           Index Cond: (account_id = :id::uuid)

-- findOwnMailpiece

select
  *
from
  "mailpieces"
where
  "id" = $1
  and "account_id" = $2;
--   Index Scan using mailpieces_pkey on mailpieces
--     Index Cond: (id = :id::uuid)
--     Filter: (account_id = :id::uuid)

-- hasLiveMailpiece

select
  "m0"."id"
from
  "mailpieces" as "m0"
where
  "m0"."letter_id" = :id
  and "m0"."status" in ('queued', 'mailed', 'in_transit', 'delivered')
limit
  1;
--   Limit
--     ->  Index Scan using mailpieces_one_alive on mailpieces m0
--           Index Cond: (letter_id = :id::uuid)

select
  "m0"."id"
from
  "mailpieces" as "m0"
where
  "m0"."letter_id" = :id
  and "m0"."status" in ('queued', 'mailed', 'in_transit', 'delivered')
  and "m0"."id" != :id
limit
  1;
--   Limit
--     ->  Index Scan using mailpieces_one_alive on mailpieces m0
--           Index Cond: (letter_id = :id::uuid)
--           Filter: (id <> :id::uuid)

-- findArrival

select
  "m0"."id",
  "m0"."status",
  "m0"."delivered_on"
from
  "mailpieces" as "m0"
where
  "m0"."letter_id" = :id
order by
  "m0"."created_at" desc,
  "m0"."id" desc
limit
  1;
--   Limit
--     ->  Sort
--           Sort Key: created_at DESC, id DESC
--           ->  Index Scan using mailpieces_letter_id_index on mailpieces m0
--                 Index Cond: (letter_id = :id::uuid)

-- lockMailpiece

select
  *
from
  "mailpieces"
where
  "id" = $1;
--   Index Scan using mailpieces_pkey on mailpieces
--     Index Cond: (id = :id::uuid)

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
  "reference"
from
  "letters"
where
  "id" = $1
for no key update;
--   LockRows
--     ->  Index Scan using letters_pkey on letters
--           Index Cond: (id = :id::uuid)

select
  *
from
  "mailpieces"
where
  "id" = $1
for update;
--   LockRows
--     ->  Index Scan using mailpieces_pkey on mailpieces
--           Index Cond: (id = :id::uuid)

-- lockOwnMailpiece

select
  *
from
  "mailpieces"
where
  "id" = $1;
--   Index Scan using mailpieces_pkey on mailpieces
--     Index Cond: (id = :id::uuid)

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
  "reference"
from
  "letters"
where
  "id" = $1
for no key update;
--   LockRows
--     ->  Index Scan using letters_pkey on letters
--           Index Cond: (id = :id::uuid)

select
  *
from
  "mailpieces"
where
  "id" = $1
for update;
--   LockRows
--     ->  Index Scan using mailpieces_pkey on mailpieces
--           Index Cond: (id = :id::uuid)

-- holdOwner

select
  "m0"."id",
  "m0"."account_id"
from
  "mailpieces" as "m0"
where
  "m0"."id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using mailpieces_pkey on mailpieces m0
--           Index Cond: (id = :id::uuid)

select
  "id",
  "deleted_at" as "deletedAt"
from
  "accounts"
where
  "id" = $1
for key share;
--   LockRows
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = :id::uuid)

-- changeMailpiece

select
  *
from
  "mailpieces"
where
  "id" = $1;
--   Index Scan using mailpieces_pkey on mailpieces
--     Index Cond: (id = :id::uuid)

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
  "reference"
from
  "letters"
where
  "id" = $1
for no key update;
--   LockRows
--     ->  Index Scan using letters_pkey on letters
--           Index Cond: (id = :id::uuid)

select
  *
from
  "mailpieces"
where
  "id" = $1
for update;
--   LockRows
--     ->  Index Scan using mailpieces_pkey on mailpieces
--           Index Cond: (id = :id::uuid)

update "mailpieces"
set
  "status" = $1
where
  "id" = $2
returning
  *;
--   Update on mailpieces
--     ->  Index Scan using mailpieces_pkey on mailpieces
--           Index Cond: (id = :id::uuid)

-- addMailpiece

insert into
  "mailpieces" (
    "id",
    "letter_id",
    "account_id",
    "carrier",
    "mail_class",
    "status",
    "price_cents",
    "pages",
    "sheets",
    "packet_sha256",
    "sealed_addresses",
    "to_state",
    "created_at",
    "send_after"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
on conflict do nothing
returning
  "id";
--   Insert on mailpieces
--     Conflict Resolution: NOTHING
--     ->  Result

insert into
  "mail_events" ("id", "mailpiece_id", "source_key", "kind", "at", "location", "note", "recorded_at")
values
  ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("mailpiece_id", "source_key") do nothing
returning
  "id";
--   Insert on mail_events
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: mail_events_mailpiece_id_source_key_unique
--     ->  Result

-- addMailpieceEvent

insert into
  "mail_events" ("id", "mailpiece_id", "source_key", "kind", "at", "location", "note", "recorded_at")
values
  ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("mailpiece_id", "source_key") do nothing
returning
  "id";
--   Insert on mail_events
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: mail_events_mailpiece_id_source_key_unique
--     ->  Result

-- findEvents

select
  *
from
  "mail_events"
where
  "mailpiece_id" in ($1)
order by
  "at",
  "number";
--   Sort
--     Sort Key: at, number
--     ->  Index Scan using mail_events_mailpiece_id_source_key_unique on mail_events
--           Index Cond: (mailpiece_id = :id::uuid)

-- moveEvent

update "mail_events"
set
  "at" = $1
where
  "mailpiece_id" = $2
  and "source_key" = $3;
--   Update on mail_events
--     ->  Index Scan using mail_events_mailpiece_id_source_key_unique on mail_events
--           Index Cond: ((mailpiece_id = :id::uuid) AND (source_key = :text::text))

-- namePaper

select
  "m0"."id",
  "m0"."account_id"
from
  "mailpieces" as "m0"
where
  "m0"."id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using mailpieces_pkey on mailpieces m0
--           Index Cond: (id = :id::uuid)

select
  "id",
  "deleted_at" as "deletedAt"
from
  "accounts"
where
  "id" = $1
for key share;
--   LockRows
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = :id::uuid)

update "mailpieces"
set
  "proof_key" = :text,
  "proof_sha256" = :hash
where
  "id" = :id
  and "proof_key" is null;
--   Update on mailpieces
--     ->  Index Scan using mailpieces_pkey on mailpieces
--           Index Cond: (id = :id::uuid)
--           Filter: (proof_key IS NULL)

update "mailpieces"
set
  "receipt_key" = :text,
  "receipt_sha256" = :hash
where
  "id" = :id
  and "receipt_key" is null;
--   Update on mailpieces
--     ->  Index Scan using mailpieces_pkey on mailpieces
--           Index Cond: (id = :id::uuid)
--           Filter: (receipt_key IS NULL)

-- nextPapers

select
  "m0"."id",
  "m0"."proof_key",
  "m0"."receipt_key"
from
  "mailpieces" as "m0"
order by
  "m0"."id" asc
limit
  100;
--   Limit
--     ->  Index Scan using mailpieces_pkey on mailpieces m0

select
  "m0"."id",
  "m0"."proof_key",
  "m0"."receipt_key"
from
  "mailpieces" as "m0"
where
  "m0"."id" > :id
order by
  "m0"."id" asc
limit
  100;
--   Limit
--     ->  Index Scan using mailpieces_pkey on mailpieces m0
--           Index Cond: (id > :id::uuid)

-- namesPaper

select
  count(*) as "count"
from
  "mailpieces" as "m0"
where
  "m0"."id" = :id
  and (
    "m0"."proof_key" = :text
    or "m0"."receipt_key" = :text
  );
--   Aggregate
--     ->  Index Scan using mailpieces_pkey on mailpieces m0
--           Index Cond: (id = :id::uuid)
--           Filter: ((proof_key = :text::text) OR (receipt_key = :text::text))

-- lockPapersOf

select
  "id",
  "proof_key",
  "receipt_key"
from
  "mailpieces"
where
  "account_id" = $1
order by
  "id"
for update;
--   LockRows
--     ->  Sort
--           Sort Key: id
--           ->  Index Scan using mailpieces_account_id_created_at_index on mailpieces
--                 Index Cond: (account_id = :id::uuid)

-- stopQueued

update "mailpieces"
set
  "status" = $1,
  "ended_at" = $2
where
  "account_id" = $3
  and "status" = $4
  and (
    "asked_at" is null
    or (
      "carrier" = $5
      and "batch_id" is null
    )
  )
returning
  "id";
--   Update on mailpieces
--     ->  Index Scan using mailpieces_account_id_created_at_index on mailpieces
--           Index Cond: (account_id = :id::uuid)
--           Filter: (((asked_at IS NULL) OR ((carrier = 'print_queue'::text) AND (batch_id IS NULL))) AND (status = 'queued'::text))

-- emptyMailpiece

delete from "mail_events"
where
  "mailpiece_id" = $1;
--   Delete on mail_events
--     ->  Index Scan using mail_events_mailpiece_id_source_key_unique on mail_events
--           Index Cond: (mailpiece_id = :id::uuid)

update "mailpieces"
set
  "sealed_addresses" = $1,
  "to_state" = $2,
  "tracking_number" = $3,
  "proof_key" = $4,
  "proof_sha256" = $5,
  "receipt_key" = $6,
  "receipt_sha256" = $7,
  "cancel_asked_at" = case
    when status = 'queued'
    and carrier_id is null then $8::timestamptz
  end,
  "ended_at" = case
    when status = 'queued'
    and carrier_id is null then null
    else coalesce(ended_at, $9)
  end
where
  "id" = $10;
--   Update on mailpieces
--     ->  Index Scan using mailpieces_pkey on mailpieces
--           Index Cond: (id = :id::uuid)

-- deleteMailpiecesOfOldLetters

select
  "l0"."id"
from
  "letters" as "l0"
where
  "l0"."created_at" < :instant
order by
  "l0"."id" asc
limit
  100;
--   Limit
--     ->  Index Scan using letters_pkey on letters l0
--           Filter: (created_at < :instant::timestamp with time zone)

delete from "mailpieces"
where
  "id" in (
    select
      "id"
    from
      "mailpieces"
    where
      "letter_id" in ($1)
    order by
      "id"
    for update
      skip locked
  )
returning
  "proof_key",
  "receipt_key";
--   Delete on mailpieces
--     ->  Nested Loop
--           ->  HashAggregate
--                 Group Key: "ANY_subquery".id
--                 ->  Subquery Scan on "ANY_subquery"
--                       ->  LockRows
--                             ->  Sort
--                                   Sort Key: mailpieces_1.id
--                                   ->  Index Scan using mailpieces_letter_id_index on mailpieces mailpieces_1
--                                         Index Cond: (letter_id = :id::uuid)
--           ->  Index Scan using mailpieces_pkey on mailpieces
--                 Index Cond: (id = "ANY_subquery".id)
