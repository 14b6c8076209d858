import type { ReactNode } from 'react';

/** The words of step 4: how the signed letters come into the person's hands. */
export const words = {
  heading: (letters: number): string =>
    letters > 1
      ? 'Your letters are signed. How should they travel?'
      : 'Your letter is signed. How should it travel?',
  about: {
    several: (letters: number): string =>
      `${letters} letters, one for each bureau. What you signed is stored and will not change.`,
    to: (reference: string, target: string) =>
      `Letter ${reference} to ${target}. What you signed is stored and will not change.`,
    one: (reference: string) =>
      `Letter ${reference}. What you signed is stored and will not change.`,
  },
  next: 'What happens next',
  download: {
    title: 'Download PDF',
    free: 'Free',
    several: 'Print them and mail each in its own envelope. The signature is already on them.',
    one: 'Print it and mail it yourself. The signature is already on it.',
    printing: 'Its PDF is still being printed. That takes a minute at most; the letter is safe.',
  },
  yourself: {
    title: (letters: number): string => (letters > 1 ? 'Mail them yourself' : 'Mail it yourself'),
    print: (letters: number): string =>
      letters > 1
        ? 'Print the letters. Each goes in its own envelope, and you do not need to sign again.'
        : 'Print the letter. You do not need to sign it again.',
    copies:
      'Add paper copies of what the letter lists, unless they are printed with it. Keep the originals.',
    postOffice: (): ReactNode => (
      <>
        Go to the post office and ask for <strong>Certified Mail with Return Receipt</strong>. The
        clerk tells you the price.
      </>
    ),
    receiptStarts: 'Keep the receipts. The date on the one that comes back starts the clock.',
    receiptProves: 'Keep the receipts. The one that comes back proves when your letter arrived.',
  },
  list: {
    yours: 'Your letter',
    reference: (reference: string) => `Reference ${reference}`,
    printing: 'Signed and safe. Its PDF is still being printed, which takes a minute at most.',
    beingPrinted: 'Being printed',
    download: 'Download PDF',
    downloadFor: (target: string) => `for ${target}`,
  },
};
