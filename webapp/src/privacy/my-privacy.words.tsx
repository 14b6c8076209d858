import type { ConsentKind } from '@creditfix/shared/privacy';
import { Link } from 'react-router-dom';

const consentNames: Readonly<Record<ConsentKind, string>> = {
  terms: 'The terms of Credit Fix',
  electronic_signature: 'Signing letters electronically',
};

/** What is kept of a person, as their page tells it. */
export const words = {
  title: 'Privacy and data',
  description:
    'What we keep about you, the way to take it along, and the way to delete your account.',
  keep: 'What we keep about you',
  what: 'what we keep',
  more: (
    <>
      How it is kept, for how long, and who can see it:{' '}
      <Link to="/privacy">privacy in plain words</Link>.
    </>
  ),
  letters: (count: number, shown: string) =>
    count === 0 ? 'No signed letters' : count === 1 ? '1 signed letter' : `${shown} signed letters`,
  drafts: (count: number, shown: string) =>
    count === 0
      ? 'No unfinished drafts'
      : count === 1
        ? '1 unfinished draft'
        : `${shown} unfinished drafts`,
  copies: (count: number, shown: string) =>
    count === 0
      ? 'No copies of papers'
      : count === 1
        ? '1 copy of a paper'
        : `${shown} copies of papers`,
  payments: (count: number, shown: string) =>
    count === 0 ? 'No payments' : count === 1 ? '1 payment' : `${shown} payments`,
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
