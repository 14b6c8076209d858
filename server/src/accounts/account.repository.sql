-- The SQL of account.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- signInAddress

insert into
  "accounts" ("id", "email", "plan", "created_at", "last_login_at", "mailbox_key", "invited_with", "language")
values
  ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("email") do update
set
  "last_login_at" = "excluded"."last_login_at",
  "mailbox_key" = coalesce("accounts"."mailbox_key", "excluded"."mailbox_key")
where
  "accounts"."deleted_at" is null
returning
  "id",
  "email",
  "first_name" as "firstName",
  "last_name" as "lastName",
  "plan",
  "plan_until" as "planUntil",
  "created_at" as "createdAt";
--   Insert on accounts
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: accounts_email_unique
--     Conflict Filter: (accounts.deleted_at IS NULL)
--     ->  Result

-- findHome

select
  "a0"."id",
  "a0"."first_name",
  "a0"."last_name",
  "a0"."sealed_profile",
  "a0"."mailbox_key"
from
  "accounts" as "a0"
where
  "a0"."id" = :id
  and "a0"."deleted_at" is null
limit
  1;
--   Limit
--     ->  Index Scan using accounts_pkey on accounts a0
--           Index Cond: (id = :id::uuid)
--           Filter: (deleted_at IS NULL)

-- signInAccount

update "accounts"
set
  "last_login_at" = $1
where
  "id" = $2
  and "deleted_at" is null
returning
  "id",
  "email",
  "first_name" as "firstName",
  "last_name" as "lastName",
  "plan",
  "plan_until" as "planUntil",
  "created_at" as "createdAt";
--   Update on accounts
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = :id::uuid)
--           Filter: (deleted_at IS NULL)

-- lockLiveAccount

select
  "email",
  "language"
from
  "accounts"
where
  "id" = $1
  and "deleted_at" is null
for update;
--   LockRows
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = :id::uuid)
--           Filter: (deleted_at IS NULL)

-- lockAccountOf

select
  "id"
from
  "accounts"
where
  "email" = $1
for no key update;
--   LockRows
--     ->  Index Scan using accounts_email_beginning_index on accounts
--           Index Cond: (email = :text::text)

-- lockMailbox

select
  pg_advisory_xact_lock(hashtextextended (:text, 0));
--   Result

-- isAddressTaken

select
  "a0"."id"
from
  "accounts" as "a0"
where
  (
    "a0"."email" = :text
    or "a0"."mailbox_key" = :text
  )
  and "a0"."id" != :id
limit
  1;
--   Limit
--     ->  Bitmap Heap Scan on accounts a0
--           Recheck Cond: ((email = :text::text) OR (mailbox_key = :text::text))
--           Filter: (id <> :id::uuid)
--           ->  BitmapOr
--                 ->  Bitmap Index Scan on accounts_email_beginning_index
--                       Index Cond: (email = :text::text)
--                 ->  Bitmap Index Scan on accounts_mailbox_key_index
--                       Index Cond: (mailbox_key = :text::text)

-- moveAccount

update "accounts"
set
  "email" = 'somebody@example.com',
  "mailbox_key" = :text
where
  "id" = :id;
--   Update on accounts
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = :id::uuid)

-- findAccountOf

select
  "a0"."id",
  "a0"."language"
from
  "accounts" as "a0"
where
  "a0"."email" = :text
limit
  1;
--   Limit
--     ->  Index Scan using accounts_email_beginning_index on accounts a0
--           Index Cond: (email = :text::text)

-- languageOfAccount

select
  "a0"."id",
  "a0"."language"
from
  "accounts" as "a0"
where
  "a0"."id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using accounts_pkey on accounts a0
--           Index Cond: (id = :id::uuid)

-- addressesOf

select
  "a0"."id",
  "a0"."email"
from
  "accounts" as "a0"
where
  "a0"."id" in (:id);
--   Index Scan using accounts_pkey on accounts a0
--     Index Cond: (id = :id::uuid)

-- liveAccounts

select
  "a0"."id",
  "a0"."email",
  "a0"."first_name",
  "a0"."last_name",
  "a0"."plan",
  "a0"."plan_until",
  "a0"."created_at"
from
  "accounts" as "a0"
where
  "a0"."id" in (:id)
  and "a0"."deleted_at" is null
order by
  "a0"."created_at" desc,
  "a0"."id" desc;
--   Sort
--     Sort Key: created_at DESC
--     ->  Index Scan using accounts_pkey on accounts a0
--           Index Cond: (id = :id::uuid)
--           Filter: (deleted_at IS NULL)

-- plansOfAddresses

select
  "a0"."id",
  "a0"."email",
  "a0"."plan",
  "a0"."plan_until"
from
  "accounts" as "a0"
where
  "a0"."email" in (:text)
  and "a0"."deleted_at" is null;
--   Index Scan using accounts_email_beginning_index on accounts a0
--     Index Cond: (email = :text::text)
--     Filter: (deleted_at IS NULL)

-- findRecipient

select
  "email",
  "email_preferences" as "emailPreferences"
from
  "accounts"
where
  "id" = $1
  and "deleted_at" is null;
--   Index Scan using accounts_pkey on accounts
--     Index Cond: (id = :id::uuid)
--     Filter: (deleted_at IS NULL)

-- findAccount

select
  "a0".*
from
  "accounts" as "a0"
where
  "a0"."id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using accounts_pkey on accounts a0
--           Index Cond: (id = :id::uuid)

-- findOwnAccount

select
  "a"."id",
  "a"."email",
  "a"."created_at" as "createdAt",
  "a"."first_name" as "firstName",
  "a"."last_name" as "lastName",
  "a"."sealed_profile" as "sealedProfile",
  "a"."email_preferences" as "emailPreferences",
  "a"."language",
  "c"."new_email" as "newEmail",
  "c"."old_confirmed_at" as "oldConfirmedAt",
  "c"."new_confirmed_at" as "newConfirmedAt"
from
  "accounts" as "a"
  left join "email_changes" as "c" on "c"."account_id" = "a"."id"
  and "c"."ended_at" is null
  and "c"."expires_at" > $1
where
  "a"."id" = $2
  and "a"."deleted_at" is null;
--   Nested Loop Left Join
--     ->  Index Scan using accounts_pkey on accounts a
--           Index Cond: (id = :id::uuid)
--           Filter: (deleted_at IS NULL)
--     ->  Index Scan using email_changes_open_index on email_changes c
--           Index Cond: (account_id = :id::uuid)
--           Filter: (expires_at > :instant::timestamp with time zone)

-- setProfile

update "accounts"
set
  "first_name" = :text,
  "last_name" = :text,
  "sealed_profile" = :text
where
  "id" = :id
  and "deleted_at" is null;
--   Update on accounts
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = :id::uuid)
--           Filter: (deleted_at IS NULL)

-- choosePreferences

update "accounts"
set
  "email_preferences" = email_preferences || $1::jsonb,
  "language" = $2
where
  "id" = $3
  and "deleted_at" is null
returning
  "email_preferences" as "emailPreferences",
  "language";
--   Update on accounts
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = :id::uuid)
--           Filter: (deleted_at IS NULL)

-- setPlanStatus

update "accounts"
set
  "plan" = 'pro',
  "plan_from" = :instant,
  "period_ends_at" = :instant,
  "plan_until" = :instant
where
  "id" = :id;
--   Update on accounts
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = :id::uuid)

-- emptyAccount

update "accounts"
set
  "email" = 'somebody@example.com',
  "first_name" = null,
  "last_name" = null,
  "sealed_profile" = null,
  "email_preferences" = '{}',
  "invited_with" = null,
  "deleted_at" = :instant
where
  "id" = :id;
--   Update on accounts
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = :id::uuid)

-- lockDeletedAccounts

select
  "id"
from
  "accounts"
where
  "deleted_at" is not null
order by
  "id"
limit
  $1
for update;
--   Limit
--     ->  LockRows
--           ->  Index Scan using accounts_pkey on accounts
--                 Filter: (deleted_at IS NOT NULL)

select
  "id"
from
  "accounts"
where
  "deleted_at" is not null
  and "id" > $1
order by
  "id"
limit
  $2
for update;
--   Limit
--     ->  LockRows
--           ->  Index Scan using accounts_pkey on accounts
--                 Index Cond: (id > :id::uuid)
--                 Filter: (deleted_at IS NOT NULL)

-- removeAccounts

delete from "accounts"
where
  "id" in (:id);
--   Delete on accounts
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = :id::uuid)

-- countOtherMailboxes

select
  count(*) as "count"
from
  "accounts" as "other"
  inner join "accounts" as "me" on "me"."id" = $1
where
  "other"."id" in ($2)
  and (other.mailbox_key <> me.mailbox_key) is not false;
--   Aggregate
--     ->  Nested Loop
--           Join Filter: ((other.mailbox_key <> me.mailbox_key) IS NOT FALSE)
--           ->  Index Scan using accounts_pkey on accounts other
--                 Index Cond: (id = :newId::uuid)
--           ->  Index Scan using accounts_pkey on accounts me
--                 Index Cond: (id = :id::uuid)

-- accountsOfMailbox

select
  "a0"."id"
from
  "accounts" as "a0"
where
  "a0"."mailbox_key" = :text;
--   Index Scan using accounts_mailbox_key_index on accounts a0
--     Index Cond: (mailbox_key = :text::text)

-- accountsWhosePlanEnded

select
  "a0"."id",
  "a0"."plan_until"
from
  "accounts" as "a0"
where
  "a0"."plan_until" <= :instant
order by
  "a0"."plan_until" asc
limit
  100;
--   Limit
--     ->  Index Scan using accounts_plan_until_index on accounts a0
--           Index Cond: (plan_until <= :instant::timestamp with time zone)

-- lockAccount

select
  "id",
  "deleted_at" as "deletedAt"
from
  "accounts"
where
  "id" = $1
for no key update;
--   LockRows
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = :id::uuid)

select
  "id",
  "deleted_at" as "deletedAt"
from
  "accounts"
where
  "id" = $1
for update;
--   LockRows
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = :id::uuid)

select
  "id",
  "deleted_at" as "deletedAt"
from
  "accounts"
where
  "id" = $1
for key share;
--   LockRows
--     ->  Index Scan using accounts_pkey on accounts
--           Index Cond: (id = :id::uuid)
