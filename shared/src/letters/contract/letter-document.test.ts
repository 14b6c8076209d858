import { describe, expect, it } from 'vitest';
import {
  type LetterBlock,
  type LetterDocument,
  applyEdits,
  blockText,
  letterReference,
} from './letter-document.ts';
import fc from 'fast-check';

const law = '15 U.S.C. § 1681i(a)(1)(A)';
const blocks: readonly LetterBlock[] = [
  { id: 'opening', role: 'opening', kind: 'paragraph', text: 'I dispute this.', citations: [] },
  {
    id: 'item-1-facts',
    role: 'item',
    kind: 'facts',
    title: 'Item 1',
    rows: [{ label: 'Listed as', value: 'Acme' }],
  },
  {
    id: 'law',
    role: 'law',
    kind: 'paragraph',
    text: `Look into it (${law}).`,
    citations: [{ statute: 'cra.reinvestigate', words: law }],
  },
  { id: 'request', role: 'request', kind: 'list', items: ['Check it.', 'Fix it.'], citations: [] },
];
const document = {
  version: 1,
  reference: 'CF-0000-0000',
  date: '2026-11-21',
  sender: { name: '', lines: [] },
  recipient: { name: '', lines: [] },
  subject: '',
  identification: [],
  salutation: '',
  blocks,
  closing: '',
  enclosures: [],
  mailingChoices: [],
  ruleTableVersion: '',
} satisfies LetterDocument;

const block = (after: LetterDocument, id: string) => after.blocks.find((each) => each.id === id);
const edit = (blockId: string, replaced: string, text: string) => ({ blockId, replaced, text });

describe('blockText', () => {
  it('puts list items and fact rows on lines of their own', () => {
    expect(document.blocks.map(blockText)).toEqual([
      'I dispute this.',
      'Listed as: Acme',
      `Look into it (${law}).`,
      'Check it.\nFix it.',
    ]);
  });
});

describe('applyEdits', () => {
  it("lays the person's words over the block they replace", () => {
    const { document: after, dropped } = applyEdits(document, [
      edit('opening', 'I dispute this.', 'Please check this.'),
      edit('request', 'Check it.\nFix it.', 'Check it twice.\n\n Fix it.'),
    ]);
    expect(block(after, 'opening')).toMatchObject({ text: 'Please check this.' });
    expect(block(after, 'request')).toMatchObject({ items: ['Check it twice.', 'Fix it.'] });
    expect(dropped).toEqual([]);
  });

  it('removes a block whose text was emptied', () => {
    const { document: after } = applyEdits(document, [edit('opening', 'I dispute this.', ' ')]);
    expect(block(after, 'opening')).toBeUndefined();
  });

  it('keeps a citation only while its words are still there', () => {
    const replaced = `Look into it (${law}).`;
    const kept = applyEdits(document, [edit('law', replaced, `Please look (${law}).`)]);
    const lost = applyEdits(document, [edit('law', replaced, 'Please look.')]);
    expect(block(kept.document, 'law')).toMatchObject({ citations: [{ words: law }] });
    expect(block(lost.document, 'law')).toMatchObject({ citations: [] });
  });

  it.each([
    ['another text', edit('opening', 'I disputed this.', 'New')],
    ['no such block', edit('nowhere', 'I dispute this.', 'New')],
    ['the facts', edit('item-1-facts', 'Listed as: Acme', 'Listed as: Other')],
  ])('drops an edit of %s', (_, stale) => {
    const { document: after, dropped } = applyEdits(document, [stale]);
    expect(after.blocks).toEqual(document.blocks);
    expect(dropped).toEqual([stale]);
  });

  it('lets the last edit of a block win', () => {
    const first = edit('opening', 'I dispute this.', 'One');
    const { document: after, dropped } = applyEdits(document, [
      first,
      edit('opening', 'I dispute this.', 'Two'),
    ]);
    expect(block(after, 'opening')).toMatchObject({ text: 'Two' });
    expect(dropped).toEqual([first]);
  });
});

describe('letterReference', () => {
  it.each([
    ['00000000-0000-4000-8000-000000000000', 'CF-0000-0000'],
    ['ffffffff-ff00-4000-8000-000000000000', 'CF-ZZZZ-ZZZZ'],
    ['0123456789-ab-4cde-8f01-234567890abc', 'CF-04HM-ASW9'],
  ])('writes the first 40 bits of %s as %s', (id, reference) => {
    expect(letterReference(id)).toBe(reference);
  });

  it('is the same for the same id, in upper and lower case', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(letterReference(id)).toMatch(/^CF-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
        expect(letterReference(id.toUpperCase())).toBe(letterReference(id));
      }),
    );
  });

  it('refuses an id that is too short', () => {
    expect(() => letterReference('abc')).toThrow('40 bits');
  });
});
