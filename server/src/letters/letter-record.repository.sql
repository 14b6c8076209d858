-- The SQL of letter-record.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findMailedLetter

select
  "status",
  "pdf_sha256" as "pdfSha256",
  "packet_key" as "packetKey",
  "packet_sha256" as "packetSha256",
  "pdf_pages" as "pdfPages",
  "exhibit_pages" as "exhibitPages",
  "mail_bytes" as "mailBytes",
  "id",
  "account_id" as "accountId",
  "reference",
  "recipient",
  "sealed_form" as "sealedForm",
  "sealed_document" as "sealedDocument",
  "created_at" as "createdAt"
from
  "letters"
where
  "id" = $1
  and "account_id" = $2;
--   Index Scan using letters_pkey on letters
--     Index Cond: (id = :id::uuid)
--     Filter: (account_id = :id::uuid)

-- lockMailedLetter

select
  "status",
  "pdf_sha256" as "pdfSha256",
  "packet_key" as "packetKey",
  "packet_sha256" as "packetSha256",
  "pdf_pages" as "pdfPages",
  "exhibit_pages" as "exhibitPages",
  "mail_bytes" as "mailBytes"
from
  "letters"
where
  "id" = $1
  and "account_id" = $2
for update;
--   LockRows
--     ->  Index Scan using letters_pkey on letters
--           Index Cond: (id = :id::uuid)
--           Filter: (account_id = :id::uuid)

-- lockReference

select
  "reference"
from
  "letters"
where
  "id" = $1
for no key update;
--   LockRows
--     ->  Index Scan using letters_pkey on letters
--           Index Cond: (id = :id::uuid)

-- referencesOf

select
  "l0"."id",
  "l0"."reference"
from
  "letters" as "l0"
where
  "l0"."id" in (:id);
--   Index Scan using letters_pkey on letters l0
--     Index Cond: (id = :id::uuid)

-- findSignedBefore

select
  "l0"."id"
from
  "letters" as "l0"
where
  "l0"."created_at" < :instant
order by
  "l0"."id" asc
limit
  100;
--   Limit
--     ->  Index Scan using letters_pkey on letters l0
--           Filter: (created_at < :instant::timestamp with time zone)

select
  "l0"."id"
from
  "letters" as "l0"
where
  "l0"."created_at" < :instant
  and "l0"."id" > :id
order by
  "l0"."id" asc
limit
  100;
--   Limit
--     ->  Index Scan using letters_pkey on letters l0
--           Index Cond: (id > :id::uuid)
--           Filter: (created_at < :instant::timestamp with time zone)

-- findTrail

select
  "id",
  "kind",
  "at",
  "document_sha256" as "documentSha256",
  "sealed_origin" as "sealedOrigin"
from
  "letter_events"
where
  "account_id" = $1
  and "letter_id" = $2
order by
  "number";
--   Sort
--     Sort Key: number
--     ->  Index Scan using letter_events_account_id_letter_id_at on letter_events
--           Index Cond: ((account_id = :id::uuid) AND (letter_id = :id::uuid))

-- deleteTrails

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

delete from "letter_events"
where
  "account_id" = $1
  and "letter_id" in ($2)
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
--                 Index Cond: ((account_id = :id::uuid) AND (letter_id = :id::uuid))
--           ->  Index Scan using letters_pkey on letters
--                 Index Cond: (id = :id::uuid)

-- findEarlierLetters

select
  "id",
  "sealed_form" as "sealedForm",
  "sealed_document" as "sealedDocument"
from
  "letters"
where
  "id" in (
    select
      "letter_id"
    from
      "disputed_items"
    where
      "account_id" = $1
      and item_key = any ($2::text[])
      and "created_at" >= $3
  )
order by
  "created_at" desc
limit
  $4;
--   Limit
--     ->  Sort
--           Sort Key: letters.created_at DESC
--           ->  Nested Loop
--                 ->  HashAggregate
--                       Group Key: disputed_items.letter_id
--                       ->  Index Scan using disputed_items_account_id_item_key_index on disputed_items
--                             Index Cond: ((account_id = $1) AND (item_key = ANY ($2)) AND (created_at >= $3))
--                 ->  Index Scan using letters_pkey on letters
--                       Index Cond: (id = disputed_items.letter_id)

-- disputersOf

select distinct
  "account_id"
from
  "disputed_items"
where
  shared_key = any ($1::text[]);
--   HashAggregate
--     Group Key: account_id
--     ->  Index Scan using disputed_items_shared_key_index on disputed_items
--           Index Cond: (shared_key = ANY ($1))
