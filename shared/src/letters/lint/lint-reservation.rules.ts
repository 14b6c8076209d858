import { findingWords } from './finding-words.ts';
import { type LetterDocument, type LintFinding, blockText } from '../contract/letter-document.ts';
import { foldText } from './lint-fold.rules.ts';
import type { LetterKind } from './lint-kind.rules.ts';
import { added } from './lint-wording.rules.ts';

/** Sentences that a letter to a collector may not lose: without them it can be read as an admission, or is no dispute at all. */

const NO_ADMISSION =
  /\b(?:not|no|nothing|neither|nor|none|without|never)\b[^.!?;]{0,80}\badmi(?:t|ts|tting|tted|ssions?)\b|\badmi(?:t|ts|tting)\b[^.!?;]{0,20}\b(?:no|nothing|none|neither)\b/iu;
const DISPUTES = /\bI(?:'m)?(?: \p{L}+){0,3} disput(?:e|ing)\b|\bmy dispute\b/iu;

interface Needed {
  readonly code: string;
  readonly pattern: RegExp;
  readonly sentence: string;
  readonly says: 'noAdmission' | 'noDispute';
}

const OFFER: Needed = {
  code: 'missing.no_admission',
  pattern: NO_ADMISSION,
  sentence: 'This is only an offer to settle. It is not an admission of the debt.',
  says: 'noAdmission',
};
const DISPUTE: Needed = {
  code: 'missing.dispute',
  pattern: DISPUTES,
  sentence: 'I dispute this debt.',
  says: 'noDispute',
};

export function reservationFindings(
  document: LetterDocument,
  { purposes: [purpose] }: LetterKind,
): readonly LintFinding[] {
  const needed =
    purpose === 'pay_for_delete'
      ? OFFER
      : purpose === 'debt_validation' || purpose === 'debt_verification'
        ? DISPUTE
        : undefined;
  const prose = document.blocks.filter((block) => block.kind === 'paragraph');
  const place = prose.findLast(({ role }) => role === 'item') ?? prose.at(-1);
  if (!needed || !place) return [];
  if (prose.some((block) => needed.pattern.test(foldText(blockText(block)).text))) return [];
  return [
    {
      code: needed.code,
      severity: 'block',
      blockId: place.id,
      start: 0,
      end: place.text.length,
      message: findingWords()[needed.says],
      ...added(place.text, needed.sentence),
    },
  ];
}
