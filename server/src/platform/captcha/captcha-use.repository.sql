-- The SQL of captcha-use.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- useTokenOnce

delete from "captcha_uses"
where
  "expires_at" < :instant;
--   Delete on captcha_uses
--     ->  Index Scan using captcha_uses_expires_at_index on captcha_uses
--           Index Cond: (expires_at < :instant::timestamp with time zone)

insert into
  "captcha_uses" ("signature", "expires_at")
values
  ($1, $2)
on conflict do nothing
returning
  "signature";
--   Insert on captcha_uses
--     Conflict Resolution: NOTHING
--     ->  Result
