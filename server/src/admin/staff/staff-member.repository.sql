-- The SQL of staff-member.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findMember

select
  "s0".*
from
  "staff_members" as "s0"
where
  "s0"."email" = :text
limit
  1;
--   Limit
--     ->  Seq Scan on staff_members s0
--           Filter: (email = :text::text)

-- allMembers

select
  "s0".*
from
  "staff_members" as "s0"
order by
  "s0"."email" asc;
--   Sort
--     Sort Key: email
--     ->  Seq Scan on staff_members s0

-- lockMembers

select
  pg_advisory_xact_lock(hashtextextended ('staff-members', 0));
--   Result

-- setMember

insert into
  "staff_members" ("email", "role", "changed_by", "changed_at")
values
  ('new@example.com', 'support', :id, :instant)
on conflict ("email") do update
set
  "role" = excluded."role",
  "changed_by" = excluded."changed_by",
  "changed_at" = excluded."changed_at";
--   Insert on staff_members
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: staff_members_pkey
--     ->  Result

-- removeMember

delete from "staff_members"
where
  "email" = :text;
--   Delete on staff_members
--     ->  Seq Scan on staff_members
--           Filter: (email = :text::text)
