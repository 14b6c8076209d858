import pg from 'pg';

/**
 * Fills a migrated PostgreSQL with a business of any size: users who came over three years, more of them of late, with plans,
 * subscriptions, payments, refunds, flags and letters. Only what lists, figures and exports read is real; what is sealed holds one
 * constant that nobody can open. The connection has to be a superuser's: triggers and references are left out while rows are loaded.
 */
export async function fillBusiness(
  databaseUrl: string,
  { users, letters }: { readonly users: number; readonly letters: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '128MB'`);
    await client.query('select setseed(0.42)');
    await client.query(PERSONAS, [users]);
    await client.query('create index on people (n)');
    for (const statement of [ACCOUNTS, SUBSCRIPTIONS, PAYMENTS, FLAGS])
      await client.query(statement);
    await withoutIndexes(client, ['letters', 'account_statuses'], async () => {
      await client.query(LETTERS, [letters, users]);
      await client.query(LETTER_USES);
      await client.query('set session_replication_role = origin');
      await client.query('analyze');
      await client.query('select rebuild_kept_totals()');
    });
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

/** Making an index once is quicker than keeping it row by row. */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  load: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; made_by: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made_by from pg_index
     where indrelid = any ($1::regclass[]) and not indisprimary and not indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await load();
  for (const row of rows) await client.query(row.made_by);
}

/** Who there is, in the order in which they came: the share of each kind, and since when. `running` is a subscription, `granted` a gift. */
const PERSONAS = `create temp table people as
  select n, gen_random_uuid() as id, at as created_at, kind,
    case when kind < 0.015 then 'granted' when kind < 0.12 then 'running' when kind < 0.25 then 'former' else 'free' end as deal,
    case when kind < 0.022 then 'trialing' when kind < 0.026 then 'past_due' else 'active' end as running_status
  from (select n, random() as kind, now() - interval '1095 days' * power(random(), 1.5) as at
    from generate_series(1, $1::int) n) drawn order by at`;

const ACCOUNTS = `insert into accounts (id, email, first_name, last_name, plan, created_at, last_login_at, deleted_at)
  select id,
    case when gone then 'deleted-' || id || '@deleted.invalid' else lower(first) || '.' || lower(last) || n || '@' || host end,
    case when not gone and n % 10 < 7 then first end, case when not gone and n % 10 < 7 then last end,
    case when not gone and deal in ('granted', 'running') then 'pro' else 'free' end,
    created_at, created_at, case when gone then created_at + interval '1 hour' end
  from (select *, n % 50 = 0 and deal = 'free' as gone,
      (array['Ana','Ben','Carla','Dmitri','Elena','Farid','Grace','Hugo','Ines','Jamal','Kate','Luis','Maria','Noah','Olga','Priya',
        'Quinn','Rosa','Sam','Tara','Uma','Victor','Wendy','Xavier','Yara','Zoe'])[1 + n % 26] as first,
      (array['Adams','Brown','Clark','Diaz','Evans','Flores','Garcia','Hall','Ito','Jones','Kim','Lopez','Moore','Nguyen','Ortiz',
        'Patel','Quick','Reyes','Smith','Torres','Usman','Vega','White','Young','Zhang'])[1 + n / 26 % 25] as last,
      (array['example.com','example.org','mail.example','post.example'])[1 + n % 4] as host
    from people) named`;

const SUBSCRIPTIONS = `insert into subscriptions (id, account_id, status, amount_cents, currency, period_starts_at, period_ends_at,
    cancels_at_period_end, past_due_since, started_at, ended_at, fetched_at)
  select 'sub_' || n, id, case when deal = 'former' then 'canceled' else running_status end, 1999, 'usd',
    now() - interval '10 days', now() + interval '20 days', false,
    case when deal = 'running' and running_status = 'past_due' then now() - interval '2 days' end, begun,
    case when deal = 'former' then begun + (now() - begun) * random() end, now()
  from (select *, created_at + (now() - created_at) * random() * 0.5 as begun from people where deal in ('running', 'former')) p`;

/** Up to six months of each subscription, from its beginning. */
const PAYMENTS = `insert into payments (id, account_id, invoice_id, subscription_id, what, amount_cents, refunded_cents,
    disputed_at, currency, paid_at)
  select gen_random_uuid(), account_id, 'in_' || id || '_' || month, id, 'Credit Fix Pro', 1999,
    case when luck < 0.02 then 1999 when luck < 0.025 then 500 else 0 end,
    case when luck > 0.997 then paid_at + interval '5 days' end, 'usd', paid_at
  from (select s.*, month, random() as luck, s.started_at + month * interval '1 month' as paid_at
    from subscriptions s cross join generate_series(0, 5) month where s.status <> 'trialing') p
  where paid_at < coalesce(ended_at, now())`;

const FLAGS = `insert into account_flags (id, account_id, rule, detail, raised_at, cleared_at, cleared_note)
  select gen_random_uuid(), id, rule, 'Made up for a measurement.', raised_at,
    case when n % 2 = 0 then raised_at + (now() - raised_at) / 2 end, case when n % 2 = 0 then 'Looked at.' end
  from (select n, id, rule, created_at + (now() - created_at) * random() as raised_at from people
    cross join (values ('fair_use', 0), ('shared_device', 1), ('chargeback', 2)) rules (rule, number)
    where n % 100 = number or n % 700 = 0) f`;

/** Each in the time since its user came; the newest ones are still under way. */
const LETTERS = `insert into letters (id, account_id, signing_id, position, plan_month, status, reference, dispute_reason, recipient,
    sealed_form, sealed_document, sealed_signature, document_sha256, pdf_key, pdf_sha256, pdf_pages, exhibit_pages, mail_date,
    created_at)
  select id, account_id, id, 0, eastern_month(created_at), status,
    'CF-' || ${referenceDigits(1, 4)} || '-' || ${referenceDigits(5, 8)},
    (array['not_mine','not_mine','not_mine','paid_in_full','incorrect_amount','incorrect_amount','incorrect_dates','duplicate',
      'identity_theft','statute_of_limitations','other'])[1 + floor(kind * 11)::int],
    case when luck < 0.62 then 'bureau' when luck < 0.85 then 'collector' when luck < 0.97 then 'furnisher' else 'inquirer' end,
    'sealed', 'sealed', 'sealed', repeat('0', 64),
    case when status <> 'preparing' then 'letters/' || id end, case when status <> 'preparing' then repeat('0', 64) end,
    case when status <> 'preparing' then 1 + floor(kind * 3)::int end, 0,
    case when status in ('mailed', 'in_transit', 'delivered', 'returned') then (created_at + interval '1 day')::date end, created_at
  from (select *, ('x' || left(replace(id::text, '-', ''), 10))::bit(40) as bits,
      case when fate < 0.0005 then case when created_at > now() - interval '1 day' then 'preparing' else 'failed' end
        when fate < 0.35 then 'drafted' when fate < 0.36 then 'cancelled' when fate < 0.362 then 'failed'
        when fate < 0.38 and created_at < now() - interval '20 days' then 'returned'
        when created_at > now() - interval '1 day' then 'queued' when created_at > now() - interval '3 days' then 'mailed'
        when created_at > now() - interval '8 days' then 'in_transit' else 'delivered' end as status
    from (select gen_random_uuid() as id, p.id as account_id, random() as fate, random() as luck, random() as kind,
        p.created_at + (now() - p.created_at) * drawn.moment as created_at
      from (select 1 + floor($2::int * power(random(), 1.2))::int as n, random() as moment from generate_series(1, $1::int)) drawn
      join people p on p.n = drawn.n) written) settled order by created_at`;

const LETTER_USES = `insert into letter_uses (letter_id, account_id, used_at, again)
  select id, account_id, created_at, false from letters`;

/** Crockford's base32 of some of the first forty bits. */
function referenceDigits(from: number, to: number): string {
  const digits = Array.from({ length: to - from + 1 }, (_, index) => (from + index - 1) * 5 + 1);
  return digits
    .map(
      (bit) =>
        `substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substring(bits from ${bit} for 5)::bit(5)::int + 1, 1)`,
    )
    .join(' || ');
}
