import { describe, expect, it } from 'vitest';
import { changeForm, emptyForm } from '../letter-form.ts';
import { fromDraftContent, toDraftContent } from '../letter-request.ts';
import { detailsParts } from '../wizard/details-parts.ts';
import { composeLive } from '../wizard/live-letter.ts';
import { firstSituations, furtherSituations, situationNames, situationOf } from './situations.ts';
import { answerStart, startLetter, startQuestions } from './start-letter.ts';

const setting = { date: '2026-11-23', reference: 'CF-0000-0000', legalMode: 'self_help' } as const;

describe('what is asked before sign-in', () => {
  it('offers every situation once', () => {
    expect([...firstSituations, ...furtherSituations].toSorted()).toEqual(
      situationNames.toSorted(),
    );
  });

  it.each(situationNames)('%s asks what it names, and nothing with one possible answer', (name) => {
    let letter = startLetter(name);
    const keys = startQuestions(letter).map(({ key }) => key);
    // What another answer opens is asked once that is given.
    for (const key of situationOf(name).asks) {
      const question = startQuestions(letter).find((one) => one.key === key);
      expect(question, `${name} asks ${key}`).toBeDefined();
      expect(question?.options?.length).toBeGreaterThan(1);
      letter = answerStart(letter, { key, value: question?.options?.[0]?.value ?? '' });
    }
    expect(keys.length).toBeLessThanOrEqual(2);
    expect(composeLive(letter.form, setting).written, 'the letter is written').toBe(true);
    expect(letter.form.personalInfo).toEqual(emptyForm.personalInfo);
  });

  it.each(situationNames)('%s leaves one view for the rest, an address, and the papers', (name) => {
    const parts = detailsParts(startLetter(name).form).map(({ view }) => view);
    expect(parts.slice(0, 2)).toEqual(['about', 'rest']);
    expect(parts.length).toBeLessThanOrEqual(4);
    const whole = changeForm(startLetter(name).form, { kind: 'whole' });
    expect(detailsParts(whole).map(({ view }) => view)).not.toContain('rest');
  });

  it('keeps what is left to ask on one view after a reload', () => {
    const { form } = startLetter('not-mine');
    const { form: kept } = fromDraftContent(toDraftContent(form, 2, 'America/New_York'));
    expect(detailsParts(kept)).toEqual(detailsParts(form));
  });

  it('makes it the letter of identity theft once somebody used the identity, and keeps the item', () => {
    const opened = answerStart(startLetter('never-opened'), {
      key: 'itemType',
      value: 'credit_card',
    });
    const stolen = answerStart(opened, { key: 'identityUsed', value: 'yes' });
    expect(stolen.about).toBe('identity-theft');
    expect(stolen.form.template).toBe('identity-theft');
    expect(stolen.form.disputeDetails.facts['itemType']).toBe('credit_card');
  });

  it('asks a late payment for one month or several, and for no other date', () => {
    const whichDate = startQuestions(startLetter('late-payment')).find(
      ({ key }) => key === 'whichDate',
    );
    expect(whichDate?.options?.map(({ value }) => value)).toEqual(['late_month', 'late_months']);
  });
});
