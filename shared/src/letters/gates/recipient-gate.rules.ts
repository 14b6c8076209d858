import { type LegalMode, spoken } from '../../kernel/index.ts';
import { AddressSource } from '../contract/dispute-request.schema.ts';
import type { Refusal, RefusalWay } from '../contract/letter-document.ts';
import type { Advice } from '../contract/letter-input.ts';
import {
  type LetterPurpose,
  LetterRecipient,
  isForNationwide,
  isSpecial,
} from '../contract/letter-purpose.ts';
import { isWithinNotice } from '../facts/collector-window.rules.ts';
import { answerOf, spokenDateWords } from '../facts/fact-words.rules.ts';
import {
  advice,
  adviceSentences,
  answerWay,
  recipientWay,
  refusal,
  refusalSentences,
} from '../facts/gate-words.ts';
import type { DisputeCase } from '../facts/reason-rules.ts';
import { recipientRefusalsMessages as es } from '../contract/messages.es.ts';
import { recipientRefusalsMessages as en } from '../contract/messages.ts';
import { ruleFor } from '../law/rule-table.ts';

/**
 * Letters that are never written to this recipient, and whom to write to instead. 12 CFR 1022.43(b) lists what a company need not
 * investigate when it is asked directly; the law on debt collection binds no original creditor.
 */
export function recipientRefusal(
  cases: readonly DisputeCase[],
  legalMode: LegalMode,
): Refusal | undefined {
  for (const dispute of cases) {
    const found =
      noSuchLetter(dispute) ??
      noDirectDuty(dispute, legalMode) ??
      excludedItem(dispute) ??
      notACollector(dispute);
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

/** A letter that only goes on with a direct dispute, where nobody had to look into that: 12 CFR 1022.43(b)(2). */
function noDirectDuty(
  { purpose, recipient }: DisputeCase,
  legalMode: LegalMode,
): Refusal | undefined {
  const isLater = purpose === 'overdue_notice' || purpose === 'information_supplied';
  if (legalMode === 'self_help' || recipient === 'bureau' || !isLater) return undefined;
  return { code: 'recipient.no_such_letter', ...words().noDirectDuty, ways: [] };
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

function noSuchLetter({ purpose, recipient, details }: DisputeCase): Refusal | undefined {
  // A block is asked of the three only (15 U.S.C. 1681c-2(e)), so none of theirs is declined.
  if (details.agency && purpose === 'block_declined')
    return { code: 'recipient.no_such_letter', ...words().noBlock, ways: [] };
  if (details.agency && isForNationwide(details))
    return { code: 'recipient.no_such_letter', ...words().nationwideOnly, ways: [] };
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

/** What is worth a remark because the dispute goes to a company and not to a bureau. */
export function recipientAdvice(dispute: DisputeCase): readonly Advice[] {
  switch (dispute.recipient) {
    case 'bureau':
      return [];
    case 'furnisher':
      return [bureauToo(), ...addressAdvice(dispute), ...collectorInstead(dispute), phone()];
    case 'collector':
      // A question about the time to sue disputes no report.
      return dispute.purpose === 'statute_of_limitations'
        ? []
        : [collectorsBureauToo(), ...addressAdvice(dispute), ...noticeAdvice(dispute)];
    case 'inquirer':
      return [inquiryToo()];
  }
}

/** 15 U.S.C. 1681s-2(b), (c): only a dispute that comes through a bureau starts the duties that a person can enforce. */
const bureauToo = (): Advice => advice('recipient.bureau_too');

/** The law on debt collection can be enforced by a person; the duties of a company that reports only after a bureau's notice. */
const collectorsBureauToo = (): Advice =>
  advice('recipient.bureau_too.collector', 'recipient.bureau_too');

const phone = (): Advice => advice('furnisher.phone');

const inquiryToo = (): Advice => advice('inquirer.bureau_too');

/** 12 CFR 1022.43(c): sent to another address, the letter starts no duty. */
function addressAdvice({ details }: DisputeCase): readonly Advice[] {
  return details.recipientAddress?.source === AddressSource.business
    ? [advice('recipient.address')]
    : [];
}

function collectorInstead({ facts }: DisputeCase): readonly Advice[] {
  return ['collection', 'medical_collection'].includes(answerOf(facts, 'itemType'))
    ? [advice('furnisher.maybe_collector')]
    : [];
}

/** 15 U.S.C. 1692g(b): the dispute has to be there by the date on the notice. */
function noticeAdvice(dispute: DisputeCase): readonly Advice[] {
  const end = answerOf(dispute.facts, 'disputeBy');
  if (end === '') return [];
  return isWithinNotice(dispute)
    ? [
        {
          code: 'collector.notice_open',
          text: adviceSentences().mailSoon(spokenDateWords(end)),
        },
      ]
    : [advice('collector.notice_over')];
}
