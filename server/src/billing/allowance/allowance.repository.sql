-- The SQL of allowance.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- countedLetters

select
  "account"."plan",
  "account"."plan_from" as "planFrom",
  "account"."period_ends_at" as "periodEndsAt",
  "account"."plan_until" as "planUntil",
  "letter"."used_at" as "madeAt",
  (
    "twin"."id" <> "account"."id"
    and "twin"."plan" = 'pro'
    and (
      "twin"."plan_until" is null
      or "twin"."plan_until" > $1
    )
    and "twin"."deleted_at" is null
  ) as "onOthersPro",
  (
    select
      json_agg(gift.given_at) as "instants"
    from
      "letter_gifts" as "gift"
    where
      "gift"."account_id" = "account"."id"
      and "gift"."given_at" >= $2
      and "gift"."withdrawn_at" is null
  ) as "gifts"
from
  "accounts" as "account"
  inner join "accounts" as "twin" on (
    "twin"."id" = "account"."id"
    or "twin"."mailbox_key" = "account"."mailbox_key"
  )
  left join "letter_uses" as "letter" on "letter"."account_id" = "twin"."id"
  and "letter"."given_back_at" is null
  and "letter"."used_at" >= least(
    $3::timestamptz,
    case
      when account.period_ends_at is not null then account.plan_from
    end
  )
where
  "account"."id" = $4;
--   Nested Loop Left Join
--     Join Filter: (letter.used_at >= LEAST($3, CASE WHEN (account.period_ends_at IS NOT NULL) THEN account.plan_from ELSE NULL::timestamp with time zone END))
--     ->  Nested Loop
--           ->  Index Scan using accounts_pkey on accounts account
--                 Index Cond: (id = $4)
--           ->  Bitmap Heap Scan on accounts twin
--                 Recheck Cond: ((id = account.id) OR (mailbox_key = account.mailbox_key))
--                 ->  BitmapOr
--                       ->  Bitmap Index Scan on accounts_pkey
--                             Index Cond: (id = account.id)
--                       ->  Bitmap Index Scan on accounts_mailbox_key_index
--                             Index Cond: (mailbox_key = account.mailbox_key)
--     ->  Index Scan using letter_uses_account_id_used_at_index on letter_uses letter
--           Index Cond: (account_id = twin.id)
--           Filter: (given_back_at IS NULL)
--     SubPlan 1
--       ->  Aggregate
--             ->  Index Scan using letter_gifts_account_id_given_at_index on letter_gifts gift
--                   Index Cond: ((account_id = account.id) AND (given_at >= $2))
--                   Filter: (withdrawn_at IS NULL)

-- lockAllowance

select
  "id"
from
  "accounts"
where
  (
    "id" = $1
    or "mailbox_key" = (
      select
        "own"."mailbox_key"
      from
        "accounts" as "own"
      where
        "own"."id" = $2
    )
  )
order by
  "id"
for no key update;
--   LockRows
--     InitPlan 1
--       ->  Index Scan using accounts_pkey on accounts own
--             Index Cond: (id = $2)
--     ->  Sort
--           Sort Key: accounts.id
--           ->  Bitmap Heap Scan on accounts
--                 Recheck Cond: ((id = $1) OR (mailbox_key = (InitPlan 1).col1))
--                 ->  BitmapOr
--                       ->  Bitmap Index Scan on accounts_pkey
--                             Index Cond: (id = $1)
--                       ->  Bitmap Index Scan on accounts_mailbox_key_index
--                             Index Cond: (mailbox_key = (InitPlan 1).col1)

-- addUses

insert into
  "letter_uses" ("account_id", "used_at", "letter_id", "again", "given_back_at")
values
  (
    :id,
    :instant,
    :newId,
    false,
    null
  );
--   Insert on letter_uses
--     ->  Result

-- usesOf

select
  "letter_id" as "letterId",
  "used_at" as "usedAt",
  "given_back_at" as "givenBackAt"
from
  "letter_uses"
where
  "account_id" = $1
order by
  "used_at";
--   Index Scan using letter_uses_account_id_used_at_index on letter_uses
--     Index Cond: (account_id = :id::uuid)

-- forgetUses

delete from "letter_uses"
where
  "letter_id" in (:id);
--   Delete on letter_uses
--     ->  Index Scan using letter_uses_pkey on letter_uses
--           Index Cond: (letter_id = :id::uuid)

-- noteGivenBack

update "letter_uses"
set
  "given_back_at" = $1
where
  "letter_id" = $2
  and "given_back_at" is null
  and (
    select
      count(*) as "letters"
    from
      "letter_uses" as "other"
    where
      "other"."account_id" = "letter_uses"."account_id"
      and "other"."given_back_at" > $3
  ) < $4
returning
  "letter_id";
--   Update on letter_uses
--     ->  Index Scan using letter_uses_pkey on letter_uses
--           Index Cond: (letter_id = :id::uuid)
--           Filter: ((given_back_at IS NULL) AND ((SubPlan 1) < '3'::bigint))
--           SubPlan 1
--             ->  Aggregate
--                   ->  Index Scan using letter_uses_account_id_used_at_index on letter_uses other
--                         Index Cond: (account_id = letter_uses.account_id)
--                         Filter: (given_back_at > :instant::timestamp with time zone)

-- isGivenBack

select
  count(*) as "count"
from
  "letter_uses" as "l0"
where
  "l0"."letter_id" = :id
  and "l0"."given_back_at" is not null;
--   Aggregate
--     ->  Index Scan using letter_uses_pkey on letter_uses l0
--           Index Cond: (letter_id = :id::uuid)
--           Filter: (given_back_at IS NOT NULL)

-- useAgain

update "letter_uses"
set
  "used_at" = :instant,
  "again" = true,
  "given_back_at" = null
where
  "letter_id" = :id;
--   Update on letter_uses
--     ->  Index Scan using letter_uses_pkey on letter_uses
--           Index Cond: (letter_id = :id::uuid)

-- useNoMore

update "letter_uses"
set
  "given_back_at" = :instant
where
  "letter_id" = :id
  and "used_at" = :instant
  and "again" = true
  and "given_back_at" is null;
--   Update on letter_uses
--     ->  Index Scan using letter_uses_pkey on letter_uses
--           Index Cond: (letter_id = :id::uuid)
--           Filter: (again AND (given_back_at IS NULL) AND (used_at = :instant::timestamp with time zone))

-- countAttempt

insert into
  "allowance_attempts" ("account_id", "period_from", "attempts")
values
  ($1, $2, $3)
on conflict ("account_id", "period_from") do update
set
  "attempts" = "allowance_attempts"."attempts" + $4
returning
  "attempts";
--   Insert on allowance_attempts
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: allowance_attempts_pkey
--     ->  Result

-- attemptsOf

select
  "period_from" as "periodFrom",
  "attempts"
from
  "allowance_attempts"
where
  "account_id" = $1
order by
  "period_from";
--   Index Scan using allowance_attempts_pkey on allowance_attempts
--     Index Cond: (account_id = :id::uuid)

-- findOpenGrant

select
  "id",
  "anchored_at" as "anchoredAt",
  "ends_at" as "endsAt"
from
  "plan_grants"
where
  "account_id" = $1
  and "withdrawn_at" is null;
--   Index Scan using plan_grants_open_index on plan_grants
--     Index Cond: (account_id = :id::uuid)

-- findLastGrant

select
  "anchored_at" as "anchoredAt",
  least(withdrawn_at, ends_at, $1::timestamptz) as "endedAt"
from
  "plan_grants"
where
  "account_id" = $2
order by
  "starts_at" desc,
  "withdrawn_at" desc nulls first
limit
  $3;
--   Limit
--     ->  Incremental Sort
--           Sort Key: starts_at DESC, withdrawn_at DESC
--           Presorted Key: starts_at
--           ->  Index Scan using plan_grants_account_id_index on plan_grants
--                 Index Cond: (account_id = :id::uuid)

-- addGrant

insert into
  "plan_grants" ("id", "account_id", "granted_by", "reason", "starts_at", "anchored_at", "ends_at", "withdrawn_at")
values
  (
    :newId,
    :id,
    :id,
    :text,
    :instant,
    :instant,
    null,
    :instant
  );
--   Insert on plan_grants
--     ->  Result

-- closeGrant

update "plan_grants"
set
  "withdrawn_at" = :instant
where
  "account_id" = :id
  and "withdrawn_at" is null;
--   Update on plan_grants
--     ->  Index Scan using plan_grants_open_index on plan_grants
--           Index Cond: (account_id = :id::uuid)
--           Filter: (withdrawn_at IS NULL)

-- addGift

insert into
  "letter_gifts" ("id", "account_id", "given_by", "reason", "given_at", "withdrawn_at")
values
  (
    :newId,
    :id,
    :id,
    :text,
    :instant,
    null
  );
--   Insert on letter_gifts
--     ->  Result

-- openGiftsOf

select
  "l0"."id",
  "l0"."given_at"
from
  "letter_gifts" as "l0"
where
  "l0"."account_id" = :id
  and "l0"."given_at" >= :instant
  and "l0"."withdrawn_at" is null
order by
  "l0"."given_at" asc;
--   Index Scan using letter_gifts_account_id_given_at_index on letter_gifts l0
--     Index Cond: ((account_id = :id::uuid) AND (given_at >= :instant::timestamp with time zone))
--     Filter: (withdrawn_at IS NULL)

-- takeGiftBack

select
  "l0".*
from
  "letter_gifts" as "l0"
where
  "l0"."id" = :id
  and "l0"."withdrawn_at" is null
limit
  1;
--   Limit
--     ->  Index Scan using letter_gifts_pkey on letter_gifts l0
--           Index Cond: (id = :id::uuid)
--           Filter: (withdrawn_at IS NULL)

update "letter_gifts"
set
  "withdrawn_at" = :instant
where
  "id" = :id
  and "withdrawn_at" is null;
--   Update on letter_gifts
--     ->  Index Scan using letter_gifts_pkey on letter_gifts
--           Index Cond: (id = :id::uuid)
--           Filter: (withdrawn_at IS NULL)

-- giftsOf

select
  "l0".*
from
  "letter_gifts" as "l0"
where
  "l0"."account_id" = :id
order by
  "l0"."given_at" asc;
--   Index Scan using letter_gifts_account_id_given_at_index on letter_gifts l0
--     Index Cond: (account_id = :id::uuid)

-- forgetGifts

delete from "letter_gifts"
where
  "account_id" = :id;
--   Delete on letter_gifts
--     ->  Index Scan using letter_gifts_account_id_given_at_index on letter_gifts
--           Index Cond: (account_id = :id::uuid)

-- grantsOf

select
  "reason",
  "starts_at" as "startsAt",
  "ends_at" as "endsAt",
  "withdrawn_at" as "withdrawnAt"
from
  "plan_grants"
where
  "account_id" = $1
order by
  "starts_at";
--   Index Scan Backward using plan_grants_account_id_index on plan_grants
--     Index Cond: (account_id = :id::uuid)

-- forgetGrants

delete from "plan_grants"
where
  "account_id" = :id;
--   Delete on plan_grants
--     ->  Index Scan using plan_grants_account_id_index on plan_grants
--           Index Cond: (account_id = :id::uuid)

-- openGrantsOf

select
  "p0"."id",
  "p0"."account_id",
  "p0"."ends_at"
from
  "plan_grants" as "p0"
where
  "p0"."account_id" in (:id)
  and "p0"."withdrawn_at" is null
  and "p0"."starts_at" <= :instant
  and (
    "p0"."ends_at" is null
    or "p0"."ends_at" > :instant
  );
--   Index Scan using plan_grants_open_index on plan_grants p0
--     Index Cond: (account_id = :id::uuid)
--     Filter: ((starts_at <= :instant::timestamp with time zone) AND ((ends_at IS NULL) OR (ends_at > :instant::timestamp with time zone)))
