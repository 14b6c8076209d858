import { contactEndpoints } from '@creditfix/shared/contact';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solveChallenge } from 'altcha-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { TEST_START } from '#test/test-server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { sendMessage } = contactEndpoints;

const SUPPORT = 'support@example.com';
const MESSAGE = {
  name: 'Zoë O’Brien',
  email: 'zoe@example.com',
  subject: 'billing',
  message: 'Hello,\n\nI was charged twice. See https://pictures.example/receipt',
} as const;

let strangers = 0;
const stranger = () => `writer-${(strangers += 1)}@example.com`;

/** Sends anything as anyone: the contract's types are the server's to enforce. */
async function send(body: Record<string, unknown>, at = app) {
  return await at.client().call(sendMessage, { body: { ...MESSAGE, ...body } as never });
}

/** Email that has reached that address, once there are that many. */
async function mailTo(address: string, count: number) {
  const mine = async () => (await app.mailbox()).filter(({ to }) => to === address);
  await expect.poll(async () => (await mine()).length).toBe(count);
  return await mine();
}

describe('a message to support', () => {
  it('is kept sealed, mailed to support with the writer to answer to, and acknowledged', async () => {
    const before = (await app.mailbox()).filter(({ to }) => to === SUPPORT).length;
    const { data, envelope } = await send({});
    expect(envelope.message).toBe('Thank you. Your message has been sent.');
    const [row] = await app.sql('select * from contact_messages where id = ?', [data.messageId]);
    expect(row).toMatchObject({ subject: 'billing' });
    expect(JSON.stringify(row)).not.toMatch(/zoe@|Brien|charged/);

    const [support] = await mailTo(SUPPORT, before + 1);
    expect(support?.subject).toBe('Contact form: Billing and payments');
    expect(support?.replyTo).toBe('zoe@example.com');
    for (const words of ['Zoë O’Brien', 'zoe@example.com', 'I was charged twice.', data.messageId])
      expect(support?.text).toContain(words);
    // Anyone who answers in a hurry must not be led anywhere.
    expect(support?.links).toEqual([]);

    const [thanks] = await mailTo('zoe@example.com', 1);
    expect(thanks?.subject).toBe('We have your message');
    expect(thanks?.text).toContain('within 24 hours, Monday to Friday');
    expect(thanks?.html).toContain('within 24 hours, Monday to Friday');
  });

  it('reaches support without the marks that turn writing around', async () => {
    const before = (await app.mailbox()).filter(({ to }) => to === SUPPORT).length;
    await send({ name: 'Anna\u202EBell', email: stranger() });
    const [support] = await mailTo(SUPPORT, before + 1);
    expect(support?.text).toContain('From: AnnaBell');
  });

  it('is acknowledged in the language in which it was written, and goes to support in English', async () => {
    const [writer, before] = [
      stranger(),
      (await app.mailbox()).filter(({ to }) => to === SUPPORT).length,
    ];
    const { envelope } = await app.client().call(sendMessage, {
      body: { ...MESSAGE, email: writer },
      headers: { 'Accept-Language': 'es' },
    });
    expect(envelope.message).toBe('Gracias. Su mensaje se envió.');
    const [thanks] = await mailTo(writer, 1);
    expect(thanks?.subject).toBe('Recibimos su mensaje');
    const [support] = await mailTo(SUPPORT, before + 1);
    expect(support?.subject).toBe('Contact form: Billing and payments');
    expect(support?.html).toContain('lang="en"');
  });

  it('sends nothing that its writer chose to the address it names', async () => {
    const victim = stranger();
    await send({ name: 'Buy pills at evil.example', email: victim, message: 'Cheap pills!' });
    const [thanks] = await mailTo(victim, 1);
    expect(`${thanks?.subject}${thanks?.text}${thanks?.html}`).not.toMatch(/pills|evil/i);
    expect(thanks?.links).toEqual([]);
  });

  it('acknowledges an address at most once in an hour, however many messages come at once', async () => {
    const writer = stranger();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send({ email: writer })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const queued = async () =>
      await app.sql(
        `select c.id from contact_messages c join outgoing_emails o on o.key = 'contact_received:' || c.id
         where c.email_key = (select email_key from contact_messages where id = ?)`,
        [answers[0]?.data.messageId],
      );
    expect(await queued()).toHaveLength(1);
    await app.setClock('2026-11-21T15:59:00.000Z');
    await send({ email: writer });
    expect(await queued()).toHaveLength(1);
    await app.setClock('2026-11-21T16:01:00.000Z');
    await send({ email: writer });
    expect(await queued()).toHaveLength(2);
    await app.setClock(TEST_START);
    await mailTo(writer, 2);
  });
});

describe('what is refused', () => {
  it.each([
    ['name', 'a line end', 'Anna\r\nBcc: all@example.com'],
    ['name', 'a bare line feed', 'Anna\nX'],
    ['name', 'nothing', ''],
    ['name', 'spaces', '   '],
    ['name', 'a letter too much', 'x'.repeat(121)],
    ['name', 'a book', 'x'.repeat(100_000)],
    ['name', 'a number', 42],
    ['email', 'a line end', 'anna@example.com\r\nBcc: all@example.com'],
    ['email', 'two addresses', 'anna@example.com, all@example.com'],
    ['email', 'a name', 'Anna <anna@example.com>'],
    ['email', 'a look-alike domain', 'anna@ехample.com'],
    ['email', 'a look-alike name', 'аnna@example.com'],
    ['email', 'nothing', ''],
    ['email', 'too much', `${'x'.repeat(300)}@example.com`],
    ['subject', 'a line end', 'billing\r\nBcc: all@example.com'],
    ['subject', 'words of its own', 'Free money'],
    ['subject', 'nothing', ''],
    ['message', 'nothing', ''],
    ['message', 'blank lines', ' \n '],
    ['message', 'a letter too much', 'x'.repeat(5_001)],
    ['message', 'null', null],
  ])('names the field: %s with %s', async (field, _, value) => {
    const { status, problem } = await send({ [field]: value });
    expect(status).toBe(400);
    expect(problem.code).toBe('request.invalid');
    expect(problem.fields?.map(({ path }) => path)).toEqual([field]);
    expect(problem.fields?.[0]?.message).not.toBe('');
  });

  it('keeps and mails nothing of it', async () => {
    const before = await app.sql('select count(*) from contact_messages');
    await send({ email: 'nobody@example.com', name: 'A\r\nB' });
    expect(await app.sql('select count(*) from contact_messages')).toEqual(before);
  });

  it('takes the longest that it allows', async () => {
    const { status } = await send({
      email: stranger(),
      name: 'x'.repeat(120),
      message: `${'y'.repeat(4_998)}\nz`,
    });
    expect(status).toBe(200);
  });
});

describe('against machines', () => {
  let guarded: TestApp;
  beforeAll(async () => {
    // The challenge library reads the real clock.
    const startAt = new Date().toISOString();
    guarded = await createTestApp({ captcha: 'altcha', limits: 'on', startAt });
  });
  afterAll(() => guarded.close());

  async function solved(): Promise<string> {
    const response = await guarded.client().fetch('/api/captcha/challenge');
    const challenge = (await response.json()) as Parameters<typeof solveChallenge>[0]['challenge'];
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  it('asks for the bot check, and takes a solution once', async () => {
    for (const recaptchaToken of [undefined, '', 'made up']) {
      const { status, problem } = await send({ recaptchaToken }, guarded);
      expect(status).toBe(400);
      expect(problem.error).toBe('Please complete the reCAPTCHA verification.');
    }
    const recaptchaToken = await solved();
    expect((await send({ recaptchaToken }, guarded)).status).toBe(200);
    const replay = await send({ recaptchaToken }, guarded);
    expect(replay.problem.code).toBe('request.captcha_needed');
    expect(await guarded.sql('select id from contact_messages')).toHaveLength(1);
  });

  it('stops a flood from one place', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({}, guarded)));
    const stopped = answers.filter(({ status }) => status === 429);
    expect(stopped.length).toBeGreaterThan(0);
    expect(Number(stopped[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
