import { retention } from '@creditfix/shared/privacy';

/** Deleting the account, and the last page that somebody sees. */
export const words = {
  heading: 'Delete my account',
  open: 'Delete my account…',
  fates: [
    {
      fate: 'Goes at once',
      what: 'Your email, name, address and phone, drafts, copies, saved signature, passkeys, sign-ins, settings, and messages to support. Pro ends at once and nothing more is charged. What you have paid is not paid back.',
    },
    {
      fate: 'Stays sealed',
      what: `Signed letters, for ${retention.letterYears} years after signing, so that a signature can still be proved. Payment records, for ${retention.paymentYears} years, for our books. What you agreed to, and coded marks that keep the free letter at one a month. Nobody can open them in the product, not even you, and each goes when its time is up.`,
    },
    {
      fate: 'Can’t be undone',
      what: 'We can’t bring anything back. Letters that are in the mail already arrive all the same. To keep your own letters, download your data first.',
    },
  ],
  needed: 'Please type your email address, so that nobody deletes your account by a slip.',
  toDelete: 'delete your account',
  unchanged: 'Your account is as it was.',
  typeEmail: 'Type your email address to confirm',
  keep: 'Keep my account',
  forGood: 'Delete my account for good',
  deleting: 'Deleting…',

  deleted: 'Your account is deleted',
  deletedLead: 'You are signed out everywhere, and nothing more is charged.',
  whatStays: `Signed letters stay sealed for ${retention.letterYears} years after signing, and payment records for ${retention.paymentYears} years after the payment. We have sent you one last email that says what is gone and what stays, with the dates.`,
  disputesGoOn:
    'Disputes that are already in the mail go on: the bureau writes to you by mail, as a rule within 30 days. Take care.',
  home: 'Go to the home page',
};
