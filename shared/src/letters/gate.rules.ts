import type { CalendarDate } from '../kernel/index.ts';
import type { DisputeDetails } from './dispute-request.schema.ts';
import type { Refusal } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import { isEnclosed } from './fact-words.rules.ts';
import { disputeCase, reasonRules } from './reasons.rules.ts';

/** Where no letter is written because it would be untrue or would hurt the person, and what is only worth a remark. */

export function refusalFor(details: DisputeDetails, today: CalendarDate): Refusal | undefined {
  return reasonRules[details.disputeReason].refusal(disputeCase(details, today));
}

export function adviceFor(details: DisputeDetails, today: CalendarDate): readonly Advice[] {
  const dispute = disputeCase(details, today);
  const advice = reasonRules[details.disputeReason].advice(dispute);
  if (dispute.shortForm) return [...advice, moreDetail];
  const { facts } = dispute;
  return [
    ...advice,
    ...(facts['vaResponsible'] === 'yes' && !isEnclosed(facts, 'va_notice') ? [veteranPapers] : []),
    ...(isEnclosed(facts, 'photo_id', 'identity_proof') && isEnclosed(facts, 'proof_of_address')
      ? []
      : [identification]),
  ];
}

const moreDetail: Advice = {
  code: 'letter.more_detail',
  text: 'This letter will be short. A few more facts make it harder to set aside: what the report shows, what it should show, and how you know.',
};

/** Recommended, not required: 15 U.S.C. 1681i names no proof of identity for a dispute. */
const identification: Advice = {
  code: 'letter.identification',
  text: 'Bureaus often ask for a copy of your photo ID and a proof of address. The law does not require it for a dispute, but sending both now can save you weeks.',
};

const veteranPapers: Advice = {
  code: 'letter.veteran_papers',
  text: 'The rule for veterans works with a paper: the notice that the VA is responsible, or proof that it is paying. Tick it if you can send a copy.',
};
