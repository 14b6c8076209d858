import { startLobServer, type LobServer } from '@creditfix/server/test/lob';
import { startMailServer, type MailServer } from '@creditfix/server/test/mail-server';
import { openStripeServer, type StripeServer } from '@creditfix/server/test/stripe';
import { TEST_STRIPE } from '@creditfix/server/test/stripe-settings';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { aPhoto } from '@creditfix/server/test/document';
import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { adminEndpoints } from '@creditfix/shared/admin';
import { contactEndpoints } from '@creditfix/shared/contact';
import { disputeEndpoints } from '@creditfix/shared/disputes';
import { documentEndpoints } from '@creditfix/shared/documents';
import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { privacyEndpoints } from '@creditfix/shared/privacy';
import { reportEndpoints } from '@creditfix/shared/reports';
import { simpleForm, simpleLetter } from '#scripts/process/black-box.ts';
import type { ServerProcess } from '#scripts/process/server-process.ts';
import type { TestBed } from '#scripts/process/test-bed.ts';
import { Caller } from './caller.ts';
import type { Guarded } from './judge.ts';

const STAFF = {
  administrator: 'owner@staff.example.com',
  support: 'helper@staff.example.com',
  auditor: 'auditor@staff.example.com',
} as const;

/** A whole product that may be attacked: the server with everything that it talks to, all of it on this machine. */
export interface Target {
  /** Without rate limits, so that no attack is stopped by the number of the ones before. */
  readonly open: ServerProcess;
  /** With rate limits, behind one proxy. */
  readonly limited: ServerProcess;
  readonly stripe: StripeServer;
  readonly lob: LobServer;
  readonly mail: MailServer;
  readonly sql: pg.Client;
  /** What no answer and no log line may contain. */
  readonly secrets: Readonly<Record<string, string>>;
}

export async function openTarget(bed: TestBed): Promise<Target> {
  const postgres = await bed.postgres();
  const name = `hostile_${process.pid}`;
  await postgres.createDatabase(name);
  const database = new URL(postgres.url);
  database.pathname = `/${name}`;
  const stripe = await openStripeServer(new Date());
  bed.closing(() => stripe.close());
  const lob = await startLobServer();
  bed.closing(() => lob.stop());
  const mail = await startMailServer();
  bed.closing(() => mail.stop());
  const key = randomBytes(32).toString('base64');
  const settings = {
    DATA_DIR: join(bed.folder, 'files'),
    DATABASE_URL: database.href,
    ENCRYPTION_KEYS: `k1:${key}`,
    LOG_LEVEL: 'info',
    SMTP_URL: mail.url,
    ...staffSettings(),
    STRIPE_API_BASE: stripe.apiBase,
    STRIPE_SECRET_KEY: TEST_STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRET: TEST_STRIPE.webhookSecret,
    STRIPE_PRICE_ID: TEST_STRIPE.priceId,
    LOB_API_BASE: lob.url,
    LOB_API_KEY: lob.apiKey,
    LOB_WEBHOOK_SECRET: lob.webhookSecret,
    POSTAL_HOLD_MINUTES: '60',
  };
  const server = await bed.server(settings);
  const limited = await bed.server({ ...settings, RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const sql = new pg.Client({ connectionString: database.href });
  await sql.connect();
  bed.closing(() => sql.end());
  const secrets = {
    'the encryption key': key,
    "Stripe's key": TEST_STRIPE.secretKey,
    "the secret of Stripe's callbacks": TEST_STRIPE.webhookSecret,
    "Lob's key": lob.apiKey,
    "the secret of Lob's callbacks": lob.webhookSecret,
    'the address of the database': `${database.username}:${database.password}@`,
    'the data folder': bed.folder,
  };
  return { open: server, limited, stripe, lob, mail, sql, secrets };
}

function staffSettings() {
  return {
    ADMIN_EMAILS: STAFF.administrator,
    SUPPORT_STAFF_EMAILS: STAFF.support,
    AUDITOR_EMAILS: STAFF.auditor,
    ADMIN_SECOND_FACTOR: 'off',
  };
}

/** The person whose things everybody is after. No other text in these attacks has one of these words. */
const VICTIM = {
  email: 'wanda.zebrafish@victim.example.com',
  lastName: 'Zebrafishson',
  street: '4711 Quagga Lane',
  creditor: 'Okapi Savings Trust',
  account: 'ZQ-8800-5544-3322',
  scoreSource: 'Narwhal Scores',
} as const;

/** Ids of everything that the victim has. */
export interface Belongings {
  readonly letter: string;
  readonly draft: string;
  readonly document: string;
  readonly dispute: string;
  readonly mail: string;
  readonly score: string;
  /** The kept facts of a credit report. */
  readonly report: string;
  /** What they wrote to support. */
  readonly message: string;
  readonly session: string;
  readonly calendar: string;
  readonly account: string;
}

export interface Personas {
  readonly victim: Caller;
  readonly thief: Caller;
  readonly administrator: Caller;
  readonly support: Caller;
  readonly auditor: Caller;
  /** The support person's desktop app. */
  readonly staffDevice: Caller;
  /** The thief's desktop app. */
  readonly device: Caller;
  readonly nobody: Caller;
  readonly belongings: Belongings;
  /** The thief's own letter, draft and so on. */
  readonly loot: Belongings;
  /** A link that the victim has used. */
  readonly usedLink: string;
}

export const envelope = {
  name: 'Ida Sample',
  line1: '9 Elm Row',
  city: 'Salem',
  state: 'OR',
  zip: '97301',
};

export async function settleIn(target: Target): Promise<Personas> {
  const {
    mail,
    open: { url },
  } = target;
  const victim = new Caller('the victim', VICTIM.email);
  const thief = new Caller('the thief', 'mallory@thief.example.com');
  const administrator = new Caller('administrator', STAFF.administrator);
  const support = new Caller('support', STAFF.support);
  const auditor = new Caller('auditor', STAFF.auditor);
  const staffDevice = new Caller("support's device", STAFF.support);
  const device = new Caller("the thief's device", thief.email);
  const usedLink = await victim.signIn(url, mail);
  await thief.signIn(url, mail);
  for (const person of [administrator, support, auditor]) await person.signInAsStaff(url, mail);
  await staffDevice.signInDevice(url, mail, 'staff');
  await device.signInDevice(url, mail, 'customer');
  const grantPro = async (person: Caller) => {
    const query = { email: person.email };
    const { accounts } = await administrator.ask(url, adminEndpoints.findAccounts, { query });
    const id = accounts[0]?.id ?? '';
    const body = { until: null, reason: 'To be attacked.' };
    await administrator.ask(url, adminEndpoints.grantPro, { params: { id }, body });
    return id;
  };
  const belongings = await furnish(victim, url, { account: await grantPro(victim), words: VICTIM });
  const loot = await furnish(thief, url, { account: await grantPro(thief), words: THIEF });
  const nobody = new Caller('nobody', 'nobody@example.com');
  return {
    victim,
    thief,
    administrator,
    support,
    auditor,
    staffDevice,
    device,
    nobody,
    belongings,
    loot,
    usedLink,
  };
}

/** The thief's own things, which are nobody's secret. */
const THIEF: Words = {
  lastName: 'Sample',
  street: '9 Elm Row',
  creditor: 'Harbor Lending',
  account: '5550-1234',
  scoreSource: 'A bank',
};

type Words = Readonly<Record<Exclude<keyof typeof VICTIM, 'email'>, string>>;

/** Gives a person one of everything. */
async function furnish(
  owner: Caller,
  url: string,
  { account, words }: { readonly account: string; readonly words: Words },
): Promise<Belongings> {
  const { lastName, street: address, creditor: creditorName, account: accountNumber } = words;
  const personalInfo = { ...simpleForm.personalInfo, lastName, address };
  const disputeDetails = { ...simpleForm.disputeDetails, creditorName, accountNumber };
  const form = { ...simpleLetter, personalInfo, disputeDetails };
  const { createDraft, generateLetter } = letterEndpoints;
  const content = { personalInfo, disputeDetails, bureauType: simpleForm.bureauType };
  const draft = await owner.ask(url, createDraft, { body: { content } });
  const document = await owner.ask(url, documentEndpoints.addDocument, {
    query: { kind: 'photo_id' },
    upload: await aPhoto(),
  });
  const { letterId } = await owner.ask(url, generateLetter, { body: form });
  const mailpiece = await owner.ask(url, mailingEndpoints.mailLetter, {
    params: { id: letterId },
    body: { mailClass: 'certified', from: envelope, agreedCents: 68 },
  });
  const another = { ...disputeDetails, accountNumber: `${accountNumber}-B` };
  const mailed = await owner.ask(url, generateLetter, {
    body: { ...form, disputeDetails: another },
  });
  await owner.ask(url, mailingEndpoints.recordOwnMailing, {
    params: { id: mailed.letterId },
    body: { mailedOn: calendarDateAt(new Date(), BUSINESS_TIME_ZONE), mailClass: 'certified' },
  });
  const score = await owner.ask(url, disputeEndpoints.addScore, {
    body: { seenOn: '2026-01-05', score: 640, source: words.scoreSource },
  });
  const report = await owner.ask(url, reportEndpoints.keepReport, {
    body: {
      bureau: 'equifax',
      layout: 'equifax_annual',
      date: '2026-03-14',
      reference: null,
      tradelines: [],
      inquiries: [],
      publicRecords: [],
      neverPrinted: [],
    },
  });
  const { messageId } = await owner.ask(url, contactEndpoints.sendMessage, {
    body: {
      name: `Ida ${lastName}`,
      email: owner.email,
      subject: 'dispute',
      message: 'What comes next?',
    },
  });
  const calendar = await owner.ask(url, disputeEndpoints.makeCalendar, { body: {} });
  const { sessions } = await owner.ask(url, myAccountEndpoints.listSessions);
  const belongings = {
    letter: letterId,
    draft: draft.id,
    document: document.id,
    dispute: await firstDispute(owner, url),
    mail: mailpiece.id,
    score: score.id,
    report: report.id,
    message: messageId,
    session: sessions[0]?.id ?? '',
    calendar: new URL(calendar.url, url).pathname.split('/').at(-1) ?? '',
    account,
  };
  for (const [thing, id] of Object.entries(belongings))
    if (id === '') throw new Error(`${owner.name} has no ${thing}`);
  return belongings;
}

/** A dispute is opened by a job once its letter is on its way. */
async function firstDispute(owner: Caller, url: string): Promise<string> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { disputes } = await owner.ask(url, disputeEndpoints.listDisputes);
    if (disputes[0]) return disputes[0].id;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return '';
}

/** Everything that the victim can see of their own things, to be compared before and after. */
export async function inventory({ victim, belongings }: Personas, url: string): Promise<string> {
  const params = { id: belongings.letter };
  return JSON.stringify([
    await victim.ask(url, letterEndpoints.getLetter, { params }),
    await victim.ask(url, letterEndpoints.listLetters),
    await victim.ask(url, letterEndpoints.listDrafts),
    await victim.ask(url, documentEndpoints.listDocuments),
    await victim.ask(url, disputeEndpoints.dashboard),
    await victim.ask(url, disputeEndpoints.listDisputes),
    await victim.ask(url, disputeEndpoints.getCalendar),
    await victim.ask(url, privacyEndpoints.whatIsKept),
  ]);
}

/** Who may read which of the victim's words, and that nobody reads a secret or somebody's session. */
export function guardedTexts(target: Target, personas: Personas): Guarded[] {
  const { victim, administrator, support, staffDevice, belongings } = personas;
  const own = [victim.name];
  const helpers = [...own, administrator.name, support.name, staffDevice.name];
  return [
    { what: "the victim's email address", text: VICTIM.email, seenBy: helpers },
    { what: "the victim's name", text: VICTIM.lastName, seenBy: helpers },
    // Sealed: also of the staff nobody reads it beside a letter that was opened for a reason, which these attacks do not do.
    { what: "the victim's street", text: VICTIM.street, seenBy: own },
    { what: "the victim's account number", text: VICTIM.account, seenBy: own },
    { what: 'whom the victim owes', text: VICTIM.creditor, seenBy: helpers },
    { what: "the victim's scores", text: VICTIM.scoreSource, seenBy: own },
    { what: "the victim's calendar", text: belongings.calendar, seenBy: own },
    ...Object.entries(target.secrets).map(([what, text]) => ({ what, text })),
    ...[victim, administrator, support, personas.auditor, staffDevice].flatMap((caller) =>
      caller.tokens.map((text) => ({ what: `the session of ${caller.name}`, text })),
    ),
  ];
}
