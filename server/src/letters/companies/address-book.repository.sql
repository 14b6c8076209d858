-- The SQL of address-book.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- offeredEntries

select
  "entry_id" as "entryId",
  "version",
  "kind",
  "purpose",
  "name",
  "street",
  "street2",
  "city",
  "state",
  "zip_code" as "zipCode",
  "source",
  "checked_on" as "checkedOn",
  "is_retired" as "isRetired",
  "changed_by" as "changedBy",
  "changed_at" as "changedAt"
from
  (
    select distinct
      on ("entry_id") *
    from
      "address_book_versions"
    order by
      "entry_id",
      "version" desc
  ) as "entry"
where
  "kind" = $1
  and "is_retired" = $2
order by
  lower(name),
  "entry_id";
--   Sort
--     Sort Key: (lower(entry.name)), entry.entry_id
--     ->  Subquery Scan on entry
--           Filter: ((NOT entry.is_retired) AND (entry.kind = 'furnisher'::text))
--           ->  Unique
--                 ->  Sort
--                       Sort Key: address_book_versions.entry_id, address_book_versions.version DESC
--                       ->  Seq Scan on address_book_versions

-- pageOfEntries

select
  "entry_id" as "entryId",
  "version",
  "kind",
  "purpose",
  "name",
  "street",
  "street2",
  "city",
  "state",
  "zip_code" as "zipCode",
  "source",
  "checked_on" as "checkedOn",
  "is_retired" as "isRetired",
  "changed_by" as "changedBy",
  "changed_at" as "changedAt",
  count(*) over () as "total"
from
  (
    select distinct
      on ("entry_id") *
    from
      "address_book_versions"
    order by
      "entry_id",
      "version" desc
  ) as "entry"
where
  "is_retired" = $1
order by
  lower(name),
  "entry_id"
limit
  $2
offset
  $3;
--   Limit
--     ->  Sort
--           Sort Key: (lower(entry.name)), entry.entry_id
--           ->  WindowAgg
--                 Window: w1 AS ()
--                 ->  Subquery Scan on entry
--                       Filter: (NOT entry.is_retired)
--                       ->  Unique
--                             ->  Sort
--                                   Sort Key: address_book_versions.entry_id, address_book_versions.version DESC
--                                   ->  Seq Scan on address_book_versions

select
  "entry_id" as "entryId",
  "version",
  "kind",
  "purpose",
  "name",
  "street",
  "street2",
  "city",
  "state",
  "zip_code" as "zipCode",
  "source",
  "checked_on" as "checkedOn",
  "is_retired" as "isRetired",
  "changed_by" as "changedBy",
  "changed_at" as "changedAt",
  count(*) over () as "total"
from
  (
    select distinct
      on ("entry_id") *
    from
      "address_book_versions"
    order by
      "entry_id",
      "version" desc
  ) as "entry"
where
  "is_retired" = $1
  and "kind" = $2
  and "checked_on" < $3
  and position(lower($4) in lower(name || ' ' || city)) > 0
order by
  lower(name),
  "entry_id"
limit
  $5
offset
  $6;
--   Limit
--     ->  Sort
--           Sort Key: (lower(entry.name)), entry.entry_id
--           ->  WindowAgg
--                 Window: w1 AS ()
--                 ->  Subquery Scan on entry
--                       Filter: ((NOT entry.is_retired) AND (entry.checked_on < :day::date) AND (entry.kind = 'collector'::text) AND (POSITION((:text::text) IN (lower(((entry.name || ' '::text) || entry.city)))) > 0))
--                       ->  Unique
--                             ->  Sort
--                                   Sort Key: address_book_versions.entry_id, address_book_versions.version DESC
--                                   ->  Seq Scan on address_book_versions

-- entryVersions

select
  "a0".*
from
  "address_book_versions" as "a0"
where
  "a0"."entry_id" = :id
order by
  "a0"."version" desc
limit
  100;
--   Limit
--     ->  Sort
--           Sort Key: version DESC
--           ->  Seq Scan on address_book_versions a0
--                 Filter: (entry_id = :id::uuid)

-- countEntries

select
  count(*) as "count"
from
  "address_book_versions" as "a0"
where
  "a0"."version" = 1;
--   Aggregate
--     ->  Seq Scan on address_book_versions a0
--           Filter: (version = 1)

-- lockAddressBook

select
  pg_advisory_xact_lock(hashtextextended ('address-book', 0));
--   Result

-- addEntryVersion

insert into
  "address_book_versions" (
    "entry_id",
    "version",
    "kind",
    "purpose",
    "name",
    "street",
    "street2",
    "city",
    "state",
    "zip_code",
    "source",
    "checked_on",
    "is_retired",
    "changed_by",
    "changed_at"
  )
values
  (
    :newId,
    1,
    'furnisher',
    'disputes',
    :text,
    :text,
    null,
    :text,
    'OH',
    :text,
    :text,
    :day,
    false,
    :id,
    :instant
  );
--   Insert on address_book_versions
--     ->  Result
