import { generateKeyPairSync } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { checkDkim, readEmail } from '#test/received-email.ts';
import { EmailRefused } from './mailer.port.ts';
import { renderEmail } from './render-email.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string | undefined;
  readonly secure: boolean;
  readonly raw: Buffer;
}

interface Refusal {
  readonly at: 'sender' | 'recipient' | 'message';
  readonly code: number;
  readonly words: string;
}

let server: SMTPServer | undefined;
afterEach(
  () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())),
);

/** A real mail server on a real socket. */
async function mailServer(refusal?: Refusal) {
  const received: Received[] = [];
  const no = (at: Refusal['at']) =>
    refusal?.at === at
      ? Object.assign(new Error(refusal.words), { responseCode: refusal.code })
      : null;
  server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: (auth, _session, done) =>
      auth.password === 'right'
        ? done(null, { user: auth.username ?? '' })
        : done(new Error('Invalid login')),
    onMailFrom: (_address, _session, done) => done(no('sender')),
    onRcptTo: (_address, _session, done) => done(no('recipient')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const fault = no('message');
        if (fault) return done(fault);
        received.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          user: session.user,
          secure: session.secure,
          raw: Buffer.concat(chunks),
        });
        done();
      });
    },
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return { received, port: (listening.server.address() as AddressInfo).port };
}

const message = {
  id: '6a1c0f3e-0000-4000-8000-000000000001',
  to: 'anna@example.com',
  subject: 'Your login link',
  text: 'Plain words',
  html: '<p>Plain words</p>',
};

const TLS = 'tls.rejectUnauthorized=false';

function mailerFor(port: number, password = 'right') {
  return createSmtpMailer({
    url: `smtp://post:${password}@127.0.0.1:${port}?requireTLS=true&${TLS}`,
    from: 'Credit Fix <no-reply@example.com>',
  });
}

it('is shown by mail programs with what it answers, and with what went before', async () => {
  const { received, port } = await mailServer();
  const mailer = mailerFor(port);
  const thread = { id: 'a-thread' };
  await mailer.send({ ...message, thread });
  await mailer.send({ ...message, thread: { ...thread, answers: '<theirs@example.org>' } });
  await mailer.close();
  const threads = received.map(({ raw }) => {
    const { header } = readEmail(raw);
    return [header('In-Reply-To'), header('References')];
  });
  expect(threads).toEqual([
    ['<a-thread@example.com>', '<a-thread@example.com>'],
    ['<theirs@example.org>', '<a-thread@example.com> <theirs@example.org>'],
  ]);
});

it('speaks STARTTLS and AUTH, and delivers text and HTML with a stable Message-ID', async () => {
  const { received, port } = await mailServer();
  const mailer = mailerFor(port);
  const drawn = await renderEmail({
    subject: 'Zoë, your letter — ready',
    preview: 'Zoë',
    heading: 'Ready',
    blocks: [
      { kind: 'text', text: `“Zoë” ${'a long sentence that goes on '.repeat(20)}` },
      {
        kind: 'button',
        label: 'Open',
        url: `https://example.com/auth/verify?token=${'x'.repeat(120)}`,
      },
    ],
    reason: 'Why',
  });
  const stopUrl = 'https://example.com/api/emails/stop?token=x';
  await mailer.send({ ...message, ...drawn, stopUrl, replyTo: 'bob@example.com' });
  await mailer.close();
  expect(received).toHaveLength(1);
  const [got] = received;
  expect(got).toMatchObject({
    from: 'no-reply@example.com',
    to: ['anna@example.com'],
    user: 'post',
    secure: true,
  });
  const email = readEmail(got?.raw ?? Buffer.alloc(0));
  expect(email.header('Message-ID')).toBe('<6a1c0f3e-0000-4000-8000-000000000001@example.com>');
  expect(email.header('From')).toBe('Credit Fix <no-reply@example.com>');
  expect(email.header('Reply-To')).toBe('bob@example.com');
  expect(email.header('Auto-Submitted')).toBe('auto-generated');
  expect(email.header('List-Unsubscribe')).toBe(`<${stopUrl}>`);
  expect(email.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(email.header('Content-Type')).toMatch(/^multipart\/alternative/);
  // What came out is what went in, letter for letter: nothing cut, nothing broken by the transport.
  expect(email.text).toBe(drawn.text);
  expect(email.html).toBe(drawn.html);
});

it('offers no switch for email that can not be switched off', async () => {
  const { received, port } = await mailServer();
  const mailer = mailerFor(port);
  await mailer.send(message);
  await mailer.close();
  expect(readEmail(received[0]?.raw ?? Buffer.alloc(0)).header('List-Unsubscribe')).toBeUndefined();
  expect(
    readEmail(received[0]?.raw ?? Buffer.alloc(0)).header('List-Unsubscribe-Post'),
  ).toBeUndefined();
});

it('signs with DKIM, so that a changed word shows', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const { received, port } = await mailServer();
  const mailer = createSmtpMailer({
    url: `smtp://post:right@127.0.0.1:${port}?${TLS}`,
    from: 'Credit Fix <no-reply@example.com>',
    // As in a settings file: one line.
    dkim: {
      domain: 'example.com',
      selector: 'mail',
      privateKey: privateKey.replaceAll('\n', '\\n'),
    },
  });
  await mailer.send({ ...message, stopUrl: 'https://example.com/stop' });
  await mailer.close();
  const raw = received[0]?.raw ?? Buffer.alloc(0);
  expect(readEmail(raw).header('DKIM-Signature')).toMatch(/d=example\.com;.*s=mail;/);
  const { holds, covers } = checkDkim(raw, publicKey);
  expect(holds).toBe(true);
  expect(covers).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'message-id', 'date']));
  // Mail programs only trust a press on "unsubscribe" whose address is signed (RFC 8058, section 4).
  expect(covers).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']));
  const changed = (from: string, to: string) =>
    checkDkim(Buffer.from(raw.toString('latin1').replace(from, to), 'latin1'), publicKey).holds;
  expect(changed('Plain words', 'Other words')).toBe(false);
  expect(changed('Subject: Your', 'Subject: Their')).toBe(false);
});

it.each([
  { subject: 'Hello\r\nBcc: evil@example.com\r\n\r\nOther body' },
  { to: 'anna@example.com\r\nBcc: evil@example.com' },
  { to: 'anna@example.com, evil@example.com' },
  { to: 'anna@example.com>\r\nRCPT TO:<evil@example.com' },
  { replyTo: 'bob@example.com\r\nBcc: evil@example.com' },
  { stopUrl: 'https://example.com/\r\nBcc: evil@example.com' },
  { id: 'x>\r\nBcc: evil@example.com\r\nX-Id: <y' },
])('never lets a value become a header or a recipient (%o)', async (hostile) => {
  const { received, port } = await mailServer();
  const mailer = mailerFor(port);
  await mailer.send({ ...message, ...hostile }).catch(() => {});
  await mailer.close();
  for (const { to, raw } of received) {
    expect(to).not.toContain('evil@example.com');
    expect(to.length).toBe(1);
    const email = readEmail(raw);
    expect(email.headers.map(([name]) => name.toLowerCase())).not.toContain('bcc');
    expect(email.text).toContain('Plain words');
  }
});

const GONE = '5.1.1 <anna@example.com> no such mailbox';

it.each([
  ['there is no such mailbox', { at: 'recipient', code: 550, words: GONE }],
  ['the message will never be taken', { at: 'message', code: 554, words: 'No thanks' }],
] as const)('says that it is refused for good where %s', async (_, refusal) => {
  const { port } = await mailServer(refusal);
  const mailer = mailerFor(port);
  const error: unknown = await mailer.send(message).catch((thrown: unknown) => thrown);
  await mailer.close();
  expect(error).toBeInstanceOf(EmailRefused);
  expect(String(error)).not.toContain('anna');
});

it.each([
  ['a mailbox that is full for now', 'right', { at: 'recipient', code: 452, words: 'Full' }, /452/],
  ['a server that is busy', 'right', { at: 'message', code: 451, words: 'Later' }, /451/],
  ['a sender that it does not know', 'right', { at: 'sender', code: 550, words: 'Who?' }, /550/],
  [
    'rules that we broke, which says nothing about the mailbox',
    'right',
    { at: 'recipient', code: 554, words: '5.7.1 <anna@example.com>: Relay access denied' },
    /Relay access denied/,
  ],
  ['a wrong password', 'wrong', undefined, /Invalid login/],
] as const)(
  'fails for this time at %s, so that the job tries again',
  async (_, password, refusal, words) => {
    const { port } = await mailServer(refusal);
    const mailer = mailerFor(port, password);
    const error: unknown = await mailer.send(message).catch((thrown: unknown) => thrown);
    await mailer.close();
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(EmailRefused);
    expect(String(error)).toMatch(words);
    expect(String(error)).not.toContain('anna@');
  },
);

it('fails for this time where no mail server answers', async () => {
  const { port } = await mailServer();
  await new Promise<void>((resolve) => server?.close(() => resolve()));
  server = undefined;
  const mailer = mailerFor(port);
  const error: unknown = await mailer.send(message).catch((thrown: unknown) => thrown);
  await mailer.close();
  expect(error).not.toBeInstanceOf(EmailRefused);
  expect(String(error)).toMatch(/ECONNREFUSED/);
});

it('hangs up when this server stops, and sends nothing from then on', async () => {
  const [greeted, hungUp] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  server = new SMTPServer({
    // It never says that the client may begin.
    onConnect: () => greeted.resolve(),
    onClose: () => hungUp.resolve(),
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.server.address() as AddressInfo;
  const stopping = new AbortController();
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${port}?${TLS}`,
    from: 'no-reply@example.com',
    stopping: stopping.signal,
  });
  const sent = mailer.send(message);
  await greeted.promise;
  stopping.abort();
  await expect(sent).rejects.toThrow(/did not take an email/);
  await hungUp.promise;
  await expect(mailer.send(message)).rejects.toThrow(/did not take an email/);
});

it('gives up on a server that goes on talking and never comes to the point', async () => {
  const talker = createServer((socket) => {
    const talking = setInterval(() => socket.write('220-one moment\r\n'), 20);
    socket.on('error', () => {}).once('close', () => clearInterval(talking));
  });
  await new Promise<void>((resolve) => talker.listen(0, '127.0.0.1', resolve));
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${(talker.address() as AddressInfo).port}`,
    from: 'no-reply@example.com',
    longestMs: 200,
  });
  const begun = performance.now();
  await expect(mailer.send(message)).rejects.toThrow('The mail server did not take an email');
  // Each silence alone would be waited for much longer.
  expect(performance.now() - begun).toBeLessThan(10_000);
  await mailer.close?.();
  await new Promise((resolve) => talker.close(resolve));
});

it('gives nothing to a server whose certificate nobody vouches for', async () => {
  const { received, port } = await mailServer();
  const mailer = createSmtpMailer({
    url: `smtp://post:right@127.0.0.1:${port}?requireTLS=true`,
    from: 'Credit Fix <no-reply@example.com>',
  });
  await expect(mailer.send(message)).rejects.toThrow(/certificate/i);
  expect(received).toHaveLength(0);
  await mailer.close();
});
