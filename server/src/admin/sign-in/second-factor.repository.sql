-- The SQL of second-factor.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- lockFactors

select
  pg_advisory_xact_lock(hashtextextended ('admin-factors:x', 0));
--   Result

-- factorKinds

select
  exists (
    select
      "id"
    from
      "admin_passkeys"
    where
      "email" = $1
  ) as "passkey",
  exists (
    select
      "id"
    from
      "totp_factors"
    where
      "email" = $2
      and "confirmed_at" is not null
  ) as "totp";
--   Result
--     InitPlan 1
--       ->  Seq Scan on admin_passkeys
--             Filter: (email = :text::text)
--     InitPlan 2
--       ->  Seq Scan on totp_factors
--             Filter: ((confirmed_at IS NOT NULL) AND (email = :text::text))

-- staffFactors

select
  "a0"."id",
  "a0"."email"
from
  "admin_passkeys" as "a0"
where
  "a0"."email" in (:text)
order by
  "a0"."email" asc;
--   Seq Scan on admin_passkeys a0
--     Filter: (email = :text::text)

select
  "t0"."id",
  "t0"."email"
from
  "totp_factors" as "t0"
where
  "t0"."email" in (:text)
  and "t0"."confirmed_at" is not null
order by
  "t0"."email" asc;
--   Seq Scan on totp_factors t0
--     Filter: ((confirmed_at IS NOT NULL) AND (email = :text::text))

-- forgetFactors

delete from "admin_passkeys"
where
  "email" = :text;
--   Delete on admin_passkeys
--     ->  Seq Scan on admin_passkeys
--           Filter: (email = :text::text)

delete from "totp_factors"
where
  "email" = :text;
--   Delete on totp_factors
--     ->  Seq Scan on totp_factors
--           Filter: (email = :text::text)

-- adminPasskeysOf

select
  "a0"."id",
  "a0"."credential_id",
  "a0"."public_key",
  "a0"."counter"
from
  "admin_passkeys" as "a0"
where
  "a0"."email" = :text;
--   Seq Scan on admin_passkeys a0
--     Filter: (email = :text::text)

-- listAdminPasskeys

select
  "a0"."id",
  "a0"."transports",
  "a0"."created_at",
  "a0"."last_used_at"
from
  "admin_passkeys" as "a0"
where
  "a0"."email" = 'admin@example.com'
order by
  "a0"."created_at" asc,
  "a0"."id" asc;
--   Sort
--     Sort Key: created_at, id
--     ->  Seq Scan on admin_passkeys a0
--           Filter: (email = 'admin@example.com'::text)

-- removeAdminPasskey

delete from "admin_passkeys"
where
  "id" = :id
  and "email" = 'admin@example.com';
--   Delete on admin_passkeys
--     ->  Seq Scan on admin_passkeys
--           Filter: ((id = :id::uuid) AND (email = 'admin@example.com'::text))

-- addAdminPasskey

insert into
  "admin_passkeys" ("id", "email", "credential_id", "public_key", "counter", "transports", "created_at")
values
  ($1, $2, $3, $4, $5, $6, $7)
on conflict ("credential_id") do nothing
returning
  "id";
--   Insert on admin_passkeys
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: admin_passkeys_credential_id_unique
--     ->  Result

-- useAdminPasskey

update "admin_passkeys"
set
  "counter" = '1',
  "last_used_at" = :instant
where
  "credential_id" = :text
  and "counter" < '1';
--   Update on admin_passkeys
--     ->  Seq Scan on admin_passkeys
--           Filter: ((counter < '1'::bigint) AND (credential_id = :text::text))

-- findTotp

select
  "t0".*
from
  "totp_factors" as "t0"
where
  "t0"."email" = :text
limit
  1;
--   Limit
--     ->  Seq Scan on totp_factors t0
--           Filter: (email = :text::text)

-- replaceTotp

delete from "totp_factors"
where
  "email" = :text;
--   Delete on totp_factors
--     ->  Seq Scan on totp_factors
--           Filter: (email = :text::text)

insert into
  "totp_factors" ("id", "email", "sealed_secret")
values
  (:newId, :text, :text)
returning
  "last_step";
--   Insert on totp_factors
--     ->  Result

-- useTotp

update "totp_factors"
set
  "last_step" = $1,
  "confirmed_at" = coalesce(confirmed_at, $2)
where
  "id" = $3
  and "last_step" < $4
returning
  "id";
--   Update on totp_factors
--     ->  Seq Scan on totp_factors
--           Filter: ((last_step < '2'::bigint) AND (id = :id::uuid))
