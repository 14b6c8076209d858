-- The SQL of day-count.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- sumDayCounts

select
  "name",
  sum(amount)::bigint as "amount"
from
  "day_counts"
where
  "name" in ($1)
  and "day" >= $2
  and "day" <= $3
group by
  "name";
--   GroupAggregate
--     ->  Seq Scan on day_counts
--           Filter: ((day >= :day::date) AND (day <= :day::date) AND (name = :text::text))

-- sumOutcomes

select
  "name",
  sum(amount)::bigint as "amount"
from
  "day_counts"
where
  name collate "C" >= 'outcome|'
  and name collate "C" < 'outcome}'
  and "day" >= $1
  and "day" <= $2
group by
  "name"
order by
  "name";
--   GroupAggregate
--     Group Key: name
--     ->  Sort
--           Sort Key: name
--           ->  Seq Scan on day_counts
--                 Filter: (((name)::text >= 'outcome|'::text) AND ((name)::text < 'outcome}'::text) AND (day >= :day::date) AND (day <= :day::date))

-- addVisits

insert into
  "day_counts" ("name", "day", "shard", "amount")
values
  ($1, $2, kept_shard (), $3)
on conflict ("name", "day", "shard") do update
set
  "amount" = day_counts.amount + excluded.amount;
--   Insert on day_counts
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: day_counts_pkey
--     ->  Result
