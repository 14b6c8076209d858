import { letterTemplates } from '@creditfix/shared/letters';
import { describe, expect, test } from 'vitest';
import { changeForm, emptyForm, type FormChange, type LetterForm } from './letter-form.ts';
import { isBlank } from './letter-request.ts';
import { recipientChoices } from './letter-template.ts';

const change = (form: LetterForm, ...changes: FormChange[]) => changes.reduce(changeForm, form);
const fill = (...changes: FormChange[]) => change(emptyForm, ...changes);

describe('a template', () => {
  test.each(Object.values(letterTemplates))(
    '$slug starts a letter, and keeps nothing yet',
    (template) => {
      const form = fill({ kind: 'template', template: template.slug });
      expect(template.recipients).toContain(form.recipient);
      expect(form.disputeDetails.facts).toEqual(template.preset.facts);
      expect(isBlank(form)).toBe(true);
    },
  );

  test('claims no reason in the place of the person where it has several', () => {
    const form = fill({ kind: 'template', template: 'collections' });
    expect(form.disputeDetails.disputeReason).toBe('');
    const theft = fill({ kind: 'template', template: 'identity-theft' });
    expect(theft.disputeDetails.disputeReason).toBe('identity_theft');
  });

  test('takes nothing away that is already typed', () => {
    const typed = fill(
      { kind: 'detail', field: 'creditorName', value: 'Midland Credit' },
      { kind: 'reason', reason: 'paid_in_full' },
      { kind: 'bureaus', bureaus: ['equifax'] },
    );
    const goodwill = change(typed, { kind: 'template', template: 'goodwill-adjustment' });
    expect(goodwill.recipient).toBe('furnisher');
    const back = change(goodwill, { kind: 'template', template: '' });
    expect(back).toMatchObject({
      recipient: 'bureau',
      bureaus: ['equifax'],
      disputeDetails: { creditorName: 'Midland Credit', disputeReason: 'paid_in_full' },
    });
  });
});

describe('the recipient', () => {
  test('is limited to whom such a letter goes', () => {
    expect(recipientChoices(fill({ kind: 'template', template: 'goodwill-adjustment' }))).toEqual([
      'furnisher',
    ]);
    expect(recipientChoices(fill({ kind: 'template', template: 'collections' }))).toEqual([
      'bureau',
      'collector',
    ]);
  });

  test('is the company that checked for an inquiry, and never for an account', () => {
    const kind = (itemType: string) =>
      recipientChoices(
        fill(
          { kind: 'reason', reason: 'not_mine' },
          { kind: 'fact', key: 'itemType', value: itemType },
        ),
      );
    expect(kind('hard_inquiry')).toEqual(['bureau', 'inquirer']);
    expect(kind('credit_card')).toEqual(['bureau', 'furnisher', 'collector']);
  });

  test('that is chosen stays in sight where the reason no longer fits it', () => {
    const form = fill(
      { kind: 'recipient', recipient: 'inquirer' },
      { kind: 'reason', reason: 'duplicate' },
    );
    expect(recipientChoices(form)).toContain('inquirer');
  });

  test('has the name of the company on the report until another is given', () => {
    const company = fill(
      { kind: 'recipient', recipient: 'collector' },
      { kind: 'detail', field: 'creditorName', value: 'Midland' },
    );
    expect(company.recipientAddress.name).toBe('Midland');
    const own = change(
      company,
      { kind: 'recipient_address', field: 'name', value: 'Midland Credit Management' },
      { kind: 'detail', field: 'creditorName', value: 'Midland Credit' },
    );
    expect(own.recipientAddress.name).toBe('Midland Credit Management');
  });

  test('is an agency by its own name, which no other recipient takes over', () => {
    const innovis = fill(
      { kind: 'recipient_address', field: 'name', value: 'Midland' },
      { kind: 'agency', agency: 'innovis' },
      { kind: 'detail', field: 'creditorName', value: 'First Bank' },
    );
    expect(innovis.recipientAddress.name).toBe('Innovis');
    const another = change(innovis, { kind: 'agency', agency: 'another' });
    expect(another.recipientAddress.name).toBe('');
    const company = change(innovis, { kind: 'recipient', recipient: 'furnisher' });
    expect(company.recipientAddress.name).toBe('First Bank');
  });
});

describe('further items', () => {
  const two = fill(
    { kind: 'detail', field: 'creditorName', value: 'First' },
    { kind: 'add_item' },
    { kind: 'detail', item: 2, field: 'creditorName', value: 'Second' },
    { kind: 'reason', item: 2, reason: 'duplicate' },
    { kind: 'fact', item: 2, key: 'itemType', value: 'collection' },
  );

  test('hold their own answers', () => {
    expect(two.disputeDetails).toMatchObject({ creditorName: 'First', facts: {} });
    expect(two.moreItems).toMatchObject([
      { creditorName: 'Second', disputeReason: 'duplicate', facts: { itemType: 'collection' } },
    ]);
  });

  test('come back to their place when taken out by mistake', () => {
    const three = change(
      two,
      { kind: 'add_item' },
      { kind: 'detail', item: 3, field: 'creditorName', value: 'Third' },
    );
    const [second] = three.moreItems;
    if (!second) throw new Error('there are three items');
    const without = change(three, { kind: 'remove_item', item: 2 });
    expect(without.moreItems.map(({ creditorName }) => creditorName)).toEqual(['Third']);
    expect(change(without, { kind: 'restore_item', item: 2, answers: second })).toEqual(three);
  });
});
