export const privacyProblemsMessages = {
  'privacy.not_confirmed':
    'That is not the email address of this account. Please type it exactly, to be sure that you mean it. Nothing was deleted.',
  'privacy.subscription_running':
    'We could not end your subscription just now, so nothing was deleted. Please try again in a few minutes.',
  'privacy.download_busy':
    'We are already packing your data in another window. Please wait until that is done.',
};
