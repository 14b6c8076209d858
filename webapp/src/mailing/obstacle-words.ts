import { dollars, proPrice } from '@creditfix/shared/billing';
import { MailingProblems, type Mailing } from '@creditfix/shared/mailing';

/** What stands in the way of mailing a letter from here, and what the person can do about it. */

export type Obstacle = Exclude<Mailing['mayMail'], 'yes' | 'on_its_way'>;

export interface ObstacleWords {
  readonly tone: 'info' | 'warning';
  readonly title: string;
  readonly text: string;
  readonly to?: { readonly href: string; readonly label: string };
}

const { catalogue } = MailingProblems;
const PLAN = '/account/plan';
const NEW_LETTER = { href: '/generate-letter?new', label: 'Write it again' } as const;

/** @param cents what this mailing would cost; unknown while the letter has no pages */
export function obstacleWords(obstacle: Obstacle, cents: number | undefined): ObstacleWords {
  if (obstacle === 'pro_needed') return proWords(cents);
  return words[obstacle];
}

function proWords(cents: number | undefined): ObstacleWords {
  const price = `${dollars(proPrice.amountCents)} a month`;
  const each =
    cents === undefined ? '' : ` Mailing this letter would cost ${dollars(cents)} on top.`;
  return {
    tone: 'info',
    title: 'Mailing from here comes with Pro',
    text: `Pro costs ${price}, until you cancel.${each} Without it, you can download the letter and mail it at any post office: it counts just the same.`,
    to: { href: PLAN, label: 'See what Pro gives' },
  };
}

const words: Readonly<Record<Exclude<Obstacle, 'pro_needed'>, ObstacleWords>> = {
  past_due: {
    tone: 'warning',
    title: 'Your Pro payment did not go through',
    text: catalogue['mailing.past_due'].text,
    to: { href: PLAN, label: 'Update my card' },
  },
  payment_due: {
    tone: 'warning',
    title: 'An earlier mailing is not paid yet',
    text: catalogue['mailing.payment_due'].text,
    to: { href: PLAN, label: 'Go to my plan' },
  },
  not_ready: {
    tone: 'info',
    title: 'The PDF is still being printed',
    text: 'That takes a minute at most, and your letter is safe. This page goes on by itself.',
  },
  no_one_address: {
    tone: 'info',
    title: 'This letter can go to any of the three bureaus',
    text: catalogue['mailing.no_one_address'].text,
  },
  copies_gone: {
    tone: 'warning',
    title: 'The copies of this letter are gone',
    text: catalogue['mailing.copies_gone'].text,
    to: NEW_LETTER,
  },
  too_many_pages: {
    tone: 'warning',
    title: 'This letter is too thick to mail from here',
    text: catalogue['mailing.too_many_pages'].text,
    to: NEW_LETTER,
  },
};

/** True where mailing from here is what the person would look for first. */
export function mailingFirst(mayMail: Mailing['mayMail']): boolean {
  return !['pro_needed', 'no_one_address', 'copies_gone', 'too_many_pages'].includes(mayMail);
}
