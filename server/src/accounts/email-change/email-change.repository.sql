-- The SQL of email-change.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findChange

select
  "e0".*
from
  "email_changes" as "e0"
where
  (
    "e0"."old_token_hash" = :hash
    or "e0"."new_token_hash" = :hash
  )
  and "e0"."expires_at" > :instant
limit
  1;
--   Limit
--     ->  Bitmap Heap Scan on email_changes e0
--           Recheck Cond: ((old_token_hash = :hash::text) OR (new_token_hash = :hash::text))
--           Filter: (expires_at > :instant::timestamp with time zone)
--           ->  BitmapOr
--                 ->  Bitmap Index Scan on email_changes_old_token_hash_unique
--                       Index Cond: (old_token_hash = :hash::text)
--                 ->  Bitmap Index Scan on email_changes_new_token_hash_unique
--                       Index Cond: (new_token_hash = :hash::text)

-- confirmSide

update "email_changes"
set
  "old_confirmed_at" = coalesce(
    old_confirmed_at,
    case
      when old_token_hash = $1 then $2::timestamptz
    end
  ),
  "new_confirmed_at" = coalesce(
    new_confirmed_at,
    case
      when new_token_hash = $3 then $4::timestamptz
    end
  )
where
  (
    "old_token_hash" = $5
    or "new_token_hash" = $6
  )
  and "ended_at" is null
  and "expires_at" > $7
returning
  "id",
  "account_id" as "accountId",
  "session_id" as "sessionId",
  "new_email" as "newEmail",
  "old_confirmed_at" as "oldConfirmedAt",
  "new_confirmed_at" as "newConfirmedAt",
  "ended_at" as "endedAt";
--   Update on email_changes
--     ->  Bitmap Heap Scan on email_changes
--           Recheck Cond: ((old_token_hash = :hash::text) OR (new_token_hash = :hash::text))
--           Filter: ((ended_at IS NULL) AND (expires_at > :instant::timestamp with time zone))
--           ->  BitmapOr
--                 ->  Bitmap Index Scan on email_changes_old_token_hash_unique
--                       Index Cond: (old_token_hash = :hash::text)
--                 ->  Bitmap Index Scan on email_changes_new_token_hash_unique
--                       Index Cond: (new_token_hash = :hash::text)

-- addChange

insert into
  "email_changes" (
    "id",
    "account_id",
    "session_id",
    "new_email",
    "old_token_hash",
    "new_token_hash",
    "old_confirmed_at",
    "new_confirmed_at",
    "created_at",
    "expires_at",
    "ended_at"
  )
values
  (
    :newId,
    :id,
    :id,
    'somebody@example.com',
    :hash,
    :hash,
    null,
    null,
    :instant,
    :instant,
    :instant
  );
--   Insert on email_changes
--     ->  Result

-- endChange

update "email_changes"
set
  "ended_at" = :instant
where
  "id" = :id;
--   Update on email_changes
--     ->  Index Scan using email_changes_pkey on email_changes
--           Index Cond: (id = :id::uuid)

-- dropEmailChange

update "email_changes"
set
  "ended_at" = $1
where
  "account_id" = $2
  and "ended_at" is null
returning
  "expires_at";
--   Update on email_changes
--     ->  Index Scan using email_changes_open_index on email_changes
--           Index Cond: (account_id = :id::uuid)
--           Filter: (ended_at IS NULL)

-- changesOf

select
  "e0"."id",
  "e0"."new_email",
  "e0"."created_at",
  "e0"."ended_at"
from
  "email_changes" as "e0"
where
  "e0"."account_id" = :id
order by
  "e0"."created_at" asc;
--   Index Scan using email_changes_account_id_created_at_index on email_changes e0
--     Index Cond: (account_id = :id::uuid)

-- purgeChanges

delete from "email_changes"
where
  "expires_at" < :instant;
--   Delete on email_changes
--     ->  Index Scan using email_changes_expires_at_index on email_changes
--           Index Cond: (expires_at < :instant::timestamp with time zone)

-- forgetChanges

delete from "email_changes"
where
  "account_id" = :id;
--   Delete on email_changes
--     ->  Index Scan using email_changes_account_id_created_at_index on email_changes
--           Index Cond: (account_id = :id::uuid)
