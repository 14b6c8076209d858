-- The SQL of session.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findOpenSession

select
  "sessions"."id" as "sessionId",
  "accounts"."id" as "accountId",
  "accounts"."email",
  "accounts"."first_name" as "firstName",
  "accounts"."last_name" as "lastName",
  "accounts"."plan",
  "accounts"."plan_until" as "planUntil",
  "sessions"."authenticated_at" as "authenticatedAt",
  "sessions"."second_factor_at" as "secondFactorAt",
  "sessions"."last_seen_at" as "lastSeenAt"
from
  "sessions"
  inner join "accounts" on "accounts"."id" = "sessions"."account_id"
where
  "sessions"."token_hash" = $1
  and "sessions"."kind" = $2
  and "sessions"."ended_at" is null
  and "sessions"."expires_at" > $3
  and "accounts"."deleted_at" is null;
--   Nested Loop
--     ->  Index Scan using sessions_token_hash_unique on sessions
--           Index Cond: (token_hash = $1)
--           Filter: ((ended_at IS NULL) AND (expires_at > $3) AND (kind = $2))
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = sessions.account_id)
--           Filter: (deleted_at IS NULL)

-- noteSeen

update "sessions"
set
  "last_seen_at" = $1,
  "expires_at" = case
    when on_device then least($2::timestamptz, created_at + $3::int * interval '1 day')
    else expires_at
  end
where
  "id" = $4
  and (
    "last_seen_at" is null
    or "last_seen_at" <= $5
  );
--   Update on sessions
--     ->  Index Scan using sessions_pkey on sessions
--           Index Cond: (id = :id::uuid)
--           Filter: ((last_seen_at IS NULL) OR (last_seen_at <= :instant::timestamp with time zone))

-- addSession

insert into
  "sessions" (
    "id",
    "account_id",
    "kind",
    "how",
    "token_hash",
    "created_at",
    "authenticated_at",
    "last_seen_at",
    "second_factor_at",
    "expires_at",
    "ended_at",
    "device_key",
    "on_device",
    "sealed_origin",
    "viewed_account_id",
    "viewed_until"
  )
values
  (
    :newId,
    :id,
    'person',
    'link',
    'new',
    :instant,
    :instant,
    null,
    null,
    :instant,
    null,
    :text,
    false,
    :text,
    null,
    null
  );
--   Insert on sessions
--     ->  Result

-- endSessionOf

update "sessions"
set
  "ended_at" = :instant
where
  "token_hash" = :hash
  and "kind" = 'person'
  and "ended_at" is null;
--   Update on sessions
--     ->  Index Scan using sessions_token_hash_unique on sessions
--           Index Cond: (token_hash = :hash::text)
--           Filter: ((ended_at IS NULL) AND (kind = 'person'::text))

-- countSignIns

select
  "kind",
  "how",
  count(*) as "count"
from
  "sessions"
where
  "created_at" > $1
group by
  "kind",
  "how";
--   HashAggregate
--     Group Key: kind, how
--     ->  Index Scan using sessions_created_at_index on sessions
--           Index Cond: (created_at > :instant::timestamp with time zone)

-- endSessionById

update "sessions"
set
  "ended_at" = :instant
where
  "id" = :id
  and "ended_at" is null;
--   Update on sessions
--     ->  Index Scan using sessions_pkey on sessions
--           Index Cond: (id = :id::uuid)
--           Filter: (ended_at IS NULL)

-- beginView

update "sessions"
set
  "viewed_account_id" = :id,
  "viewed_until" = :instant
where
  "id" = :id
  and "kind" = 'admin';
--   Update on sessions
--     ->  Index Scan using sessions_pkey on sessions
--           Index Cond: (id = :id::uuid)
--           Filter: (kind = 'admin'::text)

-- endView

select
  "accounts"."id" as "accountId",
  "accounts"."email",
  "accounts"."first_name" as "firstName",
  "accounts"."last_name" as "lastName",
  "accounts"."plan",
  "accounts"."plan_until" as "planUntil",
  "sessions"."viewed_until" as "until"
from
  "sessions"
  inner join "accounts" on "accounts"."id" = "sessions"."viewed_account_id"
where
  "sessions"."id" = $1
  and "sessions"."viewed_until" > $2
  and "accounts"."deleted_at" is null;
--   Nested Loop
--     ->  Index Scan using sessions_pkey on sessions
--           Index Cond: (id = :id::uuid)
--           Filter: (viewed_until > :instant::timestamp with time zone)
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = sessions.viewed_account_id)
--           Filter: (deleted_at IS NULL)

update "sessions"
set
  "viewed_account_id" = null,
  "viewed_until" = null
where
  "id" = :id;
--   Update on sessions
--     ->  Index Scan using sessions_pkey on sessions
--           Index Cond: (id = :id::uuid)

-- findViewed

select
  "accounts"."id" as "accountId",
  "accounts"."email",
  "accounts"."first_name" as "firstName",
  "accounts"."last_name" as "lastName",
  "accounts"."plan",
  "accounts"."plan_until" as "planUntil",
  "sessions"."viewed_until" as "until"
from
  "sessions"
  inner join "accounts" on "accounts"."id" = "sessions"."viewed_account_id"
where
  "sessions"."id" = $1
  and "sessions"."viewed_until" > $2
  and "accounts"."deleted_at" is null;
--   Nested Loop
--     ->  Index Scan using sessions_pkey on sessions
--           Index Cond: (id = :id::uuid)
--           Filter: (viewed_until > :instant::timestamp with time zone)
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = sessions.viewed_account_id)
--           Filter: (deleted_at IS NULL)

-- endOpenSession

update "sessions"
set
  "ended_at" = $1
where
  "id" = $2
  and "ended_at" is null
  and "expires_at" > $3
returning
  "account_id" as "accountId",
  "kind";
--   Update on sessions
--     ->  Index Scan using sessions_pkey on sessions
--           Index Cond: (id = :id::uuid)
--           Filter: ((ended_at IS NULL) AND (expires_at > :instant::timestamp with time zone))

-- noteSecondFactor

update "sessions"
set
  "second_factor_at" = $1,
  "token_hash" = case
    when on_device then token_hash
    else $2
  end
where
  "id" = $3
  and "kind" = $4
  and "ended_at" is null
returning
  "id";
--   Update on sessions
--     ->  Index Scan using sessions_pkey on sessions
--           Index Cond: (id = :id::uuid)
--           Filter: ((ended_at IS NULL) AND (kind = 'admin'::text))

-- openSessionsOf

select
  "id",
  "kind",
  "on_device" as "onDevice",
  "sealed_origin" as "sealedOrigin",
  "created_at" as "createdAt",
  coalesce("last_seen_at", "created_at") as "lastSeenAt"
from
  "sessions"
where
  "account_id" = $1
  and "ended_at" is null
  and "expires_at" > $2
order by
  "lastSeenAt" desc,
  "id"
limit
  $3;
--   Limit
--     ->  Sort
--           Sort Key: (COALESCE(last_seen_at, created_at)) DESC, id
--           ->  Index Scan using sessions_account_id_index on sessions
--                 Index Cond: (account_id = :id::uuid)
--                 Filter: ((ended_at IS NULL) AND (expires_at > :instant::timestamp with time zone))

-- endOwnSession

update "sessions"
set
  "ended_at" = coalesce(ended_at, $1)
where
  "id" = $2
  and "account_id" = $3
  and "kind" = $4
returning
  "id";
--   Update on sessions
--     ->  Index Scan using sessions_pkey on sessions
--           Index Cond: (id = :id::uuid)
--           Filter: ((account_id = :id::uuid) AND (kind = 'person'::text))

-- endOtherSessions

update "sessions"
set
  "ended_at" = $1
where
  "account_id" = $2
  and "id" is distinct from $3
  and "ended_at" is null
  and "expires_at" > $4
returning
  "id";
--   Update on sessions
--     ->  Index Scan using sessions_account_id_index on sessions
--           Index Cond: (account_id = :id::uuid)
--           Filter: ((ended_at IS NULL) AND (id IS DISTINCT FROM :id::uuid) AND (expires_at > :instant::timestamp with time zone))

-- shownSessions

select
  *
from
  (
    select
      "id",
      "how",
      "created_at" as "createdAt",
      "last_seen_at" as "lastSeenAt",
      "sealed_origin" as "sealedOrigin",
      case
        when ended_at is not null
        or expires_at <= $1 then least(ended_at, expires_at)
      end as "overAt"
    from
      "sessions"
    where
      "account_id" = $2
      and "kind" = $3
  ) as "own"
where
  (
    "overAt" is null
    or "overAt" > $4
  )
order by
  "overAt" is not null,
  "createdAt" desc
limit
  $5;
--   Limit
--     ->  Sort
--           Sort Key: ((CASE WHEN ((sessions.ended_at IS NOT NULL) OR (sessions.expires_at <= :instant::timestamp with time zone)) THEN LEAST(sessions.ended_at, sessions.expires_at) ELSE NULL::timestamp with time zone END IS NOT NULL)), sessions.created_at DESC
--           ->  Index Scan using sessions_account_id_index on sessions
--                 Index Cond: (account_id = :id::uuid)
--                 Filter: ((kind = 'person'::text) AND ((CASE WHEN ((ended_at IS NOT NULL) OR (expires_at <= :instant::timestamp with time zone)) THEN LEAST(ended_at, expires_at) ELSE NULL::timestamp with time zone END IS NULL) OR (CASE WHEN ((ended_at IS NOT NULL) OR (expires_at <= :instant::timestamp with time zone)) THEN LEAST(ended_at, expires_at) ELSE NULL::timestamp with time zone END > :instant::timestamp with time zone)))

-- sessionsOf

select
  "s0"."id",
  "s0"."kind",
  "s0"."how",
  "s0"."created_at",
  "s0"."last_seen_at",
  "s0"."expires_at",
  "s0"."ended_at",
  "s0"."sealed_origin"
from
  "sessions" as "s0"
where
  "s0"."account_id" = :id
order by
  "s0"."created_at" asc;
--   Sort
--     Sort Key: created_at
--     ->  Index Scan using sessions_account_id_index on sessions s0
--           Index Cond: (account_id = :id::uuid)

-- findSignInFacts

select
  "a"."email",
  "a"."created_at" >= $1 as "isNew",
  (
    select
      count(distinct "s"."account_id") as "accounts"
    from
      "sessions" as "s"
      inner join "accounts" as "other" on "other"."id" = "s"."account_id"
    where
      "other"."deleted_at" is null
      and "s"."device_key" = $2
      and "s"."created_at" > $3
      and "s"."account_id" <> "a"."id"
  ) as "otherAccounts",
  exists (
    select
      "s"."id"
    from
      "sessions" as "s"
    where
      "s"."account_id" = "a"."id"
      and "s"."created_at" < $4
      and "s"."device_key" is not null
  ) as "signedInBefore",
  exists (
    select
      "s"."id"
    from
      "sessions" as "s"
    where
      "s"."account_id" = "a"."id"
      and "s"."created_at" < $5
      and "s"."device_key" = $6
  ) as "deviceKnown"
from
  "accounts" as "a"
where
  "a"."id" = $7;
--   Index Scan using accounts_pkey on accounts a
--     Index Cond: (id = :id::uuid)
--     SubPlan 1
--       ->  Aggregate
--             ->  Sort
--                   Sort Key: s.account_id
--                   ->  Nested Loop
--                         ->  Index Scan using sessions_device_key_index on sessions s
--                               Index Cond: (device_key = :text::text)
--                               Filter: ((created_at > :instant::timestamp with time zone) AND (account_id <> a.id))
--                         ->  Index Scan using accounts_pkey on accounts other
--                               Index Cond: (id = s.account_id)
--                               Filter: (deleted_at IS NULL)
--     SubPlan 2
--       ->  Index Scan using sessions_account_id_index on sessions s_1
--             Index Cond: (account_id = a.id)
--             Filter: ((device_key IS NOT NULL) AND (created_at < :instant::timestamp with time zone))
--     SubPlan 4
--       ->  Index Scan using sessions_device_key_index on sessions s_2
--             Index Cond: (device_key = :text::text)
--             Filter: (created_at < :instant::timestamp with time zone)

-- purgeSessions

delete from "sessions"
where
  "expires_at" < :instant
  and "created_at" < :instant;
--   Delete on sessions
--     ->  Index Scan using sessions_created_at_index on sessions
--           Index Cond: (created_at < :instant::timestamp with time zone)
--           Filter: (expires_at < :instant::timestamp with time zone)

-- forgetSessions

delete from "sessions"
where
  "account_id" = :id;
--   Delete on sessions
--     ->  Index Scan using sessions_account_id_index on sessions
--           Index Cond: (account_id = :id::uuid)
