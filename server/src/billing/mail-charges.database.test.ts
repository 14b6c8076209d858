import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMoneyDesk, type MoneyDesk } from '#test/a-money-desk.ts';
import type { CardBehaviour } from '#test/a-stripe-server/stripe-world.ts';
import { TEST_START } from '#test/test-server.ts';
import { chargeMail } from './charge-mail.ts';
import { endSubscriptions } from './change-subscription.ts';
import { findPayments, findUnpaid } from './find-payments.ts';
import { gatherPayments, forgetPlans, purgePayments } from './gather-payments.ts';
import {
  chargeForMail,
  collectsMail,
  giveBackMailCharge,
  mailChargesOf,
  mayMail,
} from './mail-charge.ts';
import { PaymentsUnreachable } from './payments.port.ts';
import { refundPayment } from './send-refund.job.ts';
import { grantPro } from './plan-grants.ts';
import { startCheckout } from './start-checkout.ts';

const HOUR = 3_600_000;
const what = 'Certified mail, letter CF-4821';

let desk: MoneyDesk;
beforeAll(async () => {
  desk = await openMoneyDesk();
});
beforeEach(() => desk.stripe.fail(undefined));
afterAll(() => desk.close());

async function aSubscriber({
  card = 'works' as CardBehaviour,
  trialDays = 0,
  invitedWith = '',
} = {}) {
  const accountId = await desk.anAccount({ invitedWith });
  const parts = { ...desk.parts, trialDays };
  const url = await startCheckout(parts, { accountId, origin: 'https://example.com' });
  const { customer } = desk.stripe.pay(url);
  await desk.settle();
  desk.stripe.setCard(customer, card);
  desk.stripe.takeEvents();
  return { accountId, customer };
}

/** The carrier has taken a letter on; nothing has been asked of Stripe yet. */
async function mailed(
  accountId: string,
  { parts = desk.parts, amountCents = 68 } = {},
): Promise<string> {
  const pieceId = randomUUID();
  const charge = { pieceId, accountId, amountCents, what };
  await desk.write((tx) => chargeForMail(tx, parts, charge));
  return pieceId;
}

const giveBack = (pieceId: string, parts = desk.parts) =>
  desk.write((tx) => giveBackMailCharge(tx, parts, { pieceId, reason: 'The letter came back.' }));
const statusOf = async (pieceId: string) =>
  (await mailChargesOf(desk.parts.database.fork(), [pieceId])).get(pieceId)?.status;
const invoicesOf = (pieceId: string) =>
  [...desk.stripe.world.invoices.values()].filter((row) => row.metadata['piece_id'] === pieceId);
const theInvoice = (pieceId: string) => {
  const [invoice, ...more] = invoicesOf(pieceId);
  expect(more).toEqual([]);
  if (!invoice) throw new Error('it has no invoice');
  return invoice;
};
/** What the letters of a customer have cost in the end. */
const takenFor = (pieceId: string) => {
  const ids = new Set(invoicesOf(pieceId).map(({ id }) => id));
  return [...desk.stripe.world.charges.values()]
    .filter(({ invoice }) => ids.has(invoice))
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
};
const may = (accountId: string) =>
  mayMail(desk.parts.database.fork(), accountId, desk.parts.clock.now());
const listed = async (accountId: string) =>
  (await findPayments(desk.parts.database.fork(), accountId)).map((payment) => [
    payment.what,
    payment.amountCents,
    payment.refundedCents,
  ]);
const later = (hours: number) => {
  desk.goTo(new Date(desk.parts.clock.now().getTime() + hours * HOUR).toISOString());
};
const mailKinds = async (accountId: string) =>
  (await desk.mail(accountId)).filter((kind) => kind !== 'receipt');

describe('the other money', () => {
  it('is not touched: a letter mailed in a free trial earns no invitation, and the first payment for Pro still does', async () => {
    const referrer = await desk.anAccount();
    await desk.sql('insert into referral_codes (account_id, code) values (?, ?)', [
      referrer,
      'MAILED22',
    ]);
    const friend = await aSubscriber({ trialDays: 14, invitedWith: 'MAILED22' });
    const earned = () =>
      desk.sql<{ refused_because: string | null; reward_cents: number }>(
        'select refused_because, reward_cents from referrals where friend_id = ?',
        [friend.accountId],
      );
    const pieceId = await mailed(friend.accountId);
    await desk.settle();
    expect([await statusOf(pieceId), await earned()]).toEqual(['paid', []]);
    later(24 * 15);
    await desk.settle();
    expect(await earned()).toEqual([{ refused_because: null, reward_cents: 3_000 }]);
    await giveBack(pieceId);
    await desk.settle();
    expect(await earned()).toEqual([{ refused_because: null, reward_cents: 3_000 }]);
  });
});

describe('a letter that the carrier has taken on', () => {
  it('is charged once, whatever is repeated, and names nothing but an id', async () => {
    const { accountId } = await aSubscriber();
    const pieceId = await mailed(accountId);
    expect(await statusOf(pieceId)).toBe('due');
    const again = { pieceId, accountId, amountCents: 999, what };
    await desk.write((tx) => chargeForMail(tx, desk.parts, again));
    await Promise.all([1, 2, 3].map(() => chargeMail(desk.parts, pieceId)));
    await desk.settle();
    await chargeMail(desk.parts, pieceId);
    await desk.settle();
    expect([await statusOf(pieceId), takenFor(pieceId)]).toEqual(['paid', 68]);
    expect(theInvoice(pieceId)).toMatchObject({ metadata: { piece_id: pieceId } });
    expect(theInvoice(pieceId).items).toEqual([{ amount: 68, description: what }]);
    expect((await listed(accountId)).toSorted()).toEqual([
      [what, 68, 0],
      [expect.stringMatching(/^Credit Fix Pro, /), 1_999, 0],
    ]);
    expect(await desk.mail(accountId)).toEqual(['mail_receipt', 'receipt']);
  });

  it.each(['invoices', 'invoiceitems', 'invoices/:id/finalize', 'invoices/:id/pay'])(
    'is charged once where the answer to %s was lost and the server died',
    async (call) => {
      const { accountId } = await aSubscriber();
      const pieceId = await mailed(accountId);
      desk.stripe.fail('error_after', 1, `POST /v1/${call}`);
      await expect(chargeMail(desk.parts, pieceId)).rejects.toThrow(PaymentsUnreachable);
      desk.stripe.fail(undefined);
      await chargeMail(desk.parts, pieceId);
      expect(theInvoice(pieceId).items).toHaveLength(1);
      expect([await statusOf(pieceId), takenFor(pieceId)]).toEqual(['paid', 68]);
    },
  );

  it('is looked for before it is charged after Stripe has forgotten the key', async () => {
    const { accountId } = await aSubscriber();
    const pieceId = await mailed(accountId);
    desk.stripe.fail('error_after', 1, 'POST /v1/invoices');
    await expect(chargeMail(desk.parts, pieceId)).rejects.toThrow(PaymentsUnreachable);
    desk.stripe.fail(undefined);
    desk.stripe.takeEvents();
    later(30);
    await desk.hourly();
    expect(theInvoice(pieceId).status).toBe('paid');
    expect([await statusOf(pieceId), takenFor(pieceId)]).toEqual(['paid', 68]);
  });

  it('is recorded by an event that is faster than our own record', async () => {
    const { accountId } = await aSubscriber();
    const pieceId = await mailed(accountId);
    desk.stripe.fail('error_after', 1, 'POST /v1/invoices');
    await expect(chargeMail(desk.parts, pieceId)).rejects.toThrow(PaymentsUnreachable);
    desk.stripe.fail(undefined);
    for (const event of desk.stripe.takeEvents()) await desk.deliver(event);
    expect(
      await desk.sql('select invoice_id, status from mail_charges where piece_id = ?', [pieceId]),
    ).toEqual([{ invoice_id: theInvoice(pieceId).id, status: 'due' }]);
    await desk.settle();
    expect([await statusOf(pieceId), takenFor(pieceId)]).toEqual(['paid', 68]);
  });

  it('is paid by a bank that takes days, and nobody is asked to pay meanwhile', async () => {
    const { accountId } = await aSubscriber({ card: 'takes_days' });
    const pieceId = await mailed(accountId);
    await desk.settle();
    expect([await statusOf(pieceId), await may(accountId)]).toEqual(['charged', 'yes']);
    desk.stripe.moneyArrives(theInvoice(pieceId).id);
    await desk.settle();
    expect(await statusOf(pieceId)).toBe('paid');
    expect(await mailKinds(accountId)).toEqual(['mail_receipt']);
  });

  it('uses a credit up first, and it comes back where the price is given back', async () => {
    const { accountId, customer } = await aSubscriber();
    const row = desk.stripe.world.customers.get(customer);
    if (row) row.balance = -50;
    const pieceId = await mailed(accountId, { amountCents: 168 });
    await desk.settle();
    expect([await statusOf(pieceId), takenFor(pieceId), row?.balance]).toEqual(['paid', 118, 0]);
    await giveBack(pieceId);
    await desk.settle();
    await desk.hourly();
    expect([await statusOf(pieceId), takenFor(pieceId), row?.balance]).toEqual([
      'given_back',
      0,
      -50,
    ]);
    expect(await mailKinds(accountId)).toEqual(['mail_credit', 'mail_receipt', 'refund']);
    // What is left is too little to be charged: the next invoice asks for it.
    const second = await mailed(accountId);
    await desk.settle();
    expect([await statusOf(second), takenFor(second), row?.balance]).toEqual(['paid', 0, 18]);
    await giveBack(second);
    await desk.settle();
    expect([await statusOf(second), row?.balance]).toEqual(['given_back', -50]);
  });
});

describe('a card that is refused', () => {
  it.each(['declines', 'needs_confirmation'] as const)(
    'because it %s is told once, and no more letters are mailed until the invoice is paid',
    async (card) => {
      const { accountId } = await aSubscriber({ card });
      const pieceId = await mailed(accountId);
      await desk.settle();
      await chargeMail(desk.parts, pieceId);
      later(24 * 4);
      await desk.settle();
      expect([await statusOf(pieceId), await may(accountId)]).toEqual(['failed', 'payment_due']);
      expect(await mailKinds(accountId)).toEqual(['mail_unpaid']);
      const invoice = theInvoice(pieceId);
      expect(await findUnpaid(desk.parts.database.fork(), accountId)).toEqual([
        { what, amountCents: 68, currency: 'USD', invoiceUrl: expect.stringContaining(invoice.id) },
      ]);
      desk.stripe.payInvoice(invoice.id);
      await desk.settle();
      expect([await statusOf(pieceId), await may(accountId)]).toEqual(['paid', 'yes']);
      expect(await findUnpaid(desk.parts.database.fork(), accountId)).toEqual([]);
      expect(await mailKinds(accountId)).toEqual(['mail_receipt', 'mail_unpaid']);
    },
  );

  it('is told too where there is none at all, and stays told', async () => {
    const { accountId } = await aSubscriber();
    const pieceId = await mailed(accountId);
    await desk.sql('delete from subscriptions where account_id = ?', [accountId]);
    await desk.settle();
    await desk.settle();
    expect([await statusOf(pieceId), theInvoice(pieceId).status]).toEqual(['failed', 'open']);
    expect(await mailKinds(accountId)).toEqual(['mail_unpaid']);
  });

  it('is found paid by the daily look where the news was lost', async () => {
    const { accountId } = await aSubscriber({ card: 'declines' });
    const pieceId = await mailed(accountId);
    await desk.settle();
    desk.stripe.payInvoice(theInvoice(pieceId).id);
    desk.stripe.takeEvents();
    later(23);
    await desk.hourly();
    expect(await statusOf(pieceId)).toBe('failed');
    later(2);
    desk.stripe.takeEvents();
    await desk.hourly();
    expect(await statusOf(pieceId)).toBe('paid');
  });
});

describe('a price that is given back', () => {
  it('before it was asked for is never asked for', async () => {
    const { accountId } = await aSubscriber();
    const pieceId = await mailed(accountId);
    await giveBack(pieceId);
    await desk.settle();
    await desk.hourly();
    expect([await statusOf(pieceId), invoicesOf(pieceId)]).toEqual(['cancelled', []]);
    expect(await mailKinds(accountId)).toEqual([]);
  });

  it('while nobody knows whether there is an invoice leaves none', async () => {
    const { accountId } = await aSubscriber();
    const pieceId = await mailed(accountId);
    desk.stripe.fail('error_after', 1, 'POST /v1/invoices');
    await expect(chargeMail(desk.parts, pieceId)).rejects.toThrow(PaymentsUnreachable);
    desk.stripe.fail(undefined);
    await giveBack(pieceId);
    await desk.settle();
    expect([await statusOf(pieceId), invoicesOf(pieceId)]).toEqual(['cancelled', []]);
  });

  it('while it is unpaid can’t be paid any more, and does not keep letters from being mailed', async () => {
    const { accountId } = await aSubscriber({ card: 'declines' });
    const pieceId = await mailed(accountId);
    await desk.settle();
    await giveBack(pieceId);
    expect(await may(accountId)).toBe('yes');
    await desk.settle();
    expect([await statusOf(pieceId), theInvoice(pieceId).status]).toEqual(['cancelled', 'void']);
    desk.stripe.payInvoice(theInvoice(pieceId).id);
    expect(takenFor(pieceId)).toBe(0);
  });

  it('after it was paid is paid back in full, once, however often it is called', async () => {
    const { accountId } = await aSubscriber();
    const pieceId = await mailed(accountId);
    await desk.settle();
    await Promise.all([giveBack(pieceId), giveBack(pieceId)]);
    expect(await statusOf(pieceId)).toBe('given_back');
    await desk.settle();
    await giveBack(pieceId);
    await desk.hourly();
    await chargeMail(desk.parts, pieceId);
    expect([await statusOf(pieceId), takenFor(pieceId)]).toEqual(['given_back', 0]);
    expect(await listed(accountId)).toContainEqual([what, 68, 68]);
    expect(await mailKinds(accountId)).toEqual(['mail_receipt', 'refund']);
  });

  it('is paid back where the money comes only afterwards, without a receipt', async () => {
    const { accountId } = await aSubscriber({ card: 'takes_days' });
    const pieceId = await mailed(accountId);
    await desk.settle();
    await giveBack(pieceId);
    await desk.settle();
    expect([await statusOf(pieceId), theInvoice(pieceId).status]).toEqual(['charged', 'open']);
    desk.stripe.moneyArrives(theInvoice(pieceId).id);
    await desk.settle();
    expect([await statusOf(pieceId), takenFor(pieceId)]).toEqual(['given_back', 0]);
    expect(await mailKinds(accountId)).toEqual(['refund']);
  });

  it('is not paid back a second time where staff were faster', async () => {
    const { accountId } = await aSubscriber();
    const pieceId = await mailed(accountId);
    await desk.settle();
    const [row] = await desk.sql<{ payment_id: string }>(
      'select payment_id from mail_charges where piece_id = ?',
      [pieceId],
    );
    const refund = { paymentId: row?.payment_id ?? '', reason: 'asked for' };
    await desk.write((tx) => refundPayment(tx, desk.parts, refund));
    await giveBack(pieceId);
    await desk.settle();
    expect([await statusOf(pieceId), takenFor(pieceId)]).toEqual(['given_back', 0]);
    expect(await mailKinds(accountId)).toEqual(['mail_receipt', 'refund']);
  });

  it('while payments are switched off goes back when they are on again', async () => {
    const { accountId } = await aSubscriber();
    const pieceId = await mailed(accountId);
    await desk.settle();
    await giveBack(pieceId, desk.offline);
    expect(await statusOf(pieceId)).toBe('paid');
    await desk.settle();
    expect([await statusOf(pieceId), takenFor(pieceId)]).toEqual(['given_back', 0]);
  });
});

describe('nobody is charged', () => {
  const grant = { until: null, reason: 'a gift', grantedBy: randomUUID() };
  const collects = (accountId: string, parts = desk.parts) => {
    const now = desk.parts.clock.now();
    return collectsMail(parts.database.fork(), parts, { accountId, now });
  };
  const neverAsked = async (pieceId: string) => {
    await desk.settle();
    await giveBack(pieceId);
    await desk.hourly();
    expect([await statusOf(pieceId), invoicesOf(pieceId)]).toEqual(['not_collected', []]);
  };

  it('where no payments are set up', async () => {
    const { accountId } = await aSubscriber();
    expect([await collects(accountId), await collects(accountId, desk.offline)]).toEqual([
      true,
      false,
    ]);
    await neverAsked(await mailed(accountId, { parts: desk.offline }));
  });

  it('whose Pro was given, also where the payment page was opened once', async () => {
    const accountId = await desk.anAccount();
    await startCheckout(desk.parts, { accountId, origin: 'https://example.com' });
    expect(await may(accountId)).toBe('pro_needed');
    const now = desk.parts.clock.now();
    await desk.write((tx) => grantPro(tx, desk.parts, { ...grant, accountId, now }));
    expect([await may(accountId), await collects(accountId)]).toEqual(['yes', false]);
    await neverAsked(await mailed(accountId));
  });
});

describe('letters may be mailed', () => {
  it('with Pro, but not while its payment is missing, unless Pro was given too', async () => {
    const { accountId } = await aSubscriber();
    expect(await may(accountId)).toBe('yes');
    const set = (status: string) =>
      desk.sql('update subscriptions set status = ? where account_id = ?', [status, accountId]);
    for (const status of ['past_due', 'unpaid']) {
      await set(status);
      expect(await may(accountId)).toBe('past_due');
    }
    await desk.sql(
      `insert into plan_grants (id, account_id, reason, starts_at, anchored_at) values (?, ?, '', now(), now())`,
      [randomUUID(), accountId],
    );
    expect(await may(accountId)).toBe('yes');
    expect(await may(randomUUID())).toBe('pro_needed');
  });
});

describe('a person who leaves', () => {
  it('is not charged any more, and what was paid is kept for its time', async () => {
    const { accountId } = await aSubscriber({ card: 'declines' });
    const [open, due] = [await mailed(accountId), await mailed(accountId)];
    await chargeMail(desk.parts, open);
    const em = desk.parts.database.fork();
    expect(await gatherPayments(em, accountId)).toMatchObject({
      mailings: [
        { what, amountCents: 68, status: expect.any(String) },
        { what, amountCents: 68, status: expect.any(String) },
      ],
    });
    await endSubscriptions(em, desk.parts.payments, accountId);
    expect(theInvoice(open).status).toBe('void');
    await desk.sql('update accounts set deleted_at = ? where id = ?', [TEST_START, accountId]);
    await desk.write((tx) => forgetPlans(tx, accountId));
    await desk.settle();
    later(2);
    await desk.hourly();
    expect([await statusOf(open), await statusOf(due)]).toEqual(['cancelled', 'cancelled']);
    expect(invoicesOf(due)).toEqual([]);
    await purgePayments(em, new Date(TEST_START));
    expect(await statusOf(open)).toBe('cancelled');
    await purgePayments(em, desk.parts.clock.now());
    expect(await statusOf(open)).toBeUndefined();
  });
});
