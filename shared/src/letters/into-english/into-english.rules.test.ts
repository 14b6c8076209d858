import { describe, expect, it } from 'vitest';
import type { LetterInput } from '../contract/letter-document.ts';
import { everyWord } from '../polish/every-word.fixture.ts';
import {
  foreignTexts,
  textsToTranslate,
  translatedTexts,
  differingFacts,
  factInEnglish,
} from './into-english.rules.ts';

const STORY =
  'Yo nunca abrí esta cuenta con Midland. El 3 de marzo de 2024 pagué doscientos cincuenta dólares a mi banco.';

function inputWith(story: string, edits: LetterInput['edits'] = []): LetterInput {
  return {
    personalInfo: {
      firstName: 'Ada',
      lastName: 'Moss',
      address: '17 Elm Street',
      city: 'Dayton',
      state: 'OH',
      zipCode: '45402',
      phone: '',
      email: '',
    },
    disputeDetails: {
      creditorName: 'Midland Credit Management',
      accountNumber: '55820914',
      disputeReason: 'not_mine',
      facts: { itemType: 'collection', howKnown: 'never_had', story },
    },
    bureau: 'equifax',
    date: '2026-11-21',
    reference: 'CF-0000-0000',
    edits,
  };
}

/** A model that says this of the only text. */
function said(text: string, story = STORY) {
  const input = inputWith(story);
  const sent = textsToTranslate(input, everyWord);
  return translatedTexts({ texts: [{ key: 'story', text }] }, sent, input);
}

describe('words in another language', () => {
  it('sends them without names and facts, and puts these back as English says them', () => {
    const sent = textsToTranslate(inputWith(STORY), everyWord);
    expect(sent.texts).toEqual([
      {
        key: 'story',
        text: 'yo nunca abrí esta cuenta con [[A1]]. el [[A2]] de [[A3]] de [[A4]] pagué [[A5]] dólares a mi banco.',
      },
    ]);
    expect(
      said(
        'I never opened this account with [[A1]]. On [[A3]] [[A2]], [[A4]], I paid my bank [[A5]] dollars.',
      ),
    ).toEqual([
      {
        key: 'story',
        original: STORY,
        english:
          'I never opened this account with Midland. On March 3, 2024, I paid my bank 250 dollars.',
        names: ['Midland'],
      },
    ]);
  });

  it.each([
    ['is still in Spanish', 'Nunca abrí esta cuenta con [[A1]].'],
    ['has a mark that nobody sent', 'I never opened this account with [[A9]].'],
    ['has a broken mark', 'I never opened this account with [[A1].'],
    ['has no end', 'I never opened this account. '.repeat(40)],
    ['says nothing', '  '],
  ])('shows nothing of a translation that %s', (_, text) => {
    expect(said(text)).toEqual([]);
  });

  it('finds answers and reworded paragraphs, those all in capitals too, and no English ones', () => {
    const edit = {
      blockId: 'item-1-why',
      replaced: 'It is not mine.',
      text: 'Nunca fue mi cuenta.',
    };
    const keys = (story: string, edits: LetterInput['edits'] = []) =>
      foreignTexts(inputWith(story, edits)).map(({ key }) => key);
    expect(keys(STORY, [edit])).toEqual(['story', 'edit.item-1-why']);
    expect(keys('NUNCA ABRI ESA CUENTA Y NO LA CONOZCO.')).toEqual(['story']);
    expect(keys('I never opened this account in San José.')).toEqual([]);
  });

  it('sends nothing in a language whose names it could not tell from words', () => {
    const empty = { texts: [] };
    expect(
      textsToTranslate(inputWith('我从来没有开过这个账户。'), { isWord: () => false }),
    ).toMatchObject(empty);
  });
});

describe('facts in both', () => {
  it.each([
    ['marzo', 'March'],
    ['doscientos cincuenta', '250'],
    ['mil doscientos treinta y dos', '1232'],
    ['lunes', 'Monday'],
    ['Rosa', 'Rosa'],
    ['$1,200.50', '$1,200.50'],
  ])('says %s as %s', (spanish, english) => {
    expect(factInEnglish(spanish)).toBe(english);
  });

  it.each([
    ['El 3 de marzo pagué $1.200,50 dos veces.', 'On March 3 I paid $1,200.50 twice.', [], []],
    ['Pagué mil doscientos dólares.', 'I paid twelve hundred dollars.', [], []],
    ['Pagué $250.', 'I paid $520.', ['250'], ['520']],
    ['La cuenta 0041 no es mía.', 'Account 41 is not mine.', ['0041'], ['41']],
    ['La cerré en mayo de 2023.', 'I closed it in June 2023.', ['mayo'], ['June']],
    ['No es mía.', 'It may not be mine.', [], []],
    ['No es mía.', 'It is not mine since March.', [], ['March']],
  ])('compares “%s” with “%s”', (original, english, missing, added) => {
    expect(differingFacts(original, english)).toEqual({ missing, added });
  });

  it('names a name that was left out', () => {
    expect(differingFacts('Rosa Díaz lo vio.', 'Someone saw it.', ['Rosa Díaz']).missing).toEqual([
      'Rosa Díaz',
    ]);
  });
});
