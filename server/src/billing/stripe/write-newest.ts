import { lockAccount } from '#server/accounts/index.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { findOwner } from '../plans/customer.repository.ts';

/** What was read of the provider: writes itself in a transaction. */
export type Reading = (tx: EntityManager) => Promise<void>;

/** Somebody wrote while we asked: what we hold may be older than what they wrote. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

const MOST_TRIES = 12;

/**
 * Reads something of the provider and writes it, in such a way that of any number of simultaneous readings the newest stays.
 *
 * The provider is slow and must not be asked inside a transaction, so no lock can be held while it is asked, and an answer may
 * be old by the time it is written: two events of one subscription, two processes, the first asks first and is answered first
 * and writes last. Clocks of several machines can't put answers in order. So every row carries a version that each writing
 * raises. A reading notes the version before it asks, and under the row's lock it writes only where the version is still the
 * same: then nothing was written since it began to ask, and its answer is newer than what is there. Else it throws
 * `Overtaken`, all is rolled back, and the provider is asked again. Each round one of them gets through.
 *
 * @param also is done in the same transaction as the writing
 */
export async function writeNewest(
  database: Database,
  read: () => Promise<Reading>,
  also: Reading = async () => {},
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const write = await read();
    try {
      await database.fork().transactional(async (tx) => {
        await write(tx);
        await also(tx);
      });
      return;
    } catch (error) {
      if (!(error instanceof Overtaken) || tries === MOST_TRIES) throw error;
    }
  }
}

/** Whose customer it is; of a customer who was forgotten, whose subscription or mailing. Locked until the transaction ends. */
export async function lockPayer(
  tx: EntityManager,
  payer: Parameters<typeof findOwner>[1],
): Promise<string | undefined> {
  const accountId = await findOwner(tx, payer);
  if (accountId) await lockAccount(tx, accountId);
  return accountId;
}
