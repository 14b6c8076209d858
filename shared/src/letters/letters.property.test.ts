import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bureau } from './bureau.ts';
import { composeLetter } from './compose-letter.rules.ts';
import { DisputeReason } from './dispute-reason.ts';
import { applyEdits, blockText } from './edit.rules.ts';
import { ticked } from './fact-words.rules.ts';
import { factFaults } from './fact-faults.rules.ts';
import { adviceFor, refusalFor } from './gate.rules.ts';
import type { LetterInput } from './letter-input.ts';
import { lintLetter } from './lint-letter.rules.ts';
import { isObsolete } from './obsolescence.rules.ts';
import type { Question } from './question.ts';
import { questionsFor, relevantFacts } from './reasons.rules.ts';
import { allowedStatutes } from './rule-table.ts';

const TODAY = '2026-11-21';
const reasons = fc.constantFrom(...Object.values(DisputeReason));
const bureau = fc.constantFrom(...Object.values(Bureau), undefined);

const words = fc
  .array(
    fc.constantFrom(
      'the',
      'account',
      'Núñez',
      "O'Brien",
      'statement',
      'paid',
      '2024',
      '$12.50',
      'card',
      'I',
      'moved',
      'March',
      '#4',
      'and',
      '75%',
      'letter;',
      'it',
      'ok.',
      '"so"',
    ),
    { minLength: 8, maxLength: 16 },
  )
  .map((list) => list.join(' '));
const date = fc
  .date({ min: new Date('2005-01-01'), max: new Date(`${TODAY}T00:00:00Z`), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

function answerTo(question: Question): fc.Arbitrary<string> {
  const values = (question.options ?? []).map(({ value }) => value);
  switch (question.kind) {
    case 'choice':
      return fc.constantFrom(...values);
    case 'multi_choice':
      return fc.subarray(values).map((list) => list.join(','));
    case 'yes_no':
      return fc.constantFrom('yes', 'no');
    case 'date':
      return date;
    case 'month':
      return date.map((day) => day.slice(0, 7));
    case 'money':
      return fc.oneof(
        fc.constant('0'),
        fc.nat(9_999_999).map((cents) => (cents / 100).toFixed(2)),
      );
    default:
      return words.map((text) => text.slice(0, question.maxLength).trim());
  }
}

/** Fills the questions of a reason from top to bottom, as a person would. */
const filled = fc.gen().chain((gen) => {
  const reason = gen(() => reasons);
  const facts: Record<string, string> = {};
  for (let open = true; open;) {
    const next = questionsFor(reason, facts).find(({ key }) => !(key in facts));
    open = next !== undefined;
    if (!next) break;
    const skip = !next.required && gen(fc.boolean);
    facts[next.key] = skip ? '' : gen(() => answerTo(next));
  }
  const input: LetterInput = {
    personalInfo: {
      firstName: 'Ada',
      lastName: 'Moss',
      address: '1 Elm St',
      city: 'Dayton',
      state: 'OH',
      zipCode: '45402',
    },
    disputeDetails: {
      creditorName: 'Acme Bank',
      accountNumber: gen(() => fc.constantFrom('12345678', '****7719', 'none', 'X-1')),
      disputeReason: reason,
      customDetails:
        reason === 'other' || gen(fc.boolean)
          ? 'I wrote to the company in spring and it did not answer my letter.'
          : '',
      facts,
    },
    bureau: gen(() => bureau),
    date: TODAY,
    reference: gen(() =>
      fc.constantFrom('CF-0000-0000', 'CF-7Q4M-2K9D', 'CF-ZZZZ-ZZZZ', 'CF-1234-5678'),
    ),
  };
  return fc.constant(input);
});

const isWritten = ({ disputeDetails }: LetterInput) =>
  factFaults(disputeDetails, TODAY).length === 0 && refusalFor(disputeDetails, TODAY) === undefined;

describe('a letter from generated facts', () => {
  it('has nothing that stops it, no number from nowhere and no law outside the table', () => {
    let written = 0;
    fc.assert(
      fc.property(filled, (input) => {
        if (!isWritten(input)) return;
        written += 1;
        const document = composeLetter(input);
        const findings = lintLetter(document, input);
        expect(
          findings.filter(({ severity, code }) => severity === 'block' || code.startsWith('fact.')),
        ).toEqual([]);
        const text = JSON.stringify(document);
        expect(text).not.toMatch(/undefined|NaN|null|____|\.\.|  /);
        const { disputeReason, facts = {} } = input.disputeDetails;
        const allowed = allowedStatutes(
          disputeReason,
          'bureau',
          relevantFacts(disputeReason, facts),
        );
        for (const block of document.blocks) {
          if (block.kind === 'facts') continue;
          for (const { statute, words: cited } of block.citations) {
            expect([...allowed]).toContain(statute);
            expect(blockText(block)).toContain(cited);
          }
        }
        expect(document.enclosures).toHaveLength(
          ticked(relevantFacts(disputeReason, facts), 'enclosures').length,
        );
      }),
      { numRuns: 1_500 },
    );
    expect(written).toBeGreaterThan(250);
  });

  it('never gets past a gate', () => {
    fc.assert(
      fc.property(filled, (input) => {
        const document = composeLetter(input);
        const findings = lintLetter(document, input);
        const stopped = findings.some(({ severity }) => severity === 'block');
        expect(stopped || isWritten(input)).toBe(true);
        const facts = relevantFacts(
          input.disputeDetails.disputeReason,
          input.disputeDetails.facts ?? {},
        );
        const text = document.blocks.map(blockText).join('\n');
        const hasReport = /ftc_report|police_report/.test(facts['enclosures'] ?? '');
        expect(hasReport || !/1681c-2|605B/.test(text)).toBe(true);
        const saysOver = /1681c\(a\)\([45]\)/.test(text) && isWritten(input);
        const first = facts['firstDelinquencyDate'] ?? facts['dateCorrect'] ?? TODAY;
        expect(!saysOver || isObsolete(first, TODAY)).toBe(true);
        expect(text).not.toMatch(/limitation/i);
      }),
      { numRuns: 1_000 },
    );
  });

  it('takes edits back and forth', () => {
    fc.assert(
      fc.property(filled, words, (input, text) => {
        const document = composeLetter(input);
        for (const block of document.blocks) {
          if (block.kind === 'facts') continue;
          const edit = { blockId: block.id, replaced: blockText(block), text };
          const { document: after, dropped } = applyEdits(document, [edit]);
          const changed = after.blocks.find(({ id }) => id === block.id);
          expect(dropped).toEqual([]);
          expect(changed && blockText(changed)).toBe(text);
          const back = applyEdits(after, [
            { blockId: block.id, replaced: text, text: edit.replaced },
          ]);
          expect(back.document.blocks.map(blockText)).toEqual(document.blocks.map(blockText));
          expect(
            applyEdits(document, [{ ...edit, replaced: `${edit.replaced} x` }]).dropped,
          ).toHaveLength(1);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('rubbish', () => {
  it('never throws, and findings stay within their block', () => {
    const anyFacts = fc.gen().chain((gen) => {
      const reason = gen(() => reasons);
      const keys = questionsFor(reason, {}).map(({ key }) => key);
      const facts = gen(() =>
        fc.dictionary(
          fc.oneof(fc.constantFrom(...keys), fc.string()),
          fc.string({ unit: 'binary' }),
        ),
      );
      return fc.constant({ reason, facts });
    });
    fc.assert(
      fc.property(anyFacts, fc.string({ unit: 'binary' }), ({ reason, facts }, text) => {
        const input: LetterInput = {
          personalInfo: {
            firstName: text,
            lastName: text,
            address: text,
            city: text,
            state: text,
            zipCode: text,
          },
          disputeDetails: {
            creditorName: text,
            accountNumber: text,
            disputeReason: reason,
            customDetails: text,
            facts,
          },
          bureau: undefined,
          date: TODAY,
          reference: 'CF-0000-0000',
        };
        adviceFor(input.disputeDetails, TODAY);
        refusalFor(input.disputeDetails, TODAY);
        factFaults(input.disputeDetails, TODAY);
        const document = composeLetter(input);
        for (const { blockId, start, end } of lintLetter(document, input)) {
          const block = document.blocks.find(({ id }) => id === blockId);
          expect(block).toBeDefined();
          expect(start).toBeLessThanOrEqual(end);
          expect(end).toBeLessThanOrEqual(block ? blockText(block).length : 0);
        }
      }),
      { numRuns: 500 },
    );
  });
});
