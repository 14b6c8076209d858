import { currentLanguage, type Language } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { createPgBossJobs, type Jobs } from '#server/platform/jobs/index.ts';
import { inLanguage } from '#server/platform/language/index.ts';
import { createLog } from '#server/platform/logging/index.ts';
import { Vault, newEncryptionKeys } from '#server/platform/vault/index.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { EmailDraft } from './email-draft.ts';
import { EmailRefused, type EmailMessage } from './mailer.port.ts';
import { readStopToken } from './stop-link.ts';
import {
  createOutbox,
  gatherEmails,
  openEmail,
  type Outbox,
  type OutgoingEmail,
  purgeEmails,
  resumeEmails,
  sendEmailAgain,
  type SendingParts,
  sendQueuedEmail,
} from './outbox.ts';

const START = '2026-11-21T15:00:00.000Z';
const HOUR = 60 * 60_000;
const clock = createTestClock(START);
const vault = new Vault(newEncryptionKeys());
let database: Database;
let jobs: Jobs;
let outbox: Outbox;
/** What the mail server does with the next email. */
let answer: (message: EmailMessage) => Promise<void>;
const sent: EmailMessage[] = [];
const bounces: { accountId: string; emailId: string }[] = [];
let parts: SendingParts;

const stored = new Map<string, Uint8Array>();

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = createPgBossJobs(database, createLog('silent'));
  jobs.handle({ queue: 'send-email', retries: 8, retryDelaySeconds: 30 }, () => Promise.resolve());
  await jobs.start({ work: false });
  const publicOrigin = () => 'https://example.com';
  const languageOf = async (tx: EntityManager, accountId: string) => {
    const query = 'select language from accounts where id = ?';
    const [account] = await tx.execute<{ language: Language }[]>(query, [accountId]);
    return account?.language;
  };
  outbox = createOutbox({ vault, jobs, clock, publicOrigin, languageOf });
  parts = {
    database,
    vault,
    clock,
    files: { get: async (key) => stored.get(key) },
    mailer: {
      async send(message) {
        await answer(message);
        sent.push(message);
      },
      close: () => Promise.resolve(),
    },
    holdAccount: (tx, accountId) =>
      tx.execute('select 1 from accounts where id = ? for key share', [accountId]),
    onBounce: (_, bounce) => {
      bounces.push(bounce);
      return Promise.resolve();
    },
  };
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});
beforeEach(async () => {
  clock.set(START);
  answer = () => Promise.resolve();
  sent.length = 0;
  bounces.length = 0;
  await sql('delete from outgoing_emails');
  await sql('delete from pgboss.job');
});

const receipt: EmailDraft = {
  subject: 'Receipt',
  preview: 'Paid',
  heading: 'Thank you',
  blocks: [{ kind: 'text', text: 'The secret amount is $19.99.' }],
  reason: 'You pay for Pro.',
};
const draft = () => receipt;

async function sql(query: string, params: readonly unknown[] = []) {
  return await database.fork().execute<Record<string, unknown>[]>(query, [...params]);
}

async function queue(email: Partial<OutgoingEmail> = {}): Promise<string> {
  await database.fork().transactional(async (tx) => {
    const plain = { key: 'receipt:1', kind: 'receipt', to: 'anna@example.com', draft };
    await outbox.queue(tx, { ...plain, ...email });
  });
  const [row] = await sql('select id from outgoing_emails where key = ?', [
    email.key ?? 'receipt:1',
  ]);
  return String(row?.id);
}

async function rowOf(id: string) {
  const [row] = await sql('select * from outgoing_emails where id = ?', [id]);
  return row;
}

async function queuedJobs(): Promise<unknown[]> {
  return (await sql(`select data from pgboss.job where name = 'send-email'`)).map(
    ({ data }) => data,
  );
}

/** An account, as far as an email needs one. */
async function anAccount(language = 'en'): Promise<string> {
  const id = randomUUID();
  await sql(
    `insert into accounts (id, email, plan, language, created_at) values (?, ?, 'free', ?, ?)`,
    [id, `${id}@example.com`, language, START],
  );
  return id;
}

const later = (hours: number) =>
  clock.set(new Date(Date.parse(START) + hours * HOUR).toISOString());

describe('deciding on an email', () => {
  it('queues it once for each key, however often and however many at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => queue()));
    await queue({ key: 'receipt:2' });
    expect(await sql('select key from outgoing_emails order by key')).toEqual([
      { key: 'receipt:1' },
      { key: 'receipt:2' },
    ]);
    expect(await queuedJobs()).toHaveLength(2);
  });

  it('queues nothing where the transaction does not commit', async () => {
    const failing = database.fork().transactional(async (tx) => {
      await outbox.queue(tx, { key: 'receipt:1', kind: 'receipt', to: 'a@example.com', draft });
      throw new Error('the rest went wrong');
    });
    await expect(failing).rejects.toThrow('went wrong');
    expect(await sql('select id from outgoing_emails')).toEqual([]);
    expect(await queuedJobs()).toEqual([]);
  });

  it('keeps what it says sealed, and the job carries its id alone', async () => {
    const id = await queue();
    expect(JSON.stringify(await rowOf(id))).not.toMatch(/secret amount|anna@/);
    expect(await queuedJobs()).toEqual([{ emailId: id }]);
  });

  it('writes it in the language of its account, whoever asks for it, or else of the person who is spoken to', async () => {
    const draftOf = () => ({ ...receipt, heading: currentLanguage() });
    const [anna, ana] = [await anAccount(), await anAccount('es')];
    const ids = await inLanguage('es', async () => [
      await queue({ key: 'receipt:1', accountId: anna, preference: 'deadlines', draft: draftOf }),
      await queue({ key: 'receipt:2', accountId: ana, preference: 'deadlines', draft: draftOf }),
      await queue({ key: 'receipt:3', draft: draftOf }),
      await queue({ key: 'receipt:4', language: 'en', draft: draftOf }),
    ]);
    ids.push(await queue({ key: 'receipt:5', accountId: ana, draft: draftOf }));
    for (const id of ids) await sendQueuedEmail(parts, id);
    const languages = sent.map(({ html }) => /lang="(\w+)"/.exec(html)?.[1]);
    expect(languages).toEqual(['en', 'es', 'es', 'en', 'es']);
    expect(sent.map(({ text }) => text.split('\n')[0])).toEqual(languages);
    const stopUrl = expect.stringMatching(
      /^https:\/\/example\.com\/api\/emails\/stop\?token=[\w.-]+$/,
    );
    expect(sent.map((message) => message.stopUrl)).toEqual([
      stopUrl,
      stopUrl,
      ...Array.from({ length: 3 }),
    ]);
    expect(sent[0]?.text).toMatch(/https:\/\/example\.com\/emails\/stop\?token=/);
    expect(sent[1]?.text).toContain('https://example.com/es/account/emails');
    // Whose it is stays unsaid: the address is not in the link, and neither is another person's kind of email in reach.
    const token = new URL(sent[0]?.stopUrl ?? '').searchParams.get('token') ?? '';
    expect(readStopToken(vault, token)).toEqual({ accountId: anna, preference: 'deadlines' });
    expect(readStopToken(vault, token.replace('deadlines', 'referrals'))).toBeUndefined();
    expect(readStopToken(new Vault(newEncryptionKeys()), token)).toBeUndefined();
    expect(readStopToken(vault, `${token}x`)).toBeUndefined();
  });

  it('fails at once if it can not be drawn', async () => {
    const blocks = [{ kind: 'button', label: 'x', url: 'javascript:alert(1)' }] as const;
    await expect(queue({ draft: () => ({ ...receipt, blocks }) })).rejects.toThrow(/web address/);
  });
});

describe('sending', () => {
  it('sends it, notes it, and forgets what it said', async () => {
    const id = await queue({ replyTo: 'bob@example.com' });
    await sendQueuedEmail(parts, id);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      id,
      to: 'anna@example.com',
      replyTo: 'bob@example.com',
      subject: 'Receipt',
    });
    expect(sent[0]?.text).toContain('The secret amount is $19.99.');
    expect(await rowOf(id)).toMatchObject({ status: 'sent', sealed_message: null });
    await sendQueuedEmail(parts, id);
    expect(sent).toHaveLength(1);
  });

  it('keeps what it said sealed where it is about an account and opens nothing, and sends that again', async () => {
    const accountId = await anAccount();
    const kept = await queue({ key: 'receipt:kept', accountId });
    const secret = await queue({ key: 'receipt:secret', accountId, secret: true });
    for (const id of [kept, secret]) await sendQueuedEmail(parts, id);
    expect(JSON.stringify(await rowOf(kept))).not.toMatch(/secret amount|anna@/);
    expect(await rowOf(secret)).toMatchObject({ status: 'sent', sealed_message: null });
    const em = database.fork();
    expect(await openEmail(em, vault, secret)).toBeUndefined();
    expect(await openEmail(em, vault, kept)).toMatchObject({
      accountId,
      to: 'anna@example.com',
      subject: 'Receipt',
      text: expect.stringContaining('The secret amount is $19.99.'),
    });
    const press = randomUUID();
    const again = async (id: string) =>
      await em
        .fork()
        .transactional(
          async (tx) =>
            await sendEmailAgain(tx, { ...parts, jobs }, { id, press, to: 'anna@example.org' }),
        );
    expect([await again(secret), await again(kept), await again(kept)]).toEqual([
      false,
      true,
      false,
    ]);
    const [waiting] = await sql(`select id from outgoing_emails where status = 'queued'`);
    await sendQueuedEmail(parts, String(waiting?.id));
    expect(sent.map(({ text }) => text)).toEqual([sent[0]?.text, sent[1]?.text, sent[0]?.text]);
    expect(sent.at(-1)?.to).toBe('anna@example.org');
    const own = await gatherEmails(em, vault, accountId);
    const said = own.map((email) => ('text' in email ? 'kept' : 'not kept')).toSorted();
    expect(said).toEqual(['kept', 'kept', 'not kept']);
  });

  it('sends it once where several jobs want to at the same time', async () => {
    const id = await queue();
    let release = () => {};
    answer = () => new Promise((resolve) => (release = resolve));
    const first = sendQueuedEmail(parts, id);
    await expect.poll(async () => (await rowOf(id))?.claimed_until).not.toBeNull();
    // They look again later, should the first one die.
    const others = await Promise.allSettled([1, 2].map(() => sendQueuedEmail(parts, id)));
    expect(others.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    release();
    await first;
    expect(sent).toHaveLength(1);
  });

  it('tries again after a failure that may pass', async () => {
    const id = await queue();
    answer = () => Promise.reject(new Error('451 later'));
    await expect(sendQueuedEmail(parts, id)).rejects.toThrow('451');
    expect(await rowOf(id)).toMatchObject({ status: 'queued' });
    answer = () => Promise.resolve();
    await sendQueuedEmail(parts, id);
    expect(sent).toHaveLength(1);
    expect(bounces).toEqual([]);
  });

  it('goes out again under the same id where its sender died in between, but not before that is certain', async () => {
    const id = await queue();
    // The mail server said yes; the process died before it could note that.
    let died = () => {};
    const death = new Promise<void>((resolve) => (died = resolve));
    answer = () => {
      died();
      return new Promise(() => {});
    };
    void sendQueuedEmail(parts, id);
    await death;
    answer = () => Promise.resolve();
    await expect(sendQueuedEmail(parts, id)).rejects.toThrow('another job');
    expect(sent).toEqual([]);
    later(1 / 60);
    await expect(sendQueuedEmail(parts, id)).rejects.toThrow('another job');
    // A login link is waited for: who died costs minutes, not a quarter of an hour.
    later(2 / 60);
    await sendQueuedEmail(parts, id);
    expect(sent.map((message) => message.id)).toEqual([id]);
  });
});

describe('an email that is refused for good', () => {
  it('ends there: no other try, and its account is told of', async () => {
    const accountId = await anAccount();
    const id = await queue({ accountId });
    answer = () => Promise.reject(new EmailRefused('550'));
    await sendQueuedEmail(parts, id);
    expect(await rowOf(id)).toMatchObject({ status: 'bounced' });
    expect(bounces).toEqual([{ accountId, emailId: id }]);
    answer = () => Promise.resolve();
    await sendQueuedEmail(parts, id);
    expect(sent).toEqual([]);
    expect(bounces).toHaveLength(1);
  });

  it('tells nobody where it belongs to no account', async () => {
    const id = await queue();
    answer = () => Promise.reject(new EmailRefused('550'));
    await sendQueuedEmail(parts, id);
    expect(await rowOf(id)).toMatchObject({ status: 'bounced', sealed_message: null });
    expect(bounces).toEqual([]);
  });

  it('stays queued where the bounce could not be noted, so that it is not lost', async () => {
    const id = await queue({ accountId: await anAccount() });
    answer = () => Promise.reject(new EmailRefused('550'));
    const onBounce = () => Promise.reject(new Error('the flag could not be raised'));
    await expect(sendQueuedEmail({ ...parts, onBounce }, id)).rejects.toThrow('flag');
    expect(await rowOf(id)).toMatchObject({ status: 'queued' });
  });
});

describe('as time goes by', () => {
  it('takes up email whose job has given up, gives it up after three days, and forgets it after ninety', async () => {
    const id = await queue();
    await sql('delete from pgboss.job');
    later(2);
    await resumeEmails({ database, jobs }, clock.now());
    expect(await queuedJobs()).toEqual([]);
    later(7);
    await resumeEmails({ database, jobs }, clock.now());
    expect(await queuedJobs()).toEqual([{ emailId: id }]);
    later(73);
    await resumeEmails({ database, jobs }, clock.now());
    expect(await rowOf(id)).toMatchObject({ status: 'failed', sealed_message: null });
    later(24 * 90 - 1);
    await purgeEmails(database.fork(), clock.now());
    expect(await rowOf(id)).toBeDefined();
    later(24 * 90 + 1);
    await sql(`insert into local_mail (id, sealed_message, sent_at) values (?, 'v1', ?)`, [
      randomUUID(),
      START,
    ]);
    await purgeEmails(database.fork(), clock.now());
    expect(await rowOf(id)).toBeUndefined();
    expect(await sql('select id from local_mail')).toEqual([]);
  });
});
