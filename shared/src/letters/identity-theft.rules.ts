import type { FieldFault } from '../kernel/index.ts';
import { answerOf, asPhrase, asSentence, dateWords, isEnclosed } from './fact-words.rules.ts';
import { identityTheftQuestions } from './identity-theft.questions.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import type { DisputeFacts } from './question.ts';
import { cite, disputeLaw } from './shared-law.rules.ts';

/**
 * An item from identity theft. With all four elements of 15 U.S.C. 1681c-2(a) in the envelope the letter asks for a block;
 * without a report it stays an ordinary dispute and says nothing of a block.
 */
export const identityTheftRules: ReasonRules = {
  questions: identityTheftQuestions,
  faults: theftFaults,
  refusal: theftRefusal,
  advice: theftAdvice,
  write(dispute) {
    return asksForBlock(dispute.facts) ? blockText(dispute) : disputeText(dispute);
  },
};

function hasReport(facts: DisputeFacts): boolean {
  return isEnclosed(facts, 'ftc_report', 'police_report');
}

/** A block and a fraud alert need proof of identity by statute: 15 U.S.C. 1681c-2(a)(1), 1681c-1. */
function theftFaults({ facts }: DisputeCase): readonly FieldFault[] {
  if (isEnclosed(facts, 'photo_id', 'identity_proof')) return [];
  if (hasReport(facts)) {
    return [
      {
        path: 'disputeDetails.facts.enclosures',
        message:
          'With your report, the law also asks for a proof of who you are. Please tick a photo ID or another proof as well.',
      },
    ];
  }
  return ['', 'none'].includes(answerOf(facts, 'fraudAlert'))
    ? []
    : [
        {
          path: 'disputeDetails.facts.fraudAlert',
          message:
            'A fraud alert needs a proof of who you are. Please tick a photo ID or another proof.',
        },
      ];
}

/** 15 U.S.C. 1681c-2(a)(1)-(4): identity, report, the item, and the statement. One missing, and there is no block request. */
export function asksForBlock(facts: DisputeFacts): boolean {
  return (
    hasReport(facts) &&
    isEnclosed(facts, 'photo_id', 'identity_proof') &&
    answerOf(facts, 'notMyTransaction') === 'yes'
  );
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

function theftAdvice({ facts }: DisputeCase) {
  if (!hasReport(facts)) {
    return [
      {
        code: 'identity_theft.make_report',
        text: 'With an identity theft report, a proof of who you are and your signed statement, a bureau has to block the item within 4 business days, unless the law lets it refuse. You can make the report for free at IdentityTheft.gov, then tick it here. Without it we write an ordinary dispute.',
        url: 'https://www.identitytheft.gov/',
      },
    ];
  }
  return [
    {
      code: 'identity_theft.true_statement',
      text: 'Your letter contains a statement that the law takes seriously. Please sign it only if every word is true; a block can be lifted if it is not.',
    },
  ];
}

const DONE_ROWS: Readonly<Record<string, string>> = {
  new_account: 'Opened in my name by someone else',
  used_account: 'Used by someone else without my permission',
  applied: 'Credit applied for in my name by someone else',
};

const DONE_SENTENCES: Readonly<Record<string, string>> = {
  new_account: 'Someone opened this account in my name. I did not open it, and I did not allow it.',
  used_account: 'Someone used this account without my permission.',
  applied: 'Someone applied for credit in my name. I did not apply, and I did not allow it.',
};

function theftRows(facts: DisputeFacts) {
  const done = DONE_ROWS[answerOf(facts, 'theftKind')];
  const found = answerOf(facts, 'discoveryDate');
  return [
    { label: 'What happened', value: done ?? 'Identity theft' },
    ...(found ? [{ label: 'Found on', value: dateWords(found) }] : []),
  ];
}

function whatHappened({ facts, shortForm, noun }: WritingCase): string {
  if (shortForm) {
    return `This ${noun} is due to identity theft. I did not authorize it.`;
  }
  const part = answerOf(facts, 'theftPart');
  const sentences = [
    DONE_SENTENCES[answerOf(facts, 'theftKind')] ?? '',
    ...(part ? [`This is what comes from the theft: ${asSentence(part)}`] : []),
    `I found out on ${dateWords(answerOf(facts, 'discoveryDate'))}.`,
    answerOf(facts, 'thiefKnown') === 'known'
      ? 'I know who did it, and I had not given permission.'
      : 'I do not know who did it.',
    'I received no goods, services or money from it.',
  ];
  return sentences.filter(Boolean).join(' ');
}

function reportSentence(facts: DisputeFacts): string {
  const ftc = asPhrase(answerOf(facts, 'ftcReportNumber'));
  const police = asPhrase(answerOf(facts, 'policeReportNumber'));
  const department = asPhrase(answerOf(facts, 'policeDepartment'));
  const reports = [
    ...(isEnclosed(facts, 'ftc_report')
      ? [`my FTC identity theft report${ftc ? ` (number ${ftc})` : ''}`]
      : []),
    ...(isEnclosed(facts, 'police_report')
      ? [
          `my police report${department ? ` from ${department}` : ''}${police ? ` (number ${police})` : ''}`,
        ]
      : []),
  ];
  return `A copy of ${reports.join(' and of ')} is enclosed.`;
}

function alertRequest(facts: DisputeFacts): readonly string[] {
  switch (answerOf(facts, 'fraudAlert')) {
    case 'one_year':
      return [`Place an initial fraud alert on my file ${cite('idt.initialAlert')}.`];
    case 'seven_years':
      return [`Place an extended fraud alert on my file ${cite('idt.extendedAlert')}.`];
    default:
      return [];
  }
}

function blockText(dispute: WritingCase): ReasonText {
  const { facts, noun, pick } = dispute;
  const part = answerOf(facts, 'theftKind') === 'used_account';
  return {
    subject: 'Identity theft: please block this item in my file',
    opening: pick('opening', [
      'I am a victim of identity theft. The item below comes from that theft, and I am asking you to block it.',
      'Someone has misused my identity. I am writing to ask you to block the item below, because it comes from that theft.',
    ]),
    rows: theftRows(facts),
    paragraphs: [
      { id: 'item-1-why', text: `${whatHappened(dispute)} ${reportSentence(facts)}` },
      {
        id: 'statement',
        text: `I state that the ${part ? 'part of this account named above' : `information about this ${noun}`} does not relate to any transaction by me.`,
      },
    ],
    law: [
      `With this letter you have the four things the Fair Credit Reporting Act asks for: proof of who I am, a copy of my identity theft report, the item, and my statement. The Act provides for a block no later than four business days after you receive them ${cite('idt.block')}.`,
      `It also requires you to let the company that reported the item know ${cite('idt.notifyFurnisher')}. If you decline the block or lift it later, the Act requires you to tell me promptly ${cite('idt.decline')}.`,
      `If you do not block the item, please treat this letter as a dispute and investigate it ${cite('cra.reinvestigate')}.`,
    ],
    requests: [
      part
        ? 'Block the part of this account that comes from the theft.'
        : 'Block this item, so that it no longer appears on my report.',
      'Tell the company that reported it that it may result from identity theft and that I have asked for a block.',
      'Confirm the block to me in writing. If you decline it, please tell me why.',
      ...alertRequest(facts),
    ],
  };
}

/** No report in the envelope: an ordinary dispute of 15 U.S.C. 1681i, without a word of a block. */
function disputeText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  return {
    rows: theftRows(facts),
    paragraphs: [{ id: 'item-1-why', text: whatHappened(dispute) }],
    law: disputeLaw(dispute),
    requests: [
      'Ask the company what shows that I made or allowed this.',
      answerOf(facts, 'theftKind') === 'used_account'
        ? 'Correct or remove the part that cannot be verified as mine.'
        : 'Remove the item from my file if it cannot be verified as mine.',
      ...alertRequest(facts),
    ],
  };
}
