import { BillingProblems } from '@creditfix/shared/billing';
import { enclosureLabel } from '@creditfix/shared/documents';
import type { Problem } from '@creditfix/shared/kernel';
import {
  MOST_SHEETS,
  MailingProblems,
  type MailQuote,
  type Mailing,
} from '@creditfix/shared/mailing';
import type { MayMail } from '#server/billing/index.ts';
import type { LetterToMail } from '#server/letters/index.ts';

/** What stands in the way of mailing a letter, in the order in which a person can do something about it. */

export type MailObstacle = Exclude<Mailing['mayMail'], 'yes'>;

export function obstacleOf(
  letter: LetterToMail,
  {
    hasLiveMailpiece,
    planStatus,
  }: { readonly hasLiveMailpiece: boolean; readonly planStatus: MayMail },
): MailObstacle | undefined {
  const { status, packetSha256, hasPacketGone, pages, bureau, recipientAddress } = letter;
  if (hasLiveMailpiece) return 'on_its_way';
  if (status === 'preparing' || packetSha256 === null) return 'not_ready';
  // Before the plan: no payment would help.
  if (letter.missingEnclosures.length > 0) return 'enclosures_missing';
  if (planStatus !== 'yes') return planStatus;
  if (!bureau && !recipientAddress) return 'no_one_address';
  if (hasPacketGone) return 'copies_gone';
  // First class has no sheet for the carrier's own use.
  return pages > MOST_SHEETS ? 'too_many_pages' : undefined;
}

/** @param missing what the letter lists although its file was never uploaded */
export function problemOf(obstacle: MailObstacle, missing: readonly string[] = []): Problem {
  if (obstacle === 'pro_needed') return BillingProblems.raise('billing.pro_needed');
  if (obstacle !== 'enclosures_missing') return MailingProblems.raise(CODES[obstacle]);
  const fields = missing.map((line, index) => ({
    path: `enclosures.${index}`,
    message: enclosureLabel(line),
  }));
  return MailingProblems.raise(CODES[obstacle], { fields });
}

const CODES = {
  on_its_way: 'mailing.already_on_its_way',
  not_ready: 'mailing.not_ready',
  past_due: 'mailing.past_due',
  payment_due: 'mailing.payment_due',
  enclosures_missing: 'mailing.enclosures_missing',
  no_one_address: 'mailing.no_one_address',
  copies_gone: 'mailing.copies_gone',
  too_many_pages: 'mailing.too_many_pages',
} as const satisfies Record<Exclude<MailObstacle, 'pro_needed'>, string>;

/** True if the carrier takes so many sheets. */
export function fits({ sheets }: MailQuote): boolean {
  return sheets <= MOST_SHEETS;
}
