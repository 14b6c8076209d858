-- The SQL of system-state.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- queueFigures

select
  "q"."name",
  count("j"."id") filter (
    where
      "j"."state" in ($1, $2, $3)
  ) as "waiting",
  count("j"."id") filter (
    where
      "j"."state" = $4
  ) as "failed",
  floor(
    extract(
      epoch
      from
        now() - min(j.start_after) filter (
          where
            j.state in ('created', 'retry')
            and j.start_after <= now()
        )
    )
  )::int as "oldestWaitingSeconds"
from
  "pgboss"."queue" as "q"
  left join "pgboss"."job" as "j" on "j"."name" = "q"."name"
  and "j"."state" in ($5, $6, $7, $8)
where
  left(q.name, 2) <> $9
group by
  "q"."name"
order by
  "q"."name";

-- serverVersion

select
  current_setting('server_version') as "version";
--   Result
