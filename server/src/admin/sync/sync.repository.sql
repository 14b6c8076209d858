-- The SQL of sync.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- changesAfter

with
  "page" as materialized (
    select
      "xid",
      "number",
      "row_id"
    from
      "sync_changes"
    where
      "kind" = $1
      and (xid, number) > ($2::xid8, $3::bigint)
      and xid < pg_snapshot_xmin(pg_current_snapshot())
      and not (
        deleted
        and xid < $4::xid8
      )
    order by
      "xid",
      "number"
    limit
      $5
  )
select
  "page"."xid",
  "page"."number",
  "page"."row_id" as "rowId",
  "row"."line"
from
  "page"
  left join lateral (
    select
      row_to_json(r)::text as "line"
    from
      (
        select
          "s"."account_id" as "id",
          case
            when strpos(reverse("a"."email"), '@') in (0, length("a"."email")) then '***'
            else left("a"."email", 1) || '***' || right("a"."email", strpos(reverse("a"."email"), '@'))
          end as "email",
          case
            when coalesce("a"."first_name", '') = '' then ''
            else left("a"."first_name", 1) || '***'
          end as "firstName",
          case
            when coalesce("a"."last_name", '') = '' then ''
            else left("a"."last_name", 1) || '***'
          end as "lastName",
          "s"."plan" as "plan",
          "s"."status" as "status",
          case
            when s.open_flags > 0 then 'yes'
            else 'no'
          end as "flagged",
          case
            when t.letters_month = $6 then t.letters_in_month
            else 0
          end as "lettersThisMonth",
          "t"."letters" as "lettersTotal",
          "t"."revenue_cents" as "revenueCents",
          to_char("s"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
        from
          "account_statuses" as "s"
          inner join "accounts" as "a" on "a"."id" = "s"."account_id"
          inner join "account_totals" as "t" on "t"."account_id" = "s"."account_id"
        where
          "s"."account_id" = "page"."row_id"
          and not "s"."is_deleted"
      ) as "r"
    limit
      $7
  ) as "row" on true
order by
  "page"."xid",
  "page"."number";
--   Nested Loop Left Join
--     CTE page
--       ->  Limit
--             ->  Index Scan using sync_changes_pkey on sync_changes
--                   Index Cond: ((kind = 'users'::text) AND (ROW(xid, number) > ROW('1'::xid8, '1'::bigint)) AND (xid < pg_snapshot_xmin(pg_current_snapshot())))
--                   Filter: ((NOT deleted) OR (xid >= '1'::xid8))
--     ->  CTE Scan on page
--     ->  Memoize
--           Cache Key: page.row_id
--           Cache Mode: binary
--           ->  Limit
--                 ->  Nested Loop
--                       ->  Nested Loop
--                             ->  Index Scan using account_statuses_pkey on account_statuses s
--                                   Index Cond: (account_id = page.row_id)
--                                   Filter: (NOT is_deleted)
--                             ->  Index Scan using accounts_pkey on accounts a
--                                   Index Cond: (id = page.row_id)
--                       ->  Index Scan using account_totals_pkey on account_totals t
--                             Index Cond: (account_id = page.row_id)

with
  "page" as materialized (
    select
      "xid",
      "number",
      "row_id"
    from
      "sync_changes"
    where
      "kind" = $1
      and (xid, number) > ($2::xid8, $3::bigint)
      and xid < pg_snapshot_xmin(pg_current_snapshot())
      and not (
        deleted
        and xid < $4::xid8
      )
    order by
      "xid",
      "number"
    limit
      $5
  )
select
  "page"."xid",
  "page"."number",
  "page"."row_id" as "rowId",
  "row"."line"
from
  "page"
  left join lateral (
    select
      row_to_json(r)::text as "line"
    from
      (
        select
          "l"."id" as "id",
          "l"."account_id" as "userId",
          "l"."reference" as "reference",
          "l"."dispute_reason" as "reason",
          "l"."recipient" as "recipient",
          "l"."status" as "status",
          "l"."pdf_pages" as "pages",
          "l"."mail_date" as "mailedOn",
          to_char("l"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
        from
          "letters" as "l"
        where
          "l"."id" = "page"."row_id"
          and "l"."status" <> $6
      ) as "r"
    limit
      $7
  ) as "row" on true
order by
  "page"."xid",
  "page"."number";
--   Nested Loop Left Join
--     CTE page
--       ->  Limit
--             ->  Index Scan using sync_changes_pkey on sync_changes
--                   Index Cond: ((kind = 'letters'::text) AND (ROW(xid, number) > ROW('1'::xid8, '1'::bigint)) AND (xid < pg_snapshot_xmin(pg_current_snapshot())))
--                   Filter: ((NOT deleted) OR (xid >= '1'::xid8))
--     ->  CTE Scan on page
--     ->  Memoize
--           Cache Key: page.row_id
--           Cache Mode: binary
--           ->  Limit
--                 ->  Index Scan using letters_pkey on letters l
--                       Index Cond: (id = page.row_id)
--                       Filter: (status <> 'preparing'::text)

-- syncState

select
  "epoch",
  "month",
  place = sync_place () as "isHere",
  "gone_users" as "goneUsers",
  "gone_letters" as "goneLetters",
  pg_snapshot_xmin(pg_current_snapshot()) as "horizon"
from
  "sync_state";
--   Seq Scan on sync_state

-- mendSyncLog

select
  pg_advisory_xact_lock(4071989332);
--   Result

select
  "epoch",
  "month",
  place = sync_place () as "isHere",
  "gone_users" as "goneUsers",
  "gone_letters" as "goneLetters",
  pg_snapshot_xmin(pg_current_snapshot()) as "horizon"
from
  "sync_state";
--   Seq Scan on sync_state

select
  rebuild_sync_log ();
--   Result

select
  note_users (coalesce(array_agg(t.account_id), '{}'))
from
  account_totals t,
  sync_state s
where
  s.month <> '2026-06'
  and t.letters_in_month > 0
  and t.letters_month >= least(s.month, '2026-06');
-- reads all of account_totals: once a month, and after a database was put back
--   Aggregate
--     ->  Nested Loop
--           Join Filter: (t.letters_month >= LEAST(s.month, '2026-06'::text))
--           ->  Seq Scan on account_totals t
--                 Filter: (letters_in_month > 0)
--           ->  Materialize
--                 ->  Seq Scan on sync_state s
--                       Filter: (month <> '2026-06'::text)

update "sync_state"
set
  "month" = $1
where
  "month" <> $2;
--   Update on sync_state
--     ->  Seq Scan on sync_state
--           Filter: (month <> '2026-06'::text)

-- tidyLog

select
  "tidied"
from
  "sync_state"
for update;
--   LockRows
--     ->  Seq Scan on sync_state

delete from "sync_changes" as "older" using "sync_changes" as "newer"
where
  newer.xid >= $1::xid8
  and newer.xid < $2::xid8
  and "older"."row_id" = "newer"."row_id"
  and "older"."kind" = "newer"."kind"
  and "older"."xid" < "newer"."xid";
--   Delete on sync_changes older
--     ->  Nested Loop
--           ->  Index Scan using sync_changes_row_id_index on sync_changes newer
--                 Index Cond: ((xid >= '0'::xid8) AND (xid < '2'::xid8))
--           ->  Index Scan using sync_changes_row_id_index on sync_changes older
--                 Index Cond: ((row_id = newer.row_id) AND (xid < newer.xid) AND (kind = newer.kind))

with
  "gone" as (
    delete from "sync_changes"
    where
      "kind" = $1
      and "deleted"
      and "changed_at" < $2
    returning
      "xid"
  )
update "sync_state"
set
  "gone_users" = "g"."xid"
from
  (
    select
      max("xid") as "xid"
    from
      "gone"
  ) as "g"
where
  "g"."xid" > "gone_users";
--   Update on sync_state
--     CTE gone
--       ->  Delete on sync_changes
--             ->  Bitmap Heap Scan on sync_changes
--                   Recheck Cond: ((changed_at < :instant::timestamp with time zone) AND deleted AND (kind = 'users'::text))
--                   ->  BitmapAnd
--                         ->  Bitmap Index Scan on sync_changes_gone_index
--                               Index Cond: (changed_at < :instant::timestamp with time zone)
--                         ->  Bitmap Index Scan on sync_changes_pkey
--                               Index Cond: (kind = 'users'::text)
--     ->  Nested Loop
--           Join Filter: (g.xid > sync_state.gone_users)
--           ->  Subquery Scan on g
--                 ->  Aggregate
--                       ->  CTE Scan on gone
--           ->  Seq Scan on sync_state

with
  "gone" as (
    delete from "sync_changes"
    where
      "kind" = $1
      and "deleted"
      and "changed_at" < $2
    returning
      "xid"
  )
update "sync_state"
set
  "gone_letters" = "g"."xid"
from
  (
    select
      max("xid") as "xid"
    from
      "gone"
  ) as "g"
where
  "g"."xid" > "gone_letters";
--   Update on sync_state
--     CTE gone
--       ->  Delete on sync_changes
--             ->  Bitmap Heap Scan on sync_changes
--                   Recheck Cond: ((changed_at < :instant::timestamp with time zone) AND deleted AND (kind = 'letters'::text))
--                   ->  BitmapAnd
--                         ->  Bitmap Index Scan on sync_changes_gone_index
--                               Index Cond: (changed_at < :instant::timestamp with time zone)
--                         ->  Bitmap Index Scan on sync_changes_pkey
--                               Index Cond: (kind = 'letters'::text)
--     ->  Nested Loop
--           Join Filter: (g.xid > sync_state.gone_letters)
--           ->  Subquery Scan on g
--                 ->  Aggregate
--                       ->  CTE Scan on gone
--           ->  Seq Scan on sync_state

update "sync_state"
set
  "tidied" = $1::xid8;
--   Update on sync_state
--     ->  Seq Scan on sync_state

-- addReplica

insert into
  "sync_replicas" ("id", "session_id", "reason", "begun_at")
values
  (
    :newId,
    :id,
    :text,
    :instant
  );
--   Insert on sync_replicas
--     ->  Result

-- findOwnReplica

select
  "s0"."id",
  "s0"."reason"
from
  "sync_replicas" as "s0"
where
  "s0"."id" = :id
  and "s0"."session_id" = :id
limit
  1;
--   Limit
--     ->  Seq Scan on sync_replicas s0
--           Filter: ((id = :id::uuid) AND (session_id = :id::uuid))
