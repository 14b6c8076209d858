import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLetter } from '#test/a-letter.ts';
import { startLobServer, type LobServer } from '#test/a-lob-server.ts';
import { cancelHeld } from '#test/a-stripe-server/stripe-life.ts';
import { signAContract } from '#test/a-contract.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { openPayingWorld, type PayingWorld } from '#test/a-paying-world.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

/** One letter mailed without a plan: paid on its own page, mailed once the price is held, and paid for once the carrier has it. */

vi.setConfig({ testTimeout: 120_000 });

const { generateLetter } = letterEndpoints;
const { payForMailing, getPaidMailing, getMailing, getMailpiece, cancelMail, mailLetter } =
  mailingEndpoints;

const MINUTE = 60_000;
const from = {
  name: 'Maria O’Neill',
  line1: '48 Larkspur Lane',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
};
const order = { mailClass: 'certified', from, asEntered: false, agreedCents: 68 } as const;

describe.each(['self_help', 'cro'] as const)('a person on the free plan, in %s', (legalMode) => {
  const clock = createTestClock(TEST_START);
  let lob: LobServer;
  let world: PayingWorld;
  beforeAll(async () => {
    lob = await startLobServer({ clock });
    world = await openPayingWorld({
      legalMode,
      lob: { apiKey: lob.apiKey, apiBase: lob.url, webhookSecret: lob.webhookSecret },
    });
  });
  afterAll(async () => {
    await world.close();
    await lob.stop();
  });
  beforeEach(async () => await lob.behave({ kind: 'well' }));

  let people = 0;
  /** A signed letter of somebody who pays for no plan. */
  async function signed() {
    const email = `once-${(people += 1)}@example.com`;
    const client = await world.signedIn(email);
    if (legalMode === 'cro') {
      await signAContract(client);
      // Its three days are told of below.
      await world.app.sql('update service_contracts set service_from = signed_at');
    }
    const creditorName = `Creditor ${people}`;
    const body = aLetter({ disputeDetails: { ...aLetter().disputeDetails, creditorName } });
    const { letterId } = (await client.call(generateLetter, { body })).data;
    return { client, email, params: { id: letterId } };
  }

  type Letter = Awaited<ReturnType<typeof signed>>;
  const pay = async ({ client, params }: Letter) =>
    (await client.call(payForMailing, { params, body: order })).data.url;
  const outcome = async ({ client, params }: Letter) =>
    (await client.call(getPaidMailing, { params })).data;
  const piece = async (client: TestClient, id: string | null) =>
    (await client.call(getMailpiece, { params: { id: id ?? '' } })).data;

  async function wait(ms: number): Promise<void> {
    const instant = new Date(clock.now().getTime() + ms).toISOString();
    clock.set(instant);
    await world.goTo(instant);
    await world.app.runHourly();
  }

  const until = async (isSo: () => Promise<void>) =>
    await vi.waitFor(
      async () => {
        await world.app.runHourly();
        await world.settle();
        await isSo();
      },
      { timeout: 100_000, interval: 50 },
    );

  /** Paid, and waiting for its time to go out. */
  async function paid() {
    const letter = await signed();
    const url = await pay(letter);
    world.stripe.hold(url);
    await world.settle();
    const { state, mailpieceId } = await outcome(letter);
    expect(state).toBe('mailed');
    return { ...letter, url, mailpieceId };
  }

  it('sees the whole price, pays it once, and it is taken when the carrier has the letter', async () => {
    const letter = await signed();
    const { client, params, email } = letter;
    expect((await client.call(getMailing, { params })).data).toMatchObject({
      mayMail: 'pro_needed',
      canPayOnce: true,
    });
    const url = await pay(letter);
    expect(await outcome(letter)).toEqual({ state: 'open', mailpieceId: null });
    expect(lob.letters()).toHaveLength(0);
    world.stripe.hold(url);
    // The success page asks before any event has come.
    const { state, mailpieceId } = await outcome(letter);
    expect(state).toBe('mailed');
    expect(await piece(client, mailpieceId)).toMatchObject({ status: 'queued', canCancel: true });
    expect(world.stripe.heldOn(url)?.status).toBe('requires_capture');
    await world.settle();
    await wait(20 * MINUTE);
    await until(async () => {
      expect((await piece(client, mailpieceId)).charge).toBe('paid');
    });
    expect(world.stripe.heldOn(url)?.status).toBe('succeeded');
    expect(
      lob.letters().filter(({ metadata }) => metadata['mailpiece'] === mailpieceId),
    ).toHaveLength(1);
    expect(await world.mail(email)).toContain('Your receipt: $0.68 for a mailed letter');
    const again = await client.call(payForMailing, { params, body: order });
    expect(again.problem).toMatchObject({ code: 'mailing.already_on_its_way' });
  });

  it('is not charged for what is taken back in time', async () => {
    const { client, mailpieceId, url, email } = await paid();
    await client.call(cancelMail, { params: { id: mailpieceId ?? '' } });
    await until(async () => {
      expect(world.stripe.heldOn(url)?.status).toBe('canceled');
      expect(await world.mail(email)).toContain('Your card is not charged: $0.68 was let go');
    });
    await wait(20 * MINUTE);
    expect(lob.letters().filter(({ metadata }) => metadata['mailpiece'] === mailpieceId)).toEqual(
      [],
    );
  });

  it('is mailed although nobody comes back from the payment page and the jobs are lost', async () => {
    const letter = await signed();
    world.stripe.hold(await pay(letter));
    world.stripe.takeEvents();
    await wait(130 * MINUTE);
    await until(async () => {
      expect((await outcome(letter)).state).toBe('mailed');
    });
  });

  it('is neither mailed nor charged where the bank lets the money go first', async () => {
    const { client, mailpieceId, url } = await paid();
    const session = world.stripe.world.sessions.get(url.split('/').at(-1) ?? '');
    if (session?.intent) cancelHeld(world.stripe.world, session.intent);
    await until(async () => {
      expect((await piece(client, mailpieceId)).status).toBe('failed');
    });
    await wait(20 * MINUTE);
    expect(lob.letters().filter(({ metadata }) => metadata['mailpiece'] === mailpieceId)).toEqual(
      [],
    );
  });

  it('still needs Pro to mail without paying, and may not look at the payment of another', async () => {
    const { client, params } = await signed();
    const body = { ...order };
    expect((await client.call(mailLetter, { params, body })).problem).toMatchObject({
      code: 'billing.pro_needed',
    });
    const other = await world.signedIn(`nosy-${legalMode}@example.com`);
    expect((await other.call(getPaidMailing, { params })).problem).toMatchObject({
      code: 'letters.not_found',
    });
    expect((await other.call(payForMailing, { params, body })).problem).toMatchObject({
      code: 'letters.not_found',
    });
    const wrong = { ...order, agreedCents: 67 };
    expect((await client.call(payForMailing, { params, body: wrong })).problem).toMatchObject({
      code: 'mailing.price_changed',
    });
  });
});

describe('where a contract comes first and our own staff mail', () => {
  const { makePrintBatch, markMailed } = manualMailQueueEndpoints;
  let world: PayingWorld;
  let admin: TestClient;
  beforeAll(async () => {
    world = await openPayingWorld({
      legalMode: 'cro',
      adminEmails: ['staff@example.com'],
      mailHoldMinutes: 0,
    });
    admin = world.app.client();
    await signInAsAdmin(world.app, admin, 'staff@example.com');
    // These weeks are longer than a session.
    await world.app.sql(`update sessions set expires_at = '2030-01-01'`);
  });
  afterAll(() => world.close());

  const inQueue = async (id: string) =>
    await expect
      .poll(
        async () => {
          await world.app.runHourly();
          const sql = 'select 1 from mailpieces where id = ? and carrier_id is not null';
          return (await world.app.sql(sql, [id])).length;
        },
        { timeout: 60_000 },
      )
      .toBe(1);

  it('nothing is ordered before the days of the contract are over, nor taken before the letter is at the post', async () => {
    const client = await world.signedIn('by-hand@example.com');
    await world.app.sql(`update sessions set expires_at = '2030-01-01'`);
    const letterOf = async (creditorName: string) => {
      const disputeDetails = { ...aLetter().disputeDetails, creditorName };
      return (await client.call(generateLetter, { body: aLetter({ disputeDetails }) })).data
        .letterId;
    };
    const params = { id: await letterOf('First Bank') };
    expect((await client.call(getMailing, { params })).data).toMatchObject({
      mayMail: 'pro_needed',
      canPayOnce: false,
      contractFirst: true,
    });
    const early = await client.call(payForMailing, { params, body: order });
    expect([early.status, early.problem.code]).toEqual([409, 'billing.contract_needed']);
    await signAContract(client);
    const waits = await client.call(payForMailing, { params, body: order });
    expect([waits.status, waits.problem.code]).toEqual([409, 'billing.service_waits']);
    await world.goTo('2026-11-26T05:00:00.000Z');

    const url = (await client.call(payForMailing, { params, body: order })).data.url;
    world.stripe.hold(url);
    await world.settle();
    const { mailpieceId } = (await client.call(getPaidMailing, { params })).data;
    const id = mailpieceId ?? '';
    await inQueue(id);
    void (await admin.call(makePrintBatch, { body: { pieceIds: [id] } })).data;
    await world.goTo('2026-11-27T15:00:00.000Z');
    await world.app.runHourly();
    await world.settle();
    expect(world.stripe.heldOn(url)?.status).toBe('requires_capture');
    const body = { mailedOn: '2026-11-27', trackingNumber: '9407100000000000000001' };
    void (await admin.call(markMailed, { params: { id }, body })).data;
    await expect
      .poll(() => world.stripe.heldOn(url)?.status, { timeout: 60_000 })
      .toBe('succeeded');

    // What nobody has printed when the bank lets go is neither mailed nor charged.
    await world.app.sql(`update accounts set plan = 'pro' where email = 'by-hand@example.com'`);
    const late = { id: await letterOf('Second Bank') };
    await world.app.sql(`update accounts set plan = 'free' where email = 'by-hand@example.com'`);
    const page = (await client.call(payForMailing, { params: late, body: order })).data.url;
    world.stripe.hold(page);
    await world.settle();
    const waiting = (await client.call(getPaidMailing, { params: late })).data.mailpieceId ?? '';
    await inQueue(waiting);
    await world.goTo('2026-12-04T15:00:00.000Z');
    await expect
      .poll(
        async () => {
          await world.app.runHourly();
          await world.settle();
          return (await client.call(getMailpiece, { params: { id: waiting } })).data.status;
        },
        { timeout: 100_000 },
      )
      .toBe('failed');
    expect(world.stripe.heldOn(page)?.status).toBe('canceled');
  });
});
