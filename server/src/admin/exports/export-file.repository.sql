-- The SQL of export-file.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- addExport

insert into
  "export_files" ("id", "account_id", "kind", "format", "sealed_filter", "file_name", "created_at", "status")
values
  (
    :newId,
    :id,
    'users',
    'csv',
    :text,
    :text,
    :instant,
    'waiting'
  )
returning
  "trouble",
  "parts";
--   Insert on export_files
--     ->  Result

-- addWeeklyExport

insert into
  "weekly_exports" ("id", "account_id", "kind", "format", "sealed_filter", "next_at", "created_at")
values
  (
    :newId,
    :id,
    'users',
    'csv',
    :text,
    :instant,
    :instant
  );
--   Insert on weekly_exports
--     ->  Result

-- claimExport

update "export_files"
set
  "status" = $1,
  "attempt" = $2
where
  "id" = $3
  and "status" in ($4, $5)
returning
  "id",
  "account_id" as "accountId",
  "kind",
  "format",
  "sealed_filter" as "sealedFilter",
  "file_name" as "fileName";
--   Update on export_files
--     ->  Seq Scan on export_files
--           Filter: ((status = ANY ('{waiting,making}'::text[])) AND (id = :id::uuid))

-- noteMade

update "export_files"
set
  "rows" = 1,
  "bytes" = '1',
  "sha256" = :hash,
  "parts" = 1,
  "kept_until" = :instant,
  "status" = 'ready'
where
  "id" = :id
  and "attempt" = :id
  and "status" = 'making';
--   Update on export_files
--     ->  Seq Scan on export_files
--           Filter: ((id = :id::uuid) AND (attempt = :id::uuid) AND (status = 'making'::text))

-- noteFailed

update "export_files"
set
  "status" = $1,
  "trouble" = $2,
  "attempt" = $3
where
  "id" = $4
  and "attempt" is not distinct from $5
  and "status" in ($6, $7)
returning
  "account_id" as "accountId",
  "kind";
--   Update on export_files
--     ->  Seq Scan on export_files
--           Filter: ((NOT (attempt IS DISTINCT FROM :id::uuid)) AND (status = ANY ('{waiting,making}'::text[])) AND (id = :id::uuid))

-- lostExports

select
  "id",
  "attempt"
from
  "export_files"
where
  "status" in ($1, $2)
  and "created_at" < $3;
--   Seq Scan on export_files
--     Filter: ((status = ANY ('{waiting,making}'::text[])) AND (created_at < :instant::timestamp with time zone))

-- forgetOldExports

delete from "export_files"
where
  (
    "kept_until" <= $1
    or (
      "status" = $2
      and "created_at" <= $3
    )
  )
returning
  "attempt",
  "parts";
--   Delete on export_files
--     ->  Seq Scan on export_files
--           Filter: ((kept_until <= :instant::timestamp with time zone) OR ((status = 'failed'::text) AND (created_at <= :instant::timestamp with time zone)))

-- exportsOf

select
  "e0".*
from
  "export_files" as "e0"
where
  "e0"."account_id" = :id
order by
  "e0"."created_at" desc,
  "e0"."id" asc
limit
  50;
--   Limit
--     ->  Sort
--           Sort Key: created_at DESC, id
--           ->  Seq Scan on export_files e0
--                 Filter: (account_id = :id::uuid)

-- weeklyExportsOf

select
  "w0".*
from
  "weekly_exports" as "w0"
where
  "w0"."account_id" = :id
order by
  "w0"."created_at" asc,
  "w0"."id" asc;
--   Sort
--     Sort Key: created_at, id
--     ->  Seq Scan on weekly_exports w0
--           Filter: (account_id = :id::uuid)

-- countScheduled

select
  count(*) as "count"
from
  "weekly_exports" as "w0"
where
  "w0"."account_id" = :id;
--   Aggregate
--     ->  Seq Scan on weekly_exports w0
--           Filter: (account_id = :id::uuid)

select
  count(*) as "count"
from
  "export_files" as "e0"
where
  "e0"."account_id" = :id
  and "e0"."status" in ('waiting', 'making');
--   Aggregate
--     ->  Seq Scan on export_files e0
--           Filter: ((status = ANY ('{waiting,making}'::text[])) AND (account_id = :id::uuid))

-- findExport

select
  "e0".*
from
  "export_files" as "e0"
where
  "e0"."id" = :id
  and "e0"."account_id" = :id
  and (
    "e0"."kept_until" is null
    or "e0"."kept_until" > :instant
  )
limit
  1;
--   Limit
--     ->  Seq Scan on export_files e0
--           Filter: (((kept_until IS NULL) OR (kept_until > :instant::timestamp with time zone)) AND (id = :id::uuid) AND (account_id = :id::uuid))

-- deleteExport

delete from "weekly_exports"
where
  "id" = :id
  and "account_id" = :id;
--   Delete on weekly_exports
--     ->  Seq Scan on weekly_exports
--           Filter: ((id = :id::uuid) AND (account_id = :id::uuid))

delete from "export_files"
where
  "id" = $1
  and "account_id" = $2
returning
  "attempt",
  "parts";
--   Delete on export_files
--     ->  Seq Scan on export_files
--           Filter: ((id = :id::uuid) AND (account_id = :id::uuid))

-- takeDueWeekly

update "weekly_exports"
set
  "next_at" = $1
where
  "id" in (
    select
      "id"
    from
      "weekly_exports"
    where
      "next_at" <= $2
    order by
      "id"
    limit
      $3
    for update
      skip locked
  )
returning
  "id",
  "account_id" as "accountId",
  "kind",
  "format",
  "sealed_filter" as "sealedFilter";
--   Update on weekly_exports
--     ->  Hash Semi Join
--           Hash Cond: (weekly_exports.id = "ANY_subquery".id)
--           ->  Seq Scan on weekly_exports
--           ->  Hash
--                 ->  Subquery Scan on "ANY_subquery"
--                       ->  Limit
--                             ->  LockRows
--                                   ->  Sort
--                                         Sort Key: weekly_exports_1.id
--                                         ->  Seq Scan on weekly_exports weekly_exports_1
--                                               Filter: (next_at <= :instant::timestamp with time zone)

-- deleteWeekly

delete from "weekly_exports"
where
  "id" = :id;
--   Delete on weekly_exports
--     ->  Seq Scan on weekly_exports
--           Filter: (id = :id::uuid)

-- noteOffline

insert into
  "offline_exports" ("id", "noted_at")
values
  ($1, $2)
on conflict do nothing
returning
  "id";
--   Insert on offline_exports
--     Conflict Resolution: NOTHING
--     ->  Result

-- readyExports

select
  "id",
  attempt as "attempt",
  "parts"
from
  "export_files"
where
  "status" = $1
order by
  "id"
limit
  $2;
--   Limit
--     ->  Sort
--           Sort Key: id
--           ->  Seq Scan on export_files
--                 Filter: (status = 'ready'::text)

select
  "id",
  attempt as "attempt",
  "parts"
from
  "export_files"
where
  "status" = $1
  and "id" > $2
order by
  "id"
limit
  $3;
--   Limit
--     ->  Sort
--           Sort Key: id
--           ->  Seq Scan on export_files
--                 Filter: ((id > :id::uuid) AND (status = 'ready'::text))

-- isReady

select
  count(*) as "count"
from
  "export_files" as "e0"
where
  "e0"."id" = :id
  and "e0"."status" = 'ready';
--   Aggregate
--     ->  Seq Scan on export_files e0
--           Filter: ((id = :id::uuid) AND (status = 'ready'::text))
