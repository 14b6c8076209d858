import type { AuditAction, oversightEndpoints } from '@creditfix/shared/admin';
import { type CalendarDate, type DataOf, dollars } from '@creditfix/shared/kernel';
import { Link } from 'react-router-dom';
import { dateWords } from '#webapp/kit/index.ts';
import { UserLink } from './user-columns.tsx';

type Named = DataOf<typeof oversightEndpoints.auditLog>['names'][number];

/** Whose the ids in lines of the audit log are. */
export type Names = ReadonlyMap<string, Named>;

export const namesIn = (names: readonly Named[]): Names =>
  new Map(names.map((named) => [named.id, named]));

const UUID = /\b([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/;

interface WithNamesProps {
  readonly text: string;
  readonly names: Names;
}

/** What somebody did, with names and links in the place of ids. One that has no name is said to be one, and shown to whoever points at it. */
export function WithNames({ text, names }: WithNamesProps) {
  // Every second part is an id.
  return text.split(UUID).map((part, place) => {
    const named = names.get(part);
    if (place % 2 === 0) return part;
    if (!named)
      return (
        <abbr key={place} title={part}>
          (id)
        </abbr>
      );
    return named.kind === 'account' ? (
      <UserLink key={place} id={part}>
        {named.name}
      </UserLink>
    ) : (
      <Link key={place} to={`?tab=letters&search=${named.name}`}>
        {named.name}
      </Link>
    );
  });
}

const numbered = (one: string, several: string) => (detail: string) =>
  detail.replace(/^(\d+)(?=$|[:,; ])/, (count) => `${count} ${count === '1' ? one : several}`);

const people = numbered('person', 'people');
const letters = numbered('letter', 'letters');
const messages = numbered('message', 'messages');

const givenPro = (detail: string) =>
  detail
    .replace(/^grant \S+, without an end/, 'Pro, no end date')
    .replace(/^grant \S+, until (\S+)/, (_, day: CalendarDate) => `Pro until ${dateWords(day)}`);

const givenLetter = (detail: string) => detail.replace(/^gift [\da-f-]+/, 'A letter');

const detailWords: Partial<Record<AuditAction, (detail: string) => string>> = {
  look_at_staff: people,
  list_users: people,
  list_flagged_users: people,
  list_letters: letters,
  look_at_messages: messages,
  finish_messages: messages,
  reopen_messages: messages,
  grant_pro: givenPro,
  withdraw_pro: (detail) => detail.replace(/^grant \S+$/, 'Pro'),
  give_letter: givenLetter,
  withdraw_letter: givenLetter,
  refund_payment: (detail) =>
    detail.replace(
      /^refund \S+, (\d+) cents of/,
      (_, cents: string) => `${dollars(Number(cents))} of`,
    ),
};

/** A line's detail as people say it. The line itself stays as it was written: the chain is made of it. */
export function saidOf(action: string, detail: string): string {
  return detailWords[action as AuditAction]?.(detail) ?? detail;
}

/** The same as plain words. */
export function wordsWithNames(text: string, names: Names): string {
  return text
    .split(UUID)
    .map((part, place) => (place % 2 === 0 ? part : (names.get(part)?.name ?? '(id)')))
    .join('');
}
