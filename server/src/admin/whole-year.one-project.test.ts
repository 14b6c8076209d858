import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { adminEndpoints, operatorEndpoints } from '@creditfix/shared/admin';
import { billingEndpoints, contractEndpoints } from '@creditfix/shared/billing';
import type { LegalMode } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signAContract } from '#test/a-contract.ts';
import { startLobServer } from '#test/a-lob-server.ts';
import { openPayingWorld } from '#test/a-paying-world.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { ofNewYork } from '#test/a-letter.ts';
import { askForLetter } from '#test/ask-for-letters.ts';
import { readZip } from '#test/read-zip.ts';
import { createTestClock } from '#test/test-clock.ts';

/**
 * One person's year from January to December 2027, once for each thing that whoever runs the site can be in law. The tests are its months and
 * run in their order. Each ends with the same question: is what the bank took, what the person sees, and what was done one sum?
 */

const { startCheckout, getPlan, listPayments, cancelSubscription } = billingEndpoints;
const { getContract, signDisclosure, readContract, cancelContract } = contractEndpoints;
const { payForMailing, getPaidMailing, getMailpiece, mailLetter } = mailingEndpoints;

const EMAIL = 'year@example.com';
const STAFF = 'staff@example.com';
const PRO = 1_999;
const LETTER = 667;
const MAILED = 68;
const NEW_YEAR = '2027-01-04T15:00:00.000Z';
const ELEVEN_DAYS_MS = 11 * 86_400_000;
const begin = { body: {} };
const from = {
  name: 'Maria O’Neill',
  line1: '48 Larkspur Lane',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
};
const order = { mailClass: 'certified', from, asEntered: false, agreedCents: MAILED } as const;

async function openYear(legalMode: LegalMode) {
  const clock = createTestClock(NEW_YEAR);
  const lob = await startLobServer({ clock });
  const world = await openPayingWorld({
    legalMode,
    startAt: NEW_YEAR,
    adminEmails: [STAFF],
    mailHoldMinutes: 0,
    lob: { apiKey: lob.apiKey, apiBase: lob.url, webhookSecret: lob.webhookSecret },
  });
  lob.pointWebhooksAt(`${world.app.url}/api/webhooks/lob`);
  const { app, stripe } = world;
  const client = await world.signedIn(EMAIL);
  // This year is longer than a session.
  await app.sql(`update sessions set expires_at = '2030-01-01'`);

  const until = async (isSo: () => Promise<void>) =>
    await vi.waitFor(
      async () => {
        await app.runHourly();
        await world.settle();
        await isSo();
      },
      { timeout: 120_000, interval: 50 },
    );

  /** What the bank took and has not given back; what it only holds is still the person's. */
  const taken = () => {
    const held = [...stripe.world.sessions.values()]
      .filter(({ intent }) => intent?.status === 'requires_capture')
      .map(({ intent }) => intent?.latest_charge);
    return [...stripe.world.charges.values()]
      .filter(({ id }) => !held.includes(id))
      .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  };

  let owed = 0;
  const year = {
    ...world,
    lob,
    client,
    until,
    plan: async () => (await client.call(getPlan)).data,
    async goTo(instant: string) {
      clock.set(instant);
      await world.goTo(instant);
      await app.runHourly();
      await world.settle();
    },
    /** Adds what was done since the last time, and waits until exactly that was paid. @returns what has been taken in all */
    async hasPaid(...cents: readonly number[]) {
      owed = cents.reduce((sum, each) => sum + each, owed);
      await until(async () => {
        expect(taken()).toBe(owed);
        const { payments, unpaid } = (await client.call(listPayments)).data;
        const listed = payments.map(
          ({ amountCents, refundedCents }) => amountCents - refundedCents,
        );
        expect(listed.reduce((sum, each) => sum + each, 0)).toBe(owed);
        expect(unpaid).toEqual([]);
      });
      return taken();
    },
    total: () => owed,
    /** Asks for letters. @returns what was answered to each */
    async ask(times = 1) {
      const statuses: number[] = [];
      for (let each = 0; each < times; each += 1)
        statuses.push((await askForLetter(client)).status);
      return statuses;
    },
    letters: async () => (await client.call(letterEndpoints.listLetters, {})).data.letters,
    async letter(): Promise<string> {
      const asked = await askForLetter(client, { personalInfo: ofNewYork });
      return (asked.data as { letterId: string }).letterId;
    },
    /** Waits until the carrier has it. @returns the id that the carrier gave it */
    async withCarrier(mailpieceId: string): Promise<string> {
      const sql = 'select carrier_id from mailpieces where id = ? and carrier_id is not null';
      await until(async () => expect(await app.sql(sql, [mailpieceId])).toHaveLength(1));
      return String((await app.sql(sql, [mailpieceId]))[0]?.carrier_id);
    },
    /** Has a letter mailed with Pro. */
    async mail(letterId: string) {
      const params = { id: letterId };
      const { id } = (await client.call(mailLetter, { params, body: order })).data;
      return { id, carrierId: await year.withCarrier(id) };
    },
    /** Has a letter mailed without Pro: the bank holds the price until the carrier has it. */
    async payOnce(letterId: string) {
      const params = { id: letterId };
      const url = (await client.call(payForMailing, { params, body: order })).data.url;
      stripe.hold(url);
      await world.settle();
      const id = (await client.call(getPaidMailing, { params })).data.mailpieceId ?? '';
      const carrierId = await year.withCarrier(id);
      await until(async () => expect(stripe.heldOn(url)?.status).toBe('succeeded'));
      return { id, carrierId };
    },
    async comesBack({ id, carrierId }: { readonly id: string; readonly carrierId: string }) {
      const startAt = clock.now();
      await year.goTo(new Date(startAt.getTime() + ELEVEN_DAYS_MS).toISOString());
      await lob.play(carrierId, 'certified_returned', { startAt });
      await until(async () => {
        const { data } = await client.call(getMailpiece, { params: { id } });
        expect(data.status).toBe('returned');
      });
    },
    async staff() {
      const admin = app.client();
      await signInAsAdmin(app, admin, STAFF);
      return admin;
    },
    async refundNewest(amountCents: number) {
      const { payments } = (await client.call(listPayments)).data;
      const body = { amountCents, reason: 'The person asked for it.' };
      const params = { id: payments[0]?.id ?? '' };
      void (await (await year.staff()).call(adminEndpoints.refundPayment, { params, body })).data;
    },
    async movesTo(state: 'NY' | 'GA' | 'OH') {
      const nothing = {
        firstName: '',
        lastName: '',
        address: '',
        city: '',
        zipCode: '',
        phone: '',
      };
      const body = { ...nothing, state };
      void (await client.call(myAccountEndpoints.saveProfile, { body })).data;
    },
    async entersCard() {
      const { url } = (await client.call(startCheckout, begin)).data;
      const subscription = stripe.pay(url);
      await world.settle();
      return subscription;
    },
    async close() {
      await world.close();
      await lob.stop();
    },
  };
  return year;
}

type Year = Awaited<ReturnType<typeof openYear>>;
type Subscription = Awaited<ReturnType<Year['entersCard']>>;

describe('a year of somebody who writes their own letters', () => {
  let year: Year;
  let pro: Subscription;
  beforeAll(async () => {
    year = await openYear('self_help');
  });
  afterAll(() => year.close());

  it('January: one free letter, mailed for its price alone, then Pro, paid in advance', async () => {
    const free = await year.letter();
    expect(await year.ask()).toEqual([402]);
    await year.hasPaid();
    await year.payOnce(free);
    await year.hasPaid(MAILED);
    await year.goTo('2027-01-11T15:00:00.000Z');
    pro = await year.entersCard();
    expect((await year.plan()).allowance).toMatchObject({ plan: 'pro', limit: 3, used: 0 });
    await year.hasPaid(PRO);
    const first = await year.letter();
    expect(await year.ask(3)).toEqual([200, 200, 402]);
    await year.mail(first);
    await year.hasPaid(MAILED);
  });

  it('February: a renewal, and its letters', async () => {
    await year.goTo('2027-02-11T17:00:00.000Z');
    expect((await year.plan()).allowance).toMatchObject({ used: 0, left: 3 });
    expect(await year.ask()).toEqual([200]);
    await year.hasPaid(PRO);
  });

  it('March: a renewal, of which the staff pay a part back', async () => {
    await year.goTo('2027-03-11T17:00:00.000Z');
    await year.hasPaid(PRO);
    await year.refundNewest(500);
    await year.hasPaid(-500);
    expect((await year.plan()).plan).toBe('pro');
  });

  it('April: the card fails, nothing is mailed, the plan falls back, and nothing is collected later', async () => {
    const letterId = await year.letter();
    year.stripe.setCard(pro.customer, 'declines');
    await year.goTo('2027-04-11T17:00:00.000Z');
    expect(await year.plan()).toMatchObject({ plan: 'pro', subscription: { status: 'past_due' } });
    const refused = await year.client.call(mailLetter, { params: { id: letterId }, body: order });
    expect(refused.problem.code).toBe('mailing.past_due');
    await year.goTo('2027-04-19T17:00:00.000Z');
    expect(await year.plan()).toMatchObject({
      plan: 'free',
      subscription: { status: 'past_due' },
    });
    await year.goTo('2027-04-28T17:00:00.000Z');
    expect(pro.status).toBe('canceled');
    expect(await year.plan()).toMatchObject({ plan: 'free', subscription: null });
    await year.hasPaid();
  });

  it('May: on the free plan, then Pro again with another card', async () => {
    await year.goTo('2027-05-03T15:00:00.000Z');
    expect(await year.ask(2)).toEqual([200, 402]);
    await year.goTo('2027-05-03T16:00:00.000Z');
    pro = await year.entersCard();
    expect(await year.ask(4)).toEqual([200, 200, 200, 402]);
    await year.hasPaid(PRO);
  });

  it('June and July: renewals, and a letter that comes back costs no postage', async () => {
    await year.goTo('2027-06-03T18:00:00.000Z');
    await year.hasPaid(PRO);
    await year.goTo('2027-07-03T18:00:00.000Z');
    await year.hasPaid(PRO);
    const mailpiece = await year.mail(await year.letter());
    await year.hasPaid(MAILED);
    await year.comesBack(mailpiece);
    expect(await year.hasPaid(-MAILED)).toBe(year.total());
  });

  it('August: canceled, and paid to the end of its period', async () => {
    await year.goTo('2027-08-03T18:00:00.000Z');
    await year.hasPaid(PRO);
    void (await year.client.call(cancelSubscription, begin)).data;
    await year.goTo('2027-08-31T17:00:00.000Z');
    expect(await year.plan()).toMatchObject({ plan: 'pro' });
    expect(await year.ask(4)).toEqual([200, 200, 200, 402]);
    await year.hasPaid();
  });

  it('September: Pro has ended, and a letter that is mailed for its price and comes back is paid back', async () => {
    await year.goTo('2027-09-03T18:00:00.000Z');
    expect(pro.status).toBe('canceled');
    expect(await year.plan()).toMatchObject({ plan: 'free', subscription: null });
    const mailpiece = await year.payOnce(await year.letter());
    await year.hasPaid(MAILED);
    await year.comesBack(mailpiece);
    await year.hasPaid(-MAILED);
  });

  it('October and November: nothing is sold where the operator does not sell, and again after a move', async () => {
    await year.goTo('2027-10-04T15:00:00.000Z');
    const value = { notServed: ['OH' as const], registrations: {} };
    const body = { change: { key: 'states', value }, basedOn: 0 } as const;
    void (await (await year.staff()).call(operatorEndpoints.changeOperatorSetting, { body })).data;
    await year.movesTo('OH');
    const refused = await year.client.call(startCheckout, begin);
    expect(refused.problem.code).toBe('billing.state_not_served');
    const params = { id: await year.letter() };
    const there = { ...from, city: 'Dayton', state: 'OH', zip: '45402' };
    const once = await year.client.call(payForMailing, { params, body: { ...order, from: there } });
    expect(once.problem.code).toBe('billing.state_not_served');
    await year.goTo('2027-11-08T15:00:00.000Z');
    await year.movesTo('NY');
    pro = await year.entersCard();
    await year.hasPaid(PRO);
  });

  it('December: the year’s sum is that of its months, with one receipt for each payment', async () => {
    await year.goTo('2027-12-31T17:00:00.000Z');
    await year.hasPaid(PRO);
    expect(year.total()).toBe(9 * PRO - 500 + 2 * MAILED);
    const { payments } = (await year.client.call(listPayments)).data;
    const kinds = Object.groupBy(payments, ({ amountCents }) => amountCents);
    expect(kinds[PRO]).toHaveLength(9);
    expect(kinds[MAILED]).toHaveLength(4);
  });
});

describe('a year where whoever runs the site is a credit repair organization', () => {
  let year: Year;
  let pro: Subscription;
  beforeAll(async () => {
    year = await openYear('cro');
  });
  afterAll(() => year.close());

  const statuses = async () => (await year.letters()).map(({ status }) => status);
  const fees = async (status: string) =>
    (await year.app.sql('select 1 from letter_fees where status = ?', [status])).length;
  const listed = async (count: number) =>
    await year.until(async () => expect(await fees('listed')).toBe(count));

  it('January: a contract of a Friday before a holiday, nothing is done in its days, and in the last minute it is canceled', async () => {
    await year.goTo('2027-01-15T20:00:00.000Z');
    const early = await year.client.call(startCheckout, begin);
    expect(early.problem.code).toBe('billing.contract_needed');
    const { state } = await signAContract(year.client);
    // Monday is the day of Martin Luther King, Jr.: Tuesday, Wednesday and Thursday are the three days.
    expect(state.signed).toMatchObject({
      lastDay: '2027-01-21',
      serviceFrom: '2027-01-22T05:00:00.000Z',
      waits: true,
    });
    pro = await year.entersCard();
    expect(await year.ask()).toEqual([200]);
    await year.goTo('2027-01-22T04:59:00.000Z');
    expect(await statuses()).toEqual(['preparing']);
    expect((await year.client.call(cancelContract, begin)).data).toMatchObject({
      next: 'disclosure',
      signed: null,
    });
    await year.until(async () => {
      expect(pro.status).toBe('canceled');
      expect(await statuses()).toEqual([]);
      expect((await year.plan()).plan).toBe('free');
    });
    await year.hasPaid();
    expect(await year.ask(2)).toEqual([200, 402]);
    expect(await statuses()).toEqual(['drafted']);
  });

  it('February: a second contract; letters are made when its days are over, and only postage is paid at once', async () => {
    await year.goTo('2027-02-12T20:00:00.000Z');
    const { state } = await signAContract(year.client);
    // Monday is Presidents’ Day.
    expect(state.signed).toMatchObject({
      lastDay: '2027-02-18',
      serviceFrom: '2027-02-19T05:00:00.000Z',
    });
    pro = await year.entersCard();
    expect(await year.ask()).toEqual([200]);
    await year.goTo('2027-02-19T04:59:00.000Z');
    expect(await statuses()).toContain('preparing');
    expect(await fees('listed')).toBe(0);
    await year.goTo('2027-02-19T05:00:00.000Z');
    await listed(1);
    expect(await statuses()).toEqual(['drafted', 'drafted']);
    const late = await year.client.call(cancelContract, begin);
    expect(late.problem.code).toBe('billing.contract_cancel_late');
    await year.mail(await year.letter());
    await listed(2);
    await year.hasPaid(MAILED);
  });

  it('March: two letters of February are paid', async () => {
    await year.goTo('2027-03-12T22:00:00.000Z');
    await year.hasPaid(LETTER, LETTER);
    expect(await year.ask(4)).toEqual([200, 200, 200, 402]);
    await listed(3);
    await year.hasPaid();
  });

  it('April: three letters cost what the plan costs, and no more', async () => {
    await year.goTo('2027-04-12T22:00:00.000Z');
    await year.hasPaid(PRO);
    expect(await year.ask()).toEqual([200]);
    await listed(1);
  });

  it('May: the card fails, nothing is mailed, and what is collected days later is the one letter', async () => {
    const letterId = (await year.letters())[0]?.id ?? '';
    year.stripe.setCard(pro.customer, 'declines');
    await year.goTo('2027-05-12T22:00:00.000Z');
    expect(await year.plan()).toMatchObject({ plan: 'pro', subscription: { status: 'past_due' } });
    const refused = await year.client.call(mailLetter, { params: { id: letterId }, body: order });
    expect(refused.problem.code).toBe('mailing.past_due');
    await year.hasPaid();
    year.stripe.setCard(pro.customer, 'works');
    await year.goTo('2027-05-15T22:00:00.000Z');
    expect(await year.plan()).toMatchObject({ subscription: { status: 'active' } });
    await year.hasPaid(LETTER);
  });

  it('June: a month without a letter costs nothing, and neither does a letter that comes back', async () => {
    await year.goTo('2027-06-12T22:00:00.000Z');
    await year.hasPaid();
    const mailpiece = await year.mail(await year.letter());
    await listed(1);
    await year.hasPaid(MAILED);
    await year.comesBack(mailpiece);
    expect(await year.hasPaid(-MAILED)).toBe(year.total());
  });

  it('July: nothing was done in June, and nothing is collected', async () => {
    await year.goTo('2027-07-12T22:00:00.000Z');
    await year.hasPaid();
    expect(await fees('withdrawn')).toBe(1);
    expect(await year.ask()).toEqual([200]);
    await listed(1);
  });

  it('August: a letter of July is paid, and the staff pay it back', async () => {
    await year.goTo('2027-08-12T22:00:00.000Z');
    await year.hasPaid(LETTER);
    await year.refundNewest(LETTER);
    expect(await year.hasPaid(-LETTER)).toBe(year.total());
  });

  it('September: after a move to a state with no contracts the one that was signed goes to its end, and no other follows', async () => {
    await year.movesTo('GA');
    expect(await year.ask()).toEqual([200]);
    await listed(1);
    void (await year.client.call(cancelSubscription, begin)).data;
    await year.goTo('2027-09-12T22:00:00.000Z');
    await year.hasPaid(LETTER);
    expect(pro.status).toBe('canceled');
    const page = await year.client.call(startCheckout, begin);
    expect(page.problem.code).toBe('billing.contract_needed');
    const { version } = (await year.client.call(getContract)).data.disclosure;
    const name = 'Anna Example';
    void (await year.client.call(signDisclosure, { body: { version, name } })).data;
    const refused = await year.client.call(readContract, { body: { name, state: 'GA' } });
    expect(refused.problem.code).toBe('billing.state_not_served');
    const params = { id: await year.letter() };
    const once = await year.client.call(payForMailing, { params, body: order });
    expect(once.problem.code).toBe('billing.contract_needed');
    await year.hasPaid();
  });

  it('October: back again, and a letter without Pro is mailed for its price once a contract’s days are over', async () => {
    await year.goTo('2027-10-08T20:00:00.000Z');
    await year.movesTo('NY');
    const { state } = await signAContract(year.client);
    // Monday is Columbus Day.
    expect(state.signed).toMatchObject({
      lastDay: '2027-10-14',
      serviceFrom: '2027-10-15T04:00:00.000Z',
    });
    const params = { id: (await year.letters())[0]?.id ?? '' };
    const waits = await year.client.call(payForMailing, { params, body: order });
    expect(waits.problem.code).toBe('billing.service_waits');
    await year.goTo('2027-10-15T04:00:00.000Z');
    await year.payOnce(params.id);
    await year.hasPaid(MAILED);
  });

  it('November: one that comes back is paid back', async () => {
    await year.goTo('2027-11-05T15:00:00.000Z');
    const mailpiece = await year.payOnce(await year.letter());
    await year.hasPaid(MAILED);
    await year.comesBack(mailpiece);
    expect(await year.hasPaid(-MAILED)).toBe(year.total());
  });

  it('December: the records hold each contract, and each charge beside what earned it, to the same sum', async () => {
    await year.goTo('2027-12-31T17:00:00.000Z');
    await year.hasPaid();
    expect(year.total()).toBe(2 * LETTER + PRO + 2 * LETTER + 2 * MAILED);
    const [account] = await year.app.sql('select id from accounts where email = ?', [EMAIL]);
    const path = `/api/admin/accounts/${String(account?.id)}/contracts?reason=The+agency+asks.`;
    const answer = await (await year.staff()).fetch(path);
    const files = readZip(Buffer.from(await answer.arrayBuffer()));
    const lines = String(files.get('contracts.csv'))
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
    const counts = Object.groupBy(lines, ([, what = '']) => what);
    expect(counts['contract signed']).toHaveLength(3);
    expect(counts['contract cancelled']).toHaveLength(1);
    expect(counts['contract ended']).toHaveLength(1);
    expect(counts['letter finished']).toHaveLength(9);
    expect(counts['letter mailed']).toHaveLength(4);
    const sum = lines.reduce((cents, line) => cents + Number(line.at(-2)), 0);
    expect(sum).toBe(year.total());
  });
});
