import { postalNumber, type adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { lettersOfTracking } from '#server/mailing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { SupportInbox } from '../support-inbox.port.ts';
import {
  findListedUser,
  findPeople,
  lettersOfIds,
  lettersOfReference,
} from './staff-list.repository.ts';

/** One search over everything that staff are told on the telephone: a name, an address, a reference, a number of the post. */

type Found = DataOf<typeof adminListEndpoints.staffSearch>;

const MOST_FOUND = 8;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** "CF-7K" and longer; without its two letters only with a digit, so that names are no references. */
const REFERENCE = /^(?:CF[\s-]*[0-9A-Z\s-]{2,}|(?=[^0-9]*[0-9])[0-9A-Z\s-]{4,})$/i;

export async function findAnything(
  em: EntityManager,
  { supportInbox }: { readonly supportInbox: SupportInbox },
  text: string,
): Promise<Found> {
  const typed = text.trim();
  const people = await peopleFor(em, typed);
  const letters = await lettersFor(em, typed);
  const written = await messagesFor(em, supportInbox, { typed, people });
  const words = wordsOf(typed);
  if (words.length === 0) return { people, letters, messages: written, searchedMessages: 0 };
  const { found, searched } = await supportInbox.withWords(em, words);
  const others = found.filter(({ id }) => !written.some((one) => one.id === id));
  const messages = [...written, ...others].slice(0, MOST_FOUND);
  return { people, letters, messages, searchedMessages: searched };
}

/** Words that messages are opened for; of shorter texts nearly all have some. */
function wordsOf(typed: string): readonly string[] {
  if (typed.length < WORDS_FROM || UUID.test(typed.toLowerCase())) return [];
  return typed.split(/\s+/);
}

const WORDS_FROM = 3;

/**
 * What the people that were found wrote, and anyone from that whole address, who may have no account; or the message of that id,
 * which stands in support's email.
 */
async function messagesFor(
  em: EntityManager,
  inbox: SupportInbox,
  { typed, people }: { readonly typed: string; readonly people: Found['people'] },
): Promise<Found['messages']> {
  const small = typed.toLowerCase();
  const named = UUID.test(small) ? await inbox.subjectOf(em, small) : undefined;
  if (named) return [{ ...named, excerpt: null }];
  const emails = new Set(people.map(({ email }) => email));
  if (small.includes('@')) emails.add(small);
  if (emails.size === 0) return [];
  const subjects = await inbox.subjectsOf(em, [...emails]);
  return subjects.slice(0, MOST_FOUND).map((one) => ({ ...one, excerpt: null }));
}

async function peopleFor(em: EntityManager, typed: string): Promise<Found['people']> {
  if (!UUID.test(typed.toLowerCase())) return await findPeople(em, typed, MOST_FOUND);
  const user = await findListedUser(em, typed.toLowerCase());
  return user
    ? [{ id: user.id, email: user.email, firstName: user.firstName, lastName: user.lastName }]
    : [];
}

async function lettersFor(em: EntityManager, typed: string): Promise<Found['letters']> {
  const number = postalNumber(typed);
  const letters = number
    ? await lettersOfIds(em, await lettersOfTracking(em, number))
    : REFERENCE.test(typed)
      ? await lettersOfReference(em, typed, MOST_FOUND)
      : [];
  return letters.map(({ id, reference, disputeReason, status }) => ({
    id,
    reference,
    reason: disputeReason,
    status,
  }));
}
