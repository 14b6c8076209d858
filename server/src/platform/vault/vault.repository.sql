-- The SQL of vault.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findSealedColumns

select
  c.relname as "table",
  a.attname as "column",
  case
    when k.indnkeyatts = 1 then p.attname
  end as id,
  format_type(p.atttypid, p.atttypmod) as "idType"
from
  pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  and n.nspname = current_schema()
  join pg_attribute a on a.attrelid = c.oid
  and a.attnum > 0
  and not a.attisdropped
  left join pg_index k on k.indrelid = c.oid
  and k.indisprimary
  left join pg_attribute p on p.attrelid = c.oid
  and p.attnum = k.indkey[0]
where
  c.relkind in ('r', 'p')
  and a.attname ~ '^sealed(_|$)'
order by
  c.relname,
  a.attname;

-- nextSealed

select
  "id"::text as id,
  "sealed_form" as sealed
from
  "letters"
where
  split_part("sealed_form", '.', 2) <> :text
order by
  "letters"."id"
limit
  100;
--   Limit
--     ->  Index Scan using letters_pkey on letters
--           Filter: (split_part(sealed_form, '.'::text, 2) <> :text::text)

select
  "id"::text as id,
  "sealed_form" as sealed
from
  "letters"
where
  split_part("sealed_form", '.', 2) <> :text
  and "id" > :id::uuid
order by
  "letters"."id"
limit
  100;
--   Limit
--     ->  Index Scan using letters_pkey on letters
--           Index Cond: (id > :id::uuid)
--           Filter: (split_part(sealed_form, '.'::text, 2) <> :text::text)

-- swapSealed

update "letters"
set
  "sealed_form" = 'new'
from
  (
    select
      set_config('creditfix.resealing', 'on', true) as allowed
  ) as setting
where
  "id" = :id::uuid
  and "sealed_form" = :text
  and setting.allowed = 'on'
returning
  1 as done;
--   Update on letters
--     ->  Nested Loop
--           ->  Index Scan using letters_pkey on letters
--                 Index Cond: (id = :id::uuid)
--                 Filter: (sealed_form = :text::text)
--           ->  Subquery Scan on setting
--                 Filter: (setting.allowed = 'on'::text)
--                 ->  Result

-- countSealed

select
  count(*)::int as left
from
  "letters"
where
  split_part("sealed_form", '.', 2) <> :text;
-- reads all of letters: a change of keys looks at everything that is sealed
--   Aggregate
--     ->  Seq Scan on letters
--           Filter: (split_part(sealed_form, '.'::text, 2) <> :text::text)

-- resumeAt

select
  "k0"."place",
  "k0"."last_id"
from
  "key_rotation" as "k0"
where
  "k0"."place" = :text
  and "k0"."key_id" = :text
  and "k0"."done" = false
limit
  1;
--   Limit
--     ->  Seq Scan on key_rotation k0
--           Filter: ((NOT done) AND (place = :text::text) AND (key_id = :text::text))

-- remember

insert into
  "key_rotation" ("place", "key_id", "last_id", "done")
values
  ($1, $2, $3, $4)
on conflict ("place") do update
set
  "key_id" = "excluded"."key_id",
  "last_id" = "excluded"."last_id",
  "done" = "excluded"."done";
--   Insert on key_rotation
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: key_rotation_pkey
--     ->  Result

-- noteWriting

update "key_rotation"
set
  "writing_row" = :id,
  "writing_key" = :text
where
  "place" = :text;
--   Update on key_rotation
--     ->  Seq Scan on key_rotation
--           Filter: (place = :text::text)

-- findWriting

select
  "k0"."place",
  "k0"."writing_row",
  "k0"."writing_key"
from
  "key_rotation" as "k0"
where
  "k0"."place" = :text
limit
  1;
--   Limit
--     ->  Seq Scan on key_rotation k0
--           Filter: (place = :text::text)

-- storeOnce

insert into
  "vault_check" ("id", "sealed")
values
  ($1, $2)
on conflict do nothing;
--   Insert on vault_check
--     Conflict Resolution: NOTHING
--     ->  Result

select
  "v0".*
from
  "vault_check" as "v0"
where
  "v0"."id" = :text
limit
  1;
--   Limit
--     ->  Seq Scan on vault_check v0
--           Filter: (id = :text::text)
