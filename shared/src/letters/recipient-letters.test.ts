import { describe, expect, it } from 'vitest';
import { composeLetter } from './compose/compose-letter.rules.ts';
import type { DisputeReason, LetterRecipient } from './contract/letter-purpose.ts';
import type { RecipientAddress } from './contract/dispute-request.schema.ts';
import { type AttachedEnclosure, type LetterInput, blockText } from './contract/letter-document.ts';
import { lintLetter } from './lint/lint-letter.rules.ts';
import type { DisputeFacts } from './contract/question.ts';

interface Case {
  readonly recipient: LetterRecipient;
  readonly reason: DisputeReason;
  readonly facts?: DisputeFacts;
  readonly source?: RecipientAddress['source'];
  readonly attached?: readonly AttachedEnclosure[];
  readonly more?: readonly DisputeFacts[];
}

const input = ({
  recipient,
  reason,
  facts,
  source = 'report',
  attached,
  more,
}: Case): LetterInput => ({
  personalInfo: {
    firstName: 'Ada',
    lastName: 'Moss',
    address: '12 Elm Street',
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
    disputeReason: reason,
    recipient,
    recipientAddress: {
      name: 'Acme Bank, Disputes',
      street: 'P.O. Box 981',
      city: 'El Paso',
      state: 'TX',
      zipCode: '79998',
      source,
    },
    ...(facts ? { facts } : {}),
    moreItems: (more ?? []).map((each, index) => ({
      creditorName: 'Acme Bank',
      accountNumber: `77${index}`,
      disputeReason: reason,
      facts: each,
    })),
  },
  bureau: undefined,
  date: '2026-11-21',
  reference: 'CF-0000-0000',
  ...(attached ? { attached } : {}),
});
const letter = (given: Case) => {
  const written = composeLetter(input(given));
  return { ...written, text: written.blocks.map(blockText).join('\n') };
};

const report: AttachedEnclosure = { documentId: '1', kind: 'ftc_report', pages: 4, sha256: '0' };
const photoId: AttachedEnclosure = { ...report, documentId: '2', kind: 'photo_id' };
const notMine = {
  itemType: 'credit_card',
  identityUsed: 'no',
  howKnown: 'never_had',
  dealtWithCompany: 'never',
};
const debt = { ...notMine, itemType: 'collection', collectorRole: 'collector' };
const theft = {
  itemType: 'credit_card',
  theftKind: 'new_account',
  discoveryDate: '2026-10-01',
  thiefKnown: 'unknown',
  gotBenefit: 'no',
  notMyTransaction: 'yes',
  enclosures: 'photo_id',
};
const dates = {
  itemType: 'charge_off',
  whichDate: 'first_delinquency',
  dateShown: '2022-08-01',
  dateCorrect: '2021-11-05',
  dateSource: 'statement',
};

describe('a letter to the company that reported the item', () => {
  it('has what 12 CFR 1022.43(d) asks for and is addressed to the company', () => {
    const { sender, recipient, mailingChoices, text } = letter({
      recipient: 'furnisher',
      reason: 'not_mine',
      facts: notMine,
    });
    expect(sender.lines).toContain('937-555-0142');
    expect(recipient).toEqual({
      name: 'Acme Bank, Disputes',
      lines: ['P.O. Box 981', 'El Paso, TX 79998'],
    });
    expect(mailingChoices).toEqual([]);
    expect(text).toMatch(/Account number: [\d ]{12,}3315/);
    expect(text).toMatch(/account[^.]* with you|With you[^.]* account/);
    expect(text).toMatch(/1022\.43\(a\)\(1\).*30 days.*1681s-2\(a\)\(8\)/s);
    expect(text).toContain('Until this is settled, report the account as disputed.');
    expect(text).not.toMatch(/1681i|1681e|1692|this company|AnnualCreditReport|45 days/);
  });

  it.each<[RecipientAddress['source'], RegExp]>([
    ['report', /address that my credit report shows for you/],
    ['company', /address you have named for disputes/],
    ['business', /I know of no address of yours for disputes/],
  ])('says why it went to the address from the %s', (source, words) => {
    const facts = notMine;
    expect(letter({ recipient: 'furnisher', reason: 'not_mine', facts, source }).text).toMatch(
      words,
    );
  });

  it('names 1681s-2(a)(5) for the first delinquency of a charge-off only', () => {
    const text = (change: DisputeFacts) =>
      letter({ recipient: 'furnisher', reason: 'incorrect_dates', facts: { ...dates, ...change } })
        .text;
    expect(text({})).toContain('1681s-2(a)(5)');
    expect(text({})).not.toContain('seven years');
    expect(text({ whichDate: 'opened' })).not.toContain('1681s-2(a)(5)');
    expect(text({ itemType: 'auto_loan' })).not.toContain('1681s-2(a)(5)');
  });

  it('names 1681s-2(a)(6)(B) only for the report itself, at the address for such reports', () => {
    const named = { ...theft, theftAddress: 'yes' };
    const text = (more: Partial<Case>) =>
      letter({ recipient: 'furnisher', reason: 'identity_theft', facts: named, ...more }).text;
    expect(text({ attached: [report] })).toContain('1681s-2(a)(6)(B)');
    // An address for disputes need not be the one for identity theft reports.
    expect(text({ attached: [report], facts: theft, source: 'company' })).not.toContain('(6)(B)');
    const ticked = { ...named, enclosures: 'photo_id,ftc_report' };
    expect(text({ facts: ticked })).not.toContain('(6)(B)');
    expect(text({ attached: [report] })).not.toMatch(/1681c-2|\bblock\b/);
  });

  it('asks a business for its records of the thief only when the person wants them', () => {
    const text = (wantsRecords: string, attached?: readonly AttachedEnclosure[]) =>
      letter({
        recipient: 'furnisher',
        reason: 'identity_theft',
        facts: { ...theft, wantsRecords },
        ...(attached ? { attached } : {}),
      }).text;
    expect(text('yes', [photoId])).toContain('1681g(e)');
    expect(text('no', [photoId])).not.toContain('1681g');
    // Its proof of identity is only promised.
    expect(text('yes')).not.toContain('1681g');
  });
});

describe('a letter to a debt collector', () => {
  it('asks to stop collecting only while the notice runs', () => {
    const text = (disputeBy: string) =>
      letter({ recipient: 'collector', reason: 'not_mine', facts: { ...debt, disputeBy } }).text;
    expect(text('2026-12-15')).toMatch(/December 15, 2026.*1692g\(b\)/s);
    for (const over of ['2026-11-20', '']) expect(text(over)).not.toMatch(/1692g|stop collecting/);
  });

  it('names no number of days, admits nothing and gives no birth date', () => {
    const { text, identification } = letter({
      recipient: 'collector',
      reason: 'incorrect_amount',
      facts: {
        itemType: 'collection',
        collectorRole: 'buyer',
        amountKind: 'balance',
        amountShown: '900',
        amountCorrect: '640',
        asOfDate: '2026-10-01',
        howComputed: 'The last statement shows this balance.',
      },
    });
    expect(text).not.toMatch(/\d+ days|signed|contract/);
    expect(text).toMatch(/my records[^.]* \$640\.00/i);
    expect(text).toMatch(/admit|admission/);
    expect(identification).toEqual([]);
  });

  it('reminds a collector of another company, and no buyer, of 1681m(g)', () => {
    const text = (collectorRole: string) =>
      letter({
        recipient: 'collector',
        reason: 'identity_theft',
        facts: { ...theft, collectorRole },
      }).text;
    expect(text('collector')).toContain('1681m(g)');
    expect(text('buyer')).not.toContain('1681m(g)');
  });

  it('only asks about the time to sue, and to stop contact where the person wants it', () => {
    const text = (stopContact: string) =>
      letter({
        recipient: 'collector',
        reason: 'statute_of_limitations',
        facts: {
          itemType: 'collection',
          collectorRole: 'collector',
          beingSued: 'no',
          firstDelinquencyDate: '2021-03-03',
          paidLately: 'no',
          stopContact,
        },
      }).text;
    expect(text('yes')).toContain('1692c(c)');
    expect(text('no')).not.toMatch(/1692c|contacting/);
    expect(text('no')).toContain('1006.26(b)');
    expect(text('no')).not.toMatch(/2021|limitation|1681|I owe/);
  });
});

describe('a letter to the company behind an inquiry', () => {
  it('asks what the report was for, and names no law on disputes', () => {
    const { text, subject } = letter({
      recipient: 'inquirer',
      reason: 'not_mine',
      facts: {
        itemType: 'hard_inquiry',
        identityUsed: 'no',
        inquiryDate: '2026-09-17',
        applied: 'no',
      },
    });
    expect(subject).toBe('Your inquiry on my credit report');
    expect(text).toMatch(/1681b\(a\)\(3\)/);
    expect(text).not.toMatch(/1681[eis]|1022|written permission/);
  });
});

describe('a letter with several items', () => {
  const several = (recipient: LetterRecipient, facts: DisputeFacts) =>
    letter({ recipient, reason: 'not_mine', facts, more: [facts] });

  it('says the law once, for all of them', () => {
    for (const recipient of ['bureau', 'furnisher'] as const) {
      const { text, subject } = several(recipient, notMine);
      expect(subject).toMatch(/items|accounts/);
      expect(text).toMatch(/these items|my disputes/);
      expect(text).not.toMatch(/of this item|the item turns out|dispute it /);
      expect(text.match(/1681i\(a\)\(1\)|1681s-2\(a\)\(8\)/g)).toHaveLength(1);
    }
  });

  it('numbers what it asks for, and puts together what is the same', () => {
    const same = several('bureau', notMine).blocks.find(({ id }) => id === 'request');
    expect(same).toMatchObject({
      items: [expect.stringMatching(/^For each of items 1 and 2: [A-Z]/)],
    });
    const other = { ...notMine, howKnown: 'authorized_user', agreedToPay: 'no' };
    const two = letter({ recipient: 'bureau', reason: 'not_mine', facts: notMine, more: [other] });
    expect(two.blocks.find(({ id }) => id === 'request')).toMatchObject({
      items: [expect.stringMatching(/^Item 1: /), expect.stringMatching(/^Item 2: /)],
    });
  });

  it('asks to block each of them with one report and one proof of identity', () => {
    const given: Case = {
      recipient: 'bureau',
      reason: 'identity_theft',
      facts: theft,
      more: [{ ...theft, enclosures: '' }],
      attached: [report, photoId],
    };
    const { text, subject, exhibits, enclosures } = letter(given);
    expect(subject).toBe('Identity theft: please block these items in my file');
    expect(text.match(/does not relate to any transaction by me/g)).toHaveLength(2);
    expect(text.match(/a copy of my FTC identity theft report[ .]/gi)).toHaveLength(1);
    expect(exhibits).toHaveLength(2);
    expect(enclosures).toEqual([]);
    expect(lintLetter(composeLetter(input(given)), input(given))).toEqual([]);
  });
});
