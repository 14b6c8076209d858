import {
  answerOf,
  dateWords,
  moneyCents,
  quotedWords,
  sentenceCase,
  shownWords,
} from './fact-words.rules.ts';
import { faultWords } from './fault-words.ts';
import { advice } from './gate-words.ts';
import { otherQuestions } from './other.questions.ts';
import type { DisputeFacts } from './question.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import { verificationRequest } from './collector-law.rules.ts';
import { lawFor } from './recipient-law.rules.ts';
import { ownWords } from './own-words.rules.ts';
import { isBureau } from './recipient-words.ts';
import type { DirectScope } from './furnisher-law.rules.ts';
import { announcedPolicy, isVeteranCase, veteranLaw, veteranRequest } from './shared-law.rules.ts';
import { itemSentences, fromTable, type Wordings } from './wording.rules.ts';

/**
 * An error outside the list: 15 U.S.C. 1681i and 1681e(b), or 12 CFR 1022.43(a) for a company. It needs concrete facts, since a
 * vague dispute may be set aside (1681i(a)(3), 1022.43(f)).
 */
export const otherRules: ReasonRules = {
  questions: otherQuestions,
  faults({ details }) {
    return isConcrete(details.customDetails ?? '')
      ? []
      : [
          {
            path: 'disputeDetails.customDetails',
            message: faultWords().vague,
          },
        ];
  },
  refusal: () => undefined,
  advice({ facts }) {
    return answerOf(facts, 'itemType') === 'personal_information'
      ? [advice('other.personal_information')]
      : [advice('other.be_concrete')];
  },
  write(dispute) {
    return dispute.shortForm ? shortText(dispute) : fullText(dispute);
  },
};

const FEWEST_CHARACTERS = 40;
const FEWEST_WORDS = 6;

function isConcrete(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return (
    text.trim().length >= FEWEST_CHARACTERS &&
    new Set(words.map((word) => word.toLowerCase())).size >= FEWEST_WORDS
  );
}

function shortText(dispute: WritingCase): ReasonText {
  return {
    rows: [],
    paragraphs: [
      {
        id: 'item-1-why',
        text: itemSentences(dispute, 'other', [NOT_CORRECT, HERE]),
      },
    ],
    ...lawFor(dispute, { scope: 'direct.other' }),
    requests: [
      checkRequest(dispute, 'item'),
      isBureau(dispute)
        ? dispute.pick('other-correct', [
            'Correct the part that is wrong, or remove that part if it cannot be verified.',
            'Correct the part that is wrong. If it cannot be verified, remove that part.',
          ])
        : dispute.pick('other-correct', [
            'Correct what is wrong at every credit bureau you report to.',
            'At every credit bureau you report to, correct what is wrong.',
          ]),
      ...verificationRequest(dispute),
    ],
  };
}

const NOT_CORRECT: Wordings = [
  'This item is not reported correctly.',
  'Something about this item is wrong.',
  'What is reported here is not right.',
  'There is a mistake in this item.',
];

const HERE: Wordings = [
  'Here are the facts:',
  'This is what I know:',
  'These are the facts:',
  'This is what happened:',
  'Let me tell you the facts:',
];

const ERRORS: Readonly<Record<string, (item: string) => Wordings>> = {
  status: (item) => [
    `The status of ${item} is not reported correctly.`,
    `${sentenceCase(item)} has the wrong status.`,
    `There is a mistake in the status of ${item}.`,
    `The status of ${item} is not right.`,
  ],
  payment_history: (item) => [
    `The payment history of ${item} is not reported correctly.`,
    `There is a mistake in the payment history of ${item}.`,
    `The payment history of ${item} is not right.`,
    `In the payment history of ${item} something is wrong.`,
  ],
  account_details: (item) => [
    `A detail of ${item} is not reported correctly.`,
    `There is a mistake in a detail of ${item}.`,
    `One detail of ${item} is not right.`,
    `${sentenceCase(item)} has a wrong detail.`,
  ],
};

/** Below this first balance the agencies have said that they show no medical collections. */
const SMALL_MEDICAL_CENTS = 500_00;

function isSmallMedicalBill({ facts }: DisputeCase): boolean {
  const cents = moneyCents(answerOf(facts, 'initialBalance'));
  return cents !== undefined && cents < SMALL_MEDICAL_CENTS;
}

function checkRequest(dispute: WritingCase, what: 'item' | 'entry'): string {
  const { pick, facts } = dispute;
  if (!isBureau(dispute)) {
    return pick('other-check', [
      `Check this ${what} against your records.`,
      `Compare this ${what} with your records.`,
      `Look this ${what} up in your records.`,
    ]);
  }
  switch (answerOf(facts, 'itemType')) {
    case 'personal_information':
      return pick('other-check', [
        `Check where this ${what} came from.`,
        `Find out where this ${what} came from.`,
      ]);
    case 'bankruptcy':
    case 'judgment':
      return pick('other-check', [
        `Check this ${what} with the source of the record.`,
        `Ask the source of the record about this ${what}.`,
      ]);
    default:
      return pick('other-check', [
        `Check this ${what} with the company that reported it.`,
        `Ask the company that reported this ${what} about it.`,
        `Have the company that reported this ${what} look it up.`,
      ]);
  }
}

/** Which part of 12 CFR 1022.43(a) the error falls under; a discharge in bankruptcy is about who owes the debt. */
function scopeOf(facts: DisputeFacts): DirectScope {
  switch (answerOf(facts, 'errorKind')) {
    case 'status':
    case 'payment_history':
      return 'direct.conduct';
    case 'bankruptcy_discharge':
      return 'direct.liability';
    default:
      return 'direct.other';
  }
}

function fullText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const should = quotedWords(answerOf(facts, 'shouldShow'));
  const since = answerOf(facts, 'sinceDate');
  const policy = isBureau(dispute) && isSmallMedicalBill(dispute);
  // A debt that is to be deleted is not to be corrected as well (15 U.S.C. 1681i(g)).
  const veteran = isVeteranCase(dispute);
  return {
    rows: [
      { label: 'The report shows', value: shownWords(answerOf(facts, 'shownNow')) },
      ...(veteran ? [] : [{ label: 'It should show', value: should }]),
      ...(since ? [{ label: 'Wrong since', value: dateWords(since) }] : []),
    ],
    paragraphs: [{ id: 'item-1-why', text: whyWrong(dispute) }],
    policy: policy
      ? announcedPolicy(dispute, 'medical collections with a first balance under $500')
      : undefined,
    ...lawFor(dispute, {
      scope: scopeOf(facts),
      amount: answerOf(facts, 'errorKind') === 'bankruptcy_discharge',
      own: veteranLaw(dispute),
    }),
    requests: [
      checkRequest(dispute, 'entry'),
      veteran ? veteranRequest(dispute) : correctRequest(dispute, should),
      ...(policy ? ['Remove the item if it falls under that published policy.'] : []),
      ...verificationRequest(dispute),
    ],
  };
}

/** Items that are bad as a whole: no good account goes with what is wrong about them. */
const NO_GOOD_ACCOUNT = ['collection', 'medical_collection', 'bankruptcy', 'judgment'];

/**
 * What is asked to be removed if it cannot be verified. Anyone who is coded as deceased on a good account, or reads the wrong status
 * or remark there, must not lose the account with the notation.
 */
function removable({ facts }: DisputeCase): 'notation' | 'part' | 'entry' {
  switch (answerOf(facts, 'errorKind')) {
    case 'status':
    case 'payment_history':
    case 'account_details':
      return 'notation';
    case 'bankruptcy_discharge':
      return 'entry';
    case 'something_else':
      return NO_GOOD_ACCOUNT.includes(answerOf(facts, 'itemType')) ? 'entry' : 'notation';
    default:
      return NO_GOOD_ACCOUNT.includes(answerOf(facts, 'itemType')) ? 'entry' : 'part';
  }
}

function correctRequest(dispute: WritingCase, should: string): string {
  if (isBureau(dispute)) {
    switch (removable(dispute)) {
      case 'notation':
        return dispute.pick('other-correct', [
          `Correct this notation to show "${should}". If it cannot be verified, remove the notation, not the account.`,
          `Make this notation show "${should}". Remove the notation, and not the account, if it cannot be verified.`,
          `Change this notation to "${should}", or remove the notation, but not the account, if it cannot be verified.`,
        ]);
      case 'part':
        return dispute.pick('other-correct', [
          `Correct it to show "${should}", or remove only the part that cannot be verified.`,
          `Make it show "${should}", or remove only the part that cannot be verified.`,
        ]);
      case 'entry':
        break;
    }
  }
  return isBureau(dispute)
    ? dispute.pick('other-correct', [
        `Correct it to show "${should}" or remove it if it cannot be verified.`,
        `Make it show "${should}" or remove it if it cannot be verified.`,
        `If it cannot be verified, remove it. Otherwise correct it to show "${should}".`,
      ])
    : dispute.pick('other-correct', [
        `Correct it to show "${should}" at every credit bureau you report to.`,
        `At every credit bureau you report to, make it show "${should}".`,
        `Change it to "${should}" at every credit bureau you report to.`,
      ]);
}

function whyWrong(dispute: WritingCase): string {
  const { facts } = dispute;
  const discharged = answerOf(facts, 'dischargeDate');
  const { again: item } = ownWords(dispute);
  return itemSentences(dispute, 'other', [
    answerOf(facts, 'itemType') === 'personal_information'
      ? PERSONAL
      : discharged
        ? [
            `This debt was discharged in bankruptcy on ${dateWords(discharged)}.`,
            `On ${dateWords(discharged)} this debt was discharged in bankruptcy.`,
            `A bankruptcy discharged this debt on ${dateWords(discharged)}.`,
          ]
        : (fromTable(ERRORS, answerOf(facts, 'errorKind'))?.(item) ?? NOT_CORRECT),
    HERE,
  ]);
}

const PERSONAL: Wordings = [
  'My personal details are not shown correctly.',
  'Some of my personal details are not right.',
  'There is a mistake in my personal details.',
];
