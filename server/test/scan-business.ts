import { businessMonth } from '@creditfix/shared/kernel';
import type { TestServer } from './test-server.ts';

/** Everything that totals are kept of, counted row by row; and the kept totals, in the same form. */

type Totals = Record<string, number>;
/** As the database gives it; a column is whatever it is used as. */
type Row = Readonly<Record<Column, never>>;
type Column =
  | 'id'
  | 'account_id'
  | 'email'
  | 'plan'
  | 'status'
  | 'created_at'
  | 'deleted_at'
  | 'is_deleted'
  | 'open_flags'
  | 'dispute_reason'
  | 'recipient'
  | 'amount_cents'
  | 'refunded_cents'
  | 'disputed_at'
  | 'paid_at'
  | 'started_at'
  | 'ended_at'
  | 'cleared_at'
  | 'mailpiece_id'
  | 'carrier_id'
  | 'carrier_cost_cents'
  | 'test'
  | 'name'
  | 'month'
  | 'amount'
  | 'letters'
  | 'letters_month'
  | 'letters_in_month'
  | 'revenue_cents';

/** Totals by name and month; and what is kept of each account. Nothing is named that is zero. */
interface Business {
  readonly totals: Totals;
  readonly accountStatuses: Record<string, readonly unknown[]>;
  readonly accounts: Record<string, readonly unknown[]>;
}

type Server = Pick<TestServer, 'sql'>;

export async function readKept(server: Server): Promise<Business> {
  const totals = (await server.sql(
    'select name, month, sum(amount)::int as amount from kept_totals group by 1, 2 having sum(amount) <> 0',
  )) as unknown as Row[];
  const accountStatuses = (await server.sql('select * from account_statuses')) as unknown as Row[];
  const accounts = (await server.sql('select * from account_totals')) as unknown as Row[];
  return {
    totals: Object.fromEntries(totals.map((row) => [`${row.name} ${row.month}`, row.amount])),
    accountStatuses: Object.fromEntries(
      accountStatuses.map((row) => [
        row.account_id,
        [row.email, instant(row.created_at), row.plan, row.status, row.open_flags, row.is_deleted],
      ]),
    ),
    accounts: Object.fromEntries(
      accounts.map((row) => [
        row.account_id,
        [row.letters, `${row.letters_in_month} in ${row.letters_month}`, Number(row.revenue_cents)],
      ]),
    ),
  };
}

export async function scanBusiness(server: Server): Promise<Business> {
  const all = async (table: string) =>
    (await server.sql(`select * from ${table}`)) as unknown as Row[];
  const [accounts, letters, payments] = [
    await all('accounts'),
    (await all('letters')).filter(({ status }) => status !== 'preparing'),
    await all('payments'),
  ];
  const subscriptions = await all('subscriptions');
  const flags = (await all('account_flags')).filter((flag) => flag.cleared_at === null);
  const of = (rows: readonly Row[], id: unknown) => rows.filter((row) => row.account_id === id);
  const accountStatuses = accounts.map((account) => ({
    id: String(account.id),
    email: account.email,
    at: account.created_at,
    plan: String(account.plan),
    status: statusOf(String(account.plan), of(subscriptions, account.id)),
    flags: of(flags, account.id).length,
    isDeleted: account.deleted_at !== null,
  }));
  const keptMonths = new Map(
    (await all('account_totals')).map((row) => [row.account_id, String(row.letters_month)]),
  );
  const counted = new Counter();
  for (const { at, plan, status, flags: open, isDeleted } of accountStatuses) {
    if (isDeleted) continue;
    counted.add('users', monthOf(at));
    counted.add(`users:${plan}:${status}:${open > 0 ? 'flagged' : 'clear'}`);
  }
  for (const letter of letters) {
    counted.add('letters', monthOf(letter.created_at));
    counted.add(`letters:${letter.status}:${letter.dispute_reason}:${letter.recipient}`);
  }
  for (const { id } of accounts) countWriter(counted, of(letters, id), keptMonths.get(id) ?? '');
  for (const payment of payments) counted.add('revenue', monthOf(payment.paid_at), net(payment));
  for (const subscription of subscriptions) countSubscription(counted, subscription);
  countMail(counted, await all('mailpieces'), await all('mail_charges'));
  return {
    totals: counted.totals(),
    accountStatuses: Object.fromEntries(
      accountStatuses.map((one) => [
        one.id,
        [one.email, instant(one.at), one.plan, one.status, one.flags, one.isDeleted],
      ]),
    ),
    accounts: Object.fromEntries(
      accounts.map(({ id }) => [
        id,
        [
          of(letters, id).length,
          inMonth(of(letters, id), keptMonths.get(id) ?? ''),
          of(payments, id).reduce((sum, row) => sum + net(row), 0),
        ],
      ]),
    ),
  };
}

/** How many there are of the month that is kept, which none may be newer than. */
function inMonth(letters: readonly Row[], kept: string): string {
  const months = letters.map((letter) => monthOf(letter.created_at));
  const newer = months.filter((month) => month > kept).length;
  const count = months.filter((month) => month === kept).length;
  return `${count} in ${kept}${newer > 0 ? `, ${newer} newer` : ''}`;
}

/** Who wrote in the month that is kept and in another one came back. */
function countWriter(counted: Counter, letters: readonly Row[], kept: string): void {
  const months = new Set(letters.map((letter) => monthOf(letter.created_at)));
  if (months.size > 0) counted.add('writers');
  if (months.size > 1 && months.has(kept)) counted.add('writers_again');
}

class Counter {
  readonly #totals = new Map<string, number>();

  add(name: string, month = '', amount = 1): void {
    const key = `${name} ${month}`;
    this.#totals.set(key, (this.#totals.get(key) ?? 0) + amount);
  }

  totals(): Totals {
    return Object.fromEntries([...this.#totals].filter(([, amount]) => amount !== 0));
  }
}

function countSubscription(counted: Counter, row: Row): void {
  const status = String(row.status);
  if (status === 'incomplete' || status === 'incomplete_expired') return;
  const begun = monthOf(row.started_at);
  const ended = row.ended_at === null ? null : monthOf(row.ended_at);
  counted.add('subscriptions_begun', begun);
  counted.add('mrr_begun', begun, row.amount_cents);
  if (ended) {
    counted.add('mrr_ended', ended, row.amount_cents);
    counted.add(`subscriptions_left:${begun}`, ended);
    counted.add('subscriptions_ended', ended);
    if (begun < ended) counted.add('subscriptions_lost', ended);
    return;
  }
  counted.add(`subscriptions:${status === 'unpaid' ? 'past_due' : status}`);
  if (status === 'active' || status === 'past_due') counted.add('mrr', '', row.amount_cents);
}

/** What a carrier took on, not in its test mode. */
function countMail(counted: Counter, mailpieces: readonly Row[], charges: readonly Row[]): void {
  const paid = new Map(
    charges
      .filter(({ status }) => status === 'paid')
      .map((row) => [row.mailpiece_id, row.amount_cents]),
  );
  for (const mailpiece of mailpieces) {
    if (mailpiece.carrier_id === null || mailpiece.test) continue;
    const month = monthOf(mailpiece.created_at);
    counted.add('mailpieces', month);
    counted.add('mail_cost', month, mailpiece.carrier_cost_cents ?? 0);
    counted.add('mail_paid', month, paid.get(mailpiece.id) ?? 0);
    if (
      mailpiece.carrier_cost_cents === null &&
      !['failed', 'cancelled'].includes(mailpiece.status)
    )
      counted.add('mail_without_cost', month);
  }
}

const RUNNING = ['active', 'trialing', 'past_due', 'unpaid'];

function statusOf(plan: string, subscriptions: readonly Row[]): string {
  const begun = subscriptions.filter(({ status }) => !String(status).startsWith('incomplete'));
  const [running] = begun
    .filter((row) => row.ended_at === null && RUNNING.includes(String(row.status)))
    .toSorted((a, b) => instant(b.started_at) - instant(a.started_at) || (a.id < b.id ? 1 : -1));
  if (running) return running.status === 'unpaid' ? 'past_due' : String(running.status);
  if (plan === 'pro') return 'active';
  return begun.length > 0 ? 'canceled' : 'none';
}

function net(payment: Row): number {
  return payment.disputed_at === null ? payment.amount_cents - payment.refunded_cents : 0;
}

function monthOf(at: unknown): string {
  return businessMonth(new Date(at as string));
}

function instant(at: unknown): number {
  return new Date(at as string).getTime();
}
