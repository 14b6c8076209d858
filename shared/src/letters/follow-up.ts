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

/** How lists and headings call them. Content table. */
export const followUpWords: Readonly<Record<FollowUp, FollowUpWords>> = {
  method_of_verification: {
    title: 'Ask how they checked it',
    lead: 'The answer says that the item stays as it is. This letter asks the bureau how it checked, and whom it asked.',
  },
  overdue_notice: {
    title: 'Overdue notice',
    lead: 'The time for an answer is over. This letter names the days and asks for the results in writing.',
  },
  information_supplied: {
    title: 'Send what they asked for',
    lead: 'Your dispute was set aside because something was missing. This letter gives it, and asks them to look again.',
  },
  identity_supplied: {
    title: 'Prove who you are',
    lead: 'They want to know that the dispute is from you. This letter sends copies that show it, and your own word.',
  },
  reinsertion_notice: {
    title: 'A deleted item is back',
    lead: 'An item that was deleted after your dispute is on your report again. This letter asks how that came about.',
  },
  block_declined: {
    title: 'Ask about the block',
    lead: 'You asked the bureau to block an item from identity theft, and it did not. This letter asks for its answer and the reason.',
  },
};

export function isFollowUp(purpose: string): purpose is FollowUp {
  return Object.hasOwn(FollowUp, purpose);
}
