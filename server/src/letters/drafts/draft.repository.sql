-- The SQL of draft.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- countDrafts

select
  count(*) as "count"
from
  "letter_drafts" as "l0"
where
  "l0"."account_id" = :id
  and "l0"."signed_at" is null;
--   Aggregate
--     ->  Index Scan using letter_drafts_idempotency_key on letter_drafts l0
--           Index Cond: (account_id = :id::uuid)
--           Filter: (signed_at IS NULL)

-- listDrafts

select
  "l0".*
from
  "letter_drafts" as "l0"
where
  "l0"."account_id" = :id
  and "l0"."signed_at" is null
order by
  "l0"."updated_at" desc;
--   Index Scan using letter_drafts_account_id_updated_at_index on letter_drafts l0
--     Index Cond: (account_id = :id::uuid)
--     Filter: (signed_at IS NULL)

-- findDraftOfKey

select
  "l0".*
from
  "letter_drafts" as "l0"
where
  "l0"."account_id" = :id
  and "l0"."idempotency_key" = :id
limit
  1;
--   Limit
--     ->  Index Scan using letter_drafts_idempotency_key on letter_drafts l0
--           Index Cond: ((account_id = :id::uuid) AND (idempotency_key = :id::uuid))
