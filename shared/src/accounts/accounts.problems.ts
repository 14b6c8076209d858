import { defineProblems } from '../kernel/index.ts';

export const AccountProblems = defineProblems({
  'accounts.sign_in_needed': { status: 401, text: 'Please sign in first.' },
  'accounts.captcha_needed': { status: 400, text: 'Please complete the reCAPTCHA verification.' },
  'accounts.link_missing': { status: 400, text: 'No verification token provided.' },
  'accounts.link_invalid': {
    status: 400,
    text: 'This login link does not work. It may be incomplete, already used, or replaced by a newer one.',
  },
  'accounts.link_expired': {
    status: 400,
    text: 'This login link has expired. Links work for 30 minutes.',
  },
});
