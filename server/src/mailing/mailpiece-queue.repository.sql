-- The SQL of mailpiece-queue.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- queuedMailpieces

select
  "m0"."id"
from
  "mailpieces" as "m0"
where
  "m0"."account_id" = :id
  and "m0"."status" = 'queued'
order by
  "m0"."created_at" asc,
  "m0"."id" asc;
--   Incremental Sort
--     Sort Key: created_at, id
--     Presorted Key: created_at
--     ->  Index Scan Backward using mailpieces_account_id_created_at_index on mailpieces m0
--           Index Cond: (account_id = :id::uuid)
--           Filter: (status = 'queued'::text)

-- taskFor

select
  "cancel_asked_at"
from
  "mailpieces"
where
  "id" = $1
  and "ended_at" is null
  and (
    "cancel_asked_at" is not null
    or (
      "status" = $2
      and "carrier_id" is null
      and "send_after" <= $3
      and (
        "leased_until" is null
        or "leased_until" <= $4
      )
    )
  );
--   Index Scan using mailpieces_pkey on mailpieces
--     Index Cond: (id = :id::uuid)
--     Filter: ((ended_at IS NULL) AND ((cancel_asked_at IS NOT NULL) OR ((status = 'queued'::text) AND (carrier_id IS NULL) AND (send_after <= :instant::timestamp with time zone) AND ((leased_until IS NULL) OR (leased_until <= :instant::timestamp with time zone)))))

-- claimMailpiece

with
  "before" as (
    select
      "id" as "mailpiece_id",
      asked_at is not null as "asked_before"
    from
      "mailpieces"
    where
      "id" = $1
    for update
  )
update "mailpieces"
set
  "asked_at" = coalesce("asked_at", $2),
  "asked_times" = "asked_times" + $3,
  "leased_until" = $4,
  "carrier" = $5
from
  "before"
where
  "mailpieces"."id" = "before"."mailpiece_id"
  and "status" = $6
  and "carrier_id" is null
  and "cancel_asked_at" is null
  and "send_after" <= $7
  and (
    "leased_until" is null
    or "leased_until" <= $8
  )
  and (
    "asked_at" is null
    or "carrier" = $9
  )
returning
  "mailpieces".*,
  "before"."asked_before" as "askedBefore";
--   Update on mailpieces
--     CTE before
--       ->  LockRows
--             ->  Index Scan using mailpieces_pkey on mailpieces mailpieces_1
--                   Index Cond: (id = :id::uuid)
--     ->  Nested Loop
--           Join Filter: (before.mailpiece_id = mailpieces.id)
--           ->  Index Scan using mailpieces_carrier_id_unique on mailpieces
--                 Index Cond: (carrier_id IS NULL)
--                 Filter: ((cancel_asked_at IS NULL) AND (send_after <= :instant::timestamp with time zone) AND ((leased_until IS NULL) OR (leased_until <= :instant::timestamp with time zone)) AND ((asked_at IS NULL) OR (carrier = 'lob'::text)) AND (status = 'queued'::text))
--           ->  CTE Scan on before

-- claimToLook

update "mailpieces"
set
  "asked_times" = "asked_times" + $1,
  "leased_until" = $2
where
  "id" = $3
  and "status" = $4
  and "carrier_id" is null
  and (
    "leased_until" is null
    or "leased_until" <= $5
  )
  and "carrier" = $6
returning
  "id",
  "asked_times";
--   Update on mailpieces
--     ->  Index Scan using mailpieces_pkey on mailpieces
--           Index Cond: (id = :id::uuid)
--           Filter: ((carrier_id IS NULL) AND ((leased_until IS NULL) OR (leased_until <= :instant::timestamp with time zone)) AND (status = 'queued'::text) AND (carrier = 'lob'::text))

-- endLease

update "mailpieces"
set
  "leased_until" = $1
where
  "id" = $2
  and "asked_times" = $3
  and "carrier_id" is null;
--   Update on mailpieces
--     ->  Index Scan using mailpieces_pkey on mailpieces
--           Index Cond: (id = :id::uuid)
--           Filter: ((carrier_id IS NULL) AND (asked_times = 1))

-- giveLeaseBack

update "mailpieces"
set
  "leased_until" = $1
where
  "id" = $2
  and "asked_times" = $3
  and "carrier_id" is null;
--   Update on mailpieces
--     ->  Index Scan using mailpieces_pkey on mailpieces
--           Index Cond: (id = :id::uuid)
--           Filter: ((carrier_id IS NULL) AND (asked_times = 1))

-- postpone

update "mailpieces"
set
  "leased_until" = $1,
  "asked_at" = $2
where
  "id" = $3
  and "asked_times" = $4
  and "carrier_id" is null;
--   Update on mailpieces
--     ->  Index Scan using mailpieces_pkey on mailpieces
--           Index Cond: (id = :id::uuid)
--           Filter: ((carrier_id IS NULL) AND (asked_times = 1))

update "mailpieces"
set
  "leased_until" = $1
where
  "id" = $2
  and "asked_times" = $3
  and "carrier_id" is null;
--   Update on mailpieces
--     ->  Index Scan using mailpieces_pkey on mailpieces
--           Index Cond: (id = :id::uuid)
--           Filter: ((carrier_id IS NULL) AND (asked_times = 1))

-- endLeases

update "mailpieces"
set
  "leased_until" = $1
where
  "status" = $2
  and "carrier_id" is null
  and "leased_until" > $3;
--   Update on mailpieces
--     ->  Index Scan using mailpieces_carrier_id_unique on mailpieces
--           Index Cond: (carrier_id IS NULL)
--           Filter: ((leased_until > :instant::timestamp with time zone) AND (status = 'queued'::text))

-- findUntouched

select
  "id"
from
  "mailpieces"
where
  "ended_at" is null
  and (
    (
      "status" = $1
      and "carrier_id" is null
      and "send_after" <= $2
      and coalesce(leased_until, send_after) <= $3
    )
    or (
      "cancel_asked_at" <= $4
      and coalesce(leased_until, send_after) <= $5
    )
  )
  and (
    "asked_at" is null
    or "carrier_id" is not null
    or "carrier" = $6
  )
order by
  "send_after"
limit
  $7;
--   Limit
--     ->  Sort
--           Sort Key: send_after
--           ->  Bitmap Heap Scan on mailpieces
--                 Recheck Cond: ((carrier_id IS NULL) OR (cancel_asked_at <= :instant::timestamp with time zone))
--                 Filter: ((ended_at IS NULL) AND (COALESCE(leased_until, send_after) <= :instant::timestamp with time zone) AND ((asked_at IS NULL) OR (carrier_id IS NOT NULL) OR (carrier = 'lob'::text)) AND (((status = 'queued'::text) AND (carrier_id IS NULL) AND (send_after <= :instant::timestamp with time zone)) OR (cancel_asked_at <= :instant::timestamp with time zone)))
--                 ->  BitmapOr
--                       ->  Bitmap Index Scan on mailpieces_carrier_id_unique
--                             Index Cond: (carrier_id IS NULL)
--                       ->  Bitmap Index Scan on mailpieces_wanted_back
--                             Index Cond: (cancel_asked_at <= :instant::timestamp with time zone)

-- findUnappliedEvents

select
  "e"."id"
from
  "carrier_events" as "e"
  inner join "mailpieces" as "p" on "p"."carrier_id" = "e"."carrier_id"
where
  "e"."processed_at" is null
  and "e"."received_at" <= $1
order by
  "e"."received_at"
limit
  $2;
--   Limit
--     ->  Nested Loop
--           ->  Index Scan using carrier_events_waiting_index on carrier_events e
--                 Index Cond: (received_at <= :instant::timestamp with time zone)
--           ->  Index Only Scan using mailpieces_carrier_id_unique on mailpieces p
--                 Index Cond: (carrier_id = e.carrier_id)

-- takeSilent

update "mailpieces"
set
  "polled_at" = $1
where
  "id" in (
    select
      "p"."id"
    from
      "mailpieces" as "p"
    where
      p.status in ('queued', 'mailed', 'in_transit')
      and "p"."ended_at" is null
      and "p"."carrier" = $2
      and "p"."carrier_id" is not null
      and coalesce(polled_at, created_at) <= $3
      and "p"."created_at" > $4
      and not exists (
        select
          "e"."id"
        from
          "mail_events" as "e"
        where
          "e"."mailpiece_id" = "p"."id"
          and "e"."recorded_at" > $5
      )
    order by
      coalesce(polled_at, created_at)
    limit
      $6
    for update
      skip locked
  )
returning
  "id",
  carrier_id as "carrier_id";
--   Update on mailpieces
--     ->  Nested Loop
--           ->  HashAggregate
--                 Group Key: "ANY_subquery".id
--                 ->  Subquery Scan on "ANY_subquery"
--                       ->  Limit
--                             ->  LockRows
--                                   ->  Sort
--                                         Sort Key: (COALESCE(p.polled_at, p.created_at))
--                                         ->  Nested Loop Anti Join
--                                               ->  Bitmap Heap Scan on mailpieces p
--                                                     Recheck Cond: ((status = ANY ('{queued,mailed,in_transit,delivered}'::text[])) AND (COALESCE(polled_at, created_at) <= :instant::timestamp with time zone) AND (status = ANY ('{queued,mailed,in_transit}'::text[])))
--                                                     Filter: ((ended_at IS NULL) AND (carrier_id IS NOT NULL) AND (created_at > :instant::timestamp with time zone) AND (carrier = 'lob'::text))
--                                                     ->  BitmapAnd
--                                                           ->  Bitmap Index Scan on mailpieces_one_alive
--                                                           ->  Bitmap Index Scan on mailpieces_under_way
--                                                                 Index Cond: (COALESCE(polled_at, created_at) <= :instant::timestamp with time zone)
--                                               ->  Index Scan using mail_events_mailpiece_id_source_key_unique on mail_events e
--                                                     Index Cond: (mailpiece_id = p.id)
--                                                     Filter: (recorded_at > :instant::timestamp with time zone)
--           ->  Index Scan using mailpieces_pkey on mailpieces
--                 Index Cond: (id = "ANY_subquery".id)

-- leaveSilent

update "mailpieces"
set
  "polled_at" = $1
where
  "id" in ($2);
--   Update on mailpieces
--     ->  Index Scan using mailpieces_pkey on mailpieces
--           Index Cond: (id = :id::uuid)

-- mailTraffic

select
  (
    select
      count(*) as "count"
    from
      "mailpieces"
    where
      "status" = $1
      and "carrier_id" is null
  ) as "waiting",
  (
    select
      count(*) as "count"
    from
      "mailpieces"
    where
      "status" = $2
      and "ended_at" > $3
  ) as "failed",
  (
    select
      count(*) as "count"
    from
      "mailpieces"
    where
      "status" in ($4, $5, $6)
      and "ended_at" is null
      and (
        "asked_at" is not null
        or "carrier_id" is not null
      )
      and "carrier" not in ($7, $8)
  ) as "orphaned";
--   Result
--     InitPlan 1
--       ->  Aggregate
--             ->  Index Scan using mailpieces_carrier_id_unique on mailpieces
--                   Index Cond: (carrier_id IS NULL)
--                   Filter: (status = 'queued'::text)
--     InitPlan 2
--       ->  Aggregate
--             ->  Index Only Scan using mailpieces_failed on mailpieces mailpieces_1
--                   Index Cond: (ended_at > :instant::timestamp with time zone)
--     InitPlan 3
--       ->  Aggregate
--             ->  Index Scan using mailpieces_under_way on mailpieces mailpieces_2
--                   Filter: ((ended_at IS NULL) AND ((asked_at IS NOT NULL) OR (carrier_id IS NOT NULL)) AND (carrier <> ALL ('{self,lob}'::text[])))

-- findWithoutPapers

select
  "id"
from
  "mailpieces"
where
  "carrier" = $1
  and "carrier_id" is not null
  and (
    (
      "proof_key" is null
      and "status" not in ($2, $3)
      and "created_at" > $4
    )
    or (
      "receipt_key" is null
      and "mail_class" = $5
      and "status" = $6
      and "delivered_at" > $7
    )
  )
order by
  "created_at" desc
limit
  $8;
--   Limit
--     ->  Sort
--           Sort Key: created_at DESC
--           ->  Bitmap Heap Scan on mailpieces
--                 Recheck Cond: (((created_at > :instant::timestamp with time zone) AND (carrier_id IS NOT NULL)) OR (status = ANY ('{queued,mailed,in_transit,delivered}'::text[])))
--                 Filter: ((carrier_id IS NOT NULL) AND (carrier = 'lob'::text) AND (((proof_key IS NULL) AND (status <> ALL ('{failed,cancelled}'::text[])) AND (created_at > :instant::timestamp with time zone)) OR ((receipt_key IS NULL) AND (mail_class = 'certified_return_receipt'::text) AND (status = 'delivered'::text) AND (delivered_at > :instant::timestamp with time zone))))
--                 ->  BitmapOr
--                       ->  Bitmap Index Scan on mailpieces_handed_over
--                             Index Cond: (created_at > :instant::timestamp with time zone)
--                       ->  Bitmap Index Scan on mailpieces_one_alive
