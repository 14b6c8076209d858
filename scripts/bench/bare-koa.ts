import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import pg from 'pg';

/**
 * The baseline of `bench:http`: a bare Koa route that does the same SQL as our GET of a letter with raw `pg`, and nothing
 * else: no checks, no decryption, no headers.
 */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const TOKEN = /cf_session_token=([^;]+)/;

const app = new Koa();
app.use(async (ctx) => {
  const id = ctx.path.split('/').at(-1);
  const token = TOKEN.exec(ctx.get('Cookie'))?.[1] ?? '';
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  const session = await pool.query(
    `select s.id as session_id, a.id as account_id, a.email, a.first_name, a.last_name, a.plan
     from sessions s inner join accounts a on a.id = s.account_id
     where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2`,
    [tokenHash, new Date()],
  );
  const letter = await pool.query(
    `select id, status, reference, dispute_reason, sealed_form, mail_date, tracking_number, created_at, sealed_document,
            document_sha256, pdf_key, pdf_sha256, pdf_pages
     from letters where id = $1 and account_id = $2 and status <> 'preparing'`,
    [id, session.rows[0]?.account_id],
  );
  const trail = await pool.query(
    'select kind, at, document_sha256 from letter_events where letter_id = $1 order by at, id',
    [id],
  );
  ctx.body = { success: true, data: { ...letter.rows[0], trail: trail.rows } };
});

const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
