import type { ReactNode } from 'react';

/** Letters in lists: unfinished ones and signed ones. */
export const words = {
  drafts: 'Unfinished letters',
  yourDrafts: 'your unfinished letters',
  noDrafts: 'Nothing is unfinished.',
  draftDeleted: 'Draft deleted',
  undo: 'Undo: bring it back',
  didNotWork: 'That did not work',
  justBegun: 'A letter just begun',
  lastChanged: (about: string, changedOn: string) =>
    about ? `${about}. Last changed ${changedOn}` : `Last changed ${changedOn}`,
  goOn: (letter: ReactNode) => <>Continue {letter}</>,
  delete: (letter: ReactNode) => <>Delete {letter}</>,

  recent: 'Recent letters',
  showAll: (letters: number) => `Show all ${letters} letters`,
  signed: (signedOn: string, mailedOn: string | undefined, reference: ReactNode) => (
    <>
      Signed {signedOn}
      {mailedOn && `, mailed ${mailedOn}`}. Reference {reference}
    </>
  ),
  mailIt: (letter: ReactNode) => <>Mail it {letter}</>,
  followIt: (letter: ReactNode) => <>Follow it {letter}</>,
  download: (letter: ReactNode) => <>Download {letter}</>,
  letter: (reference: string) => `letter ${reference}`,

  /** What a letter is about, where it names several items. */
  withItems: (about: string, items: number) => `${about}, ${items} items`,
  items: (items: number) => `${items} items`,
  withCopies: (about: string, pages: number) =>
    `${about}, with ${pages} ${pages === 1 ? 'page' : 'pages'} of copies`,
  copies: (pages: number) => `with ${pages} ${pages === 1 ? 'page' : 'pages'} of copies`,
};
