-- The SQL of email.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- addEmail

insert into
  "outgoing_emails" ("id", "key", "kind", "account_id", "sealed_message", "keeps_text", "status", "created_at")
values
  ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("key") do nothing
returning
  "id";
--   Insert on outgoing_emails
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: outgoing_emails_key_unique
--     ->  Result

-- claimEmail

update "outgoing_emails"
set
  "claimed_until" = $1
where
  "id" = $2
  and "status" = $3
  and (
    "claimed_until" is null
    or "claimed_until" <= $4
  )
returning
  "sealed_message" as "sealedMessage";
--   Update on outgoing_emails
--     ->  Index Scan using outgoing_emails_pkey on outgoing_emails
--           Index Cond: (id = :id::uuid)
--           Filter: (((claimed_until IS NULL) OR (claimed_until <= :instant::timestamp with time zone)) AND (status = 'queued'::text))

-- isQueued

select
  "o0"."id"
from
  "outgoing_emails" as "o0"
where
  "o0"."id" = :id
  and "o0"."status" = 'queued'
limit
  1;
--   Limit
--     ->  Index Scan using outgoing_emails_pkey on outgoing_emails o0
--           Index Cond: (id = :id::uuid)
--           Filter: (status = 'queued'::text)

-- releaseEmail

update "outgoing_emails"
set
  "claimed_until" = null
where
  "id" = :id;
--   Update on outgoing_emails
--     ->  Index Scan using outgoing_emails_pkey on outgoing_emails
--           Index Cond: (id = :id::uuid)

-- noteSent

update "outgoing_emails"
set
  "status" = $1,
  "sent_at" = $2,
  "sealed_message" = case
    when keeps_text then sealed_message
  end
where
  "id" = $3;
--   Update on outgoing_emails
--     ->  Index Scan using outgoing_emails_pkey on outgoing_emails
--           Index Cond: (id = :id::uuid)

-- accountOfEmail

select
  "o0"."id",
  "o0"."account_id"
from
  "outgoing_emails" as "o0"
where
  "o0"."id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using outgoing_emails_pkey on outgoing_emails o0
--           Index Cond: (id = :id::uuid)

-- noteRefused

update "outgoing_emails"
set
  "status" = $1,
  "sealed_message" = case
    when keeps_text then sealed_message
  end
where
  "id" = $2
  and "status" = $3
returning
  "account_id";
--   Update on outgoing_emails
--     ->  Index Scan using outgoing_emails_pkey on outgoing_emails
--           Index Cond: (id = :id::uuid)
--           Filter: (status = 'queued'::text)

-- giveUpEmails

update "outgoing_emails"
set
  "status" = $1,
  "sealed_message" = case
    when keeps_text then sealed_message
  end
where
  "status" = $2
  and "created_at" < $3;
--   Update on outgoing_emails
--     ->  Index Scan using outgoing_emails_queued on outgoing_emails
--           Index Cond: (created_at < :instant::timestamp with time zone)
--           Filter: (status = 'queued'::text)

-- waitingEmails

select
  "o0"."id"
from
  "outgoing_emails" as "o0"
where
  "o0"."status" = 'queued'
  and "o0"."created_at" < :instant
  and (
    "o0"."claimed_until" is null
    or "o0"."claimed_until" < :instant
  )
order by
  "o0"."created_at" asc
limit
  100;
--   Limit
--     ->  Index Scan using outgoing_emails_queued on outgoing_emails o0
--           Index Cond: (created_at < :instant::timestamp with time zone)
--           Filter: ((claimed_until IS NULL) OR (claimed_until < :instant::timestamp with time zone))

-- emailsOf

select
  "o0".*
from
  "outgoing_emails" as "o0"
where
  "o0"."account_id" = :id
order by
  "o0"."created_at" asc,
  "o0"."id" asc;
--   Sort
--     Sort Key: created_at, id
--     ->  Index Scan using outgoing_emails_account_id_index on outgoing_emails o0
--           Index Cond: (account_id = :id::uuid)

-- findEmail

select
  "o0".*
from
  "outgoing_emails" as "o0"
where
  "o0"."id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using outgoing_emails_pkey on outgoing_emails o0
--           Index Cond: (id = :id::uuid)

-- newestEmails

select
  "o0"."id",
  "o0"."kind",
  "o0"."status",
  "o0"."keeps_text",
  "o0"."created_at",
  "o0"."sent_at"
from
  "outgoing_emails" as "o0"
where
  "o0"."account_id" = :id
order by
  "o0"."created_at" desc,
  "o0"."id" asc
limit
  100;
--   Limit
--     ->  Sort
--           Sort Key: created_at DESC, id
--           ->  Index Scan using outgoing_emails_account_id_index on outgoing_emails o0
--                 Index Cond: (account_id = :id::uuid)

-- forgetEmails

delete from "outgoing_emails"
where
  "account_id" = :id;
--   Delete on outgoing_emails
--     ->  Index Scan using outgoing_emails_account_id_index on outgoing_emails
--           Index Cond: (account_id = :id::uuid)

-- purgeOutgoingEmails

delete from "outgoing_emails"
where
  "created_at" < :instant;
--   Delete on outgoing_emails
--     ->  Index Scan using outgoing_emails_created_at_index on outgoing_emails
--           Index Cond: (created_at < :instant::timestamp with time zone)

-- emailStates

select
  "o0"."id",
  "o0"."key",
  "o0"."status"
from
  "outgoing_emails" as "o0"
where
  "o0"."key" in (:text);
--   Index Scan using outgoing_emails_key_unique on outgoing_emails o0
--     Index Cond: (key = :text::text)

-- emailTraffic

select
  (
    select
      count(*) as "count"
    from
      "outgoing_emails"
    where
      "created_at" > $1
      and "status" = $2
  ) as "waiting",
  (
    select
      count(*) as "count"
    from
      "outgoing_emails"
    where
      "created_at" > $3
      and "status" in ($4, $5)
  ) as "failed",
  (
    select
      "sent_at"
    from
      "outgoing_emails"
    where
      "sent_at" is not null
    order by
      "created_at" desc
    limit
      $6
  ) as "lastSentAt";
--   Result
--     InitPlan 1
--       ->  Aggregate
--             ->  Index Only Scan using outgoing_emails_queued on outgoing_emails
--                   Index Cond: (created_at > :instant::timestamp with time zone)
--     InitPlan 2
--       ->  Aggregate
--             ->  Index Scan using outgoing_emails_created_at_index on outgoing_emails outgoing_emails_1
--                   Index Cond: (created_at > :instant::timestamp with time zone)
--                   Filter: (status = ANY ('{failed,bounced}'::text[]))
--     InitPlan 3
--       ->  Limit
--             ->  Index Scan Backward using outgoing_emails_created_at_index on outgoing_emails outgoing_emails_2
--                   Filter: (sent_at IS NOT NULL)

-- keepLocalEmail

insert into
  "local_mail" ("id", "sealed_message", "sent_at")
values
  ($1, $2, $3)
on conflict ("id") do update
set
  "sealed_message" = "excluded"."sealed_message",
  "sent_at" = "excluded"."sent_at";
--   Insert on local_mail
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: local_mail_pkey
--     ->  Result

delete from "local_mail"
where
  "number" <= (
    select
      max("number") as "newest"
    from
      "local_mail"
  ) - $1;
--   Delete on local_mail
--     InitPlan 1
--       ->  Aggregate
--             ->  Seq Scan on local_mail local_mail_1
--     ->  Seq Scan on local_mail
--           Filter: (number <= ((InitPlan 1).col1 - '100'::bigint))

-- keptLocalEmails

select
  "l0"."id",
  "l0"."sent_at"
from
  "local_mail" as "l0"
order by
  "l0"."number" desc;
--   Sort
--     Sort Key: number DESC
--     ->  Seq Scan on local_mail l0

-- localEmails

select
  "l0".*
from
  "local_mail" as "l0"
where
  "l0"."id" in (:id);
--   Seq Scan on local_mail l0
--     Filter: (id = :id::uuid)

-- purgeLocalEmails

delete from "local_mail"
where
  "sent_at" < :instant;
--   Delete on local_mail
--     ->  Seq Scan on local_mail
--           Filter: (sent_at < :instant::timestamp with time zone)
