-- The SQL of export-copy.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- copyCells

select
  "r"."id",
  r.created_at::text as "createdAt"
from
  (
    select
      "s"."account_id" as "id",
      "s"."created_at"
    from
      "account_statuses" as "s"
    where
      not "s"."is_deleted"
  ) as "r"
order by
  "r"."created_at" desc,
  "r"."id" desc
limit
  $1
offset
  $2;
--   Limit
--     ->  Index Only Scan Backward using account_statuses_list on account_statuses s

copy (
  select
    "r"."id" as "id",
    case
      when "r"."email" = '' then null
      when strpos('=+-@	
＝＋－＠', left("r"."email", 1)) = 0
      and strpos("r"."email", ';') = 0
      and strpos("r"."email", E'\t') = 0
      and strpos("r"."email", E'\r') = 0
      and strpos("r"."email", E'\n') = 0 then "r"."email"
      else regexp_replace(
        case
          when strpos('=+-@	
＝＋－＠', left("r"."email", 1)) > 0 then ''''
          else ''
        end || replace(replace("r"."email", E'\r\n', E'\n'), E'\r', E'\n'),
        '([;	
])(?=[=+\-@＝＋－＠])',
        E'\\1''',
        'g'
      )
    end as "email",
    case
      when "r"."firstName" = '' then null
      when strpos('=+-@	
＝＋－＠', left("r"."firstName", 1)) = 0
      and strpos("r"."firstName", ';') = 0
      and strpos("r"."firstName", E'\t') = 0
      and strpos("r"."firstName", E'\r') = 0
      and strpos("r"."firstName", E'\n') = 0 then "r"."firstName"
      else regexp_replace(
        case
          when strpos('=+-@	
＝＋－＠', left("r"."firstName", 1)) > 0 then ''''
          else ''
        end || replace(replace("r"."firstName", E'\r\n', E'\n'), E'\r', E'\n'),
        '([;	
])(?=[=+\-@＝＋－＠])',
        E'\\1''',
        'g'
      )
    end as "firstName",
    case
      when "r"."lastName" = '' then null
      when strpos('=+-@	
＝＋－＠', left("r"."lastName", 1)) = 0
      and strpos("r"."lastName", ';') = 0
      and strpos("r"."lastName", E'\t') = 0
      and strpos("r"."lastName", E'\r') = 0
      and strpos("r"."lastName", E'\n') = 0 then "r"."lastName"
      else regexp_replace(
        case
          when strpos('=+-@	
＝＋－＠', left("r"."lastName", 1)) > 0 then ''''
          else ''
        end || replace(replace("r"."lastName", E'\r\n', E'\n'), E'\r', E'\n'),
        '([;	
])(?=[=+\-@＝＋－＠])',
        E'\\1''',
        'g'
      )
    end as "lastName",
    "r"."plan" as "plan",
    "r"."status" as "status",
    "r"."flagged" as "flagged",
    "r"."lettersThisMonth" as "lettersThisMonth",
    "r"."lettersTotal" as "lettersTotal",
    "r"."revenueCents" as "revenueCents",
    "r"."createdAt" as "createdAt"
  from
    (
      select
        "s"."account_id" as "id",
        case
          when strpos(reverse("a"."email"), '@') in (0, length("a"."email")) then '***'
          else left("a"."email", 1) || '***' || right("a"."email", strpos(reverse("a"."email"), '@'))
        end as "email",
        case
          when coalesce("a"."first_name", '') = '' then ''
          else left("a"."first_name", 1) || '***'
        end as "firstName",
        case
          when coalesce("a"."last_name", '') = '' then ''
          else left("a"."last_name", 1) || '***'
        end as "lastName",
        "s"."plan" as "plan",
        "s"."status" as "status",
        case
          when s.open_flags > 0 then 'yes'
          else 'no'
        end as "flagged",
        case
          when t.letters_month = '2026-05' then t.letters_in_month
          else 0
        end as "lettersThisMonth",
        "t"."letters" as "lettersTotal",
        "t"."revenue_cents" as "revenueCents",
        to_char("s"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
      from
        "account_statuses" as "s"
        inner join "accounts" as "a" on "a"."id" = "s"."account_id"
        inner join "account_totals" as "t" on "t"."account_id" = "s"."account_id"
      where
        not "s"."is_deleted"
      order by
        "s"."created_at" desc,
        "s"."account_id" desc
    ) as "r"
) to stdout (format csv, encoding 'UTF8', force_quote ("email", "firstName", "lastName"));
--   Subquery Scan on r
--     ->  Nested Loop
--           ->  Nested Loop
--                 ->  Index Only Scan Backward using account_statuses_list on account_statuses s
--                 ->  Index Scan using accounts_pkey on accounts a
--                       Index Cond: (id = s.account_id)
--           ->  Index Scan using account_totals_pkey on account_totals t
--                 Index Cond: (account_id = a.id)

select
  "r"."id",
  r.created_at::text as "createdAt"
from
  (
    select
      "l"."id",
      "l"."created_at"
    from
      "letters" as "l"
    where
      "l"."status" <> $1
  ) as "r"
order by
  "r"."created_at" desc,
  "r"."id" desc
limit
  $2
offset
  $3;
--   Limit
--     ->  Index Only Scan Backward using letters_list on letters l
--           Filter: (status <> 'preparing'::text)

copy (
  select
    "r"."id" as "id",
    "r"."userId" as "userId",
    case
      when "r"."reference" = '' then null
      when strpos('=+-@	
＝＋－＠', left("r"."reference", 1)) = 0
      and strpos("r"."reference", ';') = 0
      and strpos("r"."reference", E'\t') = 0
      and strpos("r"."reference", E'\r') = 0
      and strpos("r"."reference", E'\n') = 0 then "r"."reference"
      else regexp_replace(
        case
          when strpos('=+-@	
＝＋－＠', left("r"."reference", 1)) > 0 then ''''
          else ''
        end || replace(replace("r"."reference", E'\r\n', E'\n'), E'\r', E'\n'),
        '([;	
])(?=[=+\-@＝＋－＠])',
        E'\\1''',
        'g'
      )
    end as "reference",
    "r"."reason" as "reason",
    "r"."recipient" as "recipient",
    "r"."status" as "status",
    "r"."pages" as "pages",
    "r"."mailedOn" as "mailedOn",
    "r"."createdAt" as "createdAt"
  from
    (
      select
        "l"."id" as "id",
        "l"."account_id" as "userId",
        "l"."reference" as "reference",
        "l"."dispute_reason" as "reason",
        "l"."recipient" as "recipient",
        "l"."status" as "status",
        "l"."pdf_pages" as "pages",
        "l"."mail_date" as "mailedOn",
        to_char("l"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
      from
        "letters" as "l"
      where
        "l"."status" <> 'preparing'
      order by
        "l"."created_at" desc,
        "l"."id" desc
    ) as "r"
) to stdout (format csv, encoding 'UTF8', force_quote ("reference"));
-- reads all of letters: somebody of the staff exports all of them
--   Subquery Scan on r
--     ->  Index Scan Backward using letters_list on letters l
--           Filter: (status <> 'preparing'::text)

-- copyLines

select
  "r"."id",
  r.created_at::text as "createdAt"
from
  (
    select
      "l"."id",
      "l"."created_at"
    from
      "letters" as "l"
    where
      "l"."status" <> $1
  ) as "r"
order by
  "r"."created_at" desc,
  "r"."id" desc
limit
  $2
offset
  $3;
--   Limit
--     ->  Index Only Scan Backward using letters_list on letters l
--           Filter: (status <> 'preparing'::text)

copy (
  select
    row_to_json(r)::text as "line"
  from
    (
      select
        "l"."id" as "id",
        "l"."account_id" as "userId",
        "l"."reference" as "reference",
        "l"."dispute_reason" as "reason",
        "l"."recipient" as "recipient",
        "l"."status" as "status",
        "l"."pdf_pages" as "pages",
        "l"."mail_date" as "mailedOn",
        to_char("l"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
      from
        "letters" as "l"
      where
        "l"."status" <> 'preparing'
      order by
        "l"."created_at" desc,
        "l"."id" desc
    ) as "r"
) to stdout (format csv, encoding 'UTF8', quote e'\x01', delimiter e'\x02');
-- reads all of letters: somebody of the staff exports all of them
--   Subquery Scan on r
--     ->  Index Scan Backward using letters_list on letters l
--           Filter: (status <> 'preparing'::text)
