import { DisputeProblems, calendarEntriesOf, type CalendarEntry } from '@creditfix/shared/disputes';
import { addDays, currentLanguage, type CalendarDate } from '@creditfix/shared/kernel';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { EntityManager } from '#server/platform/database/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { findFeedOwner } from './calendar-address.ts';
import { findDisputes } from './dispute.repository.ts';
import { storiesOf } from './dispute-story.ts';
import type { DisputeParts } from './disputes.parts.ts';

/** How often a calendar program looks again. */
const REFRESH_SECONDS = 12 * 60 * 60;

/**
 * A person's dates as an ICS file. A calendar is seen by families and employers: the recipient and what is due are in it, no item
 * and no person.
 *
 * @throws Problem `disputes.no_such_feed`, the same for every address that is none
 */
export async function readCalendarFeed(
  em: EntityManager,
  { vault, clock, publicOrigin }: Pick<DisputeParts, 'vault' | 'clock' | 'publicOrigin'>,
  token: string,
): Promise<string> {
  const accountId = await findFeedOwner(em, token);
  if (!accountId) throw DisputeProblems.raise('disputes.no_such_feed');
  const all = await findDisputes(em, accountId);
  const now = clock.now();
  const entries = storiesOf(vault, all, now).flatMap(({ soFar, newest, target }) => {
    // By its round: a later letter to somebody else has dates of its own and moves none of these.
    const url = pageAddress(publicOrigin(), `/disputes/${newest.dispute_id}`);
    const dispute = { ...soFar, id: newest.id, recipientName: target };
    return calendarEntriesOf(dispute).map((entry) => ({ ...entry, url }));
  });
  return calendarText(entries, now);
}

/** All-day events: a day of the law has no hour and no zone. */
function calendarText(
  entries: readonly (CalendarEntry & { readonly url: string })[],
  now: Date,
): string {
  const calendar = ical({
    name: 'Credit Fix',
    prodId: {
      company: 'Credit Fix',
      product: 'Dates of your letters',
      language: currentLanguage().toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const { uid, on, title, text, url } of entries) {
    calendar.createEvent({
      id: uid,
      // In UTC, and as a whole day: the day stays the same wherever the server stands.
      start: utcDay(on),
      end: utcDay(addDays(on, 1)),
      allDay: true,
      stamp: now,
      summary: title,
      description: text,
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

function utcDay(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}
