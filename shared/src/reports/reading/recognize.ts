import type { TextPage } from '../contract/source.ts';
import { equifaxAnnual } from '../layouts/equifax.table.ts';
import { experianAnnual } from '../layouts/experian.table.ts';
import type { Layout } from '../layouts/layout.ts';
import { transunionAnnual } from '../layouts/transunion.table.ts';
import { linesOf } from './text-lines.ts';

/** Which layout a PDF has. A score with a threshold: what is not clear is not guessed. */

const annualLayouts: readonly Layout[] = [equifaxAnnual, experianAnnual, transunionAnnual];

/** Why a PDF is not read. */
export const NotRead = {
  /** Pictures of pages, with next to no text. */
  pictures: 'pictures',
  /** A layout that the agency no longer uses. */
  old_layout: 'old_layout',
  /** A credit report, as it seems, in a layout that we don't know. */
  unknown_layout: 'unknown_layout',
  /** Nothing in it looks like a credit report. */
  no_report: 'no_report',
  too_large: 'too_large',
  too_many_pages: 'too_many_pages',
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
const CREDIT_WORDS =
  /\b(?:credit (?:report|file|bureau)|tradeline|account number|date opened|past due|inquir(?:y|ies)|equifax|experian|transunion)\b/gi;

export function recognizePdf(pages: readonly TextPage[]): Layout | NotRead {
  const text = linesOf(pages)
    .map((line) => line.text)
    .join('\n');
  if (text.replaceAll(/\s/g, '').length < FEW_CHARACTERS * pages.length) return NotRead.pictures;
  const [best, next] = annualLayouts
    .map((layout) => ({
      layout,
      score: layout.signs.reduce((sum, [sign, weight]) => sum + (sign.test(text) ? weight : 0), 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  if (best && best.score >= ENOUGH && best.score - (next?.score ?? 0) >= LEAD) return best.layout;
  if (OLD.some((pattern) => pattern.test(text))) return NotRead.old_layout;
  return (text.match(CREDIT_WORDS)?.length ?? 0) >= 5 ? NotRead.unknown_layout : NotRead.no_report;
}
