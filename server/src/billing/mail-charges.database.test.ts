import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBillingFixture, type BillingFixture } from '#test/a-billing-fixture.ts';
import type { CardBehavior } from '#test/a-stripe-server/stripe-world.ts';
import { TEST_START } from '#test/test-server.ts';
import { chargeMail } from './payments/charge-mail.ts';
import { endSubscriptions } from './plans/change-subscription.ts';
import {
  findPayments,
  findUnpaid,
  forgetPlans,
  gatherPayments,
  purgePayments,
} from './payments/find-payments.ts';
import {
  chargeForMail,
  collectsMail,
  returnMailCharge,
  mailChargesOf,
  mayMail,
} from './payments/mail-charge.ts';
import { PaymentsUnreachable } from './payments.port.ts';
import { refundPayment } from './payments/send-refund.job.ts';
import { grantPro } from './plans/plan-grants.ts';
import { startCheckout } from './plans/start-checkout.ts';

const HOUR = 3_600_000;
const what = 'Certified mail, letter CF-4821';

describe.each(['self_help', 'cro'] as const)('in %s', (legalMode) => {
  let fixture: BillingFixture;
  beforeAll(async () => {
    fixture = await openBillingFixture(legalMode);
  });
  beforeEach(() => fixture.stripe.fail(undefined));
  afterAll(() => fixture.close());

  async function aSubscriber({
    card = 'works' as CardBehavior,
    trialDays = 0,
    invitedWith = '',
  } = {}) {
    const accountId = await fixture.anAccount({ invitedWith });
    const parts = { ...fixture.parts, trialDays };
    const url = await startCheckout(parts, { accountId, origin: 'https://example.com' });
    const { customer } = fixture.stripe.pay(url);
    await fixture.settle();
    fixture.stripe.setCard(customer, card);
    fixture.stripe.takeEvents();
    return { accountId, customer };
  }

  /** The carrier has taken a letter on; nothing has been asked of Stripe yet. */
  async function mailed(
    accountId: string,
    { parts = fixture.parts, amountCents = 68 } = {},
  ): Promise<string> {
    const mailpieceId = randomUUID();
    const charge = { mailpieceId, accountId, amountCents, what };
    await fixture.write((tx) => chargeForMail(tx, parts, charge));
    return mailpieceId;
  }

  const returnCharge = (mailpieceId: string, parts = fixture.parts) =>
    fixture.write((tx) =>
      returnMailCharge(tx, parts, { mailpieceId, reason: 'The letter came back.' }),
    );
  const statusOf = async (mailpieceId: string) =>
    (await mailChargesOf(fixture.parts.database.fork(), [mailpieceId])).get(mailpieceId)?.status;
  const invoicesOf = (mailpieceId: string) =>
    [...fixture.stripe.world.invoices.values()].filter(
      (row) => row.metadata['mailpiece_id'] === mailpieceId,
    );
  const theInvoice = (mailpieceId: string) => {
    const [invoice, ...more] = invoicesOf(mailpieceId);
    expect(more).toEqual([]);
    if (!invoice) throw new Error('it has no invoice');
    return invoice;
  };
  /** What the letters of a customer have cost in the end. */
  const takenFor = (mailpieceId: string) => {
    const ids = new Set(invoicesOf(mailpieceId).map(({ id }) => id));
    return [...fixture.stripe.world.charges.values()]
      .filter(({ invoice }) => ids.has(invoice))
      .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  };
  const may = (accountId: string) =>
    mayMail(fixture.parts.database.fork(), fixture.parts, accountId);
  const listed = async (accountId: string) =>
    (await findPayments(fixture.parts.database.fork(), accountId)).map((payment) => [
      payment.what,
      payment.amountCents,
      payment.refundedCents,
    ]);
  const later = (hours: number) => {
    fixture.goTo(new Date(fixture.parts.clock.now().getTime() + hours * HOUR).toISOString());
  };
  const mailKinds = async (accountId: string) =>
    (await fixture.mail(accountId)).filter((kind) => kind !== 'receipt');

  // Where Pro is paid afterwards there is a payment for it only once a letter was made: admin/letters-in-arrears tells of that.
  describe.runIf(legalMode === 'self_help')('the other money', () => {
    it('is not touched: a letter mailed in a free trial earns no invitation, and the first payment for Pro still does', async () => {
      const referrer = await fixture.anAccount();
      await fixture.sql('insert into referral_codes (account_id, code) values (?, ?)', [
        referrer,
        'MAILED22',
      ]);
      const friend = await aSubscriber({ trialDays: 14, invitedWith: 'MAILED22' });
      const earned = () =>
        fixture.sql<{ refused_because: string | null; reward_cents: number }>(
          'select refused_because, reward_cents from referrals where friend_id = ?',
          [friend.accountId],
        );
      const mailpieceId = await mailed(friend.accountId);
      await fixture.settle();
      expect([await statusOf(mailpieceId), await earned()]).toEqual(['paid', []]);
      later(24 * 15);
      await fixture.settle();
      expect(await earned()).toEqual([{ refused_because: null, reward_cents: 3_000 }]);
      await returnCharge(mailpieceId);
      await fixture.settle();
      expect(await earned()).toEqual([{ refused_because: null, reward_cents: 3_000 }]);
    });
  });

  describe('a letter that the carrier has taken on', () => {
    it('is charged once, whatever is repeated, and names nothing but an id', async () => {
      const { accountId } = await aSubscriber();
      const mailpieceId = await mailed(accountId);
      expect(await statusOf(mailpieceId)).toBe('due');
      const again = { mailpieceId, accountId, amountCents: 999, what };
      await fixture.write((tx) => chargeForMail(tx, fixture.parts, again));
      await Promise.all([1, 2, 3].map(() => chargeMail(fixture.parts, mailpieceId)));
      await fixture.settle();
      await chargeMail(fixture.parts, mailpieceId);
      await fixture.settle();
      expect([await statusOf(mailpieceId), takenFor(mailpieceId)]).toEqual(['paid', 68]);
      expect(theInvoice(mailpieceId)).toMatchObject({ metadata: { mailpiece_id: mailpieceId } });
      expect(theInvoice(mailpieceId).items).toEqual([{ amount: 68, description: what }]);
      const paidInAdvance = legalMode === 'self_help';
      const inAdvance = [expect.stringMatching(/^Credit Fix Pro, /), 1_999, 0];
      expect((await listed(accountId)).toSorted()).toEqual([
        [what, 68, 0],
        ...(paidInAdvance ? [inAdvance] : []),
      ]);
      expect(await fixture.mail(accountId)).toEqual(
        paidInAdvance ? ['mail_receipt', 'receipt'] : ['mail_receipt'],
      );
    });

    it.each(['invoices', 'invoiceitems', 'invoices/:id/finalize', 'invoices/:id/pay'])(
      'is charged once where the answer to %s was lost and the server died',
      async (call) => {
        const { accountId } = await aSubscriber();
        const mailpieceId = await mailed(accountId);
        fixture.stripe.fail('error_after', 1, `POST /v1/${call}`);
        await expect(chargeMail(fixture.parts, mailpieceId)).rejects.toThrow(PaymentsUnreachable);
        fixture.stripe.fail(undefined);
        await chargeMail(fixture.parts, mailpieceId);
        expect(theInvoice(mailpieceId).items).toHaveLength(1);
        expect([await statusOf(mailpieceId), takenFor(mailpieceId)]).toEqual(['paid', 68]);
      },
    );

    it('is looked for before it is charged after Stripe has forgotten the key', async () => {
      const { accountId } = await aSubscriber();
      const mailpieceId = await mailed(accountId);
      fixture.stripe.fail('error_after', 1, 'POST /v1/invoices');
      await expect(chargeMail(fixture.parts, mailpieceId)).rejects.toThrow(PaymentsUnreachable);
      fixture.stripe.fail(undefined);
      fixture.stripe.takeEvents();
      later(30);
      await fixture.hourly();
      expect(theInvoice(mailpieceId).status).toBe('paid');
      expect([await statusOf(mailpieceId), takenFor(mailpieceId)]).toEqual(['paid', 68]);
    });

    it('is recorded by an event that is faster than our own record', async () => {
      const { accountId } = await aSubscriber();
      const mailpieceId = await mailed(accountId);
      fixture.stripe.fail('error_after', 1, 'POST /v1/invoices');
      await expect(chargeMail(fixture.parts, mailpieceId)).rejects.toThrow(PaymentsUnreachable);
      fixture.stripe.fail(undefined);
      for (const event of fixture.stripe.takeEvents()) await fixture.deliver(event);
      expect(
        await fixture.sql('select invoice_id, status from mail_charges where mailpiece_id = ?', [
          mailpieceId,
        ]),
      ).toEqual([{ invoice_id: theInvoice(mailpieceId).id, status: 'due' }]);
      await fixture.settle();
      expect([await statusOf(mailpieceId), takenFor(mailpieceId)]).toEqual(['paid', 68]);
    });

    it('is paid by a bank that takes days, and nobody is asked to pay meanwhile', async () => {
      const { accountId } = await aSubscriber({ card: 'takes_days' });
      const mailpieceId = await mailed(accountId);
      await fixture.settle();
      expect([await statusOf(mailpieceId), await may(accountId)]).toEqual(['charged', 'yes']);
      fixture.stripe.moneyArrives(theInvoice(mailpieceId).id);
      await fixture.settle();
      expect(await statusOf(mailpieceId)).toBe('paid');
      expect(await mailKinds(accountId)).toEqual(['mail_receipt']);
    });

    it('uses a credit up first, and it comes back where the price is given back', async () => {
      const { accountId, customer } = await aSubscriber();
      const row = fixture.stripe.world.customers.get(customer);
      if (row) row.balance = -50;
      const mailpieceId = await mailed(accountId, { amountCents: 168 });
      await fixture.settle();
      expect([await statusOf(mailpieceId), takenFor(mailpieceId), row?.balance]).toEqual([
        'paid',
        118,
        0,
      ]);
      await returnCharge(mailpieceId);
      await fixture.settle();
      await fixture.hourly();
      expect([await statusOf(mailpieceId), takenFor(mailpieceId), row?.balance]).toEqual([
        'given_back',
        0,
        -50,
      ]);
      expect(await mailKinds(accountId)).toEqual(['mail_credit', 'mail_receipt', 'refund']);
      // What is left is too little to be charged: the next invoice asks for it.
      const second = await mailed(accountId);
      await fixture.settle();
      expect([await statusOf(second), takenFor(second), row?.balance]).toEqual(['paid', 0, 18]);
      await returnCharge(second);
      await fixture.settle();
      expect([await statusOf(second), row?.balance]).toEqual(['given_back', -50]);
    });
  });

  describe('a card that is refused', () => {
    it.each(['declines', 'needs_confirmation'] as const)(
      'because it %s is told once, and no more letters are mailed until the invoice is paid',
      async (card) => {
        const { accountId } = await aSubscriber({ card });
        const mailpieceId = await mailed(accountId);
        await fixture.settle();
        await chargeMail(fixture.parts, mailpieceId);
        later(24 * 4);
        await fixture.settle();
        expect([await statusOf(mailpieceId), await may(accountId)]).toEqual([
          'failed',
          'payment_due',
        ]);
        expect(await mailKinds(accountId)).toEqual(['mail_unpaid']);
        const invoice = theInvoice(mailpieceId);
        expect(await findUnpaid(fixture.parts.database.fork(), accountId)).toEqual([
          {
            what,
            amountCents: 68,
            currency: 'USD',
            invoiceUrl: expect.stringContaining(invoice.id),
          },
        ]);
        fixture.stripe.payInvoice(invoice.id);
        await fixture.settle();
        expect([await statusOf(mailpieceId), await may(accountId)]).toEqual(['paid', 'yes']);
        expect(await findUnpaid(fixture.parts.database.fork(), accountId)).toEqual([]);
        expect(await mailKinds(accountId)).toEqual(['mail_receipt', 'mail_unpaid']);
      },
    );

    it('is told too if there is none at all, and stays told', async () => {
      const { accountId } = await aSubscriber();
      const mailpieceId = await mailed(accountId);
      await fixture.sql('delete from subscriptions where account_id = ?', [accountId]);
      await fixture.settle();
      await fixture.settle();
      expect([await statusOf(mailpieceId), theInvoice(mailpieceId).status]).toEqual([
        'failed',
        'open',
      ]);
      expect(await mailKinds(accountId)).toEqual(['mail_unpaid']);
    });

    it('is found paid by the daily look where the news was lost', async () => {
      const { accountId } = await aSubscriber({ card: 'declines' });
      const mailpieceId = await mailed(accountId);
      await fixture.settle();
      fixture.stripe.payInvoice(theInvoice(mailpieceId).id);
      fixture.stripe.takeEvents();
      later(23);
      await fixture.hourly();
      expect(await statusOf(mailpieceId)).toBe('failed');
      later(2);
      fixture.stripe.takeEvents();
      await fixture.hourly();
      expect(await statusOf(mailpieceId)).toBe('paid');
    });
  });

  describe('a price that is given back', () => {
    it('before it was asked for is never asked for', async () => {
      const { accountId } = await aSubscriber();
      const mailpieceId = await mailed(accountId);
      await returnCharge(mailpieceId);
      await fixture.settle();
      await fixture.hourly();
      expect([await statusOf(mailpieceId), invoicesOf(mailpieceId)]).toEqual(['cancelled', []]);
      expect(await mailKinds(accountId)).toEqual([]);
    });

    it('while nobody knows whether there is an invoice leaves none', async () => {
      const { accountId } = await aSubscriber();
      const mailpieceId = await mailed(accountId);
      fixture.stripe.fail('error_after', 1, 'POST /v1/invoices');
      await expect(chargeMail(fixture.parts, mailpieceId)).rejects.toThrow(PaymentsUnreachable);
      fixture.stripe.fail(undefined);
      await returnCharge(mailpieceId);
      await fixture.settle();
      expect([await statusOf(mailpieceId), invoicesOf(mailpieceId)]).toEqual(['cancelled', []]);
    });

    it('while it is unpaid can’t be paid anymore, and does not keep letters from being mailed', async () => {
      const { accountId } = await aSubscriber({ card: 'declines' });
      const mailpieceId = await mailed(accountId);
      await fixture.settle();
      await returnCharge(mailpieceId);
      expect(await may(accountId)).toBe('yes');
      await fixture.settle();
      expect([await statusOf(mailpieceId), theInvoice(mailpieceId).status]).toEqual([
        'cancelled',
        'void',
      ]);
      fixture.stripe.payInvoice(theInvoice(mailpieceId).id);
      expect(takenFor(mailpieceId)).toBe(0);
    });

    it('after it was paid is paid back in full, once, however often it is called', async () => {
      const { accountId } = await aSubscriber();
      const mailpieceId = await mailed(accountId);
      await fixture.settle();
      await Promise.all([returnCharge(mailpieceId), returnCharge(mailpieceId)]);
      expect(await statusOf(mailpieceId)).toBe('given_back');
      await fixture.settle();
      await returnCharge(mailpieceId);
      await fixture.hourly();
      await chargeMail(fixture.parts, mailpieceId);
      expect([await statusOf(mailpieceId), takenFor(mailpieceId)]).toEqual(['given_back', 0]);
      expect(await listed(accountId)).toContainEqual([what, 68, 68]);
      expect(await mailKinds(accountId)).toEqual(['mail_receipt', 'refund']);
    });

    it('is paid back where the money comes only afterwards, without a receipt', async () => {
      const { accountId } = await aSubscriber({ card: 'takes_days' });
      const mailpieceId = await mailed(accountId);
      await fixture.settle();
      await returnCharge(mailpieceId);
      await fixture.settle();
      expect([await statusOf(mailpieceId), theInvoice(mailpieceId).status]).toEqual([
        'charged',
        'open',
      ]);
      fixture.stripe.moneyArrives(theInvoice(mailpieceId).id);
      await fixture.settle();
      expect([await statusOf(mailpieceId), takenFor(mailpieceId)]).toEqual(['given_back', 0]);
      expect(await mailKinds(accountId)).toEqual(['refund']);
    });

    it('is not paid back a second time where staff were faster', async () => {
      const { accountId } = await aSubscriber();
      const mailpieceId = await mailed(accountId);
      await fixture.settle();
      const [row] = await fixture.sql<{ payment_id: string }>(
        'select payment_id from mail_charges where mailpiece_id = ?',
        [mailpieceId],
      );
      const paid = { paymentId: row?.payment_id ?? '', reason: 'asked for' };
      await fixture.write((tx) => refundPayment(tx, fixture.parts, { ...paid, madeBy: 'staff' }));
      await returnCharge(mailpieceId);
      await fixture.settle();
      expect([await statusOf(mailpieceId), takenFor(mailpieceId)]).toEqual(['given_back', 0]);
      expect(await mailKinds(accountId)).toEqual(['mail_receipt', 'refund']);
    });

    it('while payments are switched off goes back when they are on again', async () => {
      const { accountId } = await aSubscriber();
      const mailpieceId = await mailed(accountId);
      await fixture.settle();
      await returnCharge(mailpieceId, fixture.offline);
      expect(await statusOf(mailpieceId)).toBe('paid');
      await fixture.settle();
      expect([await statusOf(mailpieceId), takenFor(mailpieceId)]).toEqual(['given_back', 0]);
    });
  });

  describe('nobody is charged', () => {
    const grant = { until: null, reason: 'a gift', grantedBy: randomUUID() };
    const collects = (accountId: string, parts = fixture.parts) => {
      const now = fixture.parts.clock.now();
      return collectsMail(parts.database.fork(), parts, { accountId, now });
    };
    const neverAsked = async (mailpieceId: string) => {
      await fixture.settle();
      await returnCharge(mailpieceId);
      await fixture.hourly();
      expect([await statusOf(mailpieceId), invoicesOf(mailpieceId)]).toEqual(['not_collected', []]);
    };

    it('where no payments are set up', async () => {
      const { accountId } = await aSubscriber();
      expect([await collects(accountId), await collects(accountId, fixture.offline)]).toEqual([
        true,
        false,
      ]);
      await neverAsked(await mailed(accountId, { parts: fixture.offline }));
    });

    it('whose Pro was given, also where the payment page was opened once', async () => {
      const accountId = await fixture.anAccount();
      await startCheckout(fixture.parts, { accountId, origin: 'https://example.com' });
      expect(await may(accountId)).toBe('pro_needed');
      const now = fixture.parts.clock.now();
      await fixture.write((tx) => grantPro(tx, fixture.parts, { ...grant, accountId, now }));
      expect([await may(accountId), await collects(accountId)]).toEqual(['yes', false]);
      await neverAsked(await mailed(accountId));
    });
  });

  describe('letters may be mailed', () => {
    it('with Pro, but not while its payment is missing, unless Pro was given too', async () => {
      const { accountId } = await aSubscriber();
      expect(await may(accountId)).toBe('yes');
      const set = (status: string) =>
        fixture.sql('update subscriptions set status = ? where account_id = ?', [
          status,
          accountId,
        ]);
      for (const status of ['past_due', 'unpaid']) {
        await set(status);
        expect(await may(accountId)).toBe('past_due');
      }
      await fixture.sql(
        `insert into plan_grants (id, account_id, reason, starts_at, anchored_at) values (?, ?, '', now(), now())`,
        [randomUUID(), accountId],
      );
      expect(await may(accountId)).toBe('yes');
      expect(await may(randomUUID())).toBe('pro_needed');
    });
  });

  describe('a person who leaves', () => {
    it('is not charged anymore, and what was paid is kept for its time', async () => {
      const { accountId } = await aSubscriber({ card: 'declines' });
      const [open, due] = [await mailed(accountId), await mailed(accountId)];
      await chargeMail(fixture.parts, open);
      const em = fixture.parts.database.fork();
      expect(await gatherPayments(em, accountId)).toMatchObject({
        mailings: [
          { what, amountCents: 68, status: expect.any(String) },
          { what, amountCents: 68, status: expect.any(String) },
        ],
      });
      await endSubscriptions(em, fixture.parts.payments, accountId);
      expect(theInvoice(open).status).toBe('void');
      await fixture.sql('update accounts set deleted_at = ? where id = ?', [TEST_START, accountId]);
      await fixture.write((tx) => forgetPlans(tx, accountId, new Date()));
      await fixture.settle();
      later(2);
      await fixture.hourly();
      expect([await statusOf(open), await statusOf(due)]).toEqual(['cancelled', 'cancelled']);
      expect(invoicesOf(due)).toEqual([]);
      await purgePayments(em, new Date(TEST_START));
      expect(await statusOf(open)).toBe('cancelled');
      await purgePayments(em, fixture.parts.clock.now());
      expect(await statusOf(open)).toBeUndefined();
    });
  });
});
