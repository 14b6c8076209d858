import type { FieldFault } from '../../kernel/index.ts';
import type { Refusal, Advice } from '../contract/letter-document.ts';
import { BLANK, answerOf, moneyCents, moneyWords } from '../facts/fact-words.rules.ts';
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
  type ReasonRules,
  type ReasonText,
  type WritingCase,
  type QuestionDefinition,
  choices,
} from '../facts/reason-rules.ts';
import { wordsOf } from '../facts/sentence.ts';
import {
  enclosuresNamed,
  thanks,
  claimedRows,
  keepPrivate,
  legalAidUrl,
  originalCreditorRefusal,
} from './common.rules.ts';
import {
  collectorQuestions,
  beingSuedQuestion,
  enclosuresQuestion,
  kindOfAccountQuestion,
  specialGroups,
} from './common.questions.ts';
import { payForDeleteQuestionsMessages as words } from './messages.ts';

/** What step 2 asks for an offer to a collector. Content table. */

const { company, offer: offerGroup } = specialGroups;

const DEBTS: readonly ItemType[] = ['collection', 'medical_collection', 'charge_off', 'other_item'];

const payForDeleteQuestions: readonly QuestionDefinition[] = [
  ...collectorQuestions(company),
  {
    key: 'debtIsMine',
    group: company,
    kind: 'choice',
    required: true,
    ...words.debtIsMine,
    options: choices(words.debtIsMine.options, ['yes', 'no', 'not_sure']),
  },
  beingSuedQuestion,
  {
    key: 'restartUnderstood',
    group: company,
    kind: 'choice',
    required: true,
    ...words.restartUnderstood,
    options: choices(words.restartUnderstood.options, ['yes', 'no']),
  },
  kindOfAccountQuestion(DEBTS, words.accountWhy),
  {
    key: 'amountClaimed',
    group: offerGroup,
    kind: 'money',
    required: true,
    ...words.amountClaimed,
  },
  {
    key: 'offerAmount',
    group: offerGroup,
    kind: 'money',
    required: true,
    ...words.offerAmount,
  },
  {
    key: 'payDays',
    group: offerGroup,
    kind: 'choice',
    required: true,
    ...words.payDays,
    options: choices(words.payDays.options, ['7', '15', '30']),
  },
  {
    key: 'offerDays',
    group: offerGroup,
    kind: 'choice',
    required: true,
    ...words.offerDays,
    options: choices(words.offerDays.options, ['15', '30']),
  },
  enclosuresQuestion(['creditor_letter'], words.copiesWhy),
];

const { say, wordings } = wordsOf('pay_for_delete', {
  subject: {
    en: 'Offer to settle a collection account',
    es: 'Oferta para liquidar una cuenta en cobranza',
  },
  ending: { en: 'the account ending in {end}', es: 'la cuenta con terminación {end}' },
  below: { en: 'the account below', es: 'la cuenta de abajo' },
  opening: {
    en: 'I am writing with an offer to settle {account}.',
    es: 'Escribo con una oferta para liquidar {account}.',
  },
  condition: {
    en: 'The offer has one condition: I need your agreement in writing before I send any payment.',
    es: 'La oferta tiene una condición: necesito su acuerdo por escrito antes de enviar un pago.',
  },
  title: { en: 'The account', es: 'La cuenta' },
  company: { en: 'Your company', es: 'Su empresa' },
  rowOffer: { en: 'My offer', es: 'Mi oferta' },
  full: {
    en: 'I offer the full amount of {offer} in one payment.',
    es: 'Ofrezco el monto total de {offer} en un solo pago.',
  },
  settlement: {
    en: 'I offer one payment of {offer} in full settlement.',
    es: 'Ofrezco un solo pago de {offer} como liquidación total.',
  },
  after: {
    en: 'I will send the payment within {days} days after I receive your agreement in writing, on letterhead and with a name and signature.',
    es: 'Enviaré el pago dentro de los {days} días después de recibir su acuerdo por escrito, en papel con membrete y con nombre y firma.',
  },
  ends: {
    en: 'This offer ends {open} days after you receive this letter.',
    es: 'Esta oferta termina {open} días después de que usted reciba esta carta.',
  },
  reservation: {
    en: 'This letter is only an offer to settle. It is not an admission of any debt, and it is not a promise to pay.',
    es: 'Esta carta es solo una oferta de liquidación. No es una admisión de ninguna deuda ni una promesa de pago.',
  },
  intro: {
    en: 'If you accept, please confirm in writing that you will:',
    es: 'Si acepta, confirme por escrito que usted hará lo siguiente:',
  },
  takeFull: {
    en: 'Accept {offer} as payment in full and treat the account as closed.',
    es: 'Aceptar {offer} como pago total y tratar la cuenta como cerrada.',
  },
  takeSettlement: {
    en: 'Accept {offer} as full settlement, with nothing left to pay.',
    es: 'Aceptar {offer} como liquidación total, sin que quede nada por pagar.',
  },
  delete: {
    en: 'Ask every credit bureau you report to, within 30 days of the payment, to delete this account from my file.',
    es: 'Pedir a cada agencia de crédito a la que reporta, dentro de los 30 días del pago, que elimine esta cuenta de mi expediente.',
  },
  keep: {
    en: 'Not report this account again, and not sell it or pass it on.',
    es: 'No reportar esta cuenta otra vez, ni venderla ni traspasarla.',
  },
  free: {
    en: 'You are free to say no. If you can agree to only part of this, please write to me at the address above.',
    es: 'Usted puede decir que no. Si solo puede aceptar una parte, escríbame a la dirección de arriba.',
  },
});

/**
 * An offer to a collector: payment for deletion, agreed in writing first. No law gives a right to it, and the letter claims none.
 * An offer can start the time for lawsuits again in some states, so it is written only after that warning.
 */
export const payForDeleteRules: ReasonRules = {
  questions: payForDeleteQuestions,
  wordings,
  faults: offerFaults,
  refusal: offerRefusal,
  advice: offerAdvice,
  write: offerText,
};

function offerFaults({ facts }: DisputeCase): readonly FieldFault[] {
  const offer = moneyCents(answerOf(facts, 'offerAmount'));
  const claimed = moneyCents(answerOf(facts, 'amountClaimed'));
  const wrong = (message: string) => [{ path: 'disputeDetails.facts.offerAmount', message }];
  if (offer === 0) return wrong(faultWords().offerNothing);
  return offer !== undefined && claimed !== undefined && offer > claimed
    ? wrong(faultWords().offerTooHigh)
    : [];
}

function offerRefusal(dispute: DisputeCase): Refusal | undefined {
  const { facts } = dispute;
  if (answerOf(facts, 'beingSued') === 'yes') return suedRefusal();
  if (answerOf(facts, 'debtIsMine') === 'no') return notMineRefusal();
  if (answerOf(facts, 'restartUnderstood') === 'no') return restartRefusal();
  return originalCreditorRefusal(
    dispute,
    'collector.original_creditor.offer',
    templateWay('goodwillLetter', 'goodwill-adjustment'),
  );
}

const suedRefusal = (): Refusal =>
  refusal('pay_for_delete.being_sued', [
    linkWay('findLegalAid', legalAidUrl),
    answerWay('changeAnswer', 'beingSued'),
  ]);

const notMineRefusal = (): Refusal =>
  refusal('pay_for_delete.not_mine', [
    templateWay('askVerification', 'debt-verification'),
    templateWay('disputeCollection', 'collections'),
    answerWay('changeAnswer', 'debtIsMine'),
  ]);

const restartRefusal = (): Refusal =>
  refusal('pay_for_delete.restart', [
    templateWay('askVerification', 'debt-verification'),
    linkWay('findLegalAid', legalAidUrl),
    answerWay('changeAnswer', 'restartUnderstood'),
  ]);

/** From this forgiven amount on a lender has to send form 1099-C: 26 CFR 1.6050P-1. */
const FORGIVEN_CENTS = 600_00;

function offerAdvice(dispute: DisputeCase): readonly Advice[] {
  const { facts } = dispute;
  const offer = moneyCents(answerOf(facts, 'offerAmount'));
  const claimed = moneyCents(answerOf(facts, 'amountClaimed'));
  return [
    advice('pay_for_delete.written_first'),
    advice('pay_for_delete.may_say_no'),
    ...(answerOf(facts, 'itemType') === 'medical_collection'
      ? [advice('pay_for_delete.medical')]
      : []),
    ...(answerOf(facts, 'debtIsMine') === 'not_sure' ? [advice('pay_for_delete.not_sure')] : []),
    ...(offer !== undefined && claimed !== undefined && claimed - offer >= FORGIVEN_CENTS
      ? [advice('pay_for_delete.tax')]
      : []),
    keepPrivate(),
  ];
}

/** The words that keep an offer from being read as an acknowledgment stand in a paragraph of their own. */
function offerText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const { end } = ownWords(dispute);
  const offer = moneyWords(answerOf(facts, 'offerAmount'));
  const isFull =
    moneyCents(answerOf(facts, 'offerAmount')) === moneyCents(answerOf(facts, 'amountClaimed'));
  const days = answerOf(facts, 'payDays') || BLANK;
  const open = answerOf(facts, 'offerDays') || BLANK;
  return {
    subject: say.subject,
    opening: [
      say.opening({ account: end === '' ? say.below : say.ending({ end }) }),
      say.condition,
    ],
    entry: { title: say.title, nameLabel: say.company },
    rows: [...claimedRows(dispute), { label: say.rowOffer, value: offer }],
    paragraphs: [
      {
        id: 'item-1-why',
        said: [
          isFull ? say.full({ offer }) : say.settlement({ offer }),
          say.after({ days }),
          say.ends({ open }),
        ],
      },
      { id: 'item-1-no-admission', said: [say.reservation] },
    ],
    law: [],
    requestIntro: say.intro,
    requests: [
      isFull ? say.takeFull({ offer }) : say.takeSettlement({ offer }),
      say.delete,
      say.keep,
    ],
    closing: [...enclosuresNamed(dispute), say.free, thanks],
  };
}
