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
  prices: { pro: '$19.99', proAmount: '19.99', letter: '$6.67', letterAmount: '6.67' },
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
};

const names = [
  'announcement',
  'statesNotServed',
  'registrations',
  'mode.cro',
  'mode.selfHelp',
  ...[0, 1, 2, 3].flatMap((at) => [`company.line.${at}`, `testimonial.${at}`]),
  ...Object.values(ClaimId).flatMap((id) => [
    `claim.${id}`,
    `claim.${id}.claimed`,
    `claim.${id}.measured`,
  ]),
];

test.each([none, all])('the browser and the server agree on what a page has', (facts) => {
  const values = siteValues(facts);
  for (const name of names)
    expect([name, isKnownFact(facts, name)]).toEqual([name, values.has(name)]);
});
