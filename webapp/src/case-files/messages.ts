import { plural } from '@creditfix/shared/kernel';

const counted = (one: string, other: string) => (count: number) =>
  plural(count, { one: `1 ${one}`, other: `${count} ${other}` });

/** The file of a dispute, or of all, for somebody else. */
export const caseFileMessages = {
  heading: 'Case file',
  aboutOne:
    'Everything about this dispute in one file: what happened and when, each letter as it was sent, proof of mailing, the answers, and a record of who wrote and signed what.',
  aboutAll:
    'Everything about all your disputes in one file: what happened and when, each letter as it was sent, proof of mailing, the answers, and a record of who wrote and signed what.',
  who: 'A lawyer will want to see what you sent and what came back. It also helps with a complaint to the CFPB or your state attorney general, and it is good to keep for yourself.',
  open: 'Make a case file…',
  close: 'Close',
  what: 'what the file will hold',
  holds: 'It will hold',
  letters: counted('letter', 'letters'),
  pages: counted('page of letters and copies', 'pages of letters and copies'),
  trackingDocuments: counted('tracking document', 'tracking documents'),
  answerPages: counted('page of answers', 'pages of answers'),
  reports: counted('kept report to look the items up in', 'kept reports to look the items up in'),
  nothing: 'There is no letter to put in it yet.',
  gone: counted(
    'letter no longer has its copies: we keep them for 2 years after the last step of its dispute. The letter itself is here.',
    'letters no longer have their copies: we keep them for 2 years after the last step of their disputes. The letters themselves are here.',
  ),
  before: 'Before you give it to somebody',
  beforeHint:
    'Give it only to people you trust. Your letters may show your date of birth and the last four digits of your Social Security number.',
  identity: 'Leave out copies of identity documents',
  identityHint: (count: number) =>
    count === 0
      ? 'Photo ID, proof of address and the like. There are none in it now.'
      : `Photo ID, proof of address and the like: ${count} in it. A lawyer seldom needs them; the file says that they were sent.`,
  notes: 'Leave out my notes',
  notesHint: (count: number): string =>
    count === 0 ? 'You have written none so far.' : 'What you wrote for yourself about answers.',
  pdf: 'Download as one PDF',
  pdfHint: 'To read, print or send by email, with page numbers and a table of contents.',
  zip: 'Download as a zip',
  zipHint: 'The same, with each letter as its own untouched file.',
  toDownload: 'download the case file',
  making: 'Making the file…',
  hereSoFar: (size: string) => `${size} here so far`,
  aMoment: 'This takes a few seconds.',
  saved: (size: string) => `Saved to your downloads, ${size}. Keep it safe: it is not locked.`,
  noConnection: 'The connection broke before the file was here. Nothing is lost. Please try again.',
  notPacked: 'We could not make the file just now. Nothing is lost. Please try again in a minute.',
  check:
    'Each letter, tracking document and record in the file has a fingerprint (SHA-256), so that anyone can check that nothing was changed. How to check is in its part “Files and hashes”.',
};
