import { ClaimId, siteSettings, siteValues, type SiteFacts } from '@creditfix/shared/kernel';
import { expect, test } from 'vitest';
import { isKnownFact } from './site-facts.tsx';

const none: SiteFacts = {
  supportEmail: 'help@example.com',
  accessibilityEmail: 'access@example.com',
  company: { ...siteSettings.company, addressLines: ['1 Main St'], address: '1 Main St' },
  legalMode: 'self_help',
  claims: {},
  testimonials: [],
  announcement: '',
  statesNotServed: '',
  registrations: '',
  lawReviewedBy: '',
  lawReviewedOn: '',
  prices: { pro: '$19.99', proAmount: '19.99', letter: '$6.67', letterAmount: '6.67' },
};
const part = { firstPage: '$0.68', extraPage: '$0.00', largeEnvelope: '$0.00' };
const alike: SiteFacts = {
  ...none,
  mailPrices: { firstClass: part, certified: part, withReceipt: part },
};
const dearer: SiteFacts = {
  ...none,
  mailPrices: { firstClass: part, certified: { ...part, extraPage: '$0.10' }, withReceipt: part },
};
const all: SiteFacts = {
  ...none,
  company: { ...none.company, addressLines: ['1 Main St', 'Suite 2', 'Dayton, OH 45402'] },
  legalMode: 'cro',
  claims: {
    successRate: { source: 'measured', figure: '78%', text: 'success rate' },
    models: { source: 'claimed', figure: 'GPT', text: 'models' },
  },
  testimonials: [{ name: 'Ann', initials: 'A', improvement: '+1', text: 'Good' }],
  announcement: 'Closed on Friday',
  statesNotServed: 'Georgia',
  registrations: 'New York: bond 55',
  lawReviewedBy: 'Dana Lawyer, Esq.',
  lawReviewedOn: 'November 20, 2026',
};

const names = [
  'announcement',
  'statesNotServed',
  'registrations',
  'lawReviewedBy',
  'lawReviewedOn',
  'mode.cro',
  'mode.selfHelp',
  'mailPrices',
  'mailPrices.same',
  'mailPrices.each',
  ...[0, 1, 2, 3].flatMap((at) => [`company.line.${at}`, `testimonial.${at}`]),
  ...Object.values(ClaimId).flatMap((id) => [
    `claim.${id}`,
    `claim.${id}.claimed`,
    `claim.${id}.measured`,
  ]),
];

test.each([none, all, alike, dearer])(
  'the browser and the server agree on what a page has',
  (facts) => {
    const values = siteValues(facts);
    for (const name of names)
      expect([name, isKnownFact(facts, name)]).toEqual([name, values.has(name)]);
  },
);

test('prices of mail that are all alike are one sentence, others a table', () => {
  const listed = (facts: SiteFacts) =>
    ['same', 'each'].filter((how) => isKnownFact(facts, `mailPrices.${how}`));
  expect([none, alike, dearer].map(listed)).toEqual([[], ['same'], ['each']]);
});
