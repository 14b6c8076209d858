import type { ExportKind, LetterExportRow, UserExportRow } from '@creditfix/shared/admin';

/** How rows lie in the tables: ids as their 16 bytes and instants as milliseconds, which halves what each index takes. */

export interface RowOf {
  readonly users: UserExportRow;
  readonly letters: LetterExportRow;
}

export type Cell = string | number | null | Uint8Array;

/** Of each table the columns, in the order of its cells; ids are read as their digits. */
export const READ_COLUMNS = {
  users: `at, hex(id), email, first_name, last_name, plan, status, flagged, letters_this_month, letters_total, revenue_cents`,
  letters: `at, hex(id), hex(user_id), reference, reason, recipient, status, pages, mailed_on`,
} as const satisfies Record<ExportKind, string>;

export const WRITTEN_CELLS = { users: 12, letters: 9 } as const satisfies Record<
  ExportKind,
  number
>;

/** @throws Error `unreadable` if it is no row that we could give back as it came */
export function cellsOfUser(row: UserExportRow): Cell[] {
  return [
    millisecondsOf(row.createdAt),
    bytesOfId(row.id),
    row.email,
    row.firstName,
    row.lastName,
    row.plan,
    row.status,
    row.flagged,
    row.lettersThisMonth,
    row.lettersTotal,
    row.revenueCents,
    row.email.toLowerCase(),
  ];
}

/** @throws Error `unreadable` as `cellsOfUser` */
export function cellsOfLetter(row: LetterExportRow): Cell[] {
  return [
    millisecondsOf(row.createdAt),
    bytesOfId(row.id),
    bytesOfId(row.userId),
    row.reference,
    row.reason,
    row.recipient,
    row.status,
    row.pages,
    row.mailedOn,
  ];
}

export function rowOf<Kind extends ExportKind>(kind: Kind, cells: readonly Cell[]): RowOf[Kind] {
  return (kind === 'users' ? userOf(cells) : letterOf(cells)) as RowOf[Kind];
}

function userOf(cells: readonly Cell[]): UserExportRow {
  const [at, id, email, firstName, lastName, plan, status, flagged, month, total, cents] = cells;
  return {
    id: idOfDigits(id as string),
    email,
    firstName,
    lastName,
    plan,
    status,
    flagged,
    lettersThisMonth: month,
    lettersTotal: total,
    revenueCents: cents,
    createdAt: new Date(at as number).toISOString(),
  } as UserExportRow;
}

function letterOf(cells: readonly Cell[]): LetterExportRow {
  const [at, id, userId, reference, reason, recipient, status, pages, mailedOn] = cells;
  return {
    id: idOfDigits(id as string),
    userId: idOfDigits(userId as string),
    reference,
    reason,
    recipient,
    status,
    pages,
    mailedOn,
    createdAt: new Date(at as number).toISOString(),
  } as LetterExportRow;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function bytesOfId(id: string): Uint8Array {
  if (!UUID.test(id)) throw unreadablePage();
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function idOfDigits(digits: string): string {
  const hex = digits.toLowerCase();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function millisecondsOf(instant: string): number {
  const at = Date.parse(instant);
  if (Number.isNaN(at) || new Date(at).toISOString() !== instant) throw unreadablePage();
  return at;
}

/** What the server answered is nothing that this program knows. */
export function unreadablePage(): Error {
  return Object.assign(new Error('the page of changes can not be read'), { code: 'unreadable' });
}
