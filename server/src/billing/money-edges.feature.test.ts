import { billingEndpoints } from '@creditfix/shared/billing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPayingWorld, type PayingWorld } from '#test/a-paying-world.ts';
import type { SubscriptionRow } from '#test/a-stripe-server/stripe-world.ts';

const { startCheckout, getPlan, openPortal, cancelSubscription, listPayments } = billingEndpoints;

const begin = { body: {} };
const soon = { timeout: 120_000 };

const after = (seconds: number, minutes: number) =>
  new Date((seconds + minutes * 60) * 1_000).toISOString();

describe.each(['self_help', 'cro'] as const)('in %s', (legalMode) => {
  let world: PayingWorld;
  beforeAll(async () => {
    world = await openPayingWorld({ legalMode });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.stripe.fail(undefined);
    await world.app.setClock(world.stripe.now().toISOString());
  });

  const takenBy = (customer: string) =>
    [...world.stripe.world.charges.values()]
      .filter((charge) => charge.customer === customer)
      .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  const customersOf = (email: string) =>
    [...world.stripe.world.customers.values()].filter((row) => row.email === email);

  const paysBefore = legalMode === 'self_help';
  /** What a month takes: the plan's price in advance or, where letters are paid afterwards, that of one letter. */
  const MONTH = paysBefore ? 1_999 : 667;
  const RECEIPT = `Your receipt: ${paysBefore ? '$19.99' : '$6.67'} for Credit Fix Pro`;

  /** In advance there is nothing to do for it; afterwards, one letter was finished that the next invoice asks for. */
  function owesAMonth({ id, customer }: SubscriptionRow): void {
    if (paysBefore) return;
    const { world: books } = world.stripe;
    const item = { id: books.newId('ii'), customer, subscription: id, amount: 667 };
    books.items.set(item.id, { ...item, description: 'Letter', metadata: {}, invoice: null });
  }

  describe('cancelling', () => {
    it('in the hour in which a renewal is not collected yet ends Pro, and nothing is charged for the new month', async () => {
      const { client, subscription } = await world.subscribed('just-renewed@example.com');
      owesAMonth(subscription);
      await world.goTo(after(subscription.periodEnd, 10));
      await client.signIn('just-renewed@example.com');
      expect((await client.call(cancelSubscription, begin)).data.plan).toBe('free');
      await world.goTo(after(subscription.periodStart, 60 * 24));
      // What was not asked for yet when it ends at once is forgiven.
      expect(takenBy(subscription.customer)).toBe(paysBefore ? 1_999 : 0);
      expect(await world.mail('just-renewed@example.com')).toEqual([
        ...(paysBefore ? [RECEIPT] : []),
        'Your Pro subscription has ended',
      ]);
    });

    it('while a payment is missing leaves nothing that an old email could still charge', async () => {
      const { client, subscription } = await world.subscribed('gives-up@example.com');
      owesAMonth(subscription);
      world.stripe.setCard(subscription.customer, 'declines');
      await world.goTo(after(subscription.periodEnd, 120));
      await client.signIn('gives-up@example.com');
      expect((await client.call(getPlan)).data.subscription?.status).toBe('past_due');
      expect((await client.call(cancelSubscription, begin)).data.plan).toBe('free');
      const open = world.stripe.invoicesOf(subscription.id).filter((row) => row.status === 'open');
      expect(open).toEqual([]);
    });

    it('says what is not known where the answer to it was lost', async () => {
      const { client, subscription } = await world.subscribed('no-answer@example.com');
      world.stripe.fail('answer_lost');
      const { status, problem } = await client.call(cancelSubscription, begin);
      world.stripe.fail(undefined);
      expect([status, problem.code]).toEqual([503, 'billing.payments_unreachable']);
      expect(problem.error).toContain('do not know yet whether this worked');
      expect((await client.call(cancelSubscription, begin)).status).toBe(200);
      expect(subscription.cancelAtPeriodEnd).toBe(true);
    });
  });

  describe('a payment', () => {
    it('for a subscription that has ended is paid back by itself; for letters finished before the end, it is kept', async () => {
      const { client, subscription } = await world.subscribed('pays-late@example.com');
      owesAMonth(subscription);
      world.stripe.setCard(subscription.customer, 'declines');
      await world.goTo(after(subscription.periodEnd, 120));
      world.stripe.endNow(subscription.id);
      await world.settle();
      world.stripe.advance(after(world.stripe.now().getTime() / 1_000, 5));
      world.stripe.payInvoice(subscription.latestInvoice ?? '');
      await world.settle();
      await expect.poll(() => takenBy(subscription.customer), soon).toBe(MONTH);
      await client.signIn('pays-late@example.com');
      expect((await client.call(getPlan)).data.plan).toBe('free');
      await expect
        .poll(
          async () =>
            (await client.call(listPayments)).data.payments.map(
              ({ refundedCents }) => refundedCents,
            ),
          soon,
        )
        .toEqual(paysBefore ? [1_999, 0] : [0]);
      const mail = await world.mail('pays-late@example.com');
      expect(mail.filter((subject) => subject.startsWith('Your receipt'))).toEqual([RECEIPT]);
      expect(mail.at(-1)).toBe(paysBefore ? 'We have paid $19.99 back to you' : RECEIPT);
    });

    it('for a mailed letter is taken although its job was lost, and stands among the others', async () => {
      const { client, subscription } = await world.subscribed('mails-a-letter@example.com');
      // As it stands where the carrier has the letter, and the process died before its job ran.
      const [row] = await world.app.sql(
        `insert into mail_charges (mailpiece_id, account_id, amount_cents, currency, what, status, created_at)
       select gen_random_uuid(), id, 68, 'USD', 'Certified mail, letter CF-1', 'due', ?::timestamptz
       from accounts where email = 'mails-a-letter@example.com' returning mailpiece_id`,
        [after(world.stripe.now().getTime() / 1_000, -61)],
      );
      await Promise.all([world.app.runHourly(), world.app.runHourly()]);
      const listed = async () =>
        (await client.call(listPayments)).data.payments.map(({ what, amountCents }) => [
          what.split(',')[0],
          amountCents,
        ]);
      const both = expect.arrayContaining([
        ['Certified mail', 68],
        ...(paysBefore ? [['Credit Fix Pro', 1_999]] : []),
      ]);
      await expect.poll(listed, soon).toEqual(both);
      await world.settle();
      expect(takenBy(subscription.customer)).toBe((paysBefore ? 1_999 : 0) + 68);
      expect(
        await world.app.sql('select status from mail_charges where mailpiece_id = ?', [
          row?.mailpiece_id,
        ]),
      ).toEqual([{ status: 'paid' }]);
      expect((await world.mail('mails-a-letter@example.com')).at(-1)).toBe(
        'Your receipt: $0.68 for a mailed letter',
      );
    });

    it('is not asked of somebody who was given Pro', async () => {
      const client = await world.readyToPay('was-given@example.com');
      await world.app.sql(
        `insert into plan_grants (id, account_id, reason, starts_at, anchored_at, ends_at)
       select gen_random_uuid(), id, '', created_at, created_at, ?::timestamptz from accounts where email = ?`,
        ['2036-12-02T04:59:59Z', 'was-given@example.com'],
      );
      const { status, problem } = await client.call(startCheckout, begin);
      expect([status, problem.code]).toEqual([409, 'billing.already_pro']);
      expect(problem.error).toBe(
        'You have Pro already, and it costs you nothing. Nothing was charged. You can subscribe when it ends, on December 1, 2036.',
      );
      expect(customersOf('was-given@example.com')).toEqual([]);
    });
  });

  describe('a refund', () => {
    it('that the bank sends back is owed again, and the person is told', async () => {
      const { client, subscription } = await world.subscribed('closed-card@example.com');
      owesAMonth(subscription);
      if (!paysBefore) await world.goTo(after(subscription.periodEnd, 120));
      await client.signIn('closed-card@example.com');
      const charge = world.stripe.chargeOf(subscription.latestInvoice ?? '');
      world.stripe.refundFromDashboard(charge.id, 500);
      const [refund] = [...world.stripe.world.refunds.values()].slice(-1);
      await world.app.sql(
        `insert into refunds (id, payment_id, amount_cents, reason, made_by, status, provider_id, created_at)
       select gen_random_uuid(), id, 500, '', 'staff', 'pending', ?, paid_at from payments where charge_id = ?`,
        [refund?.id, charge.id],
      );
      await world.settle();
      const refunded = async () =>
        (await client.call(listPayments)).data.payments[0]?.refundedCents;
      expect(await refunded()).toBe(500);
      world.stripe.refundComesBack(charge.id);
      await world.settle();
      expect(await refunded()).toBe(0);
      expect(
        await world.app.sql('select status from refunds where provider_id = ?', [refund?.id]),
      ).toEqual([{ status: 'failed' }]);
      expect((await world.mail('closed-card@example.com')).slice(1)).toEqual([
        'Your refund of $5.00 did not reach you',
      ]);
    });
  });

  describe('the customer at Stripe', () => {
    it('gets the new address within the hour', async () => {
      const { subscription } = await world.subscribed('old-address@example.com');
      await world.app.sql(
        `update accounts set email = 'new-address@example.com' where email = 'old-address@example.com'`,
      );
      await world.app.runHourly();
      const told = () => world.stripe.world.customers.get(subscription.customer)?.email;
      await expect.poll(told, soon).toBe('new-address@example.com');
      const marks = () =>
        world.app.sql(
          `select customer_id from billing_customers join accounts on accounts.id = account_id
         where email_mark is distinct from md5(email)`,
        );
      await expect.poll(marks, soon).toEqual([]);
    });

    it('who was made and deleted on one day does not come back from the dead', async () => {
      const { subscription } = await world.subscribed('made-anew@example.com');
      world.stripe.deleteCustomer(subscription.customer);
      await world.settle();
      // A contract ends with its subscription.
      const client = await world.readyToPay('made-anew@example.com');
      const { url } = (await client.call(startCheckout, begin)).data;
      const again = world.stripe.pay(url);
      expect(again.customer).not.toBe(subscription.customer);
      await world.settle();
      expect((await client.call(getPlan)).data.plan).toBe('pro');
      expect((await client.call(openPortal, begin)).status).toBe(200);
    });
  });
});
