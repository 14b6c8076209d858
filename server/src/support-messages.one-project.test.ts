import { messageFileLimits, supportMessageEndpoints } from '@creditfix/shared/admin';
import { contactEndpoints } from '@creditfix/shared/contact';
import { privacyEndpoints } from '@creditfix/shared/privacy';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFile, utimes } from 'node:fs/promises';
import { aPdf, aZip, eicar, unsafePdfs } from '#test/a-document.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { readZip } from '#test/read-zip.ts';
import { TEST_START } from '#test/test-server.ts';
import type { TestClient } from '#test/test-client.ts';

/** A message to support on the way from its writer to its answer: what the staff see, who of two is late, and what leaves. */

const { adminMessages, adminMessage, answerMessage, noteOnMessage, changeMessage, finishMessages } =
  supportMessageEndpoints;
const { savedReplies, saveReply, removeReply, addMessageFile } = supportMessageEndpoints;

const [BOSS, HELPER] = ['boss@example.com', 'helper@example.com'];

let app: TestApp;
let boss: TestClient;
let helper: TestClient;
beforeAll(async () => {
  app = await createTestApp({
    adminEmails: [BOSS],
    supportStaffEmails: [HELPER],
    auditorEmails: ['auditor@example.com'],
  });
  [boss, helper] = [app.client(), app.client()];
  await signInAsAdmin(app, boss, BOSS);
  await signInAsAdmin(app, helper, HELPER);
});
afterAll(() => app.close());

/** @returns the id of the message */
async function write(email: string, headers = {}): Promise<string> {
  const message = 'My letter came back. What now?';
  const body = { name: 'Inés Marín', email, subject: 'dispute', message } as const;
  const sent = await app.client().call(contactEndpoints.sendMessage, { body, headers });
  return sent.data.messageId;
}

const look = async (id: string, client = helper) =>
  (await client.call(adminMessage, { params: { id } })).data;

const answer = (id: string, basedOn: number, text: string, client = helper) =>
  client.call(answerMessage, { params: { id }, body: { basedOn, text, close: false } });

const mailTo = async (address: string, subject: RegExp) =>
  (await app.mailbox()).filter((mail) => mail.to === address && subject.test(mail.subject));

const audit = async (id: string) =>
  (
    await app.sql(
      `select action from audit_log where detail like '%' || ?::text || '%' and action <> 'look_at_message' order by number`,
      [id],
    )
  ).map(({ action }) => action);

describe('an answer', () => {
  it('leaves once by email, in the frame of the writer’s language, and stands in the thread, sealed', async () => {
    const id = await write('ines@example.com', { 'Accept-Language': 'es' });
    const before = await look(id);
    expect(before).toMatchObject({
      name: 'Inés Marín',
      message: 'My letter came back. What now?',
      status: 'open',
      language: 'es',
      assignedTo: null,
      answeredAt: null,
      userId: null,
      entries: [],
      staff: [{ email: BOSS }, { email: HELPER }],
      repliesTo: 'support@example.com',
    });
    const text = 'Hola Inés:\n\nRevise la dirección.\nSaludos';
    const answered = await answer(id, before.version, text);
    expect(answered.envelope.message).toBe('The answer is on its way by email.');

    const [email, ...more] = await mailTo('ines@example.com', /^Nuestra respuesta/);
    expect(more).toEqual([]);
    expect(email?.subject).toBe('Nuestra respuesta: Mi disputa o mi carta');
    expect(email?.text).toContain('Revise la dirección.\nSaludos');
    expect(email?.replyTo).toBe('support@example.com');
    // Anybody can type somebody else's address: what they wrote goes nowhere.
    expect(email?.text).not.toContain('came back');

    const after = await look(id);
    expect(after).toMatchObject({
      status: 'answered',
      assignedTo: HELPER,
      answeredAt: expect.any(String),
      version: answered.data.version,
      entries: [{ kind: 'answer', text, by: HELPER, email: 'sent' }],
    });
    expect(JSON.stringify(await app.sql('select * from contact_entries'))).not.toContain('Revise');
    expect(await audit(id)).toEqual(['answer_message']);
  });

  it('is refused to the second of two who answer at once, and nothing is sent twice', async () => {
    const id = await write('two@example.com');
    const { version } = await look(id);
    const both = await Promise.all([
      answer(id, version, 'From the helper', helper),
      answer(id, version, 'From the boss', boss),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.problem.code).toBe('admin.message_changed');
    expect(await mailTo('two@example.com', /^Our answer/)).toHaveLength(1);
    expect((await look(id)).entries).toHaveLength(1);
    expect(await audit(id)).toEqual(['answer_message']);

    const unknown = await answer(randomUUID(), 1, 'To nobody');
    expect([unknown.status, unknown.problem.code]).toEqual([404, 'admin.message_unknown']);
  });

  it('is refused with its field while a field of a saved reply is not filled in', async () => {
    const id = await write('field@example.com');
    const { status, problem } = await answer(id, 1, 'Hello {first name},');
    expect([status, problem.fields?.[0]?.path]).toEqual([400, 'text']);
    expect(problem.fields?.[0]?.message).toContain('{first name}');
    expect(await mailTo('field@example.com', /^Our answer/)).toEqual([]);
  });
});

describe('files with an answer', () => {
  const add = (id: string, upload: Uint8Array, name = 'Guide.PDF') =>
    helper.call(addMessageFile, { params: { id }, query: { name }, upload });
  const send = (id: string, files: readonly string[]) =>
    helper.call(answerMessage, {
      params: { id },
      body: { basedOn: 1, text: 'Here it is.', close: false, files: [...files] },
    });
  const stored = async () =>
    (await app.storedFiles()).filter((path) => path.includes('/files/messages/'));

  it('leave with its email as they are, and stand in the thread, sealed', async () => {
    const id = await write('files@example.com');
    const guide = await aPdf(1);
    const added = await add(id, guide);
    expect(added.data).toMatchObject({ name: 'Guide.pdf', bytes: guide.length });
    expect((await send(id, [added.data.id])).status).toBe(200);
    const [email] = await mailTo('files@example.com', /^Our answer/);
    expect(email?.attachments).toEqual([{ name: 'Guide.pdf', bytes: guide.length }]);
    expect((await look(id)).entries[0]?.files).toEqual([added.data]);
    for (const path of await stored()) {
      const bytes = await readFile(path);
      expect(bytes.subarray(0, 4).toString()).toBe('CFX1');
    }
    expect(JSON.stringify(await app.sql('select * from contact_files'))).not.toContain('Guide');
    // It has gone along once.
    const other = await write('other-files@example.com');
    const twice = await send(other, [added.data.id]);
    expect([twice.status, twice.problem.fields?.[0]?.path]).toEqual([400, 'files']);
    expect(await mailTo('other-files@example.com', /^Our answer/)).toEqual([]);
  });

  it('are refused where they are hostile, of another kind or too large, and to who may not answer', async () => {
    const id = await write('refused@example.com');
    const before = await stored();
    const codeOf = async (bytes: Uint8Array) => (await add(id, bytes)).problem.code;
    expect(await codeOf(eicar)).toMatch(/^documents\.(?:unsafe|wrong_type)$/);
    expect(await codeOf(await aPdf(1, unsafePdfs['a file inside']))).toBe('documents.unsafe');
    expect(await codeOf(aZip())).toBe('documents.wrong_type');
    expect(await codeOf(new Uint8Array(4_000_001))).toBe('admin.file_too_large');
    expect((await add(randomUUID(), await aPdf(1))).problem.code).toBe('admin.message_unknown');
    expect(await stored()).toEqual(before);
    const upload = await aPdf(1);
    const stranger = await app
      .client()
      .call(addMessageFile, { params: { id }, query: { name: 'x' }, upload });
    expect(stranger.status).toBe(401);
  });

  it('go along with the message alone that they were added to, and are opened there alone', async () => {
    const [id, other] = [await write('own@example.com'), await write('other@example.com')];
    const { id: fileId } = (await add(id, await aPdf(1))).data;
    const wrong = await send(other, [fileId]);
    expect([wrong.status, wrong.problem.fields?.[0]?.path]).toEqual([400, 'files']);
    expect(await mailTo('other@example.com', /^Our answer/)).toEqual([]);
    expect((await look(other)).entries).toEqual([]);
    expect((await send(id, [fileId])).status).toBe(200);
    const opened = (messageId: string, client: TestClient) =>
      client.fetch(`/api/admin/messages/${messageId}/files/${fileId}`);
    expect((await opened(id, helper)).status).toBe(200);
    expect((await opened(other, helper)).status).toBe(404);
    const most = Array.from({ length: messageFileLimits.files + 1 }, () => randomUUID());
    expect((await send(other, most)).problem.fields?.[0]?.path).toBe('files');
  });

  it('are neither added nor opened by an auditor, who looks at figures and not at messages', async () => {
    const id = await write('audited@example.com');
    const { id: fileId } = (await add(id, await aPdf(1))).data;
    await send(id, [fileId]);
    const auditor = app.client();
    await signInAsAdmin(app, auditor, 'auditor@example.com');
    const before = await stored();
    const upload = await aPdf(1);
    const adding = { params: { id }, query: { name: 'x.pdf' }, upload };
    expect((await auditor.call(addMessageFile, adding)).problem.code).toBe('admin.not_your_role');
    const opened = await auditor.fetch(`/api/admin/messages/${id}/files/${fileId}`);
    expect(opened.status).toBe(403);
    expect(await stored()).toEqual(before);
  });

  it('are in the writer’s download, go with the account, and after a day where they were never sent', async () => {
    const writer = app.client();
    const email = 'takes@example.com';
    await writer.signIn(email);
    const id = await write(email);
    const before = (await stored()).length;
    const { id: fileId } = (await add(id, await aPdf(1))).data;
    await send(id, [fileId]);
    const unsent = await write('unsent@example.com');
    await add(unsent, await aPdf(1));
    expect(await stored()).toHaveLength(before + 2);

    const packed = await writer.fetch(privacyEndpoints.downloadMyData.path);
    const files = readZip(Buffer.from(await packed.arrayBuffer()));
    const name = `${fileId.slice(0, 8)}-Guide.pdf`;
    expect(files.get(`messages/${name}`)?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(files.get('messages.json')?.toString()).toContain(name);

    await writer.call(privacyEndpoints.deleteMyAccount, { body: { confirmEmail: email } });
    await expect.poll(async () => (await stored()).length).toBe(before + 1);
    await app.setClock('2026-11-22T15:00:01.000Z');
    await app.runHourly();
    await app.runHourly();
    expect(await stored()).toHaveLength(before);
    await app.setClock(TEST_START);
  });
});

describe('what no row names', () => {
  it('is removed after a day, and what a message names stays, however old it is', async () => {
    const id = await write('strays@example.com');
    const added = await helper.call(addMessageFile, {
      params: { id },
      query: { name: 'Guide.pdf' },
      upload: await aPdf(1),
    });
    const body = { basedOn: 1, text: 'Here it is.', close: false, files: [added.data.id] };
    await helper.call(answerMessage, { params: { id }, body });
    const pathOf = async () =>
      (await app.storedFiles()).find((path) => path.includes(`/messages/${added.data.id}.`));
    const path = (await pathOf()) ?? '';
    const longAgo = new Date('2020-01-01T00:00:00Z');
    await utimes(path, longAgo, longAgo);
    // The hour in which it is looked for.
    const atNight = async () => {
      await app.setClock('2026-11-22T09:30:00.000Z');
      await app.runHourly();
      await app.setClock(TEST_START);
    };
    await atNight();
    expect(await pathOf()).toBe(path);
    await app.sql('delete from contact_files where id = ?', [added.data.id]);
    await atNight();
    expect(await pathOf()).toBeUndefined();
  });
});

describe('a thread', () => {
  it('is noted on, assigned, put aside and closed, each from what was seen last, each in the audit log', async () => {
    const id = await write('thread@example.com');
    const params = { id };
    const { staff } = await look(id);
    const bossId = staff.find(({ email }) => email === BOSS)?.id ?? '';
    const note = { basedOn: 1, text: 'The carrier is asked.' };
    expect((await helper.call(noteOnMessage, { params, body: note })).data.version).toBe(2);
    // Who has not seen the note changes nothing.
    const late = await boss.call(changeMessage, {
      params,
      body: { basedOn: 1, status: 'waiting' },
    });
    expect(late.problem.code).toBe('admin.message_changed');
    const assign = { basedOn: 2, assignedTo: bossId };
    expect((await boss.call(changeMessage, { params, body: assign })).data.version).toBe(3);
    const wait = { basedOn: 3, status: 'waiting' } as const;
    expect((await boss.call(changeMessage, { params, body: wait })).data.version).toBe(4);
    expect(await look(id)).toMatchObject({
      status: 'waiting',
      assignedTo: BOSS,
      answeredAt: null,
      entries: [{ kind: 'note', text: note.text, by: HELPER, email: null }],
    });
    expect(await mailTo('thread@example.com', /note|carrier/)).toEqual([]);

    const mine = async (client: TestClient) =>
      (await client.call(adminMessages, { query: { mine: 'yes', status: 'waiting' } })).data
        .messages;
    expect(await mine(boss)).toMatchObject([{ id, assignedTo: BOSS }]);
    expect(await mine(helper)).toEqual([]);

    const stranger = await boss.call(changeMessage, {
      params,
      body: { basedOn: 4, assignedTo: randomUUID() },
    });
    expect([stranger.status, stranger.problem.fields?.[0]?.path]).toEqual([400, 'assignedTo']);
    const nothing = await boss.call(changeMessage, { params, body: { basedOn: 4 } });
    expect([nothing.status, nothing.problem.fields?.[0]?.path]).toEqual([400, 'status']);

    for (const done of [true, false])
      expect((await boss.call(finishMessages, { body: { ids: [id], done } })).data.changed).toBe(1);
    // Nobody has answered it: it waits for us again.
    expect(await look(id)).toMatchObject({ status: 'open', version: 6 });
    expect(await audit(id)).toEqual([
      'note_on_message',
      'assign_message',
      'set_message_status',
      // The list of the boss.
      'look_at_messages',
      'finish_messages',
      'reopen_messages',
    ]);
  });

  it('is in its writer’s download, without who of the staff wrote it, and goes with the account', async () => {
    const writer = app.client();
    const email = 'leaves@example.com';
    await writer.signIn(email);
    const id = await write(email);
    await helper.call(noteOnMessage, {
      params: { id },
      body: { basedOn: 1, text: 'Called twice.' },
    });
    await answer(id, 2, 'Here is how.');
    expect((await look(id)).userId).not.toBeNull();

    const packed = await writer.fetch(privacyEndpoints.downloadMyData.path);
    const files = readZip(Buffer.from(await packed.arrayBuffer()));
    const text = files.get('messages.json')?.toString() ?? '';
    expect(JSON.parse(text)).toMatchObject([
      {
        status: 'answered',
        thread: [
          { kind: 'note', text: 'Called twice.' },
          { kind: 'answer', text: 'Here is how.' },
        ],
      },
    ]);
    expect(text).not.toContain(HELPER);

    await writer.call(privacyEndpoints.deleteMyAccount, { body: { confirmEmail: email } });
    expect(await app.sql('select 1 from contact_entries where message_id = ?', [id])).toEqual([]);
    expect((await helper.call(adminMessage, { params: { id } })).status).toBe(404);
  });
});

describe('saved replies', () => {
  it('are kept by all who answer, changed from what was seen last, and have fields that exist', async () => {
    const save = (
      name: string,
      text: string,
      reply: { readonly id: string; readonly basedOn: number } | null = null,
      client = helper,
    ) => client.call(saveReply, { body: { reply, name, text } });
    const { id } = (await save('Came back', 'Hello {first name}, check the address.')).data;
    const first = { id, basedOn: 1 };
    const taken = await save('Came back', 'Another', null, boss);
    expect(taken.problem.code).toBe('admin.reply_name_taken');
    const odd = await save('Odd', 'Hello {frist name}');
    expect([odd.status, odd.problem.fields?.[0]?.path]).toEqual([400, 'text']);
    const both = await Promise.all([
      save('Came back', 'Hello {name}', first, helper),
      save('Undeliverable', 'Hello {name}', first, boss),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const list = async () => (await boss.call(savedReplies)).data.replies;
    expect(await list()).toMatchObject([{ id, text: 'Hello {name}', version: 2 }]);
    await boss.call(removeReply, { params: { id } });
    expect(await list()).toEqual([]);
    expect(await audit(id)).toEqual(['save_reply', 'save_reply', 'remove_reply']);
  });
});
