import { retention } from '@creditfix/shared/privacy';
import { lockDeletedAccounts, purgeConsents, removeAccounts } from '#server/accounts/index.ts';
import {
  accountsWithPayments,
  endSubscriptionsOfDeleted,
  purgePayments,
  purgeStripeEvents,
} from '#server/billing/index.ts';
import { accountsWithDocuments } from '#server/documents/index.ts';
import { accountsWithLetters, purgeLetters } from '#server/letters/index.ts';
import { purgeMail } from '#server/mailing/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import { removeNoted } from '#server/platform/files/index.ts';
import type { PrivacyParts } from './privacy.parts.ts';

/** The provider repeats an event for days; a year is long enough to look something up. */
const STRIPE_EVENT_YEARS = 1;

/**
 * Deletes what has been kept for its time. Every step may be interrupted and done again, by any number of processes; one that
 * fails keeps no other from being done.
 *
 * There is nothing here about counts of use: the product keeps none about people.
 */
export async function purgeRetained(
  parts: Pick<PrivacyParts, 'database' | 'files' | 'payments' | 'supportMessages'>,
  now: Date,
): Promise<void> {
  const em = parts.database.fork();
  const lettersBefore = yearsBefore(now, retention.letterYears);
  const steps = [
    () => purgeMail(parts, lettersBefore, now),
    () => purgeLetters(parts, lettersBefore, now),
    () => purgeConsents(em, lettersBefore),
    () => purgePayments(em, yearsBefore(now, retention.paymentYears)),
    () => purgeStripeEvents(em, yearsBefore(now, STRIPE_EVENT_YEARS)),
    () => parts.supportMessages.purge(em, yearsBefore(now, retention.messageYears)),
    () => removeNoted(parts, now),
    () => parts.files.removeUnfinished(),
    () => endSubscriptionsOfDeleted(parts),
    () => purgeAccounts(parts.database),
  ];
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'what is kept is not all purged');
}

const ACCOUNTS_AT_ONCE = 200;

/** Forgets deleted accounts for good, once no feature has anything left of them that is to be kept. */
async function purgeAccounts(database: Database): Promise<void> {
  for (let after: string | null | undefined = null; after !== undefined;) {
    const page = { after, limit: ACCOUNTS_AT_ONCE };
    after = await database.fork().transactional(async (tx) => {
      const ids = await lockDeletedAccounts(tx, page);
      if (ids.length === 0) return undefined;
      const kept = new Set([
        ...(await accountsWithLetters(tx, ids)),
        ...(await accountsWithPayments(tx, ids)),
        ...(await accountsWithDocuments(tx, ids)),
      ]);
      await removeAccounts(
        tx,
        ids.filter((id) => !kept.has(id)),
      );
      return ids.at(-1);
    });
  }
}

/** The same instant so many whole years earlier. 29 February becomes 1 March: a day later, never a day too early. */
function yearsBefore(instant: Date, years: number): Date {
  const earlier = new Date(instant);
  earlier.setUTCFullYear(earlier.getUTCFullYear() - years);
  return earlier;
}
