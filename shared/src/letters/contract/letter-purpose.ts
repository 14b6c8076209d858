import { spoken } from '../../kernel/index.ts';
import { letterLabelsMessages as es } from './messages.es.ts';
import { letterLabelsMessages as en, letterLabelsMessages as words } from './messages.ts';

/** Why a person disputes an item; the values travel in every call and never change. */
export const DisputeReason = {
  not_mine: 'not_mine',
  paid_in_full: 'paid_in_full',
  incorrect_amount: 'incorrect_amount',
  incorrect_dates: 'incorrect_dates',
  duplicate: 'duplicate',
  identity_theft: 'identity_theft',
  statute_of_limitations: 'statute_of_limitations',
  deceased: 'deceased',
  mixed_file: 'mixed_file',
  personal_information: 'personal_information',
  other: 'other',
} as const;

export type DisputeReason = keyof typeof DisputeReason;

/** What the web app draws; it is built for one language. */
export const disputeReasonLabels: Readonly<Record<DisputeReason, string>> = en.reasons;

/** What the server says of a reason, in the reader's language. */
export function disputeReasonLabel(reason: DisputeReason): string {
  return spoken({ en, es }).reasons[reason];
}

/** The letters of a second and third round: each answers what became of an earlier dispute. */
export const FollowUp = {
  /** How an item was checked that stays as it is: 15 U.S.C. 1681i(a)(7). */
  method_of_verification: 'method_of_verification',
  /** The time for the results is over and none came. */
  overdue_notice: 'overdue_notice',
  /** What a notice asked for that set the dispute aside: 1681i(a)(3), 12 CFR 1022.43(f). */
  information_supplied: 'information_supplied',
  /** Who the person is, and that they write themselves. */
  identity_supplied: 'identity_supplied',
  /** A deleted item is back: 1681i(a)(5)(B). */
  reinsertion_notice: 'reinsertion_notice',
  /** A block after identity theft was declined or did not come: 1681c-2(c)(2). */
  block_declined: 'block_declined',
  /** The person's side of a dispute that was not settled: 1681i(b). */
  consumer_statement: 'consumer_statement',
  /** Those who had the report hear of a deletion: 1681i(d). */
  notify_recipients: 'notify_recipients',
} as const;

export type FollowUp = keyof typeof FollowUp;

/** Which letter a follow-up is, and which one it follows. */
export interface FollowedLetter {
  readonly kind: FollowUp;
  readonly letterId: string;
}

interface FollowUpWords {
  readonly title: string;
  /** What the letter does, said before it is written. */
  readonly lead: string;
}

/** How the web app's lists and headings call them; it is built for one language. */
export const followUpWords: Readonly<Record<FollowUp, FollowUpWords>> = en.followUps;

/** What the server calls such a letter, in the reader's language. */
export function followUpTitle(kind: FollowUp): string {
  return spoken({ en, es }).followUps[kind].title;
}

export function isFollowUp(purpose: string): purpose is FollowUp {
  return Object.hasOwn(FollowUp, purpose);
}

/** Whom a letter goes to, in the words of the Fair Credit Reporting Act and the Fair Debt Collection Practices Act. */
export const LetterRecipient = {
  /** A consumer reporting agency: Equifax, Experian or TransUnion, or another one that is named beside it. */
  bureau: 'bureau',
  /** The company that reported the item and is no debt collector: lender, card issuer, servicer, provider. */
  furnisher: 'furnisher',
  /** A debt collector, or a company that bought the debt. */
  collector: 'collector',
  /** The company that got the report with a hard inquiry. */
  inquirer: 'inquirer',
} as const;

export type LetterRecipient = keyof typeof LetterRecipient;

export const letterRecipientLabels: Readonly<Record<LetterRecipient, string>> = words.recipients;

/** Letters that dispute nothing, or not with a reason from the list: each has rules of its own. */
export const SpecialPurpose = {
  goodwill: 'goodwill',
  pay_for_delete: 'pay_for_delete',
  debt_validation: 'debt_validation',
  debt_verification: 'debt_verification',
  file_disclosure: 'file_disclosure',
  /** Placed, lifted for some days, or removed: 15 U.S.C. 1681c-1(i). */
  security_freeze: 'security_freeze',
  /** For a child under 16, or somebody with a guardian or conservator: 15 U.S.C. 1681c-1(j). */
  protected_freeze: 'protected_freeze',
  /** For who serves away from their usual duty station: 15 U.S.C. 1681c-1(c). */
  active_duty_alert: 'active_duty_alert',
  ...FollowUp,
} as const;

export type SpecialPurpose = keyof typeof SpecialPurpose;

/** What a letter is for: a dispute with its reason, or one of the special letters. It chooses the rules. */
export type LetterPurpose = DisputeReason | SpecialPurpose;

export const LetterPurpose = { ...DisputeReason, ...SpecialPurpose } as const;

/** The names of the templates, as they are in their addresses. */
export const TemplateSlug = {
  collections: 'collections',
  'charge-off': 'charge-off',
  'late-payment': 'late-payment',
  'hard-inquiry': 'hard-inquiry',
  'medical-collections': 'medical-collections',
  'student-loans': 'student-loans',
  'identity-theft': 'identity-theft',
  'mixed-file': 'mixed-file',
  deceased: 'deceased',
  'personal-information': 'personal-information',
  'old-bankruptcy': 'old-bankruptcy',
  'judgments-and-liens': 'judgments-and-liens',
  'child-support': 'child-support',
  '609-letter-myth': '609-letter-myth',
  '623-direct-dispute': '623-direct-dispute',
  'security-freeze': 'security-freeze',
  'minor-freeze': 'minor-freeze',
  'active-duty-alert': 'active-duty-alert',
  'pay-for-delete': 'pay-for-delete',
  'goodwill-adjustment': 'goodwill-adjustment',
  'debt-validation': 'debt-validation',
  'debt-verification': 'debt-verification',
} as const;

export type TemplateSlug = keyof typeof TemplateSlug;

const SPECIAL: Readonly<Partial<Record<TemplateSlug, SpecialPurpose>>> = {
  '609-letter-myth': SpecialPurpose.file_disclosure,
  'security-freeze': SpecialPurpose.security_freeze,
  'minor-freeze': SpecialPurpose.protected_freeze,
  'active-duty-alert': SpecialPurpose.active_duty_alert,
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
  /** The person types the bureau's address for a request to see their file. */
  readonly typedAddress?: boolean | undefined;
}

/** A follow-up is what it is, a special template decides next; any other letter is a dispute with its reason. */
export function purposeOf({ disputeReason, template, followUp }: LetterAbout): LetterPurpose {
  return followUp?.kind ?? (template && SPECIAL[template]) ?? disputeReason;
}

const ABOUT_FILE: readonly LetterPurpose[] = [
  'mixed_file',
  'personal_information',
  'security_freeze',
  'protected_freeze',
  'active_duty_alert',
];

/** True for a letter about the person's file as a whole, also where it follows such a one: it names no company and no account. */
export function isAboutFile({ disputeReason, template }: LetterAbout): boolean {
  return ABOUT_FILE.includes(purposeOf({ disputeReason, template }));
}

/** True for what only the three nationwide agencies owe: 15 U.S.C. 1681c-1(c), (j). A freeze of one's own can be asked of any. */
export function isForNationwide(about: LetterAbout): boolean {
  const purpose = purposeOf(about);
  return purpose === 'protected_freeze' || purpose === 'active_duty_alert';
}

/** What stands for company and number there; lists show it, no letter prints it. */
export const wholeFile = { creditorName: words.wholeFile, accountNumber: 'none' } as const;

/**
 * Which letters can name several items: disputes, and the notice that the answer to such a letter is overdue. One clock runs for all
 * items of a letter (15 U.S.C. 1681i(a)(1)(A)), and the dates of any other answer are those of one item.
 */
export function takesSeveralItems(about: LetterAbout): boolean {
  const purpose = purposeOf(about);
  return purpose === 'overdue_notice' || !isSpecial(purpose);
}

export function isSpecial(purpose: LetterPurpose): purpose is SpecialPurpose {
  return Object.hasOwn(SpecialPurpose, purpose);
}

/** The guides, as they are in their addresses. */
export const GuideSlug = {
  'not-mine': 'not-mine',
  'paid-in-full': 'paid-in-full',
  'wrong-amount': 'wrong-amount',
  'wrong-dates': 'wrong-dates',
  duplicate: 'duplicate',
  'identity-theft': 'identity-theft',
  'too-old': 'too-old',
  'other-errors': 'other-errors',
} as const;

export type GuideSlug = keyof typeof GuideSlug;

export function guidePath(slug: GuideSlug): string {
  return `/guides/${slug}`;
}

/** The guide that speaks of each reason: what is wrong in a way of its own is found among the other errors. */
export const guideFor: Readonly<Record<DisputeReason, GuideSlug>> = {
  not_mine: 'not-mine',
  paid_in_full: 'paid-in-full',
  incorrect_amount: 'wrong-amount',
  incorrect_dates: 'wrong-dates',
  duplicate: 'duplicate',
  identity_theft: 'identity-theft',
  statute_of_limitations: 'too-old',
  mixed_file: 'not-mine',
  deceased: 'other-errors',
  personal_information: 'other-errors',
  other: 'other-errors',
};
