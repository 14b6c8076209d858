import {
  answerOf,
  asSentence,
  isCourtRecord,
  sentenceCase,
  tooShort,
} from '../facts/fact-words.rules.ts';
import { advice } from '../facts/gate-words.ts';
import type { Phrase, Sentence } from '../contract/letter-document.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { isBureau, ownWords } from '../facts/own-words.rules.ts';
import type { LetterRow, ReasonRules, ReasonText, WritingCase } from '../facts/reason-rules.ts';
import { fromTable, wordsOf } from '../facts/sentence.ts';
import { cite, disputeLaw, lawFor, papersRequest, sharedRequests } from '../law/law-sentences.ts';
import { notMineQuestions, notMineRefusal } from './not-mine.questions.ts';

const { say, wordings } = wordsOf('not_mine', {
  shortAccount: { en: 'not my account', es: 'no es mi cuenta' },
  shortRecord: { en: 'not my record', es: 'no es mi registro' },
  shortDebt: { en: 'not my debt', es: 'no es mi deuda' },
  shortUser: { en: 'I was only an authorized user', es: 'yo era solo usuario autorizado' },
  shortInquiry: { en: 'not authorized by me', es: 'no la autoricé' },
  claim: { en: 'This {noun} is not mine.', es: '{Este noun} no me pertenece.' },
  claimUser: {
    en: 'I was only an authorized user on this {noun}.',
    es: 'Yo era solo usuario autorizado de {este noun}.',
  },
  claimInquiry: {
    en: 'I did not ask {company} for credit around {day}.',
    es: 'Yo no pedí crédito a {company} alrededor del {day}.',
  },
  claimInquiryUndated: {
    en: 'I did not ask {company} for credit.',
    es: 'Yo no pedí crédito a {company}.',
  },
  wrong: { en: 'What is wrong', es: 'Qué está mal' },
  rowAccount: { en: 'This account is not mine', es: 'Esta cuenta no es mía' },
  rowRecord: { en: 'This record is not mine', es: 'Este registro no es mío' },
  rowDebt: { en: 'This debt is not mine', es: 'Esta deuda no es mía' },
  rowNeverHad: {
    en: 'I never had an account with this company',
    es: 'Nunca tuve una cuenta con esta empresa',
  },
  rowSimilarName: {
    en: 'It belongs to someone with a name like mine',
    es: 'Es de alguien con un nombre parecido al mío',
  },
  rowRelative: { en: 'It belongs to a relative of mine', es: 'Es de un familiar mío' },
  rowUser: { en: 'I was only an authorized user', es: 'Yo era solo usuario autorizado' },
  rowSpouse: { en: 'It belongs to my former spouse', es: 'Es de mi excónyuge' },
  similarName: {
    en: 'The {what} belongs to someone else with a name like mine.',
    es: '{El what} es de otra persona, con un nombre parecido al mío.',
  },
  relative: {
    en: 'The {what} belongs to a relative of mine.',
    es: '{El what} es de un familiar mío.',
  },
  spouse: {
    en: 'The {what} belongs to my former spouse.',
    es: '{El what} es de mi excónyuge.',
  },
  filesMixed: {
    en: 'Our credit files may have been mixed up.',
    es: 'Puede que se hayan mezclado nuestros expedientes de crédito.',
  },
  agencyMixed: {
    en: 'Our files may have been mixed up.',
    es: 'Puede que se hayan mezclado nuestros expedientes.',
  },
  weMixed: {
    en: 'You may have mistaken one of us for the other.',
    es: 'Puede que nos hayan confundido.',
  },
  neverSigned: {
    en: 'I never signed for the account or agreed to pay it.',
    es: 'Nunca firmé por la cuenta ni acepté pagarla.',
  },
  neverHad: {
    en: 'I have never had an account with {company}.',
    es: 'Nunca tuve una cuenta con {company}.',
  },
  neverDealt: {
    en: 'I have never done business with {company}.',
    es: 'Nunca hice negocios con {company}.',
  },
  otherAccount: {
    en: 'The only account I had with {company} was a different one.',
    es: 'La única cuenta que tuve con {company} fue otra.',
  },
  compare: {
    en: 'Compare the name, address, date of birth and Social Security number on the account with mine.',
    es: 'Compare con los míos el nombre, la dirección, la fecha de nacimiento y el número de Seguro Social de la cuenta.',
  },
  compareRecord: {
    en: 'Compare the name, address and date of birth on the record with mine.',
    es: 'Compare con los míos el nombre, la dirección y la fecha de nacimiento del registro.',
  },
  compareCompany: {
    en: 'Compare the name and address in your file with mine.',
    es: 'Compare con los míos el nombre y la dirección de su expediente.',
  },
  remove: {
    en: 'If the account cannot be verified as mine, remove it from my file.',
    es: 'Si la cuenta no se puede verificar como mía, elimínela de mi expediente.',
  },
  removeRecord: {
    en: 'If the record cannot be verified as mine, remove it from my file.',
    es: 'Si el registro no se puede verificar como mío, elimínelo de mi expediente.',
  },
  askRole: {
    en: 'Ask the company in what role it lists me, and whether I ever agreed to pay.',
    es: 'Pregunte a la empresa en qué calidad figuro y si alguna vez acepté pagar.',
  },
  removeHeld: {
    en: 'If the account cannot be verified as my responsibility, remove it from my file.',
    es: 'Si la cuenta no se puede verificar como responsabilidad mía, elimínela de mi expediente.',
  },
  checkRole: {
    en: 'Check in what role your records list me, and whether I ever agreed to pay.',
    es: 'Compruebe en qué calidad figuro en sus registros y si alguna vez acepté pagar.',
  },
  stop: {
    en: 'If you cannot confirm this {what} as mine, stop reporting it under my name, and tell every credit bureau you reported it to.',
    es: 'Si no puede confirmar que {el what} es de mi responsabilidad, deje de reportarla a mi nombre y avise a cada agencia de crédito a la que la reportó.',
  },
  stopHeld: {
    en: 'If your records do not show that I agreed to pay, stop reporting the {what} as mine, and tell every credit bureau you reported it to.',
    es: 'Si sus registros no muestran que acepté pagar, deje de reportar {el what} como si fuera de mi responsabilidad y avise a cada agencia de crédito a la que la reportó.',
  },
  inquiryDate: { en: 'Date of the inquiry', es: 'Fecha de la consulta' },
  checked: {
    en: 'I checked whether {company} is the bank behind a store or dealer, and I found no such link.',
    es: 'Comprobé si {company} es el banco detrás de una tienda o un concesionario, y no encontré ninguna relación.',
  },
  checkedYou: {
    en: 'I checked whether you are the bank behind a store or dealer, and I found no such link.',
    es: 'Comprobé si usted es el banco detrás de una tienda o un concesionario, y no encontré ninguna relación.',
  },
  noConsent: {
    en: 'I did not apply through a store or dealer either, and I did not agree to a credit check.',
    es: 'Tampoco lo solicité por medio de una tienda o un concesionario, ni autoricé una revisión de crédito.',
  },
  inquiryLaw: {
    en: 'A credit report may be given out only for the purposes that the law lists {purposes}, and you have to keep reasonable procedures that limit it to them {checks}.',
    es: 'Un informe de crédito solo se puede entregar para los fines que enumera la ley {purposes}, y usted debe mantener procedimientos razonables que lo limiten a ellos {checks}.',
  },
  askPurpose: {
    en: 'Ask the company what purpose it had for getting my report.',
    es: 'Pregunte a la empresa con qué fin obtuvo mi informe.',
  },
  removeInquiry: {
    en: 'If no permitted purpose can be verified, remove the inquiry from my file.',
    es: 'Si no se puede verificar un fin permitido, elimine la consulta de mi expediente.',
  },
  inquirerLaw: {
    en: 'The Fair Credit Reporting Act lists the purposes for which a company may get a credit report {listed}, and without one of them it may not get one {user}.',
    es: 'La Ley de Informe Justo de Crédito (FCRA) enumera los fines para los que una empresa puede obtener un informe de crédito {listed}, y sin uno de ellos no puede obtenerlo {user}.',
  },
  tellPurpose: {
    en: 'Tell me in writing why you got my report, and who asked for it.',
    es: 'Dígame por escrito para qué obtuvo mi informe y quién lo pidió.',
  },
  application: {
    en: 'If there was an application, send me a copy of it.',
    es: 'Si hubo una solicitud, envíeme una copia.',
  },
  haveRemoved: {
    en: 'If there was no permitted purpose, have the credit bureau remove the inquiry.',
    es: 'Si no hubo un fin permitido, haga que la agencia de crédito elimine la consulta.',
  },
});

/**
 * An item that is not the person's: 15 U.S.C. 1681i and 1681e(b), for an inquiry 1681b(a) and 1681e(a); for the company 12 CFR
 * 1022.43(a)(1).
 */
export const notMineRules: ReasonRules = {
  questions: notMineQuestions,
  wordings,
  faults: ({ facts }) => tooShort(facts, 'howKnownDetails'),
  refusal: notMineRefusal,
  advice({ facts }) {
    return [
      ...(answerOf(facts, 'identityUsed') === 'not_sure'
        ? [{ ...advice('not_mine.maybe_identity_theft'), url: 'https://www.identitytheft.gov/' }]
        : []),
      ...(answerOf(facts, 'itemType') === 'hard_inquiry' &&
      answerOf(facts, 'checkedNames') !== 'yes'
        ? [advice('inquiry.check_names')]
        : []),
      ...(answerOf(facts, 'howKnown') === 'relative' ? [advice('not_mine.relative')] : []),
    ];
  },
  write(dispute) {
    if (dispute.recipient === 'inquirer') return inquirerText(dispute);
    return answerOf(dispute.facts, 'itemType') === 'hard_inquiry'
      ? inquiryText(dispute)
      : accountText(dispute);
  },
};

function accountText(dispute: WritingCase): ReasonText {
  const known = answerOf(dispute.facts, 'howKnown');
  const isHeld = known === 'authorized_user' || known === 'former_spouse';
  return {
    claim: claimOf(dispute, known),
    rows: notMineRows(dispute, known),
    paragraphs: [{ id: 'item-1-why', said: whyNotMine(dispute, known) }],
    ...lawFor(dispute, { scope: 'direct.liability' }),
    requests: [
      ...(isBureau(dispute) ? bureauRequests(dispute, isHeld) : companyRequests(dispute, isHeld)),
      ...papersRequest(dispute),
      ...sharedRequests(dispute),
    ],
  };
}

function claimOf(dispute: WritingCase, known: string) {
  const { again, what } = ownWords(dispute);
  const isRecord = isCourtRecord(dispute);
  const noun = isRecord ? what : again;
  if (known === 'authorized_user') {
    return { short: say.shortUser, said: say.claimUser({ noun }) };
  }
  const short = isRecord
    ? say.shortRecord
    : dispute.recipient === 'collector'
      ? say.shortDebt
      : say.shortAccount;
  return { short, said: say.claim({ noun }) };
}

const HOW_KNOWN_ROWS: Readonly<Record<string, Phrase>> = {
  never_had: say.rowNeverHad,
  similar_name: say.rowSimilarName,
  relative: say.rowRelative,
  authorized_user: say.rowUser,
  former_spouse: say.rowSpouse,
};

function notMineRows(dispute: WritingCase, known: string): readonly LetterRow[] {
  const isRecord = isCourtRecord(dispute);
  const plain = isRecord
    ? say.rowRecord
    : dispute.recipient === 'collector'
      ? say.rowDebt
      : say.rowAccount;
  const value =
    known === 'never_had' && (isRecord || !isBureau(dispute))
      ? undefined
      : fromTable(HOW_KNOWN_ROWS, known);
  return [{ label: say.wrong, value: value ?? plain }];
}

function whyNotMine(dispute: WritingCase, known: string): readonly Sentence[] {
  const { facts } = dispute;
  const details = answerOf(facts, 'mixUpDetails') || answerOf(facts, 'howKnownDetails');
  return [
    ...owner(dispute, known),
    ...(details ? [{ own: sentenceCase(asSentence(details)) }] : []),
    // With a court or an office nobody has an account or does business.
    ...(isCourtRecord(dispute) ? [] : dealt(dispute)),
  ];
}

function owner(dispute: WritingCase, known: string): readonly Phrase[] {
  const { company, what } = ownWords(dispute);
  const mixed = dispute.details.agency
    ? say.agencyMixed
    : isBureau(dispute)
      ? say.filesMixed
      : say.weMixed;
  switch (known) {
    case 'similar_name':
      return [say.similarName({ what }), mixed];
    case 'relative':
      return [say.relative({ what }), mixed];
    case 'authorized_user':
      return [say.neverSigned];
    case 'former_spouse':
      return [say.spouse({ what }), say.neverSigned];
    case 'never_had':
      return isCourtRecord(dispute) ? [] : [say.neverHad({ company })];
    default:
      return [];
  }
}

function dealt(dispute: WritingCase): readonly Phrase[] {
  const { company } = ownWords(dispute);
  const answer = answerOf(dispute.facts, 'dealtWithCompany');
  if (answer === 'never') return [say.neverDealt({ company })];
  return answer === 'other_account' ? [say.otherAccount({ company })] : [];
}

function bureauRequests(dispute: WritingCase, isHeld: boolean): readonly Phrase[] {
  if (isCourtRecord(dispute)) return [say.compareRecord, say.removeRecord];
  return isHeld ? [say.askRole, say.removeHeld] : [say.compare, say.remove];
}

/** A company gets no more identifiers than it needs: the letter to it carries neither birth date nor number. */
function companyRequests(dispute: WritingCase, isHeld: boolean): readonly Phrase[] {
  const { what } = ownWords(dispute);
  if (isHeld) return [say.checkRole, say.stopHeld({ what })];
  return [say.compareCompany, say.stop({ what })];
}

/** The bureau keeps the inquiry: 1681i, 1681b(a) and 1681e(a). */
function inquiryText(dispute: WritingCase): ReasonText {
  const { name } = ownWords(dispute);
  const day = { date: answerOf(dispute.facts, 'inquiryDate') };
  return {
    claim: { short: say.shortInquiry, said: say.claimInquiry({ company: name, day }) },
    rows: inquiryRows(dispute),
    paragraphs: [
      {
        id: 'item-1-why',
        said: [...checked(dispute.facts, say.checked({ company: name })), say.noConsent],
      },
    ],
    ownLaw: [
      say.inquiryLaw({ purposes: cite('purpose.permitted'), checks: cite('cra.purposeChecks') }),
    ],
    law: disputeLaw(dispute),
    requests: [say.askPurpose, say.removeInquiry],
  };
}

/**
 * A letter to the company behind a hard inquiry: 15 U.S.C. 1681b(a)(3) and (f). No law makes it investigate, so it is asked
 * what the report was for.
 */
function inquirerText(dispute: WritingCase): ReasonText {
  const { company } = ownWords(dispute);
  return {
    claim: { short: say.shortInquiry, said: say.claimInquiryUndated({ company }) },
    rows: dispute.shortForm ? [] : inquiryRows(dispute),
    paragraphs: [
      { id: 'item-1-why', said: [...checked(dispute.facts, say.checkedYou), say.noConsent] },
    ],
    law: [say.inquirerLaw({ listed: cite('purpose.listed'), user: cite('purpose.user') })],
    requests: [say.tellPurpose, say.application, say.haveRemoved],
  };
}

function inquiryRows({ facts }: WritingCase): readonly LetterRow[] {
  return [{ label: say.inquiryDate, value: { date: answerOf(facts, 'inquiryDate') } }];
}

function checked(facts: DisputeFacts, found: Phrase): readonly Phrase[] {
  return answerOf(facts, 'checkedNames') === 'yes' ? [found] : [];
}
