-- The SQL of kept-total.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- readKeptTotals

select
  "name",
  "month",
  sum(amount)::bigint as "amount"
from
  "kept_totals"
where
  "name" in ($1)
group by
  "name",
  "month";
--   GroupAggregate
--     Group Key: month
--     ->  Sort
--           Sort Key: month
--           ->  Seq Scan on kept_totals
--                 Filter: (name = :text::text)

-- sumKeptTotals

select
  coalesce(sum(amount), 0)::bigint as "amount"
from
  "kept_totals"
where
  "name" in ($1);
--   Aggregate
--     ->  Seq Scan on kept_totals
--           Filter: (name = :text::text)

-- readMailTotals

select
  "name",
  "month",
  sum(amount)::bigint as "amount"
from
  "kept_totals"
where
  "name" in ($1, $2, $3, $4)
group by
  "name",
  "month";
--   HashAggregate
--     Group Key: name, month
--     ->  Seq Scan on kept_totals
--           Filter: (name = ANY ('{mailpieces,mail_paid,mail_cost,mail_without_cost}'::text[]))
