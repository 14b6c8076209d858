-- The SQL of read-inbox.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- claimInbox

insert into
  "contact_inboxes" ("id", "claimed_until", "failures")
values
  ($1, $2, $3)
on conflict ("id") do update
set
  "claimed_until" = $4
where
  (
    "contact_inboxes"."claimed_until" is null
    or "contact_inboxes"."claimed_until" <= $5
  )
returning
  "place",
  "failures";
--   Insert on contact_inboxes
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: contact_inboxes_pkey
--     Conflict Filter: ((contact_inboxes.claimed_until IS NULL) OR (contact_inboxes.claimed_until <= :instant::timestamp with time zone))
--     ->  Result

-- notePlace

update "contact_inboxes"
set
  "place" = :text
where
  "id" = :text;
--   Update on contact_inboxes
--     ->  Index Scan using contact_inboxes_pkey on contact_inboxes
--           Index Cond: (id = :text::text)

-- releaseInbox

update "contact_inboxes"
set
  "failures" = 2,
  "claimed_until" = :instant
where
  "id" = :text;
--   Update on contact_inboxes
--     ->  Index Scan using contact_inboxes_pkey on contact_inboxes
--           Index Cond: (id = :text::text)
