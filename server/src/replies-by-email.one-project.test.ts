import { supportMessageEndpoints } from '@creditfix/shared/admin';
import { contactEndpoints } from '@creditfix/shared/contact';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { aPdf, aPhoneJpeg, aZip, eicar } from '#test/a-document.ts';
import { startImapServer, type ImapServer } from '#test/an-imap-server.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

/** What people answer to an answer of ours, from the mailbox in which it arrives to the thread that the staff see. */

const { adminMessages, adminMessage, answerMessage, finishMessages } = supportMessageEndpoints;

const HELPER = 'helper@example.com';

let mailbox: ImapServer;
let app: TestApp;
let helper: TestClient;
beforeAll(async () => {
  mailbox = await startImapServer();
  app = await createTestApp({ supportStaffEmails: [HELPER], imapUrl: mailbox.url });
  helper = app.client();
  await signInAsAdmin(app, helper, HELPER);
});
afterAll(async () => {
  await app.close();
  await mailbox.stop();
});

const look = async (id: string) => (await helper.call(adminMessage, { params: { id } })).data;

/** A message that we have answered. @returns its id, and what our answer says of where to answer */
async function answered(email: string, close = false) {
  const body = { name: 'Ana', email, subject: 'dispute', message: 'It came back.' } as const;
  const { messageId: id } = (await app.client().call(contactEndpoints.sendMessage, { body })).data;
  await answer(id, 1, close);
  return { id, email, replyTo: (await lastAnswerTo(email))?.replyTo ?? '' };
}

async function answer(id: string, basedOn: number, close = false): Promise<void> {
  const sent = await helper.call(answerMessage, {
    params: { id },
    body: { basedOn, text: 'Check the address.', close },
  });
  expect(sent.status).toBe(200);
}

const lastAnswerTo = async (email: string) =>
  (await app.mailbox()).find(({ to, subject }) => to === email && subject.startsWith('Our answer'));

interface Reply {
  readonly to: string;
  readonly from?: string;
  readonly text?: string;
  readonly headers?: readonly string[];
  readonly id?: string;
}

/** @returns how it lies in the mailbox */
function deliver({ to, from = 'ana@example.com', text = 'Thank you.', headers, id }: Reply) {
  const lines = [
    `Message-ID: ${id ?? `<${randomUUID()}@mail.example.com>`}`,
    `From: Ana <${from}>`,
    `To: ${to}`,
    ...(headers ?? []),
    'Subject: Re: Our answer',
    'Content-Type: text/plain; charset=utf-8',
  ];
  mailbox.deliver(`${lines.join('\n')}\n\n${text}\n`);
  const email = mailbox.emails.at(-1);
  if (!email) throw new Error('nothing was delivered');
  return email;
}

describe('a reply to an answer', () => {
  it('is added to its thread as the person’s words, and the message waits for us anew', async () => {
    const { id, email, replyTo } = await answered('ana@example.com', true);
    expect(replyTo).toMatch(/^support\+[0-9a-z]{44}@example\.com$/);
    expect(await look(id)).toMatchObject({ status: 'closed', waitsSince: null, repliesTo: null });

    await app.setClock('2026-11-21T15:10:00.000Z');
    const text = [
      'It came back again.',
      '',
      'On Mon, Nov 23, 2026 at 3:00 PM Credit Fix wrote:',
      '> Check the address.',
    ].join('\n');
    // Some mail servers write addresses in capitals.
    const sent = deliver({ to: replyTo.toUpperCase(), text, id: '<first@mail.example.com>' });
    await app.takeReplies();

    const thread = await look(id);
    expect(thread).toMatchObject({
      status: 'open',
      waitsSince: '2026-11-21T15:10:00.000Z',
      wroteAt: '2026-11-21T15:10:00.000Z',
      assignedTo: HELPER,
      version: 3,
    });
    expect(thread.entries).toMatchObject([
      { kind: 'answer' },
      { kind: 'reply', text: 'It came back again.', from: null, leftOut: [], by: null },
    ]);
    expect(sent.flags).toEqual(['\\Seen']);
    const { messages } = (await helper.call(adminMessages, { query: { status: 'open' } })).data;
    expect(messages[0]).toMatchObject({ id, waitsSince: thread.waitsSince });
    expect(JSON.stringify(await app.sql('select * from contact_entries'))).not.toContain('again');

    // Mail programs show the next answer below the reply.
    expect((await lastAnswerTo(email))?.thread).toEqual({ id });
    await answer(id, 3);
    expect((await lastAnswerTo(email))?.thread).toEqual({
      id,
      answers: '<first@mail.example.com>',
    });
    expect(await look(id)).toMatchObject({ status: 'answered', waitsSince: null });
  });

  it('is known by the signed address alone: another sender is shown as such', async () => {
    const { id, replyTo } = await answered('ana@example.com');
    deliver({ to: replyTo, from: 'stranger@example.com' });
    await app.takeReplies();
    expect((await look(id)).entries[1]).toMatchObject({ from: 'stranger@example.com' });
  });

  it('brings its pictures and papers along as clean pages, and names what stays in the mailbox', async () => {
    const { id, replyTo } = await answered('ana@example.com');
    const photo = await aPhoneJpeg(1);
    const part = (name: string, bytes: Buffer) =>
      `--b\nContent-Type: application/octet-stream; name="${name}"\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment\n\n${bytes.toString('base64')}`;
    const parts = [
      `From: ana@example.com\nTo: ${replyTo}`,
      'Content-Type: multipart/mixed; boundary=b\n',
      '--b\nContent-Type: text/plain\n\nSee the files.',
      part('C:/photo.JPG', photo),
      part('answer.pdf', await aPdf(2)),
      part('all\u0000.zip', aZip()),
      part('invoice.pdf', eicar),
      '--b--\n',
    ];
    mailbox.deliver(parts.join('\n'));
    await app.takeReplies();
    const entry = (await look(id)).entries[1];
    expect(entry).toMatchObject({ text: 'See the files.', leftOut: ['all.zip', 'invoice.pdf'] });
    expect(entry?.files.map(({ name }) => name)).toEqual([
      'answer, page 1.jpg',
      'answer, page 2.jpg',
      'C photo.jpg',
    ]);
    const fileId = entry?.files[2]?.id ?? '';
    const opened = await helper.fetch(`/api/admin/messages/${id}/files/${fileId}`);
    const bytes = Buffer.from(await opened.arrayBuffer());
    expect(opened.headers.get('content-disposition')).toMatch(
      /^attachment; filename="C-photo.jpg"/,
    );
    expect(bytes.subarray(0, 2)).toEqual(photo.subarray(0, 2));
    // Where it was taken is nobody's business.
    expect(photo.includes('Phonemaker')).toBe(true);
    expect(bytes.includes('Phonemaker')).toBe(false);
    const seen = await app.sql(`select detail from audit_log where action = 'open_message_file'`);
    expect(seen).toEqual([{ detail: `message ${id}, file ${fileId}` }]);
  });

  it('takes back that a message is closed, also where that is done and undone by hand', async () => {
    const { id, replyTo } = await answered('ana@example.com');
    deliver({ to: replyTo });
    await app.takeReplies();
    for (const done of [true, false])
      await helper.call(finishMessages, { body: { ids: [id], done } });
    expect(await look(id)).toMatchObject({ status: 'open' });
  });
});

describe('an email that is no reply', () => {
  const unknown = (replyTo: string) =>
    replyTo.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a'));

  it.each<[string, (replyTo: string) => Reply]>([
    ['names no message', () => ({ to: 'support@example.com' })],
    ['names one without its signature', (replyTo) => ({ to: unknown(replyTo) })],
    ['was written by a program', (to) => ({ to, headers: ['Auto-Submitted: auto-replied'] })],
    ['came back', (to) => ({ to, headers: ['Return-Path: <>'] })],
    ['came over a list', (to) => ({ to, headers: ['Precedence: bulk'] })],
  ])('stays as it is where it %s', async (_, replyOf) => {
    const { id, replyTo } = await answered('ana@example.com');
    const email = deliver(replyOf(replyTo));
    await app.takeReplies();
    expect(email.flags).toEqual([]);
    expect((await look(id)).entries).toHaveLength(1);
  });

  it('stays with a mark where it is too large', async () => {
    const { id, replyTo } = await answered('ana@example.com');
    const email = deliver({ to: replyTo, text: 'x'.repeat(26 * 1_048_576) });
    await app.takeReplies();
    expect(email.flags).toEqual(['\\Flagged']);
    expect((await look(id)).entries).toHaveLength(1);
  });

  it('stays as it is where the person has deleted their account since', async () => {
    const { id, replyTo } = await answered('ana@example.com');
    await app.sql('delete from contact_messages where id = ?', [id]);
    const email = deliver({ to: replyTo });
    await app.takeReplies();
    expect(email.flags).toEqual([]);
  });
});

describe('no reply is lost, and none is taken twice', () => {
  const taken = async (id: string) => (await look(id)).entries.map(({ kind }) => kind);

  it('where the line is cut before it is marked', async () => {
    const { id, replyTo } = await answered('ana@example.com');
    const email = deliver({ to: replyTo });
    mailbox.cutAtMark(1);
    await expect(app.takeReplies()).rejects.toThrow('mailbox');
    expect([await taken(id), email.flags]).toEqual([['answer', 'reply'], []]);
    await app.takeReplies();
    expect([await taken(id), email.flags]).toEqual([['answer', 'reply'], ['\\Seen']]);
  });

  it('where it can’t be stored', async () => {
    const { id, replyTo } = await answered('ana@example.com');
    const email = deliver({ to: replyTo });
    await app.sql('alter table contact_entries add constraint full_disk check (false) not valid');
    await expect(app.takeReplies()).rejects.toThrow('full_disk');
    await app.sql('alter table contact_entries drop constraint full_disk');
    expect([await taken(id), email.flags]).toEqual([['answer'], []]);
    expect(await look(id)).toMatchObject({ status: 'answered', version: 2 });
    await app.takeReplies();
    expect([await taken(id), email.flags]).toEqual([['answer', 'reply'], ['\\Seen']]);
  });

  it('where it arrives twice, or the mailbox counts anew', async () => {
    const { id, replyTo } = await answered('ana@example.com');
    const reply = { to: replyTo, id: '<twice@mail.example.com>' };
    deliver(reply);
    deliver(reply);
    await app.takeReplies();
    mailbox.countAnew();
    await app.takeReplies();
    expect(await taken(id)).toEqual(['answer', 'reply']);
  });

  it('where the mailbox refuses us for a while: it is asked less and less often, until it lets us in', async () => {
    const { id, replyTo } = await answered('ana@example.com');
    deliver({ to: replyTo });
    const at = (minute: number) => new Date(Date.parse(TEST_START) + minute * 60_000);
    const isAskedAt = async (minute: number) => {
      await app.setClock(at(minute).toISOString());
      const before = mailbox.signIns.length;
      await app.takeReplies().catch(() => {});
      return mailbox.signIns.length > before;
    };
    /** What the health page says of it, whatever else is not ready in a test. */
    const fault = async () => {
      const { data, faults = data?.away } = (await (
        await app.client().fetch('/api/health/ready')
      ).json()) as Record<
        'data' | 'faults',
        { readonly inbox?: string; away?: { inbox?: string } }
      >;
      return faults?.inbox;
    };
    mailbox.changePassword('changed');
    const asked: number[] = [];
    for (let minute = 60; minute < 60 + 47; minute += 1)
      if (await isAskedAt(minute)) asked.push(minute - 60);
    expect(asked).toEqual([0, 1, 3, 7, 15, 31]);
    expect(await fault()).toBe('refuses our account');
    expect(await taken(id)).toEqual(['answer']);

    mailbox.changePassword('secret');
    expect(await isAskedAt(60 + 47)).toBe(true);
    expect(await fault()).toBeUndefined();
    expect(await taken(id)).toEqual(['answer', 'reply']);
    expect(await isAskedAt(60 + 48)).toBe(true);
  });

  it('where two processes look at once: one of them leaves it to the other', async () => {
    const { id, replyTo } = await answered('ana@example.com');
    deliver({ to: replyTo });
    const looks = mailbox.looks();
    await Promise.all([app.takeReplies(), app.takeReplies()]);
    expect(mailbox.looks() - looks).toBe(1);
    expect(await taken(id)).toEqual(['answer', 'reply']);
  });
});
