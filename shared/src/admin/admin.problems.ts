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
  'admin.piece_unknown': { status: 404, text: 'There is no mailing with that id.' },
  'admin.piece_elsewhere': {
    status: 409,
    text: 'This letter is not in that state any more. Please reload the list.',
  },
  'admin.nothing_to_print': {
    status: 409,
    text: 'None of these letters waits to be printed any more. Please reload the list.',
  },
  'admin.batch_unknown': { status: 404, text: 'There is no batch with that id.' },
});
