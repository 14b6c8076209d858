import type { FieldFault } from '../kernel/index.ts';
import { answerOf } from './fact-words.rules.ts';
import { theftText } from './identity-theft-text.rules.ts';
import { identityTheftQuestions } from './identity-theft.questions.ts';
import type { Advice } from './letter-input.ts';
import type { DisputeCase, ReasonRules } from './reason-rules.ts';
import {
  asksForBlock,
  hasAttachedReport,
  hasTickedReport,
  isTheftNotice,
  showsIdentity,
} from './theft-papers.rules.ts';

export { asksForBlock };

/**
 * An item from identity theft. With all four elements of 15 U.S.C. 1681c-2(a) in the envelope the letter asks for a block;
 * without the report's own pages it stays an ordinary dispute and says nothing of a block.
 */
export const identityTheftRules: ReasonRules = {
  questions: identityTheftQuestions,
  faults: theftFaults,
  refusal: theftRefusal,
  advice: theftAdvice,
  write: theftText,
};

/**
 * A block and a fraud alert need proof of identity by statute: 15 U.S.C. 1681c-2(a)(1), 1681c-1. So do the records of a business:
 * 1681g(e)(2).
 */
function theftFaults(dispute: DisputeCase): readonly FieldFault[] {
  const fault = (key: string, message: string) => [
    { path: `disputeDetails.facts.${key}`, message },
  ];
  const alert = answerOf(dispute.facts, 'fraudAlert');
  if (showsIdentity(dispute)) {
    return alert === 'seven_years' && !asksForBlock(dispute)
      ? fault(
          'fraudAlert',
          'A seven-year alert needs your report itself. Please add its pages, or choose one year.',
        )
      : [];
  }
  if (dispute.recipient === 'bureau' && hasAttachedReport(dispute)) {
    return fault(
      'enclosures',
      'With your report, the law also asks for a proof of who you are. Please tick a photo ID or another proof as well.',
    );
  }
  if (!['', 'none'].includes(alert)) {
    return fault(
      'fraudAlert',
      'A fraud alert needs a proof of who you are. Please tick a photo ID or another proof.',
    );
  }
  return answerOf(dispute.facts, 'wantsRecords') === 'yes'
    ? fault(
        'wantsRecords',
        'The company gives its records only to someone who shows who they are. Please tick a photo ID or another proof.',
      )
    : [];
}

function theftRefusal({ facts }: DisputeCase) {
  const answer = (label: string, questionKey: string) => ({
    kind: 'answer' as const,
    label,
    questionKey,
  });
  if (answerOf(facts, 'thiefKnown') === 'allowed') {
    return {
      code: 'identity_theft.allowed',
      title: 'If you gave permission, it does not count as theft',
      text: 'If you let someone use your name or account, the law does not treat the item as identity theft, even when they did not pay. If something about the item is wrong, please choose that as the reason.',
      ways: [
        answer('Change my answer', 'thiefKnown'),
        {
          kind: 'switch_reason' as const,
          label: 'The amount is wrong',
          reason: 'incorrect_amount',
        },
      ],
    };
  }
  if (answerOf(facts, 'gotBenefit') === 'yes') {
    return {
      code: 'identity_theft.benefit',
      title: 'We cannot call this identity theft',
      text: 'A bureau may refuse or lift a block where the person got goods, services or money from the account. If only part of the amount is yours, please choose the amount as the reason.',
      ways: [
        answer('Change my answer', 'gotBenefit'),
        {
          kind: 'switch_reason' as const,
          label: 'The amount is wrong',
          reason: 'incorrect_amount',
        },
      ],
    };
  }
  if (answerOf(facts, 'notMyTransaction') === 'no') {
    return {
      code: 'identity_theft.own_transaction',
      title: 'The letter needs this statement to be true',
      text: 'A dispute for identity theft says that the item does not relate to any transaction of yours. If it does, please choose another reason.',
      ways: [
        answer('Change my answer', 'notMyTransaction'),
        {
          kind: 'switch_reason' as const,
          label: 'The amount is wrong',
          reason: 'incorrect_amount',
        },
        { kind: 'switch_reason' as const, label: 'Something else is wrong', reason: 'other' },
      ],
    };
  }
  return undefined;
}

const IDENTITY_THEFT_SITE = 'https://www.identitytheft.gov/';

function theftAdvice(dispute: DisputeCase): readonly Advice[] {
  if (dispute.recipient !== 'bureau') return companyAdvice(dispute);
  if (hasAttachedReport(dispute)) return [trueStatement];
  if (hasTickedReport(dispute)) {
    return [
      {
        code: 'identity_theft.add_report',
        text: 'You ticked your report. Add its pages here, and the letter can ask for a block within 4 business days. Without them it is an ordinary dispute that lists the copy you send.',
      },
    ];
  }
  return [
    {
      code: 'identity_theft.make_report',
      text: 'With an identity theft report, a proof of who you are and your signed statement, a bureau has to block the item within 4 business days, unless the law lets it refuse. You can make the report for free at IdentityTheft.gov, then add its pages here. Without it we write an ordinary dispute.',
      url: IDENTITY_THEFT_SITE,
    },
  ];
}

const trueStatement: Advice = {
  code: 'identity_theft.true_statement',
  text: 'Your letter contains a statement that the law takes seriously. Please sign it only if every word is true; a block can be lifted if it is not.',
};

function companyAdvice(dispute: DisputeCase): readonly Advice[] {
  if (!hasAttachedReport(dispute)) {
    return [
      {
        code: 'identity_theft.company_report',
        text: 'With the pages of your identity theft report, sent to the address that the company names for it, the company may not go on reporting the item, unless it learns that the item is right. You can make the report for free at IdentityTheft.gov.',
        url: IDENTITY_THEFT_SITE,
      },
    ];
  }
  return isTheftNotice(dispute)
    ? []
    : [
        {
          code: 'identity_theft.company_address',
          text: 'Ask the company for its address for identity theft reports. Your report counts for more there, and the letter can say so.',
        },
      ];
}
