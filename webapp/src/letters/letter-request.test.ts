import { disputeLetterRequestSchema, draftContentSchema } from '@creditfix/shared/letters';
import { describe, expect, test } from 'vitest';
import { changeForm, emptyForm, isBlank, type FormChange, type LetterForm } from './letter-form.ts';
import { fromDraftContent, toDraftContent, toGenerateBody } from './letter-request.ts';
import { sameContent } from './saved-draft.ts';

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
  { kind: 'bureau', bureau: 'equifax' },
);

const signing = {
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
    expect(isBlank(fill({ kind: 'bureau', bureau: 'equifax' }))).toBe(false);
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

describe('the request', () => {
  test('is one that the server takes, with empty optional fields left out', () => {
    const body = toGenerateBody(filled, signing);
    expect(disputeLetterRequestSchema.safeParse(body).error).toBeUndefined();
    expect(body?.personalInfo).not.toHaveProperty('phone');
    expect(body).toMatchObject({ deliveryMethod: 'download', bureauType: 'equifax' });
  });

  test('leaves out answers to questions that are not asked any more', () => {
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
});
