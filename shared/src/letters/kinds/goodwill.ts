import type { FieldFault } from '../../kernel/index.ts';
import type { Phrase, Refusal, Sentence, Slot, Advice } from '../contract/letter-document.ts';
import { answerOf, asSentence, sentenceCase, tooShort } from '../facts/fact-words.rules.ts';
import {
  advice,
  answerWay,
  faultWords,
  linkWay,
  refusal,
  templateWay,
} from '../facts/gate-words.ts';
import type { ItemType } from '../facts/item-types.ts';
import { ownWords } from '../facts/own-words.rules.ts';
import {
  type DisputeCase,
  type LetterRow,
  type ReasonRules,
  type ReasonText,
  type WritingCase,
  type QuestionDefinition,
  answerLimits,
  choices,
} from '../facts/reason-rules.ts';
import { fromTable, wordsOf } from '../facts/sentence.ts';
import { enclosuresNamed, myDisputesPath } from './common.rules.ts';
import {
  questionGroups,
  enclosuresQuestion,
  kindOfAccountQuestion,
  specialGroups,
} from './common.questions.ts';
import { goodwillQuestionsMessages as words } from './messages.ts';

/** What step 2 asks for a goodwill letter. Content table. */

const { account, late, since } = specialGroups;

const ACCOUNTS: readonly ItemType[] = [
  'credit_card',
  'personal_loan',
  'auto_loan',
  'mortgage',
  'student_loan_federal',
  'student_loan_private',
  'utility_or_phone',
  'other_item',
];

const goodwillQuestions: readonly QuestionDefinition[] = [
  {
    key: 'lateIsTrue',
    group: late,
    kind: 'yes_no',
    required: true,
    ...words.lateIsTrue,
  },
  {
    key: 'openDispute',
    group: late,
    kind: 'yes_no',
    required: true,
    ...words.openDispute,
  },
  {
    key: 'lateMonth',
    group: late,
    kind: 'month',
    required: true,
    ...words.lateMonth,
  },
  {
    key: 'lastLateMonth',
    group: late,
    kind: 'month',
    required: false,
    ...words.lastLateMonth,
  },
  kindOfAccountQuestion(ACCOUNTS, words.accountWhy),
  {
    key: 'stillOpen',
    group: account,
    kind: 'yes_no',
    required: true,
    ...words.stillOpen,
  },
  {
    key: 'customerFor',
    group: account,
    kind: 'choice',
    required: true,
    ...words.customerFor,
    options: choices(words.customerFor.options, [
      'under_one',
      'over_one',
      'over_three',
      'over_five',
      'over_ten',
    ]),
  },
  {
    key: 'story',
    group: questionGroups.happened,
    kind: 'long_text',
    required: true,
    maxLength: answerLimits.longText,
    ...words.story,
  },
  {
    key: 'standing',
    group: since,
    kind: 'choice',
    required: true,
    ...words.standing,
    options: choices(words.standing.options, ['on_time', 'paid_off', 'catching_up']),
  },
  {
    key: 'caughtUpDate',
    group: since,
    kind: 'date',
    required: false,
    when: (answers) => answers['standing'] !== 'catching_up',
    ...words.caughtUpDate,
  },
  {
    key: 'changedSince',
    group: since,
    kind: 'long_text',
    required: false,
    maxLength: 300,
    ...words.changedSince,
  },
  {
    key: 'whyNow',
    group: since,
    kind: 'long_text',
    required: false,
    maxLength: 300,
    ...words.whyNow,
  },
  enclosuresQuestion(['statement', 'payment_proof', 'creditor_letter'], words.copiesWhy),
];

const { say, wordings } = wordsOf('goodwill', {
  subject: {
    en: 'Request for a goodwill adjustment',
    es: 'Petición de un ajuste de buena voluntad',
  },
  salutation: {
    en: 'Dear customer service team:',
    es: 'Estimado equipo de atención al cliente:',
  },
  months: { en: '{first} through {last}', es: '{first} a {last}' },
  underOne: { en: 'for less than a year', es: 'durante menos de un año' },
  overOne: { en: 'for more than a year', es: 'durante más de un año' },
  overThree: { en: 'for more than three years', es: 'durante más de tres años' },
  overFive: { en: 'for more than five years', es: 'durante más de cinco años' },
  overTen: { en: 'for more than ten years', es: 'durante más de diez años' },
  someTime: { en: 'for some time', es: 'durante algún tiempo' },
  wasCustomer: { en: 'I was your customer {time}.', es: 'Fui cliente de ustedes {time}.' },
  isCustomer: { en: 'I have been your customer {time}.', es: 'Soy cliente de ustedes {time}.' },
  latePayment: { en: 'a late payment in {when}', es: 'un pago atrasado en {when}' },
  latePayments: { en: 'the late payments of {when}', es: 'los pagos atrasados de {when}' },
  favor: {
    en: 'I am writing to ask you for a favor about {what}.',
    es: 'Escribo para pedirles un favor sobre {what}.',
  },
  favorOn: {
    en: 'I am writing to ask you for a favor about {what} on my account ending in {end}.',
    es: 'Escribo para pedirles un favor sobre {what} en mi cuenta con terminación {end}.',
  },
  title: { en: 'My account', es: 'Mi cuenta' },
  company: { en: 'Company', es: 'Empresa' },
  rowOne: { en: 'Late payment', es: 'Pago atrasado' },
  rowMany: { en: 'Late payments', es: 'Pagos atrasados' },
  rowSince: { en: 'Payments since then', es: 'Pagos desde entonces' },
  rowOnTime: { en: 'All on time', es: 'Todos a tiempo' },
  rowToday: { en: 'Account today', es: 'La cuenta hoy' },
  rowPaidOff: { en: 'Paid off', es: 'Pagada' },
  wasLate: { en: 'The payment was late in {when}.', es: 'El pago se atrasó en {when}.' },
  wereLate: {
    en: 'The payments were late in {when}.',
    es: 'Los pagos se atrasaron de {when}.',
  },
  sorry: {
    en: 'What you report is right, and I am sorry.',
    es: 'Lo que ustedes reportan es correcto, y lo lamento.',
  },
  happened: { en: 'Here is what happened:', es: 'Esto fue lo que pasó:' },
  caughtUp: { en: 'I caught up on {day}.', es: 'Me puse al día el {day}.' },
  onTime: {
    en: 'Every payment since then has been on time.',
    es: 'Desde entonces todos los pagos se hicieron a tiempo.',
  },
  paidOff: { en: 'The account is now paid off.', es: 'La cuenta ya está pagada.' },
  catchingUp: {
    en: 'I am now bringing the account up to date.',
    es: 'Ahora estoy poniendo la cuenta al día.',
  },
  intro: { en: 'As a courtesy, would you please:', es: 'Como cortesía, les pido por favor:' },
  askOne: {
    en: 'Ask the credit bureaus to take the late mark for {when} off my credit reports.',
    es: 'Pidan a las agencias de crédito que quiten de mis informes la marca de atraso de {when}.',
  },
  askMany: {
    en: 'Ask the credit bureaus to take the late marks for {when} off my credit reports.',
    es: 'Pidan a las agencias de crédito que quiten de mis informes las marcas de atraso de {when}.',
  },
  answer: {
    en: 'Let me know in writing what you decide.',
    es: 'Díganme por escrito qué deciden.',
  },
  upToYou: { en: 'I know that this is up to you.', es: 'Sé que esto depende de usted.' },
  grateful: {
    en: 'It would mean a great deal to me.',
    es: 'Significaría mucho para mí.',
  },
  thanks: { en: 'Thank you for your time.', es: 'Gracias por su tiempo.' },
});

/** A favor asked of a creditor about a late payment that is true: no law, no dispute, and no claim that anything is wrong. */
export const goodwillRules: ReasonRules = {
  questions: goodwillQuestions,
  wordings,
  faults: goodwillFaults,
  refusal: goodwillRefusal,
  advice: goodwillAdvice,
  write: goodwillText,
};

function goodwillFaults({ facts }: DisputeCase): readonly FieldFault[] {
  const last = answerOf(facts, 'lastLateMonth');
  return [
    ...tooShort(facts, 'story'),
    ...(last !== '' && last < answerOf(facts, 'lateMonth')
      ? [
          {
            path: 'disputeDetails.facts.lastLateMonth',
            message: faultWords().lastBeforeFirst,
          },
        ]
      : []),
  ];
}

function goodwillRefusal({ facts }: DisputeCase): Refusal | undefined {
  if (answerOf(facts, 'lateIsTrue') === 'no') {
    return refusal('goodwill.not_late', [
      templateWay('disputeLate', 'late-payment'),
      answerWay('changeAnswer', 'lateIsTrue'),
    ]);
  }
  if (answerOf(facts, 'openDispute') === 'yes') {
    return refusal('goodwill.open_dispute', [
      linkWay('myDisputes', myDisputesPath),
      answerWay('changeAnswer', 'openDispute'),
    ]);
  }
  return undefined;
}

function goodwillAdvice({ facts }: DisputeCase): readonly Advice[] {
  return [
    advice('goodwill.may_say_no'),
    ...(answerOf(facts, 'standing') === 'catching_up' ? [advice('goodwill.catch_up_first')] : []),
  ];
}

/** The months that were late: one, or a row of them. */
function whenOf({ facts }: DisputeCase): Slot {
  const [first, last] = [answerOf(facts, 'lateMonth'), answerOf(facts, 'lastLateMonth')];
  return last === '' || last === first
    ? { month: first }
    : say.months({ first: { month: first }, last: { month: last } });
}

function isSeveral({ facts }: DisputeCase): boolean {
  const last = answerOf(facts, 'lastLateMonth');
  return last !== '' && last !== answerOf(facts, 'lateMonth');
}

const CUSTOMER_FOR: Readonly<Record<string, Phrase>> = {
  under_one: say.underOne,
  over_one: say.overOne,
  over_three: say.overThree,
  over_five: say.overFive,
  over_ten: say.overTen,
};

function openingOf(dispute: WritingCase): readonly Phrase[] {
  const { facts } = dispute;
  const { end } = ownWords(dispute);
  const time = fromTable(CUSTOMER_FOR, answerOf(facts, 'customerFor')) ?? say.someTime;
  const when = whenOf(dispute);
  const what = isSeveral(dispute) ? say.latePayments({ when }) : say.latePayment({ when });
  return [
    answerOf(facts, 'stillOpen') === 'no' ? say.wasCustomer({ time }) : say.isCustomer({ time }),
    end === '' ? say.favor({ what }) : say.favorOn({ what, end }),
  ];
}

const STANDINGS: Readonly<Record<string, Phrase>> = {
  on_time: say.onTime,
  paid_off: say.paidOff,
  catching_up: say.catchingUp,
};

function sinceThen({ facts }: WritingCase): readonly Sentence[] {
  const caughtUp = answerOf(facts, 'caughtUpDate');
  const standing = fromTable(STANDINGS, answerOf(facts, 'standing'));
  const own = [answerOf(facts, 'changedSince'), answerOf(facts, 'whyNow')];
  return [
    ...(caughtUp ? [say.caughtUp({ day: { date: caughtUp } })] : []),
    ...(standing ? [standing] : []),
    ...own.filter((told) => told !== '').map((told) => ({ own: sentenceCase(asSentence(told)) })),
  ];
}

const STANDING_ROWS: Readonly<Record<string, LetterRow>> = {
  on_time: { label: say.rowSince, value: say.rowOnTime },
  paid_off: { label: say.rowToday, value: say.rowPaidOff },
};

function goodwillText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const isMany = isSeveral(dispute);
  const when = whenOf(dispute);
  const standing = fromTable(STANDING_ROWS, answerOf(facts, 'standing'));
  return {
    subject: say.subject,
    salutation: say.salutation,
    opening: openingOf(dispute),
    entry: { title: say.title, nameLabel: say.company },
    rows: [
      { label: isMany ? say.rowMany : say.rowOne, value: when },
      ...(standing ? [standing] : []),
    ],
    paragraphs: [
      {
        id: 'item-1-why',
        said: [isMany ? say.wereLate({ when }) : say.wasLate({ when }), say.sorry, say.happened],
      },
    ],
    afterWords: [{ id: 'item-1-since', said: sinceThen(dispute) }],
    law: [],
    requestIntro: say.intro,
    requests: [isMany ? say.askMany({ when }) : say.askOne({ when }), say.answer],
    closing: [...enclosuresNamed(dispute), say.upToYou, say.grateful, say.thanks],
  };
}
