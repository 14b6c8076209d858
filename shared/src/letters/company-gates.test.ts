import { describe, expect, it } from 'vitest';
import { composeLetter } from './compose/compose-letter.rules.ts';
import type { DisputeDetails } from './contract/dispute-request.schema.ts';
import { factFaults } from './gates/fact-faults.rules.ts';
import { type AttachedEnclosure, type LetterInput, blockText } from './contract/letter-document.ts';
import { lintLetter } from './lint/lint-letter.rules.ts';
import { disputeCases } from './kinds/purposes.rules.ts';
import { allowedStatutes } from './law/rule-table.ts';

const TODAY = '2026-11-21';
const report: AttachedEnclosure = {
  documentId: '00000000-0000-4000-8000-000000000001',
  kind: 'ftc_report',
  pages: 4,
  sha256: 'a'.repeat(64),
};

function details(change: Partial<DisputeDetails>): DisputeDetails {
  return {
    creditorName: 'Silver Birch Bank',
    accountNumber: '55203315',
    disputeReason: 'not_mine',
    recipientAddress: {
      name: 'Silver Birch Bank',
      street: 'P.O. Box 9',
      city: 'El Paso',
      state: 'TX',
      zipCode: '79998',
      source: 'company',
    },
    ...change,
  };
}

function input(disputeDetails: DisputeDetails): LetterInput {
  return {
    personalInfo: {
      firstName: 'Ada',
      lastName: 'Moss',
      address: '17 Elm Street',
      city: 'Dayton',
      state: 'OH',
      zipCode: '45402',
    },
    disputeDetails,
    bureau: undefined,
    date: TODAY,
    reference: 'CF-0000-0001',
    attached: [report],
  };
}

describe('a letter to a company', () => {
  it.each(['furnisher', 'collector', 'inquirer'] as const)(
    'to a %s is never written from the four fields alone: its gates are in the questions',
    (recipient) => {
      for (const disputeReason of ['not_mine', 'identity_theft', 'paid_in_full'] as const) {
        const given = details({ recipient, disputeReason });
        expect(factFaults(given, TODAY, [])).not.toEqual([]);
        const letter = input(given);
        const codes = lintLetter(composeLetter(letter), letter).map(({ code }) => code);
        expect(codes).toContain('fact.missing');
      }
    },
  );

  it('still has a short form where it goes to a bureau', () => {
    expect(factFaults(details({ recipientAddress: undefined }), TODAY, [])).toEqual([]);
  });

  it('after identity theft states nothing that the person has not stated', () => {
    const { blocks } = composeLetter(
      input(details({ recipient: 'furnisher', disputeReason: 'identity_theft' })),
    );
    const text = blocks.map(blockText).join('\n');
    expect(text).not.toMatch(/does not relate to any transaction|\(a\)\(6\)/);
  });
});

describe('law that hangs on an answer', () => {
  const allowed = (change: Partial<DisputeDetails>, attached: readonly AttachedEnclosure[] = []) =>
    allowedStatutes(disputeCases(details(change), TODAY, attached));

  it('lets a bureau letter name the reporting period for the first delinquency only', () => {
    const facts = { itemType: 'charge_off', whichDate: 'first_delinquency' };
    const law = (whichDate: string) =>
      allowed({ disputeReason: 'incorrect_dates', facts: { ...facts, whichDate } });
    expect(law('first_delinquency')).toContain('obs.clockStart');
    expect(law('last_payment')).not.toContain('obs.clockStart');
    expect(law('opened')).not.toContain('obs.collections');
  });

  it('lets it name a fraud alert only with a proof of identity', () => {
    const facts = { itemType: 'credit_card', theftKind: 'new_account', enclosures: 'photo_id' };
    const law = (attached: readonly AttachedEnclosure[]) =>
      allowed({ disputeReason: 'identity_theft', facts }, attached);
    expect(law([{ ...report, kind: 'photo_id' }])).toContain('idt.initialAlert');
    // Ticked is not enclosed.
    expect(law([report])).not.toContain('idt.initialAlert');
  });
});
