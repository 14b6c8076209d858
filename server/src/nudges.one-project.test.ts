import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { adminListEndpoints } from '@creditfix/shared/admin';
import { disputeEndpoints } from '@creditfix/shared/disputes';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { privacyEndpoints } from '@creditfix/shared/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aDraft, aLetter } from '#test/a-letter.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { readZip } from '#test/read-zip.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

/** The emails that only nudge: a draft waits, did you mail it, and an answer is due this week. */

const { createDraft, saveDraft, deleteDraft, generateLetter } = letterEndpoints;
const { recordArrival, recordOwnMailing } = mailingEndpoints;
const { deleteMyAccount } = privacyEndpoints;
const { chooseEmails, getMyAccount, saveEmailPreferences } = myAccountEndpoints;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ adminEmails: ['boss@staff.example'] });
});
afterAll(() => app.close());
beforeEach(() => app.setClock(TEST_START));

const WAITS = 'Your draft is still here';
const MAILED = 'Did you mail your letter?';
const DUE = 'An answer is due by';

interface Person {
  readonly email: string;
  readonly client: TestClient;
}

let count = 0;
async function signedIn(): Promise<Person> {
  count += 1;
  const email = `nudged${count}@example.com`;
  const client = app.client();
  await client.signIn(email);
  await app.sql("update accounts set plan = 'pro' where email = ?", [email]);
  return { email, client };
}

/** The work of the hour, as two processes do it at once. */
async function hourAt(instant: string): Promise<void> {
  await app.setClock(instant);
  await Promise.all([app.runHourly(), app.runHourly()]);
}

const nudgesTo = async ({ email }: Person) =>
  (await app.mailbox())
    .filter(({ to, subject }) => to === email && /^(?:Your draft|Did you|An answer)/.test(subject))
    .toReversed();
const subjectsTo = async (person: Person) => (await nudgesTo(person)).map(({ subject }) => subject);

const begin = async ({ client }: Person, state = 'OH') => {
  const draft = aDraft();
  const content = aDraft({ personalInfo: { ...draft.personalInfo, state } });
  return (await client.call(createDraft, { body: { content } })).data;
};

/** Of an item of their own, as different people have. */
const ownLetter = ({ email }: Person) => {
  const { disputeDetails } = aLetter();
  return aLetter({ disputeDetails: { ...disputeDetails, creditorName: `Bank of ${email}` } });
};

async function downloaded(person: Person, bureauType: 'equifax' | 'experian' = 'equifax') {
  const { client } = person;
  const body = { ...ownLetter(person), bureauType };
  const { letterId, pdfUrl } = (await client.call(generateLetter, { body })).data;
  await (await client.fetch(pdfUrl)).arrayBuffer();
  return letterId;
}

const mailedMyself = async ({ client }: Person, id: string, mailedOn: string) =>
  (
    await client.call(recordOwnMailing, {
      params: { id },
      body: { mailedOn, mailClass: 'first_class' },
    })
  ).data;

const stopLinkOf = ({ text }: { readonly text: string }) =>
  new URL(/https?:\/\/\S+\/emails\/stop\?token=\S+/.exec(text)?.[0] ?? 'none:');
const tokenOf = (email: { readonly text: string }) =>
  stopLinkOf(email).searchParams.get('token') ?? '';

describe('a draft that waits', () => {
  it('is told of once, three days after it was touched last, by day where its writer lives', async () => {
    const person = await signedIn();
    // In Hawaii the day begins at 18:00 UTC for us.
    const { id, revision, content } = await begin(person, 'HI');
    await app.setClock('2026-11-22T20:00:00Z');
    await person.client.call(saveDraft, { params: { id }, body: { revision, content } });
    await hourAt('2026-11-25T19:00:00Z');
    expect(await subjectsTo(person)).toEqual([]);
    await hourAt('2026-11-26T16:00:00Z');
    expect(await subjectsTo(person)).toEqual([]);
    await hourAt('2026-11-26T18:30:00Z');
    expect(await subjectsTo(person)).toEqual([WAITS]);
    await hourAt('2026-11-26T19:30:00Z');
    await hourAt('2026-11-28T18:30:00Z');
    const [email] = await nudgesTo(person);
    expect(await subjectsTo(person)).toEqual([WAITS]);
    expect(email?.text).toContain('You began a letter on November 21, 2026');
    expect(email?.text).toContain(`/generate-letter?draft=${id}`);
    expect(email?.text).not.toMatch(/Northgate|Equifax|Larkspur|Maria/);
  });

  it('is told of at midday where nothing of ours ran when it was due', async () => {
    const person = await signedIn();
    await begin(person);
    await hourAt('2026-11-30T15:00:00Z');
    expect(await subjectsTo(person)).toEqual([]);
    await hourAt('2026-11-30T18:00:00Z');
    expect(await subjectsTo(person)).toEqual([WAITS]);
  });

  it('is one, however many there are, and none that is signed, deleted or long forgotten', async () => {
    const [several, deleted, signed, old] = [
      await signedIn(),
      await signedIn(),
      await signedIn(),
      await signedIn(),
    ];
    for (const _ of [1, 2, 3]) await begin(several);
    const { id } = await begin(deleted);
    await deleted.client.call(deleteDraft, { params: { id } });
    await signed.client.call(generateLetter, { body: ownLetter(signed) });
    await begin(old);
    await app.sql(
      `update letter_drafts set updated_at = '2026-11-01' where account_id = (select id from accounts where email = ?)`,
      [old.email],
    );
    for (const day of ['25', '26', '27', '28']) await hourAt(`2026-11-${day}T15:00:00Z`);
    expect(await subjectsTo(several)).toEqual([WAITS]);
    for (const person of [deleted, signed, old]) expect(await subjectsTo(person)).toEqual([]);
  });

  it('is kept from who gets no email there, never proved their address, or wants none', async () => {
    const [bounced, unproved, quiet, fine] = [
      await signedIn(),
      await signedIn(),
      await signedIn(),
      await signedIn(),
    ];
    for (const person of [bounced, unproved, quiet, fine]) await begin(person);
    await app.sql(
      `insert into account_flags (id, account_id, rule, detail, raised_at)
       select gen_random_uuid(), id, 'email_bounced', 'Seen.', now() from accounts where email = ?`,
      [bounced.email],
    );
    await app.sql('update accounts set last_login_at = null where email = ?', [unproved.email]);
    const emails = { draft_waits: false };
    await quiet.client.call(saveEmailPreferences, { body: { emails } });
    await hourAt('2026-11-25T15:00:00Z');
    for (const person of [bounced, unproved, quiet]) expect(await subjectsTo(person)).toEqual([]);
    expect(await subjectsTo(fine)).toEqual([WAITS]);
  });
});

describe('a downloaded letter', () => {
  it('is asked about once after four days, until its sender says that it is mailed', async () => {
    const [waits, mailed, unread] = [await signedIn(), await signedIn(), await signedIn()];
    const letterId = await downloaded(waits);
    const sent = await downloaded(mailed);
    await unread.client.call(generateLetter, { body: ownLetter(unread) });
    await app.setClock('2026-11-23T15:00:00Z');
    await mailedMyself(mailed, sent, '2026-11-23');
    await hourAt('2026-11-24T15:00:00Z');
    expect(await subjectsTo(waits)).toEqual([]);
    await hourAt('2026-11-25T16:00:00Z');
    await hourAt('2026-11-27T16:00:00Z');
    expect(await subjectsTo(waits)).toEqual([MAILED]);
    const [email] = await nudgesTo(waits);
    expect(email?.text).toContain(`/mail-letter/${letterId}`);
    expect(email?.text).toContain('Downloaded on: November 21, 2026');
    expect(email?.text).not.toMatch(/Northgate|Equifax/);
    for (const person of [mailed, unread]) expect(await subjectsTo(person)).toEqual([]);
  });
});

describe('a day', () => {
  it('brings a person one nudge; the other comes on the next one', async () => {
    const person = await signedIn();
    await begin(person);
    await downloaded(person);
    for (const hour of ['15', '16', '20']) await hourAt(`2026-11-26T${hour}:00:00Z`);
    expect(await subjectsTo(person)).toHaveLength(1);
    await hourAt('2026-11-27T18:00:00Z');
    expect((await subjectsTo(person)).toSorted()).toEqual([MAILED, WAITS]);
    await hourAt('2026-11-28T18:00:00Z');
    expect(await subjectsTo(person)).toHaveLength(2);
  });

  it('brings one of the answers that are due this week, and each letter its turn', async () => {
    const person = await signedIn();
    const letters = [await downloaded(person), await downloaded(person, 'experian')];
    await app.setClock('2026-11-25T15:00:00Z');
    for (const letter of letters) {
      const { id } = await mailedMyself(person, letter, '2026-11-21');
      const body = { on: '2026-11-25', what: 'delivered' } as const;
      void (await person.client.call(recordArrival, { params: { id }, body })).data;
    }
    const rounds = async () => await person.client.call(disputeEndpoints.listDisputes);
    await expect
      .poll(async () => JSON.stringify((await rounds()).data).split('2026-12-25').length)
      .toBeGreaterThan(2);
    await hourAt('2026-12-20T15:00:00Z');
    await hourAt('2026-12-20T18:00:00Z');
    expect(await subjectsTo(person)).toHaveLength(1);
    await hourAt('2026-12-21T15:00:00Z');
    await hourAt('2026-12-22T15:00:00Z');
    const subjects = await subjectsTo(person);
    expect(subjects).toHaveLength(2);
    for (const subject of subjects) expect(subject).toContain(DUE);
  });
});

describe('the link that stops them', () => {
  async function nudged() {
    const person = await signedIn();
    await begin(person);
    await hourAt('2026-11-25T15:00:00Z');
    const [email] = await nudgesTo(person);
    if (!email) throw new Error('no nudge came');
    return { person, email };
  }

  it('switches that kind off and on again without sign-in, and nothing else', async () => {
    const { person, email } = await nudged();
    const stranger = app.client();
    const body = { token: tokenOf(email), wanted: false };
    expect(stopLinkOf(email).href).not.toContain('nudged');
    const stopped = await stranger.call(chooseEmails, { body });
    expect(stopped.data).toEqual({ preference: 'draft_waits', wanted: false });
    const { emails } = (await person.client.call(getMyAccount)).data;
    expect(emails).toMatchObject({ draft_waits: false, mail_check: true, answer_due: true });
    await stranger.call(chooseEmails, { body: { ...body, wanted: true } });
    expect((await person.client.call(getMyAccount)).data.emails.draft_waits).toBe(true);
  });

  it('is pressed by a mail program, and opens the page in a browser', async () => {
    const { person, email } = await nudged();
    const path = `/api/emails/stop?token=${tokenOf(email)}`;
    // As Gmail does it: no cookies, no origin, a form of one field.
    const pressed = await app.client().fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(200);
    expect((await person.client.call(getMyAccount)).data.emails.draft_waits).toBe(false);
    const opened = await app.client().fetch(path);
    expect(opened.status).toBe(303);
    expect(opened.headers.get('Location')).toBe(`${app.url}/emails/stop?token=${tokenOf(email)}`);
    // Looking changes nothing: mail scanners look.
    await person.client.call(saveEmailPreferences, { body: { emails: { draft_waits: true } } });
    await app.client().fetch(path);
    expect((await person.client.call(getMyAccount)).data.emails.draft_waits).toBe(true);
  });

  it('does nothing once it is changed', async () => {
    const { email } = await nudged();
    const token = tokenOf(email);
    const forged = [
      '',
      token.slice(0, -1),
      token.replace('draft_waits', 'deadlines'),
      `A${token.slice(1)}`,
      `${token.slice(0, -4)}AAAA`,
    ];
    for (const one of forged) {
      const { problem } = await app.client().call(chooseEmails, {
        body: { token: one, wanted: false },
      });
      expect(problem.code).toBe('accounts.stop_link_invalid');
      const path = `/api/emails/stop?token=${encodeURIComponent(one)}`;
      const pressed = await app.client().fetch(path, { method: 'POST', body: 'x' });
      expect(pressed.status).toBe(400);
    }
  });
});

it('leaves with the account, is taken along before, and is seen by the staff', async () => {
  const { email, client } = await signedIn();
  await begin({ email, client });
  await hourAt('2026-11-25T15:00:00Z');
  await client.signIn(email);
  const [{ id } = {}] = await app.sql('select id from accounts where email = ?', [email]);
  const nudges = () => app.sql('select kind from nudges where account_id = ?', [id]);
  expect(await nudges()).toEqual([{ kind: 'draft_waits' }]);
  const admin = app.client();
  await signInAsAdmin(app, admin, 'boss@staff.example');
  const seen = await admin.call(adminListEndpoints.adminUser, { params: { id: String(id) } });
  expect(JSON.stringify(seen.data)).toContain('draft_waits');
  const zip = await client.fetch(privacyEndpoints.downloadMyData.path);
  const files = readZip(Buffer.from(await zip.arrayBuffer()));
  expect(files.get('account.json')?.toString()).toContain('draft_waits');
  await client.call(deleteMyAccount, { body: { confirmEmail: email } });
  expect(await nudges()).toEqual([]);
});
