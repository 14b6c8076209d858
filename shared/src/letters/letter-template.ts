import type { DisputeReason } from './dispute-reason.ts';
import type { TemplateSlug } from './letter-purpose.ts';
import type { LetterRecipient } from './letter-recipient.ts';
import type { DisputeFacts } from './question.ts';

/** One of the thirteen letters that a person can start from: what its page says, and what the wizard begins with. */
export interface LetterTemplate {
  readonly slug: TemplateSlug;
  /** Where its page stands: nine under `/dispute-letters`, four under `/letters`. */
  readonly path: string;
  readonly title: string;
  /** For search results; 150 characters at most. */
  readonly description: string;
  readonly intro: string;
  readonly when: readonly string[];
  /** Cases in which another letter, or none, is better. */
  readonly notFor: readonly string[];
  /** The letters that `notFor` points to. */
  readonly instead: readonly TemplateSlug[];
  /** Whom it can go to; the first is the usual one. */
  readonly recipients: readonly [LetterRecipient, ...LetterRecipient[]];
  /** What it can dispute; the first is the usual one. A special letter has `other` alone, which its rules do not read. */
  readonly reasons: readonly [DisputeReason, ...DisputeReason[]];
  readonly preset: {
    readonly disputeReason: DisputeReason;
    /** Answers that the template itself gives; those that its questions do not ask are dropped by `relevantFacts`. */
    readonly facts: DisputeFacts;
  };
}
