-- The SQL of operator-setting.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- newestVersion

select
  "version"
from
  "operator_settings"
order by
  "version" desc
limit
  $1;
--   Limit
--     ->  Index Only Scan Backward using operator_settings_pkey on operator_settings

-- newestOfEach

select distinct
  on ("key") "version",
  "key",
  "value",
  "changed_by" as "changedBy",
  "restored",
  "changed_at" as "changedAt"
from
  "operator_settings"
order by
  "key",
  "version" desc;
--   Unique
--     ->  Sort
--           Sort Key: key, version DESC
--           ->  Seq Scan on operator_settings

-- versionsOf

select
  "o0".*
from
  "operator_settings" as "o0"
where
  "o0"."key" = 'company'
  and "o0"."version" < 9
order by
  "o0"."version" desc
limit
  20;
--   Limit
--     ->  Sort
--           Sort Key: version DESC
--           ->  Seq Scan on operator_settings o0
--                 Filter: ((version < 9) AND (key = 'company'::text))

-- findVersion

select
  "o0".*
from
  "operator_settings" as "o0"
where
  "o0"."version" = 1
limit
  1;
--   Limit
--     ->  Seq Scan on operator_settings o0
--           Filter: (version = 1)

-- lockSettings

select
  pg_advisory_xact_lock(hashtextextended ('operator-settings', 0));
--   Result

-- addVersion

insert into
  "operator_settings" ("version", "key", "value", "changed_by", "restored", "changed_at")
values
  (2, 'company', null, :id, null, :instant);
--   Insert on operator_settings
--     ->  Result
