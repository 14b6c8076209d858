-- The SQL of export-row.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- countRows

select
  count(*) as "rows"
from
  (
    select
      "r"."id"
    from
      (
        select
          "s"."account_id" as "id",
          "s"."created_at"
        from
          "account_statuses" as "s"
        where
          not "s"."is_deleted"
      ) as "r"
    limit
      $1
  ) as "counted";
--   Aggregate
--     ->  Limit
--           ->  Index Only Scan using account_statuses_email on account_statuses s

select
  count(*) as "rows"
from
  (
    select
      "r"."id"
    from
      (
        select
          "l"."id",
          "l"."created_at"
        from
          "letters" as "l"
        where
          "l"."status" = $1
      ) as "r"
    limit
      $2
  ) as "counted";
--   Aggregate
--     ->  Limit
--           ->  Index Only Scan using letters_kind_list on letters l
--                 Index Cond: (status = 'mailed'::text)

-- countRowsInTime

set
  local statement_timeout = 100;

select
  count(*) as "rows"
from
  (
    select
      "r"."id"
    from
      (
        select
          "s"."account_id" as "id",
          "s"."created_at"
        from
          "account_statuses" as "s"
        where
          not "s"."is_deleted"
      ) as "r"
    limit
      $1
  ) as "counted";
--   Aggregate
--     ->  Limit
--           ->  Index Only Scan using account_statuses_email on account_statuses s

-- laterPlace

select
  "r"."id",
  r.created_at::text as "createdAt"
from
  (
    select
      "s"."account_id" as "id",
      "s"."created_at"
    from
      "account_statuses" as "s"
    where
      not "s"."is_deleted"
  ) as "r"
order by
  "r"."created_at" desc,
  "r"."id" desc
limit
  $1
offset
  $2;
--   Limit
--     ->  Index Only Scan Backward using account_statuses_list on account_statuses s

select
  "r"."id",
  r.created_at::text as "createdAt"
from
  (
    select
      "l"."id",
      "l"."created_at"
    from
      "letters" as "l"
    where
      (
        "l"."status" <> $1
        and ("l"."created_at", "l"."id") < ($2::timestamptz, $3::uuid)
      )
  ) as "r"
order by
  "r"."created_at" desc,
  "r"."id" desc
limit
  $4
offset
  $5;
--   Limit
--     ->  Index Only Scan Backward using letters_list on letters l
--           Index Cond: (ROW(created_at, id) < ROW(:instant::timestamp with time zone, :id::uuid))
--           Filter: (status <> 'preparing'::text)

-- placeOfRow

select
  "id",
  created_at::text as "createdAt"
from
  "accounts"
where
  "id" = $1;
--   Index Scan using accounts_pkey on accounts
--     Index Cond: (id = :id::uuid)

select
  "id",
  created_at::text as "createdAt"
from
  "letters"
where
  "id" = $1;
--   Index Scan using letters_pkey on letters
--     Index Cond: (id = :id::uuid)
