/** What the bot check of a form says. */
export const words = {
  name: 'Bot check',
  waiting: 'Getting the bot check ready…',
  failed: 'The bot check did not load',
  failedText: 'Please check your connection. What you typed is still here.',
  label: "I'm not a robot",
  verifying: 'Checking that you are not a robot…',
  verified: 'Checked: not a robot',
  error: 'The check did not work. Please try again.',
  expired: 'The check is too old. Please tick the box again.',
  verificationRequired: 'Please tick the box.',
  waitAlert: 'Still checking. One moment, please.',
  loading: 'Loading…',
  /** Where no script runs; the mailbox of support follows. */
  needsScript: 'This form needs JavaScript. Please turn it on in your browser, or write to us at',
};
