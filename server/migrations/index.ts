import { FirstTables } from './2026-11-21-first-tables.ts';
import { Documents } from './2026-11-21-documents.ts';
import { LetterKinds } from './2026-11-21-letter-kinds.ts';

/** Every migration, oldest first. A merged one is never edited; a change is a new one at the end. */
export const migrations = [
  { name: '2026-11-21-first-tables', class: FirstTables },
  { name: '2026-11-21-letter-kinds', class: LetterKinds },
  { name: '2026-11-21-documents', class: Documents },
];
