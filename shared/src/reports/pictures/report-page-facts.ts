import type { DraftContent } from '../../letters/index.ts';
import type { TextPage } from '../contract/source.ts';
import { equifaxAnnual } from '../layouts/equifax.table.ts';
import { experianAnnual } from '../layouts/experian.table.ts';
import { NOT_KEPT, type Layout } from '../layouts/layout.ts';
import { transunionAnnual } from '../layouts/transunion.table.ts';
import { labeledTexts } from '../reading/labels.ts';
import { linesOf } from '../reading/text-lines.ts';
import { readValue } from '../reading/values.ts';
import type { NoticeFact, NoticeField } from './notice-facts.ts';
import { UNSURE } from './picture-page.ts';

/** What can be told of a single page of a report: the account that it is about, where it is about one alone. */

/** Labels that a page of this layout has at least. */
const FEWEST_LABELS = 4;

const FIELDS = {
  creditor: 'company',
  accountNumber: 'accountEnding',
  originalCreditor: 'originalCreditor',
} as const satisfies Record<string, NoticeField>;

/** @returns nothing where the page has several accounts, or what names the account was not read for certain */
export function reportPageFacts(page: TextPage): readonly NoticeFact[] {
  const lines = linesOf([page]);
  const [best] = [equifaxAnnual, experianAnnual, transunionAnnual]
    .map(({ labels, colon }: Layout) => labeledTexts(lines, { labels, colon }))
    .toSorted((a, b) => b.length - a.length);
  if (!best || best.length < FEWEST_LABELS) return [];
  const known = best.flatMap(({ meaning, ...found }) =>
    meaning === NOT_KEPT ? [] : [{ meaning, ...found }],
  );
  // A label that comes twice begins another account.
  const isOne = known.filter(({ meaning }) => meaning === 'accountNumber').length === 1;
  if (!isOne) return [];
  return (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).flatMap((meaning): NoticeFact[] => {
    const [found, ...more] = known.filter((one) => one.meaning === meaning);
    if (!found || more.length > 0 || found.broken || found.text.includes(UNSURE)) return [];
    const kind = meaning === 'accountNumber' ? 'account' : 'text';
    const fact = readValue(kind, found.text, found.source);
    return fact.state === 'reported'
      ? [{ field: FIELDS[meaning], value: fact.value, source: fact.source }]
      : [];
  });
}

/** A letter to a bureau begun from a page of its report, with what was confirmed; the rest is typed. */
export function reportPageStart(
  confirmed: readonly NoticeFact[],
): Pick<DraftContent, 'disputeDetails'> {
  const value = (field: NoticeField) => confirmed.find((fact) => fact.field === field)?.value;
  const originalCreditor = value('originalCreditor');
  return {
    disputeDetails: {
      recipient: 'bureau',
      creditorName: value('company') ?? '',
      accountNumber: value('accountEnding') ?? '',
      facts: originalCreditor ? { originalCreditor } : {},
    },
  };
}
