import { disputeLetterRequestSchema, draftContentSchema } from '@creditfix/shared/letters';
import { describe, expect, test } from 'vitest';
import {
  changeForm,
  emptyForm,
  type AddressField,
  type FormChange,
  type LetterForm,
} from './letter-form.ts';
import { fromDraftContent, isBlank, toDraftContent, toGenerateBody } from './letter-request.ts';
import { sameContent } from './wizard/draft-keeper.ts';

const fill = (...changes: FormChange[]) => changes.reduce(changeForm, emptyForm);

const filled: LetterForm = fill(
  { kind: 'personal', field: 'firstName', value: 'Maria' },
  { kind: 'personal', field: 'lastName', value: 'Alvarez' },
  { kind: 'personal', field: 'address', value: '1842 Juniper Lane' },
  { kind: 'personal', field: 'city', value: 'Columbus' },
  { kind: 'personal', field: 'state', value: 'OH' },
  { kind: 'personal', field: 'zipCode', value: '43215' },
  { kind: 'detail', field: 'creditorName', value: 'Midland Credit' },
  { kind: 'detail', field: 'accountNumber', value: '****4471' },
  { kind: 'reason', reason: 'not_mine' },
  { kind: 'bureaus', bureaus: ['equifax'] },
);

const signing = {
  inEnvelope: ['statement'] as const,
  signature: { typedName: 'Maria Alvarez' },
  keepSignature: false,
  recaptchaToken: 'solved',
  draftId: '7f6a979a-739d-4d70-b2b9-8214b417fc48',
  documentSha256: 'a'.repeat(64),
  timeZone: 'America/Chicago',
};

describe('the form', () => {
  test('is blank until something is typed, and spaces are nothing', () => {
    expect(isBlank(emptyForm)).toBe(true);
    expect(isBlank(fill({ kind: 'personal', field: 'city', value: '  ' }))).toBe(true);
    expect(isBlank(fill({ kind: 'bureaus', bureaus: ['equifax'] }))).toBe(false);
  });

  test('holds one wording per paragraph: the last', () => {
    const edit = (text: string): FormChange => ({
      kind: 'edit',
      edit: { blockId: 'law', replaced: 'old', text },
    });
    const form = fill(edit('one'), edit('two'));
    expect(form.edits).toEqual([{ blockId: 'law', replaced: 'old', text: 'two' }]);
    expect(changeForm(form, { kind: 'undo_edit', blockId: 'law' }).edits).toEqual([]);
  });
});

test('an inquiry travels without an account number, and its draft comes back without one', () => {
  const inquiry = [
    { kind: 'detail', field: 'accountNumber', value: '' },
    { kind: 'fact', key: 'itemType', value: 'hard_inquiry' },
  ] as const satisfies FormChange[];
  const form = inquiry.reduce<LetterForm>(changeForm, filled);
  const body = toGenerateBody(form, signing);
  expect(body?.disputeDetails.accountNumber).toBe('none');
  expect(disputeLetterRequestSchema.safeParse(body).error).toBeUndefined();
  const draft = draftContentSchema.parse(toDraftContent(form, 2, 'America/Chicago'));
  expect(fromDraftContent(draft).form.disputeDetails.accountNumber).toBe('');
});

describe('the request', () => {
  test('is one that the server takes, with empty optional fields left out', () => {
    const body = toGenerateBody(filled, signing);
    expect(disputeLetterRequestSchema.safeParse(body).error).toBeUndefined();
    expect(body?.personalInfo).not.toHaveProperty('phone');
    expect(body).toMatchObject({ deliveryMethod: 'download', bureauType: 'equifax' });
  });

  test('leaves out answers to questions that are not asked anymore', () => {
    const switched = [
      { kind: 'fact', key: 'itemType', value: 'hard_inquiry' },
      { kind: 'fact', key: 'howKnown', value: 'never_had' },
    ] as const satisfies readonly FormChange[];
    const form = switched.reduce(changeForm, filled);
    expect(toGenerateBody(form, signing)?.disputeDetails.facts).toEqual({
      itemType: 'hard_inquiry',
    });
    expect(form.disputeDetails.facts['howKnown']).toBe('never_had');
  });

  test('names every bureau that gets a letter', () => {
    const both = changeForm(filled, { kind: 'bureaus', bureaus: ['equifax', 'experian'] });
    const body = toGenerateBody(both, signing);
    expect(disputeLetterRequestSchema.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ bureaus: ['equifax', 'experian'] });
  });

  test('to a company has its address and no bureau', () => {
    const address = (field: AddressField, value: string): FormChange => ({
      kind: 'recipient_address',
      field,
      value,
    });
    const form = [
      { kind: 'template', template: 'debt-validation' } as const,
      address('source', 'company'),
      address('street', '350 Camino'),
      address('city', 'San Diego'),
      address('state', 'CA'),
      address('zipCode', '92108'),
    ].reduce(changeForm, filled);
    const body = toGenerateBody(form, signing);
    expect(disputeLetterRequestSchema.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      bureaus: [],
      disputeDetails: {
        recipient: 'collector',
        template: 'debt-validation',
        recipientAddress: { name: 'Midland Credit', source: 'company' },
      },
    });
  });

  test('to another agency has no bureau, and an address only where we print none', () => {
    const known = changeForm(filled, { kind: 'agency', agency: 'chex_systems' });
    const body = toGenerateBody(known, signing);
    expect(disputeLetterRequestSchema.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ bureauType: '', bureaus: [] });
    expect(body?.disputeDetails).toMatchObject({ recipient: 'bureau', agency: 'chex_systems' });
    expect(body?.disputeDetails).not.toHaveProperty('recipientAddress');

    const address = { source: 'report', name: 'Innovis', street: 'P.O. Box 1180' };
    const place = { city: 'Sioux Falls', state: 'SD', zipCode: '57101' };
    const typed = Object.entries({ ...address, ...place })
      .map(([field, value]) => ({ kind: 'recipient_address', field, value }) as FormChange)
      .reduce(changeForm, changeForm(filled, { kind: 'agency', agency: 'innovis' }));
    const withAddress = toGenerateBody(typed, signing);
    expect(disputeLetterRequestSchema.safeParse(withAddress).error).toBeUndefined();
    expect(withAddress?.disputeDetails).toMatchObject({ recipientAddress: address });
    expect(fromDraftContent(toDraftContent(typed, 2, 'America/New_York')).form).toEqual(typed);
    const back = changeForm(typed, { kind: 'bureaus', bureaus: ['experian'] });
    expect(toGenerateBody(back, signing)?.disputeDetails).not.toHaveProperty('agency');
  });

  test('to see the file goes to the address of the report once the person says so, of one bureau', () => {
    const address = { source: 'report', name: 'Equifax', street: 'P.O. Box 7', street2: '' };
    const place = { city: 'Atlanta', state: 'GA', zipCode: '30348' };
    const asked = [
      { kind: 'reason', reason: '' } as const,
      { kind: 'template', template: '609-letter-myth' } as const,
    ].reduce(changeForm, filled);
    const typed = Object.entries({ ...address, ...place })
      .map(([field, value]) => ({ kind: 'recipient_address', field, value }) as FormChange)
      .reduce(changeForm, changeForm(asked, { kind: 'typed_address', typed: true }));
    const own = toGenerateBody(typed, signing)?.disputeDetails;
    expect(own).toMatchObject({ typedAddress: true, recipientAddress: { ...address, ...place } });
    expect(fromDraftContent(toDraftContent(typed, 2, 'America/New_York')).form).toEqual(typed);

    for (const change of [
      { kind: 'typed_address', typed: false },
      { kind: 'bureaus', bureaus: ['equifax', 'experian'] },
    ] as const) {
      const details = toGenerateBody(changeForm(typed, change), signing)?.disputeDetails;
      expect(details).not.toHaveProperty('typedAddress');
      expect(details).not.toHaveProperty('recipientAddress');
    }
  });

  test('carries further items, and a special letter none', () => {
    const two = [
      { kind: 'add_item' },
      { kind: 'detail', item: 2, field: 'creditorName', value: 'Harbor Bank' },
      { kind: 'detail', item: 2, field: 'accountNumber', value: '88' },
      { kind: 'reason', item: 2, reason: 'duplicate' },
    ] as const satisfies readonly FormChange[];
    const form = two.reduce(changeForm, filled);
    const body = toGenerateBody(form, signing);
    expect(disputeLetterRequestSchema.safeParse(body).error).toBeUndefined();
    expect(body?.disputeDetails.moreItems).toMatchObject([{ creditorName: 'Harbor Bank' }]);
    const special = changeForm(form, { kind: 'template', template: 'goodwill-adjustment' });
    expect(toGenerateBody(special, signing)?.disputeDetails).not.toHaveProperty('moreItems');
  });

  test("leaves out details of one's own once another reason is chosen", () => {
    const told = [
      { kind: 'detail', field: 'customDetails', value: 'It says open. I closed it.' },
      { kind: 'reason', reason: 'duplicate' },
    ] as const satisfies readonly FormChange[];
    const form = told.reduce(changeForm, filled);
    expect(toGenerateBody(form, signing)?.disputeDetails.customDetails).toBe('');
  });

  test('does not exist while no reason is chosen', () => {
    expect(toGenerateBody(emptyForm, signing)).toBeUndefined();
  });
});

describe('the draft', () => {
  test('comes back as the form it was', () => {
    const content = toDraftContent(filled, 2, 'America/Chicago');
    const kept = draftContentSchema.parse(JSON.parse(JSON.stringify(content)));
    expect(fromDraftContent(kept)).toEqual({ form: filled, step: 2 });
  });

  test('an empty draft from the server is an empty form at step 1', () => {
    expect(fromDraftContent(draftContentSchema.parse({}))).toEqual({ form: emptyForm, step: 1 });
  });

  test('is the same with spaces around a text or an empty field left out', () => {
    const content = toDraftContent(filled, 2, 'America/Chicago');
    const { phone: _, ...rest } = content.personalInfo;
    const tidied = { ...content, personalInfo: { ...rest, firstName: ' Maria ' } };
    expect(sameContent(content, tidied)).toBe(true);
    expect(sameContent(content, { ...content, step: 1 })).toBe(false);
  });

  test('keeps recipient, address, further items, several bureaus, copies and wording', () => {
    const company = fill(
      { kind: 'template', template: 'charge-off' },
      { kind: 'recipient', recipient: 'furnisher' },
      { kind: 'detail', field: 'creditorName', value: 'Harbor Bank' },
      { kind: 'reason', reason: 'incorrect_amount' },
      { kind: 'recipient_address', field: 'source', value: 'report' },
      { kind: 'recipient_address', field: 'street', value: 'P.O. Box 12' },
      { kind: 'add_item' },
      { kind: 'detail', item: 2, field: 'creditorName', value: 'Harbor Cards' },
      { kind: 'documents', documents: ['7f6a979a-739d-4d70-b2b9-8214b417fc48'] },
      { kind: 'wording', wording: 'polished' },
    );
    expect(reopened(company)).toEqual(company);
    const bureaus = fill({ kind: 'bureaus', bureaus: ['equifax', 'transunion'] });
    expect(reopened(bureaus)).toEqual(bureaus);
  });

  test('of a special letter keeps no reason that nobody chose', () => {
    const goodwill = fill(
      { kind: 'template', template: 'goodwill-adjustment' },
      { kind: 'detail', field: 'creditorName', value: 'Harbor Bank' },
    );
    expect(toDraftContent(goodwill, 2, 'America/Chicago').disputeDetails.disputeReason).toBe(
      'other',
    );
    expect(reopened(goodwill)).toEqual(goodwill);
  });

  test('from before there were several bureaus opens with the one it had', () => {
    const old = draftContentSchema.parse({ bureauType: 'experian', step: 2 });
    expect(fromDraftContent(old).form).toEqual({ ...emptyForm, bureaus: ['experian'] });
  });
});

function reopened(form: LetterForm): LetterForm {
  const content = toDraftContent(form, 2, 'America/Chicago');
  return fromDraftContent(draftContentSchema.parse(JSON.parse(JSON.stringify(content)))).form;
}

test('a draft keeps what it was begun with until a reason says which of it is asked', () => {
  const recipientAddress = {
    name: 'Midland Credit',
    street: 'PO Box 1000',
    city: 'Sampleton',
    state: 'OH',
    zipCode: '44000',
    source: 'report' as const,
  };
  const begun = fromDraftContent(
    draftContentSchema.parse({
      disputeDetails: {
        creditorName: 'Midland Credit',
        facts: { itemType: 'collection', reportDate: '2026-03-14', amountShown: '512.00' },
        recipientAddress,
      },
      step: 1,
    }),
  ).form;
  const kept = toDraftContent(begun, 1, 'America/Chicago').disputeDetails;
  expect(kept).toMatchObject({ recipientAddress, facts: begun.disputeDetails.facts });
  const chosen = changeForm(begun, { kind: 'reason', reason: 'not_mine' });
  expect(toDraftContent(chosen, 2, 'America/Chicago').disputeDetails.facts).toEqual({
    itemType: 'collection',
    reportDate: '2026-03-14',
  });
});
