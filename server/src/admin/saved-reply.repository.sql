-- The SQL of saved-reply.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- savedReplies

select
  "s0".*
from
  "saved_replies" as "s0"
order by
  "s0"."name" asc;
--   Sort
--     Sort Key: name
--     ->  Seq Scan on saved_replies s0

-- lockReplies

select
  pg_advisory_xact_lock(hashtextextended ('saved-replies', 0));
--   Result

-- addReply

insert into
  "saved_replies" ("id", "name", "text", "version", "changed_by", "changed_at")
values
  (
    :newId,
    'Another',
    :text,
    1,
    :id,
    :instant
  );
--   Insert on saved_replies
--     ->  Result

-- changeReply

update "saved_replies"
set
  "name" = :text,
  "text" = :text,
  "changed_by" = :id,
  "changed_at" = :instant,
  "version" = 2
where
  "id" = :id
  and "version" = 1;
--   Update on saved_replies
--     ->  Seq Scan on saved_replies
--           Filter: ((id = :id::uuid) AND (version = 1))

-- removeReply

delete from "saved_replies"
where
  "id" = :id;
--   Delete on saved_replies
--     ->  Seq Scan on saved_replies
--           Filter: (id = :id::uuid)
