import { blockText } from '@creditfix/shared/letters';
import { expect, test } from 'vitest';
import { changeForm, emptyForm } from '../letter-form.ts';
import { composeUnedited } from '../wizard/live-letter.ts';
import { losesWording } from './signature-step.tsx';

const form = changeForm(emptyForm, { kind: 'reason', reason: 'not_mine' });
const composed = composeUnedited(form, {
  date: '2026-11-21',
  reference: 'CF-7Q4M-2K9D',
  legalMode: 'self_help',
});
if (!composed) throw new Error('a reason is chosen, so there is a letter');
const [opening] = composed.blocks;
if (!opening) throw new Error('a letter has an opening');
const edit = { blockId: opening.id, replaced: blockText(opening), text: 'My own first words.' };
const withText = (text: string) => ({
  ...composed,
  blocks: composed.blocks.map((block) =>
    block.id === opening.id && block.kind === 'paragraph' ? { ...block, text } : block,
  ),
});

test('own words that the server wrote too are not lost', () => {
  expect(losesWording(composed, withText(edit.text), [edit])).toBe(false);
});

test('own words over a paragraph that the server writes otherwise are', () => {
  expect(losesWording(composed, withText('A newer opening.'), [edit])).toBe(true);
});

test('own words that are set aside here already are no news', () => {
  const stale = { ...edit, replaced: 'what stood here before' };
  expect(losesWording(composed, composed, [stale])).toBe(false);
});
