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
  "contact_messages" (
    "id",
    "email_key",
    "subject",
    "sealed_message",
    "acknowledged",
    "language",
    "status",
    "assigned_to",
    "answered_at",
    "version",
    "created_at",
    "wrote_at",
    "waits_since"
  )
values
  (
    :newId,
    :text,
    'general',
    :text,
    true,
    'en',
    'open',
    null,
    null,
    1,
    :instant,
    :instant,
    :instant
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
  "c0"."status",
  "c0"."created_at"
from
  "contact_messages" as "c0"
where
  "c0"."email_key" in (:text)
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
  "wrote_at",
  "status",
  "assigned_to",
  "answered_at",
  "waits_since",
  to_char(wrote_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sort_key"
from
  "contact_messages"
order by
  "wrote_at" desc,
  "id" desc
limit
  $1
offset
  $2;
--   Limit
--     ->  Incremental Sort
--           Sort Key: wrote_at DESC, id DESC
--           Presorted Key: wrote_at
--           ->  Index Scan Backward using contact_messages_wrote_at_index on contact_messages

select
  "id",
  "subject",
  "sealed_message",
  "created_at",
  "wrote_at",
  "status",
  "assigned_to",
  "answered_at",
  "waits_since",
  to_char(wrote_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sort_key"
from
  "contact_messages"
where
  "status" = $1
order by
  "wrote_at" desc,
  "id" desc
limit
  $2
offset
  $3;
--   Limit
--     ->  Index Scan Backward using contact_messages_status_index on contact_messages
--           Index Cond: (status = 'open'::text)

select
  "id",
  "subject",
  "sealed_message",
  "created_at",
  "wrote_at",
  "status",
  "assigned_to",
  "answered_at",
  "waits_since",
  to_char(wrote_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sort_key"
from
  "contact_messages"
where
  "status" = $1
  and "assigned_to" = $2
  and (wrote_at, id) > ($3::timestamptz, $4::uuid)
order by
  "wrote_at" asc,
  "id" asc
limit
  $5
offset
  $6;
--   Limit
--     ->  Index Scan using contact_messages_assigned_index on contact_messages
--           Index Cond: ((assigned_to = :id::uuid) AND (status = 'open'::text) AND (ROW(wrote_at, id) > ROW(:instant::timestamp with time zone, :id::uuid)))

-- pageOfMessages, by what it is asked for
--   newest: walks contact_messages_wrote_at_index
--   from a place, oldest first: contact_messages_wrote_at_index past other id
--   mine, newest: sorts them all, contact_messages_assigned_index
--   mine, from a place, oldest first: sorts them all, contact_messages_assigned_index
--   status, newest: contact_messages_status_index
--   status, from a place, oldest first: contact_messages_status_index
--   status, mine, newest: contact_messages_assigned_index
--   status, mine, from a place, oldest first: contact_messages_assigned_index

-- findMessage

select
  "c0".*
from
  "contact_messages" as "c0"
where
  "c0"."id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using contact_messages_pkey on contact_messages c0
--           Index Cond: (id = :id::uuid)

-- entriesOf

select
  "c0".*
from
  "contact_entries" as "c0"
where
  "c0"."message_id" in (:id)
order by
  "c0"."message_id" asc,
  "c0"."number" asc;
--   Index Scan using contact_entries_message_id_number_unique on contact_entries c0
--     Index Cond: (message_id = :id::uuid)

-- addEntry

insert into
  "contact_entries" ("id", "message_id", "number", "kind", "sealed_text", "written_by", "email_key", "created_at")
values
  (
    :newId,
    :id,
    2,
    'note',
    :text,
    :id,
    null,
    :instant
  );
--   Insert on contact_entries
--     ->  Result

-- reopenMessage

update "contact_messages"
set
  "version" = "version" + $1,
  "status" = $2,
  "wrote_at" = $3,
  "waits_since" = coalesce("waits_since", $4)
where
  "id" = $5
  and not exists (
    select
      "contact_entries"."id"
    from
      "contact_entries"
    where
      "message_id" = $6
      and "contact_entries"."email_key" = $7
  )
returning
  "version";
--   Update on contact_messages
--     InitPlan 1
--       ->  Index Only Scan using contact_entries_message_id_email_key_unique on contact_entries
--             Index Cond: ((message_id = :id::uuid) AND (email_key = :text::text))
--     ->  Result
--           One-Time Filter: (NOT (InitPlan 1).col1)
--           ->  Index Scan using contact_messages_pkey on contact_messages
--                 Index Cond: (id = :id::uuid)

-- changeMessage

update "contact_messages"
set
  "version" = $1
where
  "id" = $2
  and "version" = $3
returning
  "id";
--   Update on contact_messages
--     ->  Index Scan using contact_messages_pkey on contact_messages
--           Index Cond: (id = :id::uuid)
--           Filter: (version = 1)

update "contact_messages"
set
  "version" = $1,
  "status" = $2,
  "assigned_to" = coalesce("assigned_to", $3),
  "answered_at" = coalesce("answered_at", $4),
  "waits_since" = $5
where
  "id" = $6
  and "version" = $7
returning
  "id";
--   Update on contact_messages
--     ->  Index Scan using contact_messages_pkey on contact_messages
--           Index Cond: (id = :id::uuid)
--           Filter: (version = 1)

update "contact_messages"
set
  "version" = $1,
  "assigned_to" = $2
where
  "id" = $3
  and "version" = $4
returning
  "id";
--   Update on contact_messages
--     ->  Index Scan using contact_messages_pkey on contact_messages
--           Index Cond: (id = :id::uuid)
--           Filter: (version = 1)

-- finishMessages

update "contact_messages"
set
  "version" = "version" + $1,
  "status" = $2
where
  "id" in (
    select
      "id"
    from
      "contact_messages"
    where
      "id" in ($3)
      and "status" <> $4
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
--                                   Filter: (status <> 'closed'::text)
--           ->  Index Scan using contact_messages_pkey on contact_messages
--                 Index Cond: (id = "ANY_subquery".id)

update "contact_messages"
set
  "version" = "version" + $1,
  "status" = case
    when "waits_since" is null then $2
    else $3
  end
where
  "id" in (
    select
      "id"
    from
      "contact_messages"
    where
      "id" in ($4)
      and "status" = $5
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
--                                   Filter: (status = 'closed'::text)
--           ->  Index Scan using contact_messages_pkey on contact_messages
--                 Index Cond: (id = "ANY_subquery".id)

-- forgetMessages

delete from "contact_messages"
where
  "email_key" = :text;
--   Delete on contact_messages
--     ->  Index Scan using contact_messages_email_key_index on contact_messages
--           Index Cond: (email_key = :text::text)

-- oldMessages

select
  "m"."id"
from
  "contact_messages" as "m"
where
  "m"."wrote_at" < $1
  and not exists (
    select
      "later"."id"
    from
      "contact_messages" as "later"
    where
      "later"."email_key" = "m"."email_key"
      and "later"."wrote_at" >= $2
  );
--   Hash Anti Join
--     Hash Cond: (m.email_key = later.email_key)
--     ->  Index Scan using contact_messages_wrote_at_index on contact_messages m
--           Index Cond: (wrote_at < :instant::timestamp with time zone)
--     ->  Hash
--           ->  Index Scan using contact_messages_wrote_at_index on contact_messages later
--                 Index Cond: (wrote_at >= :instant::timestamp with time zone)

-- purgeMessages

delete from "contact_messages"
where
  "id" in (:id);
--   Delete on contact_messages
--     ->  Index Scan using contact_messages_pkey on contact_messages
--           Index Cond: (id = :id::uuid)
