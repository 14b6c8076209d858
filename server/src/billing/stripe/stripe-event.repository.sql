-- The SQL of stripe-event.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- keepEvent

insert into
  "stripe_events" ("id", "type", "object_id", "created_at", "received_at")
values
  ($1, $2, $3, $4, $5)
on conflict ("id") do nothing
returning
  "id";
--   Insert on stripe_events
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: stripe_events_pkey
--     ->  Result

-- findWaitingEvent

select
  "s0"."id",
  "s0"."type",
  "s0"."object_id"
from
  "stripe_events" as "s0"
where
  "s0"."id" = :text
  and "s0"."processed_at" is null
limit
  1;
--   Limit
--     ->  Index Scan using stripe_events_pkey on stripe_events s0
--           Index Cond: (id = :text::text)
--           Filter: (processed_at IS NULL)

-- noteProcessed

update "stripe_events"
set
  "processed_at" = :instant
where
  "id" = :text;
--   Update on stripe_events
--     ->  Index Scan using stripe_events_pkey on stripe_events
--           Index Cond: (id = :text::text)

-- overdueEvents

select
  "s0"."id"
from
  "stripe_events" as "s0"
where
  "s0"."processed_at" is null
  and "s0"."received_at" < :instant
  and "s0"."received_at" > :instant
order by
  "s0"."received_at" desc
limit
  100;
--   Limit
--     ->  Index Scan Backward using stripe_events_waiting_index on stripe_events s0
--           Index Cond: ((received_at < :instant::timestamp with time zone) AND (received_at > :instant::timestamp with time zone))

-- purgeStripeEvents

delete from "stripe_events"
where
  "received_at" < :instant;
--   Delete on stripe_events
--     ->  Index Scan using stripe_events_received_at_index on stripe_events
--           Index Cond: (received_at < :instant::timestamp with time zone)

-- stripeTraffic

select
  (
    select
      count(*) as "waiting"
    from
      "stripe_events"
    where
      "processed_at" is null
  ) as "waiting",
  (
    select
      max("received_at") as "lastAt"
    from
      "stripe_events"
  ) as "lastAt",
  (
    select
      min("received_at") as "oldestAt"
    from
      "stripe_events"
    where
      "processed_at" is null
  ) as "oldestAt";
--   Result
--     InitPlan 1
--       ->  Aggregate
--             ->  Index Only Scan using stripe_events_waiting_index on stripe_events
--     InitPlan 3
--       ->  Result
--             InitPlan 2
--               ->  Limit
--                     ->  Index Only Scan Backward using stripe_events_received_at_index on stripe_events stripe_events_1
--     InitPlan 5
--       ->  Result
--             InitPlan 4
--               ->  Limit
--                     ->  Index Only Scan using stripe_events_waiting_index on stripe_events stripe_events_2
