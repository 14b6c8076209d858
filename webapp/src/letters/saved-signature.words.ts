/** What is said of the signature kept for the next letter, outside the signing itself. */
export const words = {
  heading: 'Your signature',
  what: 'your saved signature',
  saved: 'Saved for your next letter.',
  none: 'No signature is saved.',
  savedHint: 'It is never put on a letter by itself: you sign each one.',
  noneHint: 'You can save one when you sign a letter.',
  account: 'My Account',
  card: {
    none: 'No signature is saved. You can save one when you sign a letter.',
    saved: 'Offered when you sign a letter. It is never put on a letter by itself.',
    remove: 'Remove',
    question: 'Remove your saved signature?',
    deed: 'Remove it',
    busy: 'Removing it…',
    keep: 'Keep it',
    lettersKeep: 'Letters you signed keep theirs.',
  },
};
