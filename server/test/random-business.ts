import fc from 'fast-check';

/** Changes of every table that totals are kept of, drawn at random, as SQL that runs in one transaction. */

/** Around the ends of months in New York, with and without daylight saving time. */
const INSTANTS = [
  '2026-03-01T04:59:59Z',
  '2026-03-01T05:00:00Z',
  '2026-10-15T12:00:00Z',
  '2026-11-01T03:59:59.999999Z',
  '2026-11-01T04:00:00Z',
  '2026-12-01T05:00:00Z',
];
const LETTER_STATUSES = ['drafted', 'queued', 'mailed', 'delivered', 'cancelled'];
const MAILPIECE_STATUSES = ['queued', 'mailed', 'delivered', 'returned', 'failed', 'cancelled'];
const CHARGE_STATUSES = ['due', 'paid', 'given_back', 'paid'];
const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
];

interface Change {
  /** Which of a few accounts. */
  readonly who: number;
  readonly what: keyof typeof CHANGES;
  /** Which of its rows, which instant, which status: whatever a change chooses. */
  readonly which: number;
  readonly at: string;
}

/** What happens at once, each in a transaction of its own; then one statement that touches many accounts. */
export function aTroublesomeHour() {
  return fc.record({
    atOnce: fc.array(
      fc.record({
        changes: fc.array(aChange(), { minLength: 1, maxLength: 6 }),
        ends: fc.constantFrom('well', 'well', 'well', 'failed', 'half') as fc.Arbitrary<
          'well' | 'failed' | 'half'
        >,
      }),
      { minLength: 1, maxLength: 6 },
    ),
    bulk: fc.nat(),
  });
}

function aChange(): fc.Arbitrary<Change> {
  return fc.record({
    who: fc.integer({ min: 1, max: 5 }),
    what: fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])),
    which: fc.nat(1_000),
    at: fc.constantFrom(...INSTANTS),
  });
}

export function accountId(number: number): string {
  return `00000000-0000-4000-8000-00000000000${number}`;
}

/**
 * As the product does it: accounts in order, each locked before anything of it is changed. A transaction that fails takes
 * everything back, one that fails half way a part of it.
 */
export function aTransaction({
  changes,
  ends,
}: {
  readonly changes: readonly Change[];
  readonly ends: 'well' | 'failed' | 'half';
}): string[] {
  const statements = changes
    .toSorted((a, b) => a.who - b.who)
    .map(
      (change) =>
        `perform 1 from accounts where id = '${accountId(change.who)}' for update; ${statementOf(change)} perform pg_sleep(0.002);`,
    );
  const fails = `raise exception 'a test takes it all back';`;
  if (ends === 'failed') return [...statements, fails];
  if (ends === 'well') return statements;
  const [first = '', ...others] = statements;
  return [
    first,
    `begin ${others.join(' ')} ${fails} exception when raise_exception then null; end;`,
  ];
}

function statementOf({ who, what, which, at }: Change): string {
  return CHANGES[what]({ id: `'${accountId(who)}'`, who, which, at: `'${at}'` });
}

interface Drawn {
  readonly id: string;
  readonly who: number;
  readonly which: number;
  readonly at: string;
}

const pick = (from: readonly string[], which: number) => `'${from[which % from.length]}'`;
const rowOf = (table: string, { id, which }: Drawn) =>
  `id = (select id from ${table} where account_id = ${id} order by id offset ${which % 4} limit 1)`;

const carrierIdOf = (which: number) =>
  which % 3 === 0 ? 'null' : `'carrier-' || gen_random_uuid()`;

const CHANGES = {
  open: ({ id, who, which, at }: Drawn) =>
    `insert into accounts (id, email, plan, created_at) values (${id}, 'person${who}@example.com', ${pick(['free', 'pro'], which)}, ${at})
     on conflict do nothing;`,
  openToo: (drawn: Drawn): string => CHANGES.open(drawn),
  changePlan: ({ id, which }: Drawn) =>
    `update accounts set plan = ${pick(['free', 'pro'], which)}, last_login_at = now() where id = ${id};`,
  forget: ({ id, which }: Drawn) =>
    which % 3 === 0
      ? `update accounts set email = 'deleted-' || gen_random_uuid(), deleted_at = now() where id = ${id} and deleted_at is null;`
      : '',
  purge: ({ id, which }: Drawn) =>
    which % 3 === 0 ? `delete from accounts where id = ${id};` : '',
  sign: ({ id, which, at }: Drawn) =>
    `insert into letters (id, account_id, signing_id, position, plan_month, status, reference, dispute_reason, recipient,
       sealed_form, sealed_document, sealed_signature, document_sha256, exhibit_pages, created_at)
     select gen_random_uuid(), id, gen_random_uuid(), 0, '', ${pick(['preparing', ...LETTER_STATUSES], which)}, '',
       ${pick(['not_mine', 'other'], which)}, ${pick(['bureau', 'collector'], which + 1)}, '', '', '', '', 0,
       ${at}::timestamptz + n * interval '20 days'
     from accounts, generate_series(0, ${which % 3}) n where id = ${id};`,
  signToo: (drawn: Drawn): string => CHANGES.sign(drawn),
  finish: ({ id }: Drawn) =>
    `update letters set status = 'drafted' where account_id = ${id} and status = 'preparing';`,
  mail: (drawn: Drawn) =>
    `update letters set status = ${pick(LETTER_STATUSES, drawn.which)}, tracking_number = 'x' where ${rowOf('letters', drawn)} and status <> 'preparing';`,
  takeBack: (drawn: Drawn) => `delete from letters where ${rowOf('letters', drawn)};`,
  pay: ({ id, which, at }: Drawn) =>
    `insert into payments (id, account_id, what, amount_cents, currency, paid_at)
     select gen_random_uuid(), id, 'Pro', ${1000 + which}, 'usd', ${at} from accounts where id = ${id};`,
  payBack: (drawn: Drawn) =>
    `update payments set refunded_cents = least(amount_cents, refunded_cents + ${drawn.which}) where ${rowOf('payments', drawn)};
     insert into refunds (id, payment_id, amount_cents, reason, made_by, status, created_at)
     select gen_random_uuid(), id, ${drawn.which}, '', 'staff', 'asked', now() from payments where ${rowOf('payments', drawn)};`,
  chargeBack: (drawn: Drawn) =>
    `update payments set disputed_at = coalesce(disputed_at, now()) where ${rowOf('payments', drawn)};`,
  forgetPayment: (drawn: Drawn) => `delete from payments where ${rowOf('payments', drawn)};`,
  subscribe: ({ id, which, at }: Drawn) =>
    `insert into subscriptions (id, account_id, status, amount_cents, currency, period_starts_at, period_ends_at,
       cancels_at_period_end, started_at, fetched_at)
     select gen_random_uuid()::text, id, ${pick(SUBSCRIPTION_STATUSES, which)}, ${which}, 'usd', now(), now(), false, ${at}, now()
     from accounts where id = ${id};`,
  renew: (drawn: Drawn) =>
    `update subscriptions set status = ${pick(SUBSCRIPTION_STATUSES, drawn.which)}, amount_cents = amount_cents + 1 where ${rowOf('subscriptions', drawn)};`,
  cancel: (drawn: Drawn) =>
    `update subscriptions set status = 'canceled', ended_at = started_at + interval '40 days' where ${rowOf('subscriptions', drawn)};`,
  forgetSubscription: (drawn: Drawn) =>
    `delete from subscriptions where ${rowOf('subscriptions', drawn)};`,
  flag: ({ id, which }: Drawn) =>
    `insert into account_flags (id, account_id, rule, detail, raised_at)
     select gen_random_uuid(), id, ${pick(['chargeback', 'fair_use', 'same_dispute'], which)}, '', now() from accounts where id = ${id}
     on conflict do nothing;`,
  clear: (drawn: Drawn) =>
    `update account_flags set cleared_at = now() where ${rowOf('account_flags', drawn)};`,
  post: (drawn: Drawn) =>
    `insert into mailpieces (id, letter_id, account_id, carrier, mail_class, status, price_cents, pages, sheets, packet_sha256,
       sealed_addresses, to_state, test, created_at, send_after, carrier_id, carrier_cost_cents)
     select gen_random_uuid(), id, account_id, 'lob', 'certified', ${pick(MAILPIECE_STATUSES, drawn.which)}, 0, 1, 1, '', '', 'OH',
       ${drawn.which % 5 === 0}, now(), now(), ${carrierIdOf(drawn.which)}, ${drawn.which % 2 === 0 ? drawn.which : 'null'}
     from letters where account_id = ${drawn.id} on conflict do nothing;`,
  postToo: (drawn: Drawn): string => CHANGES.post(drawn),
  submitToCarrier: (drawn: Drawn) =>
    `update mailpieces set status = ${pick(MAILPIECE_STATUSES, drawn.which)}, carrier_id = ${carrierIdOf(drawn.which)},
       carrier_cost_cents = ${drawn.which % 2 === 0 ? 'null' : drawn.which}
     where account_id = ${drawn.id} and status in ('queued', 'mailed', 'delivered');`,
  handOverToo: (drawn: Drawn): string => CHANGES.submitToCarrier(drawn),
  tryOut: (drawn: Drawn) =>
    `update mailpieces set test = not test where ${rowOf('mailpieces', drawn)};`,
  unpost: (drawn: Drawn) => `delete from mailpieces where ${rowOf('mailpieces', drawn)};`,
  charge: (drawn: Drawn) =>
    `insert into mail_charges (mailpiece_id, account_id, amount_cents, currency, what, status, created_at)
     select id, account_id, ${100 + drawn.which}, 'usd', '', ${pick(CHARGE_STATUSES, drawn.which)}, ${drawn.at}
     from mailpieces where account_id = ${drawn.id} on conflict do nothing;`,
  settle: (drawn: Drawn) =>
    `update mail_charges set status = ${pick(CHARGE_STATUSES, drawn.which)}, amount_cents = amount_cents + 1
     where account_id = ${drawn.id};`,
  unflag: (drawn: Drawn) => `delete from account_flags where ${rowOf('account_flags', drawn)};`,
} as const satisfies Record<string, (drawn: Drawn) => string>;

const BULK = [
  `update letters set status = 'delivered' where status = 'mailed';`,
  `update letters set sealed_form = 'sealed anew';`,
  `update letters set status = 'drafted' where status = 'preparing';`,
  `delete from letters where status = 'cancelled';`,
  `delete from payments where paid_at < '2026-10-31T00:00:00Z';`,
  `update payments set refunded_cents = amount_cents where amount_cents % 2 = 0;`,
  `delete from subscriptions where ended_at is not null;`,
  `update account_flags set cleared_at = now() where rule = 'fair_use' and cleared_at is null;`,
  `update accounts set plan = 'free' where deleted_at is null;`,
  `update mailpieces set carrier_id = coalesce(carrier_id, id::text), carrier_cost_cents = 7;`,
  `update mail_charges set status = 'paid' where status = 'due';`,
  `delete from mail_charges where created_at < '2026-10-31T00:00:00Z';`,
  `delete from mailpieces where status = 'failed';`,
  `delete from accounts where deleted_at is not null;`,
];

/** One statement that touches rows of many accounts. */
export function bulkChange(which: number): string {
  return BULK[which % BULK.length] ?? '';
}
