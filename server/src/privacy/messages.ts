import { plural } from '@creditfix/shared/kernel';
export const deletedEmailMessages = {
  title: 'Your account is deleted',
  preview: 'What is gone, what we keep sealed, and until when.',
  done: (day: string) => `You asked us to delete your account on ${day}. It is done.`,
  subscriptionEnded: 'Your subscription has ended with it. You will not be charged again.',
  goneForGood: 'These are gone for good:',
  gone: [
    'your name, email address, postal address and phone number in your account',
    'your drafts and your saved signature',
    'your copies of papers, and the letter files that contained them',
    'the addresses, tracking numbers and proofs of the letters that we mailed for you',
    'your sign-ins, passkeys and email settings',
    'your messages to support from this email address, with our answers',
  ],
  letters: (count: number, years: number, last: string) =>
    `${plural(count, { one: '1 signed letter', other: `${count} signed letters` })} with the record of who signed and when, so that a signature can still be proved. Each is deleted ${years} years after it was signed, the last one on ${last}.`,
  payments: (count: number, years: number, last: string) =>
    `${plural(count, { one: '1 payment record', other: `${count} payment records` })}, without your name, for our books. Each is deleted after ${years} years, the last one on ${last}.`,
  flags: (count: number) =>
    `${plural(count, { one: '1 note', other: `${count} notes` })} of ours on how the account was used, without your name.`,
  nothingKept: 'We keep nothing else of this account.',
  marks:
    'What you agreed to, and coded marks of your mailbox and of the disputed items. The marks can’t be turned back into what they stand for. They keep the free letter at one a month, and they go with the last of these records.',
  kept: 'These we keep, sealed. Nobody can open them in the product, not even you:',
  again: 'If you sign in with this address again, you begin with a new, empty account.',
  reason: (supportEmail: string) =>
    `You get this one last email because the account with this address was deleted. If that was not you, write to ${supportEmail}.`,
};

/** The page that a person's own data begins with. Markup is allowed in none of these. */
export const indexPageMessages = {
  title: 'Your data at Credit Fix',
  heading: 'Your data',
  /** Around the email address, which stands out. */
  lead: (email: string, day: string) =>
    `Everything we keep about ${email}, as of ${day}. Keep this folder in a safe place: nothing in it is locked anymore.`,
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
    'reports.json': 'The facts of credit reports that you asked us to keep.',
    'mail-orders.json':
      'Mailings that you ordered one by one: addresses, kind of mail, price, and when.',
    'mailings.json':
      'How each letter travelled, what happened on its way, and the addresses on its envelope. Pictures of what was printed and signed receipts, where there are any, lie in the folder “mailings”.',
    'disputes.json':
      'What became of each item, the answers and notes that you kept, and the credit scores that you noted.',
    'payments.json': 'Payments, refunds, subscriptions and invitations.',
    'sessions.json': 'Where and when you signed in.',
    'consents.json': 'What you agreed to, in which version, and when.',
    'messages.json':
      'What you wrote to support from this email address, and what we answered and noted.',
    'emails.json':
      'Which emails we sent you in the last 90 days, when, and what they said. Of one whose link opens something we keep no text.',
  },
};
