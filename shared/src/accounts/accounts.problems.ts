import { defineProblems } from '../kernel/index.ts';

export const AccountProblems = defineProblems({
  'accounts.sign_in_needed': { status: 401, text: 'Please sign in first.' },
  'accounts.link_missing': { status: 400, text: 'No verification token provided.' },
  'accounts.link_invalid': {
    status: 400,
    text: 'This login link does not work. It may be incomplete, already used, or replaced by a newer one.',
  },
  'accounts.link_expired': {
    status: 400,
    text: 'This login link has expired. Links work for 30 minutes.',
  },
  'accounts.link_elsewhere': {
    status: 409,
    text: 'You opened this link in a different browser than the one that asked for it. Press the button to sign in here.',
  },
  'accounts.sign_in_again': {
    status: 403,
    text: 'For your safety, please sign in once more first. Nothing was changed.',
  },
  'accounts.passkey_unknown': {
    status: 400,
    text: 'That passkey is not one we know. Please use the login link, or try another passkey.',
  },
  'accounts.passkey_failed': {
    status: 400,
    text: 'The passkey could not be checked. Nothing was changed. Please try again, or use the login link.',
  },
  'accounts.too_many_passkeys': {
    status: 409,
    text: 'You have ten passkeys already. Please remove one that you no longer use.',
  },
  'accounts.not_found': {
    status: 404,
    text: 'That is not there any more. Please load the page again.',
  },
  'accounts.email_in_use': {
    status: 409,
    text: 'That is already your address. Please enter the new one.',
  },
  'accounts.change_invalid': {
    status: 400,
    text: 'This confirmation link does not work. It may be used, too old, or replaced by a newer one. Your address has not been changed by it.',
  },
  'accounts.code_wrong': {
    status: 400,
    text: 'That code is not right. Please wait for the next one in your app and try again.',
  },
  'accounts.factor_set': {
    status: 409,
    text: 'A second factor is already set up. Please sign in with it first.',
  },
});
