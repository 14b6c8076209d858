import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { MailOrder } from './mail-order.entity.ts';

/** Mailings that wait for their payment. */

type OrderTables = Tables<typeof MailOrder>;

export async function addOrder(
  tx: EntityManager,
  order: Pick<MailOrder, 'id' | 'letterId' | 'accountId' | 'sealedOrder' | 'createdAt'>,
): Promise<void> {
  await tx.insert(MailOrder, order);
}

export async function findOrder(em: EntityManager, id: string) {
  const order = await em.findOne(MailOrder, { id }, { disableIdentityMap: true });
  return order ?? undefined;
}

/** Ends a waiting order. @returns false if it has ended before; then nothing changes */
export async function endOrder(tx: EntityManager, id: string, at: Date): Promise<boolean> {
  return (await tx.nativeUpdate(MailOrder, { id, endedAt: null }, { endedAt: at })) > 0;
}

/** All orders of a person, oldest first. */
export async function ordersOf(em: EntityManager, accountId: string) {
  return await em.find(
    MailOrder,
    { accountId },
    { orderBy: { createdAt: 1, id: 1 }, disableIdentityMap: true },
  );
}

/** Forgets the orders of an account. @returns the mailings that waited */
export async function forgetOrders(
  tx: EntityManager,
  accountId: string,
): Promise<readonly string[]> {
  const gone = await tx
    .getKysely<OrderTables>()
    .deleteFrom('mail_orders')
    .where('account_id', '=', accountId)
    .returning(['id', 'ended_at'])
    .execute();
  return gone.flatMap(({ id, ended_at }) => (ended_at === null ? [id] : []));
}
