/** What the calls of this feature say, beside their problems. */
export const words = {
  ready: (count: number): string =>
    count === 1 ? 'Your letter is ready.' : 'Your letters are ready.',
  noBlockAsked:
    'The letter before this one asked for no block. Please ask for the block first, with your identity theft report in the envelope.',
  readWordingFirst: 'Please read the letter with the smoothed wording first, and sign it then.',
  enclosuresMissing: (names: string): string =>
    `We can only mail what you upload. The letter lists these files, and they are not here: ${names}. Please upload them or take them off the list. To add them on paper, print the letter and mail it yourself.`,
  copyTwice: 'This copy is already on the list.',
  enclosureGone: 'This copy is no longer here. Please add it again.',
};
