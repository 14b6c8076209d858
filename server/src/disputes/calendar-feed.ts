import { calendarEntriesOf, type CalendarEntry, DisputeProblems } from '@creditfix/shared/disputes';
import { addDays, type CalendarDate, currentLanguage } from '@creditfix/shared/kernel';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import {
  findRecipient,
  hashSecretToken,
  newSecretToken,
  SECRET_TOKEN,
} from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { feedOf, keepFeed, ownerOfFeed } from './calendar-feed.repository.ts';
import { storiesOf } from './dispute-story.ts';
import { findDisputes } from './dispute.repository.ts';
import type { DisputeParts } from './disputes.parts.ts';
import { disputePlaces } from './sealed-item.ts';

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
  const entries = storiesOf(vault, all, now).flatMap(({ soFar, newest, target, limits }) => {
    // By its round: a later letter to somebody else has dates of its own and moves none of these.
    const url = pageAddress(publicOrigin(), `/disputes/${newest.dispute_id}`);
    const dispute = { ...soFar, id: newest.id, recipientName: target, limits };
    return calendarEntriesOf(dispute).map((entry) => ({
      ...entry,
      url,
      letterId: newest.letter_id,
    }));
  });
  return calendarText(oncePerLetter(entries), now);
}

interface LinkedEntry extends CalendarEntry {
  readonly url: string;
}

/** The items of one letter have the same days until an answer tells them apart: each day is one entry, and stays the same one. */
function oncePerLetter(
  entries: readonly (LinkedEntry & { readonly letterId: string })[],
): readonly LinkedEntry[] {
  const same = Map.groupBy(entries, ({ letterId, on, title, text }) =>
    JSON.stringify([letterId, on, title, text]),
  );
  return [...same.values()].flatMap((group) =>
    group.toSorted((one, other) => one.uid.localeCompare(other.uid)).slice(0, 1),
  );
}

/** All-day events: a day of the law has no hour and no zone. */
function calendarText(entries: readonly LinkedEntry[], now: Date): string {
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

/**
 * The address of a person's calendar feed. Calendar programs sign in nowhere, so the address itself is the key: 32 random bytes, found
 * by their hash alone. A sealed copy shows it to its owner again.
 */

type Parts = Pick<DisputeParts, 'vault' | 'publicOrigin' | 'clock'>;

/** A new address; the one before stops working. */
export async function makeCalendar(
  em: EntityManager,
  { vault, publicOrigin, clock }: Parts,
  accountId: string,
): Promise<string> {
  const token = newSecretToken();
  await keepFeed(em, {
    accountId,
    tokenHash: hashSecretToken(token),
    sealedToken: vault.seal(token, disputePlaces.calendar(accountId)),
    createdAt: clock.now(),
  });
  return addressOf(publicOrigin(), token);
}

export async function findCalendar(
  em: EntityManager,
  { vault, publicOrigin }: Pick<Parts, 'vault' | 'publicOrigin'>,
  accountId: string,
): Promise<string | null> {
  const feed = await feedOf(em, accountId);
  if (!feed) return null;
  const token = vault.open(feed.sealedToken, disputePlaces.calendar(accountId));
  return addressOf(publicOrigin(), token);
}

/** Whose feed it is; undefined for whatever is no token of ours, or of an account that was deleted. */
async function findFeedOwner(em: EntityManager, given: string): Promise<string | undefined> {
  const token = given.replace(/\.ics$/, '');
  if (!SECRET_TOKEN.test(token)) return undefined;
  const accountId = await ownerOfFeed(em, hashSecretToken(token));
  return accountId && (await findRecipient(em, accountId)) ? accountId : undefined;
}

/**
 * Some calendar programs take an address for a calendar only where its path ends like one. They don't say whom they ask for: the
 * language of the person who sees the address is in it.
 */
function addressOf(origin: string, token: string): string {
  const language = currentLanguage();
  const address = `${origin}/api/calendar/${token}.ics`;
  return language === 'en' ? address : `${address}?lang=${language}`;
}
