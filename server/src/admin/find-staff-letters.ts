import type { LetterExportRow, LetterFilter, adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import {
  idsOfReference,
  DisputeReason,
  LetterRecipient,
  LetterStatus,
} from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';
import { namesOfChoices, sumKeptTotals } from './kept-totals.ts';
import {
  allOf,
  betweenDays,
  cutPage,
  equals,
  orderBy,
  pageOf,
  sortKey,
  type Condition,
  type PageWish,
} from './list-page.ts';

/** Letters as the staff's lists have them: what kind each is and where it is, never what it says. */

type LetterList = DataOf<typeof adminListEndpoints.adminLetters>;

export interface ListedLetterRow {
  readonly id: string;
  readonly account_id: string;
  readonly reference: string;
  readonly dispute_reason: DisputeReason;
  readonly recipient: LetterRecipient;
  readonly status: LetterStatus;
  readonly pdf_pages: number | null;
  readonly mailed_on: string | null;
  readonly created_at: Date | string;
  readonly sort_key: string;
}

const SORT = { list: 'letters', at: 'l.created_at', id: 'l.id' };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Narrows `letters l`. One that is still being made is no letter yet, and is shown to whoever asks for just those. */
export function letterCondition(filter: LetterFilter): Condition {
  const { search, status, reason, recipient, ...days } = filter;
  return allOf([
    equals('l.status', status) ?? { sql: `l.status <> 'preparing'`, values: [] },
    search ? searchCondition(search.trim().toLowerCase()) : undefined,
    equals('l.dispute_reason', reason),
    equals('l.recipient', recipient),
    betweenDays('l.created_at', days),
  ]);
}

/** A user's id, or the beginning of a reference: references are ids in other digits, so that the primary key finds them. */
function searchCondition(search: string): Condition {
  if (UUID.test(search)) return { sql: 'l.account_id = ?', values: [search] };
  const ids = idsOfReference(search);
  return ids
    ? { sql: 'l.id between ?::uuid and ?::uuid', values: ids }
    : { sql: 'false', values: [] };
}

export async function findStaffLetters(
  em: EntityManager,
  filter: LetterFilter,
  wish: PageWish,
): Promise<LetterList> {
  const { rows, next } = cutPage(await findPage(em, filter, wish), wish, SORT);
  return { letters: rows.map(presentLetter), next, total: await keptLetterCount(em, filter) };
}

/** The page is found by indexes alone; only its own rows are then looked up. */
async function findPage(em: EntityManager, filter: LetterFilter, wish: PageWish) {
  const page = pageOf(wish, SORT);
  // Each kind in order and cut by itself: so the database merges what its index has sorted, instead of sorting it all.
  const most = wish.limit + page.offset + 1;
  const kinds = kindsOf(filter).map((kind) => allOf([letterCondition(kind), page.where]));
  const found = kinds.map(
    ({ sql }) =>
      `(select l.id, l.created_at from letters l where ${sql} ${orderBy(wish.order, SORT)} limit ?)`,
  );
  return await em.execute<ListedLetterRow[]>(
    `with page as materialized (select id from (${found.join(' union all ')}) l ${page.rest.sql})
     select l.id, l.account_id, l.reference, l.dispute_reason, l.recipient, l.status, l.pdf_pages,
       l.mail_date::text as mailed_on, l.created_at, ${sortKey('l.created_at')}
     from page p join letters l on l.id = p.id ${orderBy(wish.order, SORT)}`,
    [...kinds.flatMap(({ values }) => [...values, most]), ...page.rest.values],
  );
}

/**
 * A filter by status, reason or recipient as one for each kind of letter that it means: the index has those of one kind in order,
 * and the database merges them. It never walks through letters of other kinds, however rare the wanted ones are.
 */
function kindsOf(filter: LetterFilter): readonly LetterFilter[] {
  const { status, reason, recipient, search } = filter;
  const isOpen = status === undefined && reason === undefined && recipient === undefined;
  if (isOpen || (search && search.trim().length >= NARROW_SEARCH)) return [filter];
  return (status ? [status] : FINISHED).flatMap((oneStatus) =>
    (reason ? [reason] : Object.values(DisputeReason)).flatMap((oneReason) =>
      (recipient ? [recipient] : Object.values(LetterRecipient)).map((oneRecipient) => ({
        ...filter,
        status: oneStatus,
        reason: oneReason,
        recipient: oneRecipient,
      })),
    ),
  );
}

/** "CF-7K" and longer: what begins so is quickly looked through, whatever else is asked for. */
const NARROW_SEARCH = 5;

const FINISHED = Object.values(LetterStatus).filter((status) => status !== LetterStatus.preparing);

/** Null where only counting would tell. */
export async function keptLetterCount(
  em: EntityManager,
  filter: LetterFilter,
): Promise<number | null> {
  const { search, status, reason, recipient, from, to } = filter;
  if (search || from || to || status === LetterStatus.preparing) return null;
  return await sumKeptTotals(
    em,
    namesOfChoices('letters', [
      status ? [status] : Object.values(LetterStatus),
      reason ? [reason] : Object.values(DisputeReason),
      recipient ? [recipient] : Object.values(LetterRecipient),
    ]),
  );
}

export function presentLetter(row: ListedLetterRow): LetterExportRow {
  return {
    id: row.id,
    userId: row.account_id,
    reference: row.reference,
    reason: row.dispute_reason,
    recipient: row.recipient,
    status: row.status,
    pages: row.pdf_pages,
    mailedOn: row.mailed_on,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
