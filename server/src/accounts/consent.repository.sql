-- The SQL of consent.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- hasAgreed

select
  "c0"."id"
from
  "consents" as "c0"
where
  "c0"."account_id" = :id
  and "c0"."kind" = 'terms'
  and "c0"."version" = :text
limit
  1;
--   Limit
--     ->  Index Scan using consents_account_id_index on consents c0
--           Index Cond: (account_id = :id::uuid)
--           Filter: ((kind = 'terms'::text) AND (version = :text::text))

-- addConsent

insert into
  "consents" ("id", "account_id", "kind", "version", "at", "sealed_origin")
values
  ($1, $2, $3, $4, $5, $6);
--   Insert on consents
--     ->  Result

-- consentsOf

select
  "c0".*
from
  "consents" as "c0"
where
  "c0"."account_id" = :id
order by
  "c0"."at" asc,
  "c0"."id" asc;
--   Incremental Sort
--     Sort Key: at, id
--     Presorted Key: at
--     ->  Index Scan using consents_account_id_index on consents c0
--           Index Cond: (account_id = :id::uuid)

-- purgeConsents

delete from "consents"
where
  "kind" = 'electronic_signature'
  and "at" < :instant;
--   Delete on consents
--     ->  Index Scan using consents_account_id_index on consents
--           Index Cond: (at < :instant::timestamp with time zone)
--           Filter: (kind = 'electronic_signature'::text)
