import { LetterStatus } from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';
import { dropPackets } from './letter-files.ts';

/**
 * What a deleted account leaves in this room: the signed letters with their PDFs and trails, which nobody can reach any more.
 * Drafts, the kept signature, letters that are still being made, and packets with copies of papers go.
 */
export async function forgetLetters(
  tx: EntityManager,
  accountId: string,
  now: Date,
): Promise<void> {
  // The letters before their drafts, in the order of who purges them. One that is released just now is waited for.
  const kept = await tx.execute<{ id: string; packet_key: string | null }[]>(
    'select id, packet_key from letters where account_id = ? order by id for update',
    [accountId],
  );
  await tx.execute('update letters set tracking_number = null where account_id = ?', [accountId]);
  await tx.execute('delete from letters where account_id = ? and status = ?', [
    accountId,
    LetterStatus.preparing,
  ]);
  await tx.execute('delete from letter_drafts where account_id = ?', [accountId]);
  // A draft that was read has a trail before it is a letter; that of a signed one stays with its letter.
  await tx.execute(
    `delete from letter_events where account_id = ?
      and not exists (select 1 from letters where id = letter_events.letter_id)`,
    [accountId],
  );
  await tx.execute('delete from saved_signatures where account_id = ?', [accountId]);
  await dropPackets(
    tx,
    kept.filter((letter) => letter.packet_key !== null),
    now,
  );
}

/** Deletes the trails of letters that are gone; the database keeps those of letters that are not. */
export async function deleteTrails(
  tx: EntityManager,
  letters: readonly { readonly id: string; readonly accountId: string }[],
): Promise<void> {
  for (const { id, accountId } of letters)
    await tx.execute(
      `delete from letter_events where account_id = ? and letter_id = ?
        and not exists (select 1 from letters where id = ?)`,
      [accountId, id, id],
    );
}
