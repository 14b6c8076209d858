import { operatorEndpoints } from '@creditfix/shared/admin';
import { billingEndpoints } from '@creditfix/shared/billing';
import type { BodyInputOf } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { privacyEndpoints } from '@creditfix/shared/privacy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLetter } from '#test/a-letter.ts';
import { giveContract } from '#test/a-contract.ts';
import { openPayingWorld, type PayingWorld } from '#test/a-paying-world.ts';
import { expireCheckout } from '#test/a-stripe-server/stripe-life.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import type { TestClient } from '#test/test-client.ts';

/** Codes of the operator's, from the making to the price that is really asked for. */

const { coupons, makeCoupon, turnCouponOff } = operatorEndpoints;
const { checkCode, startCheckout, getPlan } = billingEndpoints;
const { payForMailing, mailLetter, getPaidMailing, getMailpiece, cancelMail } = mailingEndpoints;
const { generateLetter } = letterEndpoints;
const { deleteMyAccount } = privacyEndpoints;

const STAFF = 'staff@example.com';
const from = {
  name: 'Maria O’Neill',
  line1: '48 Larkspur Lane',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
};

let world: PayingWorld;
let admin: TestClient;

async function open(legalMode: 'self_help' | 'cro', limits: 'on' | 'off' = 'off'): Promise<void> {
  world = await openPayingWorld({
    legalMode,
    adminEmails: [STAFF],
    mailHoldMinutes: 0,
    limits,
  });
  admin = world.app.client();
  await signInAsAdmin(world.app, admin, STAFF);
}

type NewCoupon = BodyInputOf<typeof makeCoupon>;
const aCoupon: Omit<NewCoupon, 'code'> = {
  isFor: 'pro',
  percentOff: 50,
  centsOff: null,
  months: 2,
  mostUses: 10,
  lastDay: null,
};
let codes = 0;
async function made(change: Partial<NewCoupon> = {}) {
  const code = change.code ?? `CODE-${(codes += 1)}`;
  const { id } = (await admin.call(makeCoupon, { body: { ...aCoupon, ...change, code } })).data;
  return { id, code };
}
const usesOf = async (id: string) =>
  (await admin.call(coupons)).data.coupons.find((each) => each.id === id);

let people = 0;
const someone = () => world.readyToPay(`coupon${(people += 1)}@example.com`);

describe('where Pro is paid in advance', () => {
  beforeAll(() => open('self_help'));
  afterAll(() => world.close());

  it('a code lowers what is paid for its months, and staff see who used it', async () => {
    const { id, code } = await made();
    const client = await someone();
    const seen = (
      await client.call(checkCode, {
        body: { code: ` ${code.toLowerCase()}`, isFor: 'pro' },
      })
    ).data;
    expect(seen).toEqual({
      code,
      percentOff: 50,
      centsOff: null,
      months: 2,
      monthlyCents: 999,
    });
    expect(await usesOf(id)).toMatchObject({ uses: 0, usedBy: [] });
    const { url } = (await client.call(startCheckout, { body: { code } })).data;
    expect(await usesOf(id)).toMatchObject({
      uses: 1,
      usedBy: [{ open: true }],
    });
    // The same page again, and no second use.
    expect((await client.call(startCheckout, { body: { code } })).data.url).toBe(url);
    world.stripe.pay(url);
    await world.settle();
    expect((await client.call(getPlan)).data.plan).toBe('pro');
    const paid = await world.app.sql(
      `select amount_cents from payments where account_id =
         (select id from accounts where email = ?)`,
      [`coupon${people}@example.com`],
    );
    expect(paid).toEqual([{ amount_cents: 999 }]);
    expect(await usesOf(id)).toMatchObject({
      madeBy: STAFF,
      uses: 1,
      usedBy: [{ email: `coupon${people}@example.com`, open: false }],
    });
    const again = await client.call(checkCode, {
      body: { code, isFor: 'pro' },
    });
    expect(again.problem).toMatchObject({
      code: 'billing.code_used',
      fields: [{ path: 'code' }],
    });
  });

  it('a page that shows another price is closed before the next one opens, and gives the code back', async () => {
    const { id, code } = await made({ mostUses: 1 });
    const client = await someone();
    const full = (await client.call(startCheckout, { body: {} })).data.url;
    const less = (await client.call(startCheckout, { body: { code } })).data.url;
    expect(less).not.toBe(full);
    expect(() => world.stripe.pay(full)).toThrow('not open');
    // The last use is theirs while their page is open, and nobody else’s.
    expect((await client.call(checkCode, { body: { code, isFor: 'pro' } })).status).toBe(200);
    const other = await someone();
    expect((await other.call(startCheckout, { body: { code } })).problem.code).toBe(
      'billing.code_used_up',
    );
    void (await client.call(startCheckout, { body: {} })).data;
    expect(await usesOf(id)).toMatchObject({ uses: 0, usedBy: [] });
    expect((await other.call(startCheckout, { body: { code } })).status).toBe(200);
  });

  it('is used by no more people than it may, however many come at once, and once by each', async () => {
    const { id, code } = await made({ mostUses: 2 });
    const clients = await Promise.all(Array.from({ length: 5 }, someone));
    const answers = await Promise.all(
      clients.flatMap((client) => [
        client.call(startCheckout, { body: { code } }),
        client.call(startCheckout, { body: { code } }),
      ]),
    );
    const opened = answers.filter(({ status }) => status === 200).map(({ data }) => data.url);
    expect(new Set(opened).size).toBe(2);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(
      new Set(['billing.code_used_up']),
    );
    expect(await usesOf(id)).toMatchObject({ uses: 2 });
    await expect(
      world.app.sql('update coupons set uses = most_uses + 1 where id = ?', [id]),
    ).rejects.toThrow('coupons_uses_check');
    await expect(
      world.app.sql(
        `insert into coupon_uses select gen_random_uuid(), coupon_id, account_id, person_key, gen_random_uuid(), open, used_at
         from coupon_uses where coupon_id = ? limit 1`,
        [id],
      ),
    ).rejects.toThrow('coupon_uses_once_each');
  });

  it('says why a code does not count, at the field', async () => {
    const client = await someone();
    const why = async (code: string, isFor: 'pro' | 'mailing' = 'pro') => {
      const { problem } = await client.call(checkCode, {
        body: { code, isFor },
      });
      expect(problem.fields?.map(({ path }) => path)).toEqual(['code']);
      return problem.code;
    };
    expect(await why('NO-SUCH-CODE')).toBe('billing.code_unknown');
    const off = await made();
    void (await admin.call(turnCouponOff, { params: { id: off.id }, body: {} })).data;
    expect(await why(off.code)).toBe('billing.code_unknown');
    expect(await usesOf(off.id)).toMatchObject({ turnedOffBy: STAFF });
    expect((await admin.call(turnCouponOff, { params: { id: off.id }, body: {} })).status).toBe(
      404,
    );
    expect(await why((await made({ lastDay: '2026-11-20' })).code)).toBe('billing.code_over');
    expect(await why((await made({ lastDay: '2026-11-21', isFor: 'mailing' })).code)).toBe(
      'billing.code_for_mailing',
    );
    expect(await why((await made()).code, 'mailing')).toBe('billing.code_for_pro');
    const { problem } = await admin.call(makeCoupon, {
      body: { ...aCoupon, code: off.code },
    });
    expect(problem).toMatchObject({
      code: 'billing.code_taken',
      fields: [{ path: 'code' }],
    });
    const lines = await world.app.sql(
      `select action from audit_log where detail like ? order by number`,
      [`${off.code}, %`],
    );
    expect(lines).toEqual([{ action: 'make_coupon' }, { action: 'turn_coupon_off' }]);
  });

  it('is once a person, also after another address, and after the account is deleted', async () => {
    const { id, code } = await made();
    const client = await someone();
    const email = `coupon${people}@example.com`;
    world.stripe.pay((await client.call(startCheckout, { body: { code } })).data.url);
    await world.settle();
    await world.app.sql(`update accounts set mailbox_key = 'moved' where email = ?`, [email]);
    const body = { code, isFor: 'pro' } as const;
    expect((await client.call(checkCode, { body })).problem.code).toBe('billing.code_used');
    void (await client.call(deleteMyAccount, { body: { confirmEmail: email } })).data;
    expect(await usesOf(id)).toMatchObject({
      uses: 1,
      usedBy: [{ open: false }],
    });
    const back = await someone();
    await world.app.sql(`update accounts set mailbox_key = 'moved' where email = ?`, [
      `coupon${people}@example.com`,
    ]);
    expect((await back.call(checkCode, { body })).problem.code).toBe('billing.code_used');
    expect((await back.call(startCheckout, { body: { code } })).problem.code).toBe(
      'billing.code_used',
    );
  });

  it('is given back, once, where the account is deleted beside an open page', async () => {
    const { id, code } = await made({ mostUses: 1 });
    const client = await someone();
    const email = `coupon${people}@example.com`;
    void (await client.call(startCheckout, { body: { code } })).data;
    void (await client.call(deleteMyAccount, { body: { confirmEmail: email } })).data;
    await world.settle();
    await world.app.runHourly();
    expect(await usesOf(id)).toMatchObject({ uses: 0, usedBy: [] });
  });

  it('is given back where no page could be opened and nobody came back for it', async () => {
    const { id, code } = await made({ mostUses: 1 });
    const client = await someone();
    world.stripe.fail('hang_up');
    expect((await client.call(startCheckout, { body: { code } })).status).toBe(503);
    world.stripe.fail(undefined);
    expect(await usesOf(id)).toMatchObject({ uses: 1 });
    await world.app.sql(
      `update checkouts set created_at = created_at - interval '2 hours' where coupon_id = ?`,
      [id],
    );
    await world.app.runHourly();
    expect(await usesOf(id)).toMatchObject({ uses: 0, usedBy: [] });
    await world.app.runHourly();
    expect(await usesOf(id)).toMatchObject({ uses: 0 });
  });

  it.each([
    ['more than the price', { centsOff: 5_000 }],
    ['all but what no card can be charged', { centsOff: 1_980 }],
    ['nearly all of it in percent', { percentOff: 98, centsOff: null }],
  ])('waives the month where it takes off %s', async (_, off) => {
    const { code } = await made({ percentOff: null, ...off });
    const client = await someone();
    const seen = await client.call(checkCode, { body: { code, isFor: 'pro' } });
    expect(seen.data.monthlyCents).toBe(0);
    const { id } = world.stripe.pay(
      (await client.call(startCheckout, { body: { code } })).data.url,
    );
    await world.settle();
    expect(world.stripe.invoicesOf(id).map(({ amountDue }) => amountDue)).toEqual([0]);
    expect((await client.call(getPlan)).data.plan).toBe('pro');
  });

  it('can still be paid on the page that was open when it was turned off, and nowhere else', async () => {
    const { id, code } = await made();
    const client = await someone();
    const { url } = (await client.call(startCheckout, { body: { code } })).data;
    void (await admin.call(turnCouponOff, { params: { id }, body: {} })).data;
    expect((await client.call(startCheckout, { body: { code } })).problem.code).toBe(
      'billing.code_unknown',
    );
    world.stripe.pay(url);
    const events = world.stripe.takeEvents();
    for (const event of [...events, ...events]) await world.deliver([event]);
    await world.worked();
    expect(await usesOf(id)).toMatchObject({
      uses: 1,
      usedBy: [{ open: false }],
    });
  });

  it('is given back once where its page expires and that is told twice', async () => {
    const { id, code } = await made({ mostUses: 1 });
    const client = await someone();
    const { url } = (await client.call(startCheckout, { body: { code } })).data;
    const session = world.stripe.world.sessions.get(url.split('/').at(-1) ?? '');
    if (session) expireCheckout(world.stripe.world, session);
    const events = world.stripe.takeEvents();
    for (const event of [...events, ...events]) await world.deliver([event]);
    await world.worked();
    expect(await usesOf(id)).toMatchObject({ uses: 0, usedBy: [] });
  });

  describe('one mailing', () => {
    async function signed() {
      const client = await someone();
      const creditorName = `Creditor ${people}`;
      const body = aLetter({
        disputeDetails: { ...aLetter().disputeDetails, creditorName },
      });
      const { letterId } = (await client.call(generateLetter, { body })).data;
      return { client, params: { id: letterId } };
    }
    const order = (agreedCents: number, code: string) =>
      ({
        mailClass: 'certified',
        from,
        asEntered: false,
        agreedCents,
        code,
      }) as const;

    it('costs what is left with a code, and gives the use back where it is taken back', async () => {
      const { id, code } = await made({
        isFor: 'mailing',
        percentOff: null,
        centsOff: 8,
      });
      const { client, params } = await signed();
      const wrong = await client.call(payForMailing, {
        params,
        body: order(68, code),
      });
      expect(wrong.problem.code).toBe('mailing.price_changed');
      const { url } = (await client.call(payForMailing, { params, body: order(60, code) })).data;
      world.stripe.hold(url);
      await world.settle();
      const { mailpieceId } = (await client.call(getPaidMailing, { params })).data;
      const piece = (await client.call(getMailpiece, { params: { id: mailpieceId ?? '' } })).data;
      expect(piece.priceCents).toBe(60);
      expect(await usesOf(id)).toMatchObject({
        uses: 1,
        usedBy: [{ open: false }],
      });
      void (await client.call(cancelMail, { params: { id: piece.id } })).data;
      expect(await usesOf(id)).toMatchObject({ uses: 0, usedBy: [] });
    });

    it('is ordered at once where a code takes off all of it', async () => {
      const { id, code } = await made({ isFor: 'mailing', percentOff: 100 });
      const { client, params } = await signed();
      const { url } = (await client.call(payForMailing, { params, body: order(0, code) })).data;
      const mailpieceId = /\/mail\/([\w-]+)$/.exec(url)?.[1] ?? '';
      const piece = (await client.call(getMailpiece, { params: { id: mailpieceId } })).data;
      expect(piece).toMatchObject({ status: 'queued', priceCents: 0 });
      expect(await usesOf(id)).toMatchObject({
        uses: 1,
        usedBy: [{ open: false }],
      });
      const second = await signed();
      const { client: other, params: theirs } = second;
      const answer = await other.call(payForMailing, {
        params: theirs,
        body: order(0, code),
      });
      expect(answer.status).toBe(200);
    });
  });
});

describe('with limits', () => {
  beforeAll(() => open('self_help', 'on'));
  afterAll(() => world.close());

  it('is not found by trying, wherever it can be typed', async () => {
    const client = await someone();
    const tries = Array.from({ length: 21 }, async (_, number) => {
      const code = `GUESS-${number}`;
      return (await client.call(startCheckout, { body: { code } })).status;
    });
    expect(new Set(await Promise.all(tries))).toEqual(new Set([409, 429]));
    const none = {
      from,
      mailClass: 'certified',
      asEntered: true,
      agreedCents: 1,
    } as const;
    const params = { id: '00000000-0000-4000-8000-000000000000' };
    for (const endpoint of [payForMailing, mailLetter])
      expect(
        (
          await client.call(endpoint, {
            params,
            body: { ...none, code: 'GUESS' },
          })
        ).status,
      ).toBe(429);
    expect((await client.call(startCheckout, { body: {} })).status).toBe(200);
  });
});

describe('where letters are paid once they are done', () => {
  beforeAll(() => open('cro'));
  afterAll(() => world.close());

  it('a code lowers each letter on the invoice after it, and nothing is paid before', async () => {
    const { id, code } = await made({ months: 1 });
    const client = await someone();
    const { url } = (await client.call(startCheckout, { body: { code } })).data;
    world.stripe.pay(url);
    await world.settle();
    // Else it would be taken off twice.
    expect(world.stripe.world.coupons.size).toBe(0);
    expect(await usesOf(id)).toMatchObject({
      uses: 1,
      usedBy: [{ open: false }],
    });
    const email = `coupon${people}@example.com`;
    const letter = async (creditorName: string) => {
      const disputeDetails = { ...aLetter().disputeDetails, creditorName };
      void (await client.call(generateLetter, { body: aLetter({ disputeDetails }) })).data;
    };
    const fees = async () =>
      await world.app.sql(
        `select amount_cents, discount_cents from letter_fees
         where account_id = (select id from accounts where email = ?) order by discount_cents desc`,
        [email],
      );
    await letter('First Bank');
    await expect.poll(fees).toHaveLength(1);
    const [first] = await fees();
    const full = Number(first?.['amount_cents']) + Number(first?.['discount_cents']);
    expect(first?.['discount_cents']).toBe(Math.round(full / 2));
    const paid = await world.app.sql('select 1 from payments');
    expect(paid).toEqual([]);
    // Its month is over.
    await world.app.sql(`update coupon_uses set used_at = used_at - interval '2 months'`);
    await letter('Second Bank');
    await expect.poll(fees).toHaveLength(2);
    expect((await fees())[1]).toEqual({
      amount_cents: full,
      discount_cents: 0,
    });
  });

  it('ends with the subscription that it was used for', async () => {
    const { code } = await made({ months: null, percentOff: 100 });
    const client = await someone();
    const email = `coupon${people}@example.com`;
    const { id } = world.stripe.pay(
      (await client.call(startCheckout, { body: { code } })).data.url,
    );
    await world.settle();
    await world.app.sql(`update coupon_uses set used_at = used_at - interval '1 day'`);
    world.stripe.endNow(id);
    await world.settle();
    const [account] = await world.app.sql('select id from accounts where email = ?', [email]);
    await giveContract(world.app, String(account?.['id']), world.stripe.now());
    world.stripe.pay((await client.call(startCheckout, { body: {} })).data.url);
    await world.settle();
    void (await client.call(generateLetter, { body: aLetter() })).data;
    const fees = async () =>
      await world.app.sql('select discount_cents from letter_fees where account_id = ?', [
        String(account?.['id']),
      ]);
    await expect.poll(fees).toEqual([{ discount_cents: 0 }]);
  });
});
