import { plural } from '@creditfix/shared/kernel';
import { retention, type ConsentKind } from '@creditfix/shared/privacy';
import { Link } from 'react-router-dom';

/** Deleting the account, and the last page that somebody sees. */
export const deleteAccountMessages = {
  heading: 'Delete my account',
  open: 'Delete my account…',
  fates: [
    {
      fate: 'Goes at once',
      what: 'Your email, name, address and phone, drafts, copies, kept reports, saved signature, passkeys, sign-ins, settings, and messages to support with our answers. Pro ends at once and nothing more is charged. What you have paid is not paid back.',
    },
    {
      fate: 'Stays sealed',
      what: `Signed letters, for ${retention.letterYears} years after signing, so that a signature can still be proved. Payment records, for ${retention.paymentYears} years, for our books. What you agreed to, and coded marks that keep the free letter at one a month. Nobody can open them in the product, not even you, and each goes when its time is up.`,
    },
    {
      fate: 'Can’t be undone',
      what: 'We can’t bring anything back. Letters already in the mail will still arrive. To keep your own letters, download your data first.',
    },
  ],
  needed: 'Please type your email address, so that nobody deletes your account by accident.',
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

const consentNames: Readonly<Record<ConsentKind, string>> = {
  terms: 'The terms of Credit Fix',
  electronic_signature: 'Signing letters electronically',
};

/** What is kept of a person, as their page tells it. */
export const myPrivacyMessages = {
  title: 'Privacy and data',
  description: 'What we keep about you, how to take it with you, and how to delete your account.',
  keep: 'What we keep about you',
  what: 'what we keep',
  more: (
    <>
      How it is kept, for how long, and who can see it:{' '}
      <Link to="/privacy">privacy in plain words</Link>.
    </>
  ),
  letters: (count: number, shown: string) =>
    count === 0
      ? 'No signed letters'
      : plural(count, { one: '1 signed letter', other: `${shown} signed letters` }),
  drafts: (count: number, shown: string) =>
    count === 0
      ? 'No unfinished drafts'
      : plural(count, { one: '1 unfinished draft', other: `${shown} unfinished drafts` }),
  copies: (count: number, shown: string) =>
    count === 0
      ? 'No copies of papers'
      : plural(count, { one: '1 copy of a paper', other: `${shown} copies of papers` }),
  payments: (count: number, shown: string) =>
    count === 0 ? 'No payments' : plural(count, { one: '1 payment', other: `${shown} payments` }),
  agreed: 'What you agreed to',
  agreedToNothing: 'Nothing so far.',
  consentNames,
  version: (version: string) => `(version ${version})`,
};

export const downloadWords = {
  heading: 'Download my data',
  about:
    'One zip file with everything we keep about you: a page to read first, your letters as PDFs, your copies, and the records behind them as JSON for other programs.',
  toDownload: 'download your data',
  packing: 'Packing your data…',
  hereSoFar: (size: string) => `${size} here so far`,
  aMinute: 'This can take a minute.',
  saved: (size: string) => `Saved to your downloads, ${size}. Keep it safe: it is not encrypted.`,
  noConnection: 'The connection broke before the file was here. Nothing is lost. Please try again.',
  notPacked: 'We could not pack your data just now. Nothing is lost. Please try again in a minute.',
};
