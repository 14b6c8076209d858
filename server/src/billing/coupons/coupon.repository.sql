-- The SQL of coupon.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- addCoupon

insert into
  "coupons" (
    "id",
    "code",
    "is_for",
    "percent_off",
    "cents_off",
    "months",
    "most_uses",
    "ends_at",
    "made_by",
    "made_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict ("code") do nothing
returning
  "id";
--   Insert on coupons
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: coupons_code_unique
--     ->  Result

-- findCoupon

select
  "c0".*
from
  "coupons" as "c0"
where
  "c0"."code" = :text
limit
  1;
--   Limit
--     ->  Index Scan using coupons_code_unique on coupons c0
--           Index Cond: (code = :text::text)

-- couponOf

select
  "c0".*
from
  "coupons" as "c0"
where
  "c0"."id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using coupons_pkey on coupons c0
--           Index Cond: (id = :id::uuid)

-- newestCoupons

select
  "c0".*
from
  "coupons" as "c0"
order by
  "c0"."made_at" desc
limit
  100;
--   Limit
--     ->  Index Scan Backward using coupons_made_at_index on coupons c0

-- usesOfCoupons

select
  "c0"."id",
  "c0"."coupon_id",
  "c0"."account_id",
  "c0"."used_at",
  "c0"."open"
from
  "coupon_uses" as "c0"
where
  "c0"."coupon_id" in (:id)
order by
  "c0"."used_at" desc
limit
  100;
--   Limit
--     ->  Sort
--           Sort Key: used_at DESC
--           ->  Index Scan using coupon_uses_once_each on coupon_uses c0
--                 Index Cond: (coupon_id = :id::uuid)

-- turnCouponOff

update "coupons"
set
  "turned_off_by" = $1,
  "turned_off_at" = $2
where
  "id" = $3
  and "turned_off_at" is null
returning
  "code";
--   Update on coupons
--     ->  Index Scan using coupons_pkey on coupons
--           Index Cond: (id = :id::uuid)
--           Filter: (turned_off_at IS NULL)

-- useOfPerson

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

select
  "a0"."id"
from
  "accounts" as "a0"
where
  "a0"."mailbox_key" = :text;
--   Index Scan using accounts_mailbox_key_index on accounts a0
--     Index Cond: (mailbox_key = :text::text)

select
  "c0"."id",
  "c0"."open"
from
  "coupon_uses" as "c0"
where
  "c0"."coupon_id" = :id
  and (
    "c0"."person_key" = :text
    or "c0"."account_id" in (:id, :id)
  )
order by
  "c0"."open" asc
limit
  1;
--   Limit
--     ->  Sort
--           Sort Key: open
--           ->  Index Scan using coupon_uses_once_each on coupon_uses c0
--                 Index Cond: (coupon_id = :id::uuid)
--                 Filter: ((person_key = :text::text) OR (account_id = ANY ('{00000000-0000-4000-8000-000000000001,00000000-0000-4000-8000-000000000001}'::uuid[])))

-- useCoupon

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

select
  "a0"."id"
from
  "accounts" as "a0"
where
  "a0"."mailbox_key" = :text;
--   Index Scan using accounts_mailbox_key_index on accounts a0
--     Index Cond: (mailbox_key = :text::text)

select
  "c0"."id",
  "c0"."open"
from
  "coupon_uses" as "c0"
where
  "c0"."coupon_id" = :id
  and (
    "c0"."person_key" = :text
    or "c0"."account_id" in (:id, :id)
  )
order by
  "c0"."open" asc
limit
  1;
--   Limit
--     ->  Sort
--           Sort Key: open
--           ->  Index Scan using coupon_uses_once_each on coupon_uses c0
--                 Index Cond: (coupon_id = :id::uuid)
--                 Filter: ((person_key = :text::text) OR (account_id = ANY ('{00000000-0000-4000-8000-000000000001,00000000-0000-4000-8000-000000000001}'::uuid[])))

-- keepUse

update "coupon_uses"
set
  "open" = false
where
  "used_for" = :id;
--   Update on coupon_uses
--     ->  Index Scan using coupon_uses_used_for_unique on coupon_uses
--           Index Cond: (used_for = :id::uuid)

-- giveUseBack

delete from "coupon_uses"
where
  "used_for" = $1
returning
  "coupon_id";
--   Delete on coupon_uses
--     ->  Index Scan using coupon_uses_used_for_unique on coupon_uses
--           Index Cond: (used_for = :id::uuid)

update "coupons"
set
  "uses" = "uses" - $1
where
  "id" = $2;
--   Update on coupons
--     ->  Index Scan using coupons_pkey on coupons
--           Index Cond: (id = :id::uuid)

-- proCouponOf

select
  "c"."percent_off" as "percentOff",
  "c"."cents_off" as "centsOff",
  "c"."months",
  "u"."used_at" as "usedAt"
from
  "coupon_uses" as "u"
  inner join "coupons" as "c" on "c"."id" = "u"."coupon_id"
where
  "u"."account_id" = $1
  and "c"."is_for" = $2
  and "u"."open" = $3
  and not exists (
    select
      "s"."id"
    from
      "subscriptions" as "s"
    where
      "s"."account_id" = "u"."account_id"
      and "s"."id" <> $4
      and "s"."ended_at" > "u"."used_at"
  )
order by
  "u"."used_at" desc
limit
  $5;
--   Limit
--     ->  Sort
--           Sort Key: u.used_at DESC
--           ->  Nested Loop Anti Join
--                 Join Filter: (s.ended_at > u.used_at)
--                 ->  Nested Loop
--                       ->  Index Scan using coupon_uses_account_id_index on coupon_uses u
--                             Index Cond: (account_id = :id::uuid)
--                             Filter: (NOT open)
--                       ->  Index Scan using coupons_pkey on coupons c
--                             Index Cond: (id = u.coupon_id)
--                             Filter: (is_for = 'pro'::text)
--                 ->  Index Scan using subscriptions_account_id_index on subscriptions s
--                       Index Cond: (account_id = :id::uuid)
--                       Filter: (id <> :text::text)

-- couponsUsedBy

select
  "c"."code",
  "c"."is_for" as "isFor",
  "u"."used_at" as "usedAt"
from
  "coupon_uses" as "u"
  inner join "coupons" as "c" on "c"."id" = "u"."coupon_id"
where
  "u"."account_id" = $1
order by
  "u"."used_at";
--   Sort
--     Sort Key: u.used_at
--     ->  Nested Loop
--           ->  Index Scan using coupon_uses_account_id_index on coupon_uses u
--                 Index Cond: (account_id = :id::uuid)
--           ->  Index Scan using coupons_pkey on coupons c
--                 Index Cond: (id = u.coupon_id)

-- forgetCouponUses

select
  "c0"."id",
  "c0"."used_for"
from
  "coupon_uses" as "c0"
where
  "c0"."account_id" = :id
  and "c0"."open" = true;
--   Index Scan using coupon_uses_account_id_index on coupon_uses c0
--     Index Cond: (account_id = :id::uuid)
--     Filter: open
