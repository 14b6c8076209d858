import {
  blockText,
  DisputeReason,
  type LetterDocument,
  letterTemplates,
} from '@creditfix/shared/letters';
import { describe, expect, test } from 'vitest';
import { changeForm, emptyForm, type FormChange } from '../letter-form.ts';
import { composeLive, composeUnedited, readHere } from './live-letter.ts';
import { removedBlocks, rewordParagraph, staleEdits, withFix } from '../review/paragraph-edits.ts';
import { gapMark } from '../sheet/text-segments.ts';
import { detailsParts } from './details-parts.ts';

const setting = {
  date: '2026-11-21',
  reference: 'CF-7Q4M-2K9D',
  legalMode: 'self_help',
} as const;
const fill = (...changes: FormChange[]) => changes.reduce(changeForm, emptyForm);
const notMine = fill(
  { kind: 'detail', field: 'creditorName', value: 'Midland Credit' },
  { kind: 'detail', field: 'accountNumber', value: '****4471' },
  { kind: 'reason', reason: 'not_mine' },
);
const words = (document: LetterDocument) => document.blocks.map(blockText).join('\n');

describe('the sheet beside the form', () => {
  test('shows an empty head with named gaps before anything is typed', () => {
    const { document, written } = composeLive(emptyForm, setting);
    expect(written).toBe(false);
    expect(document.sender.name).toBe(`${gapMark('firstName')} ${gapMark('lastName')}`);
  });

  test('knows the address of a bureau as soon as it is chosen', () => {
    const { document } = composeLive(fill({ kind: 'bureaus', bureaus: ['experian'] }), setting);
    expect(document.recipient.lines).toContain('Allen, TX 75013');
  });

  test.each([
    ['judgments-and-liens', 'court', 'recordNumber'],
    ['child-support', 'supportOffice', 'caseNumber'],
    ['late-payment', 'creditorName', 'accountNumber'],
  ] as const)('of %s names what is missing as that item has it', (template, name, number) => {
    const started = changeForm(emptyForm, { kind: 'template', template });
    const { disputeReason: reason } = letterTemplates[template].preset;
    const { document } = composeLive(changeForm(started, { kind: 'reason', reason }), setting);
    expect(JSON.stringify(document)).toContain(gapMark(name));
    expect(JSON.stringify(document)).toContain(gapMark(number));
  });

  test.each(Object.values(DisputeReason))(
    'never breaks while %s is answered one key at a time',
    (reason) => {
      let form = changeForm(notMine, { kind: 'reason', reason });
      // Each question gets a half-typed and then its first possible answer, which opens the questions below it.
      for (let turn = 0; turn < 40; turn += 1) {
        const open = detailsParts(form)
          .flatMap(({ questions }) => questions)
          .find(({ key }) => form.disputeDetails.facts[key] === undefined);
        if (!open) break;
        const { key, options } = open;
        for (const value of ['2', '2019-', options?.[0]?.value ?? 'yes']) {
          form = changeForm(form, { kind: 'fact', key, value });
          const { document, written } = composeLive(form, setting);
          expect(written).toBe(true);
          expect(JSON.stringify(document)).not.toMatch(/undefined|NaN/);
        }
      }
    },
  );
});

describe('the sheet of a company that is a credit repair organization', () => {
  const direct = changeForm(notMine, { kind: 'recipient', recipient: 'furnisher' });
  const cro = { ...setting, legalMode: 'cro' } as const;

  test.each([
    ['beside the form', composeLive],
    ['while the server reads', readHere],
    ['as an edit would replace it', composeUnedited],
  ])('does not say that the company has to investigate: %s', (_, compose) => {
    const written = (as: typeof cro | typeof setting) => {
      const made = compose(direct, as);
      if (!made) throw new Error('a reason is chosen, so there is a letter');
      return words('document' in made ? made.document : made);
    };
    expect(written(setting)).toContain('requires you to investigate');
    expect(written(cro)).not.toContain('requires you to investigate');
    expect(written(cro)).toContain('Please look into my dispute');
  });
});

describe('own wording', () => {
  const composed = composeUnedited(notMine, setting);
  if (!composed) throw new Error('a reason is chosen, so there is a letter');
  const paragraph = composed.blocks.find(({ kind }) => kind === 'paragraph');
  if (!paragraph) throw new Error('a letter has paragraphs');

  test('is in the letter, and typing the old words again takes it back', () => {
    const edit = rewordParagraph(composed, paragraph.id, 'I never had this account.');
    expect(edit).toMatchObject({ replaced: blockText(paragraph) });
    expect(rewordParagraph(composed, paragraph.id, ` ${blockText(paragraph)} `)).toBeUndefined();
    const form = edit && changeForm(notMine, { kind: 'edit', edit });
    expect(form && words(composeLive(form, setting).document)).toContain(
      'I never had this account.',
    );
  });

  test('is set aside, and not lost, when the composed words change beneath it', () => {
    const edit = { blockId: paragraph.id, replaced: 'what stood here before', text: 'mine' };
    expect(staleEdits(composed, [edit])).toEqual([edit]);
    expect(removedBlocks(composed, [edit])).toEqual([]);
  });

  test('an emptied paragraph is listed as removed', () => {
    const edit = { blockId: paragraph.id, replaced: blockText(paragraph), text: '' };
    expect(removedBlocks(composed, [edit]).map(({ id }) => id)).toEqual([paragraph.id]);
  });
});

describe('an offered fix', () => {
  const finding = (start: number, end: number, replacement: string) => ({
    code: 'x',
    severity: 'warn' as const,
    blockId: 'b',
    start,
    end,
    message: '',
    fix: { label: 'Change it', replacement },
  });

  test('takes the place of the marked words', () => {
    expect(withFix('You must delete it.', finding(4, 15, 'please look into'))).toBe(
      'You please look into it.',
    );
  });

  test('that takes words out leaves no double space', () => {
    expect(withFix('This is clearly wrong.', finding(8, 15, ''))).toBe('This is wrong.');
    expect(withFix('Clearly it is wrong.', finding(0, 7, ''))).toBe('it is wrong.');
  });
});
