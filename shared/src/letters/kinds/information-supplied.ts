import type { FieldFault } from '../../kernel/index.ts';
import type { Phrase, Refusal, Advice } from '../contract/letter-document.ts';
import { newWordsIn } from '../facts/text-reading.rules.ts';
import { answerOf, asSentence, sentenceCase, tooShort } from '../facts/fact-words.rules.ts';
import { advice, linkWay, refusal } from '../facts/gate-words.ts';
import { isBureau } from '../facts/own-words.rules.ts';
import {
  type DisputeCase,
  type ReasonRules,
  type ReasonText,
  type WritingCase,
  type QuestionDefinition,
  answerLimits,
} from '../facts/reason-rules.ts';
import { wordsOf } from '../facts/sentence.ts';
import {
  enclosureQuestion,
  QUOTE_LENGTH,
  earlierQuestions,
  followUpGroups,
  noticeDateQuestion,
} from './common.questions.ts';
import {
  changeAnswer,
  dateRow,
  disputedEarlier,
  earlierRows,
  inOrder,
  noDisputeRefusal,
  quotedRow,
} from './common.rules.ts';
import { informationSuppliedQuestionsMessages as words } from './messages.ts';
import { cite, directLaw, disputeLaw, papersRequest } from '../law/law-sentences.ts';

/** What step 2 asks where the dispute was set aside because something was missing. Content table. */

const { answer, now } = followUpGroups;
const hasNew: NonNullable<QuestionDefinition['when']> = (answers) => answers['hasNew'] === 'yes';

const informationSuppliedQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  noticeDateQuestion(words.noticeOn),
  {
    key: 'noticeAsks',
    group: answer,
    kind: 'text',
    required: true,
    maxLength: QUOTE_LENGTH,
    ...words.noticeAsks,
  },
  {
    key: 'hasNew',
    group: now,
    kind: 'yes_no',
    required: true,
    ...words.hasNew,
  },
  {
    key: 'newInformation',
    group: now,
    kind: 'long_text',
    required: true,
    maxLength: answerLimits.longText,
    when: hasNew,
    ...words.newInformation,
  },
  enclosureQuestion([
    'statement',
    'payment_proof',
    'payoff_letter',
    'settlement_letter',
    'creditor_letter',
    'older_report',
    'contract',
    'name_proof',
  ]),
];

const { say, wordings } = wordsOf('information_supplied', {
  subjectBureau: {
    en: 'More information for my dispute of an item on my credit report',
    es: 'Más información para mi disputa de un dato en mi informe de crédito',
  },
  subjectCompany: {
    en: 'More information for my direct dispute of an account that you report',
    es: 'Más información para mi disputa directa de una cuenta que usted reporta',
  },
  setAside: {
    en: 'Your notice of {day} set my dispute aside. I am now sending more information.',
    es: 'Su aviso del {day} descartó mi disputa. Ahora envío más información.',
  },
  notice: { en: 'Your notice', es: 'Su aviso' },
  asks: { en: 'What it asks for', es: 'Lo que pide' },
  fresh: { en: 'This is new:', es: 'Esto es lo nuevo:' },
  law: {
    en: 'A notice that sets a dispute aside has to say what information is needed {notice}, and you have to review and consider the relevant information I send {consider}.',
    es: 'Un aviso que descarta una disputa tiene que decir qué información se necesita {notice}, y usted debe revisar y considerar la información pertinente que envío {consider}.',
  },
  companyLaw: {
    en: 'A notice that sets a direct dispute aside has to say why, and what information is needed {law}.',
    es: 'Un aviso que descarta una disputa directa tiene que decir por qué y qué información se necesita {law}.',
  },
  investigate: {
    en: 'Investigate my dispute with the information in this letter.',
    es: 'Investigue mi disputa con la información de esta carta.',
  },
  correct: {
    en: 'Correct or delete what is inaccurate or incomplete, or what you cannot verify.',
    es: 'Corrija o elimine lo que sea inexacto o incompleto, o lo que no pueda verificar.',
  },
  correctCompany: {
    en: 'If what you report is wrong or incomplete, correct it with every credit bureau that got it from you.',
    es: 'Si lo que reporta está mal o incompleto, corríjalo con cada agencia de crédito que lo recibió de usted.',
  },
  missing: {
    en: 'If something is still missing, tell me in writing what it is.',
    es: 'Si todavía falta algo, dígame por escrito qué es.',
  },
});

/**
 * What a notice asked for that set the dispute aside: 15 U.S.C. 1681i(a)(3), 12 CFR 1022.43(f). Such a notice names what is
 * needed; the same dispute once more, with nothing new, may be set aside once more, so that letter is not written.
 */
export const informationSuppliedRules: ReasonRules = {
  questions: informationSuppliedQuestions,
  wordings,
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
  const { facts } = dispute;
  const isToBureau = isBureau(dispute);
  return {
    subject: isToBureau ? say.subjectBureau : say.subjectCompany,
    opening: [
      disputedEarlier(dispute),
      say.setAside({ day: { date: answerOf(facts, 'noticeOn') } }),
    ],
    rows: [
      ...earlierRows(dispute),
      ...dateRow(dispute, 'noticeOn', say.notice),
      ...quotedRow(dispute, 'noticeAsks', say.asks),
    ],
    paragraphs: [
      {
        id: 'item-1-new',
        said: [say.fresh, { own: sentenceCase(asSentence(answerOf(facts, 'newInformation'))) }],
      },
    ],
    law: isToBureau ? bureauLaw(dispute) : furnisherLaw(dispute),
    requests: [
      say.investigate,
      isToBureau ? say.correct : say.correctCompany,
      ...papersRequest(dispute),
      say.missing,
    ],
  };
}

function bureauLaw(dispute: WritingCase): readonly Phrase[] {
  return [
    say.law({ notice: cite('cra.frivolous'), consider: cite('cra.considerAll') }),
    ...disputeLaw(dispute),
  ];
}

function furnisherLaw(dispute: WritingCase): readonly Phrase[] {
  return [say.companyLaw({ law: cite('direct.frivolous') }), ...directLaw(dispute)];
}
