-- The SQL of customer.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findCustomer

select
  "b0"."account_id",
  "b0"."customer_id"
from
  "billing_customers" as "b0"
where
  "b0"."account_id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using billing_customers_pkey on billing_customers b0
--           Index Cond: (account_id = :id::uuid)

-- addCustomer

insert into
  "billing_customers" ("account_id", "customer_id", "email_mark", "created_at")
values
  (
    $1,
    $2,
    (
      select
        md5(email)
      from
        accounts
      where
        id = $3
        and email = $4
      for share
    ),
    $5
  )
on conflict ("account_id") do nothing;
--   Insert on billing_customers
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: billing_customers_pkey
--     InitPlan 1
--       ->  LockRows
--             ->  Index Scan using accounts_email_beginning_index on accounts
--                   Index Cond: (email = :text::text)
--                   Filter: (id = :newId::uuid)
--     ->  Result

-- emailOf

select
  "a0"."id",
  "a0"."email"
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

-- findReachableCustomer

select
  "customer"."account_id" as "accountId",
  "customer"."customer_id" as "customerId",
  "account"."email"
from
  "billing_customers" as "customer"
  inner join "accounts" as "account" on "account"."id" = "customer"."account_id"
where
  "customer"."account_id" = $1
  and "account"."deleted_at" is null;
--   Nested Loop
--     ->  Index Scan using billing_customers_pkey on billing_customers customer
--           Index Cond: (account_id = :id::uuid)
--     ->  Index Scan using accounts_pkey on accounts account
--           Index Cond: (id = :id::uuid)
--           Filter: (deleted_at IS NULL)

-- noteKnownEmail

update "billing_customers"
set
  "email_mark" = (
    select
      md5(email)
    from
      accounts
    where
      id = $1
      and email = $2
    for share
  )
where
  "customer_id" = $3;
--   Update on billing_customers
--     InitPlan 1
--       ->  LockRows
--             ->  Index Scan using accounts_email_beginning_index on accounts
--                   Index Cond: (email = :text::text)
--                   Filter: (id = :id::uuid)
--     ->  Index Scan using billing_customers_customer_id_unique on billing_customers
--           Index Cond: (customer_id = :text::text)

-- accountsWithNewEmail

select
  "customer"."account_id"
from
  "billing_customers" as "customer"
  inner join "accounts" as "account" on "account"."id" = "customer"."account_id"
where
  "account"."deleted_at" is null
  and "customer"."email_mark" is null
limit
  $1;
--   Limit
--     ->  Nested Loop
--           ->  Index Only Scan using billing_customers_unknown_email_index on billing_customers customer
--           ->  Index Scan using accounts_pkey on accounts account
--                 Index Cond: (id = customer.account_id)
--                 Filter: (deleted_at IS NULL)

-- findPayer

select
  "customer"."customer_id" as "customerId",
  (
    select
      "s"."id"
    from
      "subscriptions" as "s"
    where
      "s"."account_id" = "customer"."account_id"
    order by
      "s"."ended_at" desc nulls first,
      "s"."started_at" desc
    limit
      $1
  ) as "subscriptionId"
from
  "billing_customers" as "customer"
where
  "customer"."account_id" = $2;
--   Index Scan using billing_customers_pkey on billing_customers customer
--     Index Cond: (account_id = :id::uuid)
--     SubPlan 1
--       ->  Limit
--             ->  Sort
--                   Sort Key: s.ended_at DESC, s.started_at DESC
--                   ->  Index Scan using subscriptions_account_id_index on subscriptions s
--                         Index Cond: (account_id = customer.account_id)

-- findOwner

select
  "account_id"
from
  "billing_customers"
where
  "customer_id" = $1
union all
select
  "account_id"
from
  "subscriptions"
where
  "id" = $2
union all
select
  "account_id" as "account_id"
from
  "mail_charges"
where
  "mailpiece_id" = $3
  and "account_id" is not null
limit
  $4;
--   Limit
--     ->  Append
--           ->  Index Scan using billing_customers_customer_id_unique on billing_customers
--                 Index Cond: (customer_id = :text::text)
--           ->  Index Scan using subscriptions_pkey on subscriptions
--                 Index Cond: (id = :text::text)
--           ->  Index Scan using mail_charges_pkey on mail_charges
--                 Index Cond: (mailpiece_id = :id::uuid)
--                 Filter: (account_id IS NOT NULL)

-- forgetCustomer

delete from "billing_customers"
where
  "customer_id" = :text;
--   Delete on billing_customers
--     ->  Index Scan using billing_customers_customer_id_unique on billing_customers
--           Index Cond: (customer_id = :text::text)

-- forgetKnownEmail

update "billing_customers"
set
  "email_mark" = null
where
  "account_id" = :id;
--   Update on billing_customers
--     ->  Index Scan using billing_customers_pkey on billing_customers
--           Index Cond: (account_id = :id::uuid)

-- customersOf

select
  "b0"."account_id",
  "b0"."customer_id",
  "b0"."created_at"
from
  "billing_customers" as "b0"
where
  "b0"."account_id" = :id;
--   Index Scan using billing_customers_pkey on billing_customers b0
--     Index Cond: (account_id = :id::uuid)

-- findOpenCheckout

select
  "c0".*
from
  "checkouts" as "c0"
where
  "c0"."account_id" = :id
  and "c0"."ended_at" is null
order by
  "c0"."created_at" asc
limit
  1;
--   Limit
--     ->  Sort
--           Sort Key: created_at
--           ->  Index Scan using checkouts_account_id_index on checkouts c0
--                 Index Cond: (account_id = :id::uuid)
--                 Filter: (ended_at IS NULL)

-- addCheckout

insert into
  "checkouts" (
    "id",
    "account_id",
    "origin",
    "trial_days",
    "coupon_id",
    "session_id",
    "url",
    "created_at",
    "ended_at"
  )
values
  (
    :newId,
    :id,
    :text,
    0,
    null,
    null,
    null,
    :instant,
    null
  );
--   Insert on checkouts
--     ->  Result

-- waitsForPage

select
  count(*) as "count"
from
  "checkouts" as "c0"
where
  "c0"."id" = :id
  and "c0"."ended_at" is null
  and "c0"."session_id" is null;
--   Aggregate
--     ->  Index Scan using checkouts_pkey on checkouts c0
--           Index Cond: (id = :id::uuid)
--           Filter: ((ended_at IS NULL) AND (session_id IS NULL))

-- notePage

update "checkouts"
set
  "session_id" = :text,
  "url" = :text
where
  "id" = :id
  and "ended_at" is null;
--   Update on checkouts
--     ->  Index Scan using checkouts_pkey on checkouts
--           Index Cond: (id = :id::uuid)
--           Filter: (ended_at IS NULL)

-- endWithoutPage

update "checkouts"
set
  "ended_at" = :instant
where
  "id" = :id
  and "session_id" is null
  and "ended_at" is null;
--   Update on checkouts
--     ->  Index Scan using checkouts_pkey on checkouts
--           Index Cond: (id = :id::uuid)
--           Filter: ((session_id IS NULL) AND (ended_at IS NULL))

-- endCheckout

update "checkouts"
set
  "ended_at" = $1
where
  "session_id" = $2
  and "ended_at" is null
returning
  "id";
--   Update on checkouts
--     ->  Index Scan using checkouts_session_id_unique on checkouts
--           Index Cond: (session_id = :text::text)
--           Filter: (ended_at IS NULL)

-- openPages

select
  "c0"."id",
  "c0"."session_id"
from
  "checkouts" as "c0"
where
  "c0"."account_id" = :id
  and "c0"."ended_at" is null
  and "c0"."session_id" is not null;
--   Index Scan using checkouts_account_id_index on checkouts c0
--     Index Cond: (account_id = :id::uuid)
--     Filter: ((ended_at IS NULL) AND (session_id IS NOT NULL))

-- overduePages

select
  "c0"."id",
  "c0"."session_id"
from
  "checkouts" as "c0"
where
  "c0"."ended_at" is null
  and "c0"."session_id" is not null
  and "c0"."created_at" < :instant
order by
  "c0"."created_at" asc
limit
  100;
--   Limit
--     ->  Index Scan using checkouts_open_index on checkouts c0
--           Index Cond: (created_at < :instant::timestamp with time zone)
--           Filter: (session_id IS NOT NULL)

-- pagelessCheckouts

select
  "c0"."id"
from
  "checkouts" as "c0"
where
  "c0"."ended_at" is null
  and "c0"."session_id" is null
  and "c0"."created_at" < :instant
order by
  "c0"."created_at" asc
limit
  100;
--   Limit
--     ->  Sort
--           Sort Key: created_at
--           ->  Index Scan using checkouts_session_id_unique on checkouts c0
--                 Index Cond: (session_id IS NULL)
--                 Filter: ((ended_at IS NULL) AND (created_at < :instant::timestamp with time zone))

-- forgetCheckouts

delete from "checkouts"
where
  "account_id" = :id;
--   Delete on checkouts
--     ->  Index Scan using checkouts_account_id_index on checkouts
--           Index Cond: (account_id = :id::uuid)

-- findMailFacts

select
  "a"."plan",
  "a"."plan_until" as "planUntil",
  exists (
    select
      "s"."id"
    from
      "subscriptions" as "s"
    where
      "s"."account_id" = "a"."id"
      and "s"."ended_at" is null
      and "s"."status" in ($1, $2)
  ) as "missing",
  (
    exists (
      select
        "s"."id"
      from
        "subscriptions" as "s"
      where
        "s"."account_id" = "a"."id"
        and "s"."ended_at" is null
        and "s"."status" in ($3, $4)
    )
    or exists (
      select
        "g"."id"
      from
        "plan_grants" as "g"
      where
        "g"."account_id" = "a"."id"
        and "g"."withdrawn_at" is null
        and (
          "g"."ends_at" is null
          or "g"."ends_at" > $5
        )
    )
  ) as "good",
  exists (
    select
      "c"."mailpiece_id"
    from
      "mail_charges" as "c"
    where
      "c"."account_id" = "a"."id"
      and "c"."status" = $6
      and "c"."give_back_at" is null
  ) as "unpaid"
from
  "accounts" as "a"
where
  "a"."id" = $7;
--   Index Scan using accounts_pkey on accounts a
--     Index Cond: (id = :id::uuid)
--     SubPlan 1
--       ->  Index Scan using subscriptions_account_id_index on subscriptions s
--             Index Cond: (account_id = a.id)
--             Filter: ((ended_at IS NULL) AND (status = ANY ('{past_due,unpaid}'::text[])))
--     SubPlan 3
--       ->  Index Scan using subscriptions_account_id_index on subscriptions s_1
--             Index Cond: (account_id = a.id)
--             Filter: ((ended_at IS NULL) AND (status = ANY ('{active,trialing}'::text[])))
--     SubPlan 5
--       ->  Index Scan using plan_grants_open_index on plan_grants g
--             Index Cond: (account_id = a.id)
--             Filter: ((ends_at IS NULL) OR (ends_at > :instant::timestamp with time zone))
--     SubPlan 7
--       ->  Index Scan using mail_charges_account_id_created_at_index on mail_charges c
--             Index Cond: (account_id = a.id)
--             Filter: ((give_back_at IS NULL) AND (status = 'failed'::text))

-- canBeCharged

select
  "customer"."account_id"
from
  "billing_customers" as "customer"
  inner join "accounts" as "a" on "a"."id" = "customer"."account_id"
where
  "customer"."account_id" = $1
  and "a"."deleted_at" is null
  and exists (
    select
      "s"."id"
    from
      "subscriptions" as "s"
    where
      "s"."account_id" = "customer"."account_id"
      and "s"."status" not in ($2, $3)
      and (
        "s"."ended_at" is null
        or "s"."ended_at" > $4
      )
  );
--   Nested Loop Semi Join
--     ->  Nested Loop
--           ->  Index Only Scan using billing_customers_pkey on billing_customers customer
--                 Index Cond: (account_id = :id::uuid)
--           ->  Index Scan using accounts_pkey on accounts a
--                 Index Cond: (id = :id::uuid)
--                 Filter: (deleted_at IS NULL)
--     ->  Index Scan using subscriptions_account_id_index on subscriptions s
--           Index Cond: (account_id = :id::uuid)
--           Filter: ((status <> ALL ('{incomplete,incomplete_expired}'::text[])) AND ((ended_at IS NULL) OR (ended_at > :instant::timestamp with time zone)))
