import { spoken } from '../kernel/index.ts';
import { words as es } from './letter-labels.words.es.ts';
import { words as en } from './letter-labels.words.ts';

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
