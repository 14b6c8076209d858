-- The SQL of contact-message.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- lockWriter

select
  pg_advisory_xact_lock(hashtextextended ('contact:x', 0));
--   Result

-- wasThankedSince

select
  "c0"."id"
from
  "contact_messages" as "c0"
where
  "c0"."email_key" = :text
  and "c0"."acknowledged" = true
  and "c0"."created_at" > :instant
limit
  1;
--   Limit
--     ->  Index Scan using contact_messages_email_key_index on contact_messages c0
--           Index Cond: (email_key = :text::text)
--           Filter: (acknowledged AND (created_at > :instant::timestamp with time zone))

-- addMessage

insert into
  "contact_messages" ("id", "email_key", "subject", "sealed_message", "acknowledged", "created_at", "done_at", "done_by")
values
  (
    :newId,
    :text,
    'general',
    :text,
    true,
    :instant,
    null,
    null
  );
--   Insert on contact_messages
--     ->  Result

-- messagesOf

select
  "c0".*
from
  "contact_messages" as "c0"
where
  "c0"."email_key" = :text
order by
  "c0"."created_at" asc,
  "c0"."id" asc;
--   Sort
--     Sort Key: created_at, id
--     ->  Index Scan using contact_messages_email_key_index on contact_messages c0
--           Index Cond: (email_key = :text::text)

-- subjectsOf

select
  "c0"."id",
  "c0"."subject",
  "c0"."created_at"
from
  "contact_messages" as "c0"
where
  "c0"."email_key" = :text
order by
  "c0"."created_at" desc,
  "c0"."id" asc
limit
  10;
--   Limit
--     ->  Sort
--           Sort Key: created_at DESC, id
--           ->  Index Scan using contact_messages_email_key_index on contact_messages c0
--                 Index Cond: (email_key = :text::text)

-- pageOfMessages

select
  "id",
  "subject",
  "sealed_message",
  "created_at",
  "done_at",
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sort_key"
from
  "contact_messages"
order by
  "created_at" desc,
  "id" desc
limit
  $1
offset
  $2;
--   Limit
--     ->  Incremental Sort
--           Sort Key: created_at DESC, id DESC
--           Presorted Key: created_at
--           ->  Index Scan Backward using contact_messages_created_at_index on contact_messages

select
  "id",
  "subject",
  "sealed_message",
  "created_at",
  "done_at",
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sort_key"
from
  "contact_messages"
where
  "done_at" is null
  and (created_at, id) > ($1::timestamptz, $2::uuid)
order by
  "created_at" asc,
  "id" asc
limit
  $3
offset
  $4;
--   Limit
--     ->  Index Scan using contact_messages_open_index on contact_messages
--           Index Cond: (ROW(created_at, id) > ROW(:instant::timestamp with time zone, :id::uuid))

-- finishMessages

update "contact_messages"
set
  "done_at" = $1,
  "done_by" = $2
where
  "id" in (
    select
      "id"
    from
      "contact_messages"
    where
      "id" in ($3)
      and "done_at" is null
    order by
      "id"
    for update
  )
returning
  "id";
--   Update on contact_messages
--     ->  Nested Loop
--           ->  HashAggregate
--                 Group Key: "ANY_subquery".id
--                 ->  Subquery Scan on "ANY_subquery"
--                       ->  LockRows
--                             ->  Index Scan using contact_messages_pkey on contact_messages contact_messages_1
--                                   Index Cond: (id = :id::uuid)
--                                   Filter: (done_at IS NULL)
--           ->  Index Scan using contact_messages_pkey on contact_messages
--                 Index Cond: (id = "ANY_subquery".id)

update "contact_messages"
set
  "done_at" = $1,
  "done_by" = $2
where
  "id" in (
    select
      "id"
    from
      "contact_messages"
    where
      "id" in ($3)
      and "done_at" is not null
    order by
      "id"
    for update
  )
returning
  "id";
--   Update on contact_messages
--     ->  Nested Loop
--           ->  HashAggregate
--                 Group Key: "ANY_subquery".id
--                 ->  Subquery Scan on "ANY_subquery"
--                       ->  LockRows
--                             ->  Index Scan using contact_messages_pkey on contact_messages contact_messages_1
--                                   Index Cond: (id = :id::uuid)
--                                   Filter: (done_at IS NOT NULL)
--           ->  Index Scan using contact_messages_pkey on contact_messages
--                 Index Cond: (id = "ANY_subquery".id)

-- forgetMessages

delete from "contact_messages"
where
  "email_key" = :text;
--   Delete on contact_messages
--     ->  Index Scan using contact_messages_email_key_index on contact_messages
--           Index Cond: (email_key = :text::text)

-- purgeMessages

delete from "contact_messages" as "m"
where
  "m"."created_at" < $1
  and not exists (
    select
      "later"."id"
    from
      "contact_messages" as "later"
    where
      "later"."email_key" = "m"."email_key"
      and "later"."created_at" >= $2
  );
--   Delete on contact_messages m
--     ->  Hash Anti Join
--           Hash Cond: (m.email_key = later.email_key)
--           ->  Index Scan using contact_messages_created_at_index on contact_messages m
--                 Index Cond: (created_at < :instant::timestamp with time zone)
--           ->  Hash
--                 ->  Index Scan using contact_messages_created_at_index on contact_messages later
--                       Index Cond: (created_at >= :instant::timestamp with time zone)
