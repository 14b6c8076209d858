import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Koa, { type Context } from 'koa';
import pg from 'pg';

/**
 * The baseline of `bench:http`: a bare Koa that does the same SQL as our reads with raw `pg`, and nothing else: no checks, no
 * decryption, no headers.
 */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const TOKEN = /cf_session_token=([^;]+)/;

interface SessionRow {
  readonly account_id: string;
}

async function findSession(ctx: Context): Promise<SessionRow | undefined> {
  const token = TOKEN.exec(ctx.get('Cookie'))?.[1] ?? '';
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  const { rows } = await pool.query<SessionRow>(
    `select s.id as session_id, a.id as account_id, a.email, a.first_name, a.last_name, a.plan, a.plan_until,
            s.authenticated_at, s.last_seen_at
     from sessions s inner join accounts a on a.id = s.account_id
     where s.token_hash = $1 and s.kind = 'person' and s.ended_at is null and s.expires_at > $2 and a.deleted_at is null`,
    [tokenHash, new Date()],
  );
  return rows[0];
}

async function readLetters(accountId: string | undefined) {
  const letters = await pool.query(
    `select id, status, reference, dispute_reason, recipient, template, exhibit_pages, sealed_form, mail_date, tracking_number,
            created_at
     from letters where account_id = $1 order by created_at desc limit $2`,
    [accountId, 50],
  );
  const counted = await pool.query(
    `select account.plan, account.plan_from, account.period_ends_at, account.plan_until, letters.created_at as made_at,
       (twin.id <> account.id and twin.plan = 'pro' and (twin.plan_until is null or twin.plan_until > $1)
         and twin.deleted_at is null) as on_others_pro
     from accounts account
     join accounts twin on twin.id = account.id or twin.mailbox_key = account.mailbox_key
     left join letters on letters.account_id = twin.id and letters.created_at >=
       least($2::timestamptz, case when account.period_ends_at is not null then account.plan_from end)
     where account.id = $3`,
    [new Date(), new Date(Date.now() - 62 * 86_400_000), accountId],
  );
  return { letters: letters.rows, allowance: counted.rows };
}

async function readLetter(id: string | undefined, accountId: string | undefined) {
  const letter = await pool.query(
    `select id, status, reference, dispute_reason, recipient, template, exhibit_pages, sealed_form, mail_date, tracking_number,
            created_at, sealed_document, document_sha256, pdf_key, pdf_sha256, packet_key, packet_sha256, pdf_pages
     from letters where id = $1 and account_id = $2 and status <> 'preparing'`,
    [id, accountId],
  );
  const trail = await pool.query(
    'select kind, at, document_sha256 from letter_events where letter_id = $1 order by number',
    [id],
  );
  return { ...letter.rows[0], trail: trail.rows };
}

const app = new Koa();
app.use(async (ctx) => {
  const session = await findSession(ctx);
  const accountId = session?.account_id;
  if (ctx.path === '/api/auth/session') ctx.body = { success: true, data: session };
  else if (ctx.path === '/api/letters')
    ctx.body = { success: true, data: await readLetters(accountId) };
  else ctx.body = { success: true, data: await readLetter(ctx.path.split('/').at(-1), accountId) };
});

const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
