import { defineProblems } from '../kernel/index.ts';

export const PrivacyProblems = defineProblems({
  'privacy.not_confirmed': {
    status: 400,
    text: 'That is not the email address of this account. Please type it exactly, to be sure that you mean it. Nothing was deleted.',
  },
  'privacy.subscription_running': {
    status: 409,
    text: 'We could not end your subscription just now, so nothing was deleted. Please try again in a few minutes.',
  },
  'privacy.download_busy': {
    status: 503,
    text: 'We are already packing your data in another window. Please wait until that is done.',
  },
});
