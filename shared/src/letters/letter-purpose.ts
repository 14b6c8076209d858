import { DisputeReason } from './dispute-reason.ts';
import { FollowUp } from './follow-up.ts';

/** Letters that dispute nothing, or not with a reason from the list: each has rules of its own. */
export const SpecialPurpose = {
  goodwill: 'goodwill',
  pay_for_delete: 'pay_for_delete',
  debt_validation: 'debt_validation',
  debt_verification: 'debt_verification',
  file_disclosure: 'file_disclosure',
  ...FollowUp,
} as const;

export type SpecialPurpose = keyof typeof SpecialPurpose;

/** What a letter is for: a dispute with its reason, or one of the special letters. It chooses the rules. */
export type LetterPurpose = DisputeReason | SpecialPurpose;

export const LetterPurpose = { ...DisputeReason, ...SpecialPurpose } as const;

/** The names of the thirteen templates, as they are in their addresses. */
export const TemplateSlug = {
  collections: 'collections',
  'charge-off': 'charge-off',
  'late-payment': 'late-payment',
  'hard-inquiry': 'hard-inquiry',
  'medical-collections': 'medical-collections',
  'student-loans': 'student-loans',
  'identity-theft': 'identity-theft',
  '609-letter-myth': '609-letter-myth',
  '623-direct-dispute': '623-direct-dispute',
  'pay-for-delete': 'pay-for-delete',
  'goodwill-adjustment': 'goodwill-adjustment',
  'debt-validation': 'debt-validation',
  'debt-verification': 'debt-verification',
} as const;

export type TemplateSlug = keyof typeof TemplateSlug;

const SPECIAL: Readonly<Partial<Record<TemplateSlug, SpecialPurpose>>> = {
  '609-letter-myth': SpecialPurpose.file_disclosure,
  'pay-for-delete': SpecialPurpose.pay_for_delete,
  'goodwill-adjustment': SpecialPurpose.goodwill,
  'debt-validation': SpecialPurpose.debt_validation,
  'debt-verification': SpecialPurpose.debt_verification,
};

/** What a letter is about, as far as its rules are concerned. */
export interface LetterAbout {
  readonly disputeReason: DisputeReason;
  readonly template?: TemplateSlug | undefined;
  /** Where the letter answers what became of an earlier one. */
  readonly followUp?: { readonly kind: FollowUp } | null | undefined;
}

/** A follow-up is what it is, a special template decides next; any other letter is a dispute with its reason. */
export function purposeOf({ disputeReason, template, followUp }: LetterAbout): LetterPurpose {
  return followUp?.kind ?? (template && SPECIAL[template]) ?? disputeReason;
}

export function isSpecial(purpose: LetterPurpose): purpose is SpecialPurpose {
  return Object.hasOwn(SpecialPurpose, purpose);
}
