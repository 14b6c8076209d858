import { describe, expect, it } from 'vitest';
import { Bureau, bureaus } from '../contract/bureaus.ts';
import { composeLetter } from './compose-letter.rules.ts';
import { DisputeReason } from '../contract/letter-purpose.ts';
import { letterDocumentSchema } from '../contract/letter-document.schema.ts';
import { type LetterInput, blockText } from '../contract/letter-document.ts';
import { lintLetter } from '../lint/lint-letter.rules.ts';
import type { DisputeFacts } from '../contract/question.ts';

const input = (
  disputeReason: DisputeReason,
  facts?: DisputeFacts,
  more: Partial<LetterInput> = {},
): LetterInput => ({
  personalInfo: {
    firstName: 'Zoë',
    lastName: "O'Brien-Núñez",
    address: '12 Elm Street',
    addressLine2: 'Apt 4',
    city: 'Dayton',
    state: 'OH',
    zipCode: '45402',
    phone: '937-555-0142',
    dateOfBirth: '1988-04-17',
    ssnLast4: '4821',
  },
  disputeDetails: {
    creditorName: 'Acme Bank',
    accountNumber: '4400661290873315',
    disputeReason,
    ...(disputeReason === 'other'
      ? {
          customDetails:
            'I closed the card on March 6, 2024, and the report still shows it as open.',
        }
      : {}),
    ...(facts ? { facts } : {}),
  },
  bureau: 'equifax',
  date: '2026-11-21',
  reference: 'CF-0000-0000',
  ...more,
});
const textOf = (given: LetterInput) => composeLetter(given).blocks.map(blockText).join('\n');

const theft = {
  itemType: 'credit_card',
  theftKind: 'new_account',
  discoveryDate: '2026-10-01',
  thiefKnown: 'unknown',
  gotBenefit: 'no',
  notMyTransaction: 'yes',
};
const report = {
  documentId: '0190',
  kind: 'ftc_report',
  pages: 6,
  sha256: '0'.repeat(64),
} as const;
const photoId = { ...report, documentId: '0191', kind: 'photo_id' } as const;
const paid = {
  itemType: 'medical_collection',
  shownNow: 'Open',
  fullOrSettled: 'full',
  paidDate: '2025-05-02',
  paidAmount: '812.4',
  paidTo: 'Lakeside Dental',
  paidMethod: 'check',
};

it.each([
  ['balance', 'My report shows a balance of $2,310.00'],
  ['original_amount', 'My report shows an original loan amount of $2,310.00'],
  [undefined, 'My report shows an amount of'],
])('has the article that the figure %s is said with', (amountKind, sentence) => {
  const amounts = {
    itemType: 'personal_loan',
    amountShown: '2310.00',
    amountCorrect: '812.40',
    asOfDate: '2026-10-01',
    howComputed: 'My statement of October 1 shows it.',
  };
  const facts = amountKind ? { ...amounts, amountKind } : amounts;
  expect(textOf(input('incorrect_amount', facts))).toContain(sentence);
});

describe('every letter', () => {
  const reasons = Object.values(DisputeReason).filter(
    (reason) => reason !== 'statute_of_limitations',
  );
  const cases = reasons.flatMap((reason) =>
    [...Object.values(Bureau), undefined].map((bureau) => ({ reason, bureau })),
  );

  it.each(cases)('is complete from the one-call form: $reason to $bureau', ({ reason, bureau }) => {
    const given = input(reason, undefined, { bureau });
    const document = composeLetter(given);
    expect(letterDocumentSchema.parse(document)).toEqual(document);
    expect(lintLetter(document, given)).toEqual([]);
    expect(document.blocks.map(({ role }) => role)).toEqual(
      expect.arrayContaining(['opening', 'item', 'law', 'request', 'closing']),
    );
  });

  it('carries the sender, the identification and the masked account', () => {
    const document = composeLetter(input('duplicate', undefined));
    expect(document.sender).toEqual({
      name: "Zoë O'Brien-Núñez",
      lines: ['12 Elm Street', 'Apt 4', 'Dayton, OH 45402', '937-555-0142'],
    });
    expect(document.identification).toMatchObject([
      { label: 'Date of birth', value: 'April 17, 1988' },
      { label: 'Social Security number', value: 'ending in 4821' },
    ]);
    expect(JSON.stringify(document)).not.toContain('4400661290873315');
    expect(textOf(input('duplicate'))).toContain('Account number: ending in 3315');
  });

  it('lists all three addresses where no bureau is chosen, and none otherwise', () => {
    const open = composeLetter(input('duplicate', undefined, { bureau: undefined }));
    expect(open.recipient.name).toBe('Consumer reporting agency');
    expect(open.mailingChoices).toHaveLength(3);
    const chosen = composeLetter(input('duplicate'));
    expect(chosen.mailingChoices).toEqual([]);
    expect(chosen.recipient.lines.join()).toContain(bureaus.equifax.street);
  });

  it('is the same for the same answers, whoever signs it', () => {
    const textWith = (reference: string) => textOf(input('paid_in_full', paid, { reference }));
    expect(textWith('CF-0000-0001')).toBe(textWith('CF-7Q4M-2K9D'));
  });

  it('names the claim in the subject', () => {
    const subjectOf = (reason: DisputeReason, facts?: DisputeFacts) =>
      composeLetter(input(reason, facts)).subject;
    expect(subjectOf('paid_in_full', paid)).toBe(
      'Dispute of Acme Bank account ending in 3315: paid in full',
    );
    expect(subjectOf('not_mine')).toBe(
      'Dispute of Acme Bank account ending in 3315: not my account',
    );
  });

  it('asks before it names the law', () => {
    const ids = composeLetter(input('paid_in_full', paid)).blocks.map(({ id }) => id);
    expect(ids.indexOf('request')).toBeLessThan(ids.indexOf('law'));
  });
});

describe('what the person marked', () => {
  const places = (marks: readonly object[], pages = 6) =>
    ({ ...report, documentId: '7f6a979a-739d-4d70-b2b9-8214b417fc48', pages, marks }) as never;
  const mark = { documentId: '7f6a979a-739d-4d70-b2b9-8214b417fc48' };

  it.each([
    [[{ ...mark, page: 2, line: 4 }], 6, 'Please see Exhibit A, page 2, line 4.'],
    [[{ ...mark, page: 1, line: 4 }], 1, 'Please see Exhibit A, line 4.'],
    [
      [
        { ...mark, page: 3, line: 9 },
        { ...mark, page: 2, frame: { left: 0, top: 0, width: 9, height: 9 } },
      ],
      6,
      'Please see Exhibit A, page 2, and Exhibit A, page 3, line 9.',
    ],
    [
      [1, 2, 3].map((page) => ({ ...mark, page, line: page })),
      6,
      'Please see Exhibit A, page 1, line 1, and Exhibit A, page 2, line 2. See also Exhibit A, page 3, line 3.',
    ],
  ])('is named by exhibit, page and line: %j on %i pages', (marks, pages, said) => {
    const given = input('incorrect_amount', undefined, { attached: [places(marks, pages)] });
    const document = composeLetter(given);
    expect(document.blocks.find(({ id }) => id === 'item-1-marked')).toMatchObject({ text: said });
    expect(letterDocumentSchema.parse(document)).toEqual(document);
    expect(lintLetter(document, given).filter(({ severity }) => severity === 'block')).toEqual([]);
    expect(lintLetter(document, given).map(({ blockId }) => blockId)).not.toContain(
      'item-1-marked',
    );
  });

  it('stands with its item, and with the first where that item is gone', () => {
    const given = input('duplicate', undefined, {
      attached: [
        places([
          { ...mark, page: 1, line: 2 },
          { ...mark, item: 2, page: 4, line: 5 },
        ]),
      ],
    });
    const second = { creditorName: 'Other Bank', accountNumber: '77', disputeReason: 'duplicate' };
    const disputeDetails = { ...given.disputeDetails, moreItems: [second as never] };
    const ofItems = (letter: LetterInput) =>
      composeLetter(letter).blocks.flatMap((block) =>
        block.id.endsWith('-marked') ? [[block.id, blockText(block)]] : [],
      );
    expect(ofItems({ ...given, disputeDetails })).toEqual([
      ['item-1-marked', 'Please see Exhibit A, page 1, line 2.'],
      ['item-2-marked', 'Please see Exhibit A, page 4, line 5.'],
    ]);
    expect(ofItems(given)).toEqual([
      ['item-1-marked', 'Please see Exhibit A, page 1, line 2, and Exhibit A, page 4, line 5.'],
    ]);
  });
});

describe('the law of a letter', () => {
  it('asks for a block only with the pages of a report and a proof of identity', () => {
    const promised = {
      ...theft,
      enclosures: 'photo_id,ftc_report',
      ftcReportNumber: '177400391',
    };
    const withReport = textOf(input('identity_theft', promised, { attached: [report, photoId] }));
    expect(withReport).toContain('15 U.S.C. § 1681c-2(a)');
    expect(withReport).toContain('does not relate to any transaction by me');
    expect(withReport).toContain('177400391');
    expect(textOf(input('identity_theft', promised))).toMatch(
      /enclose.*report \(number 177400391\)|report \(number 177400391\) is enclosed/,
    );
    for (const [facts, attached] of [
      [undefined, []],
      [theft, []],
      [{ ...theft, enclosures: 'photo_id' }, [photoId]],
      [promised, []],
      [promised, [report]],
      [promised, [photoId]],
    ] as const) {
      const without = textOf(input('identity_theft', facts, { attached }));
      expect(without).not.toMatch(/1681c-2|1681s-2|block/i);
      expect(without).toContain('15 U.S.C. § 1681i(a)(1)(A)');
    }
  });

  it.each([
    ['yes', /within the time the Act sets/, /45 days|30 days|1681j/],
    ['no', /30 days/, /45 days|1681j/],
    ['', /within the time the Act sets/, /45 days|30 days|1681j/],
  ])(
    'names no more days than the law surely gives when the free annual report is "%s"',
    (freeAnnualReport, has, hasNot) => {
      const text = textOf(input('paid_in_full', { ...paid, freeAnnualReport }));
      expect(text).toMatch(has);
      expect(text).not.toMatch(hasNot);
    },
  );

  it('asks to remove a paid medical collection by policy, not by law', () => {
    expect(textOf(input('paid_in_full', paid))).toMatch(/\bpublic(?:ly)?\b/);
    expect(textOf(input('paid_in_full', paid))).not.toContain('Equifax');
    for (const change of [{ itemType: 'collection' }, { fullOrSettled: 'settled' }]) {
      expect(textOf(input('paid_in_full', { ...paid, ...change }))).not.toMatch(/public|policy/);
    }
  });

  it('names 1681i(g) only with the VA papers', () => {
    const veteran = { ...paid, vaResponsible: 'yes' };
    expect(textOf(input('paid_in_full', veteran))).not.toContain('1681i(g)');
    expect(textOf(input('paid_in_full', { ...veteran, enclosures: 'va_notice' }))).toContain(
      '1681i(g)',
    );
  });

  it('shows the conservative end of the seven years', () => {
    const old = {
      itemType: 'charge_off',
      beingSued: 'no',
      firstDelinquencyDate: '2018-02-10',
      broughtCurrent: 'no',
      delinquencySource: 'report',
    };
    const text = textOf(input('statute_of_limitations', old));
    expect(text).toContain('August 9, 2025');
    expect(text).toContain('1681c(c)(1)');
    expect(text).not.toMatch(/limitation/i);
    expect(
      textOf(input('statute_of_limitations', { ...old, firstDelinquencyDate: '2024-02-10' })),
    ).not.toContain('2031');
  });

  it('never asks to take out the date that decides how long an item stays', () => {
    const dates = {
      itemType: 'collection',
      whichDate: 'first_delinquency',
      dateShown: '2020-08-01',
      dateCorrect: '2019-11-05',
      dateSource: 'statement',
    };
    const earlier = textOf(input('incorrect_dates', dates));
    expect(earlier).toContain('tell me in writing which date');
    expect(earlier).toContain('the reporting period begins');
    const later = textOf(input('incorrect_dates', { ...dates, dateCorrect: '2022-11-05' }));
    expect(later).not.toContain('reporting period');
    for (const text of [earlier, later, textOf(input('incorrect_dates'))]) {
      expect(text).not.toMatch(/take (the date|it) out/);
    }
    expect(textOf(input('incorrect_dates', { ...dates, whichDate: 'closed' }))).toContain(
      'take the date out',
    );
  });

  it.each([
    ['2025-07-15', /was on time\./],
    ['2025-07-30', /less than 30 days after/],
  ])('says what a payment on %s means for the mark', (paymentMadeDate, words) => {
    const facts = {
      itemType: 'auto_loan',
      whichDate: 'late_month',
      lateMonth: '2025-07',
      lateDays: '30',
      paymentDueDate: '2025-07-15',
      paymentMadeDate,
      dateSource: 'statement',
    };
    expect(textOf(input('incorrect_dates', facts))).toMatch(words);
  });

  it('asks to delete a debt of the VA, and not to show it as paid as well', () => {
    const text = textOf(
      input('paid_in_full', { ...paid, vaResponsible: 'yes', enclosures: 'va_notice' }),
    );
    expect(text).toContain('Delete this medical debt');
    expect(text).not.toMatch(/balance (?:of|to) \$0\.00|It should show/);
    expect(textOf(input('paid_in_full', paid))).toMatch(/balance (?:of|to) \$0\.00/);
  });

  it('says that both entries show a balance only where they do', () => {
    const twice = {
      itemType: 'collection',
      otherCreditor: 'Northgate Recovery',
      otherAccountNumber: '4411',
      thisBalance: '640',
      entriesRelation: 'original_and_collector',
      originalEntry: 'first',
      sameDebtWhy: 'Both name the same lender.',
    };
    const words = /(?:both|each)[^.]* shows? a balance|balance is shown for both/i;
    expect(textOf(input('duplicate', { ...twice, otherBalance: '640' }))).toMatch(words);
    expect(textOf(input('duplicate', { ...twice, otherBalance: '0' }))).not.toMatch(words);
  });

  it('tells the bureau that the name behind an inquiry was checked', () => {
    const inquiry = {
      itemType: 'hard_inquiry',
      identityUsed: 'no',
      inquiryDate: '2026-09-17',
      applied: 'no',
    };
    const words = 'I checked whether Acme Bank is the bank';
    expect(textOf(input('not_mine', { ...inquiry, checkedNames: 'yes' }))).toContain(words);
    expect(textOf(input('not_mine', inquiry))).not.toMatch(/checked|link/);
  });

  it('sends the bureau to the source of a public record', () => {
    const facts = { itemType: 'judgment', shownNow: 'Open', shouldShow: '"Dismissed".' };
    const text = textOf(input('other', facts));
    expect(text).toContain('the source of the record');
    expect(text).toContain('show "Dismissed"');
  });

  it('says nothing of seven years for a federal student loan', () => {
    const dates = {
      whichDate: 'first_delinquency',
      dateShown: '2022-08-01',
      dateCorrect: '2016-11-05',
      dateSource: 'statement',
    };
    expect(textOf(input('incorrect_dates', { ...dates, itemType: 'collection' }))).toContain(
      'seven years',
    );
    expect(
      textOf(input('incorrect_dates', { ...dates, itemType: 'student_loan_federal' })),
    ).not.toMatch(/seven|1681c/);
  });
});

describe("the person's own part", () => {
  it('is printed as written, and only ticked enclosures are listed', () => {
    const given = input('paid_in_full', {
      ...paid,
      story: 'Two lines.\nOf my own.',
      enclosures: 'photo_id,payment_proof',
    });
    const document = composeLetter(given);
    expect(document.blocks.find(({ id }) => id === 'narrative')).toMatchObject({
      text: 'Two lines.\nOf my own.',
    });
    expect(document.enclosures).toEqual([
      'Copy of my government-issued photo ID',
      'Copy of my proof of payment',
    ]);
  });

  it('leaves a blank, which the linter stops, while an answer is missing', () => {
    const given = input('paid_in_full', { ...paid, paidDate: '' });
    expect(textOf(given)).toContain('________');
    expect(
      lintLetter(composeLetter(given), given).some(({ severity }) => severity === 'block'),
    ).toBe(true);
  });

  it('lays edits over the letter', () => {
    const replaced = textOf(input('duplicate')).split('\n')[0] ?? '';
    const given = input('duplicate', undefined, {
      edits: [{ blockId: 'opening', replaced, text: 'Please check one item.' }],
    });
    expect(textOf(given)).toContain('Please check one item.');
  });
});

describe('what tells one item of its kind from another', () => {
  it('is the day of the care and the insurance of a medical bill', () => {
    const text = textOf(
      input('paid_in_full', { ...paid, serviceDate: '2025-01-09', insurer: 'Lakeside Health' }),
    );
    expect(text).toContain('Date of care: January 9, 2025');
    expect(text).toContain('Health insurance: Lakeside Health');
  });

  it('is the holder and the payout of a student loan, and is not asked of other items', () => {
    const loan = { loanHolder: 'Blue Heron Lending', disbursementDate: '2019-08-26' };
    const told = (itemType: string) =>
      textOf(input('paid_in_full', { ...paid, ...loan, itemType }));
    expect(told('student_loan_private')).toContain('Loan holder: Blue Heron Lending');
    expect(told('student_loan_private')).toContain('Paid out on: August 26, 2019');
    expect(told('credit_card')).not.toContain('Blue Heron');
  });
});
