-- The SQL of login-link.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- lockRequests

select
  pg_advisory_xact_lock(hashtextextended ('login-link:person:x', 0));
--   Result

-- replaceLinks

update "login_links"
set
  "replaced_at" = :instant
where
  "email" = :text
  and "consumed_at" is null
  and "replaced_at" is null;
--   Update on login_links
--     ->  Index Scan using login_links_email_index on login_links
--           Index Cond: (email = :text::text)
--           Filter: ((consumed_at IS NULL) AND (replaced_at IS NULL))

update "login_links"
set
  "replaced_at" = :instant
where
  "email" = :text
  and "kind" = 'person'
  and "consumed_at" is null
  and "replaced_at" is null;
--   Update on login_links
--     ->  Index Scan using login_links_live_index on login_links
--           Index Cond: ((kind = 'person'::text) AND (email = :text::text))
--           Filter: ((consumed_at IS NULL) AND (replaced_at IS NULL))

-- addLink

insert into
  "login_links" (
    "id",
    "kind",
    "email",
    "origin",
    "redirect_to",
    "token_hash",
    "browser_hash",
    "code_hash",
    "code_expires_at",
    "code_tries",
    "pair_number",
    "approved_at",
    "challenge",
    "referral",
    "language",
    "created_at",
    "expires_at",
    "consumed_at",
    "replaced_at"
  )
values
  (
    :newId,
    'person',
    'somebody@example.com',
    :text,
    :text,
    :hash,
    null,
    null,
    null,
    0,
    47,
    null,
    null,
    null,
    'en',
    :instant,
    :instant,
    null,
    null
  )
returning
  "code_tries";
--   Insert on login_links
--     ->  Result

-- findLiveLink

select
  "l0".*
from
  "login_links" as "l0"
where
  "l0"."id" = :id
  and "l0"."consumed_at" is null
  and "l0"."replaced_at" is null
  and "l0"."expires_at" > :instant
limit
  1;
--   Limit
--     ->  Index Scan using login_links_pkey on login_links l0
--           Index Cond: (id = :id::uuid)
--           Filter: ((consumed_at IS NULL) AND (replaced_at IS NULL) AND (expires_at > :instant::timestamp with time zone))

-- setLinkSecrets

update "login_links"
set
  "token_hash" = :hash,
  "code_hash" = :hash,
  "code_expires_at" = :instant
where
  "id" = :id
  and "consumed_at" is null
  and "replaced_at" is null
  and "expires_at" > :instant;
--   Update on login_links
--     ->  Index Scan using login_links_pkey on login_links
--           Index Cond: (id = :id::uuid)
--           Filter: ((consumed_at IS NULL) AND (replaced_at IS NULL) AND (expires_at > :instant::timestamp with time zone))

-- findAskedLink

select
  "l0".*
from
  "login_links" as "l0"
where
  "l0"."email" = :text
  and "l0"."browser_hash" = :hash
  and "l0"."kind" = 'person'
order by
  "l0"."created_at" desc
limit
  1;
--   Limit
--     ->  Sort
--           Sort Key: created_at DESC
--           ->  Index Scan using login_links_email_index on login_links l0
--                 Index Cond: (email = :text::text)
--                 Filter: ((browser_hash = :hash::text) AND (kind = 'person'::text))

-- takeCodeTry

update "login_links"
set
  "code_tries" = "code_tries" + $1
where
  "id" = $2
  and "code_tries" < $3;
--   Update on login_links
--     ->  Index Scan using login_links_pkey on login_links
--           Index Cond: (id = :id::uuid)
--           Filter: (code_tries < '5'::smallint)

-- approveLink

update "login_links"
set
  "approved_at" = :instant
where
  "id" = :id
  and "consumed_at" is null
  and "replaced_at" is null;
--   Update on login_links
--     ->  Index Scan using login_links_pkey on login_links
--           Index Cond: (id = :id::uuid)
--           Filter: ((consumed_at IS NULL) AND (replaced_at IS NULL))

-- findLinkByToken

select
  "l0".*
from
  "login_links" as "l0"
where
  "l0"."token_hash" = :hash
  and "l0"."kind" in ('person')
limit
  1;
--   Limit
--     ->  Index Scan using login_links_token_hash_unique on login_links l0
--           Index Cond: (token_hash = :hash::text)
--           Filter: (kind = 'person'::text)

-- consumeLink

update "login_links"
set
  "consumed_at" = :instant
where
  "id" = :id
  and "consumed_at" is null
  and "replaced_at" is null;
--   Update on login_links
--     ->  Index Scan using login_links_pkey on login_links
--           Index Cond: (id = :id::uuid)
--           Filter: ((consumed_at IS NULL) AND (replaced_at IS NULL))

-- purgeLinks

delete from "login_links"
where
  "expires_at" < :instant;
--   Delete on login_links
--     ->  Index Scan using login_links_expires_at_index on login_links
--           Index Cond: (expires_at < :instant::timestamp with time zone)

-- forgetLinks

delete from "login_links"
where
  "email" = :text;
--   Delete on login_links
--     ->  Index Scan using login_links_email_index on login_links
--           Index Cond: (email = :text::text)
