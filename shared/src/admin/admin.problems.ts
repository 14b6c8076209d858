import { defineProblems } from '../kernel/index.ts';

export const AdminProblems = defineProblems({
  'admin.sign_in_needed': { status: 401, text: 'Please sign in as an administrator first.' },
  'admin.second_factor_needed': {
    status: 403,
    text: 'Please finish signing in with your second factor.',
  },
  'admin.flag_unknown': {
    status: 404,
    text: 'That flag is not there any more. It may have been cleared by somebody else.',
  },
});
