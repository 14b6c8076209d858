import { REFERRAL_REWARD_CENTS } from '@creditfix/shared/billing';
import { wholeDollars } from './invite-words.ts';
import { words } from './subscription.words.tsx';

/** What Pro gives, once for every screen that says it. */
export const proFeatures: readonly string[] = words.features(wholeDollars(REFERRAL_REWARD_CENTS));
