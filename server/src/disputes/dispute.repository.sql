-- The SQL of dispute.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findDisputes

select
  "d"."id" as "dispute_id",
  "d"."account_id",
  "d"."item_key",
  "d"."sealed_item",
  "d"."resolved_at",
  "r"."id",
  "r"."number",
  "r"."letter_id",
  "r"."recipient",
  "r"."bureau",
  "r"."sealed_target",
  "r"."basis",
  "r"."received_on",
  "r"."information_added_on",
  "r"."due_on",
  "r"."outcome",
  "r"."outcome_on",
  "r"."created_at" as "added_at",
  "r"."outcome_noted_at",
  "r"."earlier_outcome",
  "r"."earlier_outcome_on",
  "r"."sealed_note",
  "answer"."id" as "answer_document_id",
  "l"."reference",
  "l"."created_at" as "signed_at",
  "l"."follow_up",
  "l"."mail_date",
  "mailpiece"."id" as "mailpiece_id",
  "mailpiece"."carrier",
  "mailpiece"."mail_class",
  "mailpiece"."status" as "mail_status",
  "mailpiece"."tracking_number",
  "mailpiece"."expected_on",
  "signed"."id" as "signed_letter_id",
  "signed"."step" as "signed_step"
from
  (
    select
      *,
      "resolved_at" is not null as "is_later"
    from
      "disputes"
    where
      "account_id" = $1
    order by
      "is_later",
      "created_at" desc,
      "id"
    limit
      $2
  ) as "d"
  inner join "dispute_rounds" as "r" on "r"."dispute_id" = "d"."id"
  inner join "letters" as "l" on "l"."id" = "r"."letter_id"
  left join "documents" as "answer" on "answer"."id" = "r"."answer_document_id"
  and "answer"."status" = $3
  left join lateral (
    select
      "p"."id",
      "p"."carrier",
      "p"."mail_class",
      "p"."status",
      "p"."tracking_number",
      "p"."expected_on"
    from
      "mailpieces" as "p"
    where
      "p"."letter_id" = "l"."id"
    order by
      "p"."created_at" desc,
      "p"."id" desc
    limit
      $4
  ) as "mailpiece" on true
  left join lateral (
    select
      "next"."id",
      "s"."step"
    from
      "dispute_drafts" as "s"
      inner join "letters" as "next" on "next"."id" = "s"."draft_id"
    where
      "next"."status" in ($5, $6)
      and "s"."round_id" = "r"."id"
    order by
      "s"."created_at" desc
    limit
      $7
  ) as "signed" on true
order by
  "d"."is_later",
  "d"."created_at" desc,
  "d"."id",
  "r"."number";
--   Incremental Sort
--     Sort Key: ((disputes.resolved_at IS NOT NULL)), disputes.created_at DESC, disputes.id, r.number
--     Presorted Key: ((disputes.resolved_at IS NOT NULL)), disputes.created_at, disputes.id
--     ->  Nested Loop Left Join
--           ->  Nested Loop Left Join
--                 ->  Nested Loop Left Join
--                       ->  Nested Loop
--                             ->  Nested Loop
--                                   ->  Limit
--                                         ->  Sort
--                                               Sort Key: ((disputes.resolved_at IS NOT NULL)), disputes.created_at DESC, disputes.id
--                                               ->  Index Scan using disputes_account_id_item_key_index on disputes
--                                                     Index Cond: (account_id = :id::uuid)
--                                   ->  Memoize
--                                         Cache Key: disputes.id
--                                         Cache Mode: logical
--                                         ->  Index Scan using dispute_rounds_dispute_id_letter_id_unique on dispute_rounds r
--                                               Index Cond: (dispute_id = disputes.id)
--                             ->  Index Scan using letters_pkey on letters l
--                                   Index Cond: (id = r.letter_id)
--                       ->  Index Scan using documents_pkey on documents answer
--                             Index Cond: (id = r.answer_document_id)
--                             Filter: (status = 'ready'::text)
--                 ->  Limit
--                       ->  Sort
--                             Sort Key: p.created_at DESC, p.id DESC
--                             ->  Index Scan using mailpieces_letter_id_index on mailpieces p
--                                   Index Cond: (letter_id = l.id)
--           ->  Limit
--                 ->  Sort
--                       Sort Key: s.created_at DESC
--                       ->  Nested Loop
--                             ->  Index Scan using dispute_drafts_round_id_index on dispute_drafts s
--                                   Index Cond: (round_id = r.id)
--                             ->  Index Scan using letters_pkey on letters next
--                                   Index Cond: (id = s.draft_id)
--                                   Filter: (status = ANY ('{drafted,preparing}'::text[]))

-- findDispute

select
  "d"."id" as "dispute_id",
  "d"."account_id",
  "d"."item_key",
  "d"."sealed_item",
  "d"."resolved_at",
  "r"."id",
  "r"."number",
  "r"."letter_id",
  "r"."recipient",
  "r"."bureau",
  "r"."sealed_target",
  "r"."basis",
  "r"."received_on",
  "r"."information_added_on",
  "r"."due_on",
  "r"."outcome",
  "r"."outcome_on",
  "r"."created_at" as "added_at",
  "r"."outcome_noted_at",
  "r"."earlier_outcome",
  "r"."earlier_outcome_on",
  "r"."sealed_note",
  "answer"."id" as "answer_document_id",
  "l"."reference",
  "l"."created_at" as "signed_at",
  "l"."follow_up",
  "l"."mail_date",
  "mailpiece"."id" as "mailpiece_id",
  "mailpiece"."carrier",
  "mailpiece"."mail_class",
  "mailpiece"."status" as "mail_status",
  "mailpiece"."tracking_number",
  "mailpiece"."expected_on",
  "signed"."id" as "signed_letter_id",
  "signed"."step" as "signed_step"
from
  (
    select
      "same".*,
      "same"."id" <> "asked"."id" as "is_later"
    from
      "disputes" as "asked"
      inner join "disputes" as "same" on "same"."account_id" = "asked"."account_id"
      and "same"."item_key" = "asked"."item_key"
    where
      "asked"."id" = $1
      and "asked"."account_id" = $2
  ) as "d"
  inner join "dispute_rounds" as "r" on "r"."dispute_id" = "d"."id"
  inner join "letters" as "l" on "l"."id" = "r"."letter_id"
  left join "documents" as "answer" on "answer"."id" = "r"."answer_document_id"
  and "answer"."status" = $3
  left join lateral (
    select
      "p"."id",
      "p"."carrier",
      "p"."mail_class",
      "p"."status",
      "p"."tracking_number",
      "p"."expected_on"
    from
      "mailpieces" as "p"
    where
      "p"."letter_id" = "l"."id"
    order by
      "p"."created_at" desc,
      "p"."id" desc
    limit
      $4
  ) as "mailpiece" on true
  left join lateral (
    select
      "next"."id",
      "s"."step"
    from
      "dispute_drafts" as "s"
      inner join "letters" as "next" on "next"."id" = "s"."draft_id"
    where
      "next"."status" in ($5, $6)
      and "s"."round_id" = "r"."id"
    order by
      "s"."created_at" desc
    limit
      $7
  ) as "signed" on true
order by
  "d"."is_later",
  "d"."created_at" desc,
  "d"."id",
  "r"."number";
--   Sort
--     Sort Key: ((same.id <> asked.id)), same.created_at DESC, same.id, r.number
--     ->  Nested Loop Left Join
--           ->  Nested Loop Left Join
--                 ->  Nested Loop Left Join
--                       ->  Nested Loop
--                             ->  Nested Loop
--                                   ->  Nested Loop
--                                         ->  Index Scan using disputes_account_id_item_key_index on disputes asked
--                                               Index Cond: (account_id = :id::uuid)
--                                               Filter: (id = :id::uuid)
--                                         ->  Index Scan using disputes_account_id_item_key_index on disputes same
--                                               Index Cond: ((account_id = :id::uuid) AND (item_key = asked.item_key))
--                                   ->  Index Scan using dispute_rounds_dispute_id_letter_id_unique on dispute_rounds r
--                                         Index Cond: (dispute_id = same.id)
--                             ->  Index Scan using letters_pkey on letters l
--                                   Index Cond: (id = r.letter_id)
--                       ->  Index Scan using documents_pkey on documents answer
--                             Index Cond: (id = r.answer_document_id)
--                             Filter: (status = 'ready'::text)
--                 ->  Limit
--                       ->  Sort
--                             Sort Key: p.created_at DESC, p.id DESC
--                             ->  Index Scan using mailpieces_letter_id_index on mailpieces p
--                                   Index Cond: (letter_id = l.id)
--           ->  Limit
--                 ->  Sort
--                       Sort Key: s.created_at DESC
--                       ->  Nested Loop
--                             ->  Index Scan using dispute_drafts_round_id_index on dispute_drafts s
--                                   Index Cond: (round_id = r.id)
--                             ->  Index Scan using letters_pkey on letters next
--                                   Index Cond: (id = s.draft_id)
--                                   Filter: (status = ANY ('{drafted,preparing}'::text[]))

-- lockDispute

select
  "id"
from
  "disputes"
where
  "id" = $1
  and "account_id" = $2
for update;
--   LockRows
--     ->  Index Scan using disputes_pkey on disputes
--           Index Cond: (id = :id::uuid)
--           Filter: (account_id = :id::uuid)

-- disputesOfLetter

select
  "d"."id",
  "d"."item_key" as "itemKey"
from
  "dispute_rounds" as "r"
  inner join "disputes" as "d" on "d"."id" = "r"."dispute_id"
where
  "r"."letter_id" = $1
  and "d"."account_id" = $2;
--   Nested Loop
--     Join Filter: (d.id = r.dispute_id)
--     ->  Index Scan using dispute_rounds_letter_id_index on dispute_rounds r
--           Index Cond: (letter_id = :id::uuid)
--     ->  Materialize
--           ->  Index Scan using disputes_account_id_item_key_index on disputes d
--                 Index Cond: (account_id = :id::uuid)

-- addDispute

insert into
  "disputes" ("id", "account_id", "first_letter_id", "item_number", "item_key", "sealed_item", "created_at")
values
  ($1, $2, $3, $4, $5, $6, $7)
on conflict ("first_letter_id", "item_number") do nothing
returning
  "id";
--   Insert on disputes
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: disputes_first_letter_id_item_number_unique
--     ->  Result

-- addRound

insert into
  "dispute_rounds" (
    "id",
    "dispute_id",
    "number",
    "letter_id",
    "recipient",
    "bureau",
    "sealed_target",
    "basis",
    "created_at"
  )
values
  (
    $1,
    $2,
    (
      select
        coalesce(max(number), 0) + 1 as "next"
      from
        "dispute_rounds"
      where
        "dispute_id" = $3
    ),
    $4,
    $5,
    $6,
    $7,
    $8,
    $9
  )
on conflict ("dispute_id", "letter_id") do nothing
returning
  "id";
--   Insert on dispute_rounds
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: dispute_rounds_dispute_id_letter_id_unique
--     InitPlan 2
--       ->  Result
--             InitPlan 1
--               ->  Limit
--                     ->  Index Only Scan Backward using dispute_rounds_dispute_id_number_unique on dispute_rounds dispute_rounds_1
--                           Index Cond: (dispute_id = :id::uuid)
--     ->  Result

-- settleDispute

update "disputes"
set
  "resolved_at" = :instant
where
  "id" = :id;
--   Update on disputes
--     ->  Index Scan using disputes_pkey on disputes
--           Index Cond: (id = :id::uuid)

-- updateRound

update "dispute_rounds"
set
  "received_on" = :day,
  "due_on" = :day,
  "remind_on" = :day
where
  "id" = :id;
--   Update on dispute_rounds
--     ->  Index Scan using dispute_rounds_pkey on dispute_rounds
--           Index Cond: (id = :id::uuid)

-- lockRoundsBeside

select
  "id",
  "letter_id",
  "recipient",
  "basis",
  "received_on",
  "information_added_on",
  "outcome",
  "outcome_on"
from
  "dispute_rounds"
where
  "dispute_id" in (
    select
      "dispute_id"
    from
      "dispute_rounds"
    where
      "letter_id" = $1
  )
order by
  "id"
for update;
--   LockRows
--     ->  Sort
--           Sort Key: dispute_rounds.id
--           ->  Nested Loop
--                 ->  Index Scan using dispute_rounds_letter_id_index on dispute_rounds dispute_rounds_1
--                       Index Cond: (letter_id = :id::uuid)
--                 ->  Index Scan using dispute_rounds_dispute_id_letter_id_unique on dispute_rounds
--                       Index Cond: (dispute_id = dispute_rounds_1.dispute_id)

-- evidenceBeside

select
  "letter_id" as "letterId",
  "answer_document_id" as "documentId"
from
  "dispute_rounds"
where
  "dispute_id" in (
    select
      "dispute_id"
    from
      "dispute_rounds"
    where
      "letter_id" = $1
  );
--   Nested Loop
--     ->  Index Scan using dispute_rounds_letter_id_index on dispute_rounds dispute_rounds_1
--           Index Cond: (letter_id = :id::uuid)
--     ->  Index Scan using dispute_rounds_dispute_id_letter_id_unique on dispute_rounds
--           Index Cond: (dispute_id = dispute_rounds_1.dispute_id)

-- roundsToRemind

select
  "r"."id",
  "d"."id" as "disputeId",
  "d"."account_id" as "accountId"
from
  "dispute_rounds" as "r"
  inner join "disputes" as "d" on "d"."id" = "r"."dispute_id"
where
  "r"."remind_on" <= $1
  and "r"."id" > $2
order by
  "r"."id"
limit
  $3;
--   Limit
--     ->  Nested Loop
--           ->  Index Scan using dispute_rounds_pkey on dispute_rounds r
--                 Index Cond: (id > :id::uuid)
--                 Filter: (remind_on <= :day::date)
--           ->  Index Scan using disputes_pkey on disputes d
--                 Index Cond: (id = r.dispute_id)

-- removeDisputes

delete from "disputes"
where
  "account_id" = :id;
--   Delete on disputes
--     ->  Index Scan using disputes_account_id_item_key_index on disputes
--           Index Cond: (account_id = :id::uuid)

-- draftsOfStep

select
  "d0"."round_id",
  "d0"."draft_id"
from
  "dispute_drafts" as "d0"
where
  "d0"."round_id" = :id
  and "d0"."step" = 'mail_letter'
  and "d0"."made_from" = :text;
--   Index Scan using dispute_drafts_round_id_index on dispute_drafts d0
--     Index Cond: (round_id = :id::uuid)
--     Filter: ((step = 'mail_letter'::text) AND (made_from = :text::text))

-- addDisputeDraft

insert into
  "dispute_drafts" ("draft_id", "round_id", "step", "made_from", "created_at")
values
  (
    :newId,
    :id,
    'mail_letter',
    :text,
    :instant
  );
--   Insert on dispute_drafts
--     ->  Result

-- disputesOfDraft

select distinct
  "d"."id",
  "d"."item_key" as "itemKey"
from
  "dispute_drafts" as "s"
  inner join "dispute_rounds" as "r" on "r"."id" = "s"."round_id"
  inner join "disputes" as "d" on "d"."id" = "r"."dispute_id"
where
  "s"."draft_id" = $1
  and "d"."account_id" = $2;
--   Unique
--     ->  Sort
--           Sort Key: d.id, d.item_key
--           ->  Nested Loop
--                 ->  Nested Loop
--                       ->  Index Only Scan using dispute_drafts_pkey on dispute_drafts s
--                             Index Cond: (draft_id = :id::uuid)
--                       ->  Index Scan using dispute_rounds_pkey on dispute_rounds r
--                             Index Cond: (id = s.round_id)
--                 ->  Index Scan using disputes_pkey on disputes d
--                       Index Cond: (id = r.dispute_id)
--                       Filter: (account_id = :id::uuid)
