import { defineProblems } from '../kernel/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

export const AccountProblems = defineProblems(
  {
    'accounts.sign_in_needed': 401,
    'accounts.link_missing': 400,
    'accounts.link_invalid': 400,
    'accounts.link_expired': 400,
    'accounts.link_elsewhere': 409,
    'accounts.login_code_wrong': 400,
    'accounts.login_code_over': 400,
    'accounts.pair_number_wrong': 400,
    'accounts.sign_in_again': 403,
    'accounts.passkey_unknown': 400,
    'accounts.passkey_failed': 400,
    'accounts.too_many_passkeys': 409,
    'accounts.not_found': 404,
    'accounts.email_in_use': 409,
    'accounts.change_invalid': 400,
    'accounts.stop_link_invalid': 400,
    'accounts.code_wrong': {
      status: 400,
      text: 'That code is not right. Please wait for the next one in your app and try again.',
    },
    'accounts.factor_set': {
      status: 409,
      text: 'A second factor is already set up. Please sign in with it first.',
    },
  },
  { en: en.accountsProblemsMessages, es: es.accountsProblemsMessages },
);
