import { describe, expect, it } from 'vitest';
import { composeLetter } from '../compose/compose-letter.rules.ts';
import { goldenCases } from '../golden/golden-cases.ts';
import { type LintFinding, blockText } from '../contract/letter-document.ts';
import { lintLetter } from './lint-letter.rules.ts';

const [{ input: base }] = goldenCases as readonly [(typeof goldenCases)[number]];

function linted(blockId: string, text: string) {
  const block = composeLetter(base).blocks.find(({ id }) => id === blockId);
  const replaced = block ? blockText(block) : '';
  const input = { ...base, edits: [{ blockId, replaced, text }] };
  const document = composeLetter(input);
  const after = document.blocks.find(({ id }) => id === blockId);
  return { findings: lintLetter(document, input), text: after ? blockText(after) : '' };
}

/** As the editor on the page does it: the words go in place of the marked ones, spare spaces go with words taken out. */
function applied(text: string, { start, end, fix }: LintFinding): string {
  if (!fix) throw new Error('no fix');
  if (fix.replacement !== '') return text.slice(0, start) + fix.replacement + text.slice(end);
  const after = text.slice(end).trimStart();
  return `${text.slice(0, start).trimEnd()}${/^[.,;:]/.test(after) ? '' : ' '}${after}`.trim();
}

/** Takes each offer in turn until nothing stops the letter. */
function mended(words: string, blockId = 'opening'): string {
  let { text, findings } = linted(blockId, words);
  for (let round = 0; round < 8; round += 1) {
    const finding = findings.find(
      ({ severity, blockId: id }) => severity === 'block' && id === blockId,
    );
    if (!finding) return text;
    ({ text, findings } = linted(blockId, applied(text, finding)));
  }
  throw new Error(`still stopped: ${text}`);
}

describe('the fix that is offered', () => {
  it.each([
    ['This must be deleted.', 'This should be corrected, or deleted if it cannot be verified.'],
    [
      'The two items must be removed from my credit report immediately.',
      'The two items should be corrected, or deleted if it cannot be verified.',
    ],
    [
      'I know it. You must delete this account.',
      'I know it. Please correct this account, or delete it if you cannot verify it.',
    ],
    [
      'You must immediately remove these items from my file!',
      'Please correct these items, or delete them if you cannot verify them.',
    ],
    [
      'I demand that you delete it. Thank you.',
      'Please correct it, or delete it if you cannot verify it. Thank you.',
    ],
    ['Please check it. This is illegal. Thank you.', 'Please check it. Thank you.'],
    ['Please check it. I will sue you. Thank you.', 'Please check it. Thank you.'],
    ['Please check it (15 U.S.C. § 1692g). Thank you.', 'Please check it. Thank you.'],
    [
      'Please check it. Under 15 U.S.C. § 1692g you have to stop. Thank you.',
      'Please check it. Thank you.',
    ],
    ['Please check it. The FDCPA says so! See HIPAA.', 'Please check it.'],
    [
      'Please check it. See Cushman v. Trans Union, 115 F.3d 220. Thank you.',
      'Please check it. Thank you.',
    ],
    ['My number is 123-45-6789.', 'My number is XXX-XX-6789.'],
  ])('makes of "%s" "%s"', (words, after) => {
    expect(mended(words).replace('!', '.')).toBe(after);
  });

  it('takes a whole line out of a list and leaves the others apart', () => {
    const lines = [
      'Check the item.',
      'You will hear from my lawyer.',
      'Correct it.',
      'Tell me. I will sue.',
    ];
    expect(
      mended(lines.join('\n'), 'request')
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(['Check the item.', 'Correct it.']);
    expect(mended(['I will sue.', 'Check the item.'].join('\n'), 'request')).toBe(
      'Check the item.',
    );
  });

  it.each([
    'I paid $55.10 on May 3, 2024, and you must delete it today or I will sue.',
    'John Carter of Lakeside Dental knows since May 3 that you violated the FCRA.',
  ])('never throws away a sentence with facts in it: "%s"', (words) => {
    const { findings } = linted('opening', words);
    const found = findings.filter(({ severity }) => severity === 'block');
    expect(found).not.toEqual([]);
    for (const { fix } of found) expect(fix?.replacement).not.toBe('');
  });

  it('asks for an answer in writing', () => {
    const { findings, text } = linted('closing', 'Thank you.');
    const found = findings.find(({ code }) => code === 'missing.written_results');
    expect(found && applied(text, found)).toBe('Thank you. Please answer me in writing.');
  });

  it.each([
    ['They knowingly failed to post it.', 'They failed to post it.'],
    ['Please help!!', 'Please help.'],
    ['My card is 4400 6612 9087 3315.', 'My card is ending in 3315.'],
    ['Please check it. My credit score fell.', 'Please check it.'],
  ])('is offered for style too: "%s"', (words, after) => {
    const { findings, text } = linted('opening', words);
    const found = findings.find(({ fix, blockId }) => fix && blockId === 'opening');
    expect(found && applied(text, found)).toBe(after);
  });
});
