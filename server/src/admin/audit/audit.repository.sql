-- The SQL of audit.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- recordAudit

insert into
  audit_log (actor_id, action, subject_id, detail, at)
values
  (
    :id,
    'count_users',
    :id,
    :text,
    :instant
  );
--   Insert on audit_log
--     ->  Result

-- auditLines

select
  "a0".*
from
  "audit_log" as "a0"
order by
  "a0"."number" desc
limit
  50;
--   Limit
--     ->  Index Scan Backward using audit_log_pkey on audit_log a0

select
  "a0"."id",
  "a0"."email"
from
  "accounts" as "a0"
where
  "a0"."id" in (:id);
--   Index Scan using accounts_pkey on accounts a0
--     Index Cond: (id = :id::uuid)

select
  "a0".*
from
  "audit_log" as "a0"
where
  "a0"."action" = 'count_users'
order by
  "a0"."number" desc
limit
  50;
--   Limit
--     ->  Index Scan Backward using audit_log_action_index on audit_log a0
--           Index Cond: (action = 'count_users'::text)

select
  "a0"."id",
  "a0"."email"
from
  "accounts" as "a0"
where
  1 = 0;
--   Result
--     One-Time Filter: false

select
  "a0".*
from
  "audit_log" as "a0"
where
  "a0"."subject_id" = :id
  and "a0"."number" > '1'
order by
  "a0"."number" asc
limit
  50;
--   Limit
--     ->  Sort
--           Sort Key: number
--           ->  Index Scan using audit_log_subject_id_index on audit_log a0
--                 Index Cond: (subject_id = :id::uuid)
--                 Filter: (number > '1'::bigint)

-- auditLines, by what it is asked for
--   newest: walks audit_log_pkey
--   from a place, oldest first: audit_log_pkey
--   subject, newest: sorts them all, audit_log_subject_id_index
--   subject, from a place, oldest first: sorts them all, audit_log_subject_id_index past other number
--   action, newest: audit_log_action_index
--   action, from a place, oldest first: audit_log_action_index
--   action, subject, newest: sorts them all, audit_log_subject_id_index past other action
--   action, subject, from a place, oldest first: sorts them all, audit_log_subject_id_index past other number and action

-- noteSetting

select
  pg_advisory_xact_lock(hashtextextended ('setting/choose_legal_mode', 0));
--   Result

select
  "a0".*
from
  "audit_log" as "a0"
where
  "a0"."action" = 'choose_legal_mode'
order by
  "a0"."number" desc
limit
  1;
--   Limit
--     ->  Index Scan Backward using audit_log_action_index on audit_log a0
--           Index Cond: (action = 'choose_legal_mode'::text)

insert into
  audit_log (actor_id, action, subject_id, detail, at)
values
  (:drawnId, 'choose_legal_mode', null, :text, :instant);
--   Insert on audit_log
--     ->  Result

-- chainedLines

select
  "number",
  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "at",
  "actor_id" as "actorId",
  "action",
  "subject_id" as "subjectId",
  "detail",
  "prev_hash" as "prevHash",
  "hash"
from
  "audit_log"
where
  "number" > $1
order by
  "number"
limit
  $2;
--   Limit
--     ->  Index Scan using audit_log_pkey on audit_log
--           Index Cond: (number > '0'::bigint)

-- hashOfLine

select
  "a0"."number",
  "a0"."hash"
from
  "audit_log" as "a0"
where
  "a0"."number" = '1'
limit
  1;
--   Limit
--     ->  Index Scan using audit_log_pkey on audit_log a0
--           Index Cond: (number = '1'::bigint)

-- auditHeads

select
  "a0".*
from
  "audit_heads" as "a0";
--   Seq Scan on audit_heads a0

-- keepAuditHead

insert into
  "audit_heads" ("name", "number", "hash", "seal", "at")
values
  ($1, $2, $3, $4, $5)
on conflict ("name") do update
set
  "number" = "excluded"."number",
  "hash" = "excluded"."hash",
  "seal" = "excluded"."seal",
  "at" = "excluded"."at"
where
  (
    "excluded"."name" = $6
    or "excluded"."number" > "audit_heads"."number"
  );
--   Insert on audit_heads
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: audit_heads_pkey
--     Conflict Filter: ((excluded.name = 'walked'::text) OR (excluded.number > audit_heads.number))
--     ->  Result
