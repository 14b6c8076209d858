-- The SQL of signing.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- signedTogether

select
  "l0"."id",
  "l0"."document_sha256"
from
  "letters" as "l0"
where
  "l0"."signing_id" = :id
order by
  "l0"."position" asc;
--   Sort
--     Sort Key: "position"
--     ->  Index Scan using letters_signing_id_index on letters l0
--           Index Cond: (signing_id = :id::uuid)

-- isWithoutPdf

select
  count(*) as "count"
from
  "letters" as "l0"
where
  "l0"."id" = :id
  and "l0"."status" = 'preparing';
--   Aggregate
--     ->  Index Scan using letters_pkey on letters l0
--           Index Cond: (id = :id::uuid)
--           Filter: (status = 'preparing'::text)

-- lettersWithoutPdf

select
  "l0".*
from
  "letters" as "l0"
where
  "l0"."account_id" = :id
  and "l0"."status" = 'preparing';
--   Index Scan using letters_account_id_plan_month_index on letters l0
--     Index Cond: (account_id = :id::uuid)
--     Filter: (status = 'preparing'::text)

-- interruptedLetters

select
  "l0"."id"
from
  "letters" as "l0"
where
  "l0"."status" = 'preparing'
  and "l0"."created_at" <= :instant;
--   Index Only Scan using letters_kind_list on letters l0
--     Index Cond: ((status = 'preparing'::text) AND (created_at <= :instant::timestamp with time zone))

-- undoSigning

delete from "letters"
where
  "id" in (:id);
--   Delete on letters
--     ->  Index Scan using letters_pkey on letters
--           Index Cond: (id = :id::uuid)

update "letter_drafts"
set
  "signed_at" = null
where
  "id" in (:id);
--   Update on letter_drafts
--     ->  Index Scan using letter_drafts_pkey on letter_drafts
--           Index Cond: (id = :id::uuid)

delete from "letter_events"
where
  "account_id" = :id
  and "letter_id" in (:id)
  and "kind" in ('attested', 'signed', 'left_to_sign');
--   Delete on letter_events
--     ->  Index Scan using letter_events_account_id_letter_id_at on letter_events
--           Index Cond: ((account_id = :id::uuid) AND (letter_id = :id::uuid))
--           Filter: (kind = ANY ('{attested,signed,left_to_sign}'::text[]))

delete from "letter_events"
where
  "account_id" = :id
  and "letter_id" in (:id);
--   Delete on letter_events
--     ->  Index Scan using letter_events_account_id_letter_id_at on letter_events
--           Index Cond: ((account_id = :id::uuid) AND (letter_id = :id::uuid))

-- forgetSavedSignature

delete from "saved_signatures"
where
  "account_id" = :id;
--   Delete on saved_signatures
--     ->  Index Scan using saved_signatures_pkey on saved_signatures
--           Index Cond: (account_id = :id::uuid)
