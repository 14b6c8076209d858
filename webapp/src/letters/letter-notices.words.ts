/** Notices beside a letter that is being read: what it lacks, what was set aside, why it can't be written. */
export const words = {
  problems: {
    nothingNew: 'You sent this dispute a short while ago',
    contradicts: 'This would contradict a letter you already made',
    copyMissing: 'A copy is no longer there',
    tooManyCopies: 'The copies do not fit in one envelope',
    refused: 'We should not write this letter as it stands',
    other: 'We could not prepare this letter for signing',
  },
  deeds: {
    facts: 'Go back to Dispute Details',
    new_fact: 'Add a new fact or copy',
    copies: 'Go to the copies',
    kind: 'Use another kind of letter',
  },
  earlierLetters: 'See my earlier letters',

  blocked: 'Please change the marked words before you sign',
  goToIt: 'Go to it',
  goToFirst: 'Go to the first',
  noNotes: 'No notes on this paragraph.',
  notes: (notes: number) =>
    notes === 1 ? 'One note on this paragraph.' : `${notes} notes on this paragraph.`,
  notesToChange: (notes: number, blocking: number) => {
    if (notes === 1) return 'One note on this paragraph; it has to change before you sign.';
    const must = blocking === 1 ? 'one has' : `${blocking} have`;
    return `${notes} notes on this paragraph; ${must} to change before you sign.`;
  },

  tookOut: 'You took out a paragraph',
  putBack: 'Put it back',
  setAside: 'The text beneath changed, so we set your own wording aside',
  useAgain: 'Use my wording again',
  letGo: 'Let it go',
  hadTakenOut: 'You had taken this paragraph out.',

  wordingLost: 'Your own wording is not in this letter',
  wordingLostText:
    'Our texts changed while this page was open. Your words are saved. Load the page again to see them beside the new text.',
  loadAgain: 'Load this page again',

  filesMissing: (files: number): string =>
    files === 1
      ? 'The letter lists a file that you did not upload'
      : 'The letter lists files that you did not upload',
  filesMissingText:
    'To have us mail this letter, upload what is missing before you sign. To mail it yourself, you can add it on paper.',
  uploadFiles: 'Upload now',

  severalLetters: (letters: number) =>
    `${letters} letters, one for each bureau. You sign them all at once. Only address and reference differ.`,
};
