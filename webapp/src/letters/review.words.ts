/** The words of the review: the letter, the notes in its margin and what can be done with a paragraph. */
export const words = {
  step: {
    heading: 'Read your letter, then sign it',
    lead: 'This is the letter as it will be printed. Underlined law explains itself when you touch it. You can put any paragraph in your own words.',
  },
  sheet: 'Your letter',
  found: {
    reading: 'We are reading your letter once more.',
    nothing: 'Your letter is ready to sign. There are no notes.',
    notes: (count: number, blocking: number): string => {
      const notes = count === 1 ? 'one note' : `${count} notes`;
      const must = blocking === 0 ? 'none has' : blocking === 1 ? 'one has' : `${blocking} have`;
      return `Your letter has ${notes} in the margin; ${must} to be changed before you sign.`;
    },
  },
  unsaved: {
    title: 'Your last change is not saved yet',
    text: 'You can sign once it is. What you typed is still here.',
  },
  failed: 'We could not prepare this letter for signing',
  backToDetails: 'Go back to Dispute Details',
  tryAgain: 'Try again',
  note: {
    block: 'Please change this',
    warn: 'A suggestion',
    quoted: (about: string) => `“${about}”`,
    goTo: 'Go to it',
  },
  toChange: (places: number): string =>
    places === 1
      ? 'One sentence has to change before you sign.'
      : `${places} sentences have to change before you sign.`,
  paragraph: {
    field: 'Wording of this paragraph',
    hint: 'Keep to what you know. We read along as you type.',
    emptyHint: 'Saving it empty takes this paragraph out of your letter. You can put it back.',
    fullHint: 'Your letter is as long as it can be. Take something out before you write more.',
    save: 'Save my wording',
    takeOut: 'Take this paragraph out',
    cancel: 'Cancel',
    reword: 'Change the wording',
    changeFacts: 'Change these facts',
    yours: 'Your wording',
    undoFix: 'Undo this fix',
    undo: 'Undo my change',
  },
};
