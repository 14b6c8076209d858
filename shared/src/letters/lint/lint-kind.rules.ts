import { answerOf } from '../facts/fact-words.rules.ts';
import {
  type LetterPurpose,
  type LetterRecipient,
  isFollowUp,
} from '../contract/letter-purpose.ts';
import type { LegalMode } from '../../kernel/index.ts';
import type { DisputeCase } from '../facts/reason-rules.ts';
import { allowedStatutes } from '../law/rule-table.ts';
import type { StatuteKey } from '../law/statutes.ts';

/** What the linter has to know of a letter before it reads a word: whom it goes to, what it is for, which law it may name. */
export interface LetterKind {
  readonly recipient: LetterRecipient;
  /** Of each item. */
  readonly purposes: readonly LetterPurpose[];
  /** The same, with the dispute behind a follow-up in its place. */
  readonly disputes: readonly LetterPurpose[];
  readonly allowed: ReadonlySet<StatuteKey>;
  /** The disputed item is itself a court case and has to be called by its name. */
  readonly isCourtRecord: boolean;
}

export function kindOf(
  cases: readonly [DisputeCase, ...DisputeCase[]],
  legalMode?: LegalMode,
): LetterKind {
  return {
    recipient: cases[0].recipient,
    purposes: cases.map(({ purpose }) => purpose),
    disputes: cases.map(({ purpose, details }) =>
      isFollowUp(purpose) ? details.disputeReason : purpose,
    ),
    allowed: allowedStatutes(cases, legalMode),
    isCourtRecord: cases.some(({ facts }) =>
      ['judgment', 'bankruptcy', 'tax_lien', 'child_support'].includes(answerOf(facts, 'itemType')),
    ),
  };
}

/** Letters that ask for a favor name no law at all. */
export function isFavor({ purposes }: LetterKind): boolean {
  return purposes.some((purpose) => purpose === 'goodwill' || purpose === 'pay_for_delete');
}
