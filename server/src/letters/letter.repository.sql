-- The SQL of letter.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findLetters

select
  "id",
  "status",
  "reference",
  "dispute_reason" as "disputeReason",
  "recipient",
  "template",
  "follow_up" as "followUp",
  "follows_letter_id" as "followsLetterId",
  "exhibit_pages" as "exhibitPages",
  "sealed_form" as "sealedForm",
  "mail_date" as "mailDate",
  "tracking_number" as "trackingNumber",
  "created_at" as "createdAt"
from
  "letters"
where
  "account_id" = $1
  and created_at < $2::timestamptz
order by
  "created_at" desc
limit
  $3;
--   Limit
--     ->  Index Scan using letters_account_id_created_at_index on letters
--           Index Cond: ((account_id = $1) AND (created_at < $2))

-- findWholeLetter

select
  "id",
  "status",
  "reference",
  "dispute_reason" as "disputeReason",
  "recipient",
  "template",
  "follow_up" as "followUp",
  "follows_letter_id" as "followsLetterId",
  "exhibit_pages" as "exhibitPages",
  "sealed_form" as "sealedForm",
  "mail_date" as "mailDate",
  "tracking_number" as "trackingNumber",
  "created_at" as "createdAt",
  "pdf_key" as "pdfKey",
  "pdf_sha256" as "pdfSha256",
  "packet_key" as "packetKey",
  "packet_sha256" as "packetSha256",
  "sealed_document" as "sealedDocument",
  "document_sha256" as "documentSha256",
  "pdf_pages" as "pdfPages"
from
  "letters"
where
  "id" = $1
  and "account_id" = $2;
--   Index Scan using letters_pkey on letters
--     Index Cond: (id = :id::uuid)
--     Filter: (account_id = :id::uuid)

-- findLetterOfCall

select
  "id",
  "signing_id" as "signingId"
from
  "letters"
where
  "account_id" = $1
  and "request_key" = $2
  and "created_at" > $3
order by
  "created_at" desc,
  "position"
limit
  $4;
--   Limit
--     ->  Sort
--           Sort Key: created_at DESC, "position"
--           ->  Index Scan using letters_request_key on letters
--                 Index Cond: ((account_id = $1) AND (request_key = $2))
--                 Filter: (created_at > $3)

-- findLetterContent

select
  "l0"."id",
  "l0"."account_id",
  "l0"."status",
  "l0"."reference",
  "l0"."sealed_form",
  "l0"."sealed_document"
from
  "letters" as "l0"
where
  "l0"."id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using letters_pkey on letters l0
--           Index Cond: (id = :id::uuid)

-- findLetterFiles

select
  "pdf_key" as "pdfKey",
  "pdf_sha256" as "pdfSha256",
  "packet_key" as "packetKey",
  "packet_sha256" as "packetSha256"
from
  "letters"
where
  "id" = $1;
--   Index Scan using letters_pkey on letters
--     Index Cond: (id = :id::uuid)

-- letterIdsOf

select
  "l0"."id"
from
  "letters" as "l0"
where
  "l0"."account_id" = :id
order by
  "l0"."created_at" asc,
  "l0"."position" asc,
  "l0"."id" asc;
--   Incremental Sort
--     Sort Key: created_at, "position", id
--     Presorted Key: created_at
--     ->  Index Scan Backward using letters_account_id_created_at_index on letters l0
--           Index Cond: (account_id = :id::uuid)

-- accountsWithLetters

select distinct
  "account_id"
from
  "letters"
where
  "account_id" in ($1);
--   Limit
--     ->  Index Only Scan using letters_account_id_plan_month_index on letters
--           Index Cond: (account_id = :id::uuid)

-- openDraftOf

select
  "l0"."id"
from
  "letter_drafts" as "l0"
where
  "l0"."id" in (:id)
  and "l0"."signed_at" is null
order by
  "l0"."created_at" desc
limit
  1;
--   Limit
--     ->  Sort
--           Sort Key: created_at DESC
--           ->  Index Scan using letter_drafts_pkey on letter_drafts l0
--                 Index Cond: (id = :id::uuid)
--                 Filter: (signed_at IS NULL)

-- openDrafts

select
  "l0"."id",
  "l0"."sealed_content",
  "l0"."reviewed_sha256",
  "l0"."created_at",
  "l0"."updated_at"
from
  "letter_drafts" as "l0"
where
  "l0"."account_id" = :id
  and "l0"."signed_at" is null
order by
  "l0"."updated_at" desc,
  "l0"."id" asc
limit
  100;
--   Limit
--     ->  Incremental Sort
--           Sort Key: updated_at DESC, id
--           Presorted Key: updated_at
--           ->  Index Scan using letter_drafts_account_id_updated_at_index on letter_drafts l0
--                 Index Cond: (account_id = :id::uuid)
--                 Filter: (signed_at IS NULL)

-- findOwnLetter

select
  "l0".*
from
  "letters" as "l0"
where
  "l0"."id" = :id
  and "l0"."account_id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using letters_pkey on letters l0
--           Index Cond: (id = :id::uuid)
--           Filter: (account_id = :id::uuid)

-- writeMailing

update "letters"
set
  "status" = 'mailed',
  "mail_date" = :day,
  "tracking_number" = :text
where
  "id" = :id
  and "status" != 'preparing';
--   Update on letters
--     ->  Index Scan using letters_pkey on letters
--           Index Cond: (id = :id::uuid)
--           Filter: (status <> 'preparing'::text)

-- lockSigning

select
  "l0".*
from
  "letters" as "l0"
where
  "l0"."signing_id" = :id
order by
  "l0"."position" asc
for update;
--   LockRows
--     ->  Sort
--           Sort Key: "position"
--           ->  Index Scan using letters_signing_id_index on letters l0
--                 Index Cond: (signing_id = :id::uuid)

-- lockLettersOf

select
  "id",
  "packet_key" as "packetKey"
from
  "letters"
where
  "account_id" = $1
order by
  "id"
for update;
--   LockRows
--     ->  Sort
--           Sort Key: id
--           ->  Index Scan using letters_account_id_plan_month_index on letters
--                 Index Cond: (account_id = :id::uuid)

-- lockOldLetters

select
  "id",
  "account_id" as "accountId",
  "pdf_key" as "pdfKey",
  "packet_key" as "packetKey"
from
  "letters"
where
  "created_at" < $1
order by
  "created_at"
limit
  $2
for update
  skip locked;
--   Limit
--     ->  LockRows
--           ->  Index Scan using letters_list on letters
--                 Index Cond: (created_at < :instant::timestamp with time zone)

select
  "id",
  "account_id" as "accountId",
  "pdf_key" as "pdfKey",
  "packet_key" as "packetKey"
from
  "letters"
where
  "created_at" < $1
  and "packet_key" is not null
  and (
    "packet_until" is null
    or "packet_until" < $2
  )
order by
  "created_at"
limit
  $3
for update
  skip locked;
--   Limit
--     ->  LockRows
--           ->  Index Scan using letters_packet_created_at_index on letters
--                 Index Cond: (created_at < :instant::timestamp with time zone)
--                 Filter: ((packet_key IS NOT NULL) AND ((packet_until IS NULL) OR (packet_until < :instant::timestamp with time zone)))

-- keepPackets

update "letters"
set
  "packet_until" = :instant
where
  "id" in (:id)
  and "packet_key" is not null
  and (
    "packet_until" is null
    or "packet_until" < :instant
  );
--   Update on letters
--     ->  Index Scan using letters_pkey on letters
--           Index Cond: (id = :id::uuid)
--           Filter: ((packet_key IS NOT NULL) AND ((packet_until IS NULL) OR (packet_until < :instant::timestamp with time zone)))

-- forgetPacket

update "letters"
set
  "packet_key" = null,
  "packet_sha256" = null,
  "exhibit_pages" = 0
where
  "id" = :id;
--   Update on letters
--     ->  Index Scan using letters_pkey on letters
--           Index Cond: (id = :id::uuid)

-- deleteLetter

delete from "letters"
where
  "id" = :id;
--   Delete on letters
--     ->  Index Scan using letters_pkey on letters
--           Index Cond: (id = :id::uuid)

delete from "letter_drafts"
where
  "id" = :id;
--   Delete on letter_drafts
--     ->  Index Scan using letter_drafts_pkey on letter_drafts
--           Index Cond: (id = :id::uuid)

-- forgetLettersOf

update "letters"
set
  "tracking_number" = null
where
  "account_id" = :id;
--   Update on letters
--     ->  Index Scan using letters_account_id_plan_month_index on letters
--           Index Cond: (account_id = :id::uuid)

delete from "letters"
where
  "account_id" = :id
  and "status" = 'preparing';
--   Delete on letters
--     ->  Index Scan using letters_account_id_plan_month_index on letters
--           Index Cond: (account_id = :id::uuid)
--           Filter: (status = 'preparing'::text)

delete from "letter_drafts"
where
  "account_id" = :id;
--   Delete on letter_drafts
--     ->  Index Scan using letter_drafts_idempotency_key on letter_drafts
--           Index Cond: (account_id = :id::uuid)

delete from "letter_events"
where
  "account_id" = $1
  and not exists (
    select
      "letters"."id"
    from
      "letters"
    where
      "letters"."id" = "letter_events"."letter_id"
  );
--   Delete on letter_events
--     ->  Nested Loop Anti Join
--           ->  Index Scan using letter_events_account_id_letter_id_at on letter_events
--                 Index Cond: (account_id = :id::uuid)
--           ->  Index Scan using letters_pkey on letters
--                 Index Cond: (id = letter_events.letter_id)

delete from "saved_signatures"
where
  "account_id" = :id;
--   Delete on saved_signatures
--     ->  Index Scan using saved_signatures_pkey on saved_signatures
--           Index Cond: (account_id = :id::uuid)

-- filesAfter

select
  "l0"."id",
  "l0"."pdf_key",
  "l0"."packet_key"
from
  "letters" as "l0"
order by
  "l0"."id" asc
limit
  100;
--   Limit
--     ->  Index Scan using letters_pkey on letters l0

select
  "l0"."id",
  "l0"."pdf_key",
  "l0"."packet_key"
from
  "letters" as "l0"
where
  "l0"."id" > :id
order by
  "l0"."id" asc
limit
  100;
--   Limit
--     ->  Index Scan using letters_pkey on letters l0
--           Index Cond: (id > :id::uuid)

-- hasFile

select
  count(*) as "count"
from
  "letters" as "l0"
where
  "l0"."id" = :id
  and (
    "l0"."pdf_key" = :text
    or "l0"."packet_key" = :text
  );
--   Aggregate
--     ->  Index Scan using letters_pkey on letters l0
--           Index Cond: (id = :id::uuid)
--           Filter: ((pdf_key = :text::text) OR (packet_key = :text::text))

-- draftsOf

select
  "id",
  "revision",
  "created_at" as "createdAt",
  "updated_at" as "updatedAt",
  "signed_at" as "signedAt",
  "sealed_content" as "sealedContent",
  "sealed_review" as "sealedReview",
  "sealed_polish" as "sealedPolish",
  "sealed_english" as "sealedEnglish"
from
  "letter_drafts"
where
  "account_id" = $1
order by
  "created_at",
  "id";
--   Sort
--     Sort Key: created_at, id
--     ->  Index Scan using letter_drafts_idempotency_key on letter_drafts
--           Index Cond: (account_id = :id::uuid)

-- countOwnLetters

select
  count(*) as "letters",
  count(*) filter (
    where
      "status" <> $1
  ) as "readyLetters",
  max("created_at") as "lastSignedAt",
  (
    select
      count(*) as "drafts"
    from
      "letter_drafts"
    where
      "account_id" = $2
      and "signed_at" is null
  ) as "drafts"
from
  "letters"
where
  "account_id" = $3;
--   Aggregate
--     InitPlan 1
--       ->  Aggregate
--             ->  Index Scan using letter_drafts_idempotency_key on letter_drafts
--                   Index Cond: (account_id = :id::uuid)
--                   Filter: (signed_at IS NULL)
--     ->  Index Scan using letters_account_id_plan_month_index on letters
--           Index Cond: (account_id = :id::uuid)
