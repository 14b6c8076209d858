export const words = {
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
    'your messages to support from this email address',
  ],
  letters: (count: number, years: number, last: string) =>
    `${count === 1 ? '1 signed letter' : `${count} signed letters`} with the record of who signed and when, so that a signature can still be proved. Each is deleted ${years} years after it was signed, the last one on ${last}.`,
  payments: (count: number, years: number, last: string) =>
    `${count === 1 ? '1 payment record' : `${count} payment records`}, without your name, for our books. Each is deleted after ${years} years, the last one on ${last}.`,
  flags: (count: number) =>
    `${count === 1 ? '1 note' : `${count} notes`} of ours on how the account was used, without your name.`,
  nothingKept: 'We keep nothing else of this account.',
  marks:
    'What you agreed to, and coded marks of your mailbox and of the disputed items. The marks can’t be turned back into what they stand for. They keep the free letter at one a month, and they go with the last of these records.',
  kept: 'These we keep, sealed. Nobody can open them in the product, not even you:',
  again: 'If you sign in with this address again, you begin with a new, empty account.',
  reason: (supportEmail: string) =>
    `You get this one last email because the account with this address was deleted. If that was not you, write to ${supportEmail}.`,
};
