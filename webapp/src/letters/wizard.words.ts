/** The generator's frame: its page, its steps, and the sheet beside them. */
export const words = {
  title: 'Write your dispute letter',
  description:
    'Answer a few plain questions and get a signed dispute letter for your credit report.',
  headingOfDispute: 'Write your dispute letter',
  headingOfOther: 'Write your letter',
  opening: 'Looking for your letter',
  notOpened: 'We could not open your letter',
  notOpenedText: 'What you saved is safe. Please check your connection and try again.',
  tryAgain: 'Try again',
  notSigned: 'Your letter is not signed yet',
  toDashboard: 'Go to dashboard',
  steps: ['Personal Info', 'Dispute Details', 'Signature', 'Delivery', 'Complete'],
  previous: 'Previous',
  next: 'Next',
  seeLetter: 'See your letter',
  yourLetter: 'Your letter',
  letterSoFar: 'Your letter so far',
  oneOfLettersSoFar: (letters: number) => `One of ${letters} letters so far`,
  printDraft: 'Print this draft to read it',
  printedDraft: 'Draft. Not signed. Printed to be read, not to be mailed.',
};
