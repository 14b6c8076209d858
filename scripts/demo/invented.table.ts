import type { DisputeOutcome } from '@creditfix/shared/disputes';
import type { Bureau } from '@creditfix/shared/letters';

/** Who there is in the demo, by names that say that they are invented, and what may become of a letter. */

export const FIRST_NAMES = [
  'Ana',
  'Ben',
  'Carla',
  'Dmitri',
  'Elena',
  'Farid',
  'Grace',
  'Hugo',
  'Ines',
  'Jamal',
  'Kate',
  'Luis',
  'Maria',
];
export const LAST_NAMES = [
  'Sample',
  'Example',
  'Invented',
  'Pretend',
  'Specimen',
  'Madeup',
  'Fiction',
];
export const TOWNS = [
  { city: 'Salem', state: 'OR', zipCode: '97301' },
  { city: 'Dayton', state: 'OH', zipCode: '45402' },
  { city: 'Albany', state: 'NY', zipCode: '12207' },
  { city: 'Boise', state: 'ID', zipCode: '83702' },
  { city: 'Tulsa', state: 'OK', zipCode: '74103' },
];
export const COMPANIES = [
  'Example Bank',
  'Sample Card Services',
  'Pretend Lending',
  'Invented Motors',
];
export const BUREAUS: readonly Bureau[] = ['experian', 'equifax', 'transunion'];
export const QUESTIONS = [
  'A bureau wrote that it needs a copy of my ID. Which one should I send?',
  'My letter came back. Can I mail it again to another address?',
  'How do I change the address on my next letter?',
];

/** Days after the letter was signed on which something happens to it; what is left out did not happen. */
export interface Course {
  readonly name: string;
  /** How many days ago the letter was signed, at least. */
  readonly daysAgo: number;
  /** Whose mail it is: the person's own, or ours. */
  readonly by?: 'person' | 'staff';
  readonly mailedAfter?: number;
  readonly inTransitAfter?: number;
  readonly arrivedAfter?: number;
  readonly returnedAfter?: number;
  readonly cancelled?: true;
  readonly answer?: { readonly after: number; readonly outcome: DisputeOutcome };
  /** It is over, so it may be of any time. */
  readonly isOver?: true;
}

const arrived = { by: 'person', mailedAfter: 1, arrivedAfter: 5 } as const;

/** One for each state that a dispute and a mailing can be in. */
export const COURSES: readonly Course[] = [
  { name: 'ready', daysAgo: 2 },
  { name: 'on its way', daysAgo: 4, by: 'person', mailedAfter: 1 },
  { name: 'waiting', daysAgo: 19, ...arrived },
  { name: 'overdue', daysAgo: 61, ...arrived },
  { name: 'verified', daysAgo: 75, ...arrived, answer: { after: 30, outcome: 'verified' } },
  { name: 'came back', daysAgo: 32, by: 'person', mailedAfter: 1, returnedAfter: 12 },
  {
    name: 'deleted',
    daysAgo: 50,
    ...arrived,
    answer: { after: 28, outcome: 'deleted' },
    isOver: true,
  },
  {
    name: 'corrected',
    daysAgo: 64,
    ...arrived,
    answer: { after: 33, outcome: 'corrected' },
    isOver: true,
  },
  { name: 'to be printed', daysAgo: 1, by: 'staff' },
  { name: 'mailed for them', daysAgo: 6, by: 'staff', mailedAfter: 1, inTransitAfter: 3 },
  { name: 'delivered for them', daysAgo: 16, by: 'staff', mailedAfter: 1, arrivedAfter: 6 },
  { name: 'taken back', daysAgo: 3, by: 'staff', cancelled: true },
];
