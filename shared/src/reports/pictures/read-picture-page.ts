import type { TextPage } from '../contract/source.ts';
import { recognizePdf } from '../reading/recognize.ts';
import { isBureauAnswer } from '../answers/read-answer.ts';
import { readNotice, type NoticeFact } from './notice-facts.ts';
import { reportPageFacts } from './report-page-facts.ts';

/** What a photographed page is, as far as it says so itself. */
export type PictureRead =
  | { readonly kind: 'notice'; readonly facts: readonly NoticeFact[] }
  /** A bureau's letter with results: it is read beside the dispute that it answers. */
  | { readonly kind: 'answer' }
  | { readonly kind: 'report_page'; readonly facts: readonly NoticeFact[] }
  | { readonly kind: 'unknown' };

export function readPicturePage(page: TextPage): PictureRead {
  const facts = readNotice(page);
  if (facts) return { kind: 'notice', facts };
  if (isBureauAnswer([page])) return { kind: 'answer' };
  const layout = recognizePdf([page]);
  const isReport =
    typeof layout !== 'string' ||
    ['unknown_layout', 'old_layout', 'three_side_by_side'].includes(layout);
  return isReport ? { kind: 'report_page', facts: reportPageFacts(page) } : { kind: 'unknown' };
}
