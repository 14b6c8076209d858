import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string | undefined;
  readonly secure: boolean;
  readonly raw: string;
}

let server: SMTPServer | undefined;
afterEach(
  () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())),
);

/** A real mail server on a real socket. */
async function mailServer(options: { readonly refuse?: string } = {}) {
  const received: Received[] = [];
  server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: (auth, _session, done) =>
      auth.password === 'right'
        ? done(null, { user: auth.username ?? '' })
        : done(new Error('Invalid login')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (options.refuse) return done(new Error(options.refuse));
        received.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          user: session.user,
          secure: session.secure,
          raw: Buffer.concat(chunks).toString('utf8'),
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

it('speaks STARTTLS and AUTH, and delivers text and HTML with a stable Message-ID', async () => {
  const { received, port } = await mailServer();
  const mailer = createSmtpMailer({
    url: `smtp://post:right@127.0.0.1:${port}?requireTLS=true&${TLS}`,
    from: 'Credit Fix <no-reply@example.com>',
  });
  await mailer.send(message);
  await mailer.close();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    from: 'no-reply@example.com',
    to: ['anna@example.com'],
    user: 'post',
    secure: true,
  });
  expect(received[0]?.raw).toContain(
    'Message-ID: <6a1c0f3e-0000-4000-8000-000000000001@example.com>',
  );
  expect(received[0]?.raw).toMatch(/text\/plain[^]*text\/html/);
});

it.each([
  ['a wrong password', 'wrong', {}, /Invalid login/],
  ['a server that refuses the message', 'right', { refuse: 'Mailbox full' }, /Mailbox full/],
])('fails loudly at %s, so that the job tries again', async (_, password, options, words) => {
  const { port } = await mailServer(options);
  const mailer = createSmtpMailer({
    url: `smtp://post:${password}@127.0.0.1:${port}?${TLS}`,
    from: 'a@example.com',
  });
  await expect(mailer.send(message)).rejects.toThrow(words);
  await mailer.close();
});
