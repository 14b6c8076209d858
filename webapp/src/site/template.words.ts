export const words = {
  /** What the page of an unknown letter is called. */
  unknownDispute: 'Dispute Letter',
  unknownLetter: 'Letter Template',
  unknownText:
    'We have no letter under this name. The link may be old. All the letters we do have are one step away.',
  library: 'Dispute letter templates',
  keywords: (title: string) =>
    `${title.toLowerCase()}, sample letter, template, credit report dispute, FCRA`,
  use: 'Use this template',
  all: 'All letter templates',
  when: 'When to use',
  data: 'Data to include',
  otherBetter: 'When another letter is better',
  startWithThis: 'Start your letter with this template',
  back: 'Back to all letter templates',
  startWithout: 'Start a letter without a template',
  nothingListed: 'Nothing is listed under this name.',
  law: 'What the law says',
  noLaw:
    'No law makes the other side agree, so this letter names none. It asks, and the answer is up to them.',
  moreLaw: 'What else such a letter may name',
};
