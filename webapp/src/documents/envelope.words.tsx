import { documentLimits } from '@creditfix/shared/documents';

/** The copies that go into one envelope: added, put in order, taken out. */
export const words = {
  notAllAdded: (copies: number) =>
    `One letter can hold ${copies} copies. Not all files were added.`,
  fullHere: (copies: number) => `One letter can hold ${copies} copies. Remove one to add another.`,
  lost: 'A copy in this letter is no longer there',
  lostAbout:
    'It was deleted, so we took it out. Please check below what goes into the envelope, also what you put in on paper.',
  notLoaded: 'We could not load the copies you added before',
  tryAgain: 'Try again',

  exhibit: (letter: string) => `Exhibit ${letter}`,
  exhibitAbout: (pages: string, when: string) => `${pages}, added ${when}`,
  takeStored: (name: string, when: string) => `Use the ${name} you added ${when}`,
  dropHere: 'Drop it here',
  onPaper: 'I will put a paper copy in the envelope myself',
  onPaperOf: (what: string) => `I will put a paper copy in the envelope myself: ${what}`,
  onPaperNote: 'This works when you mail the letter yourself.',

  added: (name: string, letter: string) => `Added: ${name}. It is Exhibit ${letter}.`,
  takenOut: (name: string) => `Removed from this letter. We still keep: ${name}.`,
  deleted: (name: string) => `Deleted: ${name}.`,
  moved: (name: string, letter: string) => `Now Exhibit ${letter}: ${name}.`,

  pasted: 'What you pasted',
  pastedAsk: 'You pasted a picture or file. What is it a copy of?',
  chooseOne: 'Choose one',
  chooseFault: 'Please choose what it is a copy of.',
  addIt: 'Add it',
  leaveOut: 'Leave it out',

  inEnvelope: 'In your envelope',
  move: {
    up: (what: string) => `Move ${what} up`,
    down: (what: string) => `Move ${what} down`,
  },
  remove: (what: string) => `Remove ${what} from this letter`,
  paperList: (list: string) => `You put in on paper: ${list}.`,
  behindLetter: (copies: number, pages: string) =>
    copies === 1
      ? `1 copy with ${pages} behind your letter, in this order.`
      : `${copies} copies with ${pages} behind your letter, in this order.`,
  tooManyPages: (pages: number) => `${pages} pages are too many for one envelope`,
  tooManyPagesAbout: `One letter can hold ${documentLimits.pagesPerLetter} pages of copies. Please remove what matters least.`,
  tooLarge: 'These pictures are too large for one envelope',
  tooLargeAbout: 'The mail carrier takes a limited amount. Please remove what matters least.',
};

export const keptSafe = {
  wholePage: (limits: string) =>
    `${limits} A photo of the whole page is enough. We print what you add behind your letter.`,
  coverUp: (
    <>
      <strong>Cover up what the letter does not need:</strong> full card numbers, and what medical
      care was for. Keep every original at home.
    </>
  ),
  how: 'How we keep your copies',
  list: [
    'They are stored encrypted.',
    'We take out hidden data, such as the place where a photo was taken.',
    `A copy is deleted ${documentLimits.keptDays} days after the last letter that uses it. One that no letter uses goes ${documentLimits.keptDays} days after you added it.`,
    'You can delete a copy yourself at any time.',
  ],
};
