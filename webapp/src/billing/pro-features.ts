import { REFERRAL_REWARD_CENTS } from '@creditfix/shared/billing';
import { wholeDollars } from './invite-words.ts';

/** What Pro gives, once for every screen that says it. */
export const proFeatures: readonly string[] = [
  'Up to 3 letters in each billing period (fair use)',
  'Letters to all three bureaus at once',
  'Every letter as a PDF to download',
  'A dashboard with every letter, copy and date',
  'Answers from support first',
  `${wholeDollars(REFERRAL_REWARD_CENTS)} credit for each friend who goes Pro`,
  'Cancel any time, in one click',
];

/** What comes with Pro and is not open yet: said apart, so that nobody pays for it unknowing. */
export const comingToPro =
  'Certified mail with tracking, as soon as mailing opens. It is not open yet.';
