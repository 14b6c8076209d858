import type { ReactNode } from 'react';

/** The words around the smoothing of a person's own sentences. */
export const words = {
  title: 'Your own sentences',
  offer:
    'A language model can smooth them. First you see exactly what it would be sent, and nothing goes out until you say so. It can change neither facts nor law, and you decide what stays in your letter.',
  start: 'Smooth my wording',
  changed:
    'You changed your sentences after they were smoothed, so your letter has them as you wrote them.',
  startAgain: 'Smooth them again',
  onceMore: 'Try once more',
  cancel: 'Cancel',
  preparing: 'Getting ready what you will see first',
  outgoing: {
    title: 'This is what would be sent',
    changed: 'Your sentences have changed, so nothing was sent. This is what would be sent now.',
    toWhom: (host: string, model: string): string =>
      `It goes to the language model ${model} at ${host}. Nothing has been sent yet.`,
    marks:
      'The struck words stay here, and you alone see them: the mark before each goes out in its place. Please read it through: if something else tells who you or others are, keep your own words or change the sentence first.',
    noMarks:
      'Nothing is hidden here, because we found no name, number or date. Please read it through: if something tells who you or others are, keep your own words or change the sentence first.',
    standsFor: 'is sent in place of',
    instructions: 'Show the instructions that go with it',
    send: 'Send',
    keep: 'Keep my own words',
  },
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
