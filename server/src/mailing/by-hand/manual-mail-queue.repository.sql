-- The SQL of manual-mail-queue.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findWaiting

select
  *
from
  "mailpieces"
where
  (
    "carrier" = $1
    and "status" = $2
    and "carrier_id" is not null
    and "batch_id" is null
    and "ended_at" is null
    and "cancel_asked_at" is null
  )
order by
  "created_at",
  "id"
limit
  $3;
--   Limit
--     ->  Sort
--           Sort Key: created_at, id
--           ->  Index Scan using mailpieces_waiting on mailpieces
--                 Filter: ((carrier_id IS NOT NULL) AND (batch_id IS NULL) AND (ended_at IS NULL) AND (cancel_asked_at IS NULL) AND (carrier = 'print_queue'::text))

select
  count(*) as "count"
from
  "mailpieces"
where
  (
    "carrier" = $1
    and "status" = $2
    and "carrier_id" is not null
    and "batch_id" is null
    and "ended_at" is null
    and "cancel_asked_at" is null
  );
--   Aggregate
--     ->  Index Scan using mailpieces_waiting on mailpieces
--           Filter: ((carrier_id IS NOT NULL) AND (batch_id IS NULL) AND (ended_at IS NULL) AND (cancel_asked_at IS NULL) AND (carrier = 'print_queue'::text))

-- findOpenBatches

select
  "b".*
from
  "mail_batches" as "b"
  inner join (
    select
      "batch_id",
      bool_or("status" = $1) as "unmailed"
    from
      "mailpieces"
    where
      "batch_id" is not null
      and "ended_at" is null
      and (
        "status" = $2
        or (
          "status" in ($3, $4)
          and "mail_class" <> $5
        )
      )
    group by
      "batch_id"
  ) as "open" on "open"."batch_id" = "b"."id"
order by
  "open"."unmailed" desc,
  "b"."number" desc
limit
  $6;
--   Limit
--     ->  Sort
--           Sort Key: (bool_or((mailpieces.status = 'queued'::text))) DESC, b.number DESC
--           ->  Nested Loop
--                 ->  GroupAggregate
--                       Group Key: mailpieces.batch_id
--                       ->  Sort
--                             Sort Key: mailpieces.batch_id
--                             ->  Bitmap Heap Scan on mailpieces
--                                   Recheck Cond: ((status = 'queued'::text) OR (status = ANY ('{queued,mailed,in_transit}'::text[])))
--                                   Filter: ((batch_id IS NOT NULL) AND (ended_at IS NULL) AND ((status = 'queued'::text) OR ((status = ANY ('{mailed,in_transit}'::text[])) AND (mail_class <> 'first_class'::text))))
--                                   ->  BitmapOr
--                                         ->  Bitmap Index Scan on mailpieces_waiting
--                                         ->  Bitmap Index Scan on mailpieces_under_way
--                 ->  Index Scan using mail_batches_pkey on mail_batches b
--                       Index Cond: (id = mailpieces.batch_id)

-- findBatch

select
  *
from
  "mail_batches"
where
  "id" = $1;
--   Index Scan using mail_batches_pkey on mail_batches
--     Index Cond: (id = :id::uuid)

-- findInBatches

select
  *
from
  "mailpieces"
where
  "batch_id" in ($1)
order by
  "created_at",
  "id";
--   Sort
--     Sort Key: created_at, id
--     ->  Index Scan using mailpieces_batch_id_index on mailpieces
--           Index Cond: (batch_id = :id::uuid)

select
  "l0"."id",
  "l0"."reference"
from
  "letters" as "l0"
where
  "l0"."id" in (:id);
--   Index Scan using letters_pkey on letters l0
--     Index Cond: (id = :id::uuid)

-- addBatch

update "mailpieces"
set
  "batch_id" = $1
where
  "id" in (
    select
      "id"
    from
      "mailpieces"
    where
      "id" in ($2)
      and (
        "carrier" = $3
        and "status" = $4
        and "carrier_id" is not null
        and "batch_id" is null
        and "ended_at" is null
        and "cancel_asked_at" is null
      )
    order by
      "id"
    for update
  )
returning
  "id";
--   Update on mailpieces
--     ->  Nested Loop
--           ->  HashAggregate
--                 Group Key: "ANY_subquery".id
--                 ->  Subquery Scan on "ANY_subquery"
--                       ->  LockRows
--                             ->  Index Scan using mailpieces_pkey on mailpieces mailpieces_1
--                                   Index Cond: (id = :id::uuid)
--                                   Filter: ((carrier_id IS NOT NULL) AND (batch_id IS NULL) AND (ended_at IS NULL) AND (cancel_asked_at IS NULL) AND (carrier = 'print_queue'::text) AND (status = 'queued'::text))
--           ->  Index Scan using mailpieces_pkey on mailpieces
--                 Index Cond: (id = "ANY_subquery".id)

-- findReported

select
  "b"."created_at" as "printedAt",
  (
    select
      min("at") as "at"
    from
      "mail_events"
    where
      "mailpiece_id" = $1
      and "source_key" like $2
      and "source_key" <> $3
  ) as "nextAt"
from
  "mail_batches" as "b"
where
  "b"."id" = $4;
--   Index Scan using mail_batches_pkey on mail_batches b
--     Index Cond: (id = :id::uuid)
--     InitPlan 1
--       ->  Aggregate
--             ->  Index Scan using mail_events_mailpiece_id_source_key_unique on mail_events
--                   Index Cond: ((mailpiece_id = :id::uuid) AND (source_key >= 'staff:'::text) AND (source_key < 'staff;'::text))
--                   Filter: (source_key ~~ 'staff:%'::text)

-- findLetterWithNumber

select
  *
from
  "mailpieces"
where
  "carrier" = $1
  and "tracking_number" = $2
  and "id" <> $3
limit
  $4;
--   Limit
--     ->  Index Scan using mailpieces_print_numbers on mailpieces
--           Index Cond: (tracking_number = :text::text)
--           Filter: (id <> :newId::uuid)

-- pageOfTakenOn

select
  *
from
  "mailpieces"
where
  "carrier_id" is not null
  and "test" = $1
order by
  "created_at" desc,
  "id"
limit
  $2
offset
  $3;
--   Limit
--     ->  Index Scan using mailpieces_handed_over on mailpieces
--           Filter: (NOT test)

select
  "l0"."id",
  "l0"."reference"
from
  "letters" as "l0"
where
  "l0"."id" in (:id);
--   Index Scan using letters_pkey on letters l0
--     Index Cond: (id = :id::uuid)

-- strandedWith

select
  *
from
  "mailpieces"
where
  "status" in ($1, $2, $3)
  and "ended_at" is null
  and (
    "asked_at" is not null
    or "carrier_id" is not null
  )
  and "carrier" not in ($4, $5)
order by
  "created_at",
  "id"
limit
  $6;
--   Limit
--     ->  Sort
--           Sort Key: created_at, id
--           ->  Index Scan using mailpieces_under_way on mailpieces
--                 Filter: ((ended_at IS NULL) AND ((asked_at IS NOT NULL) OR (carrier_id IS NOT NULL)) AND (carrier <> ALL ('{self,lob}'::text[])))

-- mailOfLetters

select
  "id",
  "letter_id" as "letterId",
  "status",
  "mail_class" as "mailClass",
  "created_at" as "createdAt",
  "carrier",
  "trouble",
  "again_of" as "againOf",
  "tracking_number" as "trackingNumber",
  "sealed_addresses"
from
  "mailpieces"
where
  "letter_id" in ($1)
order by
  "created_at" desc,
  "id";
--   Sort
--     Sort Key: created_at DESC, id
--     ->  Index Scan using mailpieces_letter_id_index on mailpieces
--           Index Cond: (letter_id = :id::uuid)

-- mailedAgain

select
  *
from
  "mailpieces"
where
  "again_of" in ($1);
--   Index Scan using mailpieces_again_of_unique on mailpieces
--     Index Cond: (again_of = :id::uuid)

-- lettersOfTracking

select
  "letter_id"
from
  "mailpieces"
where
  "tracking_number" = $1
limit
  $2;
--   Limit
--     ->  Index Scan using mailpieces_tracking_number_index on mailpieces
--           Index Cond: (tracking_number = :text::text)

-- isInQueue

select
  *
from
  "mailpieces"
where
  "carrier" = $1
  and "asked_at" is not null
  and "id" = $2;
--   Index Scan using mailpieces_pkey on mailpieces
--     Index Cond: (id = :id::uuid)
--     Filter: ((asked_at IS NOT NULL) AND (carrier = 'print_queue'::text))

-- isUnprinted

select
  *
from
  "mailpieces"
where
  "carrier" = $1
  and "status" = $2
  and "batch_id" is null
  and "carrier_id" = $3;
--   Index Scan using mailpieces_carrier_id_unique on mailpieces
--     Index Cond: (carrier_id = :text::text)
--     Filter: ((batch_id IS NULL) AND (carrier = 'print_queue'::text) AND (status = 'queued'::text))
