import { AddressSource } from './dispute-request.schema.ts';
import { isWithinNotice } from './collector-window.rules.ts';
import { answerOf, spokenDateWords } from './fact-words.rules.ts';
import { advice, adviceSentences } from './gate-words.ts';
import type { Advice } from './letter-input.ts';
import type { DisputeCase } from './reason-rules.ts';

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
