import {
  allowedStatutes,
  disputeCases,
  purposeOf,
  ruleFor,
  statuteMeaning,
  type LetterDocument,
} from '@creditfix/shared/letters';
import type { GoldenCase } from '@creditfix/shared/letters/golden';
import { letterText } from './letter-text.ts';

/** What a lawyer reads: the row, the law it allows, and the letter. */
export function goldenText(golden: GoldenCase, document: LetterDocument): string {
  const { disputeDetails, date, attached } = golden.input;
  const rule = ruleFor(purposeOf(disputeDetails), golden.recipient);
  const allowed = [...allowedStatutes(disputeCases(disputeDetails, date, attached))];
  return `${[
    `ROW        ${golden.purpose} to a ${golden.recipient}`,
    `ASKS FOR   ${rule?.asksFor}`,
    ...(rule?.clocks ?? []).map(
      ({ length, unit, what, only }) =>
        `CLOCK      ${length} ${unit.replace('_', ' ')} to ${what}${only ? ` (${only})` : ''}`,
    ),
    ...(rule?.mustNotSay ?? []).map((words) => `NEVER      ${words}`),
    ...allowed
      .toSorted()
      .map((key) => `MAY CITE   ${statuteMeaning(key)?.citation}: ${statuteMeaning(key)?.meaning}`),
    '',
    '-'.repeat(80),
    '',
    letterText(document),
  ].join('\n')}\n`;
}
