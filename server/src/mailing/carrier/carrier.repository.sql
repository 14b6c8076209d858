-- The SQL of carrier.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- addCarrierEvent

insert into
  "carrier_events" ("id", "type", "carrier_id", "at", "received_at")
values
  ($1, $2, $3, $4, $5)
on conflict ("id") do nothing
returning
  "id";
--   Insert on carrier_events
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: carrier_events_pkey
--     ->  Result

-- takeEvent

select
  *
from
  "carrier_events"
where
  "processed_at" is null
  and "id" = $1
for update;
--   LockRows
--     ->  Index Scan using carrier_events_pkey on carrier_events
--           Index Cond: (id = :text::text)
--           Filter: (processed_at IS NULL)

select
  "id"
from
  "mailpieces"
where
  "carrier_id" = $1;
--   Index Scan using mailpieces_carrier_id_unique on mailpieces
--     Index Cond: (carrier_id = :text::text)

-- takeEventsOf

select
  *
from
  "carrier_events"
where
  "processed_at" is null
  and "carrier_id" = $1
order by
  "at"
for update;
--   LockRows
--     ->  Sort
--           Sort Key: at
--           ->  Index Scan using carrier_events_carrier_id_index on carrier_events
--                 Index Cond: (carrier_id = :text::text)
--                 Filter: (processed_at IS NULL)

-- noteApplied

update "carrier_events"
set
  "processed_at" = :instant
where
  "id" in (:text);
--   Update on carrier_events
--     ->  Index Scan using carrier_events_pkey on carrier_events
--           Index Cond: (id = :text::text)

-- forgetEvents

delete from "carrier_events"
where
  "id" in (
    select
      "e"."id"
    from
      "carrier_events" as "e"
      inner join "mailpieces" as "p" on "p"."carrier_id" = "e"."carrier_id"
    where
      "p"."id" = $1
    for update of
      "e" skip locked
  );
--   Delete on carrier_events
--     ->  Nested Loop
--           ->  HashAggregate
--                 Group Key: "ANY_subquery".id
--                 ->  Subquery Scan on "ANY_subquery"
--                       ->  LockRows
--                             ->  Nested Loop
--                                   ->  Index Scan using mailpieces_pkey on mailpieces p
--                                         Index Cond: (id = :id::uuid)
--                                   ->  Index Scan using carrier_events_carrier_id_index on carrier_events e
--                                         Index Cond: (carrier_id = p.carrier_id)
--           ->  Index Scan using carrier_events_pkey on carrier_events
--                 Index Cond: (id = "ANY_subquery".id)

-- deleteEvents

delete from "carrier_events"
where
  "received_at" < :instant;
--   Delete on carrier_events
--     ->  Index Scan using carrier_events_received_at_index on carrier_events
--           Index Cond: (received_at < :instant::timestamp with time zone)

-- carrierTraffic

select
  (
    select
      count(*) as "waiting"
    from
      "carrier_events"
    where
      "processed_at" is null
  ) as "waiting",
  (
    select
      max("received_at") as "lastAt"
    from
      "carrier_events"
  ) as "lastAt",
  (
    select
      min("received_at") as "oldestAt"
    from
      "carrier_events"
    where
      "processed_at" is null
  ) as "oldestAt";
--   Result
--     InitPlan 1
--       ->  Aggregate
--             ->  Index Only Scan using carrier_events_waiting_index on carrier_events
--     InitPlan 3
--       ->  Result
--             InitPlan 2
--               ->  Limit
--                     ->  Index Only Scan Backward using carrier_events_received_at_index on carrier_events carrier_events_1
--     InitPlan 5
--       ->  Result
--             InitPlan 4
--               ->  Limit
--                     ->  Index Only Scan using carrier_events_waiting_index on carrier_events carrier_events_2

-- takeSlot

insert into
  "carrier_pace" ("carrier", "next_at")
values
  ($1, clock_timestamp() + $2 * interval '1 millisecond')
on conflict ("carrier") do update
set
  "next_at" = greatest(carrier_pace.next_at, clock_timestamp()) + $3 * interval '1 millisecond'
where
  "carrier_pace"."next_at" < clock_timestamp() + $4 * interval '1 millisecond'
returning
  (
    extract(
      epoch
      from
        carrier_pace.next_at - clock_timestamp()
    ) * 1000 - $5
  )::float8 as "waitMs";
--   Insert on carrier_pace
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: carrier_pace_pkey
--     Conflict Filter: (carrier_pace.next_at < (clock_timestamp() + '00:00:05'::interval))
--     ->  Result

-- pauseCarrier

insert into
  "carrier_pace" ("carrier", "next_at")
values
  ($1, clock_timestamp() + $2 * interval '1 millisecond')
on conflict ("carrier") do update
set
  "next_at" = greatest(carrier_pace.next_at, excluded.next_at);
--   Insert on carrier_pace
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: carrier_pace_pkey
--     ->  Result

-- findAddressCheck

select
  "a0"."address_key",
  "a0"."verdict",
  "a0"."sealed_suggestion"
from
  "address_checks" as "a0"
where
  "a0"."address_key" = :text
  and "a0"."checked_at" > :instant
limit
  1;
--   Limit
--     ->  Index Scan using address_checks_pkey on address_checks a0
--           Index Cond: (address_key = :text::text)
--           Filter: (checked_at > :instant::timestamp with time zone)

-- claimAddressCheck

insert into
  "address_checks" ("address_key", "verdict", "checked_at")
values
  ($1, $2, $3)
on conflict ("address_key") do update
set
  "verdict" = $4,
  "sealed_suggestion" = $5,
  "checked_at" = $6
where
  (
    "address_checks"."checked_at" <= $7
    or (
      "address_checks"."verdict" = $8
      and "address_checks"."checked_at" <= $9
    )
  )
returning
  "address_key";
--   Insert on address_checks
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: address_checks_pkey
--     Conflict Filter: (address_checks.checked_at <= :instant::timestamp with time zone)
--     ->  Result

-- dropAddressClaim

delete from "address_checks"
where
  "address_key" = :text
  and "verdict" = 'not_checked';
--   Delete on address_checks
--     ->  Index Scan using address_checks_pkey on address_checks
--           Index Cond: (address_key = :text::text)
--           Filter: (verdict = 'not_checked'::text)

-- keepAddressCheck

insert into
  "address_checks" ("address_key", "verdict", "sealed_suggestion", "checked_at")
values
  (:text, 'confirmed', null, :instant)
on conflict ("address_key") do update
set
  "verdict" = excluded."verdict",
  "sealed_suggestion" = excluded."sealed_suggestion",
  "checked_at" = excluded."checked_at";
--   Insert on address_checks
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: address_checks_pkey
--     ->  Result

-- deleteAddressChecks

delete from "address_checks"
where
  "checked_at" < :instant;
--   Delete on address_checks
--     ->  Index Scan using address_checks_checked_at_index on address_checks
--           Index Cond: (checked_at < :instant::timestamp with time zone)
