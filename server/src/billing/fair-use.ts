import { Plan } from '@creditfix/shared/accounts';
import { allowancePeriod } from '@creditfix/shared/billing';
import { BUSINESS_TIME_ZONE, Problem, calendarDateAt } from '@creditfix/shared/kernel';
import { raiseFlag } from '#server/accounts/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import { findStanding } from './find-allowance.ts';

/** The attempt past fair use at which somebody should look. */
const FLAGGED_ATTEMPT = 3;

/**
 * Counts an attempt to make more letters than Pro gives, and puts the account before an administrator at the third one of a
 * period. Call it after the transaction that was refused: what is counted must outlive it.
 */
export async function noteRefusal(
  { database }: { readonly database: Database },
  request: { readonly accountId: string; readonly error: unknown; readonly now: Date },
): Promise<void> {
  const { accountId, error, now } = request;
  if (!(error instanceof Problem) || error.code !== 'billing.quota_reached') return;
  await database.fork().transactional(async (tx) => {
    const { terms, allowance } = await findStanding(tx, accountId, now);
    if (allowance.plan !== Plan.pro || allowance.left > 0) return;
    const { from } = allowancePeriod(terms, now);
    const [row] = await tx.execute<{ attempts: number }[]>(
      `insert into allowance_attempts (account_id, period_from, attempts) values (?, ?, 1)
       on conflict (account_id, period_from) do update set attempts = allowance_attempts.attempts + 1
       returning attempts`,
      [accountId, from],
    );
    const attempts = Number(row?.attempts ?? 0);
    if (attempts !== FLAGGED_ATTEMPT) return;
    const since = calendarDateAt(from, BUSINESS_TIME_ZONE);
    const detail = `${attempts} attempts past ${allowance.limit} letters in the period from ${since}`;
    await raiseFlag(tx, { accountId, rule: 'fair_use', detail, at: now });
  });
}
