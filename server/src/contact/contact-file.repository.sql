-- The SQL of contact-file.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- addFile

insert into
  "contact_files" ("id", "message_id", "entry_id", "sealed_name", "ending", "bytes", "created_at")
values
  (
    :newId,
    :id,
    null,
    :text,
    'pdf',
    1,
    :instant
  );
--   Insert on contact_files
--     ->  Result

-- filesOf

select
  "c0".*
from
  "contact_files" as "c0"
where
  "c0"."message_id" in (:id)
  and "c0"."entry_id" is not null
order by
  "c0"."message_id" asc,
  "c0"."created_at" asc,
  "c0"."id" asc;
--   Sort
--     Sort Key: created_at, id
--     ->  Index Scan using contact_files_message_id_index on contact_files c0
--           Index Cond: (message_id = :id::uuid)
--           Filter: (entry_id IS NOT NULL)

-- filesToRemove

select
  "c0"."id",
  "c0"."ending"
from
  "contact_files" as "c0"
where
  "c0"."message_id" in (:id);
--   Index Scan using contact_files_message_id_index on contact_files c0
--     Index Cond: (message_id = :id::uuid)

-- findFile

select
  "c0".*
from
  "contact_files" as "c0"
where
  "c0"."id" = :id
  and "c0"."message_id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using contact_files_pkey on contact_files c0
--           Index Cond: (id = :id::uuid)
--           Filter: (message_id = :id::uuid)

-- attachFiles

update "contact_files"
set
  "entry_id" = :id
where
  "id" in (:id)
  and "message_id" = :id
  and "entry_id" is null;
--   Update on contact_files
--     ->  Index Scan using contact_files_unsent_index on contact_files
--           Filter: ((entry_id IS NULL) AND (id = :id::uuid) AND (message_id = :id::uuid))

-- removeUnsent

select
  "c0"."id",
  "c0"."ending"
from
  "contact_files" as "c0"
where
  "c0"."entry_id" is null
  and "c0"."created_at" < :instant;
--   Index Scan using contact_files_unsent_index on contact_files c0
--     Index Cond: (created_at < :instant::timestamp with time zone)

delete from "contact_files"
where
  1 = 0
  and "entry_id" is null;
--   Delete on contact_files
--     ->  Result
--           One-Time Filter: false

-- nextFiles

select
  "c0"."id",
  "c0"."ending"
from
  "contact_files" as "c0"
order by
  "c0"."id" asc
limit
  10;
--   Limit
--     ->  Index Scan using contact_files_pkey on contact_files c0

select
  "c0"."id",
  "c0"."ending"
from
  "contact_files" as "c0"
where
  "c0"."id" > :id
order by
  "c0"."id" asc
limit
  10;
--   Limit
--     ->  Index Scan using contact_files_pkey on contact_files c0
--           Index Cond: (id > :id::uuid)

-- isFileNamed

select
  count(*) as "count"
from
  "contact_files" as "c0"
where
  "c0"."id" = :id;
--   Aggregate
--     ->  Index Only Scan using contact_files_pkey on contact_files c0
--           Index Cond: (id = :id::uuid)
