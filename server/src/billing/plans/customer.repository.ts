import { sql } from 'kysely';
import { Account } from '#server/accounts/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { BillingCustomer } from './billing-customer.entity.ts';
import { Checkout } from './checkout.entity.ts';
import type { MailCharge } from '../payments/mail-charge.entity.ts';
import type { PlanGrant } from './plan-grant.entity.ts';
import type { Subscription } from './subscription.entity.ts';

/** Customers at the payment provider, and the payment pages that were opened for them. */

type CustomerTables = Tables<
  | typeof BillingCustomer
  | typeof Account
  | typeof Subscription
  | typeof MailCharge
  | typeof PlanGrant
>;

/** The customer at the provider, and the subscription whose card is charged. */
export interface Payer {
  readonly customerId: string;
  readonly subscriptionId: string | null;
}

export async function findCustomer(
  em: EntityManager,
  accountId: string,
): Promise<string | undefined> {
  const customer = await em.findOne(
    BillingCustomer,
    { accountId },
    { fields: ['customerId'], disableIdentityMap: true },
  );
  return customer?.customerId;
}

/** Where an account has a customer already, nothing changes. */
export async function addCustomer(
  em: EntityManager,
  customer: {
    readonly accountId: string;
    readonly customerId: string;
    readonly email: string;
    readonly createdAt: Date;
  },
): Promise<void> {
  await em
    .getKysely<CustomerTables>()
    .insertInto('billing_customers')
    .values({
      account_id: customer.accountId,
      customer_id: customer.customerId,
      email_mark: markOf(customer),
      created_at: customer.createdAt,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
}

/** The address of an account that was not deleted. */
export async function emailOf(em: EntityManager, accountId: string): Promise<string | undefined> {
  const account = await em.findOne(
    Account,
    { id: accountId, deletedAt: null },
    { fields: ['email'], disableIdentityMap: true },
  );
  return account?.email;
}

/** A customer with the present address of their account, unless it was deleted. */
export async function findReachableCustomer(em: EntityManager, accountId: string) {
  return await em
    .getKysely<CustomerTables>()
    .selectFrom('billing_customers as customer')
    .innerJoin('accounts as account', 'account.id', 'customer.account_id')
    .select([
      'customer.account_id as accountId',
      'customer.customer_id as customerId',
      'account.email',
    ])
    .where('customer.account_id', '=', accountId)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Notes that the provider knows this address, unless the account has another one by now. */
export async function noteKnownEmail(
  em: EntityManager,
  customer: { readonly accountId: string; readonly customerId: string; readonly email: string },
): Promise<void> {
  await em
    .getKysely<CustomerTables>()
    .updateTable('billing_customers')
    .set({ email_mark: markOf(customer) })
    .where('customer_id', '=', customer.customerId)
    .execute();
}

/** Waits for a change of the address that is under way: its trigger must not come before the mark. */
function markOf({ accountId, email }: { readonly accountId: string; readonly email: string }) {
  return sql<string | null>`(select md5(email) from accounts
    where id = ${accountId} and email = ${email} for share)`;
}

/** The accounts whose address is not the one that the provider knows. */
export async function accountsWithNewEmail(
  tx: EntityManager,
  limit: number,
): Promise<readonly string[]> {
  const rows = await tx
    .getKysely<CustomerTables>()
    .selectFrom('billing_customers as customer')
    .innerJoin('accounts as account', 'account.id', 'customer.account_id')
    .select('customer.account_id')
    .where('account.deleted_at', 'is', null)
    .where('customer.email_mark', 'is', null)
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Who pays for an account's mailings: with the card of the subscription that began last. */
export async function findPayer(
  em: EntityManager,
  accountId: string | null,
): Promise<Payer | undefined> {
  return await em
    .getKysely<CustomerTables>()
    .selectFrom('billing_customers as customer')
    .select((customer) => [
      'customer.customer_id as customerId',
      customer
        .selectFrom('subscriptions as s')
        .select('s.id')
        .whereRef('s.account_id', '=', 'customer.account_id')
        .orderBy('s.ended_at', (order) => order.desc().nullsFirst())
        .orderBy('s.started_at', 'desc')
        .limit(1)
        .as('subscriptionId'),
    ])
    .where('customer.account_id', '=', accountId)
    .executeTakeFirst();
}

/** Whose customer it is; of a customer who was forgotten, whose subscription or mailing. */
export async function findOwner(
  tx: EntityManager,
  {
    customerId,
    subscriptionId,
    mailpieceId = null,
  }: { customerId: string | null; subscriptionId: string | null; mailpieceId?: string | null },
): Promise<string | undefined> {
  const database = tx.getKysely<CustomerTables>();
  const owner = await database
    .selectFrom('billing_customers')
    .select('account_id')
    .where('customer_id', '=', customerId)
    .unionAll(
      database.selectFrom('subscriptions').select('account_id').where('id', '=', subscriptionId),
    )
    .unionAll(
      database
        .selectFrom('mail_charges')
        .select((charge) => charge.ref('account_id').$notNull().as('account_id'))
        .where('mailpiece_id', '=', mailpieceId)
        .where('account_id', 'is not', null),
    )
    .limit(1)
    .executeTakeFirst();
  return owner?.account_id;
}

export async function forgetCustomer(tx: EntityManager, customerId: string): Promise<void> {
  await tx.nativeDelete(BillingCustomer, { customerId });
}

export async function forgetKnownEmail(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeUpdate(BillingCustomer, { accountId }, { emailMark: null });
}

/** An account's customer record, as its owner may have it. */
export async function customersOf(em: EntityManager, accountId: string) {
  return await em.find(
    BillingCustomer,
    { accountId },
    { fields: ['customerId', 'createdAt'], disableIdentityMap: true },
  );
}

/** The payment page that was begun first of those that are not over. */
export async function findOpenCheckout(
  tx: EntityManager,
  accountId: string,
): Promise<Checkout | null> {
  return await tx.findOne(
    Checkout,
    { accountId, endedAt: null },
    { orderBy: { createdAt: 1 }, disableIdentityMap: true },
  );
}

export async function addCheckout(tx: EntityManager, checkout: Checkout): Promise<void> {
  await tx.insert(Checkout, checkout);
}

/** Whether the provider was not heard of yet. */
export async function waitsForPage(em: EntityManager, id: string): Promise<boolean> {
  return (await em.count(Checkout, { id, endedAt: null, sessionId: null })) > 0;
}

/** @returns false if the checkout was ended meanwhile */
export async function notePage(
  em: EntityManager,
  id: string,
  { sessionId, url }: { readonly sessionId: string; readonly url: string },
): Promise<boolean> {
  return (await em.nativeUpdate(Checkout, { id, endedAt: null }, { sessionId, url })) > 0;
}

/** Ends a checkout for which no page was opened. @returns false if it has one, or had ended */
export async function endWithoutPage(em: EntityManager, id: string, at: Date): Promise<boolean> {
  return (
    (await em.nativeUpdate(Checkout, { id, sessionId: null, endedAt: null }, { endedAt: at })) > 0
  );
}

/** Checkouts that were begun before that instant and never got a page, oldest first. */
export async function pagelessCheckouts(
  em: EntityManager,
  before: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await em.find(
    Checkout,
    { endedAt: null, sessionId: null, createdAt: { $lt: before } },
    {
      fields: ['id'],
      orderBy: { createdAt: 1 },
      limit,
      disableIdentityMap: true,
    },
  );
  return rows.map(({ id }) => id);
}

/** @returns its id; nothing if it had ended */
export async function endCheckout(
  tx: EntityManager,
  sessionId: string,
  at: Date,
): Promise<string | undefined> {
  const [ended] = await tx
    .getKysely<Tables<typeof Checkout>>()
    .updateTable('checkouts')
    .set({ ended_at: at })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return ended?.id;
}

/** The payment pages of an account that are not over, by the provider's ids. */
export async function openPages(em: EntityManager, accountId: string): Promise<readonly string[]> {
  const pages = await em.find(
    Checkout,
    { accountId, endedAt: null, sessionId: { $ne: null } },
    { fields: ['sessionId'], disableIdentityMap: true },
  );
  return pages.flatMap(({ sessionId }) => sessionId ?? []);
}

/** Payment pages that were begun before that instant and are not over, by the provider's ids, oldest first. */
export async function overduePages(
  em: EntityManager,
  before: Date,
  limit: number,
): Promise<readonly string[]> {
  const pages = await em.find(
    Checkout,
    { endedAt: null, sessionId: { $ne: null }, createdAt: { $lt: before } },
    { fields: ['sessionId'], orderBy: { createdAt: 1 }, limit, disableIdentityMap: true },
  );
  return pages.flatMap(({ sessionId }) => sessionId ?? []);
}

export async function forgetCheckouts(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeDelete(Checkout, { accountId });
}

/** What decides whether an account's letters may be mailed; undefined if there is no such account. */
export async function findMailFacts(em: EntityManager, accountId: string, now: Date) {
  return await em
    .getKysely<CustomerTables>()
    .selectFrom('accounts as a')
    .select(({ exists, selectFrom, or }) => {
      const running = selectFrom('subscriptions as s')
        .select('s.id')
        .whereRef('s.account_id', '=', 'a.id')
        .where('s.ended_at', 'is', null);
      const grant = selectFrom('plan_grants as g')
        .select('g.id')
        .whereRef('g.account_id', '=', 'a.id')
        .where('g.withdrawn_at', 'is', null)
        .where((g) => g.or([g('g.ends_at', 'is', null), g('g.ends_at', '>', now)]));
      const unpaid = selectFrom('mail_charges as c')
        .select('c.mailpiece_id')
        .whereRef('c.account_id', '=', 'a.id')
        .where('c.status', '=', 'failed')
        .where('c.give_back_at', 'is', null);
      return [
        'a.plan',
        'a.plan_until as planUntil',
        exists(running.where('s.status', 'in', ['past_due', 'unpaid']))
          .$castTo<boolean>()
          .as('missing'),
        or([exists(running.where('s.status', 'in', ['active', 'trialing'])), exists(grant)])
          .$castTo<boolean>()
          .as('good'),
        exists(unpaid).$castTo<boolean>().as('unpaid'),
      ];
    })
    .where('a.id', '=', accountId)
    .executeTakeFirst();
}

/** Whether an account that was not deleted is a customer with a subscription that began and goes on, or ended after that instant. */
export async function canBeCharged(
  em: EntityManager,
  accountId: string,
  endedAfter: Date,
): Promise<boolean> {
  const payer = await em
    .getKysely<CustomerTables>()
    .selectFrom('billing_customers as customer')
    .innerJoin('accounts as a', 'a.id', 'customer.account_id')
    .select('customer.account_id')
    .where('customer.account_id', '=', accountId)
    .where('a.deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('subscriptions as s')
          .select('s.id')
          .whereRef('s.account_id', '=', 'customer.account_id')
          .where('s.status', 'not in', ['incomplete', 'incomplete_expired'])
          .where((s) => s.or([s('s.ended_at', 'is', null), s('s.ended_at', '>', endedAfter)])),
      ),
    )
    .executeTakeFirst();
  return payer !== undefined;
}
