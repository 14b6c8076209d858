import type { DisputeReason, GuideSlug, StatuteKey, TemplateSlug } from '@creditfix/shared/letters';
import type { SituationName } from '#webapp/kit/index.ts';

/**
 * What the guides show beside their words, which are in `messages.ts`. Content table: the law is that of `shared/src/letters/law`, and
 * each line of a letter is one that the product itself writes from the same facts (`guides.test.ts`).
 */

/** Pages of offices and bureaus that a guide may lead to. */
export const officialPages = {
  annualReport: 'https://www.annualcreditreport.com',
  sampleLetter:
    'https://files.consumerfinance.gov/f/documents/092016_cfpb__CreditReportingSampleLetter.pdf',
  complaint:
    'https://www.consumerfinance.gov/complaint/credit-and-consumer-reporting-complaint-notice-2',
  theftReport: 'https://www.identitytheft.gov',
} as const;

export type OfficialPage = keyof typeof officialPages;

/** Part of a letter, in English as it is sent. */
export interface LetterPart {
  readonly subject: string;
  readonly opening: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly facts: string;
  readonly asks: readonly string[];
}

export interface Guide {
  readonly reason: DisputeReason;
  /** What the questions before sign-in call it; other errors have no question of their own there. */
  readonly situation?: SituationName;
  /** Which invented letter of `shared/src/letters/golden` the example is part of, and who reports the item in it. */
  readonly golden: string;
  readonly listedAs: string;
  readonly letter: LetterPart;
  /** First the law that this guide is about; what holds for every dispute follows on the page. */
  readonly laws: readonly StatuteKey[];
  readonly pages: readonly OfficialPage[];
  /** The letter that fits, and others that a reader may mean instead. */
  readonly templates: readonly TemplateSlug[];
}

/** What every dispute with a bureau rests on, and what follows it. */
export const lawOfDisputes: readonly StatuteKey[] = [
  'cra.reinvestigate',
  'cra.extend15',
  'cra.annual45',
  'cra.furnisherNotice',
  'cra.frivolous',
  'cra.delete',
  'cra.reinsertion',
  'cra.results',
  'cra.procedure',
  'cra.statement',
];

const PAGES: readonly OfficialPage[] = ['annualReport', 'sampleLetter', 'complaint'];

export const guides: Readonly<Record<GuideSlug, Guide>> = {
  'not-mine': {
    reason: 'not_mine',
    situation: 'not-mine',
    golden: 'bureau--not-mine',
    listedAs: 'Northgate Recovery',
    letter: {
      subject: 'Dispute of Northgate Recovery account ending in 4417: not my account',
      opening:
        'I dispute the collection account listed as Northgate Recovery on my report of October 28, 2026. This account is not mine.',
      rows: [
        ['Listed as', 'Northgate Recovery'],
        ['Account number', 'ending in 4417'],
        ['What is wrong', 'It belongs to someone with a name like mine'],
      ],
      facts:
        'The account belongs to someone else with a name like mine. Our credit files may have been mixed up. The entry lists an address in Tucson, Arizona. I have never lived there.',
      asks: [
        'Compare the name, address, date of birth and Social Security number on the account with mine.',
        'If the account cannot be verified as mine, remove it from my file.',
      ],
    },
    laws: ['cra.accuracy'],
    pages: PAGES,
    templates: ['collections', 'mixed-file', 'hard-inquiry', '609-letter-myth'],
  },
  'paid-in-full': {
    reason: 'paid_in_full',
    situation: 'already-paid',
    golden: 'bureau--paid-in-full',
    listedAs: 'Northgate Recovery',
    letter: {
      subject: 'Dispute of Northgate Recovery account ending in 4417: paid in full',
      opening:
        'I dispute the charged-off account listed as Northgate Recovery on my report of October 28, 2026. This account was paid in full.',
      rows: [
        ['Listed as', 'Northgate Recovery'],
        ['The report shows', 'Charged off, balance $1,240.00'],
        ['It should show', 'Paid in full, balance $0.00'],
      ],
      facts:
        'I made the last payment of $1,240.00 to Northgate Recovery by bank transfer on March 6, 2026 (confirmation: TR-88213). My report does not show this.',
      asks: [
        'Check the payment with the company that reported the item.',
        'Update the item to show it as paid in full, with a balance of $0.00.',
      ],
    },
    laws: ['cra.accuracy', 'furn.correct'],
    pages: PAGES,
    templates: ['charge-off', 'medical-collections', 'goodwill-adjustment'],
  },
  'wrong-amount': {
    reason: 'incorrect_amount',
    situation: 'wrong-amount',
    golden: 'bureau--incorrect-amount',
    listedAs: 'Silver Birch Bank',
    letter: {
      subject: 'Dispute of Silver Birch Bank account ending in 4417: wrong balance',
      opening:
        'I dispute the credit card account listed as Silver Birch Bank on my report of October 28, 2026. My report shows a balance of $2,310.00 for this account, but the right figure was $812.40 on October 1, 2026.',
      rows: [
        ['Listed as', 'Silver Birch Bank'],
        ['The report shows', 'Balance $2,310.00'],
        ['It should show', 'Balance $812.40, as of October 1, 2026'],
      ],
      facts:
        'Here is how I arrive at my figure: My statement of October 1 shows this balance. I have bought nothing since.',
      asks: [
        'Ask the company to show, item by item, how it arrives at $2,310.00.',
        'Correct the balance to $812.40, as of October 1, 2026, or take the figure out if it cannot be verified.',
      ],
    },
    laws: ['cra.accuracy', 'direct.terms'],
    pages: PAGES,
    templates: ['charge-off', 'debt-validation', 'student-loans'],
  },
  'wrong-dates': {
    reason: 'incorrect_dates',
    situation: 'wrong-date',
    golden: 'bureau--incorrect-dates--late-month',
    listedAs: 'Harbor Point Mortgage',
    letter: {
      subject:
        'Dispute of Harbor Point Mortgage account ending in 4417: not 30 days late in May 2026',
      opening:
        'I dispute the mortgage account listed as Harbor Point Mortgage on my report of October 28, 2026. The payment history marks May 2026 as 30 days late, which is wrong.',
      rows: [
        ['Listed as', 'Harbor Point Mortgage'],
        ['The report shows', 'May 2026: 30 days late'],
        ['Payment due', 'May 1, 2026'],
        ['Payment made', 'April 29, 2026'],
      ],
      facts:
        'The payment was due on May 1, 2026, and I made it on April 29, 2026. It was on time. My bank records show this.',
      asks: [
        'Ask the company when it received this payment.',
        'Correct the mark for May 2026 to match the day I paid, or remove the mark if it cannot be verified.',
      ],
    },
    laws: ['obs.clockStart', 'furn.delinquencyDate', 'cra.accuracy'],
    pages: PAGES,
    templates: ['late-payment', 'charge-off', 'goodwill-adjustment'],
  },
  duplicate: {
    reason: 'duplicate',
    situation: 'twice',
    golden: 'bureau--duplicate',
    listedAs: 'Northgate Recovery',
    letter: {
      subject:
        'Dispute of Northgate Recovery account ending in 4417: the same debt is listed twice',
      opening:
        'My report shows the same debt twice, as Northgate Recovery with a balance of $560.00 and as Portside Credit Services with a balance of $560.00.',
      rows: [
        ['Listed as', 'Northgate Recovery'],
        ['Listed as', 'Portside Credit Services'],
        ['Balance shown', '$560.00'],
      ],
      facts:
        'The entries come from two different collectors. Here is how I know that it is one debt: Both entries name the same gym contract of 2023 and the same amount.',
      asks: [
        'Find out which of the two companies holds the debt now.',
        "Keep that company's entry, and remove the other one and anything that cannot be verified.",
      ],
    },
    laws: ['cra.accuracy'],
    pages: PAGES,
    templates: ['collections', 'charge-off', 'student-loans'],
  },
  'identity-theft': {
    reason: 'identity_theft',
    situation: 'identity-theft',
    golden: 'bureau--identity-theft--with-report',
    listedAs: 'Silver Birch Bank',
    letter: {
      subject: 'Identity theft: block of Silver Birch Bank account ending in 4417',
      opening:
        'I am a victim of identity theft. Please block the credit card account listed as Silver Birch Bank, because it comes from that theft.',
      rows: [
        ['Listed as', 'Silver Birch Bank'],
        ['What happened', 'Opened in my name by someone else'],
        ['Found on', 'October 5, 2026'],
      ],
      facts:
        'I state that the information about the credit card account listed as Silver Birch Bank does not relate to any transaction by me.',
      asks: [
        'Block this item, so that it no longer appears on my report.',
        'Tell the company that reported it about the theft and about the block I ask for.',
        'Confirm the block to me in writing. If you decline it, please tell me why.',
      ],
    },
    laws: [
      'idt.block',
      'idt.notifyFurnisher',
      'idt.decline',
      'idt.initialAlert',
      'idt.extendedAlert',
      'idt.records',
    ],
    pages: ['theftReport', 'annualReport', 'complaint'],
    templates: ['identity-theft', 'security-freeze', 'collections'],
  },
  'too-old': {
    reason: 'statute_of_limitations',
    situation: 'too-old',
    golden: 'bureau--statute-of-limitations',
    listedAs: 'Northgate Recovery',
    letter: {
      subject: 'Dispute of Northgate Recovery account ending in 4417: too old to be reported',
      opening:
        'I dispute the charged-off account listed as Northgate Recovery on my report of October 28, 2026. This account is too old for an ordinary credit report.',
      rows: [
        ['Listed as', 'Northgate Recovery'],
        ['Type', 'Charge-off'],
        ['Date of first delinquency', 'June 10, 2018'],
      ],
      facts:
        'The seven years begin 180 days after the delinquency that led to it (15 U.S.C. § 1681c(c)(1)). Counted that way, they ended on December 7, 2025.',
      asks: [
        'Check the date above against the company’s records.',
        'Stop reporting this item, because its reporting period is over.',
      ],
    },
    laws: ['obs.collections', 'obs.other', 'obs.clockStart', 'obs.bankruptcy', 'coll.timeToSue'],
    pages: PAGES,
    templates: ['collections', 'old-bankruptcy', 'debt-verification'],
  },
  'other-errors': {
    reason: 'other',
    golden: 'bureau--other',
    listedAs: 'Crestline Auto Finance',
    letter: {
      subject: 'Dispute of Crestline Auto Finance account ending in 4417: wrong status',
      opening:
        'I dispute the car loan account listed as Crestline Auto Finance on my report of October 28, 2026. The status of this account is reported as "Open, 30 days past due" and should be "Closed, paid as agreed".',
      rows: [
        ['Listed as', 'Crestline Auto Finance'],
        ['The report shows', 'Open, 30 days past due'],
        ['It should show', 'Closed, paid as agreed'],
      ],
      facts:
        'I traded the car in on June 12, 2026 and the dealer paid off the loan. The company wrote to me that the account is closed.',
      asks: [
        'Check this entry with the company that reported it.',
        'Correct this notation to show "Closed, paid as agreed". If it cannot be verified, remove the notation, not the account.',
      ],
    },
    laws: ['cra.accuracy', 'cra.considerAll'],
    pages: PAGES,
    templates: ['personal-information', 'deceased', 'mixed-file', 'hard-inquiry'],
  },
};
