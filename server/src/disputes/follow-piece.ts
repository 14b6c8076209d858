import { findLetterStory } from '#server/letters/index.ts';
import { findPiece } from '#server/mailing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { addRounds } from './add-rounds.ts';
import type { DisputeParts } from './disputes.parts.ts';
import { keepDates, type DatedRound } from './round-dates.ts';

/**
 * Brings the disputes of a letter in line with its newest mailing: the first one makes them, arrival starts their clocks, and one that
 * came back stops them. It may run twice or late: it reads what is true now.
 */
export async function followPiece(
  { database, clock, vault }: Pick<DisputeParts, 'database' | 'clock' | 'vault'>,
  pieceId: string,
): Promise<void> {
  await database.fork().transactional(async (tx) => {
    if (!(await isOwned(tx, pieceId))) return;
    const piece = await findPiece(tx, pieceId, 'for update');
    if (!piece) return;
    const story = await findLetterStory(tx, vault, piece.letter_id);
    if (!story) return;
    const now = clock.now();
    await addRounds(tx, vault, story, now);
    await setClocks(tx, story.id, await findArrival(tx, story.id), now);
  });
}

/** An account that is being deleted is waited for: nothing is added to it afterwards. */
async function isOwned(tx: EntityManager, pieceId: string): Promise<boolean> {
  const owners = await tx.execute<unknown[]>(
    `select a.id from mail_pieces p join accounts a on a.id = p.account_id and a.deleted_at is null
      where p.id = ? for key share of a`,
    [pieceId],
  );
  return owners.length > 0;
}

/** The day on which the recipient got the letter, by its newest mailing. */
async function findArrival(tx: EntityManager, letterId: string): Promise<string | null> {
  const [newest] = await tx.execute<{ status: string; delivered_on: string | null }[]>(
    `select status, delivered_on::text as delivered_on from mail_pieces
      where letter_id = ? order by created_at desc, id desc limit 1`,
    [letterId],
  );
  return newest?.status === 'delivered' ? newest.delivered_on : null;
}

/** With the other rounds of the same disputes: what a later letter had ended goes on where that letter is taken back. */
async function setClocks(
  tx: EntityManager,
  letterId: string,
  receivedOn: string | null,
  now: Date,
): Promise<void> {
  const rounds = await tx.execute<(DatedRound & { readonly letter_id: string })[]>(
    `select id, letter_id, recipient, basis, received_on::text as received_on,
        information_added_on::text as information_added_on, outcome, outcome_on::text as outcome_on
      from dispute_rounds
      where dispute_id in (select dispute_id from dispute_rounds where letter_id = ?) order by id for update`,
    [letterId],
  );
  for (const round of rounds) {
    const isMoved = round.letter_id === letterId;
    await keepDates(tx, isMoved ? { ...round, received_on: receivedOn } : round, now);
  }
}
