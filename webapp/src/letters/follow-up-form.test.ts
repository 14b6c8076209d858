import {
  disputeLetterRequestSchema,
  draftContentSchema,
  followUpDraft,
  type DraftContent,
  type FollowUpDraftInput,
} from '@creditfix/shared/letters';
import { describe, expect, test } from 'vitest';
import { detailsParts } from './wizard/details-parts.ts';
import { changeForm, type LetterForm } from './letter-form.ts';
import {
  fromDraftContent,
  toDisputeDetails,
  toDraftContent,
  toGenerateBody,
} from './letter-request.ts';
import { furthestStep, refusalOf } from './wizard/step-faults.ts';

const letterId = '7f6a979a-739d-4d70-b2b9-8214b417fc48';
const earlier: FollowUpDraftInput['earlier'] = {
  personalInfo: {
    firstName: 'Maria',
    lastName: 'Alvarez',
    address: '1842 Juniper Lane',
    city: 'Columbus',
    state: 'OH',
    zipCode: '43215',
  },
  disputeDetails: {
    creditorName: 'Midland Credit',
    accountNumber: '****4471',
    disputeReason: 'other',
    customDetails: 'The account was closed in May, and the report still lists it as open.',
    facts: { itemType: 'auto_loan', errorKind: 'status', enclosures: 'photo_id', story: 'Hello.' },
  },
  item: 0,
  bureau: 'equifax',
  reference: 'CF-7Q4M-2K9D',
  date: '2026-10-02',
};

function overdue(change: Partial<FollowUpDraftInput['earlier']> = {}): DraftContent {
  return followUpDraft({
    earlier: { ...earlier, ...change },
    kind: 'overdue_notice',
    letterId,
    known: { deliveredOn: '2026-10-07', clockDays: 30, trackingNumber: '9407' },
  });
}
const opened = (content: DraftContent): LetterForm =>
  fromDraftContent(draftContentSchema.parse(JSON.parse(JSON.stringify(content)))).form;

describe('a letter of a later round', () => {
  test('is named on its first view, and chooses neither reason nor recipient again', () => {
    const parts = detailsParts(opened(overdue()));
    expect(parts.map(({ view }) => view)).toEqual(['about', 'account', 'questions']);
    expect(parts.map(({ title }) => title)).toEqual([
      'Overdue notice',
      'The account',
      'Your earlier letter',
    ]);
    const open = detailsParts(opened(overdue({ bureau: undefined })));
    expect(open.map(({ view }) => view)).toContain('recipient');
  });

  test('keeps the dispute behind it through saving and opening', () => {
    const form = opened(overdue());
    const saved = toDraftContent(form, 2, 'America/Chicago');
    expect(opened(saved)).toEqual(form);
    expect(saved.disputeDetails).toMatchObject({
      followUp: { kind: 'overdue_notice', letterId },
      disputeReason: 'other',
      customDetails: earlier.disputeDetails.customDetails,
      facts: { itemType: 'auto_loan', errorKind: 'status', deliveredOn: '2026-10-07' },
    });
    expect(saved.disputeDetails.facts).not.toHaveProperty('story');
  });

  test('stops here where the server of a credit repair organization would refuse it', () => {
    const direct = changeForm(opened(overdue()), { kind: 'recipient', recipient: 'furnisher' });
    const today = '2026-11-21';
    expect(refusalOf(direct, { today, legalMode: 'self_help' })).toBeUndefined();
    expect(refusalOf(direct, { today, legalMode: 'cro' })?.code).toBe('recipient.no_such_letter');
  });

  test('is sent as the server takes it', () => {
    const form = changeForm(opened(overdue()), {
      kind: 'fact',
      key: 'afterFreeReport',
      value: 'no',
    });
    expect(furthestStep(form, { today: '2026-11-21', legalMode: 'self_help' })).toBe(3);
    expect(furthestStep(form, { today: '2026-11-06', legalMode: 'self_help' })).toBe(2);
    const body = toGenerateBody(form, {
      inEnvelope: [],
      signature: { typedName: 'Maria Alvarez' },
      keepSignature: false,
      recaptchaToken: 'x',
      draftId: letterId,
      documentSha256: 'a'.repeat(64),
      timeZone: 'America/Chicago',
    });
    const { disputeDetails } = disputeLetterRequestSchema.parse(body);
    expect(disputeDetails.followUp).toEqual({ kind: 'overdue_notice', letterId });
  });

  test('becomes an ordinary dispute where the person chooses one', () => {
    const form = opened(overdue());
    const ordinary = changeForm(form, { kind: 'reason', reason: 'other' });
    expect(toDisputeDetails(ordinary)).not.toHaveProperty('followUp');
    expect(detailsParts(ordinary).map(({ view }) => view)).toContain('recipient');
    expect(changeForm(form, { kind: 'template', template: 'charge-off' }).followUp).toBeUndefined();
  });
});
