-- The SQL of document.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findDocuments

select
  "d"."id",
  "d"."kind",
  "d"."pages",
  "d"."bytes",
  "d"."sha256",
  "d"."created_at",
  "d"."used_at",
  "d"."kept_until",
  (
    select
      count(*) as "letters"
    from
      "letter_documents" as "u"
    where
      "u"."document_id" = "d"."id"
      and not "u"."is_preparing"
  ) as "letters"
from
  "documents" as "d"
where
  "d"."account_id" = $1
  and "d"."status" = $2
order by
  "d"."created_at" desc,
  "d"."id";
--   Incremental Sort
--     Sort Key: d.created_at DESC, d.id
--     Presorted Key: d.created_at
--     ->  Index Scan using documents_account_id_created_at_index on documents d
--           Index Cond: (account_id = :id::uuid)
--           Filter: (status = 'ready'::text)
--           SubPlan 1
--             ->  Aggregate
--                   ->  Index Scan using letter_documents_document_id_index on letter_documents u
--                         Index Cond: (document_id = d.id)
--                         Filter: (NOT is_preparing)

-- findOwnDocument

select
  "d"."id",
  "d"."kind",
  "d"."pages",
  "d"."bytes",
  "d"."sha256",
  "d"."created_at",
  "d"."used_at",
  "d"."kept_until",
  (
    select
      count(*) as "letters"
    from
      "letter_documents" as "u"
    where
      "u"."document_id" = "d"."id"
      and not "u"."is_preparing"
  ) as "letters"
from
  "documents" as "d"
where
  "d"."account_id" = $1
  and "d"."status" = $2
  and "d"."id" = $3;
--   Index Scan using documents_pkey on documents d
--     Index Cond: (id = :id::uuid)
--     Filter: ((account_id = :id::uuid) AND (status = 'ready'::text))
--     SubPlan 1
--       ->  Aggregate
--             ->  Index Scan using letter_documents_document_id_index on letter_documents u
--                   Index Cond: (document_id = d.id)
--                   Filter: (NOT is_preparing)

-- findReady

select
  "d0"."id",
  "d0"."kind",
  "d0"."pages",
  "d0"."bytes",
  "d0"."sha256"
from
  "documents" as "d0"
where
  "d0"."account_id" = :id
  and "d0"."status" = 'ready'
  and "d0"."id" in (:id);
--   Index Scan using documents_pkey on documents d0
--     Index Cond: (id = :id::uuid)
--     Filter: ((account_id = :id::uuid) AND (status = 'ready'::text))

-- findAllReady

select
  "d0"."id",
  "d0"."kind",
  "d0"."pages",
  "d0"."created_at",
  "d0"."used_at",
  "d0"."sha256"
from
  "documents" as "d0"
where
  "d0"."account_id" = :id
  and "d0"."status" = 'ready'
order by
  "d0"."created_at" asc,
  "d0"."id" asc;
--   Incremental Sort
--     Sort Key: created_at, id
--     Presorted Key: created_at
--     ->  Index Scan Backward using documents_account_id_created_at_index on documents d0
--           Index Cond: (account_id = :id::uuid)
--           Filter: (status = 'ready'::text)

-- countDocuments

select
  count(*) as "count"
from
  "documents" as "d0"
where
  "d0"."account_id" = :id;
--   Aggregate
--     ->  Index Only Scan using documents_account_id_created_at_index on documents d0
--           Index Cond: (account_id = :id::uuid)

-- insertDocument

insert into
  "documents" (
    "id",
    "account_id",
    "kind",
    "status",
    "pages",
    "bytes",
    "sha256",
    "created_at",
    "used_at",
    "kept_until"
  )
values
  (
    :newId,
    :id,
    'identity_proof',
    'storing',
    1,
    1,
    :hash,
    :instant,
    null,
    null
  );
--   Insert on documents
--     ->  Result

-- markStored

update "documents"
set
  "status" = 'ready'
where
  "id" = :id
  and "status" = 'storing';
--   Update on documents
--     ->  Index Scan using documents_pkey on documents
--           Index Cond: (id = :id::uuid)
--           Filter: (status = 'storing'::text)

-- markUsed

update "documents"
set
  "used_at" = :instant
where
  "id" = :id
  and "account_id" = :id
  and "status" = 'ready';
--   Update on documents
--     ->  Index Scan using documents_pkey on documents
--           Index Cond: (id = :id::uuid)
--           Filter: ((account_id = :id::uuid) AND (status = 'ready'::text))

-- addEnclosure

insert into
  "letter_documents" ("letter_id", "document_id", "account_id", "created_at")
values
  ($1, $2, $3, $4)
on conflict do nothing;
--   Insert on letter_documents
--     Conflict Resolution: NOTHING
--     ->  Result

-- noteEnclosed

update "letter_documents"
set
  "is_preparing" = false
where
  "letter_id" = :id;
--   Update on letter_documents
--     ->  Index Scan using letter_documents_pkey on letter_documents
--           Index Cond: (letter_id = :id::uuid)

-- accountsWithDocuments

select
  "d0"."id",
  "d0"."account_id"
from
  "documents" as "d0"
where
  "d0"."account_id" in (:id);
--   Index Scan using documents_account_id_created_at_index on documents d0
--     Index Cond: (account_id = :id::uuid)

-- lockForRemoval

select
  "id",
  "pages"
from
  "documents"
where
  "id" = $1
  and "account_id" = $2
  and "status" = $3
for update;
--   LockRows
--     ->  Index Scan using documents_pkey on documents
--           Index Cond: (id = :id::uuid)
--           Filter: ((account_id = :id::uuid) AND (status = 'ready'::text))

-- markRemoving

update "documents"
set
  "status" = 'removing'
where
  "id" = :id;
--   Update on documents
--     ->  Index Scan using documents_pkey on documents
--           Index Cond: (id = :id::uuid)

-- markAllRemoving

update "documents"
set
  "status" = 'removing'
where
  "account_id" = :id
  and "status" = 'ready';
--   Update on documents
--     ->  Index Scan using documents_account_id_created_at_index on documents
--           Index Cond: (account_id = :id::uuid)
--           Filter: (status = 'ready'::text)

-- keepDocuments

update "documents"
set
  "kept_until" = :instant
where
  "id" in (:id)
  and (
    "kept_until" is null
    or "kept_until" < :instant
  );
--   Update on documents
--     ->  Index Scan using documents_pkey on documents
--           Index Cond: (id = :id::uuid)
--           Filter: ((kept_until IS NULL) OR (kept_until < :instant::timestamp with time zone))

-- markOutdated

update "documents"
set
  "status" = $1
where
  "id" in (
    select
      "d"."id"
    from
      "documents" as "d"
    where
      d.status <> 'ready'
      and (
        d.status = 'removing'
        or d.created_at < $2
      )
      and not exists (
        select
          "u"."letter_id"
        from
          "letter_documents" as "u"
        where
          "u"."document_id" = "d"."id"
          and "u"."is_preparing" = $3
      )
    order by
      d.created_at
    limit
      $4
    for update of
      "d" skip locked
  )
returning
  "id",
  "pages";
--   Update on documents
--     ->  Nested Loop
--           ->  HashAggregate
--                 Group Key: "ANY_subquery".id
--                 ->  Subquery Scan on "ANY_subquery"
--                       ->  Limit
--                             ->  LockRows
--                                   ->  Nested Loop Anti Join
--                                         ->  Index Scan using documents_unready_index on documents d
--                                               Filter: ((status <> 'ready'::text) AND ((status = 'removing'::text) OR (created_at < :instant::timestamp with time zone)))
--                                         ->  Index Scan using letter_documents_document_id_index on letter_documents u
--                                               Index Cond: (document_id = d.id)
--                                               Filter: is_preparing
--           ->  Index Scan using documents_pkey on documents
--                 Index Cond: (id = "ANY_subquery".id)

update "documents"
set
  "status" = $1
where
  "id" in (
    select
      "d"."id"
    from
      "documents" as "d"
    where
      d.status = 'ready'
      and coalesce(d.used_at, d.created_at) < $2
      and (
        d.kept_until is null
        or d.kept_until < $3
      )
      and not exists (
        select
          "u"."letter_id"
        from
          "letter_documents" as "u"
        where
          "u"."document_id" = "d"."id"
          and "u"."is_preparing" = $4
      )
    order by
      coalesce(d.used_at, d.created_at)
    limit
      $5
    for update of
      "d" skip locked
  )
returning
  "id",
  "pages";
--   Update on documents
--     ->  Nested Loop
--           ->  HashAggregate
--                 Group Key: "ANY_subquery".id
--                 ->  Subquery Scan on "ANY_subquery"
--                       ->  Limit
--                             ->  LockRows
--                                   ->  Nested Loop Anti Join
--                                         ->  Index Scan using documents_last_use_index on documents d
--                                               Index Cond: (COALESCE(used_at, created_at) < :instant::timestamp with time zone)
--                                               Filter: (((kept_until IS NULL) OR (kept_until < :instant::timestamp with time zone)) AND (status = 'ready'::text))
--                                         ->  Index Scan using letter_documents_document_id_index on letter_documents u
--                                               Index Cond: (document_id = d.id)
--                                               Filter: is_preparing
--           ->  Index Scan using documents_pkey on documents
--                 Index Cond: (id = "ANY_subquery".id)

-- deleteRemoved

delete from "documents"
where
  "id" = :id
  and "status" = 'removing';
--   Delete on documents
--     ->  Index Scan using documents_pkey on documents
--           Index Cond: (id = :id::uuid)
--           Filter: (status = 'removing'::text)

-- nextReady

select
  "d0"."id",
  "d0"."pages"
from
  "documents" as "d0"
where
  "d0"."status" = 'ready'
order by
  "d0"."id" asc
limit
  100;
--   Limit
--     ->  Index Scan using documents_pkey on documents d0
--           Filter: (status = 'ready'::text)

select
  "d0"."id",
  "d0"."pages"
from
  "documents" as "d0"
where
  "d0"."status" = 'ready'
  and "d0"."id" > :id
order by
  "d0"."id" asc
limit
  100;
--   Limit
--     ->  Index Scan using documents_pkey on documents d0
--           Index Cond: (id > :id::uuid)
--           Filter: (status = 'ready'::text)

-- isKept

select
  count(*) as "count"
from
  "documents" as "d0"
where
  "d0"."id" = :id
  and "d0"."status" != 'removing';
--   Aggregate
--     ->  Index Scan using documents_pkey on documents d0
--           Index Cond: (id = :id::uuid)
--           Filter: (status <> 'removing'::text)

-- countReady

select
  count(*) as "count"
from
  "documents" as "d0"
where
  "d0"."account_id" = :id
  and "d0"."status" = 'ready';
--   Aggregate
--     ->  Index Scan using documents_account_id_created_at_index on documents d0
--           Index Cond: (account_id = :id::uuid)
--           Filter: (status = 'ready'::text)
