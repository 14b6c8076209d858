import { defineProblems } from '../kernel/index.ts';

export const AdminProblems = defineProblems(
  {
    'admin.sign_in_needed': { status: 401, text: 'Please sign in as an administrator first.' },
    'admin.second_factor_needed': {
      status: 403,
      text: 'Please finish signing in with your second factor.',
    },
    'admin.not_your_role': {
      status: 403,
      text: 'Your role does not include this. Ask an administrator to do it.',
    },
    'admin.user_unknown': {
      status: 404,
      text: 'There is no user with that id. The account may have been deleted.',
    },
    'admin.last_factor': {
      status: 409,
      text: 'This is the only thing that you prove your sign-in with. Add another passkey first.',
    },
    'admin.last_administrator': {
      status: 409,
      text: 'This is the last administrator. Make somebody else an administrator first.',
    },
    'admin.not_of_the_staff': { status: 404, text: 'Nobody of the staff has that address.' },
    'admin.own_factor': {
      status: 409,
      text: 'Your own second factor is reset by another administrator, so that a stolen session can’t do it.',
    },
    'admin.too_many_staff': {
      status: 409,
      text: 'There are 500 people on the staff already. Please take somebody off it first.',
    },
    'admin.view_in_browser': {
      status: 409,
      text: 'The desktop app has no pages for customers. Sign in to the admin area in a browser, and look from there.',
    },
    'admin.email_unknown': {
      status: 404,
      text: 'What that email said is not kept. Emails are kept for 90 days, and those that open something are not kept at all.',
    },
    'admin.letter_unknown': {
      status: 404,
      text: 'There is no letter with that id. Its account may have been deleted.',
    },
    'admin.sign_in_recently': {
      status: 403,
      text: 'Settings are changed only shortly after signing in. Please sign in again. Nothing was changed.',
    },
    'admin.setting_changed': {
      status: 409,
      text: 'Somebody else has changed this since you opened it. Please look at it again. Nothing was changed.',
    },
    'admin.entry_changed': {
      status: 409,
      text: 'Somebody else has changed this entry of the address book since you opened it. Please look at it again. Nothing was changed.',
    },
    'admin.entry_unknown': {
      status: 404,
      text: 'There is no such entry in the address book. Please open the list again.',
    },
    'admin.too_many_entries': {
      status: 409,
      text: 'There are 1,000 entries in the address book. Please use an old one for the new address. Nothing was changed.',
    },
    'admin.setting_unknown': {
      status: 404,
      text: 'There is no such version of this setting, or it has a shape that is not used anymore.',
    },
    'admin.session_unknown': { status: 404, text: 'That session has ended already.' },
    'admin.too_many_filters': {
      status: 409,
      text: 'You keep 50 filters. Please remove one before you save another.',
    },
    'admin.reason_needed': {
      status: 400,
      text: 'Please say why you need whole names and addresses. The reason is kept in the audit log.',
    },
    'admin.export_row_unknown': {
      status: 409,
      text: 'This export can not go on where it stopped, because that row is gone. Please start it again.',
    },
    'admin.too_many_exports': {
      status: 503,
      text: 'Several exports are running already. Please try again in a minute.',
    },
    'admin.too_many_rows': {
      status: 422,
      text: 'An Excel table holds at most 1,048,576 rows, and this export has more. Please narrow it, or take it as CSV.',
    },
    'admin.export_unknown': {
      status: 404,
      text: 'There is no export of yours with that id. Files are kept for 7 days.',
    },
    'admin.export_not_ready': {
      status: 409,
      text: 'This export is not ready. You get an email when it is, or when it could not be made.',
    },
    'admin.export_gone': {
      status: 410,
      text: 'The file of this export is not on the server anymore. Please ask for the export again.',
    },
    'admin.too_many_scheduled': {
      status: 409,
      text: 'You have 20 exports waiting or coming each week. Please stop one before you ask for another.',
    },
    'admin.sync_too_old': {
      status: 410,
      text: 'This copy is too old to be brought up to date. It has to be made anew.',
    },
    'admin.device_needed': {
      status: 403,
      text: 'Whole names and addresses are kept by the desktop app alone. Please sign in there.',
    },
    'admin.replica_unknown': {
      status: 410,
      text: 'The server knows no reason for whole names and addresses in this replica. It has to be made anew.',
    },
    'admin.flag_unknown': {
      status: 404,
      text: 'That flag is not there anymore. It may have been cleared by somebody else.',
    },
    'admin.message_unknown': {
      status: 404,
      text: 'There is no message with that id. It may have been deleted with its writer’s account.',
    },
    'admin.message_changed': {
      status: 409,
      text: 'Somebody else has changed this message since you opened it. Nothing was sent or changed. Look at what is new, then do it again if it still fits.',
    },
    'admin.file_too_large': {
      status: 413,
      text: 'This file is larger than 4 MB, and many mailboxes would not take it. Choose a smaller one.',
    },
    'admin.reply_changed': {
      status: 409,
      text: 'Somebody else has changed or removed this saved reply. Nothing was changed. Please open the list again.',
    },
    'admin.reply_name_taken': {
      status: 409,
      text: 'There is a saved reply of that name. Please choose another name.',
    },
    'admin.too_many_replies': {
      status: 409,
      text: 'There are 200 saved replies. Please remove one before you add another.',
    },
    'admin.mailpiece_unknown': { status: 404, text: 'There is no mailing with that id.' },
    'admin.mailpiece_elsewhere': {
      status: 409,
      text: 'This letter is not in that state anymore. Please reload the list.',
    },
    'admin.nothing_to_print': {
      status: 409,
      text: 'None of these letters waits to be printed anymore. Please reload the list.',
    },
    'admin.batch_unknown': { status: 404, text: 'There is no batch with that id.' },
  },
  { en: {}, es: {} },
);
