import { operatorEndpoints } from '@creditfix/shared/admin';
import { billingEndpoints, contractEndpoints } from '@creditfix/shared/billing';
import type { LegalMode } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { newEncryptionKeys } from '#server/platform/vault/index.ts';
import { signAContract } from '#test/a-contract.ts';
import { openPayingWorld, type PayingWorld } from '#test/a-paying-world.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { askForLetter } from '#test/ask-for-letters.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';
import { copyDatabase } from '#test/test-databases.ts';
import { openTestServer } from '#test/test-server.ts';

/** `LEGAL_MODE` is changed and the server starts again: a contract that somebody has signed binds to its end. */

const { startCheckout, getPlan, cancelSubscription, listPayments } = billingEndpoints;
const { getContract, signDisclosure, cancelContract } = contractEndpoints;

const begin = { body: {} };
const BOSS = 'boss@example.com';
const patient = { timeout: 60_000 };

/** One database and one Stripe, on which servers in one mode follow those in another. */
async function openBusiness(first: LegalMode) {
  const { url, drop } = await copyDatabase(inject('testProjectFacts').database);
  const encryptionKeys = newEncryptionKeys();
  const open = async (legalMode: LegalMode, before?: PayingWorld) =>
    await openPayingWorld(
      {
        legalMode,
        encryptionKeys,
        adminEmails: [BOSS],
        ...(before && { startAt: before.stripe.now().toISOString() }),
      },
      {
        ...(before && { stripe: before.stripe }),
        openApp: async (options) => {
          const server = await openTestServer({ url }, options);
          return { ...server, client: () => createTestClient(server) };
        },
      },
    );
  const business = {
    world: await open(first),
    async changeTo(legalMode: LegalMode) {
      await business.world.app.close();
      business.world = await open(legalMode, business.world);
    },
    async close() {
      await business.world.close();
      await drop();
    },
  };
  return business;
}

type Business = Awaited<ReturnType<typeof openBusiness>>;

const businesses: Business[] = [];
async function opened(first: LegalMode) {
  const business = await openBusiness(first);
  businesses.push(business);
  return business;
}
afterAll(() => Promise.all(businesses.map((each) => each.close())));

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

const listOf = async (client: TestClient) =>
  (await client.call(letterEndpoints.listLetters, {})).data;
const lettersOf = async (client: TestClient) => (await listOf(client)).letters;

const takenFrom = ({ world }: Business, customer: string) =>
  [...world.stripe.world.charges.values()]
    .filter((charge) => charge.customer === customer)
    .map(({ amount, refunded }) => amount - refunded);

const feesOf = async ({ world }: Business, email: string) =>
  (
    await world.app.sql(
      `select status from letter_fees where account_id = (select id from accounts where email = ?)`,
      [email],
    )
  ).map(({ status }) => status);

const pageOf = ({ world }: Business) =>
  world.stripe.calls.findLast(({ call }) => call === 'POST /v1/checkout/sessions')?.form;

async function paysWith({ world }: Business, client: TestClient) {
  const subscription = world.stripe.pay((await client.call(startCheckout, begin)).data.url);
  await world.settle();
  return subscription;
}

describe('from cro to self_help: who signed a contract before', () => {
  it('keeps copy, wait, cancellation and paying afterwards until it ends; who did not signs none', async () => {
    const shop = await opened('cro');
    const before = await shop.world.signedIn('stays@example.com');
    await signAContract(before);
    const subscription = await paysWith(shop, before);
    void (await askForLetter(before)).data;
    const leaves = await shop.world.signedIn('leaves@example.com');
    await signAContract(leaves);
    const left = await paysWith(shop, leaves);
    void (await askForLetter(leaves)).data;
    await signAContract(await shop.world.signedIn('nocard@example.com'));

    await shop.changeTo('self_help');
    await shop.world.goTo('2026-11-23T15:00:00.000Z');
    const client = await shop.world.signedIn('stays@example.com');
    expect((await client.call(getContract)).data).toMatchObject({
      next: 'signed',
      signed: { lastDay: '2026-11-25', waits: true },
    });
    for (const part of ['contract', 'disclosure'])
      expect((await client.fetch(`/api/billing/contract/pdf?part=${part}`)).status).toBe(200);
    expect((await client.call(getPlan)).data.signedPrices).toEqual({
      feeCents: 667,
      mostCents: 1_999,
    });
    const [waiting] = await lettersOf(client);
    expect(waiting).toMatchObject({ status: 'preparing', hold: { lastDay: '2026-11-25' } });
    // What the generator says before anything is signed.
    expect((await listOf(client)).hold).toMatchObject({ lastDay: '2026-11-25' });
    const params = { id: waiting?.id ?? '' };
    expect(await codeOf(await client.fetch(`/api/letters/${params.id}/pdf`))).toBe(
      'billing.service_waits',
    );
    expect((await client.call(mailingEndpoints.getMailing, { params })).data.mayMail).toBe(
      'service_waits',
    );

    const goes = await shop.world.signedIn('leaves@example.com');
    expect((await goes.call(cancelContract, begin)).data).toMatchObject({ signed: null });
    await expect.poll(() => left.status, patient).toBe('canceled');
    await expect.poll(async () => (await lettersOf(goes)).length, patient).toBe(0);

    // No new one is offered, and Pro is sold as this mode sells it; who has a contract gets what it says.
    const fresh = await shop.world.signedIn('fresh@example.com');
    expect((await fresh.call(getContract)).problem.code).toBe('billing.contract_off');
    const body = { version: 'any', name: 'Anna Example' };
    expect((await goes.call(signDisclosure, { body })).problem.code).toBe('billing.contract_off');
    void (await fresh.call(startCheckout, begin)).data;
    expect(JSON.stringify(pageOf(shop))).not.toContain('"unit_amount":"0"');
    const later = await paysWith(shop, await shop.world.signedIn('nocard@example.com'));
    expect(pageOf(shop)).toMatchObject({ line_items: [{ price_data: { unit_amount: '0' } }] });
    expect(takenFrom(shop, later.customer)).toEqual([]);

    await shop.world.goTo('2026-11-26T05:00:00.000Z');
    await shop.world.app.runHourly();
    await expect
      .poll(async () => await feesOf(shop, 'stays@example.com'), patient)
      .toEqual(['listed']);
    expect(await listOf(client)).not.toHaveProperty('hold');
    void (await askForLetter(client)).data;
    await expect
      .poll(async () => await feesOf(shop, 'stays@example.com'), patient)
      .toEqual(['listed', 'listed']);
    expect((await client.call(cancelContract, begin)).problem.code).toBe(
      'billing.contract_cancel_late',
    );
    expect(takenFrom(shop, subscription.customer)).toEqual([]);
    void (await client.call(cancelSubscription, begin)).data;
    await shop.world.goTo('2026-12-21T16:30:00.000Z');
    expect(takenFrom(shop, subscription.customer)).toEqual([1_334]);
    expect(subscription.status).toBe('canceled');

    // The contract ended with Pro: what comes now is bought as everybody buys it here.
    const again = await shop.world.signedIn('stays@example.com');
    expect((await again.call(getContract)).data.signed).toBeNull();
    await paysWith(shop, again);
    expect(takenFrom(shop, subscription.customer)).toEqual([1_334, 1_999]);
    expect((await again.call(getPlan)).data).not.toHaveProperty('signedPrices');
    void (await askForLetter(again)).data;
    expect(await feesOf(shop, 'stays@example.com')).toEqual(['settled', 'settled']);
  });
});

describe('from self_help to cro: who paid in advance before', () => {
  it('pays for no letter a second time after signing a contract', async () => {
    const shop = await opened('self_help');
    const email = 'paid@example.com';
    const subscription = await paysWith(shop, await shop.world.signedIn(email));
    expect(takenFrom(shop, subscription.customer)).toEqual([1_999]);
    await shop.changeTo('cro');
    const boss = shop.world.app.client();
    await signInAsAdmin(shop.world.app, boss, BOSS);
    const { findings } = (await boss.call(operatorEndpoints.installationFindings)).data;
    expect(findings.find(({ part }) => part === 'paid in advance')).toMatchObject({
      state: 'fault',
      says: expect.stringMatching(/1679b\(b\) does not allow: 1\.$/),
    });
    const client = await shop.world.signedIn(email);
    await signAContract(client);
    await shop.world.goTo('2026-11-26T05:00:00.000Z');
    expect((await askForLetter(client)).status).toBe(200);
    expect((await lettersOf(client))[0]?.status).toBe('drafted');
    expect(await feesOf(shop, email)).toEqual([]);
    expect((await client.call(listPayments)).data.payments).toHaveLength(1);
  });
});
