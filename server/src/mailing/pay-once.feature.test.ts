import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLetter, ofNewYork } from '#test/a-letter.ts';
import { startLobServer, type LobServer } from '#test/a-lob-server.ts';
import { cancelHeld } from '#test/a-stripe-server/stripe-life.ts';
import { signAContract } from '#test/a-contract.ts';
import { openPayingWorld, type PayingWorld } from '#test/a-paying-world.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

/** One letter mailed without a plan: paid on its own page, mailed once the price is held, and paid for once the carrier has it. */

const { generateLetter } = letterEndpoints;
const { payForMailing, getPaidMailing, getMailing, getMailpiece, cancelMail, mailLetter } =
  mailingEndpoints;

const MINUTE = 60_000;
const from = {
  name: 'Maria O’Neill',
  line1: '48 Larkspur Lane',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
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
    const disputeDetails = { ...aLetter().disputeDetails, creditorName };
    const body = aLetter({ personalInfo: ofNewYork, disputeDetails });
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
