import type { Phrase, Refusal } from '../contract/letter-document.ts';
import {
  answerOf,
  asPhrase,
  isEnclosed,
  moneyCents,
  moneyWords,
  shownWords,
} from '../facts/fact-words.rules.ts';
import { advice, answerWay, faultWords, reasonWay, refusal } from '../facts/gate-words.ts';
import { itemTypeChoices } from '../facts/item-types.ts';
import { isBureau, ownWords } from '../facts/own-words.rules.ts';
import {
  type DisputeCase,
  type ReasonRules,
  type ReasonText,
  type WritingCase,
  type QuestionDefinition,
  answerLimits,
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
import { medicalPolicy, settledAsPaidQuestion } from './medical-bill.ts';
import { paidInFullQuestionsMessages as words } from './messages.ts';
import { lawFor, papersRequest, sharedRequests } from '../law/law-sentences.ts';
import { asksVeteranDeletion, veteranLaw, veteranRequest } from '../law/medical-law.ts';

/** What step 2 asks when a debt was paid but the report does not say so. Content table. */

const { wrong, happened } = questionGroups;

const paidInFullQuestions: readonly QuestionDefinition[] = [
  ...itemQuestions(itemTypeChoices.debts),
  {
    key: 'shownNow',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    ...words.shownNow,
  },
  {
    key: 'fullOrSettled',
    group: happened,
    kind: 'choice',
    required: true,
    ...words.fullOrSettled,
    options: choices(words.fullOrSettled.options, ['full', 'settled']),
  },
  settledAsPaidQuestion,
  {
    key: 'paidDate',
    group: happened,
    kind: 'date',
    required: true,
    ...words.paidDate,
  },
  {
    key: 'paidAmount',
    group: happened,
    kind: 'money',
    required: true,
    ...words.paidAmount,
  },
  {
    key: 'paidTo',
    group: happened,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    ...words.paidTo,
  },
  {
    key: 'paidMethod',
    group: happened,
    kind: 'choice',
    required: true,
    ...words.paidMethod,
    options: choices(words.paidMethod.options, [
      'check',
      'bank_transfer',
      'card',
      'money_order',
      'cash',
      'insurance',
      'other',
    ]),
  },
  {
    key: 'confirmationNumber',
    group: happened,
    kind: 'text',
    required: false,
    maxLength: 60,
    ...words.confirmationNumber,
  },
  veteranQuestion,
  enclosureQuestion(
    ['payment_proof', 'settlement_letter', 'statement', 'creditor_letter'],
    (answers) => [
      ...(answers['itemType'] === 'medical_collection' ? (['insurance_statement'] as const) : []),
      ...(answers['fullOrSettled'] === 'settled' ? (['cancellation_form'] as const) : []),
    ],
  ),
  storyQuestion,
];

const { say, wordings } = wordsOf('paid_in_full', {
  shortPaid: { en: 'paid in full', es: 'se pagó por completo' },
  shortSettled: { en: 'settled', es: 'se liquidó por menos' },
  claimPaid: { en: 'This {noun} was paid in full.', es: '{Este noun} se pagó por completo.' },
  claimSettled: {
    en: 'This {noun} was settled for less than the full balance.',
    es: '{Este noun} se liquidó por menos del saldo completo.',
  },
  wrong: { en: 'What is wrong', es: 'Qué está mal' },
  rowPaid: { en: 'This debt was paid in full', es: 'Esta deuda se pagó por completo' },
  shows: { en: 'The report shows', es: 'El informe muestra' },
  should: { en: 'It should show', es: 'Debería mostrar' },
  settledZero: { en: 'Settled, balance $0.00', es: 'Liquidada por menos, saldo $0.00' },
  paidZero: { en: 'Paid in full, balance $0.00', es: 'Pagada por completo, saldo $0.00' },
  lastPayment: {
    en: 'I made the last payment of {amount} to {to}{way} on {day}.',
    es: 'Hice el último pago, de {amount}, a {to}{way} el {day}.',
  },
  lastPaymentConfirmed: {
    en: 'I made the last payment of {amount} to {to}{way} on {day} (confirmation: {number}).',
    es: 'Hice el último pago, de {amount}, a {to}{way} el {day} (confirmación: {number}).',
  },
  insurance: {
    en: 'My insurance made the last payment of {amount} to {to} on {day}.',
    es: 'Mi seguro hizo el último pago, de {amount}, a {to} el {day}.',
  },
  insuranceConfirmed: {
    en: 'My insurance made the last payment of {amount} to {to} on {day} (confirmation: {number}).',
    es: 'Mi seguro hizo el último pago, de {amount}, a {to} el {day} (confirmación: {number}).',
  },
  byCheck: { en: ' by check', es: ' con cheque' },
  byTransfer: { en: ' by bank transfer', es: ' por transferencia bancaria' },
  byCard: { en: ' by card', es: ' con tarjeta' },
  byMoneyOrder: { en: ' by money order', es: ' con giro postal' },
  inCash: { en: ' in cash', es: ' en efectivo' },
  notShown: { en: '{Report} does not show this.', es: '{Report} no lo muestra.' },
  stillListed: {
    en: '{Report} shows that it was paid, and still lists it.',
    es: '{Report} muestra que se pagó, y todavía lo incluye.',
  },
  checkBureau: {
    en: 'Check the payment with the company that reported the item.',
    es: 'Compruebe el pago con la empresa que reportó el dato.',
  },
  checkCompany: {
    en: 'Check the payment in your records.',
    es: 'Compruebe el pago en sus registros.',
  },
  paid: { en: 'paid in full', es: 'pagado por completo' },
  settled: { en: 'settled', es: 'liquidado por menos' },
  updateBureau: {
    en: 'Update the item to show it as {status}, with a balance of $0.00.',
    es: 'Actualice el dato para que figure como {status}, con un saldo de $0.00.',
  },
  updateCompany: {
    en: 'Report it as {status}, with a balance of $0.00, to every credit bureau you report to.',
    es: 'Repórtelo como {status}, con un saldo de $0.00, a cada agencia de crédito a la que usted reporta.',
  },
});

/**
 * A debt that was paid or settled: 15 U.S.C. 1681i and 1681e(b) for a bureau; 1681s-2(a)(2) and 12 CFR 1022.43(a)(3) for the
 * company. Paying is no ground for deletion, so the letter asks for an update.
 */
export const paidInFullRules: ReasonRules = {
  questions: paidInFullQuestions,
  wordings,
  faults({ facts }) {
    return moneyCents(answerOf(facts, 'paidAmount')) === 0
      ? [
          {
            path: 'disputeDetails.facts.paidAmount',
            message: faultWords().paidNothing,
          },
        ]
      : [];
  },
  refusal: paidRefusal,
  advice: paidAdvice,
  write: (dispute) => (dispute.shortForm ? shortText(dispute) : fullText(dispute)),
};

/** Where the report says so already there is nothing to correct; the agencies' own policy can still be asked for. */
function paidRefusal(dispute: DisputeCase): Refusal | undefined {
  if (dispute.shortForm || !showsAsPaid(dispute) || medicalPolicy(dispute).policy) return undefined;
  return refusal('paid.shown_already', [
    answerWay('changeAnswer', 'shownNow'),
    reasonWay('dateWrong', 'incorrect_dates'),
    reasonWay('amountWrong', 'incorrect_amount'),
    reasonWay('somethingElse', 'other'),
  ]);
}

const PAID = /(?<!\p{L})(?:paid|settled)(?!\p{L})/iu;
const UNPAID =
  /(?<!\p{L})(?:un-?paid|not (?:yet )?(?:paid|settled)|never|past due|owed?|open|partly|partially)(?!\p{L})/iu;
const ZERO = /(?<![\d.,])\$?\s?0(?:\.00)?(?![\d.,]*\d)|(?<!\p{L})(?:zero|no balance)(?!\p{L})/iu;

/** "Paid collection, balance $0": the report itself says that it is paid, and that nothing is left. */
function showsAsPaid({ facts }: DisputeCase): boolean {
  const shown = answerOf(facts, 'shownNow');
  return PAID.test(shown) && ZERO.test(shown) && !UNPAID.test(shown);
}

function paidAdvice({ facts, shortForm }: DisputeCase) {
  return [
    ...(answerOf(facts, 'fullOrSettled') === 'settled' ? [advice('paid.settled')] : []),
    ...(shortForm || isEnclosed(facts, 'payment_proof', 'settlement_letter', 'creditor_letter')
      ? []
      : [advice('paid.proof')]),
    advice('paid.history_stays'),
  ];
}

const LAW = { scope: 'direct.conduct', amount: true } as const;

function checkRequest(dispute: WritingCase): Phrase {
  return isBureau(dispute) ? say.checkBureau : say.checkCompany;
}

function updateRequest(dispute: WritingCase, status: Phrase): Phrase {
  return isBureau(dispute) ? say.updateBureau({ status }) : say.updateCompany({ status });
}

function shortText(dispute: WritingCase): ReasonText {
  const { report, again: noun } = ownWords(dispute);
  return {
    claim: { short: say.shortPaid, said: say.claimPaid({ noun }) },
    rows: [{ label: say.wrong, value: say.rowPaid }],
    paragraphs: [{ id: 'item-1-why', said: [say.notShown({ report })] }],
    ...lawFor(dispute, LAW),
    requests: [checkRequest(dispute), updateRequest(dispute, say.paid), ...sharedRequests(dispute)],
  };
}

function fullText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const { report, again: noun } = ownWords(dispute);
  const isSettled = answerOf(facts, 'fullOrSettled') === 'settled';
  const { policy, requests } = medicalPolicy(dispute);
  const isVeteran = asksVeteranDeletion(dispute);
  const isShown = showsAsPaid(dispute);
  const isUpdated = !isVeteran && !isShown;
  return {
    claim: isSettled
      ? { short: say.shortSettled, said: say.claimSettled({ noun }) }
      : { short: say.shortPaid, said: say.claimPaid({ noun }) },
    rows: [
      { label: say.shows, value: shownWords(answerOf(facts, 'shownNow')) },
      // A debt that is to leave the file altogether should not show as paid.
      ...(isUpdated
        ? [{ label: say.should, value: isSettled ? say.settledZero : say.paidZero }]
        : []),
    ],
    paragraphs: [
      {
        id: 'item-1-why',
        said: [paymentOf(dispute), (isShown ? say.stillListed : say.notShown)({ report })],
      },
    ],
    ...(policy ? { policy } : {}),
    ...lawFor(dispute, { ...LAW, own: veteranLaw(dispute) }),
    requests: [
      checkRequest(dispute),
      ...(isUpdated ? [updateRequest(dispute, isSettled ? say.settled : say.paid)] : []),
      ...(isVeteran ? [veteranRequest] : []),
      ...requests,
      ...papersRequest(dispute),
      ...sharedRequests(dispute),
    ],
  };
}

const WAYS: Readonly<Record<string, Phrase>> = {
  check: say.byCheck,
  bank_transfer: say.byTransfer,
  card: say.byCard,
  money_order: say.byMoneyOrder,
  cash: say.inCash,
};

function paymentOf({ facts }: WritingCase): Phrase {
  const payment = {
    amount: moneyWords(answerOf(facts, 'paidAmount')),
    to: shownWords(answerOf(facts, 'paidTo')),
    day: { date: answerOf(facts, 'paidDate') },
  };
  const method = answerOf(facts, 'paidMethod');
  const number = asPhrase(answerOf(facts, 'confirmationNumber'));
  if (method === 'insurance') {
    return number === '' ? say.insurance(payment) : say.insuranceConfirmed({ ...payment, number });
  }
  const made = { ...payment, way: fromTable(WAYS, method) ?? '' };
  return number === '' ? say.lastPayment(made) : say.lastPaymentConfirmed({ ...made, number });
}
