import { hasToBlock } from '../contract/agencies.ts';
import { saysAgreedToPay } from './agreed-to-pay.rules.ts';
import { type CalendarDate, type LegalMode, spoken } from '../../kernel/index.ts';
import {
  type DisputeReason,
  isSpecial,
  type LetterPurpose,
  LetterRecipient,
  isForNationwide,
} from '../contract/letter-purpose.ts';
import { type DisputeDetails, AddressSource } from '../contract/dispute-request.schema.ts';
import {
  advice,
  adviceSentences,
  answerWay,
  reasonWay,
  refusal,
  refusalSentences,
  recipientWay,
} from '../facts/gate-words.ts';
import type {
  Refusal,
  Advice,
  AttachedEnclosure,
  RefusalWay,
} from '../contract/letter-document.ts';
import {
  answerOf,
  isEnclosed,
  spokenDateWords,
  isWithinNotice,
} from '../facts/fact-words.rules.ts';
import type { DisputeFacts } from '../contract/question.ts';
import type { DisputeCase } from '../facts/reason-rules.ts';
import { disputeCases, purposeRules } from '../kinds/purposes.rules.ts';
import { recipientRefusalsMessages as es } from '../contract/messages.es.ts';
import { recipientRefusalsMessages as en } from '../contract/messages.ts';
import { ruleFor } from '../law/rule-table.ts';

/** Where no letter is written because it would be untrue or would hurt the person, and what is only worth a remark. */

/** The first refusal among the items; where there are several, it says which one it means. */
export function refusalFor(
  details: DisputeDetails,
  today: CalendarDate,
  attached: readonly AttachedEnclosure[] = [],
  legalMode: LegalMode = 'self_help',
): Refusal | undefined {
  const cases = disputeCases(details, today, attached);
  const wrongRecipient = recipientRefusal(cases, legalMode);
  if (wrongRecipient) return wrongRecipient;
  for (const dispute of cases) {
    const found = purposeRules[dispute.purpose].refusal(dispute) ?? sharedDebt(dispute);
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

/**
 * Who says in their own words that they cosigned, opened or owe the account gets no letter that it is not theirs, and no later letter of
 * such a dispute: 15 U.S.C. 1679b(a)(1).
 */
function sharedDebt({ purpose, details, facts }: DisputeCase): Refusal | undefined {
  if (details.disputeReason !== 'not_mine' || isSpecial(purpose)) return undefined;
  const said = Object.entries({ ...facts, customDetails: details.customDetails ?? '' }).find(
    ([, text]) => saysAgreedToPay(text),
  );
  if (!said) return undefined;
  const [key] = said;
  return refusal(
    'not_mine.says_agreed',
    [
      reasonWay('amountWrong', 'incorrect_amount'),
      reasonWay('dateWrong', 'incorrect_dates'),
      reasonWay('somethingElse', 'other'),
      ...(key === 'customDetails' ? [] : [answerWay('changeAnswer', key)]),
    ],
    'not_mine.agreed_to_pay',
  );
}

/** What is worth a remark about the first item; the wizard asks again for each further one. */
export function adviceFor(
  details: DisputeDetails,
  today: CalendarDate,
  attached: readonly AttachedEnclosure[] = [],
): readonly Advice[] {
  const [dispute] = disputeCases(details, today, attached);
  const own = purposeRules[dispute.purpose].advice(dispute);
  if (isSpecial(dispute.purpose)) return own;
  const found = [...own, ...recipientAdvice(dispute)];
  if (dispute.shortForm) return [...found, moreDetail()];
  const { facts } = dispute;
  if (dispute.recipient !== 'bureau') return [...found, ...namedPaper(facts)];
  return [
    ...found,
    ...(facts['vaResponsible'] === 'yes' && !isEnclosed(facts, 'va_notice')
      ? [veteranPapers()]
      : []),
    ...namedPaper(facts),
    ...identification(details.disputeReason, facts),
  ];
}

const moreDetail = (): Advice => advice('letter.more_detail');

/** Recommended, not required: 15 U.S.C. 1681i names no proof of identity for a dispute. For a block and an alert it is another matter. */
function identification(reason: DisputeReason, facts: DisputeFacts): readonly Advice[] {
  const known = isEnclosed(facts, 'photo_id', 'identity_proof');
  if (known && isEnclosed(facts, 'proof_of_address')) return [];
  const said =
    reason !== 'identity_theft'
      ? 'letter.identification'
      : known
        ? 'letter.identification.address'
        : 'letter.identification.theft';
  return [advice(said, 'letter.identification')];
}

/** Papers that a date can come from, and the enclosures that show them. */
const SOURCE_COPIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['statement', ['statement']],
  ['bank_record', ['payment_proof', 'statement']],
  ['older_report', ['older_report']],
  ['creditor_letter', ['creditor_letter']],
  ['contract', ['contract']],
]);

function namedPaper(facts: DisputeFacts): readonly Advice[] {
  const source = answerOf(facts, 'dateSource') || answerOf(facts, 'delinquencySource');
  const copies = SOURCE_COPIES.get(source);
  if (copies === undefined || isEnclosed(facts, ...copies)) return [];
  const papers: Readonly<Record<string, string>> = adviceSentences().namedPaper;
  return [{ code: 'letter.named_paper', text: papers[source] ?? '' }];
}

const veteranPapers = (): Advice => advice('letter.veteran_papers');

/**
 * Letters that are never written to this recipient, and whom to write to instead. 12 CFR 1022.43(b) lists what a company need not
 * investigate when it is asked directly; the law on debt collection binds no original creditor.
 */
function recipientRefusal(
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
  return { code: 'recipient.no_such_letter', ...words().noDirectDuty, ways: [writeTo('bureau')] };
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

/** The three, and not the agency that was chosen. */
const toNationwide = (): RefusalWay => recipientWay('toNationwide', 'bureau');

/** Recipients that a letter of this kind is written to. */
function recipientsOf(purpose: LetterPurpose): readonly LetterRecipient[] {
  return Object.values(LetterRecipient).filter((recipient) => ruleFor(purpose, recipient));
}

function noSuchLetter({ purpose, recipient, details }: DisputeCase): Refusal | undefined {
  // Who is never asked for a block has none to decline.
  if (purpose === 'block_declined' && !hasToBlock(details.agency))
    return {
      code: 'recipient.no_such_letter',
      ...words().noBlock,
      ways: [reasonWay('disputeItem', details.disputeReason), toNationwide()],
    };
  if (details.agency && isForNationwide(details))
    return { code: 'recipient.no_such_letter', ...words().nationwideOnly, ways: [toNationwide()] };
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
function recipientAdvice(dispute: DisputeCase): readonly Advice[] {
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
  const said = adviceSentences();
  if (isWithinNotice(dispute))
    return [{ code: 'collector.notice_open', text: said.mailSoon(spokenDateWords(end)) }];
  return dispute.today <= end
    ? [{ code: 'collector.notice_ending', text: said.tooLateForMail(spokenDateWords(end)) }]
    : [advice('collector.notice_over')];
}
