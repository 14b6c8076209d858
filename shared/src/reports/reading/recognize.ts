import type { TextPage } from '../contract/source.ts';
import { equifaxAnnual } from '../layouts/equifax.table.ts';
import { SIDE_BY_SIDE_PRINT, experianMember } from '../layouts/experian-member.table.ts';
import { experianAnnual } from '../layouts/experian.table.ts';
import { identityIq } from '../layouts/identityiq.table.ts';
import type { Layout } from '../layouts/layout.ts';
import type { SavedLayout } from '../layouts/saved-layout.ts';
import { smartCredit } from '../layouts/smartcredit.table.ts';
import { transunionAnnual } from '../layouts/transunion.table.ts';
import { trueLink } from '../layouts/truelink.table.ts';
import type { SavedPage } from './saved-page.ts';
import { linesOf } from './text-lines.ts';

/** Which layout a file has. A score with a threshold: what is not clear is not guessed. */

const printedLayouts: readonly Layout[] = [
  equifaxAnnual,
  experianAnnual,
  transunionAnnual,
  ...experianMember,
];
const savedLayouts: readonly SavedLayout[] = [identityIq, smartCredit];

/** Why a file is not read. */
export const NotRead = {
  /** Pictures of pages, with next to no text. */
  pictures: 'pictures',
  /** A layout that the agency no longer uses. */
  old_layout: 'old_layout',
  /** Experian's print of all three agencies side by side. */
  three_side_by_side: 'three_side_by_side',
  /** A credit report, as it seems, in a layout that we don't know. */
  unknown_layout: 'unknown_layout',
  /** Nothing in it looks like a credit report. */
  no_report: 'no_report',
  too_large: 'too_large',
  too_many_pages: 'too_many_pages',
  /** Packed or nested as no report is. */
  too_complex: 'too_complex',
  /** It opens with a password only. */
  locked: 'locked',
  damaged: 'damaged',
} as const;

export type NotRead = keyof typeof NotRead;

/** What a file may be at most. */
export const reportLimits = { bytes: 30 * 1024 * 1024, pages: 200 } as const;

const ENOUGH = 8;
/** How far the best must be ahead of the next. */
const LEAD = 5;
/** Characters a page has at least where it is text and not a picture. */
const FEW_CHARACTERS = 40;

const OLD = [
  /Potentially negative items[\s\S]*Accounts in good standing/i,
  /81-Month Payment History/,
  /Inquiries that do not impact your credit rating/,
];
/** Nobody has described where its values stand, so that none of them is guessed. */
const SIDE_BY_SIDE = [/usa\.experian\.com\/mfe\/credit\/printable-report/i, SIDE_BY_SIDE_PRINT];
const CREDIT_WORDS =
  /\b(?:credit (?:report|file|bureau)|tradeline|account (?:number|type|status)|date opened|past due|inquir(?:y|ies)|equifax|experian|transunion)\b/gi;

interface Signed {
  readonly signs: readonly (readonly [pattern: RegExp, weight: number])[];
}

function clearest<Known extends Signed>(known: readonly Known[], text: string): Known | undefined {
  const [best, next] = known
    .map((layout) => ({
      layout,
      score: layout.signs.reduce((sum, [sign, weight]) => sum + (sign.test(text) ? weight : 0), 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  return best && best.score >= ENOUGH && best.score - (next?.score ?? 0) >= LEAD
    ? best.layout
    : undefined;
}

function unknown(text: string): NotRead {
  return (text.match(CREDIT_WORDS)?.length ?? 0) >= 5 ? NotRead.unknown_layout : NotRead.no_report;
}

export function recognizePdf(pages: readonly TextPage[]): Layout | NotRead {
  const text = linesOf(pages)
    .map((line) => line.text)
    .join('\n');
  if (text.replaceAll(/\s/g, '').length < FEW_CHARACTERS * pages.length) return NotRead.pictures;
  const layout = clearest(printedLayouts, text);
  if (layout) return layout;
  if (SIDE_BY_SIDE.every((pattern) => pattern.test(text))) return NotRead.three_side_by_side;
  return OLD.some((pattern) => pattern.test(text)) ? NotRead.old_layout : unknown(text);
}

export function recognizePage({ rows, classes }: SavedPage): SavedLayout | NotRead {
  const texts = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.texts)).join('\n');
  const names = [...classes].map((name) => `.${name}`).join('\n');
  return clearest(savedLayouts, `${texts}\n${names}`) ?? unknown(texts);
}

/** @param names of all its parts */
export function recognizeJson(names: ReadonlySet<string>): typeof trueLink | NotRead {
  const text = [...names].join('\n');
  return clearest([trueLink], text) ?? unknown(text);
}
