-- The SQL of kept-report.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findKeptReports

select
  "k0"."id",
  "k0"."bureau",
  "k0"."report_date",
  "k0"."accounts",
  "k0"."created_at"
from
  "kept_reports" as "k0"
where
  "k0"."account_id" = :id
order by
  "k0"."created_at" desc,
  "k0"."id" asc;
--   Incremental Sort
--     Sort Key: created_at DESC, id
--     Presorted Key: created_at
--     ->  Index Scan using kept_reports_account_id_created_at_index on kept_reports k0
--           Index Cond: (account_id = :id::uuid)

-- findKeptFacts

select
  "k0"."id",
  "k0"."sealed_facts"
from
  "kept_reports" as "k0"
where
  "k0"."id" = :id
  and "k0"."account_id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using kept_reports_pkey on kept_reports k0
--           Index Cond: (id = :id::uuid)
--           Filter: (account_id = :id::uuid)

-- addKeptReport

insert into
  "kept_reports" ("id", "account_id", "bureau", "report_date", "accounts", "sealed_facts", "created_at")
values
  (
    :newId,
    :id,
    'equifax',
    :day,
    1,
    :text,
    :instant
  );
--   Insert on kept_reports
--     ->  Result

-- deleteKeptReport

delete from "kept_reports"
where
  "id" = :id
  and "account_id" = :id;
--   Delete on kept_reports
--     ->  Index Scan using kept_reports_pkey on kept_reports
--           Index Cond: (id = :id::uuid)
--           Filter: (account_id = :id::uuid)

-- deleteKeptReportsOf

delete from "kept_reports"
where
  "account_id" = :id;
--   Delete on kept_reports
--     ->  Index Scan using kept_reports_account_id_created_at_index on kept_reports
--           Index Cond: (account_id = :id::uuid)

-- deleteOldKeptReports

delete from "kept_reports"
where
  "created_at" < :instant;
--   Delete on kept_reports
--     ->  Index Scan using kept_reports_created_at_index on kept_reports
--           Index Cond: (created_at < :instant::timestamp with time zone)
