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
  and "d"."id" > $3
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
  "d"."id"
limit
  $4;
--   Limit
--     ->  Sort
--           Sort Key: d.id
--           ->  Nested Loop Anti Join
--                 ->  Index Scan using letter_drafts_open_index on letter_drafts d
--                       Index Cond: ((updated_at > :instant::timestamp with time zone) AND (updated_at <= :instant::timestamp with time zone))
--                       Filter: (id > :id::uuid)
--                 ->  Index Scan using letter_drafts_account_id_updated_at_index on letter_drafts newer
--                       Index Cond: ((account_id = d.account_id) AND (updated_at > d.updated_at))
--                       Filter: (signed_at IS NULL)

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
  "letters" as "l"
  inner join lateral (
    select
      min("e"."at") as "first"
    from
      "letter_events" as "e"
    where
      "e"."account_id" = "l"."account_id"
      and "e"."letter_id" = "l"."id"
      and "e"."kind" = $1
  ) as "downloaded" on true
where
  "l"."status" = $2
  and "l"."mail_date" is null
  and "l"."created_at" > $3
  and "downloaded"."first" > $4
  and "downloaded"."first" <= $5
  and "l"."signing_id" > $6
group by
  "l"."signing_id",
  "l"."account_id"
order by
  "l"."signing_id"
limit
  $7;
--   Limit
--     ->  Group
--           Group Key: l.signing_id, l.account_id
--           ->  Sort
--                 Sort Key: l.signing_id, l.account_id
--                 ->  Nested Loop
--                       ->  Index Scan using letters_kind_list on letters l
--                             Index Cond: ((status = 'drafted'::text) AND (created_at > :instant::timestamp with time zone))
--                             Filter: ((mail_date IS NULL) AND (signing_id > :id::uuid))
--                       ->  Result
--                             One-Time Filter: (((InitPlan 1).col1 > :instant::timestamp with time zone) AND ((InitPlan 1).col1 <= :instant::timestamp with time zone))
--                             InitPlan 1
--                               ->  Limit
--                                     ->  Index Scan using letter_events_account_id_letter_id_at on letter_events e
--                                           Index Cond: ((account_id = l.account_id) AND (letter_id = l.id))
--                                           Filter: (kind = 'downloaded'::text)

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
