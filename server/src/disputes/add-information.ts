import { DisputeProblems } from '@creditfix/shared/disputes';
import { RequestProblems, spoken, spokenDate, type CalendarDate } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { DisputeStory } from './dispute-story.ts';
import type { DisputeParts } from './disputes.parts.ts';
import { words as en } from './disputes.words.ts';
import { words as es } from './disputes.words.es.ts';
import { openDisputeAlone } from './open-dispute.ts';
import { clockOfRound, keepDates } from './round-dates.ts';

/**
 * Notes that the recipient got more information: 15 more days, where it came within the 30 (15 U.S.C. 1681i(a)(1)(B)). After a free
 * annual report the 45 days stay as they are.
 *
 * @throws Problem `disputes.not_found`, `disputes.no_clock`, or `request.invalid` with the field
 */
export async function addInformation(
  em: EntityManager,
  parts: Pick<DisputeParts, 'vault' | 'clock'>,
  whose: { readonly accountId: string; readonly disputeId: string },
  receivedOn: CalendarDate,
): Promise<void> {
  await em.transactional(async (tx) => {
    const story = await openDisputeAlone(tx, parts, whose);
    refuseUnextended(story, receivedOn);
    await keepDates(tx, { ...story.newest, information_added_on: receivedOn }, parts.clock.now());
  });
}

function refuseUnextended({ newest, today }: DisputeStory, addedOn: CalendarDate): void {
  const plain = clockOfRound({ ...newest, information_added_on: null });
  const isExtended = (on: CalendarDate) =>
    clockOfRound({ ...newest, information_added_on: on })?.extended ?? false;
  // On its last day everything fits that can be added at all.
  if (!plain || newest.outcome !== null || !isExtended(plain.dueOn))
    throw DisputeProblems.raise('disputes.no_clock');
  const words = spoken({ en, es });
  if (addedOn > today) throw fault(words.notYet);
  if (addedOn < plain.startedOn)
    throw fault(words.information.beforeArrival(spokenDate(plain.startedOn)));
  if (!isExtended(addedOn)) throw fault(words.information.tooLate(spokenDate(plain.dueOn)));
}

function fault(message: string) {
  return RequestProblems.raise('request.invalid', { fields: [{ path: 'receivedOn', message }] });
}
