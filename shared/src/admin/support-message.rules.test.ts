import { describe, expect, it } from 'vitest';
import { answerDueAt, emptyFieldsIn, fillReply, unknownFieldsIn } from './support-message.rules.ts';

describe('when an answer is due', () => {
  // In New York: UTC-5 in winter, UTC-4 in summer.
  it.each([
    ['the same hour of the next day', '2026-11-23T15:00:00Z', '2026-11-24T15:00:00Z'],
    ['over a weekend', '2026-11-20T20:00:00Z', '2026-11-23T20:00:00Z'],
    ['written on a Saturday', '2026-11-21T15:00:00Z', '2026-11-24T05:00:00Z'],
    ['written late on a Sunday', '2026-11-23T04:59:00Z', '2026-11-24T05:00:00Z'],
    [
      'on a holiday, which the promise does not except',
      '2026-11-26T15:00:00Z',
      '2026-11-27T15:00:00Z',
    ],
    ['over the change of clocks', '2026-10-30T15:00:00Z', '2026-11-02T16:00:00Z'],
  ])('%s', (_, sentAt, due) => {
    expect(answerDueAt(new Date(sentAt)).toISOString()).toBe(new Date(due).toISOString());
  });
});

describe('a saved answer', () => {
  const facts = {
    name: 'Ada {subject} Okafor',
    'first name': 'Ada',
    subject: 'Billing',
    day: 'May 1',
  };

  it('is filled in once, and what is filled in is not read again', () => {
    expect(fillReply('Hello {name}, about {subject}. {other}', facts)).toBe(
      'Hello Ada {subject} Okafor, about Billing. {other}',
    );
  });

  it('names the fields that nobody can fill in, and those that nobody has', () => {
    const text = 'Hello {first name}, {toString} of {day} {}';
    expect(unknownFieldsIn(text)).toEqual(['toString']);
    expect(emptyFieldsIn(text)).toEqual(['first name', 'day']);
  });
});
