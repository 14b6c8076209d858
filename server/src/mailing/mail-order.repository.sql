-- The SQL of mail-order.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- addOrder

insert into
  "mail_orders" ("id", "letter_id", "account_id", "sealed_order", "created_at")
values
  (
    :newId,
    :id,
    :id,
    :text,
    :instant
  );
--   Insert on mail_orders
--     ->  Result

-- findOrder

select
  "m0".*
from
  "mail_orders" as "m0"
where
  "m0"."id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using mail_orders_pkey on mail_orders m0
--           Index Cond: (id = :id::uuid)

-- endOrder

update "mail_orders"
set
  "ended_at" = :instant
where
  "id" = :id
  and "ended_at" is null;
--   Update on mail_orders
--     ->  Index Scan using mail_orders_pkey on mail_orders
--           Index Cond: (id = :id::uuid)
--           Filter: (ended_at IS NULL)

-- ordersOf

select
  "m0".*
from
  "mail_orders" as "m0"
where
  "m0"."account_id" = :id
order by
  "m0"."created_at" asc,
  "m0"."id" asc;
--   Sort
--     Sort Key: created_at, id
--     ->  Index Scan using mail_orders_account_id_index on mail_orders m0
--           Index Cond: (account_id = :id::uuid)

-- forgetOrders

delete from "mail_orders"
where
  "account_id" = $1
returning
  "id",
  "ended_at";
--   Delete on mail_orders
--     ->  Index Scan using mail_orders_account_id_index on mail_orders
--           Index Cond: (account_id = :id::uuid)
