-- The SQL of nudge.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- waitingDrafts

select
  "d"."id",
  "d"."account_id" as "accountId",
  "d"."created_at" as "createdAt",
  "d"."sealed_content" as "sealedContent"
from
  "letter_drafts" as "d"
where
  "d"."signed_at" is null
  and "d"."updated_at" > $1
  and "d"."updated_at" <= $2
  and not exists (
    select
      "newer"."id"
    from
      "letter_drafts" as "newer"
    where
      "newer"."account_id" = "d"."account_id"
      and "newer"."updated_at" > "d"."updated_at"
      and "newer"."signed_at" is null
  )
order by
  "d"."updated_at";
--   Nested Loop Anti Join
--     ->  Index Scan using letter_drafts_open_index on letter_drafts d
--           Index Cond: ((updated_at > :instant::timestamp with time zone) AND (updated_at <= :instant::timestamp with time zone))
--     ->  Index Scan using letter_drafts_account_id_updated_at_index on letter_drafts newer
--           Index Cond: ((account_id = d.account_id) AND (updated_at > d.updated_at))
--           Filter: (signed_at IS NULL)

-- isDraftWaiting

select
  "id"
from
  "letter_drafts"
where
  "id" = $1
  and "signed_at" is null
  and "updated_at" <= $2;
--   Index Scan using letter_drafts_pkey on letter_drafts
--     Index Cond: (id = :id::uuid)
--     Filter: ((signed_at IS NULL) AND (updated_at <= :instant::timestamp with time zone))

-- unmailedSignings

select
  "l"."signing_id" as "signingId",
  "l"."account_id" as "accountId"
from
  "letter_events" as "e"
  inner join "letters" as "l" on "l"."id" = "e"."letter_id"
where
  "e"."kind" = 'downloaded'
  and "e"."at" > $1
  and "e"."at" <= $2
  and "l"."status" = $3
  and "l"."mail_date" is null
  and "l"."created_at" > $4
  and not exists (
    select
      "earlier"."id"
    from
      "letter_events" as "earlier"
    where
      "earlier"."account_id" = "e"."account_id"
      and "earlier"."letter_id" = "e"."letter_id"
      and "earlier"."at" < "e"."at"
      and "earlier"."kind" = $5
  )
order by
  "e"."at";
--   Nested Loop Anti Join
--     ->  Nested Loop
--           ->  Index Scan using letter_events_downloaded on letter_events e
--                 Index Cond: ((at > :instant::timestamp with time zone) AND (at <= :instant::timestamp with time zone))
--           ->  Index Scan using letters_pkey on letters l
--                 Index Cond: (id = e.letter_id)
--                 Filter: ((mail_date IS NULL) AND (created_at > :instant::timestamp with time zone) AND (status = 'drafted'::text))
--     ->  Index Scan using letter_events_account_id_letter_id_at on letter_events earlier
--           Index Cond: ((account_id = e.account_id) AND (letter_id = e.letter_id) AND (at < e.at))
--           Filter: (kind = 'downloaded'::text)

-- findUnmailed

select
  "l"."id",
  "l"."reference",
  (
    select
      min("e"."at") as "first"
    from
      "letter_events" as "e"
    where
      "e"."account_id" = "l"."account_id"
      and "e"."letter_id" = "l"."id"
      and "e"."kind" = $1
  ) as "downloadedAt"
from
  "letters" as "l"
where
  "l"."signing_id" = $2
  and "l"."status" = $3
  and "l"."mail_date" is null
order by
  "l"."position";
--   Sort
--     Sort Key: l."position"
--     ->  Index Scan using letters_signing_id_index on letters l
--           Index Cond: (signing_id = :id::uuid)
--           Filter: ((mail_date IS NULL) AND (status = 'drafted'::text))
--           SubPlan 2
--             ->  Result
--                   InitPlan 1
--                     ->  Limit
--                           ->  Index Scan using letter_events_account_id_letter_id_at on letter_events e
--                                 Index Cond: ((account_id = l.account_id) AND (letter_id = l.id))
--                                 Filter: (kind = 'downloaded'::text)
