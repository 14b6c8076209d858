import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBillingFixture, type BillingFixture } from '#test/a-billing-fixture.ts';
import { forgetPlans } from './payments/find-payments.ts';
import { chargeForMail, mailChargesOf, returnMailCharge } from './payments/mail-charge.ts';
import { findMailPayment } from './payments/mail-payment.repository.ts';
import {
  isHeldOrPaid,
  openMailPage,
  orderMailPayment,
  settleMailPayment,
} from './payments/pay-for-mail.ts';
import { PaymentsUnreachable } from './payments.port.ts';
import { chargeMail } from './payments/charge-mail.ts';

/** The money of one mailing without a plan: held on the payment page, taken once the carrier has the letter, or let go. */

const HOUR = 3_600_000;
const what = 'Mailing of letter CF-4821-AAAA by Certified Mail';

describe.each(['self_help', 'cro'] as const)('in %s', (legalMode) => {
  let fixture: BillingFixture;
  beforeAll(async () => {
    fixture = await openBillingFixture(legalMode);
  });
  beforeEach(() => {
    fixture.stripe.fail(undefined);
    fixture.stripe.takeEvents();
  });
  afterAll(() => fixture.close());

  async function ordered(whose: { accountId?: string; letterId?: string } = {}) {
    const { accountId = await fixture.anAccount(), letterId = randomUUID() } = whose;
    const mailpieceId = randomUUID();
    const order = { mailpieceId, letterId, accountId, amountCents: 773, what };
    await fixture.write((tx) =>
      orderMailPayment(tx, fixture.parts, { ...order, origin: 'https://example.com' }),
    );
    return { accountId, letterId, mailpieceId };
  }

  async function opened(whose?: { accountId?: string; letterId?: string }) {
    const made = await ordered(whose);
    const url = (await openMailPage(fixture.parts, made.mailpieceId)) ?? '';
    return { ...made, url };
  }

  /** Paid on the page, and known here. */
  async function held() {
    const made = await opened();
    fixture.stripe.hold(made.url);
    await fixture.settle();
    return made;
  }

  const carrierHas = ({ mailpieceId, accountId }: { mailpieceId: string; accountId: string }) =>
    fixture.write((tx) =>
      chargeForMail(tx, fixture.parts, { mailpieceId, accountId, amountCents: 773, what }),
    );
  const givenUp = (mailpieceId: string) =>
    fixture.write((tx) =>
      returnMailCharge(tx, fixture.parts, { mailpieceId, reason: 'The letter failed.' }),
    );
  const em = () => fixture.parts.database.fork();
  const statusOf = async (mailpieceId: string) =>
    (await findMailPayment(em(), mailpieceId))?.status;
  const chargeOf = async (mailpieceId: string) =>
    (await mailChargesOf(em(), [mailpieceId])).get(mailpieceId)?.status;
  /** What the person is out of pocket by a page in the end. */
  function taken(url: string): number {
    const intent = fixture.stripe.heldOn(url);
    if (intent?.status !== 'succeeded') return 0;
    const charge = fixture.stripe.world.charges.get(intent.latest_charge);
    return (charge?.amount ?? 0) - (charge?.refunded ?? 0);
  }
  const paymentsOf = async (accountId: string) =>
    await fixture.sql<{ amount_cents: number; refunded_cents: number }>(
      'select amount_cents, refunded_cents from payments where account_id = ?',
      [accountId],
    );
  const later = (hours: number) =>
    fixture.goTo(new Date(fixture.parts.clock.now().getTime() + hours * HOUR).toISOString());
  const callsOf = (call: string) =>
    fixture.stripe.calls.filter((made) => made.call === call).length;

  describe('one mailing without a plan', () => {
    it('is only held on the page, and taken once when the carrier has the letter', async () => {
      const { url, ...mailing } = await held();
      const { mailpieceId, accountId } = mailing;
      expect([await statusOf(mailpieceId), taken(url)]).toEqual(['authorized', 0]);
      expect(await isHeldOrPaid(em(), mailpieceId)).toBe(true);
      await fixture.hourly();
      expect(taken(url)).toBe(0);
      await carrierHas(mailing);
      await Promise.all([1, 2, 3].map(() => chargeMail(fixture.parts, mailpieceId)));
      await fixture.settle();
      await settleMailPayment(fixture.parts, mailpieceId);
      await fixture.settle();
      expect([await statusOf(mailpieceId), await chargeOf(mailpieceId)]).toEqual([
        'captured',
        'paid',
      ]);
      expect(taken(url)).toBe(773);
      expect(await paymentsOf(accountId)).toEqual([{ amount_cents: 773, refunded_cents: 0 }]);
      expect(await fixture.mail(accountId)).toEqual(['mail_receipt']);
    });

    it('shows the whole price and nothing but a reference on the page', async () => {
      const { mailpieceId, letterId } = await opened();
      const page = fixture.stripe.calls.findLast(
        ({ call }) => call === 'POST /v1/checkout/sessions',
      );
      expect(page?.form).toMatchObject({
        mode: 'payment',
        line_items: [
          {
            price_data: {
              unit_amount: '773',
              tax_behavior: 'inclusive',
              product_data: { name: what },
            },
          },
        ],
        payment_intent_data: { capture_method: 'manual' },
        metadata: { mailpiece_id: mailpieceId },
        success_url: `https://example.com/mail-letter/${letterId}/paid`,
      });
    });

    it.each(['checkout/sessions', 'payment_intents/:id/capture'])(
      'is taken once where the answer to %s was lost and the server died',
      async (call) => {
        const mailing = await ordered();
        fixture.stripe.fail('error_after', 1, `POST /v1/${call}`);
        const open = () => openMailPage(fixture.parts, mailing.mailpieceId);
        const url =
          (await open().catch((error: unknown) => {
            if (!(error instanceof PaymentsUnreachable)) throw error;
            return open();
          })) ?? '';
        fixture.stripe.hold(url);
        await fixture.settle();
        await carrierHas(mailing);
        await chargeMail(fixture.parts, mailing.mailpieceId).catch((error: unknown) => {
          if (!(error instanceof PaymentsUnreachable)) throw error;
        });
        fixture.stripe.takeEvents();
        later(2);
        await fixture.hourly();
        expect([await statusOf(mailing.mailpieceId), taken(url)]).toEqual(['captured', 773]);
        expect(await paymentsOf(mailing.accountId)).toHaveLength(1);
      },
    );

    it('ends in one state whatever the order of the events, and however often they come', async () => {
      const { url, ...mailing } = await opened();
      fixture.stripe.hold(url);
      const first = fixture.stripe.takeEvents();
      for (const event of [...first.toReversed(), ...first])
        await fixture.deliver({ ...event, id: `${event.id}-${randomUUID()}` });
      await carrierHas(mailing);
      await fixture.settle();
      const second = fixture.stripe.takeEvents();
      for (const event of [...second.toReversed(), ...first, ...second])
        await fixture.deliver({ ...event, id: `${event.id}-${randomUUID()}` });
      await fixture.settle();
      expect([await statusOf(mailing.mailpieceId), taken(url)]).toEqual(['captured', 773]);
      expect(await paymentsOf(mailing.accountId)).toHaveLength(1);
      expect(await fixture.mail(mailing.accountId)).toEqual(['mail_receipt']);
    });

    it('is let go where the letter is not mailed, and said so', async () => {
      const { url, mailpieceId, accountId } = await held();
      fixture.stripe.fail('error_after', 1, 'POST /v1/payment_intents/:id/cancel');
      await givenUp(mailpieceId);
      await givenUp(mailpieceId);
      expect(await isHeldOrPaid(em(), mailpieceId)).toBe(false);
      await expect(settleMailPayment(fixture.parts, mailpieceId)).rejects.toThrow(
        PaymentsUnreachable,
      );
      await fixture.settle();
      expect([await statusOf(mailpieceId), taken(url)]).toEqual(['released', 0]);
      expect(fixture.stripe.heldOn(url)?.status).toBe('canceled');
      expect([await paymentsOf(accountId), await fixture.mail(accountId)]).toEqual([
        [],
        ['mail_released'],
      ]);
    });

    it('goes back whole where the letter fails after the money was taken', async () => {
      const { url, ...mailing } = await held();
      await carrierHas(mailing);
      await fixture.settle();
      expect(taken(url)).toBe(773);
      await givenUp(mailing.mailpieceId);
      await fixture.settle();
      expect([taken(url), await chargeOf(mailing.mailpieceId)]).toEqual([0, 'given_back']);
      expect(await paymentsOf(mailing.accountId)).toEqual([
        { amount_cents: 773, refunded_cents: 773 },
      ]);
      expect(callsOf('POST /v1/refunds')).toBe(1);
    });

    it('goes back where it is given up while the answer to the taking is lost', async () => {
      const { url, ...mailing } = await held();
      await carrierHas(mailing);
      fixture.stripe.fail('error_after', 1, 'POST /v1/payment_intents/:id/capture');
      await expect(chargeMail(fixture.parts, mailing.mailpieceId)).rejects.toThrow(
        PaymentsUnreachable,
      );
      await givenUp(mailing.mailpieceId);
      await fixture.settle();
      expect([taken(url), await chargeOf(mailing.mailpieceId)]).toEqual([0, 'given_back']);
    });

    it('is let go before the bank would, where the letter waits for too long', async () => {
      const { url, mailpieceId } = await held();
      later(24 * 5);
      await fixture.hourly();
      expect(await statusOf(mailpieceId)).toBe('authorized');
      later(25);
      await fixture.hourly();
      expect([await statusOf(mailpieceId), fixture.stripe.heldOn(url)?.status]).toEqual([
        'released',
        'canceled',
      ]);
      expect(await isHeldOrPaid(em(), mailpieceId)).toBe(false);
    });

    it('is asked of nobody where the bank has let it go and the letter is out', async () => {
      const { url, ...mailing } = await held();
      fixture.stripe.advance(new Date(fixture.parts.clock.now().getTime() + 8 * 24 * HOUR));
      fixture.stripe.takeEvents();
      await carrierHas(mailing);
      await fixture.settle();
      expect([await chargeOf(mailing.mailpieceId), taken(url)]).toEqual(['not_collected', 0]);
      later(24 * 8);
    });

    it('costs nothing where the page is left, and the next page takes its place', async () => {
      const first = await opened();
      const second = await opened(first);
      await fixture.settle();
      expect([await statusOf(first.mailpieceId), await statusOf(second.mailpieceId)]).toEqual([
        'released',
        'opened',
      ]);
      expect(() => fixture.stripe.hold(first.url)).toThrow('not open');
      later(2);
      await fixture.hourly();
      expect(await statusOf(second.mailpieceId)).toBe('released');
      expect(await fixture.mail(first.accountId)).toEqual([]);
    });

    it('is paid on one page of two that were opened at once', async () => {
      const first = await ordered();
      const second = await ordered(first);
      const urls = [
        await openMailPage(fixture.parts, first.mailpieceId),
        await openMailPage(fixture.parts, second.mailpieceId),
      ];
      expect(urls[0]).toBeUndefined();
      expect(urls[1]).toBeDefined();
    });

    it('knows what the dashboard of the provider gives back, and a chargeback', async () => {
      const { url, ...mailing } = await held();
      await carrierHas(mailing);
      await fixture.settle();
      const chargeId = fixture.stripe.heldOn(url)?.latest_charge ?? '';
      fixture.stripe.refundFromDashboard(chargeId, 100);
      await fixture.settle();
      expect(await paymentsOf(mailing.accountId)).toEqual([
        { amount_cents: 773, refunded_cents: 100 },
      ]);
      expect(
        await fixture.sql('select made_by, amount_cents, status from refunds order by created_at'),
      ).toContainEqual({ made_by: 'provider', amount_cents: 100, status: 'succeeded' });
      fixture.stripe.dispute(chargeId);
      await fixture.settle();
      const flags = await fixture.sql('select rule from account_flags where account_id = ?', [
        mailing.accountId,
      ]);
      expect(flags).toEqual([{ rule: 'chargeback' }]);
    });

    it('is let go where the account is deleted', async () => {
      const { url, mailpieceId, accountId } = await held();
      await fixture.write((tx) => forgetPlans(tx, accountId, fixture.parts.clock.now()));
      later(2);
      await fixture.hourly();
      expect([await statusOf(mailpieceId), taken(url)]).toEqual(['released', 0]);
    });
  });
});
