import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signAContract } from '#test/a-contract.ts';
import { aLetter, ofNewYork } from '#test/a-letter.ts';
import { openPayingWorld, type PayingWorld } from '#test/a-paying-world.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import type { TestClient } from '#test/test-client.ts';

/** One letter that is paid by itself, where whoever runs the site is a credit repair organization whose staff mail letters. */

const { generateLetter } = letterEndpoints;
const { payForMailing, getPaidMailing, getMailing, getMailpiece } = mailingEndpoints;

const from = {
  name: 'Maria O’Neill',
  line1: '48 Larkspur Lane',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
};
const order = { mailClass: 'certified', from, asEntered: false, agreedCents: 68 } as const;

describe('where a contract comes first and our own staff mail', () => {
  const { makePrintBatch, manualMailQueue, markMailed } = manualMailQueueEndpoints;
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
      return (
        await client.call(generateLetter, {
          body: aLetter({ personalInfo: ofNewYork, disputeDetails }),
        })
      ).data.letterId;
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
    const heldUp = async (creditorName: string) => {
      await world.app.sql(`update accounts set plan = 'pro' where email = 'by-hand@example.com'`);
      const late = { id: await letterOf(creditorName) };
      await world.app.sql(`update accounts set plan = 'free' where email = 'by-hand@example.com'`);
      const page = (await client.call(payForMailing, { params: late, body: order })).data.url;
      world.stripe.hold(page);
      await world.settle();
      const waiting = (await client.call(getPaidMailing, { params: late })).data.mailpieceId ?? '';
      await inQueue(waiting);
      return { page, waiting };
    };
    const { page, waiting } = await heldUp('Second Bank');
    const printed = await heldUp('Third Bank');
    void (await admin.call(makePrintBatch, { body: { pieceIds: [printed.waiting] } })).data;
    const printedOne = async () =>
      (await admin.call(manualMailQueue)).data.batches
        .flatMap(({ pieces }) => pieces)
        .find(({ id: one }) => one === printed.waiting);
    expect(await printedOne()).toMatchObject({ status: 'queued', isUnpaid: false });
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
    // What is printed by then is in somebody's hands, and they are told.
    await expect
      .poll(() => world.stripe.heldOn(printed.page)?.status, { timeout: 60_000 })
      .toBe('canceled');
    expect(await printedOne()).toMatchObject({ status: 'queued', isUnpaid: true });
  });
});
