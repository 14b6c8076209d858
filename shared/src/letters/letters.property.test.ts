import { describe, expect, it } from 'vitest';
import { type Enclosure, enclosures, isEnclosure } from '../documents/index.ts';
import { Bureau } from './contract/bureaus.ts';
import { composeLetter } from './compose/compose-letter.rules.ts';
import { DisputeReason, FollowUp, LetterRecipient } from './contract/letter-purpose.ts';
import { AddressSource } from './contract/dispute-request.schema.ts';
import { ticked, isWithinNotice } from './facts/fact-words.rules.ts';
import { factFaults } from './gates/fact-faults.rules.ts';
import { adviceFor, refusalFor } from './gates/gate.rules.ts';
import { citedLaw } from './law/legal-citation.rules.ts';
import {
  type LetterDocument,
  type RefusalWay,
  type AttachedEnclosure,
  type LetterInput,
  applyEdits,
  blockText,
} from './contract/letter-document.ts';
import { lintLetter } from './lint/lint-letter.rules.ts';
import { isObsolete } from './law/obsolescence.rules.ts';
import type { DisputeFacts, Question } from './contract/question.ts';
import { disputeCases, factKeys, questionsFor } from './kinds/purposes.rules.ts';
import { readingGrade } from './lint/words.rules.ts';
import { allowedStatutes, ruleFor, ruleTable } from './law/rule-table.ts';
import fc from 'fast-check';

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

interface Given {
  readonly reason: DisputeReason;
  readonly recipient: LetterRecipient;
  readonly further: boolean;
}

/** Fills the questions of a reason from top to bottom, as a person would. */
function fill(gen: fc.GeneratorValue, { reason, recipient, further }: Given): DisputeFacts {
  const about = { disputeReason: reason, recipient, further };
  const facts: Record<string, string> = {};
  for (let open = true; open;) {
    const next = questionsFor(about, facts).find(({ key }) => !(key in facts));
    open = next !== undefined;
    if (!next) break;
    const skip = !next.required && gen(fc.boolean);
    facts[next.key] = skip ? '' : gen(() => answerTo(next));
  }
  return facts;
}

const company = fc.record({
  name: fc.constant('Acme Bank'),
  street: fc.constant('P.O. Box 981'),
  city: fc.constant('El Paso'),
  state: fc.constant('TX'),
  zipCode: fc.constant('79998'),
  source: fc.constantFrom(...Object.values(AddressSource)),
});

const copies = fc.uniqueArray(
  fc
    .constantFrom<Enclosure>(
      'ftc_report',
      'police_report',
      'photo_id',
      'statement',
      'payment_proof',
    )
    .map((kind): AttachedEnclosure => ({
      documentId: kind,
      kind,
      pages: 1,
      sha256: '0'.repeat(64),
    })),
  { selector: ({ kind }) => kind, maxLength: 3 },
);

/** Letters to every recipient, with one item or several, with and without enclosures that are attached. */
const filled = fc.gen().chain((gen) => {
  const recipient = gen(() => fc.constantFrom(...Object.values(LetterRecipient)));
  const first = gen(() =>
    recipient === 'inquirer' ? fc.constant<DisputeReason>('not_mine') : reasons,
  );
  const item = (reason: DisputeReason, further: boolean) => ({
    creditorName: 'Acme Bank',
    accountNumber: gen(() => fc.constantFrom('12345678', '****7719', 'none', 'X-1')),
    disputeReason: reason,
    customDetails:
      reason === 'other' || gen(fc.boolean)
        ? 'I wrote to the company in spring and it did not answer my letter.'
        : '',
    facts: fill(gen, { reason, recipient, further }),
  });
  const more = gen(fc.boolean) ? gen(() => fc.integer({ min: 1, max: 2 })) : 0;
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
      ...item(first, false),
      recipient,
      ...(recipient === 'bureau' ? {} : { recipientAddress: gen(() => company) }),
      moreItems: Array.from({ length: more }, () =>
        item(first === 'identity_theft' || gen(fc.boolean) ? first : gen(() => reasons), true),
      ),
    },
    bureau: recipient === 'bureau' ? gen(() => bureau) : undefined,
    attached: gen(fc.boolean) ? gen(() => copies) : [],
    date: TODAY,
    reference: gen(() =>
      fc.constantFrom('CF-0000-0000', 'CF-7Q4M-2K9D', 'CF-ZZZZ-ZZZZ', 'CF-1234-5678'),
    ),
  };
  return fc.constant(input);
});

const isWritten = ({ disputeDetails, attached }: LetterInput) =>
  factFaults(disputeDetails, TODAY, attached).length === 0 &&
  refusalFor(disputeDetails, TODAY, attached) === undefined;
const casesOf = ({ disputeDetails, attached }: LetterInput) =>
  disputeCases(disputeDetails, TODAY, attached);
const proseOf = (document: LetterDocument) =>
  document.blocks
    .filter(({ kind }) => kind !== 'facts')
    .map(blockText)
    .join('\n');

describe('a letter from generated facts', () => {
  it('has nothing that stops it, no number from nowhere and no law outside the table', () => {
    const written = new Map<string, number>();
    fc.assert(
      fc.property(filled, (input) => {
        if (!isWritten(input)) return;
        const { recipient = 'bureau', moreItems = [] } = input.disputeDetails;
        for (const kind of [recipient, ...(moreItems.length > 0 ? ['several'] : [])]) {
          written.set(kind, (written.get(kind) ?? 0) + 1);
        }
        const document = composeLetter(input);
        const findings = lintLetter(document, input);
        expect(
          findings.filter(({ severity, code }) => severity === 'block' || code.startsWith('fact.')),
        ).toEqual([]);
        const text = JSON.stringify(document);
        expect(text).not.toMatch(/undefined|NaN|null|____|\.\.|  /);
        const allowed = allowedStatutes(casesOf(input));
        for (const block of document.blocks) {
          if (block.kind === 'facts') continue;
          for (const { statute, words: cited } of block.citations) {
            expect([...allowed]).toContain(statute);
            expect(blockText(block)).toContain(cited);
          }
          for (const law of citedLaw(blockText(block))) {
            expect(block.citations.map((citation) => citation.words)).toContain(law.words);
          }
        }
        const ids = document.blocks.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(readingGrade(proseOf(document))).toBeLessThanOrEqual(9);
      }),
      { numRuns: 800, endOnFailure: true },
    );
    for (const kind of ['bureau', 'furnisher', 'collector', 'inquirer', 'several']) {
      expect([kind, (written.get(kind) ?? 0) > 10]).toEqual([kind, true]);
    }
  });

  it('lists each enclosure once, in the envelope or in the packet', () => {
    fc.assert(
      fc.property(filled, (input) => {
        const document = composeLetter(input);
        const lines = [
          ...document.enclosures,
          ...(document.exhibits ?? []).map(({ line }) => line),
        ];
        const kinds = new Set(casesOf(input).flatMap(({ facts }) => ticked(facts, 'enclosures')));
        expect(lines.toSorted()).toEqual(
          [...kinds]
            .flatMap((kind) => (isEnclosure(kind) ? [enclosures[kind].line] : []))
            .toSorted(),
        );
      }),
      { numRuns: 500, endOnFailure: true },
    );
  });

  it('never gets past a gate', () => {
    fc.assert(
      fc.property(filled, (input) => {
        const document = composeLetter(input);
        const stopped = lintLetter(document, input).some(({ severity }) => severity === 'block');
        expect(stopped || isWritten(input)).toBe(true);
        if (!isWritten(input)) return;
        const { recipient = 'bureau' } = input.disputeDetails;
        const text = proseOf(document);
        const kinds = (input.attached ?? []).map(({ kind }) => kind);
        const hasReport = kinds.some((kind) => kind.endsWith('_report'));
        expect(hasReport || !/1681s-2\(a\)\(6\)/.test(text)).toBe(true);
        const hasIdentity = kinds.some((kind) => kind === 'photo_id' || kind === 'identity_proof');
        const mayBlock = hasReport && hasIdentity;
        expect(mayBlock || !/1681c-2|605B|\bblock\b/.test(text)).toBe(true);
        const isNamed = casesOf(input).some(({ facts }) => facts['theftAddress'] === 'yes');
        expect(isNamed || !/\(6\)\(B\)/.test(text)).toBe(true);
        expect(recipient === 'collector' || !/1692|1006/.test(text)).toBe(true);
        expect(recipient === 'bureau' || !/1681[cei]\b/.test(text)).toBe(true);
        expect(recipient === 'collector' && /\b\d+ days of\b/.test(text)).toBe(false);
        const isOpen = casesOf(input).some(isWithinNotice);
        expect(isOpen || !/1692g|stop(?:s|ped)? collecting/.test(text)).toBe(true);
        const [{ facts }] = casesOf(input);
        const first = facts['firstDelinquencyDate'] ?? facts['dateCorrect'] ?? TODAY;
        const saysOver = /1681c\(a\)\([45]\)/.test(text) && casesOf(input).length === 1;
        expect(!saysOver || isObsolete(first, TODAY)).toBe(true);
        expect(text).not.toMatch(/limitation|\bI owe\b|time-barred/i);
      }),
      { numRuns: 500, endOnFailure: true },
    );
  });

  it('refuses only with a way on', () => {
    fc.assert(
      fc.property(filled, ({ disputeDetails, attached }) => {
        const refusal = refusalFor(disputeDetails, TODAY, attached);
        if (!refusal) return;
        const { recipient = 'bureau', moreItems = [] } = disputeDetails;
        const item = refusal.item === undefined ? undefined : moreItems[refusal.item - 2];
        const { disputeReason } = item ?? disputeDetails;
        const keys = factKeys({ disputeReason, recipient });
        expect(refusal.ways.length).toBeGreaterThan(0);
        const leadsOn = (way: RefusalWay) => {
          switch (way.kind) {
            case 'switch_recipient':
              return way.recipient !== recipient && ruleFor(disputeReason, way.recipient);
            case 'switch_reason':
              return way.reason !== disputeReason && way.reason in ruleTable[recipient];
            case 'answer':
              return keys.has(way.questionKey);
            default:
              return true;
          }
        };
        expect(refusal.ways.filter((way) => !leadsOn(way))).toEqual([]);
      }),
      { numRuns: 500, endOnFailure: true },
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
      { numRuns: 200, endOnFailure: true },
    );
  });
});

describe('rubbish', () => {
  it('never throws, and findings stay within their block', () => {
    const anyFacts = fc.gen().chain((gen) => {
      const reason = gen(() => reasons);
      const recipient = gen(() => fc.constantFrom(...Object.values(LetterRecipient)));
      const kind = gen(() => fc.option(fc.constantFrom(...Object.values(FollowUp))));
      const followUp = kind
        ? { kind, letterId: '7f3a91c0-52d4-4b8e-9a10-3c5d7e9f1b2a' }
        : undefined;
      const keys = [...factKeys({ disputeReason: reason, recipient, followUp })];
      const facts = gen(() =>
        fc.dictionary(
          fc.oneof(fc.constantFrom(...keys), fc.string()),
          fc.string({ unit: 'binary' }),
        ),
      );
      return fc.constant({ reason, recipient, followUp, facts });
    });
    fc.assert(
      fc.property(anyFacts, fc.string({ unit: 'binary' }), ({ reason, facts, ...about }, text) => {
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
            ...about,
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
      { numRuns: 250, endOnFailure: true },
    );
  });
});
