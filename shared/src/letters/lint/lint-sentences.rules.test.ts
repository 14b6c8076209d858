import { describe, expect, it } from 'vitest';
import { composeLetter } from '../compose/compose-letter.rules.ts';
import { blockText } from '../contract/letter-document.ts';
import { goldenCases } from '../golden/golden-cases.ts';
import { honestForSome } from './lint-honest-in-some.fixture.ts';
import { honestForAll } from './lint-honest-sentences.fixture.ts';
import { lintLetter } from './lint-letter.rules.ts';
import { stoppedForSome } from './lint-stopped-in-some.fixture.ts';
import { stoppedForAll } from './lint-stopped-sentences.fixture.ts';

/** Says which sentences stop a finished letter of this row when they are written into it. */
function stopsIn(row: string, sentences: readonly string[]): readonly string[] {
  const golden = goldenCases.find(({ recipient, purpose }) => `${recipient}/${purpose}` === row);
  if (!golden) throw new Error(`no letter for ${row}`);
  const composed = composeLetter(golden.input);
  const closing = composed.blocks.find(({ id }) => id === 'closing');
  const replaced = closing ? blockText(closing) : '';
  return sentences.filter((words) => {
    const edits = [{ blockId: 'closing', replaced, text: `${words} ${replaced}` }];
    const input = { ...golden.input, edits };
    return lintLetter(composeLetter(input), input).some(({ severity }) => severity === 'block');
  });
}

const DISPUTES = [
  'bureau/not_mine',
  'furnisher/not_mine',
  'collector/not_mine',
  'inquirer/not_mine',
];

describe('what copied letters and anger bring in', () => {
  it.each(DISPUTES)('stops a %s letter', (row) => {
    expect(stopsIn(row, stoppedForAll)).toEqual(stoppedForAll);
  });

  it.each(Object.entries(stoppedForSome))('stops a %s letter', (row, sentences) => {
    expect(stopsIn(row, sentences)).toEqual(sentences);
  });
});

describe('what an honest person writes', () => {
  it.each(DISPUTES)('is let through in a %s letter', (row) => {
    expect(stopsIn(row, honestForAll)).toEqual([]);
  });

  it.each(Object.entries(honestForSome))('is let through in a %s letter', (row, sentences) => {
    expect(stopsIn(row, sentences)).toEqual([]);
  });
});
