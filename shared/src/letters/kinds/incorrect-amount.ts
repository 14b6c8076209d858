import type { Phrase, Slot } from '../contract/letter-document.ts';
import {
  answerOf,
  asSentence,
  isEnclosed,
  moneyCents,
  moneyWords,
} from '../facts/fact-words.rules.ts';
import { advice, answerWay, faultWords, reasonWay, refusal } from '../facts/gate-words.ts';
import { itemTypeChoices } from '../facts/item-types.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { isBureau, ownWords } from '../facts/own-words.rules.ts';
import {
  type DisputeCase,
  type ReasonRules,
  type ReasonText,
  type WritingCase,
  type QuestionDefinition,
  choices,
} from '../facts/reason-rules.ts';
import { fromTable, wordsOf } from '../facts/sentence.ts';
import {
  enclosureQuestion,
  itemQuestions,
  questionGroups,
  storyQuestion,
  veteranQuestion,
} from './common.questions.ts';
import { incorrectAmountQuestionsMessages as words } from './messages.ts';
import { lawFor, papersRequest, sharedRequests } from '../law/law-sentences.ts';
import { asksVeteranDeletion, veteranLaw, veteranRequest } from '../law/medical-law.ts';

/** What step 2 asks when a figure on the report is wrong. Content table. */

const { wrong, happened } = questionGroups;

/** A discharge leaves nothing of it: 11 U.S.C. § 524(a). */
const isOwed = (facts: DisputeFacts) =>
  ['balance', 'past_due'].includes(answerOf(facts, 'amountKind'));

const incorrectAmountQuestions: readonly QuestionDefinition[] = [
  ...itemQuestions(itemTypeChoices.debts),
  {
    key: 'amountKind',
    group: wrong,
    kind: 'choice',
    required: true,
    ...words.amountKind,
    options: choices(words.amountKind.options, [
      'balance',
      'past_due',
      'credit_limit',
      'high_balance',
      'original_amount',
      'monthly_payment',
    ]),
  },
  {
    key: 'amountShown',
    group: wrong,
    kind: 'money',
    required: true,
    ...words.amountShown,
  },
  {
    key: 'amountCorrect',
    group: wrong,
    kind: 'money',
    required: true,
    ...words.amountCorrect,
  },
  {
    key: 'asOfDate',
    group: happened,
    kind: 'date',
    required: true,
    ...words.asOfDate,
  },
  {
    key: 'howComputed',
    group: happened,
    kind: 'long_text',
    required: true,
    maxLength: 500,
    ...words.howComputed,
  },
  veteranQuestion,
  enclosureQuestion(
    [
      'statement',
      'payoff_letter',
      'payment_proof',
      'settlement_letter',
      'contract',
      'creditor_letter',
    ],
    (answers) => [
      ...(answers['itemType'] === 'medical_collection' ? (['insurance_statement'] as const) : []),
      ...(isOwed(answers) ? (['bankruptcy_papers'] as const) : []),
    ],
  ),
  storyQuestion,
];

const figures = wordsOf('figure', {
  amount: { en: 'amount', es: 'monto', gender: 'm' },
  balance: { en: 'balance', es: 'saldo', gender: 'm' },
  past_due: { en: 'past-due amount', es: 'monto vencido', gender: 'm' },
  credit_limit: { en: 'credit limit', es: 'límite de crédito', gender: 'm' },
  high_balance: { en: 'highest balance', es: 'saldo más alto', gender: 'm' },
  original_amount: {
    en: 'original loan amount',
    es: 'monto original del préstamo',
    gender: 'm',
  },
  monthly_payment: { en: 'monthly payment', es: 'pago mensual', gender: 'm' },
});

const { say, wordings } = wordsOf('incorrect_amount', {
  short: { en: 'wrong {figure}', es: '{figure} equivocado' },
  claimShort: {
    en: 'The amount that {report} shows for this {noun} is wrong.',
    es: 'El monto que {report} muestra para {este noun} está mal.',
  },
  claim: {
    en: '{Report} shows {a figure} of {shown} for this {noun}, but the right figure was {correct} on {day}.',
    es: '{Report} muestra {un figure} de {shown} para {este noun}, pero la cifra correcta era {correct} el {day}.',
  },
  claimRecords: {
    en: '{Report} shows {a figure} of {shown} for this {noun}, but my records show {correct} on {day}.',
    es: '{Report} muestra {un figure} de {shown} para {este noun}, pero mis registros muestran {correct} el {day}.',
  },
  wrong: { en: 'What is wrong', es: 'Qué está mal' },
  rowShort: { en: 'The amount is incorrect', es: 'El monto es incorrecto' },
  shows: { en: 'The report shows', es: 'El informe muestra' },
  should: { en: 'It should show', es: 'Debería mostrar' },
  shownFigure: { en: '{Figure} {shown}', es: '{Figure}: {shown}' },
  rightFigure: { en: '{Figure} {correct}, as of {day}', es: '{Figure}: {correct}, al {day}' },
  computed: {
    en: 'Here is how I arrive at my figure:',
    es: 'Así llego a mi cifra:',
  },
  theAmount: { en: 'the amount', es: 'el monto' },
  showBureau: {
    en: 'Ask the company to show, item by item, how it arrives at {sum}.',
    es: 'Pida a la empresa que muestre, concepto por concepto, cómo llega a {sum}.',
  },
  showCompany: {
    en: 'Show me, item by item, how you arrive at {sum}.',
    es: 'Muéstreme, concepto por concepto, cómo llega a {sum}.',
  },
  check: {
    en: 'Check the {figure} against {records}.',
    es: 'Compare {el figure} con {records}.',
  },
  correctShortBureau: {
    en: 'Correct the amount, or take it out if it cannot be verified.',
    es: 'Corrija el monto, o quítelo si no se puede verificar.',
  },
  correctShortCompany: {
    en: 'Correct the amount with every credit bureau you report to. If you cannot confirm an amount, stop reporting it.',
    es: 'Corrija el monto con cada agencia de crédito a la que usted reporta. Si no puede confirmar un monto, deje de reportarlo.',
  },
  correctBureau: {
    en: 'Correct the {figure} to {correct}, as of {day}, or take the figure out if it cannot be verified.',
    es: 'Corrija {el figure} a {correct}, al {day}, o quite la cifra si no se puede verificar.',
  },
  correctCompany: {
    en: 'Correct the {figure} to {correct}, as of {day}, with every credit bureau you report to. If you cannot confirm a figure, stop reporting it.',
    es: 'Corrija {el figure} a {correct}, al {day}, con cada agencia de crédito a la que usted reporta. Si no puede confirmar una cifra, deje de reportarla.',
  },
});

/**
 * A wrong figure: 15 U.S.C. 1681i and 1681e(b) for a bureau, 12 CFR 1022.43(a)(2), (3) for the company, 1692e(2)(A) for a
 * collector. A balance of zero is claimed only with a paper behind it.
 */
export const incorrectAmountRules: ReasonRules = {
  questions: incorrectAmountQuestions,
  wordings: { ...figures.wordings, ...wordings },
  faults({ facts }) {
    const shown = moneyCents(answerOf(facts, 'amountShown'));
    return shown !== undefined && shown === moneyCents(answerOf(facts, 'amountCorrect'))
      ? [
          {
            path: 'disputeDetails.facts.amountCorrect',
            message: faultWords().sameFigure,
          },
        ]
      : [];
  },
  refusal(dispute) {
    if (!claimsZero(dispute) || hasProof(dispute)) return undefined;
    return refusal('amount.zero_without_proof', [
      answerWay('chooseCopies', 'enclosures'),
      answerWay('changeFigure', 'amountCorrect'),
      reasonWay('paidInFull', 'paid_in_full'),
    ]);
  },
  advice({ facts, shortForm }) {
    return [
      advice('amount.interest'),
      ...(shortForm || isEnclosed(facts, 'statement', 'payoff_letter', 'payment_proof')
        ? []
        : [advice('amount.statement')]),
    ];
  },
  write: (dispute) => (dispute.shortForm ? shortText(dispute) : fullText(dispute)),
};

function claimsZero({ facts }: DisputeCase): boolean {
  return isOwed(facts) && moneyCents(answerOf(facts, 'amountCorrect')) === 0;
}

function hasProof({ facts }: DisputeCase): boolean {
  return isEnclosed(
    facts,
    'statement',
    'payoff_letter',
    'payment_proof',
    'settlement_letter',
    'creditor_letter',
    'insurance_statement',
    'va_notice',
    'bankruptcy_papers',
  );
}

function shortText(dispute: WritingCase): ReasonText {
  const { report, again: noun } = ownWords(dispute);
  const figure = figures.say.amount;
  return {
    claim: { short: say.short({ figure }), said: say.claimShort({ report, noun }) },
    rows: [{ label: say.wrong, value: say.rowShort }],
    paragraphs: [],
    ...lawFor(dispute, { scope: 'direct.terms', amount: true }),
    requests: [
      showRequest(dispute, say.theAmount),
      isBureau(dispute) ? say.correctShortBureau : say.correctShortCompany,
      ...sharedRequests(dispute),
    ],
  };
}

function showRequest(dispute: WritingCase, sum: Slot): Phrase {
  return isBureau(dispute) ? say.showBureau({ sum }) : say.showCompany({ sum });
}

/** 12 CFR 1022.43(a)(2) names the balance and the limit, (a)(3) the high balance and the payment status. */
const CONDUCT: readonly string[] = ['past_due', 'high_balance'];
const ITEMIZED: readonly string[] = ['balance', 'past_due', 'high_balance'];

function fullText(dispute: WritingCase): ReasonText {
  const { facts, recipient } = dispute;
  const { report, records, again: noun } = ownWords(dispute);
  const kind = answerOf(facts, 'amountKind');
  const figure = fromTable<Phrase>(figures.say, kind) ?? figures.say.amount;
  const shown = moneyWords(answerOf(facts, 'amountShown'));
  const correct = moneyWords(answerOf(facts, 'amountCorrect'));
  const day = { date: answerOf(facts, 'asOfDate') };
  const claim = { report, figure, shown, noun, correct, day };
  // A debt that is to be deleted is not to be corrected as well (15 U.S.C. 1681i(g)).
  const isVeteran = asksVeteranDeletion(dispute);
  const correction = isBureau(dispute) ? say.correctBureau : say.correctCompany;
  return {
    claim: {
      short: say.short({ figure }),
      // A figure in a letter to a collector is what a record shows, never what is owed.
      said: recipient === 'collector' ? say.claimRecords(claim) : say.claim(claim),
    },
    rows: [
      { label: say.shows, value: say.shownFigure({ figure, shown }) },
      ...(isVeteran
        ? []
        : [{ label: say.should, value: say.rightFigure({ figure, correct, day }) }]),
    ],
    paragraphs: [
      {
        id: 'item-1-why',
        said: [say.computed, { own: asSentence(answerOf(facts, 'howComputed')) }],
      },
    ],
    ...lawFor(dispute, {
      scope: CONDUCT.includes(kind) ? 'direct.conduct' : 'direct.terms',
      amount: true,
      own: veteranLaw(dispute),
    }),
    requests: [
      ITEMIZED.includes(kind) ? showRequest(dispute, shown) : say.check({ figure, records }),
      isVeteran ? veteranRequest : correction({ figure, correct, day }),
      ...papersRequest(dispute),
      ...sharedRequests(dispute),
    ],
  };
}
