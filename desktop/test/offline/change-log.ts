import {
  maskedEmail,
  maskedName,
  type LetterExportRow,
  type UserExportRow,
} from '@creditfix/shared/admin';
import { createHash } from 'node:crypto';
import type { CallServer } from '../../src/main/offline.port.ts';

/** A log of changes in memory that answers as the server's does (`findSyncPage`): the rows as they are now, oldest change first. */

type Row = UserExportRow | LetterExportRow;
type Kind = 'users' | 'letters';

export class ChangeLog {
  epoch = 'a';
  serverTime = '2026-11-20T12:00:00.000Z';
  /** Rows of a page, whatever is asked for. */
  pageRows = 1_000;
  /** Runs before each answer; what it gives is answered instead. */
  onCall: (call: number) => { status: number; text: string } | undefined = () => undefined;
  calls: string[] = [];
  /** Replicas that may hold whole rows; anyone who names none gets masked ones. Null: everybody gets the rows as they are. */
  replicas: Set<string> | null = null;
  readonly #rows = { users: new Map<string, Row>(), letters: new Map<string, Row>() };
  readonly #changes = { users: new Map<string, number>(), letters: new Map<string, number>() };
  #last = 0;

  put(kind: Kind, row: Row): void {
    this.#rows[kind].set(row.id, row);
    this.#changes[kind].set(row.id, (this.#last += 1));
  }

  drop(kind: Kind, id: string): void {
    if (this.#rows[kind].delete(id)) this.#changes[kind].set(id, (this.#last += 1));
  }

  /** Newest first, as exports are ordered. */
  rows<K extends Kind>(kind: K): (K extends 'users' ? UserExportRow : LetterExportRow)[] {
    const down = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);
    return [...this.#rows[kind].values()].toSorted(
      (a, b) => down(a.createdAt, b.createdAt) || down(a.id, b.id),
    ) as never;
  }

  page(kind: Kind, after: string | null, replica: string | null = null) {
    const from = Number(after?.split('.')[1] ?? 0);
    const changes = [...this.#changes[kind]]
      .filter(([, number]) => number > from)
      .toSorted((a, b) => a[1] - b[1]);
    const some = changes.slice(0, this.pageRows);
    const ids = some.map(([id]) => id);
    const found = this.#rows[kind];
    const epoch = this.#epochOf(replica);
    const shown = (row: Row) => (this.replicas && !replica && 'email' in row ? masked(row) : row);
    return {
      rows: ids.flatMap((id) => found.get(id) ?? []).map(shown) as never[],
      deleted: ids.filter((id) => !found.has(id)),
      next: `${epoch}.${some.at(-1)?.[1] ?? from}`,
      hasMore: changes.length > some.length,
      serverTime: this.serverTime,
      epoch,
      total: found.size,
    };
  }

  readonly api: CallServer = async (path) => {
    this.calls.push(path);
    const instead = this.onCall(this.calls.length);
    if (instead) return instead;
    const { pathname, searchParams } = new URL(path, 'http://server');
    const after = searchParams.get('after');
    const replica = searchParams.get('replica');
    if (replica && !this.replicas?.has(replica))
      return { status: 410, text: '{"success":false,"code":"admin.replica_unknown"}' };
    if (after && after.split('.')[0] !== this.#epochOf(replica)) return { status: 410, text: '{}' };
    const data = this.page(pathname.endsWith('users') ? 'users' : 'letters', after, replica);
    return { status: 200, text: JSON.stringify({ success: true, data }) };
  };

  #epochOf(replica: string | null): string {
    return this.epoch + (replica ?? '');
  }
}

function masked(row: UserExportRow): UserExportRow {
  const [firstName, lastName] = [maskedName(row.firstName), maskedName(row.lastName)];
  return { ...row, email: maskedEmail(row.email), firstName, lastName };
}

/** The same number makes the same id. */
export function idOf(number: number): string {
  const hex = createHash('sha256').update(String(number)).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function aUser(number: number, changed: Partial<UserExportRow> = {}): UserExportRow {
  return {
    id: idOf(number),
    email: `person${number}@example.com`,
    firstName: 'Ann',
    lastName: '',
    plan: 'free',
    status: 'none',
    flagged: 'no',
    lettersThisMonth: 0,
    lettersTotal: number,
    revenueCents: 0,
    createdAt: new Date(179e10 + number * 1e3).toISOString(),
    ...changed,
  };
}

export function aLetter(number: number, changed: Partial<LetterExportRow> = {}): LetterExportRow {
  return {
    id: idOf(number),
    userId: idOf(1),
    reference: `CF-${number}`,
    reason: 'not_mine',
    recipient: 'bureau',
    status: 'delivered',
    pages: 2,
    mailedOn: null,
    createdAt: new Date(179e10 + number * 1e3).toISOString(),
    ...changed,
  };
}

/** Some of both, in pages of few. */
export function fillLog(log: ChangeLog): void {
  for (let number = 0; number < 60; number += 1) log.put('users', aUser(number));
  for (let number = 0; number < 90; number += 1) log.put('letters', aLetter(number));
  log.pageRows = 25;
}

/** What a spreadsheet or a reader of CSV could trip over. */
export const HOSTILE_TEXTS = [
  '=HYPERLINK("https://evil.example","Sam")',
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '	=1',
  '\r=1',
  '\n=1',
  '＝1',
  "'=1",
  'a,b',
  '"',
  '""',
  ';=1+1',
  'a;=1',
  'b;	=1;+2',
  'c\n=1',
  'd\r\n@x',
  'e	-1',
  'f;g',
  'two\nlines',
  'two\r\nlines',
  'lone\rreturn',
  ' spaces ',
  '😀 Zoë',
  '‮txet',
  'NULL',
];
