import { describe, expect, it } from 'vitest';
import type { DisputeDetails } from '../contract/dispute-request.schema.ts';
import { factFaults } from '../gates/fact-faults.rules.ts';
import {
  type FollowUpDraftInput,
  type KnownOfRound,
  type NextLetterKind,
  followUpDraft,
} from './follow-up-draft.rules.ts';
import { FollowUp } from '../contract/letter-purpose.ts';
import { refusalFor } from '../gates/gate.rules.ts';
import { goldenCases } from '../golden/golden-cases.ts';
import { draftContentSchema } from '../contract/letters.schema.ts';
import { questionsFor } from './purposes.rules.ts';

const LETTER = '7f3a91c0-52d4-4b8e-9a10-3c5d7e9f1b2a';
const known: KnownOfRound = {
  deliveredOn: '2026-10-07',
  trackingNumber: '9407300000000000000000',
  dueOn: '2026-11-06',
  clockDays: 30,
  resultsOn: '2026-11-04',
  resultSays: 'verified',
};

const firstLetter = (name: string): DisputeDetails => {
  const found = goldenCases.find((golden) => golden.name === name);
  if (!found) throw new Error(`no letter ${name}`);
  return found.input.disputeDetails;
};

function inputOf(
  kind: NextLetterKind,
  change: Partial<FollowUpDraftInput['earlier']> & { readonly known?: KnownOfRound } = {},
): FollowUpDraftInput {
  const golden = goldenCases[0];
  if (!golden) throw new Error('no letters');
  const { known: other, ...earlier } = change;
  return {
    earlier: {
      personalInfo: golden.input.personalInfo,
      disputeDetails: firstLetter('bureau--not-mine'),
      item: 0,
      bureau: 'equifax',
      reference: 'CF-7Q4M-2K9D',
      date: '2026-10-02',
      ...earlier,
    },
    kind,
    letterId: LETTER,
    known: other ?? known,
  };
}
const draft = (...given: Parameters<typeof inputOf>) => followUpDraft(inputOf(...given));
const factsOf = (...given: Parameters<typeof inputOf>) =>
  draft(...given).disputeDetails.facts ?? {};

describe('a draft of the next letter', () => {
  it.each(Object.values(FollowUp))('%s says which letter it follows and keeps the item', (kind) => {
    const content = draft(kind);
    expect(draftContentSchema.parse(content)).toEqual(content);
    expect(content).toMatchObject({
      personalInfo: { lastName: 'Alvarez' },
      bureaus: ['equifax'],
      documents: [],
      edits: [],
      disputeDetails: {
        followUp: { kind, letterId: LETTER },
        creditorName: 'Northgate Recovery',
        accountNumber: '9912-4417',
        disputeReason: 'not_mine',
        facts: {
          earlierDate: '2026-10-02',
          earlierReference: 'CF-7Q4M-2K9D',
          howKnown: 'similar_name',
          itemType: 'collection',
        },
      },
    });
    expect(content.disputeDetails.facts).not.toHaveProperty('enclosures');
  });

  it('leaves nothing to ask where all is known', () => {
    for (const kind of ['method_of_verification', 'overdue_notice'] as const) {
      const details = draft(kind).disputeDetails as DisputeDetails;
      expect(factFaults(details, '2026-11-21')).toEqual([]);
      expect(refusalFor(details, '2026-11-21')).toBeUndefined();
    }
  });

  it('answers nothing that is not known', () => {
    const facts = factsOf('overdue_notice', { known: {} });
    expect(Object.keys(facts)).not.toContain('arrived');
    expect(factsOf('block_declined', { known: {} })).not.toHaveProperty('blockAnswer');
    expect(factsOf('method_of_verification', { known: {} })).not.toHaveProperty('resultSays');
    expect(factsOf('identity_supplied')).not.toHaveProperty('sentMyself');
    expect(factsOf('information_supplied')).not.toHaveProperty('hasNew');
  });

  it('says of a deletion and of a refused block only what was noted, and leaves to the person how they know it', () => {
    const back = { ...known, resultsOn: '2026-11-04', seenAgainOn: '2026-11-20' };
    const deleted = factsOf('reinsertion_notice', { known: back });
    expect(deleted).toMatchObject({ deletedOn: '2026-11-04', seenAgainOn: '2026-11-20' });
    expect(deleted).not.toHaveProperty('deletedAfter');
    const changed = { ...known, resultSays: 'changed' } as const;
    expect(factsOf('method_of_verification', { known: changed })['resultSays']).toBe('changed');
    const refused = factsOf('block_declined');
    expect(refused).toMatchObject({ noticeOn: '2026-11-04' });
    expect(refused).not.toHaveProperty('blockAnswer');
    // Blocked once and back again: the day of the block is no day of a refusal.
    expect(factsOf('block_declined', { known: back })).not.toHaveProperty('noticeOn');
  });

  it.each([
    [{ freeAnnualReport: 'yes' }, {}, 'yes'],
    [{ freeAnnualReport: 'no' }, {}, 'no'],
    [{ freeAnnualReport: '' }, {}, undefined],
    [{ freeAnnualReport: '' }, { clockDays: 45, dueOn: '2026-11-21' }, 'yes'],
    [{ freeAnnualReport: 'no' }, { dueOn: '2026-11-21' }, 'not_sure'],
    [
      { freeAnnualReport: '' },
      { clockDays: 45, dueOn: '2026-11-21', informationAddedOn: '2026-10-20' },
      undefined,
    ],
    [{ freeAnnualReport: 'no' }, { dueOn: '2026-11-21', informationAddedOn: '2026-10-20' }, 'no'],
  ])('counts the longer time where it may hold: %j %j', (answers, other, expected) => {
    const details = firstLetter('bureau--not-mine');
    const facts = factsOf('overdue_notice', {
      disputeDetails: { ...details, facts: { ...details.facts, ...answers } },
      known: { ...known, ...other },
    });
    expect(facts['afterFreeReport']).toBe(expected);
  });

  it('takes one item of several, with what the letter said of the report', () => {
    const details = firstLetter('bureau--not-mine');
    const second = {
      creditorName: 'Harbor Lending',
      accountNumber: '7788',
      disputeReason: 'paid_in_full' as const,
      facts: { itemType: 'auto_loan', shownNow: 'Open', enclosures: 'payment_proof' },
    };
    const content = draft('method_of_verification', {
      disputeDetails: { ...details, moreItems: [second] },
      item: 1,
    });
    expect(content.disputeDetails).toMatchObject({
      creditorName: 'Harbor Lending',
      disputeReason: 'paid_in_full',
      facts: { itemType: 'auto_loan', shownNow: 'Open', reportNumber: '4482-1190-07' },
    });
    expect(content.disputeDetails.moreItems).toBeUndefined();
  });

  it('goes to the company with the same facts, and asks what only it is asked', () => {
    const details = firstLetter('bureau--incorrect-dates--late-month');
    const { disputeDetails, bureaus } = draft('furnisher_dispute', { disputeDetails: details });
    expect(bureaus).toEqual([]);
    expect(disputeDetails).toMatchObject({
      recipient: 'furnisher',
      recipientAddress: { name: 'Northgate Recovery', street: '', source: '' },
      facts: { lateMonth: '2026-05' },
    });
    expect(disputeDetails.followUp).toBeUndefined();
    expect(disputeDetails.facts).not.toHaveProperty('freeAnnualReport');
  });

  it('goes to a collector where the item is a collection', () => {
    const { disputeDetails } = draft('furnisher_dispute');
    expect(disputeDetails.recipient).toBe('collector');
    const asked = questionsFor(disputeDetails as DisputeDetails, disputeDetails.facts ?? {});
    expect(asked.map(({ key }) => key)).toContain('collectorRole');
  });

  it('begins the same dispute again, from a later round as from the first', () => {
    const details = firstLetter('bureau--other');
    const again = draft('new_dispute', { disputeDetails: details }).disputeDetails;
    expect(again).toMatchObject({
      disputeReason: 'other',
      customDetails: details.customDetails,
      facts: { errorKind: 'status' },
    });
    const round = draft('method_of_verification', { disputeDetails: details });
    const later = draft('new_dispute', { disputeDetails: round.disputeDetails as DisputeDetails });
    expect(later.disputeDetails).toEqual(again);
  });
});
