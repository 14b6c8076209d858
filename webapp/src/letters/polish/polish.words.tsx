import type { ReactNode } from 'react';

/** The words around the smoothing of a person's own sentences. */
export const words = {
  title: 'Your own sentences',
  offer:
    'A language model can smooth them. It sees only these sentences, with names and numbers hidden; it can change neither facts nor law, and you decide.',
  start: 'Smooth my wording',
  changed:
    'You changed your sentences after they were smoothed, so your letter has them as you wrote them.',
  startAgain: 'Smooth them again',
  onceMore: 'Try once more',
  cancel: 'Cancel',
  checking: 'Checking that nothing was added',
  working: 'Smoothing your sentences',
  soFar: (count: number): string =>
    `Smoothing your sentences, ${count} ${count === 1 ? 'word' : 'words'} so far`,
  kept: {
    none: '',
    some: 'We kept some of your own words.',
    all: 'We kept your own words.',
  },
  compare: (kept: string) => `Your sentences are smoothed. Compare them and choose. ${kept}`,
  wording: {
    legend: 'Wording in your letter',
    plain: 'Plain',
    polished: 'Polished',
    plainInUse: 'Your letter has your sentences as you wrote them.',
    polishedInUse: 'Your letter has the polished sentences. Switch back at any time.',
  },
  changes: {
    show: 'See what changed',
    legend: (): ReactNode => (
      <>
        <del>Struck words</del> are yours and go, <ins>underlined words</ins> come in their place.
      </>
    ),
    textOf: (number: number, count: number) => `Text ${number} of ${count}`,
    nothing: 'Nothing had to change here.',
    added: 'added:',
    takenOut: 'taken out:',
  },
};
