import { monthNames } from '../../kernel/index.ts';
import type { Bureau } from '../../letters/index.ts';
import type { Fact, HistoryMonth } from '../contract/report.ts';
import type { PageRow } from '../contract/source.ts';
import type { SavedLayout } from '../layouts/saved-layout.ts';
import { bureauNamed, labelOf, textOf } from './saved-row.ts';
import { pad } from './values.ts';

/** The payment history of an account on a saved page, in either of the two ways of drawing it. */

/** One month of a history that is drawn as boxes. */
export interface Box {
  readonly bureau: Bureau | undefined;
  readonly mark: string;
  readonly month: string;
  /** The heading above them. */
  readonly under: string;
}

const MONTHS = monthNames.map((name) => name.slice(0, 3));

/** "Mar" or "Mar ’26", or "3/26". */
const MONTH_OF_BOX = /^(?:([A-Z][a-z]{2,8})\.?|(0?[1-9]|1[0-2])\/)(?:,? ?['’]?(?:20)?(\d\d))?$/;

/** Written whole or in its first letters, in English. @returns 0 for what is none */
function monthNamed(name: string): number {
  const at = monthNames.findIndex((month) => month.startsWith(name));
  return name.length < 5 || monthNames[at] === name ? at + 1 : 0;
}

/** How many months the newest of a history without years may be older than the account's last report. */
const MONTHS_BEHIND = 2;

/**
 * Boxes may name their months without a year. Then the years are those of an unbroken row of months that ends where the account
 * was last reported; a row that is broken or ends elsewhere is not read.
 */
export function historyInBoxes(
  boxes: readonly Box[],
  {
    bureau,
    layout: { marks },
    reported,
  }: { bureau: Bureau; layout: SavedLayout; reported: Fact<unknown> | undefined },
): { history: HistoryMonth[]; unreadHistory: string | undefined } {
  const own = boxes.filter((box) => box.bureau === bureau);
  const unread = { history: [], unreadHistory: own.find(({ mark }) => mark !== '')?.under };
  const named = own.map(({ month }) => {
    const [, name = '', number, year] = MONTH_OF_BOX.exec(month) ?? [];
    return { monthOfYear: number ? Number(number) : monthNamed(name), year };
  });
  if (named.some(({ monthOfYear }) => monthOfYear === 0)) return unread;
  const newest = newestMonth(named, reported);
  if (newest === undefined) return unread;
  const months = named.map(({ monthOfYear, year }, at) => {
    const counted = newest - (named.length - 1 - at);
    return year === undefined ? counted : (2000 + Number(year)) * 12 + monthOfYear - 1;
  });
  const history = own.flatMap(({ mark, month: written, under }, at): HistoryMonth[] => {
    const count = months[at] ?? 0;
    const month = `${Math.floor(count / 12)}-${pad((count % 12) + 1)}`;
    const source = { page: 1, text: `${under}: ${written} ${mark}`, label: month };
    return mark === '' ? [] : [{ month, mark: marks[mark] ?? 'unread', source }];
  });
  return { history, unreadHistory: undefined };
}

/** @returns months since the year 0; undefined where years are missing and nothing says them for certain */
function newestMonth(
  named: readonly { readonly monthOfYear: number; readonly year: string | undefined }[],
  reported: Fact<unknown> | undefined,
): number | undefined {
  const last = named.at(-1);
  if (!last || named.every(({ year }) => year !== undefined)) return 0;
  const isRow = named.every(
    ({ monthOfYear, year }, at) =>
      year === undefined &&
      (at === 0 || monthOfYear === ((named[at - 1]?.monthOfYear ?? 0) % 12) + 1),
  );
  if (!isRow || reported?.state !== 'reported') return undefined;
  const [year, month] = String(reported.value).split('-').map(Number);
  if (!year || !month) return undefined;
  const reportedIn = year * 12 + month - 1;
  const behind = (month - last.monthOfYear + 12) % 12;
  return behind <= MONTHS_BEHIND ? reportedIn - behind : undefined;
}

export function historyInLines(
  history: readonly PageRow[],
  { bureau, layout }: { bureau: Bureau; layout: SavedLayout },
): HistoryMonth[] {
  const { marks } = layout;
  const line = (wanted: string | Bureau) =>
    history.find((row) => labelOf(row) === wanted || bureauNamed(textOf(row, 0)) === wanted);
  const [months, years, own] = [line('Month'), line('Year'), line(bureau)];
  if (!months || !years || !own) return [];
  const length = months.cells.length;
  if (years.cells.length !== length || own.cells.length !== length) return [];
  const read = own.cells.flatMap(({ texts }, at): HistoryMonth[] => {
    const mark = texts.join(' ');
    const monthOfYear = MONTHS.indexOf(textOf(months, at).slice(0, 3)) + 1;
    const year = /^(?:20)?(\d\d)$/.exec(textOf(years, at))?.[1];
    if (at === 0 || mark === '' || monthOfYear === 0 || year === undefined) return [];
    const month = `20${year}-${pad(monthOfYear)}`;
    const text = `${textOf(own, 0)}: ${textOf(months, at)} ${textOf(years, at)} ${mark}`;
    return [{ month, mark: marks[mark] ?? 'unread', source: { page: 1, text, label: month } }];
  });
  return read.toSorted((a, b) => (a.month < b.month ? -1 : 1));
}
