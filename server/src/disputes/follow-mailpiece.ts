import { findLetterStory } from '#server/letters/index.ts';
import { findArrival, findMailpiece, holdOwner } from '#server/mailing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { addRounds } from './add-rounds.ts';
import { lockRoundsBeside } from './dispute.repository.ts';
import type { DisputeParts } from './disputes.parts.ts';
import { keepDates } from './round-dates.ts';

/**
 * Brings the disputes of a letter in line with its newest mailing: the first one makes them, arrival starts their clocks, and one that
 * came back stops them. It may run twice or late: it reads what is true now.
 */
export async function followMailpiece(
  { database, clock, vault }: Pick<DisputeParts, 'database' | 'clock' | 'vault'>,
  mailpieceId: string,
): Promise<void> {
  await database.fork().transactional(async (tx) => {
    // An account that is being deleted is waited for: nothing is added to it afterwards.
    if (!(await holdOwner(tx, mailpieceId))) return;
    const mailpiece = await findMailpiece(tx, mailpieceId, 'for update');
    if (!mailpiece) return;
    const story = await findLetterStory(tx, vault, mailpiece.letter_id);
    if (!story) return;
    const now = clock.now();
    await addRounds(tx, vault, story, now);
    await setClocks(tx, story.id, await findArrival(tx, story.id), now);
  });
}

/** With the other rounds of the same disputes: what a later letter had ended goes on where that letter is taken back. */
async function setClocks(
  tx: EntityManager,
  letterId: string,
  receivedOn: string | null,
  now: Date,
): Promise<void> {
  const rounds = await lockRoundsBeside(tx, letterId);
  for (const round of rounds) {
    const isMoved = round.letter_id === letterId;
    await keepDates(tx, isMoved ? { ...round, received_on: receivedOn } : round, now);
  }
}
