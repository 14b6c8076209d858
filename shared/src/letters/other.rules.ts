import { answerOf, dateWords, moneyCents, quotedWords, shownWords } from './fact-words.rules.ts';
import { otherQuestions } from './other.questions.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import { announcedPolicy, disputeLaw, isVeteranCase, veteranLaw } from './shared-law.rules.ts';

/** An error outside the list: 15 U.S.C. 1681i and 1681e(b). It needs concrete facts, since a vague dispute may be set aside (1681i(a)(3)). */
export const otherRules: ReasonRules = {
  questions: otherQuestions,
  faults({ details }) {
    return isConcrete(details.customDetails ?? '')
      ? []
      : [
          {
            path: 'disputeDetails.customDetails',
            message:
              'Please tell in a sentence or two what is wrong, why, and since when (at least 40 characters). A vague dispute can be set aside.',
          },
        ];
  },
  refusal: () => undefined,
  advice({ facts }) {
    return answerOf(facts, 'itemType') === 'personal_information'
      ? [
          {
            code: 'other.personal_information',
            text: 'For a wrong name or address, send a copy that shows the right one, such as your ID or a utility bill.',
          },
        ]
      : [
          {
            code: 'other.be_concrete',
            text: 'Say what is wrong, how you know, and since when. Short and exact beats long and angry.',
          },
        ];
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
  const { pick } = dispute;
  return {
    rows: [],
    paragraphs: [
      {
        id: 'item-1-why',
        text: pick('other', [
          'This item is not reported correctly. Here are the facts:',
          'Something about this item is wrong. This is what I know:',
        ]),
      },
    ],
    law: disputeLaw(dispute),
    requests: [
      'Check this item with the company that reported it.',
      'Correct what is wrong, or remove it if it cannot be verified.',
    ],
  };
}

const ERROR_SENTENCES: Readonly<Record<string, string>> = {
  status: 'The status of this account is not reported correctly.',
  payment_history: 'The payment history of this account is not reported correctly.',
  account_details: 'A detail of this account is not reported correctly.',
};

/** Below this first balance the agencies have said that they show no medical collections. */
const SMALL_MEDICAL_CENTS = 500_00;

function isSmallMedicalBill({ facts }: DisputeCase): boolean {
  const cents = moneyCents(answerOf(facts, 'initialBalance'));
  return cents !== undefined && cents < SMALL_MEDICAL_CENTS;
}

const CHECK_REQUESTS: Readonly<Record<string, string>> = {
  personal_information: 'Check where this entry came from.',
  bankruptcy: 'Check this entry with the source of the record.',
  judgment: 'Check this entry with the source of the record.',
};

function fullText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const should = quotedWords(answerOf(facts, 'shouldShow'));
  const since = answerOf(facts, 'sinceDate');
  const policy = isSmallMedicalBill(dispute);
  return {
    rows: [
      { label: 'The report shows', value: shownWords(answerOf(facts, 'shownNow')) },
      { label: 'It should show', value: should },
      ...(since ? [{ label: 'Wrong since', value: dateWords(since) }] : []),
    ],
    paragraphs: [{ id: 'item-1-why', text: whyWrong(dispute) }],
    policy: policy
      ? announcedPolicy(dispute, 'medical collections with a first balance under $500')
      : undefined,
    ownLaw: veteranLaw(dispute),
    law: disputeLaw(dispute),
    requests: [
      CHECK_REQUESTS[answerOf(facts, 'itemType')] ??
        'Check this entry with the company that reported it.',
      `Correct it to show "${should}" or remove it if it cannot be verified.`,
      ...(policy ? ['Remove the item if it falls under that published policy.'] : []),
      ...(isVeteranCase(dispute)
        ? ['Delete this medical debt from my file, since the VA is responsible for it.']
        : []),
    ],
  };
}

function whyWrong({ facts }: WritingCase): string {
  if (answerOf(facts, 'itemType') === 'personal_information') {
    return 'My personal details are not shown correctly. Here are the facts:';
  }
  const discharged = answerOf(facts, 'dischargeDate');
  const start = discharged
    ? `This debt was discharged in bankruptcy on ${dateWords(discharged)}.`
    : (ERROR_SENTENCES[answerOf(facts, 'errorKind')] ?? 'This item is not reported correctly.');
  return `${start} Here are the facts:`;
}
