import { describe, expect, test } from 'vitest';
import { detailsParts } from './details-parts.ts';
import { freshWizard, moveWizard, type WizardMove, type WizardState } from './wizard-state.ts';

const after = (...moves: WizardMove[]): WizardState => moves.reduce(moveWizard, freshWizard);
const next: WizardMove = { kind: 'next' };
const previous: WizardMove = { kind: 'previous' };
const made: WizardMove = {
  kind: 'made',
  made: {
    letters: [{ letterId: 'id', pdfUrl: '/pdf', reference: 'CF-1', ready: true }],
    recipient: 'bureau',
    purpose: 'not_mine',
    signedOnPaper: false,
  },
};

describe('the five steps', () => {
  test('Previous stops at the first', () => {
    expect(after(previous).step).toBe(1);
    expect(after(next, next, previous).step).toBe(2);
  });

  test('Previous leads from the letter to the last of its questions', () => {
    const disputed: WizardMove = {
      kind: 'change',
      change: { kind: 'reason', item: 1, reason: 'incorrect_amount' },
    };
    const state = after(disputed, next, next, previous);
    expect(state.part).toBe(detailsParts(state.form).length - 1);
    expect(state.part).toBeGreaterThan(4);
  });

  test('signing leads to delivery and empties the form', () => {
    const typed: WizardMove = {
      kind: 'change',
      change: { kind: 'personal', field: 'firstName', value: 'Maria' },
    };
    const state = after(typed, next, next, made);
    expect(state.step).toBe(4);
    expect(state.form).toEqual(freshWizard.form);
  });

  test('what is signed can neither be walked back to nor changed', () => {
    const state = after(made);
    expect(moveWizard(state, { kind: 'go', step: 2 })).toBe(state);
    expect(moveWizard(state, previous).step).toBe(4);
    const typed = { kind: 'personal', field: 'firstName', value: 'Eve' } as const;
    expect(moveWizard(state, { kind: 'change', change: typed })).toBe(state);
  });

  test('a new letter begins with what is known of the person, and with nothing that is not', () => {
    const person = { firstName: 'Maria', phone: '' };
    const begun = after({ kind: 'reset', person });
    expect(begun.form.personalInfo).toMatchObject({ firstName: 'Maria', lastName: '', phone: '' });
    expect(begun.fromProfile).toBe(true);
    expect(after({ kind: 'reset', person: { phone: '' } })).toEqual(freshWizard);
  });

  test('a draft that is opened again is never filled in', () => {
    const begun = after({ kind: 'reset', person: { firstName: 'Maria' } });
    const opened = moveWizard(begun, { kind: 'resume', form: freshWizard.form, step: 1, part: 0 });
    expect(opened).toEqual(freshWizard);
  });

  test('delivery can not be reached without a signed letter', () => {
    expect(after({ kind: 'go', step: 4 }).step).toBe(1);
  });

  test('another letter starts with everything empty', () => {
    expect(after(next, made, { kind: 'reset' })).toEqual(freshWizard);
  });
});
