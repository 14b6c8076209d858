import type { CreditReport } from '../contract/report.ts';
import { pagesOfPdf, readReportFile, type FileOptions } from '../reading/read-report-file.ts';
import { NotRead } from '../reading/recognize.ts';
import type { BureauAnswer, DisputedItem } from './answer.ts';
import { readAnswer } from './read-answer.ts';

/** Why nothing is proposed from a file: it can't be opened, or no bureau answers in it; a picture, that its letters can't be read. */
export type AnswerNotRead = NotRead | 'no_answer' | 'no_picture';

/** What a file is called that opens and is no report that we know. */
const MAY_BE_LETTER: readonly NotRead[] = [
  NotRead.no_report,
  NotRead.unknown_layout,
  NotRead.old_layout,
  NotRead.three_side_by_side,
];

/** @returns what the letter says, the new report of each agency in it, or why it is neither */
export async function readAnswerFile(
  bytes: Uint8Array,
  { disputed, ...options }: FileOptions & { disputed: readonly DisputedItem[] },
): Promise<BureauAnswer | readonly CreditReport[] | AnswerNotRead> {
  // A library may take the bytes with it.
  const report = await readReportFile(bytes.slice(), options);
  if (typeof report !== 'string' || !MAY_BE_LETTER.includes(report)) return report;
  const pages = await pagesOfPdf(bytes, options).catch(() => NotRead.damaged);
  return typeof pages === 'string' ? 'no_answer' : (readAnswer(pages, disputed) ?? 'no_answer');
}
