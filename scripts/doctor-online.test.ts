import { createSocket } from 'node:dgram';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examineInstallation, type Finding } from '@creditfix/server/examine-installation';
import { readConfig } from '@creditfix/server/platform/config';
import { createLog } from '@creditfix/server/platform/logging';
import { startLobServer, type LobServer } from '@creditfix/server/test/lob';
import { aCertificate } from '@creditfix/server/test/certificate';
import { startImapServer, type ImapServer } from '@creditfix/server/test/imap-server';
import { startMailServer, type MailServer } from '@creditfix/server/test/mail-server';
import { openStripeServer, type StripeServer } from '@creditfix/server/test/stripe';
import { TEST_STRIPE } from '@creditfix/server/test/stripe-settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runDocumented } from './process/documented.ts';

/** What the names of our domain say; a name that is not here does not exist, and one without texts is not answered. */
const RECORDS: Record<string, readonly string[] | null> = {};

const REFUSED = 5;
const NO_SUCH_NAME = 3;
const FLAGS_OF_AN_ANSWER = 0x8180;

const dns = createSocket('udp4');
let lob: LobServer;
let stripe: StripeServer;
let mail: MailServer;
let mailbox: ImapServer;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credit-fix-doctor-'));
  lob = await startLobServer();
  stripe = await openStripeServer(new Date());
  mail = await startMailServer();
  mailbox = await startImapServer();
  dns.on('message', (question, { port, address }) => dns.send(answerOf(question), port, address));
  await new Promise<void>((done) => dns.bind(0, '127.0.0.1', done));
});
afterAll(async () => {
  dns.close();
  await Promise.all([lob.stop(), stripe.close(), mail.stop(), mailbox.stop()]);
  await rm(folder, { recursive: true, force: true });
});

/** RFC 1035, section 4.1: the question as it came, and a TXT record for each text. */
function answerOf(message: Buffer): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (; message[at]; at += (message[at] ?? 0) + 1)
    labels.push(message.toString('latin1', at + 1, at + 1 + (message[at] ?? 0)));
  const question = message.subarray(12, at + 5);
  const found = RECORDS[labels.join('.').toLowerCase()];
  const code = found === null ? REFUSED : found === undefined ? NO_SUCH_NAME : 0;
  const header = Buffer.alloc(12);
  message.copy(header, 0, 0, 2);
  const texts = found ?? [];
  for (const [index, word] of [FLAGS_OF_AN_ANSWER + code, 1, texts.length].entries())
    header.writeUInt16BE(word, 2 + index * 2);
  const records = texts.map((text) => {
    const data = Buffer.from(`${String.fromCodePoint(text.length)}${text}`, 'latin1');
    // The name of the question, TXT, IN, a minute.
    const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat([header, question, ...records]);
}

function settings(): Readonly<Record<string, string>> {
  return {
    DATA_DIR: folder,
    CHROMIUM_PATH: '/no/such/browser',
    SMTP_URL: mail.url,
    IMAP_URL: mailbox.url,
    EMAIL_FROM: 'Letters <no-reply@letters.example>',
    DKIM_DOMAIN: 'mail.example',
    DKIM_SELECTOR: 'k1',
    DKIM_PRIVATE_KEY: 'none',
    STRIPE_SECRET_KEY: TEST_STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRET: TEST_STRIPE.webhookSecret,
    STRIPE_PRICE_ID: TEST_STRIPE.priceId,
    STRIPE_API_BASE: stripe.apiBase,
    LOB_API_KEY: lob.apiKey,
    LOB_API_BASE: lob.url.replace(/\/$/, ''),
  };
}

/** What it says of services elsewhere; there is no database, and no browser is started. */
async function examined(
  change: Readonly<Record<string, string>> = {},
): Promise<readonly Finding[]> {
  const config = readConfig({ ...settings(), ...change });
  const dnsServers = [`127.0.0.1:${dns.address().port}`];
  const how = { log: createLog('silent'), everyFile: false, online: true, dnsServers };
  const all: Finding[] = [];
  for await (const finding of examineInstallation(config, how)) all.push(finding);
  return all.slice(all.findIndex(({ part }) => part === 'browser') + 1);
}

const statuses = (found: readonly Finding[]) =>
  Object.fromEntries(found.map(({ part, state }) => [part, state]));

it('asks mail server, DNS, Stripe and Lob, and finds each as it is', async () => {
  Object.assign(RECORDS, {
    'letters.example': ['something else', 'v=spf1 include:mail.example -all'],
    '_dmarc.letters.example': ['v=DMARC1; p=reject'],
    'k1._domainkey.mail.example': ['v=DKIM1; p=MIIBIjANBg'],
  });
  expect(statuses(await examined())).toEqual({
    email: 'ok',
    inbox: 'ok',
    SPF: 'ok',
    DMARC: 'ok',
    DKIM: 'ok',
    Stripe: 'ok',
    Lob: 'ok',
  });
});

it('says of a mailbox with a certificate of ones own what to do, and as a command asks them all once that is done', async () => {
  const certificate = aCertificate(['127.0.0.1']);
  const server = await startImapServer({ tls: 'at_once', certificate });
  const refused = await examined({ IMAP_URL: server.url });
  expect(refused.find(({ part }) => part === 'inbox')).toMatchObject({
    state: 'fault',
    says: expect.stringContaining('certificate'),
    fix: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
  });

  // Node reads it when a process starts.
  const authority = join(folder, 'authority.pem');
  await writeFile(authority, certificate.cert);
  // Of this name no DNS server knows anything.
  const noDkim = { DKIM_DOMAIN: '', DKIM_SELECTOR: '', DKIM_PRIVATE_KEY: '' };
  const own = { EMAIL_FROM: 'no-reply@letters.invalid', IMAP_URL: server.url };
  const { output } = await runDocumented('npm run doctor -- --online', {
    and: ['--json'],
    env: { ...settings(), ...noDkim, ...own, NODE_EXTRA_CA_CERTS: authority },
  });
  await server.stop();
  const found = JSON.parse(output.slice(output.indexOf('['))) as readonly Finding[];
  expect(statuses(found)).toMatchObject({ email: 'ok', inbox: 'ok', Stripe: 'ok', Lob: 'ok' });
});

it.each([
  ['that does not answer', (url: string) => url.replace(/:\d+/, ':1'), /port/],
  ['without the folder', (url: string) => url.replace('INBOX', 'Answers'), /folder at the end/],
  ['without encryption', (url: string) => url.replace('imap://', 'imaps://'), /993/],
])('says what to do about a mailbox %s', async (_, changed, fix) => {
  const found = await examined({ IMAP_URL: changed(mailbox.url) });
  expect(found.find(({ part }) => part === 'inbox')).toMatchObject({
    state: 'fault',
    fix: expect.stringMatching(fix),
  });
});

it('names what is missing, wrong or away, with what to do, and shows no secret', async () => {
  Object.assign(RECORDS, { '_dmarc.letters.example': undefined, 'letters.example': null });
  const secret = 'a-key-that-nobody-knows';
  const found = await examined({
    SMTP_URL: `smtp://somebody:${secret}@127.0.0.1:1`,
    IMAP_URL: mailbox.url.replace(':secret@', `:${secret}@`),
    STRIPE_SECRET_KEY: `sk_test_${secret}`,
    LOB_API_KEY: `test_${secret}`,
  });
  expect(statuses(found)).toMatchObject({
    email: 'fault',
    inbox: 'fault',
    SPF: 'warning',
    DMARC: 'warning',
    Stripe: 'fault',
    Lob: 'fault',
  });
  const said = Object.fromEntries(found.map(({ part, says, fix }) => [part, `${says} ${fix}`]));
  expect(said).toMatchObject({
    SPF: expect.stringContaining('did not answer'),
    inbox: expect.stringMatching(/refuses.*IMAP_URL/),
    DMARC: expect.stringContaining('v=DMARC1'),
    Stripe: expect.stringMatching(/401.*STRIPE_SECRET_KEY/),
    Lob: expect.stringMatching(/401.*LOB_API_KEY/),
  });
  expect(JSON.stringify(found)).not.toContain(secret);
});

it('knows a price that Stripe does not have, and a service that is away', async () => {
  const found = await examined({
    STRIPE_PRICE_ID: 'price_of_another_account',
    LOB_API_BASE: 'http://127.0.0.1:1/v1',
  });
  expect(found.filter(({ state }) => state === 'fault')).toMatchObject([
    { part: 'Stripe', fix: expect.stringContaining('STRIPE_PRICE_ID') },
    { part: 'Lob', says: 'It does not answer.' },
  ]);
});

it('names a price that Stripe takes and no page says, and asks nothing of it where Pro is paid afterwards', async () => {
  const price = { object: 'price', active: true, currency: 'usd', unit_amount: 2_499 };
  const told = { ...price, recurring: { interval: 'month', interval_count: 1 } };
  const answered = async (answer: object, change = {}) => {
    const server = createServer((_, response) => response.end(JSON.stringify(answer)));
    await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
    const { port } = server.address() as AddressInfo;
    const found = await examined({ ...change, STRIPE_API_BASE: `http://127.0.0.1:${port}` });
    server.close();
    return found.find(({ part }) => part === 'Stripe');
  };
  expect(await answered(told)).toMatchObject({
    state: 'fault',
    says: 'Pages and terms say that Pro costs $19.99 a month, and Stripe takes 24.99 USD every 1 month.',
    fix: expect.stringContaining('STRIPE_PRICE_ID'),
  });
  const yearly = { interval: 'year', interval_count: 1 };
  for (const wrong of [
    { ...told, unit_amount: 1_999, recurring: yearly },
    { ...told, unit_amount: 1_999, recurring: null },
    { ...told, unit_amount: 1_999, currency: 'eur' },
    { ...told, unit_amount: 1_999, active: false },
    { object: 'product' },
  ])
    expect(await answered(wrong)).toMatchObject({ state: 'fault' });
  expect(await answered({ ...told, unit_amount: 1_999 })).toMatchObject({ state: 'ok' });
  expect(await answered(told, { LEGAL_MODE: 'cro' })).toMatchObject({ state: 'ok' });
});
