import { saysAgreedToPay } from './agreed-to-pay.rules.ts';
import type { CalendarDate, LegalMode } from '../../kernel/index.ts';
import { type DisputeReason, isSpecial } from '../contract/letter-purpose.ts';
import type { DisputeDetails } from '../contract/dispute-request.schema.ts';
import {
  advice,
  adviceSentences,
  answerWay,
  reasonWay,
  refusal,
  refusalSentences,
} from '../facts/gate-words.ts';
import type { Refusal } from '../contract/letter-document.ts';
import type { Advice, AttachedEnclosure } from '../contract/letter-input.ts';
import { recipientAdvice, recipientRefusal } from './recipient-gate.rules.ts';
import { answerOf, isEnclosed } from '../facts/fact-words.rules.ts';
import type { DisputeFacts } from '../contract/question.ts';
import type { DisputeCase } from '../facts/reason-rules.ts';
import { disputeCases, purposeRules } from '../kinds/purposes.rules.ts';

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
