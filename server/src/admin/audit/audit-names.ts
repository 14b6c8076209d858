import { maskedEmail, type oversightEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { liveAccounts } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { lettersOfIds } from '../lists/staff-list.repository.ts';

type Names = DataOf<typeof oversightEndpoints.auditLog>['names'];

const UUIDS = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/**
 * Whose the ids in lines of the audit log are. The log itself has ids alone, because it outlives the accounts; whoever reads it sees
 * names as long as these are there. Two queries by primary key, however many lines there are.
 */
export async function namesIn(
  tx: EntityManager,
  texts: readonly string[],
  masked: boolean,
): Promise<Names> {
  const ids = [...new Set(texts.flatMap((text) => text.match(UUIDS) ?? []))];
  const live = await liveAccounts(tx, ids);
  const accounts = new Map(live.map(({ id, email }) => [id, email]));
  const letters = await lettersOfIds(
    tx,
    ids.filter((id) => !accounts.has(id)),
  );
  return [
    ...[...accounts].map(([id, email]) => ({
      id,
      kind: 'account' as const,
      name: masked ? maskedEmail(email) : email,
    })),
    ...letters.map(({ id, reference }) => ({ id, kind: 'letter' as const, name: reference })),
  ];
}
