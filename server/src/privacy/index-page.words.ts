/** The page that a person's own data begins with. Markup is allowed in none of these. */
export const words = {
  title: 'Your data at Credit Fix',
  heading: 'Your data',
  /** Around the email address, which stands out. */
  lead: (email: string, day: string) =>
    `Everything we keep about ${email}, as of ${day}. Keep this folder in a safe place: nothing in it is locked any more.`,
  letters: 'Letters',
  noLetters: 'You have signed no letters.',
  copies: 'Copies of papers',
  noCopies: 'You keep no copies of papers with us.',
  records: 'Records',
  recordsLead:
    'These files hold plain text (JSON). Any text editor opens them, and other services can read them.',
  reference: 'Reference',
  signed: 'Signed',
  files: 'Files',
  letter: 'Letter',
  withCopies: 'With its copies',
  missing: (what: string) => `${what} (missing)`,
  stillMade: 'Still being made',
  page: (number: string) => `Page ${number}`,
  added: (label: string, day: string) => `${label}, added ${day}`,
  notHere: 'Not in this folder',
  notReadable: 'We could not read these files. Please write to support, and name them.',
  what: {
    'account.json':
      'Your name, address and plan, changes of your email address, passkeys, and our notes on how the account was used.',
    'letters.json': 'The facts, the text and the record of every letter you signed.',
    'drafts.json': 'Letters you began, and your saved signature.',
    'mailings.json':
      'How each letter travelled, what happened on its way, and the addresses on its envelope. Pictures of what was printed and signed receipts, where there are any, lie in the folder “mailings”.',
    'disputes.json':
      'What became of each item, the answers and notes that you kept, and the credit scores that you noted.',
    'payments.json': 'Payments, refunds, subscriptions and invitations.',
    'sessions.json': 'Where and when you signed in.',
    'consents.json': 'What you agreed to, in which version, and when.',
    'messages.json': 'What you wrote to support from this email address.',
    'emails.json':
      'Which emails we sent you, and when. We keep no text of an email once it is sent.',
  },
};
