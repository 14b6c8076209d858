import type { FieldFault } from '../kernel/index.ts';
import { answerOf, asSentence, dateWords, sentenceCase, tooShort } from './fact-words.rules.ts';
import {
  changeAnswer,
  dateRow,
  disputedEarlier,
  earlierRows,
  inOrder,
  noDisputeRefusal,
  quotedRow,
} from './follow-up-words.rules.ts';
import { directLaw } from './furnisher-law.rules.ts';
import { advice, linkWay, refusal } from './gate-words.ts';
import { informationSuppliedQuestions } from './information-supplied.questions.ts';
import type { Refusal } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import { newWordsIn } from './new-words.rules.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import { cite, correctionLaw, investigationLaw } from './shared-law.rules.ts';
import { sentences, type Wordings } from './wording.rules.ts';

/**
 * What a notice asked for that set the dispute aside: 15 U.S.C. 1681i(a)(3), 12 CFR 1022.43(f). Such a notice names what is
 * needed; the same dispute once more, with nothing new, may be set aside once more, so that letter is not written.
 */
export const informationSuppliedRules: ReasonRules = {
  questions: informationSuppliedQuestions,
  faults: informationFaults,
  refusal: informationRefusal,
  advice: informationAdvice,
  write: informationText,
};

function informationFaults(dispute: DisputeCase): readonly FieldFault[] {
  return [
    ...inOrder(dispute, 'earlierDate', 'noticeOn'),
    ...tooShort(dispute.facts, 'newInformation'),
  ];
}

function informationRefusal(dispute: DisputeCase): Refusal | undefined {
  return noDisputeRefusal(dispute) ?? (bringsNothing(dispute) ? nothingNew() : undefined);
}

/** Said to have nothing, or the earlier story told again. A copy alone can be what was missing. */
function bringsNothing({ facts, details, attached }: DisputeCase): boolean {
  if (answerOf(facts, 'hasNew') === 'no') return true;
  const told = answerOf(facts, 'newInformation');
  if (told === '' || attached.size > 0 || answerOf(facts, 'enclosures') !== '') return false;
  const { newInformation: _, ...others } = details.facts ?? {};
  return newWordsIn(told, [details.customDetails ?? '', ...Object.values(others)]) === 0;
}

const nothingNew = (): Refusal =>
  refusal('information_supplied.nothing_new', [
    changeAnswer('hasNew'),
    linkWay('complain', 'https://www.consumerfinance.gov/complaint/'),
  ]);

function informationAdvice({ facts, attached }: DisputeCase): readonly Advice[] {
  const sends = attached.size > 0 || answerOf(facts, 'enclosures') !== '';
  return sends ? [] : [advice('information_supplied.copy')];
}

function informationText(dispute: WritingCase): ReasonText {
  const { facts, pick, recipient } = dispute;
  const day = dateWords(answerOf(facts, 'noticeOn'));
  const isBureau = recipient === 'bureau';
  return {
    subject: isBureau
      ? 'More information for my dispute of an item on my credit report'
      : 'More information for my direct dispute of an account that you report',
    opening: sentences(pick, 'information-opening', [
      disputedEarlier(dispute),
      [
        `Your notice of ${day} set my dispute aside.`,
        `With your notice of ${day} you set it aside.`,
        `You set it aside with your notice of ${day}.`,
        `On ${day} you wrote that you set it aside.`,
        `By your notice of ${day} it was set aside.`,
      ],
      [
        'I now send more information.',
        'This letter gives new information.',
        'Here is my answer, with new information.',
        'My answer to it is below.',
        'With this letter I answer it.',
      ],
    ]),
    rows: [
      ...earlierRows(dispute),
      ...dateRow(dispute, 'noticeOn', 'Your notice'),
      ...quotedRow(dispute, 'noticeAsks', 'What it asks for'),
    ],
    paragraphs: [
      {
        id: 'item-1-new',
        text: sentences(pick, 'information-new', [
          NEW,
          [sentenceCase(asSentence(answerOf(facts, 'newInformation')))],
        ]),
      },
    ],
    law: isBureau ? bureauLaw(dispute) : furnisherLaw(dispute),
    requests: requests(dispute),
  };
}

const NEW: Wordings = [
  'This is new:',
  'Here is the new information:',
  'This is what I can add:',
  'I can add the following:',
  'What is new is this:',
];

function bureauLaw(dispute: WritingCase): readonly string[] {
  const { pick } = dispute;
  return [
    pick('law-notice', [
      `Under the Fair Credit Reporting Act, a notice that sets a dispute aside says what information is needed ${cite('cra.frivolous')}. Here is what I can give.`,
      `A notice that sets a dispute aside is to name the information that is needed ${cite('cra.frivolous')}. With this letter I give what I can.`,
    ]),
    investigationLaw(dispute),
    pick('law-consider', [
      `You are to review and consider the relevant information I send ${cite('cra.considerAll')}.`,
      `The relevant information I send is to be reviewed and considered ${cite('cra.considerAll')}.`,
    ]),
    correctionLaw(dispute),
  ];
}

function furnisherLaw(dispute: WritingCase): readonly string[] {
  return [
    dispute.pick('law-notice', [
      `A notice that sets a direct dispute aside says why, and what information is needed ${cite('direct.frivolous')}. Here is what I can give.`,
      `A notice that sets a direct dispute aside is to name the information that is needed ${cite('direct.frivolous')}. With this letter I give what I can.`,
    ]),
    ...directLaw(dispute),
  ];
}

function requests({ pick, recipient }: WritingCase): readonly string[] {
  const isBureau = recipient === 'bureau';
  return [
    pick('information-look', [
      'Investigate my dispute with the information in this letter.',
      'Look into my dispute again, with the information in this letter.',
      'With the information in this letter, please investigate my dispute.',
    ]),
    isBureau
      ? pick('information-correct', [
          'Correct or delete what is inaccurate or incomplete, or what you cannot verify.',
          'Correct what is inaccurate or incomplete, and delete what you cannot verify.',
        ])
      : pick('information-correct', [
          'If what you report is wrong or incomplete, correct it with every credit bureau that got it from you.',
          'Correct what is wrong or incomplete, with every credit bureau that got it from you.',
        ]),
    pick('information-missing', [
      'If something is still missing, tell me in writing what it is.',
      'Tell me in writing if something is still missing, and what it is.',
    ]),
  ];
}
