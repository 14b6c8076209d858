/** Letters that their senders bring to the post themselves. */
export const words = {
  headingOne: 'Mailed it yourself?',
  headingSeveral: 'Mailed them yourself?',
  lead: 'Tell us the day, and we count the time from there and write to you when something is due.',
  mailedIt: 'I mailed it myself',
  mailedTheOne: (name: string) => `I mailed the one to ${name}`,
  form: 'How you mailed it',
  notNoted: 'We could not note that',
  day: 'The day you mailed it',
  kind: 'How you mailed it',
  /** What people who go to the post office themselves call it. */
  withReceipt: 'Certified Mail with return receipt',
  bureau: 'Which bureau you mailed it to',
  choose: 'Choose',
  number: 'Tracking number',
  numberHint: 'It stands on the receipt, and has 20 to 22 digits.',
  to: 'Where you mailed it',
  from: 'Your return address',
  noting: 'Noting it…',
  start: 'Start the count',
  notNow: 'Not now',
};
