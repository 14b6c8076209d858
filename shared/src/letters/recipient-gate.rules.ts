import { spoken } from '../kernel/index.ts';
import { answerOf } from './fact-words.rules.ts';
import { answerWay, recipientWay, refusal, refusalSentences } from './gate-words.ts';
import type { Refusal, RefusalWay } from './letter-document.ts';
import { isSpecial, type LetterPurpose } from './letter-purpose.ts';
import { LetterRecipient } from './letter-recipient.ts';
import type { DisputeCase } from './reason-rules.ts';
import { words as es } from './recipient-refusals.words.es.ts';
import { words as en } from './recipient-refusals.words.ts';
import { ruleFor } from './rule-table.ts';

/**
 * Letters that are never written to this recipient, and whom to write to instead. 12 CFR 1022.43(b) lists what a company need not
 * investigate when it is asked directly; the law on debt collection binds no original creditor.
 */
export function recipientRefusal(cases: readonly DisputeCase[]): Refusal | undefined {
  for (const dispute of cases) {
    const found = noSuchLetter(dispute) ?? excludedItem(dispute) ?? notACollector(dispute);
    if (!found) continue;
    return cases.length === 1
      ? found
      : {
          ...found,
          title: refusalSentences().ofItem(dispute.number, found.title),
          item: dispute.number,
        };
  }
  return undefined;
}

const WAYS = {
  bureau: 'toBureau',
  furnisher: 'toFurnisher',
  collector: 'toCollector',
  inquirer: 'toInquirer',
} as const satisfies Readonly<Record<LetterRecipient, string>>;

function writeTo(recipient: LetterRecipient): RefusalWay {
  return recipientWay(WAYS[recipient], recipient);
}

/** Recipients that a letter of this kind is written to. */
function recipientsOf(purpose: LetterPurpose): readonly LetterRecipient[] {
  return Object.values(LetterRecipient).filter((recipient) => ruleFor(purpose, recipient));
}

function noSuchLetter({ purpose, recipient }: DisputeCase): Refusal | undefined {
  if (ruleFor(purpose, recipient)) return undefined;
  const strangers: Strangers = words().strangers;
  const { title, text } = strangers[purpose]?.[recipient] ?? words().recipients[recipient];
  return {
    code: 'recipient.no_such_letter',
    title,
    text,
    ways: recipientsOf(purpose).map(writeTo),
  };
}

type Words = Pick<Refusal, 'title' | 'text'>;
type Strangers = Readonly<
  Partial<Record<LetterPurpose, Partial<Readonly<Record<LetterRecipient, Words>>>>>
>;

const words = () => spoken({ en, es });

/** 12 CFR 1022.43(b)(1). A question about the time to sue is no direct dispute and has its own answer for judgments. */
function excludedItem({ purpose, recipient, facts }: DisputeCase): Refusal | undefined {
  if (recipient !== 'furnisher' && recipient !== 'collector') return undefined;
  if (purpose === 'statute_of_limitations') return undefined;
  const itemType = answerOf(facts, 'itemType');
  const excluded: Readonly<Record<string, Words>> = words().excluded;
  const said = excluded[itemType];
  if (!said) return undefined;
  return {
    code: 'recipient.not_directly',
    ...said,
    ways: [
      ...(ruleFor(purpose, 'bureau') ? [writeTo('bureau')] : []),
      ...(itemType === 'hard_inquiry' && ruleFor(purpose, 'inquirer') ? [writeTo('inquirer')] : []),
      answerWay('changeItemType', 'itemType'),
    ],
  };
}

/** 15 U.S.C. 1692a(6): who collects its own debts in its own name is no debt collector. */
function notACollector({ purpose, recipient, facts }: DisputeCase): Refusal | undefined {
  if (recipient !== 'collector' || answerOf(facts, 'collectorRole') !== 'original')
    return undefined;
  // A special letter has no other recipient; its own rules lead to the letter that fits.
  if (isSpecial(purpose)) return undefined;
  return refusal('recipient.original_creditor', [
    ...(ruleFor(purpose, 'furnisher') ? [writeTo('furnisher')] : []),
    ...(ruleFor(purpose, 'bureau') ? [writeTo('bureau')] : []),
    answerWay('changeAnswer', 'collectorRole'),
  ]);
}
