import type { CalendarDate } from '../kernel/index.ts';
import type { DisputeReason } from './dispute-reason.ts';
import type { DisputeDetails } from './dispute-request.schema.ts';
import type { Refusal } from './letter-document.ts';
import type { Advice, AttachedCopy } from './letter-input.ts';
import { isSpecial } from './letter-purpose.ts';
import { recipientAdvice } from './recipient-advice.rules.ts';
import { recipientRefusal } from './recipient-gate.rules.ts';
import { answerOf, isEnclosed } from './fact-words.rules.ts';
import type { DisputeFacts } from './question.ts';
import { disputeCases, purposeRules } from './purposes.rules.ts';

/** Where no letter is written because it would be untrue or would hurt the person, and what is only worth a remark. */

/** The first refusal among the items; where there are several, it says which one it means. */
export function refusalFor(
  details: DisputeDetails,
  today: CalendarDate,
  attached: readonly AttachedCopy[] = [],
): Refusal | undefined {
  const cases = disputeCases(details, today, attached);
  const wrongRecipient = recipientRefusal(cases);
  if (wrongRecipient) return wrongRecipient;
  for (const dispute of cases) {
    const refusal = purposeRules[dispute.purpose].refusal(dispute);
    if (!refusal) continue;
    return cases.length === 1
      ? refusal
      : { ...refusal, title: `Item ${dispute.number}: ${refusal.title}`, item: dispute.number };
  }
  return undefined;
}

/** What is worth a remark about the first item; the wizard asks again for each further one. */
export function adviceFor(
  details: DisputeDetails,
  today: CalendarDate,
  attached: readonly AttachedCopy[] = [],
): readonly Advice[] {
  const [dispute] = disputeCases(details, today, attached);
  const own = purposeRules[dispute.purpose].advice(dispute);
  if (isSpecial(dispute.purpose)) return own;
  const advice = [...own, ...recipientAdvice(dispute)];
  if (dispute.shortForm) return [...advice, moreDetail];
  const { facts } = dispute;
  if (dispute.recipient !== 'bureau') return [...advice, ...namedPaper(facts)];
  return [
    ...advice,
    ...(facts['vaResponsible'] === 'yes' && !isEnclosed(facts, 'va_notice') ? [veteranPapers] : []),
    ...namedPaper(facts),
    ...identification(details.disputeReason, facts),
  ];
}

const moreDetail: Advice = {
  code: 'letter.more_detail',
  text: 'This letter will be short. A few more facts make it harder to set aside: what the report shows, what it should show, and how you know.',
};

/** Recommended, not required: 15 U.S.C. 1681i names no proof of identity for a dispute. For a block and an alert it is another matter. */
function identification(reason: DisputeReason, facts: DisputeFacts): readonly Advice[] {
  const known = isEnclosed(facts, 'photo_id', 'identity_proof');
  if (known && isEnclosed(facts, 'proof_of_address')) return [];
  const code = 'letter.identification';
  if (reason !== 'identity_theft') {
    return [
      {
        code,
        text: 'Bureaus often ask for a copy of your photo ID and a proof of address. The law does not require it for a dispute, but sending both now can save you weeks.',
      },
    ];
  }
  return [
    {
      code,
      text: `Bureaus ask for ${known ? 'a proof of address too' : 'a photo ID and a proof of address'}. Sending both now can save you weeks.`,
    },
  ];
}

/** Papers that a date can come from, and the copies that show them. */
const SOURCE_PAPERS: Readonly<Record<string, readonly [words: string, ...copies: string[]]>> = {
  statement: ['a statement', 'statement'],
  bank_record: ['your bank records', 'payment_proof', 'statement'],
  older_report: ['an older report', 'older_report'],
  creditor_letter: ['a letter', 'creditor_letter'],
  contract: ['the contract', 'contract'],
};

function namedPaper(facts: DisputeFacts): readonly Advice[] {
  const source = answerOf(facts, 'dateSource') || answerOf(facts, 'delinquencySource');
  const [words, ...copies] = SOURCE_PAPERS[source] ?? [];
  if (words === undefined || isEnclosed(facts, ...copies)) return [];
  const them = source === 'bank_record' ? 'proof of payment' : 'it';
  return [
    { code: 'letter.named_paper', text: `You name ${words}. Tick ${them} if you can send a copy.` },
  ];
}

const veteranPapers: Advice = {
  code: 'letter.veteran_papers',
  text: 'The rule for veterans works with a paper: the notice that the VA is responsible, or proof that it is paying. Tick it if you can send a copy.',
};
