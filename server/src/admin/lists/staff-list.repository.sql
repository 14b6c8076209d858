-- The SQL of staff-list.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- pageOfUsers

select
  "a"."id",
  "a"."email",
  "a"."first_name" as "firstName",
  "a"."last_name" as "lastName",
  "s"."plan",
  "s"."status",
  "s"."created_at" as "createdAt",
  "t"."letters",
  "t"."letters_month" as "lettersMonth",
  "t"."letters_in_month" as "lettersInMonth",
  "t"."revenue_cents" as "revenueCents",
  to_char("s"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sort_key"
from
  "account_statuses" as "s"
  inner join "accounts" as "a" on "a"."id" = "s"."account_id"
  inner join "account_totals" as "t" on "t"."account_id" = "s"."account_id"
  inner join (
    select
      "s"."account_id"
    from
      "account_statuses" as "s"
    where
      not "s"."is_deleted"
      and true
    order by
      "s"."created_at" desc,
      "s"."account_id" desc
    limit
      $1
    offset
      $2
  ) as "page" on "page"."account_id" = "s"."account_id"
order by
  "s"."created_at" desc,
  "s"."account_id" desc;
--   Sort
--     Sort Key: s.created_at DESC, a.id DESC
--     ->  Nested Loop
--           ->  Nested Loop
--                 ->  Nested Loop
--                       ->  Limit
--                             ->  Index Only Scan Backward using account_statuses_list on account_statuses s_1
--                       ->  Memoize
--                             Cache Key: s_1.account_id
--                             Cache Mode: logical
--                             ->  Index Scan using account_statuses_pkey on account_statuses s
--                                   Index Cond: (account_id = s_1.account_id)
--                 ->  Index Scan using accounts_pkey on accounts a
--                       Index Cond: (id = s.account_id)
--           ->  Index Scan using account_totals_pkey on account_totals t
--                 Index Cond: (account_id = a.id)

select
  "a"."id",
  "a"."email",
  "a"."first_name" as "firstName",
  "a"."last_name" as "lastName",
  "s"."plan",
  "s"."status",
  "s"."created_at" as "createdAt",
  "t"."letters",
  "t"."letters_month" as "lettersMonth",
  "t"."letters_in_month" as "lettersInMonth",
  "t"."revenue_cents" as "revenueCents",
  to_char("s"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sort_key"
from
  "account_statuses" as "s"
  inner join "accounts" as "a" on "a"."id" = "s"."account_id"
  inner join "account_totals" as "t" on "t"."account_id" = "s"."account_id"
  inner join (
    select
      "s"."account_id"
    from
      "account_statuses" as "s"
    where
      (
        not "s"."is_deleted"
        and "s"."plan" = $1
      )
      and ("s"."created_at", "s"."account_id") > ($2::timestamptz, $3::uuid)
    order by
      "s"."created_at" asc,
      "s"."account_id" asc
    limit
      $4
    offset
      $5
  ) as "page" on "page"."account_id" = "s"."account_id"
order by
  "s"."created_at" asc,
  "s"."account_id" asc;
--   Sort
--     Sort Key: s.created_at, a.id
--     ->  Nested Loop
--           ->  Nested Loop
--                 ->  Nested Loop
--                       ->  Limit
--                             ->  Index Only Scan using account_statuses_plan on account_statuses s_1
--                                   Index Cond: ((plan = 'pro'::text) AND (ROW(created_at, account_id) > ROW(:instant::timestamp with time zone, :id::uuid)))
--                       ->  Memoize
--                             Cache Key: s_1.account_id
--                             Cache Mode: logical
--                             ->  Index Scan using account_statuses_pkey on account_statuses s
--                                   Index Cond: (account_id = s_1.account_id)
--                 ->  Index Scan using accounts_pkey on accounts a
--                       Index Cond: (id = s.account_id)
--           ->  Index Scan using account_totals_pkey on account_totals t
--                 Index Cond: (account_id = a.id)

select
  "a"."id",
  "a"."email",
  "a"."first_name" as "firstName",
  "a"."last_name" as "lastName",
  "s"."plan",
  "s"."status",
  "s"."created_at" as "createdAt",
  "t"."letters",
  "t"."letters_month" as "lettersMonth",
  "t"."letters_in_month" as "lettersInMonth",
  "t"."revenue_cents" as "revenueCents",
  to_char("s"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sort_key"
from
  "account_statuses" as "s"
  inner join "accounts" as "a" on "a"."id" = "s"."account_id"
  inner join "account_totals" as "t" on "t"."account_id" = "s"."account_id"
  inner join (
    select
      "s"."account_id"
    from
      "account_statuses" as "s"
    where
      (
        not "s"."is_deleted"
        and "s"."open_flags" > 0
      )
      and true
    order by
      "s"."created_at" desc,
      "s"."account_id" desc
    limit
      $1
    offset
      $2
  ) as "page" on "page"."account_id" = "s"."account_id"
order by
  "s"."created_at" desc,
  "s"."account_id" desc;
--   Sort
--     Sort Key: s.created_at DESC, a.id DESC
--     ->  Nested Loop
--           ->  Nested Loop
--                 ->  Nested Loop
--                       ->  Limit
--                             ->  Index Only Scan Backward using account_statuses_flagged on account_statuses s_1
--                       ->  Memoize
--                             Cache Key: s_1.account_id
--                             Cache Mode: logical
--                             ->  Index Scan using account_statuses_pkey on account_statuses s
--                                   Index Cond: (account_id = s_1.account_id)
--                 ->  Index Scan using accounts_pkey on accounts a
--                       Index Cond: (id = s.account_id)
--           ->  Index Scan using account_totals_pkey on account_totals t
--                 Index Cond: (account_id = a.id)

select
  "a"."id",
  "a"."email",
  "a"."first_name" as "firstName",
  "a"."last_name" as "lastName",
  "s"."plan",
  "s"."status",
  "s"."created_at" as "createdAt",
  "t"."letters",
  "t"."letters_month" as "lettersMonth",
  "t"."letters_in_month" as "lettersInMonth",
  "t"."revenue_cents" as "revenueCents",
  to_char("s"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sort_key"
from
  "account_statuses" as "s"
  inner join "accounts" as "a" on "a"."id" = "s"."account_id"
  inner join "account_totals" as "t" on "t"."account_id" = "s"."account_id"
  inner join (
    select
      "s"."account_id"
    from
      "account_statuses" as "s"
    where
      (
        not "s"."is_deleted"
        and s.email like $1 escape '!'
      )
      and true
    order by
      "s"."created_at" desc,
      "s"."account_id" desc
    limit
      $2
    offset
      $3
  ) as "page" on "page"."account_id" = "s"."account_id"
order by
  "s"."created_at" desc,
  "s"."account_id" desc;
--   Sort
--     Sort Key: s.created_at DESC, a.id DESC
--     ->  Nested Loop
--           ->  Nested Loop
--                 ->  Nested Loop
--                       ->  Limit
--                             ->  Sort
--                                   Sort Key: s_1.created_at DESC, s_1.account_id DESC
--                                   ->  Index Only Scan using account_statuses_email on account_statuses s_1
--                                         Index Cond: ((email ~>=~ 'ana'::text) AND (email ~<~ 'anb'::text))
--                                         Filter: (email ~~ 'ana%'::text)
--                       ->  Memoize
--                             Cache Key: s_1.account_id
--                             Cache Mode: logical
--                             ->  Index Scan using account_statuses_pkey on account_statuses s
--                                   Index Cond: (account_id = s_1.account_id)
--                 ->  Index Scan using accounts_pkey on accounts a
--                       Index Cond: (id = s.account_id)
--           ->  Index Scan using account_totals_pkey on account_totals t
--                 Index Cond: (account_id = a.id)

select
  "a"."id",
  "a"."email",
  "a"."first_name" as "firstName",
  "a"."last_name" as "lastName",
  "s"."plan",
  "s"."status",
  "s"."created_at" as "createdAt",
  "t"."letters",
  "t"."letters_month" as "lettersMonth",
  "t"."letters_in_month" as "lettersInMonth",
  "t"."revenue_cents" as "revenueCents",
  to_char("s"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sort_key"
from
  "account_statuses" as "s"
  inner join "accounts" as "a" on "a"."id" = "s"."account_id"
  inner join "account_totals" as "t" on "t"."account_id" = "s"."account_id"
  inner join (
    select
      "s"."account_id"
    from
      "account_statuses" as "s"
    where
      (
        not "s"."is_deleted"
        and s.email = $1
      )
      and true
    order by
      "s"."created_at" desc,
      "s"."account_id" desc
    limit
      $2
    offset
      $3
  ) as "page" on "page"."account_id" = "s"."account_id"
order by
  "s"."created_at" desc,
  "s"."account_id" desc;
--   Sort
--     Sort Key: s.created_at DESC, a.id DESC
--     ->  Nested Loop
--           ->  Nested Loop
--                 ->  Nested Loop
--                       ->  Limit
--                             ->  Sort
--                                   Sort Key: s_1.created_at DESC, s_1.account_id DESC
--                                   ->  Index Only Scan using account_statuses_email on account_statuses s_1
--                                         Index Cond: (email = 'ana@example.com'::text)
--                       ->  Index Scan using account_statuses_pkey on account_statuses s
--                             Index Cond: (account_id = s_1.account_id)
--                 ->  Index Scan using accounts_pkey on accounts a
--                       Index Cond: (id = s.account_id)
--           ->  Index Scan using account_totals_pkey on account_totals t
--                 Index Cond: (account_id = a.id)

-- pageOfUsers, by what it is asked for
--   newest: walks account_statuses_list
--   from a place, oldest first: account_statuses_list
--   of days, newest: account_statuses_list
--   of days, from a place, oldest first: account_statuses_list
--   beginning of an email, newest: sorts them all, account_statuses_email past other email
--   beginning of an email, from a place, oldest first: sorts them all, account_statuses_email past other email and account_id
--   beginning of an email, of days, newest: sorts them all, account_statuses_email past other email and created_at
--   beginning of an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other email and created_at and account_id
--   an email, newest: sorts them all, account_statuses_email
--   an email, from a place, oldest first: sorts them all, account_statuses_email past other account_id
--   an email, of days, newest: sorts them all, account_statuses_email past other created_at
--   an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other created_at and account_id
--   flagged, newest: walks account_statuses_flagged
--   flagged, from a place, oldest first: account_statuses_flagged
--   flagged, of days, newest: account_statuses_flagged
--   flagged, of days, from a place, oldest first: account_statuses_flagged
--   flagged, beginning of an email, newest: sorts them all, account_statuses_email past other email and open_flags
--   flagged, beginning of an email, from a place, oldest first: sorts them all, account_statuses_email past other email and open_flags and account_id
--   flagged, beginning of an email, of days, newest: sorts them all, account_statuses_email past other email and open_flags and created_at
--   flagged, beginning of an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other email and open_flags and created_at and account_id
--   flagged, an email, newest: sorts them all, account_statuses_email past other open_flags
--   flagged, an email, from a place, oldest first: sorts them all, account_statuses_email past other open_flags and account_id
--   flagged, an email, of days, newest: sorts them all, account_statuses_email past other open_flags and created_at
--   flagged, an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other open_flags and created_at and account_id
--   not flagged, newest: walks account_statuses_list past other open_flags
--   not flagged, from a place, oldest first: account_statuses_list past other open_flags
--   not flagged, of days, newest: account_statuses_list past other open_flags
--   not flagged, of days, from a place, oldest first: account_statuses_list past other open_flags
--   not flagged, beginning of an email, newest: sorts them all, account_statuses_email past other email and open_flags
--   not flagged, beginning of an email, from a place, oldest first: sorts them all, account_statuses_email past other email and open_flags and account_id
--   not flagged, beginning of an email, of days, newest: sorts them all, account_statuses_email past other email and created_at and open_flags
--   not flagged, beginning of an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other email and created_at and open_flags and account_id
--   not flagged, an email, newest: sorts them all, account_statuses_email past other open_flags
--   not flagged, an email, from a place, oldest first: sorts them all, account_statuses_email past other open_flags and account_id
--   not flagged, an email, of days, newest: sorts them all, account_statuses_email past other created_at and open_flags
--   not flagged, an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other created_at and open_flags and account_id
--   status, newest: account_statuses_status
--   status, from a place, oldest first: account_statuses_status
--   status, of days, newest: account_statuses_status
--   status, of days, from a place, oldest first: account_statuses_status
--   status, beginning of an email, newest: sorts them all, account_statuses_email past other email and status
--   status, beginning of an email, from a place, oldest first: sorts them all, account_statuses_email past other email and status and account_id
--   status, beginning of an email, of days, newest: sorts them all, account_statuses_email past other email and created_at and status
--   status, beginning of an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other email and created_at and status and account_id
--   status, an email, newest: sorts them all, account_statuses_email past other status
--   status, an email, from a place, oldest first: sorts them all, account_statuses_email past other status and account_id
--   status, an email, of days, newest: sorts them all, account_statuses_email past other created_at and status
--   status, an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other created_at and status and account_id
--   status, flagged, newest: account_statuses_status past other open_flags
--   status, flagged, from a place, oldest first: account_statuses_status past other open_flags
--   status, flagged, of days, newest: account_statuses_status past other open_flags
--   status, flagged, of days, from a place, oldest first: account_statuses_status past other open_flags
--   status, flagged, beginning of an email, newest: sorts them all, account_statuses_email past other email and open_flags and status
--   status, flagged, beginning of an email, from a place, oldest first: sorts them all, account_statuses_email past other email and open_flags and status and account_id
--   status, flagged, beginning of an email, of days, newest: sorts them all, account_statuses_email past other email and open_flags and created_at and status
--   status, flagged, beginning of an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other email and open_flags and created_at and status and account_id
--   status, flagged, an email, newest: sorts them all, account_statuses_email past other open_flags and status
--   status, flagged, an email, from a place, oldest first: sorts them all, account_statuses_email past other open_flags and status and account_id
--   status, flagged, an email, of days, newest: sorts them all, account_statuses_email past other open_flags and created_at and status
--   status, flagged, an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other open_flags and created_at and status and account_id
--   status, not flagged, newest: account_statuses_status past other open_flags
--   status, not flagged, from a place, oldest first: account_statuses_status past other open_flags
--   status, not flagged, of days, newest: account_statuses_status past other open_flags
--   status, not flagged, of days, from a place, oldest first: account_statuses_status past other open_flags
--   status, not flagged, beginning of an email, newest: sorts them all, account_statuses_email past other email and status and open_flags
--   status, not flagged, beginning of an email, from a place, oldest first: sorts them all, account_statuses_email past other email and status and open_flags and account_id
--   status, not flagged, beginning of an email, of days, newest: sorts them all, account_statuses_email past other email and created_at and status and open_flags
--   status, not flagged, beginning of an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other email and created_at and status and open_flags and account_id
--   status, not flagged, an email, newest: sorts them all, account_statuses_email past other status and open_flags
--   status, not flagged, an email, from a place, oldest first: sorts them all, account_statuses_email past other status and open_flags and account_id
--   status, not flagged, an email, of days, newest: sorts them all, account_statuses_email past other created_at and status and open_flags
--   status, not flagged, an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other created_at and status and open_flags and account_id
--   plan, newest: account_statuses_plan
--   plan, from a place, oldest first: account_statuses_plan
--   plan, of days, newest: account_statuses_plan
--   plan, of days, from a place, oldest first: account_statuses_plan
--   plan, beginning of an email, newest: sorts them all, account_statuses_email past other email and plan
--   plan, beginning of an email, from a place, oldest first: sorts them all, account_statuses_email past other email and plan and account_id
--   plan, beginning of an email, of days, newest: sorts them all, account_statuses_email past other email and created_at and plan
--   plan, beginning of an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other email and created_at and plan and account_id
--   plan, an email, newest: sorts them all, account_statuses_email past other plan
--   plan, an email, from a place, oldest first: sorts them all, account_statuses_email past other plan and account_id
--   plan, an email, of days, newest: sorts them all, account_statuses_email past other created_at and plan
--   plan, an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other created_at and plan and account_id
--   plan, flagged, newest: account_statuses_plan past other open_flags
--   plan, flagged, from a place, oldest first: account_statuses_plan past other open_flags
--   plan, flagged, of days, newest: account_statuses_plan past other open_flags
--   plan, flagged, of days, from a place, oldest first: account_statuses_plan past other open_flags
--   plan, flagged, beginning of an email, newest: sorts them all, account_statuses_email past other email and open_flags and plan
--   plan, flagged, beginning of an email, from a place, oldest first: sorts them all, account_statuses_email past other email and open_flags and plan and account_id
--   plan, flagged, beginning of an email, of days, newest: sorts them all, account_statuses_email past other email and open_flags and created_at and plan
--   plan, flagged, beginning of an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other email and open_flags and created_at and plan and account_id
--   plan, flagged, an email, newest: sorts them all, account_statuses_email past other open_flags and plan
--   plan, flagged, an email, from a place, oldest first: sorts them all, account_statuses_email past other open_flags and plan and account_id
--   plan, flagged, an email, of days, newest: sorts them all, account_statuses_email past other open_flags and created_at and plan
--   plan, flagged, an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other open_flags and created_at and plan and account_id
--   plan, not flagged, newest: account_statuses_plan past other open_flags
--   plan, not flagged, from a place, oldest first: account_statuses_plan past other open_flags
--   plan, not flagged, of days, newest: account_statuses_plan past other open_flags
--   plan, not flagged, of days, from a place, oldest first: account_statuses_plan past other open_flags
--   plan, not flagged, beginning of an email, newest: sorts them all, account_statuses_email past other email and plan and open_flags
--   plan, not flagged, beginning of an email, from a place, oldest first: sorts them all, account_statuses_email past other email and plan and open_flags and account_id
--   plan, not flagged, beginning of an email, of days, newest: sorts them all, account_statuses_email past other email and created_at and plan and open_flags
--   plan, not flagged, beginning of an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other email and created_at and plan and open_flags and account_id
--   plan, not flagged, an email, newest: sorts them all, account_statuses_email past other plan and open_flags
--   plan, not flagged, an email, from a place, oldest first: sorts them all, account_statuses_email past other plan and open_flags and account_id
--   plan, not flagged, an email, of days, newest: sorts them all, account_statuses_email past other created_at and plan and open_flags
--   plan, not flagged, an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other created_at and plan and open_flags and account_id
--   plan, status, newest: account_statuses_plan_status
--   plan, status, from a place, oldest first: account_statuses_plan_status
--   plan, status, of days, newest: account_statuses_plan_status
--   plan, status, of days, from a place, oldest first: account_statuses_plan_status
--   plan, status, beginning of an email, newest: sorts them all, account_statuses_email past other email and plan and status
--   plan, status, beginning of an email, from a place, oldest first: sorts them all, account_statuses_email past other email and plan and status and account_id
--   plan, status, beginning of an email, of days, newest: sorts them all, account_statuses_email past other email and created_at and plan and status
--   plan, status, beginning of an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other email and created_at and plan and status and account_id
--   plan, status, an email, newest: sorts them all, account_statuses_email past other plan and status
--   plan, status, an email, from a place, oldest first: sorts them all, account_statuses_email past other plan and status and account_id
--   plan, status, an email, of days, newest: sorts them all, account_statuses_email past other created_at and plan and status
--   plan, status, an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other created_at and plan and status and account_id
--   plan, status, flagged, newest: account_statuses_plan_status past other open_flags
--   plan, status, flagged, from a place, oldest first: account_statuses_plan_status past other open_flags
--   plan, status, flagged, of days, newest: account_statuses_plan_status past other open_flags
--   plan, status, flagged, of days, from a place, oldest first: account_statuses_plan_status past other open_flags
--   plan, status, flagged, beginning of an email, newest: sorts them all, account_statuses_email past other email and open_flags and plan and status
--   plan, status, flagged, beginning of an email, from a place, oldest first: sorts them all, account_statuses_email past other email and open_flags and plan and status and account_id
--   plan, status, flagged, beginning of an email, of days, newest: sorts them all, account_statuses_email past other email and open_flags and created_at and plan and status
--   plan, status, flagged, beginning of an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other email and open_flags and created_at and plan and status and account_id
--   plan, status, flagged, an email, newest: sorts them all, account_statuses_email past other open_flags and plan and status
--   plan, status, flagged, an email, from a place, oldest first: sorts them all, account_statuses_email past other open_flags and plan and status and account_id
--   plan, status, flagged, an email, of days, newest: sorts them all, account_statuses_email past other open_flags and created_at and plan and status
--   plan, status, flagged, an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other open_flags and created_at and plan and status and account_id
--   plan, status, not flagged, newest: account_statuses_plan_status past other open_flags
--   plan, status, not flagged, from a place, oldest first: account_statuses_plan_status past other open_flags
--   plan, status, not flagged, of days, newest: account_statuses_plan_status past other open_flags
--   plan, status, not flagged, of days, from a place, oldest first: account_statuses_plan_status past other open_flags
--   plan, status, not flagged, beginning of an email, newest: sorts them all, account_statuses_email past other email and plan and status and open_flags
--   plan, status, not flagged, beginning of an email, from a place, oldest first: sorts them all, account_statuses_email past other email and plan and status and open_flags and account_id
--   plan, status, not flagged, beginning of an email, of days, newest: sorts them all, account_statuses_email past other email and created_at and plan and status and open_flags
--   plan, status, not flagged, beginning of an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other email and created_at and plan and status and open_flags and account_id
--   plan, status, not flagged, an email, newest: sorts them all, account_statuses_email past other plan and status and open_flags
--   plan, status, not flagged, an email, from a place, oldest first: sorts them all, account_statuses_email past other plan and status and open_flags and account_id
--   plan, status, not flagged, an email, of days, newest: sorts them all, account_statuses_email past other created_at and plan and status and open_flags
--   plan, status, not flagged, an email, of days, from a place, oldest first: sorts them all, account_statuses_email past other created_at and plan and status and open_flags and account_id

-- pageOfFlagged

select
  "a"."id",
  "a"."email",
  "a"."first_name" as "firstName",
  "a"."last_name" as "lastName",
  "s"."plan",
  "s"."status",
  "s"."created_at" as "createdAt",
  "t"."letters",
  "t"."letters_month" as "lettersMonth",
  "t"."letters_in_month" as "lettersInMonth",
  "t"."revenue_cents" as "revenueCents",
  to_char("page"."raised_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sort_key"
from
  "account_statuses" as "s"
  inner join "accounts" as "a" on "a"."id" = "s"."account_id"
  inner join "account_totals" as "t" on "t"."account_id" = "s"."account_id"
  inner join (
    select
      "f"."account_id",
      "f"."raised_at"
    from
      "account_flags" as "f"
    where
      "f"."cleared_at" is null
      and true
      and not exists (
        select
          "later"."id"
        from
          "account_flags" as "later"
        where
          "later"."account_id" = "f"."account_id"
          and "later"."cleared_at" is null
          and (later.raised_at, later.id) > (f.raised_at, f.id)
      )
      and exists (
        select
          "s"."account_id"
        from
          "account_statuses" as "s"
        where
          "s"."account_id" = "f"."account_id"
          and not "s"."is_deleted"
      )
    order by
      "f"."raised_at" desc,
      "f"."account_id" desc
    limit
      $1
    offset
      $2
  ) as "page" on "page"."account_id" = "s"."account_id"
order by
  "page"."raised_at" desc,
  "page"."account_id" desc;
--   Nested Loop
--     ->  Nested Loop
--           ->  Nested Loop
--                 ->  Limit
--                       ->  Incremental Sort
--                             Sort Key: f.raised_at DESC, f.account_id DESC
--                             Presorted Key: f.raised_at
--                             ->  Nested Loop Anti Join
--                                   ->  Nested Loop
--                                         ->  Index Scan using account_flags_raised_at_index on account_flags f
--                                         ->  Index Scan using account_statuses_pkey on account_statuses s_1
--                                               Index Cond: (account_id = f.account_id)
--                                               Filter: (NOT is_deleted)
--                                   ->  Index Scan using account_flags_open_index on account_flags later
--                                         Index Cond: (account_id = f.account_id)
--                                         Filter: (ROW(raised_at, id) > ROW(f.raised_at, f.id))
--                 ->  Memoize
--                       Cache Key: f.account_id
--                       Cache Mode: logical
--                       ->  Index Scan using account_statuses_pkey on account_statuses s
--                             Index Cond: (account_id = f.account_id)
--           ->  Index Scan using accounts_pkey on accounts a
--                 Index Cond: (id = s.account_id)
--     ->  Index Scan using account_totals_pkey on account_totals t
--           Index Cond: (account_id = a.id)

select
  "a"."id",
  "a"."email",
  "a"."first_name" as "firstName",
  "a"."last_name" as "lastName",
  "s"."plan",
  "s"."status",
  "s"."created_at" as "createdAt",
  "t"."letters",
  "t"."letters_month" as "lettersMonth",
  "t"."letters_in_month" as "lettersInMonth",
  "t"."revenue_cents" as "revenueCents",
  to_char("page"."raised_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sort_key"
from
  "account_statuses" as "s"
  inner join "accounts" as "a" on "a"."id" = "s"."account_id"
  inner join "account_totals" as "t" on "t"."account_id" = "s"."account_id"
  inner join (
    select
      "f"."account_id",
      "f"."raised_at"
    from
      "account_flags" as "f"
    where
      "f"."cleared_at" is null
      and ("f"."raised_at", "f"."account_id") > ($1::timestamptz, $2::uuid)
      and not exists (
        select
          "later"."id"
        from
          "account_flags" as "later"
        where
          "later"."account_id" = "f"."account_id"
          and "later"."cleared_at" is null
          and (later.raised_at, later.id) > (f.raised_at, f.id)
      )
      and exists (
        select
          "s"."account_id"
        from
          "account_statuses" as "s"
        where
          "s"."account_id" = "f"."account_id"
          and not "s"."is_deleted"
      )
    order by
      "f"."raised_at" asc,
      "f"."account_id" asc
    limit
      $3
    offset
      $4
  ) as "page" on "page"."account_id" = "s"."account_id"
order by
  "page"."raised_at" asc,
  "page"."account_id" asc;
--   Nested Loop
--     ->  Nested Loop
--           ->  Nested Loop
--                 ->  Limit
--                       ->  Incremental Sort
--                             Sort Key: f.raised_at, f.account_id
--                             Presorted Key: f.raised_at
--                             ->  Nested Loop Anti Join
--                                   ->  Nested Loop
--                                         ->  Index Scan Backward using account_flags_raised_at_index on account_flags f
--                                               Index Cond: (raised_at >= :instant::timestamp with time zone)
--                                               Filter: (ROW(raised_at, account_id) > ROW(:instant::timestamp with time zone, :id::uuid))
--                                         ->  Index Scan using account_statuses_pkey on account_statuses s_1
--                                               Index Cond: (account_id = f.account_id)
--                                               Filter: (NOT is_deleted)
--                                   ->  Index Scan using account_flags_open_index on account_flags later
--                                         Index Cond: (account_id = f.account_id)
--                                         Filter: (ROW(raised_at, id) > ROW(f.raised_at, f.id))
--                 ->  Memoize
--                       Cache Key: f.account_id
--                       Cache Mode: logical
--                       ->  Index Scan using account_statuses_pkey on account_statuses s
--                             Index Cond: (account_id = f.account_id)
--           ->  Index Scan using accounts_pkey on accounts a
--                 Index Cond: (id = s.account_id)
--     ->  Index Scan using account_totals_pkey on account_totals t
--           Index Cond: (account_id = a.id)

-- findListedUser

select
  "a"."id",
  "a"."email",
  "a"."first_name" as "firstName",
  "a"."last_name" as "lastName",
  "s"."plan",
  "s"."status",
  "s"."created_at" as "createdAt",
  "t"."letters",
  "t"."letters_month" as "lettersMonth",
  "t"."letters_in_month" as "lettersInMonth",
  "t"."revenue_cents" as "revenueCents"
from
  "account_statuses" as "s"
  inner join "accounts" as "a" on "a"."id" = "s"."account_id"
  inner join "account_totals" as "t" on "t"."account_id" = "s"."account_id"
where
  "s"."account_id" = $1
  and not "s"."is_deleted";
--   Nested Loop
--     ->  Nested Loop
--           ->  Index Scan using account_statuses_pkey on account_statuses s
--                 Index Cond: (account_id = :id::uuid)
--                 Filter: (NOT is_deleted)
--           ->  Index Scan using accounts_pkey on accounts a
--                 Index Cond: (id = :id::uuid)
--     ->  Index Scan using account_totals_pkey on account_totals t
--           Index Cond: (account_id = :id::uuid)

-- findPeople

select
  "id",
  "email",
  "first_name" as "firstName",
  "last_name" as "lastName"
from
  "accounts"
where
  "deleted_at" is null
  and email like $1 escape '!'
limit
  $2;
--   Limit
--     ->  Index Scan using accounts_email_beginning_index on accounts
--           Index Cond: ((email ~>=~ 'ana'::text) AND (email ~<~ 'anb'::text))
--           Filter: ((deleted_at IS NULL) AND (email ~~ 'ana%'::text))

select
  "id",
  "email",
  "first_name" as "firstName",
  "last_name" as "lastName"
from
  "accounts"
where
  "deleted_at" is null
  and lower(first_name) like $1 escape '!'
limit
  $2;
--   Limit
--     ->  Index Scan using accounts_first_name_beginning_index on accounts
--           Index Cond: ((lower(first_name) ~>=~ 'ana'::text) AND (lower(first_name) ~<~ 'anb'::text))
--           Filter: (lower(first_name) ~~ 'ana%'::text)

select
  "id",
  "email",
  "first_name" as "firstName",
  "last_name" as "lastName"
from
  "accounts"
where
  "deleted_at" is null
  and lower(last_name) like $1 escape '!'
limit
  $2;
--   Limit
--     ->  Index Scan using accounts_last_name_beginning_index on accounts
--           Index Cond: ((lower(last_name) ~>=~ 'ana'::text) AND (lower(last_name) ~<~ 'anb'::text))
--           Filter: (lower(last_name) ~~ 'ana%'::text)

select
  "id",
  "email",
  "first_name" as "firstName",
  "last_name" as "lastName"
from
  "accounts"
where
  "deleted_at" is null
  and lower(first_name) like $1 escape '!'
  and lower(last_name) like $2 escape '!'
limit
  $3;
--   Limit
--     ->  Index Scan using accounts_last_name_beginning_index on accounts
--           Index Cond: ((lower(last_name) ~>=~ 'lee'::text) AND (lower(last_name) ~<~ 'lef'::text))
--           Filter: ((lower(first_name) ~~ 'ana%'::text) AND (lower(last_name) ~~ 'lee%'::text))

-- pageOfLetters

select
  "l"."id",
  "l"."account_id" as "accountId",
  "l"."reference",
  "l"."dispute_reason" as "disputeReason",
  "l"."recipient",
  "l"."status",
  "l"."pdf_pages" as "pdfPages",
  "l"."mail_date" as "mailDate",
  "l"."created_at" as "createdAt",
  to_char("l"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sort_key"
from
  "letters" as "l"
  inner join (
    select
      "found"."id"
    from
      (
        (
          (
            select
              "l"."id",
              "l"."created_at"
            from
              "letters" as "l"
            where
              "l"."status" <> $1
              and true
            order by
              "l"."created_at" desc,
              "l"."id" desc
            limit
              $2
          )
        )
      ) as "found"
    order by
      "found"."created_at" desc,
      "found"."id" desc
    limit
      $3
    offset
      $4
  ) as "page" on "page"."id" = "l"."id"
order by
  "l"."created_at" desc,
  "l"."id" desc;
--   Sort
--     Sort Key: l.created_at DESC, l.id DESC
--     ->  Nested Loop
--           ->  Limit
--                 ->  Subquery Scan on found
--                       ->  Limit
--                             ->  Index Only Scan Backward using letters_list on letters l_1
--                                   Filter: (status <> 'preparing'::text)
--           ->  Memoize
--                 Cache Key: found.id
--                 Cache Mode: logical
--                 ->  Index Scan using letters_pkey on letters l
--                       Index Cond: (id = found.id)

select
  "l"."id",
  "l"."account_id" as "accountId",
  "l"."reference",
  "l"."dispute_reason" as "disputeReason",
  "l"."recipient",
  "l"."status",
  "l"."pdf_pages" as "pdfPages",
  "l"."mail_date" as "mailDate",
  "l"."created_at" as "createdAt",
  to_char("l"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sort_key"
from
  "letters" as "l"
  inner join (
    select
      "found"."id"
    from
      (
        (
          (
            select
              "l"."id",
              "l"."created_at"
            from
              "letters" as "l"
            where
              (
                "l"."status" = $1
                and "l"."dispute_reason" = $2
                and "l"."recipient" = $3
              )
              and ("l"."created_at", "l"."id") > ($4::timestamptz, $5::uuid)
            order by
              "l"."created_at" asc,
              "l"."id" asc
            limit
              $6
          )
        )
      ) as "found"
    order by
      "found"."created_at" asc,
      "found"."id" asc
    limit
      $7
    offset
      $8
  ) as "page" on "page"."id" = "l"."id"
order by
  "l"."created_at" asc,
  "l"."id" asc;
--   Sort
--     Sort Key: l.created_at, l.id
--     ->  Nested Loop
--           ->  Limit
--                 ->  Subquery Scan on found
--                       ->  Limit
--                             ->  Index Only Scan using letters_kind_list on letters l_1
--                                   Index Cond: ((status = 'mailed'::text) AND (dispute_reason = 'not_mine'::text) AND (recipient = 'bureau'::text) AND (ROW(created_at, id) > ROW(:instant::timestamp with time zone, :id::uuid)))
--           ->  Index Scan using letters_pkey on letters l
--                 Index Cond: (id = found.id)

select
  "l"."id",
  "l"."account_id" as "accountId",
  "l"."reference",
  "l"."dispute_reason" as "disputeReason",
  "l"."recipient",
  "l"."status",
  "l"."pdf_pages" as "pdfPages",
  "l"."mail_date" as "mailDate",
  "l"."created_at" as "createdAt",
  to_char("l"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sort_key"
from
  "letters" as "l"
  inner join (
    select
      "found"."id"
    from
      (
        (
          (
            select
              "l"."id",
              "l"."created_at"
            from
              "letters" as "l"
            where
              (
                "l"."status" <> $1
                and l.account_id = $2::uuid
              )
              and true
            order by
              "l"."created_at" desc,
              "l"."id" desc
            limit
              $3
          )
        )
      ) as "found"
    order by
      "found"."created_at" desc,
      "found"."id" desc
    limit
      $4
    offset
      $5
  ) as "page" on "page"."id" = "l"."id"
order by
  "l"."created_at" desc,
  "l"."id" desc;
--   Sort
--     Sort Key: l.created_at DESC, l.id DESC
--     ->  Nested Loop
--           ->  Limit
--                 ->  Subquery Scan on found
--                       ->  Limit
--                             ->  Incremental Sort
--                                   Sort Key: l_1.created_at DESC, l_1.id DESC
--                                   Presorted Key: l_1.created_at
--                                   ->  Index Scan using letters_account_id_created_at_index on letters l_1
--                                         Index Cond: (account_id = :id::uuid)
--                                         Filter: (status <> 'preparing'::text)
--           ->  Memoize
--                 Cache Key: found.id
--                 Cache Mode: logical
--                 ->  Index Scan using letters_pkey on letters l
--                       Index Cond: (id = found.id)

select
  "l"."id",
  "l"."account_id" as "accountId",
  "l"."reference",
  "l"."dispute_reason" as "disputeReason",
  "l"."recipient",
  "l"."status",
  "l"."pdf_pages" as "pdfPages",
  "l"."mail_date" as "mailDate",
  "l"."created_at" as "createdAt",
  to_char("l"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sort_key"
from
  "letters" as "l"
  inner join (
    select
      "found"."id"
    from
      (
        (
          (
            select
              "l"."id",
              "l"."created_at"
            from
              "letters" as "l"
            where
              (
                "l"."status" = $1
                and l.id between $2::uuid and $3::uuid
              )
              and true
            order by
              "l"."created_at" desc,
              "l"."id" desc
            limit
              $4
          )
        )
      ) as "found"
    order by
      "found"."created_at" desc,
      "found"."id" desc
    limit
      $5
    offset
      $6
  ) as "page" on "page"."id" = "l"."id"
order by
  "l"."created_at" desc,
  "l"."id" desc;
--   Sort
--     Sort Key: l.created_at DESC, l.id DESC
--     ->  Nested Loop
--           ->  Limit
--                 ->  Subquery Scan on found
--                       ->  Limit
--                             ->  Sort
--                                   Sort Key: l_1.created_at DESC, l_1.id DESC
--                                   ->  Index Scan using letters_pkey on letters l_1
--                                         Index Cond: ((id >= :drawnId::uuid) AND (id <= :drawnId::uuid))
--                                         Filter: (status = 'mailed'::text)
--           ->  Index Scan using letters_pkey on letters l
--                 Index Cond: (id = found.id)

-- pageOfLetters, by what it is asked for
--   newest: walks letters_list past other status
--   from a place, oldest first: letters_list past other status
--   of days, newest: letters_list past other status
--   of days, from a place, oldest first: letters_list past other status
--   two digits of a reference, newest: sorts them all, letters_pkey past other status
--   two digits of a reference, from a place, oldest first: sorts them all, letters_pkey past other status and id
--   two digits of a reference, of days, newest: sorts them all, letters_pkey past other status and created_at
--   two digits of a reference, of days, from a place, oldest first: sorts them all, letters_pkey past other status and created_at and id
--   most of a reference, newest: sorts them all, letters_pkey past other status
--   most of a reference, from a place, oldest first: sorts them all, letters_pkey past other status and id
--   most of a reference, of days, newest: sorts them all, letters_pkey past other status and created_at
--   most of a reference, of days, from a place, oldest first: sorts them all, letters_pkey past other status and created_at and id
--   a user, newest: letters_account_id_created_at_index past other status
--   a user, from a place, oldest first: letters_account_id_created_at_index past other status and id
--   a user, of days, newest: letters_account_id_created_at_index past other status
--   a user, of days, from a place, oldest first: letters_account_id_created_at_index past other status and id
--   the address of a user, newest: accounts_email_beginning_index, letters_account_id_created_at_index past other status
--   the address of a user, from a place, oldest first: accounts_email_beginning_index, letters_account_id_created_at_index past other status and id
--   the address of a user, of days, newest: accounts_email_beginning_index, letters_account_id_created_at_index past other status
--   the address of a user, of days, from a place, oldest first: accounts_email_beginning_index, letters_account_id_created_at_index past other status and id
--   recipient, newest: letters_kind_list
--   recipient, from a place, oldest first: letters_kind_list
--   recipient, of days, newest: letters_kind_list
--   recipient, of days, from a place, oldest first: letters_kind_list
--   recipient, two digits of a reference, newest: sorts them all, letters_pkey past other status and recipient
--   recipient, two digits of a reference, from a place, oldest first: sorts them all, letters_pkey past other status and recipient and id
--   recipient, two digits of a reference, of days, newest: sorts them all, letters_pkey past other status and created_at and recipient
--   recipient, two digits of a reference, of days, from a place, oldest first: sorts them all, letters_pkey past other status and created_at and recipient and id
--   recipient, most of a reference, newest: sorts them all, letters_pkey past other status and recipient
--   recipient, most of a reference, from a place, oldest first: sorts them all, letters_pkey past other status and recipient and id
--   recipient, most of a reference, of days, newest: sorts them all, letters_pkey past other status and created_at and recipient
--   recipient, most of a reference, of days, from a place, oldest first: sorts them all, letters_pkey past other status and created_at and recipient and id
--   recipient, a user, newest: letters_account_id_created_at_index past other status and recipient
--   recipient, a user, from a place, oldest first: letters_account_id_created_at_index past other status and recipient and id
--   recipient, a user, of days, newest: letters_account_id_created_at_index past other status and recipient
--   recipient, a user, of days, from a place, oldest first: letters_account_id_created_at_index past other status and recipient and id
--   recipient, the address of a user, newest: accounts_email_beginning_index, letters_account_id_created_at_index past other status and recipient
--   recipient, the address of a user, from a place, oldest first: accounts_email_beginning_index, letters_account_id_created_at_index past other status and recipient and id
--   recipient, the address of a user, of days, newest: accounts_email_beginning_index, letters_account_id_created_at_index past other status and recipient
--   recipient, the address of a user, of days, from a place, oldest first: accounts_email_beginning_index, letters_account_id_created_at_index past other status and recipient and id
--   reason, newest: letters_kind_list
--   reason, from a place, oldest first: letters_kind_list
--   reason, of days, newest: letters_kind_list
--   reason, of days, from a place, oldest first: letters_kind_list
--   reason, two digits of a reference, newest: sorts them all, letters_pkey past other status and dispute_reason
--   reason, two digits of a reference, from a place, oldest first: sorts them all, letters_pkey past other status and dispute_reason and id
--   reason, two digits of a reference, of days, newest: sorts them all, letters_pkey past other status and created_at and dispute_reason
--   reason, two digits of a reference, of days, from a place, oldest first: sorts them all, letters_pkey past other status and created_at and dispute_reason and id
--   reason, most of a reference, newest: sorts them all, letters_pkey past other status and dispute_reason
--   reason, most of a reference, from a place, oldest first: sorts them all, letters_pkey past other status and dispute_reason and id
--   reason, most of a reference, of days, newest: sorts them all, letters_pkey past other status and created_at and dispute_reason
--   reason, most of a reference, of days, from a place, oldest first: sorts them all, letters_pkey past other status and created_at and dispute_reason and id
--   reason, a user, newest: letters_account_id_created_at_index past other status and dispute_reason
--   reason, a user, from a place, oldest first: letters_account_id_created_at_index past other status and dispute_reason and id
--   reason, a user, of days, newest: letters_account_id_created_at_index past other status and dispute_reason
--   reason, a user, of days, from a place, oldest first: letters_account_id_created_at_index past other status and dispute_reason and id
--   reason, the address of a user, newest: accounts_email_beginning_index, letters_account_id_created_at_index past other status and dispute_reason
--   reason, the address of a user, from a place, oldest first: accounts_email_beginning_index, letters_account_id_created_at_index past other status and dispute_reason and id
--   reason, the address of a user, of days, newest: accounts_email_beginning_index, letters_account_id_created_at_index past other status and dispute_reason
--   reason, the address of a user, of days, from a place, oldest first: accounts_email_beginning_index, letters_account_id_created_at_index past other status and dispute_reason and id
--   reason, recipient, newest: letters_kind_list
--   reason, recipient, from a place, oldest first: letters_kind_list
--   reason, recipient, of days, newest: letters_kind_list
--   reason, recipient, of days, from a place, oldest first: letters_kind_list
--   reason, recipient, two digits of a reference, newest: sorts them all, letters_pkey past other status and dispute_reason and recipient
--   reason, recipient, two digits of a reference, from a place, oldest first: sorts them all, letters_pkey past other status and dispute_reason and recipient and id
--   reason, recipient, two digits of a reference, of days, newest: sorts them all, letters_pkey past other status and created_at and dispute_reason and recipient
--   reason, recipient, two digits of a reference, of days, from a place, oldest first: sorts them all, letters_pkey past other status and created_at and dispute_reason and recipient and id
--   reason, recipient, most of a reference, newest: sorts them all, letters_pkey past other status and dispute_reason and recipient
--   reason, recipient, most of a reference, from a place, oldest first: sorts them all, letters_pkey past other status and dispute_reason and recipient and id
--   reason, recipient, most of a reference, of days, newest: sorts them all, letters_pkey past other status and created_at and dispute_reason and recipient
--   reason, recipient, most of a reference, of days, from a place, oldest first: sorts them all, letters_pkey past other status and created_at and dispute_reason and recipient and id
--   reason, recipient, a user, newest: letters_account_id_created_at_index past other status and dispute_reason and recipient
--   reason, recipient, a user, from a place, oldest first: letters_account_id_created_at_index past other status and dispute_reason and recipient and id
--   reason, recipient, a user, of days, newest: letters_account_id_created_at_index past other status and dispute_reason and recipient
--   reason, recipient, a user, of days, from a place, oldest first: letters_account_id_created_at_index past other status and dispute_reason and recipient and id
--   reason, recipient, the address of a user, newest: accounts_email_beginning_index, letters_account_id_created_at_index past other status and dispute_reason and recipient
--   reason, recipient, the address of a user, from a place, oldest first: accounts_email_beginning_index, letters_account_id_created_at_index past other status and dispute_reason and recipient and id
--   reason, recipient, the address of a user, of days, newest: accounts_email_beginning_index, letters_account_id_created_at_index past other status and dispute_reason and recipient
--   reason, recipient, the address of a user, of days, from a place, oldest first: accounts_email_beginning_index, letters_account_id_created_at_index past other status and dispute_reason and recipient and id
--   status, newest: letters_kind_list
--   status, from a place, oldest first: letters_kind_list
--   status, of days, newest: letters_kind_list
--   status, of days, from a place, oldest first: letters_kind_list
--   status, two digits of a reference, newest: sorts them all, letters_pkey past other status
--   status, two digits of a reference, from a place, oldest first: sorts them all, letters_pkey past other status and id
--   status, two digits of a reference, of days, newest: sorts them all, letters_pkey past other created_at and status
--   status, two digits of a reference, of days, from a place, oldest first: sorts them all, letters_pkey past other created_at and status and id
--   status, most of a reference, newest: sorts them all, letters_pkey past other status
--   status, most of a reference, from a place, oldest first: sorts them all, letters_pkey past other status and id
--   status, most of a reference, of days, newest: sorts them all, letters_pkey past other created_at and status
--   status, most of a reference, of days, from a place, oldest first: sorts them all, letters_pkey past other created_at and status and id
--   status, a user, newest: letters_account_id_created_at_index past other status
--   status, a user, from a place, oldest first: letters_account_id_created_at_index past other status and id
--   status, a user, of days, newest: letters_account_id_created_at_index past other status
--   status, a user, of days, from a place, oldest first: letters_account_id_created_at_index past other status and id
--   status, the address of a user, newest: accounts_email_beginning_index, letters_account_id_created_at_index past other status
--   status, the address of a user, from a place, oldest first: accounts_email_beginning_index, letters_account_id_created_at_index past other status and id
--   status, the address of a user, of days, newest: accounts_email_beginning_index, letters_account_id_created_at_index past other status
--   status, the address of a user, of days, from a place, oldest first: accounts_email_beginning_index, letters_account_id_created_at_index past other status and id
--   status, recipient, newest: letters_kind_list
--   status, recipient, from a place, oldest first: letters_kind_list
--   status, recipient, of days, newest: letters_kind_list
--   status, recipient, of days, from a place, oldest first: letters_kind_list
--   status, recipient, two digits of a reference, newest: sorts them all, letters_pkey past other status and recipient
--   status, recipient, two digits of a reference, from a place, oldest first: sorts them all, letters_pkey past other status and recipient and id
--   status, recipient, two digits of a reference, of days, newest: sorts them all, letters_pkey past other created_at and status and recipient
--   status, recipient, two digits of a reference, of days, from a place, oldest first: sorts them all, letters_pkey past other created_at and status and recipient and id
--   status, recipient, most of a reference, newest: sorts them all, letters_pkey past other status and recipient
--   status, recipient, most of a reference, from a place, oldest first: sorts them all, letters_pkey past other status and recipient and id
--   status, recipient, most of a reference, of days, newest: sorts them all, letters_pkey past other created_at and status and recipient
--   status, recipient, most of a reference, of days, from a place, oldest first: sorts them all, letters_pkey past other created_at and status and recipient and id
--   status, recipient, a user, newest: letters_account_id_created_at_index past other status and recipient
--   status, recipient, a user, from a place, oldest first: letters_account_id_created_at_index past other status and recipient and id
--   status, recipient, a user, of days, newest: letters_account_id_created_at_index past other status and recipient
--   status, recipient, a user, of days, from a place, oldest first: letters_account_id_created_at_index past other status and recipient and id
--   status, recipient, the address of a user, newest: accounts_email_beginning_index, letters_account_id_created_at_index past other status and recipient
--   status, recipient, the address of a user, from a place, oldest first: accounts_email_beginning_index, letters_account_id_created_at_index past other status and recipient and id
--   status, recipient, the address of a user, of days, newest: accounts_email_beginning_index, letters_account_id_created_at_index past other status and recipient
--   status, recipient, the address of a user, of days, from a place, oldest first: accounts_email_beginning_index, letters_account_id_created_at_index past other status and recipient and id
--   status, reason, newest: letters_kind_list
--   status, reason, from a place, oldest first: letters_kind_list
--   status, reason, of days, newest: letters_kind_list
--   status, reason, of days, from a place, oldest first: letters_kind_list
--   status, reason, two digits of a reference, newest: sorts them all, letters_kind_list
--   status, reason, two digits of a reference, from a place, oldest first: sorts them all, letters_kind_list
--   status, reason, two digits of a reference, of days, newest: sorts them all, letters_kind_list
--   status, reason, two digits of a reference, of days, from a place, oldest first: sorts them all, letters_kind_list
--   status, reason, most of a reference, newest: sorts them all, letters_kind_list
--   status, reason, most of a reference, from a place, oldest first: sorts them all, letters_kind_list
--   status, reason, most of a reference, of days, newest: sorts them all, letters_kind_list
--   status, reason, most of a reference, of days, from a place, oldest first: sorts them all, letters_kind_list
--   status, reason, a user, newest: letters_account_id_created_at_index past other status and dispute_reason
--   status, reason, a user, from a place, oldest first: letters_account_id_created_at_index past other status and dispute_reason and id
--   status, reason, a user, of days, newest: letters_account_id_created_at_index past other status and dispute_reason
--   status, reason, a user, of days, from a place, oldest first: letters_account_id_created_at_index past other status and dispute_reason and id
--   status, reason, the address of a user, newest: accounts_email_beginning_index, letters_account_id_created_at_index past other status and dispute_reason
--   status, reason, the address of a user, from a place, oldest first: accounts_email_beginning_index, letters_account_id_created_at_index past other status and dispute_reason and id
--   status, reason, the address of a user, of days, newest: accounts_email_beginning_index, letters_account_id_created_at_index past other status and dispute_reason
--   status, reason, the address of a user, of days, from a place, oldest first: accounts_email_beginning_index, letters_account_id_created_at_index past other status and dispute_reason and id
--   status, reason, recipient, newest: letters_kind_list
--   status, reason, recipient, from a place, oldest first: letters_kind_list
--   status, reason, recipient, of days, newest: letters_kind_list
--   status, reason, recipient, of days, from a place, oldest first: letters_kind_list
--   status, reason, recipient, two digits of a reference, newest: letters_kind_list
--   status, reason, recipient, two digits of a reference, from a place, oldest first: letters_kind_list
--   status, reason, recipient, two digits of a reference, of days, newest: letters_kind_list
--   status, reason, recipient, two digits of a reference, of days, from a place, oldest first: letters_kind_list
--   status, reason, recipient, most of a reference, newest: letters_kind_list
--   status, reason, recipient, most of a reference, from a place, oldest first: letters_kind_list
--   status, reason, recipient, most of a reference, of days, newest: letters_kind_list
--   status, reason, recipient, most of a reference, of days, from a place, oldest first: letters_kind_list
--   status, reason, recipient, a user, newest: letters_kind_list past other account_id
--   status, reason, recipient, a user, from a place, oldest first: letters_kind_list past other account_id
--   status, reason, recipient, a user, of days, newest: letters_kind_list past other account_id
--   status, reason, recipient, a user, of days, from a place, oldest first: letters_kind_list past other account_id
--   status, reason, recipient, the address of a user, newest: accounts_email_beginning_index, letters_kind_list past other account_id
--   status, reason, recipient, the address of a user, from a place, oldest first: accounts_email_beginning_index, letters_kind_list past other account_id
--   status, reason, recipient, the address of a user, of days, newest: accounts_email_beginning_index, letters_kind_list past other account_id
--   status, reason, recipient, the address of a user, of days, from a place, oldest first: accounts_email_beginning_index, letters_kind_list past other account_id

-- newestLetters

select
  "l"."id",
  "l"."account_id" as "accountId",
  "l"."reference",
  "l"."dispute_reason" as "disputeReason",
  "l"."recipient",
  "l"."status",
  "l"."pdf_pages" as "pdfPages",
  "l"."mail_date" as "mailDate",
  "l"."created_at" as "createdAt"
from
  "letters" as "l"
where
  "l"."account_id" = $1
order by
  "l"."created_at" desc,
  "l"."id"
limit
  $2;
--   Limit
--     ->  Incremental Sort
--           Sort Key: created_at DESC, id
--           Presorted Key: created_at
--           ->  Index Scan using letters_account_id_created_at_index on letters l
--                 Index Cond: (account_id = :id::uuid)

-- lettersOfReference

select
  "l"."id",
  "l"."account_id" as "accountId",
  "l"."reference",
  "l"."dispute_reason" as "disputeReason",
  "l"."recipient",
  "l"."status",
  "l"."pdf_pages" as "pdfPages",
  "l"."mail_date" as "mailDate",
  "l"."created_at" as "createdAt"
from
  "letters" as "l"
where
  "l"."id" >= $1
  and "l"."id" <= $2
order by
  "l"."id"
limit
  $3;
--   Limit
--     ->  Index Scan using letters_pkey on letters l
--           Index Cond: ((id >= :drawnId::uuid) AND (id <= :drawnId::uuid))

-- lettersOfIds

select
  "l"."id",
  "l"."account_id" as "accountId",
  "l"."reference",
  "l"."dispute_reason" as "disputeReason",
  "l"."recipient",
  "l"."status",
  "l"."pdf_pages" as "pdfPages",
  "l"."mail_date" as "mailDate",
  "l"."created_at" as "createdAt"
from
  "letters" as "l"
where
  "l"."id" in ($1)
order by
  "l"."id";
--   Index Scan using letters_pkey on letters l
--     Index Cond: (id = :id::uuid)
