import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { adminListEndpoints, manualMailQueueEndpoints } from '@creditfix/shared/admin';
import { billingEndpoints } from '@creditfix/shared/billing';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLetter } from '#test/a-letter.ts';
import { startLobServer, type LobServer } from '#test/a-lob-server.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { createTestClock } from '#test/test-clock.ts';
import { TEST_START } from '#test/test-server.ts';

/** What staff send a second time: emails that never came, and letters that did not arrive. */

const { adminUser, openEmail, sendEmailAgain } = adminListEndpoints;
const { mailAgain } = manualMailQueueEndpoints;
const { mailLetter, getMailpiece, getMailing, cancelMail } = mailingEndpoints;
const { generateLetter } = letterEndpoints;
const { requestEmailChange, saveProfile } = myAccountEndpoints;

const STAFF = 'staff@example.com';
const from = {
  name: 'Maria O’Neill',
  line1: '48 Larkspur Lane',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
};
const reason = 'They called, it never came';

const clock = createTestClock(TEST_START);
let lob: LobServer;
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  lob = await startLobServer({ clock });
  app = await createTestApp({
    lob: { apiKey: lob.apiKey, apiBase: lob.url },
    adminEmails: [STAFF],
    limits: 'on',
  });
  admin = app.client();
  await signInAsAdmin(app, admin, STAFF);
});
afterAll(async () => {
  await app.close();
  await lob.stop();
});

let people = 0;
async function aPerson() {
  const email = `again${(people += 1)}@example.com`;
  const client = app.client();
  await client.signIn(email);
  await app.sql(`update accounts set plan = 'pro' where email = ?`, [email]);
  const [{ id }] = (await app.sql('select id from accounts where email = ?', [email])) as [
    { id: string },
  ];
  return { client, email, id };
}
type Person = Awaited<ReturnType<typeof aPerson>>;

const pageOf = async ({ id }: Person) => (await admin.call(adminUser, { params: { id } })).data;
const auditOf = async ({ id }: Person, action: string) =>
  await app.sql('select detail from audit_log where subject_id = ? and action = ?', [id, action]);

describe('an email', () => {
  const queuedTo = async (person: Person, kind: string) =>
    (await pageOf(person)).emails.filter((each) => each.kind === kind);

  /** An email of the kind that says what it says. */
  async function emailed() {
    const person = await aPerson();
    const { letterId } = (await person.client.call(generateLetter, { body: aLetter() })).data;
    await expect.poll(() => queuedTo(person, 'letter_ready')).toHaveLength(1);
    const emailId = (await queuedTo(person, 'letter_ready'))[0]?.id ?? '';
    return { ...person, letterId, emailId };
  }

  it('goes out once more for each press, however often it is asked for, to where its reader is now', async () => {
    const person = await emailed();
    await app.sql(`update outgoing_emails set status = 'failed' where id = ?`, [person.emailId]);
    const press = randomUUID();
    const again = () =>
      admin.call(sendEmailAgain, { params: { id: person.emailId }, body: { reason, press } });
    const answers = await Promise.all([again(), again()]);
    expect(answers.map(({ data }) => data)).toEqual([{ to: person.email }, { to: person.email }]);
    await expect
      .poll(async () =>
        (await queuedTo(person, 'letter_ready')).map(({ status }) => status).toSorted(),
      )
      .toEqual(['failed', 'sent']);
    const { data } = await admin.call(openEmail, { params: { id: person.emailId } });
    const got = (await app.mailbox()).filter(
      ({ to, subject }) => to === person.email && subject === data.subject,
    );
    expect(got).toHaveLength(2);
    const lines = (await auditOf(person, 'send_email_again')).map(({ detail }) => String(detail));
    expect(lines.toSorted((one, other) => one.length - other.length)).toEqual([
      `email ${person.emailId}, because: ${reason}`,
      `email ${person.emailId}, on its way already, because: ${reason}`,
    ]);
  });

  it('is not sent on and on', async () => {
    const { emailId: id } = await emailed();
    const again = async () =>
      (await admin.call(sendEmailAgain, { params: { id }, body: { reason, press: randomUUID() } }))
        .status;
    const statuses: number[] = [];
    for (let each = 0; each < 6; each += 1) statuses.push(await again());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('that lets somebody in is never sent again: a fresh one is asked for', async () => {
    const person = await aPerson();
    const newEmail = 'elsewhere@example.com';
    void (await person.client.call(requestEmailChange, { body: { email: newEmail } })).data;
    const emails = (await pageOf(person)).emails;
    // The link and the code of the sign-in are not even among them.
    expect(emails).toMatchObject([{ kind: 'email_change', kept: false }]);
    const id = emails[0]?.id ?? '';
    const body = { reason, press: randomUUID() };
    const { problem } = await admin.call(sendEmailAgain, { params: { id }, body });
    expect(problem.code).toBe('admin.email_unknown');
    expect(await auditOf(person, 'send_email_again')).toEqual([]);
  });
});

describe('a letter that did not arrive', () => {
  const creditor = {
    name: 'Innovis',
    street: '100 Market Street',
    city: 'Akron',
    state: 'OH',
    zipCode: '44308',
  };

  async function signed(person: Person, details: object = {}) {
    const disputeDetails = {
      ...aLetter().disputeDetails,
      creditorName: `Creditor ${(people += 1)}`,
      ...details,
    };
    const body = aLetter({
      disputeDetails,
      ...('agency' in details && { bureauType: '' as const }),
    });
    return (await person.client.call(generateLetter, { body })).data.letterId;
  }
  /** Mailed, and ended so. */
  async function ended(trouble: string, details: object = {}, sender = from) {
    const person = await aPerson();
    const letterId = await signed(person, details);
    const params = { id: letterId };
    const body = {
      mailClass: 'certified',
      from: sender,
      asEntered: true,
      agreedCents: 68,
    } as const;
    const { id } = (await person.client.call(mailLetter, { params, body })).data;
    const status = trouble.startsWith('returned') || trouble === 'lost' ? 'returned' : 'failed';
    await app.sql(
      `update mailpieces set status = ?, trouble = ?, ended_at = created_at,
        created_at = created_at - interval '1 hour' where id = ?`,
      [status, trouble, id],
    );
    await app.sql('update letters set status = ? where id = ?', [status, letterId]);
    return { ...person, person, letterId, earlier: id };
  }

  const again = (id: string, mailClass: 'certified' | 'first_class' = 'certified') =>
    admin.call(mailAgain, { params: { id }, body: { mailClass, reason } });
  const atLob = (id: string) =>
    lob.letters().filter(({ metadata }) => metadata['mailpiece'] === id);

  it('is mailed again at no cost, as it was signed, once, and its sender sees both', async () => {
    const { client, person, email, letterId, earlier } = await ended('lost');
    expect((await pageOf(person)).mail).toMatchObject([{ id: earlier, canMailAgain: true }]);
    const answers = await Promise.all([again(earlier), again(earlier)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const made = answers.find(({ status }) => status === 200)?.data;
    const id = made?.id ?? '';
    const view = (await client.call(getMailpiece, { params: { id } })).data;
    expect(view).toMatchObject({ againOf: earlier, priceCents: 0, canCancel: true, from });
    const before = (await client.call(getMailpiece, { params: { id: earlier } })).data;
    expect(before).toMatchObject({ againAs: id, againOf: null });
    expect(view.packetSha256).toBe(before.packetSha256);
    expect((await pageOf(person)).mail).toMatchObject([
      { id, againOf: earlier, canMailAgain: false },
      { id: earlier, canMailAgain: false },
    ]);
    await expect
      .poll(async () => (await app.mailbox()).filter(({ to }) => to === email))
      .toContainEqual(expect.objectContaining({ subject: 'We are mailing your letter again' }));
    const later = new Date(clock.now().getTime() + 20 * 60_000).toISOString();
    await app.setClock(later);
    await expect
      .poll(async () => {
        await app.runHourly();
        return atLob(id).length;
      })
      .toBe(1);
    await app.setClock(TEST_START);
    const charges = await app.sql(
      'select status, amount_cents from mail_charges where mailpiece_id = ?',
      [id],
    );
    expect(charges).toEqual([{ status: 'not_collected', amount_cents: 0 }]);
    const lines = await auditOf(person, 'mail_again');
    expect(lines).toEqual([{ detail: `piece ${earlier} as ${id}, because: ${reason}` }]);
    expect((await again(earlier)).problem.code).toBe('mailing.not_to_mail_again');
    const mailing = (await client.call(getMailing, { params: { id: letterId } })).data;
    expect(mailing.mayMail).toBe('on_its_way');
  });

  it('takes no letter of the plan, also where none is left and a payment is missing', async () => {
    const { client, earlier } = await ended('damaged');
    const left = async () => (await client.call(billingEndpoints.getPlan)).data.allowance.left;
    await app.sql(
      `update letter_uses set given_back_at = now() where letter_id =
      (select letter_id from mailpieces where id = ?)`,
      [earlier],
    );
    await app.sql(
      `update accounts set plan = 'free' where id =
      (select account_id from mailpieces where id = ?)`,
      [earlier],
    );
    const before = await left();
    const { id } = (await again(earlier)).data;
    expect(await left()).toBe(before);
    void (await client.call(cancelMail, { params: { id } })).data;
    expect(await left()).toBe(before);
  });

  it('that nobody paid for, that arrived, or that its sender mailed is refused', async () => {
    for (const trouble of ['payment_lapsed', 'file_gone']) {
      const { person, earlier } = await ended(trouble);
      expect((await pageOf(person)).mail).toMatchObject([{ canMailAgain: false }]);
      expect((await again(earlier)).problem.code).toBe('mailing.not_to_mail_again');
    }
    const { earlier } = await ended('lost');
    await app.sql(`update mailpieces set carrier = 'self' where id = ?`, [earlier]);
    expect((await again(earlier)).problem.code).toBe('mailing.not_to_mail_again');
    await app.sql(`update mailpieces set carrier = 'lob', status = 'delivered' where id = ?`, [
      earlier,
    ]);
    expect((await again(earlier)).problem.code).toBe('mailing.not_to_mail_again');
    expect((await again(randomUUID())).problem.code).toBe('mailing.mailpiece_not_found');
  });

  it('from an address goes only to another one that the person has written to since', async () => {
    const agency = { agency: 'innovis', recipientAddress: { ...creditor, source: 'report' } };
    const { person, earlier } = await ended('returned_moved', agency);
    const { problem, status } = await again(earlier);
    expect([status, problem.code]).toEqual([409, 'mailing.no_confirmed_address']);
    expect(problem.fields?.map(({ path }) => path)).toEqual(['to.line1']);
    const moved = { ...agency.recipientAddress, street: '200 New Street' };
    await signed(person, { ...agency, recipientAddress: moved });
    const { id } = (await again(earlier)).data;
    const view = (await person.client.call(getMailpiece, { params: { id } })).data;
    expect(view.to).toMatchObject({ name: 'Innovis', line1: '200 New Street' });
  });

  it('comes from where its sender says that they live now, where the post does not know the old place', async () => {
    const unknown = { ...from, line1: '1 Nowhere Rd' };
    const { client, earlier } = await ended('address_unknown', {}, unknown);
    const { problem } = await again(earlier);
    expect(problem.fields?.map(({ path }) => path)).toEqual(['from.line1']);
    const { city, state, zip: zipCode } = from;
    const body = {
      firstName: '',
      lastName: '',
      phone: '',
      address: from.line1,
      city,
      state,
      zipCode,
    };
    void (await client.call(saveProfile, { body })).data;
    const { id } = (await again(earlier)).data;
    const view = (await client.call(getMailpiece, { params: { id } })).data;
    expect(view.from).toMatchObject({ line1: from.line1 });
  });
});
