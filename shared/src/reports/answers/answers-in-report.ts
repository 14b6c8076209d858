import { Bureau } from '../../letters/index.ts';
import {
  valueOf,
  type CreditReport,
  type Fact,
  type SourceLine,
  type Tradeline,
} from '../contract/report.ts';
import { compareWithLast } from '../findings/compare-reports.ts';
import { companyKey } from '../findings/tradeline-view.ts';
import type { BureauAnswer, DisputedItem, ItemAnswer } from './answer.ts';

/** What a new report says about items that were disputed: gone, or there; changed only beside an earlier report. */
export function answersInReport(
  report: CreditReport,
  disputed: readonly DisputedItem[],
  earlier?: CreditReport,
): BureauAnswer {
  return {
    from: 'report',
    bureau: report.bureau,
    date: report.date,
    ...(earlier ? { comparedWith: earlier.date } : {}),
    items: disputed.map((item) => answerFor(item, report, earlier)),
  };
}

/** Whether a report lists a disputed item: an account with its facts, or an entry that has none. */
export function findDisputed(
  report: CreditReport,
  item: DisputedItem,
): { readonly listed: 'yes' | 'no' | 'unsure'; readonly tradeline?: Tradeline | undefined } {
  const entries = entriesOf(report);
  const there = entries.filter((entry) => isSure(entry, item));
  const [found, another] = there;
  if (another) return { listed: 'unsure' };
  if (!found) return { listed: entries.some((entry) => mayBe(entry, item)) ? 'unsure' : 'no' };
  return { listed: 'yes', tradeline: report.tradelines.find(({ id }) => id === found.id) };
}

function answerFor(item: DisputedItem, report: CreditReport, earlier?: CreditReport): ItemAnswer {
  const entries = entriesOf(report);
  const there = entries.filter((entry) => isSure(entry, item));
  const [found] = there;
  if (!found) {
    const near = entries.filter((entry) => mayBe(entry, item));
    const date: readonly SourceLine[] =
      report.date.state === 'reported' ? [report.date.source] : [];
    // Gone, where nothing in the report may be it.
    return near.length === 0
      ? { item: item.id, says: 'deleted', lines: date }
      : { item: item.id, lines: near.flatMap(({ lines }) => lines).slice(0, 4) };
  }
  if (there.length > 1) return { item: item.id, lines: there.flatMap(({ lines }) => lines) };
  const isThere = { item: item.id, isThere: true, lines: found.lines } as const;
  if (!found.id || !earlier) return isThere;
  const wasThere = entriesOf(earlier).filter((entry) => isSure(entry, item));
  const { added, changed } = compareWithLast(report, earlier);
  if (wasThere.length !== 1 || added.some(({ id }) => id === found.id)) return isThere;
  const change = changed.find(({ now }) => now.id === found.id);
  if (!change) return { item: item.id, says: 'verified', lines: found.lines };
  const sources = change.fields.flatMap((field) =>
    [change.before.facts[field], change.now.facts[field]].flatMap((fact: Fact<unknown>) =>
      'source' in fact ? [fact.source] : [],
    ),
  );
  return { item: item.id, says: 'updated', lines: sources.slice(0, 6) };
}

interface Entry {
  /** Of a tradeline; inquiries and records are only there or not. */
  readonly id?: string;
  readonly names: readonly Fact<string>[];
  readonly ending?: Fact<string>;
  /** The last digits are printed; TransUnion and Experian mask them and print the first. */
  readonly showsEnd: boolean;
  readonly lines: readonly SourceLine[];
}

function entriesOf({ bureau, tradelines, inquiries, publicRecords }: CreditReport): Entry[] {
  const showsEnd = bureau === Bureau.equifax;
  const linesOf = (facts: readonly Fact<unknown>[]) =>
    facts.flatMap((fact) => ('source' in fact ? [fact.source] : []));
  return [
    ...tradelines.map(({ id, facts }) => ({
      id,
      names: [facts.creditor],
      ending: facts.accountNumber,
      showsEnd,
      lines: linesOf([facts.creditor, facts.status, facts.balance]),
    })),
    ...inquiries.map(({ company }) => ({
      names: [company],
      showsEnd: false,
      lines: linesOf([company]),
    })),
    ...publicRecords.map(({ facts }) => ({
      names: [facts.court],
      ending: facts.reference,
      showsEnd: false,
      lines: linesOf([facts.court, facts.type]),
    })),
  ];
}

function isSure(entry: Entry, item: DisputedItem): boolean {
  const key = companyKey(item.company);
  const named = entry.names.some((name) => companyKey(valueOf(name) ?? '') === key && key !== '');
  return named && sameDigits(entry, item.ending) !== 'no';
}

/** A name that begins the same, the same digits, or what could not be read: the item may be there. */
function mayBe(entry: Entry, item: DisputedItem): boolean {
  const start = (name: string) => companyKey(name).slice(0, 4);
  const similar = entry.names.some((name) => {
    if (name.state !== 'reported') return name.state === 'unread';
    return (
      companyKey(name.value).includes(start(item.company)) ||
      companyKey(item.company).includes(start(name.value))
    );
  });
  const digits = sameDigits(entry, item.ending);
  return digits === 'yes' || (similar && digits !== 'no');
}

function sameDigits({ ending, showsEnd }: Entry, wanted: string): 'yes' | 'no' | 'unknown' {
  const shown = (ending && valueOf(ending)) ?? '';
  const length = Math.min(shown.length, wanted.length, 4);
  if (length < 4) return 'unknown';
  if (shown.slice(-length) === wanted.slice(-length)) return 'yes';
  return showsEnd ? 'no' : 'unknown';
}
