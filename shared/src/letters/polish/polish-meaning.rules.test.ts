import { describe, expect, it } from 'vitest';
import type { LetterInput } from '../contract/letter-document.ts';
import { everyWord } from './every-word.fixture.ts';
import { hideIdentifiers } from './polish-hide.rules.ts';
import { honestRewrites } from './polish-honest.fixture.ts';
import { judgePolish } from './polish-judge.rules.ts';
import { orderFault } from './polish-meaning.rules.ts';
import { otherStories } from './polish-other-story.fixture.ts';

function isTaken(plain: string, polished: string): boolean {
  const input: LetterInput = {
    personalInfo: {
      firstName: 'Ada',
      lastName: 'Moss',
      address: '17 Elm Street',
      city: 'Dayton',
      state: 'OH',
      zipCode: '45402',
    },
    disputeDetails: {
      creditorName: 'Midland Credit',
      accountNumber: '55820914',
      disputeReason: 'other',
      customDetails: plain,
    },
    bureau: 'equifax',
    date: '2026-11-21',
    reference: 'CF-0000-0000',
  };
  const key = 'customDetails';
  const { words, tokens } = hideIdentifiers([{ key, text: plain }], input, everyWord);
  const marked = [...tokens]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .reduce((text, [mark, value]) => text.replaceAll(value, mark), polished);
  const hidden = words[0]?.text ?? '';
  return judgePolish({ plain, hidden, polished: marked, tokens, input, key }).accepted;
}

describe('the same words telling another story', () => {
  it.each(otherStories)('"%s" does not become "%s"', (plain, polished) => {
    expect(isTaken(plain, polished)).toBe(false);
  });
});

describe('a careful copy-editor', () => {
  it('is taken in nearly all cases, or the feature would be useless', () => {
    const refused = honestRewrites.filter(([plain, polished]) => !isTaken(plain, polished));
    expect(refused.length / honestRewrites.length).toBeLessThan(0.15);
  });
});

describe('orderFault', () => {
  it.each([
    ['my wife paid and i knew', 'My wife paid, and I knew.', undefined],
    ['the bank told me', 'I told the bank.', 'meaning.who_did'],
    ['My wife paid and my son left.', 'My son paid and my wife left.', 'meaning.order'],
    ['I paid before it was due.', 'I paid after it was due.', 'meaning.relation'],
    ['They sent it and I sent it back.', 'I sent it and they sent it back.', 'meaning.who_did'],
    ['[[A1]] sold it to [[A1]] then.', '[[A1]] sold it then to [[A1]].', undefined],
    ['they recieved it', 'They received it.', undefined],
  ])('"%s", "%s": %s', (hidden, polished, fault) => {
    expect(orderFault(hidden, polished)).toBe(fault);
  });
});
