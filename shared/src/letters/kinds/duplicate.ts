import {
  answerOf,
  asSentence,
  moneyCents,
  moneyWords,
  shownWords,
  tooShort,
} from '../facts/fact-words.rules.ts';
import { advice, answerWay, reasonWay, recipientWay, refusal } from '../facts/gate-words.ts';
import type { Phrase, Refusal, Sentence, Slot } from '../contract/letter-document.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { isBureau, numberSlot, ownWords } from '../facts/own-words.rules.ts';
import type {
  DisputeCase,
  LetterRow,
  ReasonRules,
  ReasonText,
  WritingCase,
} from '../facts/reason-rules.ts';
import { fromTable, wordsOf } from '../facts/sentence.ts';
import { lawFor, papersRequest, sharedRequests } from '../law/law-sentences.ts';
import { duplicateQuestions } from './duplicate.questions.ts';

const { say, wordings } = wordsOf('duplicate', {
  short: { en: 'the same debt is listed twice', es: 'la misma deuda aparece dos veces' },
  claimShort: {
    en: '{Report} shows this {noun} more than once.',
    es: '{Report} muestra {este noun} más de una vez.',
  },
  claim: {
    en: '{Report} shows the same debt twice, as {name} with a balance of {first} and as {other} with a balance of {second}.',
    es: '{Report} muestra la misma deuda dos veces: como {name}, con un saldo de {first}, y como {other}, con un saldo de {second}.',
  },
  wrong: { en: 'What is wrong', es: 'Qué está mal' },
  rowShort: { en: 'This is a duplicate entry', es: 'Es un registro duplicado' },
  balance: { en: 'Balance shown', es: 'Saldo que aparece' },
  opened: { en: 'Date opened', es: 'Fecha de apertura' },
  second: { en: 'Second entry for the same debt', es: 'Segundo registro de la misma deuda' },
  listedAs: { en: 'Listed as', es: 'Figura como' },
  number: { en: 'Account number', es: 'Número de cuenta' },
  account: { en: 'the account {number}', es: 'la cuenta {number}' },
  firstEntry: { en: 'the first entry', es: 'el primer registro' },
  secondEntry: { en: 'the second entry', es: 'el segundo registro' },
  sameCompany: {
    en: 'Both entries come from the same company.',
    es: 'Los dos registros vienen de la misma empresa.',
  },
  bothYours: { en: 'Both entries come from you.', es: 'Los dos registros son de usted.' },
  twoCollectors: {
    en: 'The entries come from two different collectors.',
    es: 'Los registros vienen de dos cobradores distintos.',
  },
  originalAndCollector: {
    en: 'One entry is from the original creditor and the other is from a collector.',
    es: 'Un registro es del acreedor original y el otro de un cobrador.',
  },
  bothBalances: { en: 'Both entries show a balance.', es: 'Los dos registros muestran un saldo.' },
  why: { en: 'Here is how I know that it is one debt:', es: 'Así sé que es una sola deuda:' },
  compareShort: {
    en: 'Compare the entries with {records}.',
    es: 'Compare los registros con {records}.',
  },
  keepShort: {
    en: 'Keep one entry and remove the other.',
    es: 'Deje un solo registro y elimine el otro.',
  },
  takeBackShort: {
    en: 'If you report it twice, take one entry back from every credit bureau.',
    es: 'Si lo reporta dos veces, retire un registro de cada agencia de crédito.',
  },
  compare: {
    en: 'Compare both entries with {records}.',
    es: 'Compare los dos registros con {records}.',
  },
  keep: {
    en: 'Keep one entry for this debt and remove the other.',
    es: 'Deje un solo registro de esta deuda y elimine el otro.',
  },
  whoHolds: {
    en: 'Find out which of the two companies holds the debt now.',
    es: 'Averigüe cuál de las dos empresas tiene ahora la deuda.',
  },
  keepHolders: {
    en: "Keep that company's entry, and remove the other one and anything that cannot be verified.",
    es: 'Deje el registro de esa empresa y elimine el otro y lo que no se pueda verificar.',
  },
  whose: {
    en: 'Find out which company the debt belongs to now.',
    es: 'Averigüe a qué empresa pertenece ahora la deuda.',
  },
  once: {
    en: 'Show the balance only once. If the debt was sold, the original creditor should show $0.00 and that the debt was transferred.',
    es: 'Muestre el saldo una sola vez. Si la deuda se vendió, el acreedor original debe mostrar $0.00 y que la deuda se transfirió.',
  },
  keepCompany: {
    en: 'Keep one entry for this debt, and have the other one deleted by every credit bureau you report to.',
    es: 'Deje un solo registro de esta deuda y haga que cada agencia de crédito a la que usted reporta elimine el otro.',
  },
  stillHold: {
    en: 'Check whether you still hold or collect this debt.',
    es: 'Compruebe si usted todavía tiene o cobra esta deuda.',
  },
  notHeld: {
    en: 'If you do not, correct your entry with every credit bureau you report to, so that it shows no balance owed to you.',
    es: 'Si no es así, corrija su registro con cada agencia de crédito a la que usted reporta, para que muestre que no se le debe ningún saldo.',
  },
  sold: {
    en: 'Check whether you sold or transferred this debt.',
    es: 'Compruebe si vendió o traspasó esta deuda.',
  },
  transferred: {
    en: 'If you did, correct your entry with every credit bureau you report to, so that it shows a balance of $0.00 and that the debt was transferred.',
    es: 'Si fue así, corrija su registro con cada agencia de crédito a la que usted reporta, para que muestre un saldo de $0.00 y que la deuda se transfirió.',
  },
  ownOrCollect: {
    en: 'Tell me whether you own this debt or collect it for someone else.',
    es: 'Dígame si esta deuda es suya o si la cobra para otra empresa.',
  },
  takeBack: {
    en: 'If you do neither, take your entry of {balance} back from every credit bureau you report to.',
    es: 'Si no es ni una cosa ni la otra, retire su registro de {balance} de cada agencia de crédito a la que usted reporta.',
  },
});

/**
 * One debt reported twice: 15 U.S.C. 1681i and 1681e(b) for a bureau; 12 CFR 1022.43(a)(4) for a company, and only about its own
 * entry. A charge-off at zero beside one collector is no duplicate.
 */
export const duplicateRules: ReasonRules = {
  questions: duplicateQuestions,
  wordings,
  faults: ({ facts }) => tooShort(facts, 'sameDebtWhy'),
  refusal: duplicateRefusal,
  advice: duplicateAdvice,
  write: (dispute) => (dispute.shortForm ? shortText(dispute) : fullText(dispute)),
};

function balances(facts: DisputeFacts): readonly (number | undefined)[] {
  return [moneyCents(answerOf(facts, 'thisBalance')), moneyCents(answerOf(facts, 'otherBalance'))];
}

function duplicateAdvice({ facts, shortForm }: DisputeCase) {
  return [
    ...(shortForm || answerOf(facts, 'enclosures').includes('second_report_page')
      ? []
      : [advice('duplicate.both_pages')]),
    ...(answerOf(facts, 'entriesRelation') === 'two_collectors' && balances(facts).includes(0)
      ? [advice('duplicate.collector_at_zero')]
      : []),
  ];
}

const OTHER_ENTRY = 'duplicate.other_companys_entry';

const collectorsEntry = (): Refusal =>
  refusal(
    'duplicate.both_collectors',
    [
      recipientWay('toCollector', 'collector'),
      recipientWay('toBureau', 'bureau'),
      answerWay('changeAnswer', 'entriesRelation'),
    ],
    OTHER_ENTRY,
  );

/** A direct dispute reaches only what the company itself reported: 12 CFR 1022.43(b)(1). */
function otherEntryRefusal(
  facts: DisputeFacts,
  recipient: DisputeCase['recipient'],
): Refusal | undefined {
  if (recipient !== 'furnisher' && recipient !== 'collector') return undefined;
  const relation = answerOf(facts, 'entriesRelation');
  if (recipient === 'furnisher' && relation === 'two_collectors') return collectorsEntry();
  if (relation !== 'original_and_collector') return undefined;
  const first = answerOf(facts, 'originalEntry') === 'first' ? 'furnisher' : 'collector';
  if (answerOf(facts, 'originalEntry') === '' || first === recipient) return undefined;
  const isCreditors = first === 'furnisher';
  return refusal(
    isCreditors ? 'duplicate.first_is_creditors' : 'duplicate.first_is_collectors',
    [
      recipientWay(isCreditors ? 'toOriginalCreditor' : 'toCollector', first),
      recipientWay('toBureau', 'bureau'),
      answerWay('changeAnswer', 'originalEntry'),
    ],
    OTHER_ENTRY,
  );
}

function duplicateRefusal({ facts, recipient }: DisputeCase): Refusal | undefined {
  const stranger = otherEntryRefusal(facts, recipient);
  if (stranger) return stranger;
  if (answerOf(facts, 'sameDisbursement') === 'no') {
    return refusal('duplicate.separate_disbursements', [
      answerWay('changeAnswer', 'sameDisbursement'),
      reasonWay('amountWrong', 'incorrect_amount'),
    ]);
  }
  const original = answerOf(facts, 'originalEntry') === 'first' ? 'thisBalance' : 'otherBalance';
  const normal =
    answerOf(facts, 'entriesRelation') === 'original_and_collector' &&
    answerOf(facts, 'originalEntry') !== '' &&
    moneyCents(answerOf(facts, original)) === 0;
  if (!normal) return undefined;
  return refusal('duplicate.sold_debt_is_normal', [
    reasonWay('amountWrong', 'incorrect_amount'),
    reasonWay('dateWrong', 'incorrect_dates'),
    answerWay('checkBalance', original),
  ]);
}

const LAW = { scope: 'direct.other' } as const;

function shortText(dispute: WritingCase): ReasonText {
  const { report, records, again: noun } = ownWords(dispute);
  return {
    claim: { short: say.short, said: say.claimShort({ report, noun }) },
    rows: [{ label: say.wrong, value: say.rowShort }],
    paragraphs: [],
    ...lawFor(dispute, LAW),
    requests: [
      say.compareShort({ records }),
      isBureau(dispute) ? say.keepShort : say.takeBackShort,
      ...sharedRequests(dispute),
    ],
  };
}

function fullText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const relation = answerOf(facts, 'entriesRelation');
  const balance = (key: string) => ({
    label: say.balance,
    value: moneyWords(answerOf(facts, key)),
  });
  const opened = (key: string): readonly LetterRow[] => {
    const date = answerOf(facts, key);
    return date ? [{ label: say.opened, value: { date } }] : [];
  };
  return {
    claim: { short: say.short, said: twice(dispute) },
    rows: [balance('thisBalance'), ...opened('thisOpened')],
    secondEntry: {
      title: say.second,
      rows: [
        { label: say.listedAs, value: shownWords(answerOf(facts, 'otherCreditor')) },
        { label: say.number, value: otherNumber(facts) },
        balance('otherBalance'),
        ...opened('otherOpened'),
      ],
    },
    paragraphs: [{ id: 'item-1-why', said: whyTwice(dispute, relation) }],
    ...lawFor(dispute, LAW),
    requests: [
      ...(isBureau(dispute)
        ? bureauRequests(dispute, relation)
        : companyRequests(dispute, relation)),
      ...papersRequest(dispute),
      ...sharedRequests(dispute),
    ],
  };
}

function otherNumber(facts: DisputeFacts): Slot {
  return numberSlot(shownWords(answerOf(facts, 'otherAccountNumber')));
}

const RELATIONS: Readonly<Record<string, Phrase>> = {
  same_company: say.sameCompany,
  two_collectors: say.twoCollectors,
  original_and_collector: say.originalAndCollector,
};

function whyTwice(dispute: WritingCase, relation: string): readonly Sentence[] {
  const { facts } = dispute;
  const isBoth = ['thisBalance', 'otherBalance'].every(
    (key) => (moneyCents(answerOf(facts, key)) ?? 0) > 0,
  );
  const related =
    relation === 'same_company' && !isBureau(dispute)
      ? say.bothYours
      : fromTable(RELATIONS, relation);
  return [
    ...(related ? [related] : []),
    ...(relation === 'original_and_collector' && isBoth ? [say.bothBalances] : []),
    say.why,
    { own: asSentence(answerOf(facts, 'sameDebtWhy')) },
  ];
}

function twice(dispute: WritingCase): Phrase {
  const { report } = ownWords(dispute);
  const [name, other] = entryNames(dispute);
  const [first = '', second = ''] = ['thisBalance', 'otherBalance'].map((key) =>
    moneyWords(answerOf(dispute.facts, key)),
  );
  return say.claim({ report, name, first, other, second });
}

/** Two entries under one name are told apart by their numbers. */
function entryNames(dispute: WritingCase): readonly [Slot, Slot] {
  const { name } = ownWords(dispute);
  const other = shownWords(answerOf(dispute.facts, 'otherCreditor'));
  if (typeof name !== 'string' || name.toLowerCase() !== other.toLowerCase()) return [name, other];
  const [first, second] = [numberSlot(dispute.details.accountNumber), otherNumber(dispute.facts)];
  const areBoth = typeof first === 'object' && typeof second === 'object';
  return areBoth && JSON.stringify(first) !== JSON.stringify(second)
    ? [say.account({ number: first }), say.account({ number: second })]
    : [say.firstEntry, say.secondEntry];
}

/** Each company answers for its own entry only. */
function companyRequests(dispute: WritingCase, relation: string): readonly Phrase[] {
  const { records } = ownWords(dispute);
  const balance = moneyWords(answerOf(dispute.facts, 'thisBalance'));
  if (relation === 'same_company') return [say.compare({ records }), say.keepCompany];
  if (relation === 'two_collectors') return [say.stillHold, say.notHeld];
  return dispute.recipient === 'furnisher'
    ? [say.sold, say.transferred]
    : [say.ownOrCollect, say.takeBack({ balance })];
}

function bureauRequests(dispute: WritingCase, relation: string): readonly Phrase[] {
  const { records } = ownWords(dispute);
  switch (relation) {
    case 'same_company':
      return [say.compare({ records }), say.keep];
    case 'two_collectors':
      return [say.whoHolds, say.keepHolders];
    case 'original_and_collector':
      return [say.whose, say.once];
    default:
      return [];
  }
}
