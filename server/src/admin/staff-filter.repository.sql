-- The SQL of staff-filter.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- filtersOf

select
  "s0".*
from
  "staff_filters" as "s0"
where
  "s0"."account_id" = :id
order by
  "s0"."kind" asc,
  "s0"."name" asc;
--   Sort
--     Sort Key: kind, name
--     ->  Seq Scan on staff_filters s0
--           Filter: (account_id = :id::uuid)

-- replaceFilter

select
  pg_advisory_xact_lock(hashtextextended ('staff-filters:00000000-0000-4000-8000-000000000001', 0));
--   Result

delete from "staff_filters"
where
  "account_id" = :id
  and "kind" = 'users'
  and "name" = 'new';
--   Delete on staff_filters
--     ->  Seq Scan on staff_filters
--           Filter: ((account_id = :id::uuid) AND (kind = 'users'::text) AND (name = 'new'::text))

select
  count(*) as "count"
from
  "staff_filters" as "s0"
where
  "s0"."account_id" = :id;
--   Aggregate
--     ->  Seq Scan on staff_filters s0
--           Filter: (account_id = :id::uuid)

insert into
  "staff_filters" ("id", "account_id", "kind", "name", "sealed_query", "created_at")
values
  (
    :newId,
    :id,
    'users',
    'new',
    :text,
    :instant
  );
--   Insert on staff_filters
--     ->  Result

-- deleteFilter

delete from "staff_filters"
where
  "id" = :id
  and "account_id" = :id;
--   Delete on staff_filters
--     ->  Seq Scan on staff_filters
--           Filter: ((id = :id::uuid) AND (account_id = :id::uuid))
