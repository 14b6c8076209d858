import { draftContentSchema, type LetterSummary } from '@creditfix/shared/letters';
import { describe, expect, test } from 'vitest';
import { draftWords, letterWords } from './letter-row-words.ts';

const signed: LetterSummary = {
  id: '7f6a979a-739d-4d70-b2b9-8214b417fc48',
  reference: 'CF-1',
  target: 'Equifax',
  creditorName: 'Midland Credit',
  disputeReason: 'not_mine',
  recipient: 'bureau',
  template: null,
  followUp: null,
  exhibitPages: 0,
  signedOnPaper: false,
  status: 'drafted',
  createdAt: '2026-11-21T12:00:00.000Z',
  mailDate: null,
  trackingNumber: null,
  pdfUrl: '/pdf',
};

describe('a signed letter', () => {
  test('is called by recipient, company and reason', () => {
    expect(letterWords(signed)).toEqual({
      name: 'Equifax: Midland Credit',
      about: 'This account is not mine',
    });
  });

  test('of a special kind is called by its own name, and says how many pages travel along', () => {
    const goodwill = {
      ...signed,
      target: 'Midland Credit',
      disputeReason: 'other',
      template: 'goodwill-adjustment',
      exhibitPages: 4,
    } as const;
    expect(letterWords(goodwill)).toEqual({
      name: 'Midland Credit',
      about: 'Goodwill letter, with 4 pages of copies',
    });
  });
});

describe('a follow-up', () => {
  const followUp = {
    kind: 'overdue_notice',
    letterId: '7f6a979a-739d-4d70-b2b9-8214b417fc49',
  } as const;
  test('is called by its own name, signed or not', () => {
    expect(letterWords({ ...signed, followUp }).about).toBe('Overdue notice');
    const draft = draftContentSchema.parse({
      disputeDetails: { creditorName: 'Harbor Bank', disputeReason: 'duplicate', followUp },
    });
    expect(draftWords(draft).about).toBe('Overdue notice');
  });
});

describe('a draft', () => {
  test.each([
    [{}, 'A letter just begun', ''],
    [{ bureauType: 'experian' }, 'Experian', ''],
    [
      {
        bureaus: ['equifax', 'transunion'],
        disputeDetails: {
          creditorName: 'Harbor Bank',
          disputeReason: 'duplicate',
          moreItems: [{ creditorName: 'Northwind' }],
        },
      },
      'Equifax, TransUnion: Harbor Bank',
      'This is a duplicate entry, 2 items',
    ],
    [
      {
        disputeDetails: {
          recipient: 'collector',
          template: 'debt-validation',
          disputeReason: 'other',
          creditorName: 'Tidewater',
          recipientAddress: { name: 'Tidewater' },
        },
      },
      'Tidewater',
      'Debt validation letter',
    ],
  ])('%j is called %j', (content, name, about) => {
    expect(draftWords(draftContentSchema.parse(content))).toEqual({ name, about });
  });
});
