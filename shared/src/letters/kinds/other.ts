import { letterLimits } from '../contract/dispute-request.schema.ts';
import type { Phrase } from '../contract/letter-document.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { answerOf, quotedWords, shownWords } from '../facts/fact-words.rules.ts';
import { advice, faultWords } from '../facts/gate-words.ts';
import { concernsAccount, itemTypeChoices, nouns } from '../facts/item-types.ts';
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
  veteranQuestion,
} from './common.questions.ts';
import { bankruptcyClaim, bankruptcyWordings } from './bankruptcy.ts';
import {
  claimRehabilitated,
  federalLoanWordings,
  rehabilitatedQuestion,
  removeDefault,
  removeDefaultCompany,
  shortRehabilitated,
} from './federal-loan.ts';
import { firstBalanceQuestion, medicalPolicy } from './medical-bill.ts';
import { otherQuestionsMessages as words } from './messages.ts';
import { lawFor, papersRequest, sharedRequests } from '../law/law-sentences.ts';
import { asksVeteranDeletion, veteranLaw, veteranRequest } from '../law/medical-law.ts';

/** What step 2 asks when no listed reason fits; the story itself is told in `customDetails`. Content table. */

const { wrong, happened } = questionGroups;
const isPersonal = (answers: DisputeFacts) => answers['itemType'] === 'personal_information';

const isBankrupt = ({ itemType, errorKind }: DisputeFacts) =>
  itemType === 'bankruptcy' || errorKind === 'bankruptcy_discharge';
const isRecord = ({ itemType = '' }: DisputeFacts) =>
  ['bankruptcy', 'judgment', 'tax_lien', 'child_support'].includes(itemType);

const ERRORS = ['status', 'payment_history', 'bankruptcy_discharge', 'account_details'] as const;

function errorKinds(itemType: string): readonly (keyof typeof words.errorKind.options)[] {
  if (itemType === 'bankruptcy')
    return ['bankruptcy_chapter', 'bankruptcy_status', 'something_else'];
  const rehabilitated = itemType === 'student_loan_federal' ? (['rehabilitated'] as const) : [];
  return [...ERRORS, ...rehabilitated, 'something_else'];
}

const otherQuestions: readonly QuestionDefinition[] = [
  ...itemQuestions(itemTypeChoices.everythingButInquiries),
  {
    key: 'errorKind',
    group: wrong,
    kind: 'choice',
    required: true,
    when: ({ itemType = '' }) => concernsAccount(itemType) || itemType === 'bankruptcy',
    ...words.errorKind,
    options: ({ itemType = '' }) => choices(words.errorKind.options, errorKinds(itemType)),
  },
  {
    key: 'shownNow',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    ...words.shownNow,
  },
  {
    key: 'shouldShow',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    ...words.shouldShow,
  },
  {
    key: 'sinceDate',
    group: happened,
    kind: 'date',
    required: false,
    ...words.sinceDate,
  },
  {
    key: 'dischargeDate',
    group: happened,
    kind: 'date',
    required: true,
    when: (answers) => answers['errorKind'] === 'bankruptcy_discharge',
    ...words.dischargeDate,
  },
  rehabilitatedQuestion,
  firstBalanceQuestion,
  veteranQuestion,
  enclosureQuestion(
    ['statement', 'payment_proof', 'creditor_letter', 'older_report', 'contract'],
    (answers) => [
      ...(isPersonal(answers) ? (['name_proof'] as const) : []),
      ...(isBankrupt(answers) ? (['bankruptcy_papers'] as const) : []),
      ...(isRecord(answers) ? (['court_papers'] as const) : []),
      ...(answers['itemType'] === 'medical_collection' ? (['insurance_statement'] as const) : []),
    ],
  ),
];

const { say, wordings } = wordsOf('other', {
  short: { en: 'reported incorrectly', es: 'mal reportado' },
  shortStatus: { en: 'wrong status', es: 'estado equivocado' },
  shortHistory: { en: 'wrong payment history', es: 'historial de pagos equivocado' },
  shortDetail: { en: 'wrong account detail', es: 'detalle equivocado de la cuenta' },
  shortDischarged: { en: 'discharged in bankruptcy', es: 'exonerada en bancarrota' },
  shortPersonal: { en: 'wrong personal information', es: 'datos personales equivocados' },
  claim: {
    en: 'This {noun} is not reported correctly.',
    es: '{Este noun} no se reporta correctamente.',
  },
  fieldStatus: {
    en: 'The status of this {noun} is reported as "{shown}" and should be "{should}".',
    es: 'El estado de {este noun} se reporta como "{shown}" y debería ser "{should}".',
  },
  fieldHistory: {
    en: 'The payment history of this {noun} is reported as "{shown}" and should be "{should}".',
    es: 'El historial de pagos de {este noun} se reporta como "{shown}" y debería ser "{should}".',
  },
  fieldDetail: {
    en: 'A detail of this {noun} is reported as "{shown}" and should be "{should}".',
    es: 'Un detalle de {este noun} se reporta como "{shown}" y debería ser "{should}".',
  },
  claimStatus: {
    en: 'The status of this {noun} is not reported correctly.',
    es: 'El estado de {este noun} no se reporta correctamente.',
  },
  claimHistory: {
    en: 'The payment history of this {noun} is not reported correctly.',
    es: 'El historial de pagos de {este noun} no se reporta correctamente.',
  },
  claimDetail: {
    en: 'A detail of this {noun} is not reported correctly.',
    es: 'Un detalle de {este noun} no se reporta correctamente.',
  },
  claimDischarged: {
    en: 'This debt was discharged in bankruptcy on {day}.',
    es: 'Esta deuda quedó exonerada en una bancarrota (discharge) el {day}.',
  },
  claimPersonal: {
    en: 'This entry does not show my personal information correctly.',
    es: 'Este registro no muestra correctamente mis datos personales.',
  },
  facts: { en: 'Here are the facts:', es: 'Estos son los hechos:' },
  shows: { en: 'The report shows', es: 'El informe muestra' },
  should: { en: 'It should show', es: 'Debería mostrar' },
  since: { en: 'Wrong since', es: 'Mal desde' },
  checkRecords: {
    en: 'Check this {what} against your records.',
    es: 'Compare {este what} con sus registros.',
  },
  checkOrigin: {
    en: 'Find out where this {what} came from.',
    es: 'Averigüe de dónde vino {este what}.',
  },
  checkSource: {
    en: 'Check this {what} with the source of the record.',
    es: 'Compruebe {este what} con la fuente del registro.',
  },
  checkCompany: {
    en: 'Check this {what} with the company that reported it.',
    es: 'Compruebe {este what} con la empresa que lo reportó.',
  },
  correctPart: {
    en: 'Correct the part that is wrong, or remove that part if it cannot be verified.',
    es: 'Corrija la parte que está mal, o elimine esa parte si no se puede verificar.',
  },
  correctCompany: {
    en: 'Correct the part that is wrong, and send the correction to every credit bureau you report to.',
    es: 'Corrija la parte que está mal y envíe la corrección a cada agencia de crédito a la que usted reporta.',
  },
  showNotation: {
    en: 'Correct this notation to show "{should}". If it cannot be verified, remove the notation, not the account.',
    es: 'Corrija esta anotación para que muestre "{should}". Si no se puede verificar, elimine la anotación, no la cuenta.',
  },
  showPart: {
    en: 'Correct the entry to show "{should}", or remove only the part that cannot be verified.',
    es: 'Corrija el registro para que muestre "{should}", o elimine solo la parte que no se puede verificar.',
  },
  showEntry: {
    en: 'Correct the entry to show "{should}", or remove it if it cannot be verified.',
    es: 'Corrija el registro para que muestre "{should}", o elimínelo si no se puede verificar.',
  },
  showCompany: {
    en: 'Correct the entry to show "{should}", and send the correction to every credit bureau you report to.',
    es: 'Corrija el registro para que muestre "{should}" y envíe la corrección a cada agencia de crédito a la que usted reporta.',
  },
});

/**
 * An error outside the list: 15 U.S.C. 1681i and 1681e(b), or 12 CFR 1022.43(a) for a company. It needs concrete facts, since a
 * vague dispute may be set aside (1681i(a)(3), 1022.43(f)).
 */
export const otherRules: ReasonRules = {
  questions: otherQuestions,
  wordings: { ...wordings, ...bankruptcyWordings, ...federalLoanWordings },
  faults({ details }) {
    return isConcrete(details.customDetails ?? '')
      ? []
      : [
          {
            path: 'disputeDetails.customDetails',
            message: faultWords().vague(letterLimits.leastDetails),
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

const FEWEST_WORDS = 6;

/** True if the words say enough for somebody to look into. */
export function isConcrete(text: string): boolean {
  const told = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return (
    text.trim().length >= letterLimits.leastDetails &&
    new Set(told.map((word) => word.toLowerCase())).size >= FEWEST_WORDS
  );
}

function shortText(dispute: WritingCase): ReasonText {
  return {
    claim: { short: say.short, said: say.claim({ noun: ownWords(dispute).again }) },
    rows: [],
    paragraphs: [{ id: 'item-1-why', said: [say.facts] }],
    ...lawFor(dispute, { scope: 'direct.other' }),
    requests: [
      checkRequest(dispute, nouns.item),
      isBureau(dispute) ? say.correctPart : say.correctCompany,
      ...sharedRequests(dispute),
    ],
  };
}

function checkRequest(dispute: WritingCase, what: Phrase): Phrase {
  if (!isBureau(dispute)) return say.checkRecords({ what });
  switch (answerOf(dispute.facts, 'itemType')) {
    case 'personal_information':
      return say.checkOrigin({ what });
    case 'bankruptcy':
    case 'judgment':
    case 'tax_lien':
      return say.checkSource({ what });
    default:
      return say.checkCompany({ what });
  }
}

/** Which part of 12 CFR 1022.43(a) the error falls under; a discharge in bankruptcy is about who owes the debt. */
function scopeOf(facts: DisputeFacts) {
  switch (answerOf(facts, 'errorKind')) {
    case 'status':
    case 'payment_history':
    case 'rehabilitated':
      return 'direct.conduct' as const;
    case 'bankruptcy_discharge':
      return 'direct.liability' as const;
    default:
      return 'direct.other' as const;
  }
}

function fullText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const should = quotedWords(answerOf(facts, 'shouldShow'));
  const since = answerOf(facts, 'sinceDate');
  const { policy, requests } = medicalPolicy(dispute);
  const isVeteran = asksVeteranDeletion(dispute);
  return {
    claim: claimOf(dispute),
    rows: [
      { label: say.shows, value: shownWords(answerOf(facts, 'shownNow')) },
      ...(isVeteran ? [] : [{ label: say.should, value: should }]),
      ...(since ? [{ label: say.since, value: { date: since } }] : []),
    ],
    paragraphs: [{ id: 'item-1-why', said: [say.facts] }],
    ...(policy ? { policy } : {}),
    ...lawFor(dispute, {
      scope: scopeOf(facts),
      amount: answerOf(facts, 'errorKind') === 'bankruptcy_discharge',
      own: veteranLaw(dispute),
    }),
    requests: [
      checkRequest(dispute, nouns.entry),
      isVeteran ? veteranRequest : correctRequest(dispute, should),
      ...requests,
      ...papersRequest(dispute),
      ...sharedRequests(dispute),
    ],
  };
}

const SHORT: Readonly<Record<string, Phrase>> = {
  status: say.shortStatus,
  payment_history: say.shortHistory,
  account_details: say.shortDetail,
};

function claimOf(dispute: WritingCase): { short: Phrase; said: Phrase } {
  const { facts } = dispute;
  const { again: noun } = ownWords(dispute);
  const discharged = answerOf(facts, 'dischargeDate');
  if (answerOf(facts, 'itemType') === 'personal_information') {
    return { short: say.shortPersonal, said: say.claimPersonal };
  }
  if (discharged) {
    return { short: say.shortDischarged, said: say.claimDischarged({ day: { date: discharged } }) };
  }
  const rehabilitated = answerOf(facts, 'rehabilitatedOn');
  if (rehabilitated) {
    return {
      short: shortRehabilitated,
      said: claimRehabilitated({ day: { date: rehabilitated } }),
    };
  }
  const kind = answerOf(facts, 'errorKind');
  const ofRecord = bankruptcyClaim(kind);
  if (ofRecord) return ofRecord;
  const short = fromTable(SHORT, kind) ?? say.short;
  const [plain, field] = fromTable(CLAIMS, kind) ?? [say.claim];
  const [shown, should] = ['shownNow', 'shouldShow'].map((key) =>
    quotedWords(answerOf(facts, key)),
  ) as [string, string];
  // A clerk passes one sentence on: it names the field and both values, unless they are too long for a sentence.
  const isNamed =
    field !== undefined &&
    !asksVeteranDeletion(dispute) &&
    shown.length + should.length <= LONGEST_VALUES;
  return { short, said: isNamed ? field({ noun, shown, should }) : plain({ noun }) };
}

/** What is wrong, in general and with both values. */
const CLAIMS = {
  status: [say.claimStatus, say.fieldStatus],
  payment_history: [say.claimHistory, say.fieldHistory],
  account_details: [say.claimDetail, say.fieldDetail],
} as const;

/** Characters of the two values together. */
const LONGEST_VALUES = 100;

/** Items that are bad as a whole: no good account goes with what is wrong about them. */
const NO_GOOD_ACCOUNT = ['collection', 'medical_collection', 'bankruptcy', 'judgment', 'tax_lien'];

/**
 * What is asked to be removed if it cannot be verified. Anyone who is coded as deceased on a good account, or reads the wrong status
 * or remark there, must not lose the account with the notation.
 */
function removable({ facts }: DisputeCase): 'notation' | 'part' | 'entry' {
  const isBad = NO_GOOD_ACCOUNT.includes(answerOf(facts, 'itemType'));
  switch (answerOf(facts, 'errorKind')) {
    case 'status':
    case 'payment_history':
    case 'account_details':
    case 'something_else':
      return isBad ? 'entry' : 'notation';
    case 'bankruptcy_discharge':
      return 'entry';
    case 'bankruptcy_chapter':
    case 'bankruptcy_status':
      return 'part';
    default:
      return isBad ? 'entry' : 'part';
  }
}

function correctRequest(dispute: WritingCase, should: string): Phrase {
  if (answerOf(dispute.facts, 'rehabilitatedOn')) {
    return isBureau(dispute) ? removeDefault({ should }) : removeDefaultCompany({ should });
  }
  if (!isBureau(dispute)) return say.showCompany({ should });
  switch (removable(dispute)) {
    case 'notation':
      return say.showNotation({ should });
    case 'part':
      return say.showPart({ should });
    case 'entry':
      return say.showEntry({ should });
  }
}
