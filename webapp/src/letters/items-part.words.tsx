import type { ReactNode } from 'react';

/** The items of a letter: the list of them, and one more. */
export const words = {
  listTitle: 'The items of this letter',
  lead: 'Each item stands in the letter with its own number, facts and request.',
  itemNumber: (item: number) => `Item ${item}`,
  noReason: 'No reason chosen yet',
  needsAnswers: 'Needs answers',
  edit: (item: ReactNode) => <>Edit {item}</>,
  remove: (item: ReactNode) => <>Remove {item}</>,
  moreItems: 'More items',
  takenOut: 'Item taken out of the letter',
  undo: 'Undo: put it back',
  mayAdd: 'Is something else wrong on the same report? One letter can name up to five items.',
  add: 'Add another item to this letter',
  full: 'This letter is full: it names five items. Put any others in a second letter.',
};
