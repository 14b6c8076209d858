import type { oversightEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Link } from 'react-router-dom';
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

/** The same as plain words. */
export function wordsWithNames(text: string, names: Names): string {
  return text
    .split(UUID)
    .map((part, place) => (place % 2 === 0 ? part : (names.get(part)?.name ?? '(id)')))
    .join('');
}
