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
--     ->  Index Scan using day_counts_pkey on day_counts
--           Index Cond: ((name = :text::text) AND (day >= :day::date) AND (day <= :day::date))

-- sumOutcomes

select
  "name",
  sum(amount)::bigint as "amount"
from
  "day_counts"
where
  name like 'outcome|%'
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
--           ->  Index Scan using day_counts_outcomes_index on day_counts
--                 Index Cond: ((day >= :day::date) AND (day <= :day::date))

-- addToDay

insert into
  "day_counts" ("name", "day", "amount", "shard")
values
  ($1, $2, $3, kept_shard ())
on conflict ("name", "day", "shard") do update
set
  "amount" = day_counts.amount + excluded.amount;
--   Insert on day_counts
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: day_counts_pkey
--     ->  Result
