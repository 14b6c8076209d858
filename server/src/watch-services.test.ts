import { expect, it } from 'vitest';
import { z } from 'zod';
import { createStripePayments } from '#server/billing/index.ts';
import { createOpenAiLanguageModel } from '#server/letters/index.ts';
import { createLobCertifiedMailer } from '#server/mailing/index.ts';
import { createImapInbox, createSmtpMailer, InboxAway } from '#server/platform/email/index.ts';
import { aCertificate } from '#test/a-certificate.ts';
import { openLine, type Line } from '#test/a-line.ts';
import { startLobServer } from '#test/a-lob-server.ts';
import { startMailServer } from '#test/a-mail-server.ts';
import { startImapServer } from '#test/an-imap-server.ts';
import { openModelServer, saysContent } from '#test/a-model-server.ts';
import { openStripeServer } from '#test/a-stripe-server.ts';
import { TEST_STRIPE } from '#test/a-stripe-server/test-stripe.ts';
import { createTestClock } from '#test/test-clock.ts';
import { TEST_START } from '#test/test-server.ts';
import { watchServices } from './watch-services.ts';

type Watch = ReturnType<typeof watchServices>;

interface Tried {
  /** One call of ours, whatever comes of it. */
  readonly ask: () => Promise<unknown>;
  readonly line: Line;
  readonly close: () => Promise<unknown>;
}

/** The same address, reached over a line that can be cut. */
async function over(address: string): Promise<{ readonly line: Line; readonly address: string }> {
  const url = new URL(address);
  const line = await openLine({ host: url.hostname, port: Number(url.port) });
  url.port = String(line.port);
  return { line, address: url.href };
}

const letter = {
  id: 'one',
  to: 'someone@example.com',
  subject: 'Hello',
  text: 'Hello.',
  html: '<p>Hello.</p>',
};

const services: Readonly<Record<string, (watch: Watch) => Promise<Tried>>> = {
  async carrier(watch) {
    const lob = await startLobServer({ clock: createTestClock(TEST_START) });
    const { line, address } = await over(lob.url);
    const settings = { apiKey: lob.apiKey, apiBase: address, webhookSecret: undefined };
    const carrier = watch.carrier(createLobCertifiedMailer(settings));
    return { ask: () => carrier.findMailpiece('none'), line, close: () => lob.stop() };
  },
  async payments(watch) {
    const stripe = await openStripeServer(new Date(TEST_START));
    const { line, address } = await over(stripe.apiBase);
    const settings = { ...TEST_STRIPE, automaticTax: false, apiBase: address };
    const payments = watch.payments(createStripePayments(settings));
    return { ask: () => payments.hasCustomer('cus_none'), line, close: () => stripe.close() };
  },
  async model(watch) {
    const server = await openModelServer();
    server.behave(saysContent('{"said":"fine"}'));
    const { line, address } = await over(server.baseUrl);
    const model = watch.languageModel(
      createOpenAiLanguageModel({ apiKey: 'sk-none', baseUrl: address, model: 'some' }),
    );
    const question = {
      instructions: 'Say something.',
      texts: '[]',
      shape: z.object({ said: z.string() }),
      shapeName: 'said',
      signal: new AbortController().signal,
      onProgress: () => {},
    };
    return { ask: () => model.answer(question), line, close: () => server.close() };
  },
  async email(watch) {
    const server = await startMailServer();
    const { line, address } = await over(server.url);
    const mailer = watch.mailer(createSmtpMailer({ url: address, from: 'us@example.com' }));
    return {
      ask: () => mailer.send(letter),
      line,
      close: async () => {
        await mailer.close();
        await server.stop();
      },
    };
  },
  async inbox(watch) {
    const mailbox = await startImapServer();
    const { line, address } = await over(mailbox.url);
    const inbox = watch.inbox(createImapInbox({ url: address }));
    return { ask: () => inbox.read(null, nothing), line, close: () => mailbox.stop() };
  },
};

const nothing = {
  show: async () => 'left' as const,
  passed: async () => {},
  signal: new AbortController().signal,
} as const;

it.each([
  ['refuses our account', (url: string) => url.replace('secret', 'wrong')],
  ['does not open our folder', (url: string) => url.replace('INBOX', 'Answers')],
  ['has a certificate that is not trusted', (url: string) => url],
  ['offers no encryption', (url: string) => url.replace('imap://', 'imaps://')],
])('says that a mailbox %s, and not that it is away', async (fault, changed) => {
  const watch = watchServices(createTestClock(TEST_START));
  const isEncrypted = fault.includes('certificate');
  const mailbox = await startImapServer(
    isEncrypted ? { tls: 'at_once', certificate: aCertificate(['127.0.0.1']) } : {},
  );
  const inbox = watch.inbox(createImapInbox({ url: changed(mailbox.url) }));
  await expect(inbox.read(null, nothing)).rejects.toBeInstanceOf(InboxAway);
  expect(watch.services.away()).toEqual({ inbox: fault });
  await mailbox.stop();
});

it.each(Object.entries(services))(
  'names %s while it is away, and forgets it',
  async (name, open) => {
    const watch = watchServices(createTestClock(TEST_START));
    const { ask, line, close } = await open(watch);
    const away = () => watch.services.away();
    await ask();
    expect(away()).toEqual({});
    line.cut();
    await expect(ask()).rejects.toBeInstanceOf(Error);
    expect(away()).toEqual({ [name]: 'does not answer' });
    line.mend();
    await ask();
    expect(away()).toEqual({});
    await line.close();
    await close();
  },
);
