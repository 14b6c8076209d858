import type { PlanSummary } from '@creditfix/shared/billing';
import type { ComplaintField, Dispute, DisputeRound } from '@creditfix/shared/disputes';
import type { StoredDocument } from '@creditfix/shared/documents';
import { addDays } from '@creditfix/shared/kernel';
import type { LetterDocument } from '@creditfix/shared/letters';
import type { Mailpiece } from '@creditfix/shared/mailing';

export const madeUpCopy: StoredDocument = {
  id: '00000000-0000-4000-8000-000000000002',
  kind: 'identity_proof',
  pages: 1,
  bytes: 240_000,
  createdAt: '2026-11-20T12:00:00.000Z',
  letters: 1,
  keptUntil: '2027-02-20',
  thumbnailUrl: '',
};

/** A small bill. */
export const thumbnail = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 85 110"><path fill="#fff" d="M0 0h85v110H0z"/><path stroke="#555" stroke-width="2" d="M10 16h30M10 32h65M10 40h65M10 48h48M10 66h65M10 74h65M10 82h30"/></svg>',
)}`;

const file = {
  kind: 'identity_proof',
  name: 'license.jpg',
  bytes: 2_400_000,
} as const;

export const madeUpUploads = [
  { ...file, id: 'waiting', state: { step: 'waiting' } },
  { ...file, id: 'sending', state: { step: 'sending', share: 0.4 } },
  { ...file, id: 'checking', state: { step: 'checking' } },
  {
    ...file,
    id: 'failed',
    state: {
      step: 'failed',
      again: true,
      text: 'The connection was lost. Nothing was added. Please try again.',
    },
  },
] as const;

const today = new Date().toISOString().slice(0, 10);
const ago = (days: number) => addDays(today, -days);

const signed: DisputeRound = {
  number: 1,
  recipient: 'bureau',
  target: 'Equifax',
  letterId: '00000000-0000-4000-8000-000000000001',
  reference: 'CF-7Q4M-2K9D',
  title: 'This account is not mine',
  signedAt: `${ago(20)}T12:00:00.000Z`,
  pieceId: null,
  mailStatus: null,
  mailedOn: null,
  trackingNumber: null,
  trackingUrl: null,
  receivedOn: null,
  clock: null,
  answerDueAround: null,
  outcome: null,
  outcomeOn: null,
  note: null,
  answerDocumentId: null,
};

type Clock = NonNullable<DisputeRound['clock']>;

/** Thirty days, of which so many have passed. */
function clock(passed: number): Clock {
  const dueOn = addDays(today, 30 - passed);
  const pace = passed > 30 ? `${passed - 30} days overdue` : `${passed} of 30 days`;
  return {
    basis: 'reinvestigation',
    startedOn: ago(passed),
    dueOn,
    expectAnswerBy: addDays(dueOn, 5),
    progress: Math.min(1, passed / 30),
    daysLeft: 30 - passed,
    words: `${pace}. 30 days from the day they got your letter.`,
    law: '15 U.S.C. § 1681i(a)(1)',
  };
}

const mailed: DisputeRound = { ...signed, mailStatus: 'mailed', mailedOn: ago(18) };
const arrived: DisputeRound = { ...mailed, mailStatus: 'delivered', receivedOn: ago(12) };

export const stops: readonly { readonly name: string; readonly round: DisputeRound }[] = [
  { name: 'signed', round: signed },
  { name: 'mailed', round: mailed },
  { name: 'arrived, the clock runs', round: { ...arrived, clock: clock(12) } },
  {
    name: 'answered',
    round: { ...arrived, clock: clock(12), outcome: 'deleted', outcomeOn: ago(2) },
  },
  { name: 'came back', round: { ...mailed, mailStatus: 'returned' } },
  { name: 'the answer is overdue', round: { ...arrived, receivedOn: ago(33), clock: clock(33) } },
];

interface Run {
  readonly name: string;
  readonly dispute: Pick<Dispute, 'state' | 'rounds' | 'nextSteps' | 'decidingRound'>;
  readonly large: boolean;
}

function run(name: string, passed: number, state: Dispute['state'], large = false): Run {
  const rounds = [{ ...arrived, clock: clock(passed) }];
  return { name, dispute: { state, rounds, nextSteps: [], decidingRound: 1 }, large };
}

export const runs: readonly Run[] = [
  run('running', 12, 'waiting'),
  run('due soon', 27, 'waiting'),
  run('over', 33, 'overdue'),
  run('large, with the law', 12, 'waiting', true),
];

/** A letter for looking at. It was never composed by the rules and would not pass them. */
export const madeUpLetter: LetterDocument = {
  version: 1,
  reference: 'CF-7Q4M-2K9D',
  date: '2026-11-23',
  sender: { name: 'Jordan Sample', lines: ['12 Example Street', 'Springfield, IL 62701'] },
  recipient: { name: 'Experian', lines: ['P.O. Box 4500', 'Allen, TX 75013'] },
  subject: 'Dispute of an account that is not mine',
  identification: [
    { label: 'Date of birth', value: 'May 4, 1988' },
    { label: 'Social Security number', value: 'ending in 4821' },
  ],
  salutation: 'To whom it may concern:',
  blocks: [
    {
      id: 'opening',
      role: 'opening',
      kind: 'paragraph',
      text: 'I am writing about an item in my credit file that is not mine. Please investigate it under 15 U.S.C. § 1681i(a)(1)(A).',
      citations: [{ statute: 'cra.reinvestigate', words: '15 U.S.C. § 1681i(a)(1)(A)' }],
    },
    {
      id: 'item-1-facts',
      role: 'item',
      kind: 'facts',
      title: 'The item',
      rows: [
        { label: 'Company', value: 'Northgate Recovery' },
        { label: 'Account', value: 'ending in 4417' },
        { label: 'What is wrong', value: 'I never had an account with this company.' },
      ],
    },
    {
      id: 'request',
      role: 'request',
      kind: 'list',
      items: [
        'Delete the item, or correct it, where you cannot verify it.',
        'Send me the results of your investigation in writing.',
      ],
      citations: [],
    },
  ],
  closing: 'Sincerely,',
  enclosures: ['Copy of my driver’s license', 'Copy of a utility bill'],
  mailingChoices: [],
  ruleTableVersion: '2026-11-21.1',
};

export const from = {
  name: 'Jordan Sample',
  line1: '12 Example Street',
  line2: 'Apartment 3',
  city: 'Springfield',
  state: 'IL',
  zip: '62701',
} as const;

export const to = {
  name: 'Experian',
  line1: 'P.O. Box 4500',
  city: 'Allen',
  state: 'TX',
  zip: '75013',
} as const;

const NO_ID = '00000000-0000-4000-8000-000000000000';

/** A mailpiece that came back, so that good news and bad are in one line. */
export const madeUpMailpiece: Mailpiece = {
  id: NO_ID,
  letterId: NO_ID,
  carrier: 'lob',
  mailClass: 'certified',
  status: 'delivered',
  label: 'Delivered',
  test: false,
  priceCents: 999,
  charge: 'charged',
  pages: 2,
  sheets: 1,
  to,
  from,
  queuedAt: '2026-11-09T15:00:00.000Z',
  sendsAt: '2026-11-09T15:30:00.000Z',
  canCancel: false,
  mailedOn: '2026-11-10',
  expectedOn: '2026-11-16',
  deliveredOn: '2026-11-17',
  trackingNumber: '9407100000000000000000',
  trackingUrl: 'https://tools.usps.com/',
  lobLetterId: null,
  trouble: null,
  events: [
    event('queued', '2026-11-09T15:00:00.000Z', null, 'You asked us to mail it.'),
    event('mailed', '2026-11-10T22:10:00.000Z', 'Springfield, IL', 'USPS has it.'),
    event('in_transit', '2026-11-12T08:40:00.000Z', '60601', 'It is on its way.'),
    event(
      'delivery_attempted',
      '2026-11-14T17:05:00.000Z',
      'Allen, TX',
      'Nobody could take it. USPS tries again.',
    ),
    event('delivered', '2026-11-17T16:20:00.000Z', 'Allen, TX', 'It was delivered.'),
  ],
  againOf: null,
  againAs: null,
  hasProof: true,
  hasReceipt: false,
  packetSha256: null,
};

function event(
  kind: Mailpiece['events'][number]['kind'],
  at: string,
  location: string | null,
  text: string,
): Mailpiece['events'][number] {
  return { kind, at, location, text };
}

/** A bureau kept the item: what is left to do, the best first. */
export const madeUpEnd: Dispute = {
  id: NO_ID,
  recipient: 'bureau',
  bureau: 'equifax',
  target: 'Equifax',
  creditorName: 'Example Bank',
  accountEnding: '1234',
  disputeReason: 'not_mine',
  state: 'answered',
  stateWords: 'Equifax says that the item was verified.',
  rounds: [{ ...arrived, outcome: 'verified', outcomeOn: ago(2) }],
  decidingRound: 1,
  answers: [],
  others: [],
  nextSteps: [
    {
      step: 'method_of_verification',
      title: 'Ask how they verified it',
      why: 'They have to tell you how they looked into it, and whom they asked.',
      law: '15 U.S.C. § 1681i(a)(7)',
      isLetter: true,
      letterId: null,
      facts: {
        fits: 'An answer says that the item was verified.',
        cost: 'A letter of your plan, and its mailing.',
        leadsTo: 'A description of how they checked, within 15 days.',
        source: null,
      },
    },
    {
      step: 'state_complaint',
      title: 'Complain to your state',
      why: 'The attorney general of your state takes complaints about companies.',
      law: null,
      isLetter: false,
      letterId: null,
      facts: {
        fits: 'A company does not answer, or keeps what is wrong.',
        cost: 'Nothing.',
        leadsTo: 'The office may ask the company.',
        source: {
          name: 'National Association of Attorneys General',
          url: 'https://www.naag.org/',
          checkedOn: '2026-11-23',
        },
      },
    },
  ],
  resolvedAt: null,
  homeState: 'IL',
  limits: [],
};

export const madeUpComplaint: readonly ComplaintField[] = [
  {
    part: 'product',
    question: 'What is this complaint about?',
    answer: 'Credit reporting',
    how: 'choose',
  },
  {
    part: 'story',
    question: 'What happened?',
    answer:
      'On November 2, 2026 I disputed an account of Example Bank by certified mail. They got the letter on November 8 and answered that it was verified. The account is not mine.',
    how: 'copy',
  },
  {
    part: 'story',
    question: 'Attach documents',
    answer: 'The letter that you sent',
    how: 'attach',
  },
  {
    part: 'company',
    question: 'What company is this complaint about?',
    answer: 'Equifax',
    how: 'copy',
  },
];

const signedPart = {
  signedAt: '2026-11-21T15:00:00.000Z',
  lastDay: '2026-11-25',
  serviceFrom: '2026-11-26T05:00:00.000Z',
};
const rights = { version: '', title: '', paragraphs: [], contact: [], source: '' };

/** Where a contract comes before Pro: signed and waiting, and canceled in time. */
export const madeUpContracts = [
  {
    name: 'can still be canceled',
    contract: { signed: { ...signedPart, waits: true }, cancelledAt: null },
  },
  { name: 'canceled', contract: { signed: null, cancelledAt: '2026-11-24T15:00:00.000Z' } },
].map(({ name, contract }) => ({
  name,
  contract: { ...contract, next: 'signed', acknowledgedAt: null, disclosure: rights } as const,
}));

const LIMIT = 3;

/** A paid plan in the middle of its month. */
export function madeUpPlan(used: number): PlanSummary {
  return {
    plan: 'pro',
    source: 'subscription',
    grantEndsAt: null,
    allowance: { plan: 'pro', limit: LIMIT, used, left: LIMIT - used, renewsOn: '2026-12-14' },
    subscription: null,
    onlinePayments: true,
    trialDays: 0,
  };
}
