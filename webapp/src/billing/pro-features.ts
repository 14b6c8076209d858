import { REFERRAL_REWARD_CENTS } from '@creditfix/shared/billing';
import { wholeDollars } from './invite-words.ts';

/** What Pro gives, once for every screen that says it. */
export const proFeatures: readonly string[] = [
  'Up to 3 letters in each billing period (fair use)',
  'Letters to all three bureaus at once',
  'Certified mail with tracking from here. You see the price of each mailing first.',
  'Every letter as a PDF to download',
  'A dashboard with every letter, copy and date',
  'Answers from support first',
  `${wholeDollars(REFERRAL_REWARD_CENTS)} credit for each friend who goes Pro`,
  'Cancel any time, in one click',
];
