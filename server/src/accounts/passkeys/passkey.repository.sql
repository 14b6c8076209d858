-- The SQL of passkey.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- passkeysOf

select
  "p0"."id",
  "p0"."name",
  "p0"."transports",
  "p0"."created_at",
  "p0"."last_used_at"
from
  "passkeys" as "p0"
where
  "p0"."account_id" = :id
order by
  "p0"."created_at" asc,
  "p0"."id" asc;
--   Sort
--     Sort Key: created_at, id
--     ->  Index Scan using passkeys_account_id_index on passkeys p0
--           Index Cond: (account_id = :id::uuid)

-- credentialsOf

select
  "p0"."id",
  "p0"."credential_id",
  "p0"."public_key"
from
  "passkeys" as "p0"
where
  "p0"."account_id" = :id;
--   Index Scan using passkeys_account_id_index on passkeys p0
--     Index Cond: (account_id = :id::uuid)

-- findCredential

select
  "p"."id",
  "p"."account_id" as "accountId",
  "p"."credential_id" as "credentialId",
  "p"."public_key" as "publicKey",
  "p"."counter"
from
  "passkeys" as "p"
  inner join "accounts" as "a" on "a"."id" = "p"."account_id"
where
  "p"."credential_id" = $1
  and "a"."deleted_at" is null;
--   Nested Loop
--     ->  Index Scan using passkeys_credential_id_unique on passkeys p
--           Index Cond: (credential_id = :text::text)
--     ->  Index Scan using accounts_pkey on accounts a
--           Index Cond: (id = p.account_id)
--           Filter: (deleted_at IS NULL)

-- addCredential

insert into
  "passkeys" (
    "id",
    "account_id",
    "credential_id",
    "public_key",
    "counter",
    "transports",
    "name",
    "created_at",
    "last_used_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict ("credential_id") do nothing
returning
  "id";
--   Insert on passkeys
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: passkeys_credential_id_unique
--     ->  Result

-- useCredential

update "passkeys"
set
  "counter" = $1,
  "last_used_at" = $2
where
  "id" = $3
  and "counter" = $4
returning
  "id";
--   Update on passkeys
--     ->  Index Scan using passkeys_pkey on passkeys
--           Index Cond: (id = :id::uuid)
--           Filter: (counter = '0'::bigint)

update "passkeys"
set
  "counter" = $1,
  "last_used_at" = $2
where
  "id" = $3
  and "counter" < $4
returning
  "id";
--   Update on passkeys
--     ->  Index Scan using passkeys_pkey on passkeys
--           Index Cond: (id = :id::uuid)
--           Filter: (counter < '2'::bigint)

-- dropCredential

delete from "passkeys"
where
  "id" = $1
  and "account_id" = $2
returning
  "name";
--   Delete on passkeys
--     ->  Index Scan using passkeys_pkey on passkeys
--           Index Cond: (id = :id::uuid)
--           Filter: (account_id = :id::uuid)

-- keepChallenge

delete from "passkey_challenges"
where
  "session_id" = :id
  and "purpose" = 'add';
--   Delete on passkey_challenges
--     ->  Index Scan using passkey_challenges_session_id_index on passkey_challenges
--           Index Cond: (session_id = :id::uuid)
--           Filter: (purpose = 'add'::text)

insert into
  "passkey_challenges" ("id", "purpose", "session_id", "challenge", "expires_at")
values
  (
    :drawnId,
    'add',
    :id,
    'new',
    :instant
  );
--   Insert on passkey_challenges
--     ->  Result

-- takeChallenge

delete from "passkey_challenges"
where
  "id" = $1
  and "purpose" = $2
  and "expires_at" > $3
returning
  "challenge";
--   Delete on passkey_challenges
--     ->  Index Scan using passkey_challenges_pkey on passkey_challenges
--           Index Cond: (id = :id::uuid)
--           Filter: ((expires_at > :instant::timestamp with time zone) AND (purpose = 'sign_in'::text))

-- takeSessionChallenge

delete from "passkey_challenges"
where
  "session_id" = $1
  and "purpose" = $2
returning
  "challenge",
  "expires_at";
--   Delete on passkey_challenges
--     ->  Index Scan using passkey_challenges_session_id_index on passkey_challenges
--           Index Cond: (session_id = :id::uuid)
--           Filter: (purpose = 'add'::text)

-- purgeChallenges

delete from "passkey_challenges"
where
  "expires_at" <= :instant;
--   Delete on passkey_challenges
--     ->  Index Scan using passkey_challenges_expires_at_index on passkey_challenges
--           Index Cond: (expires_at <= :instant::timestamp with time zone)

-- forgetChallenges

delete from "passkey_challenges"
where
  "session_id" in (
    select
      "id"
    from
      "sessions"
    where
      "account_id" = $1
  );
--   Delete on passkey_challenges
--     ->  Nested Loop
--           ->  Index Scan using sessions_account_id_index on sessions
--                 Index Cond: (account_id = :id::uuid)
--           ->  Index Scan using passkey_challenges_session_id_index on passkey_challenges
--                 Index Cond: (session_id = sessions.id)

-- forgetPasskeys

delete from "passkeys"
where
  "account_id" = :id;
--   Delete on passkeys
--     ->  Index Scan using passkeys_account_id_index on passkeys
--           Index Cond: (account_id = :id::uuid)
