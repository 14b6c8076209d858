import type { Phrase, Slot } from '../contract/letter-document.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { answerOf, asPhrase, maskedAccount, isCourtRecord } from './fact-words.rules.ts';
import { isAccount, nouns } from './item-types.ts';
import type { WritingCase } from './reason-rules.ts';
import { wordsOf } from './sentence.ts';

/** The person's own facts as parts of a sentence, told to each recipient: one hears of a company what that company hears of itself. */

const { say, wordings } = wordsOf('own', {
  thisCompany: { en: 'this company', es: 'esta empresa' },
  behindDebt: { en: 'the company behind this debt', es: 'la empresa detrás de esta deuda' },
  you: { en: 'you', es: 'usted' },
  originalCreditor: { en: 'the original creditor', es: 'el acreedor original' },
  companyRecords: { en: "the company's records", es: 'los registros de la empresa' },
  yourRecords: { en: 'your records', es: 'sus registros' },
  report: { en: 'my report', es: 'mi informe' },
  creditReport: { en: 'my credit report', es: 'mi informe de crédito' },
  reportOf: { en: 'my report of {day}', es: 'mi informe del {day}' },
  creditReportOf: { en: 'my credit report of {day}', es: 'mi informe de crédito del {day}' },
  listed: { en: 'the {noun} listed as {name}', es: '{el noun} que figura como {name}' },
  inquiryBy: { en: 'the inquiry by {name}', es: 'la consulta de crédito de {name}' },
  ending: { en: 'the {noun} ending in {end}', es: '{el noun} con terminación {end}' },
  below: { en: 'the {noun} below', es: '{el noun} de abajo' },
  debtEnding: {
    en: 'the debt (account ending in {end})',
    es: 'la deuda (cuenta con terminación {end})',
  },
  debtBelow: { en: 'the debt below', es: 'la deuda de abajo' },
  inquiry: { en: 'your inquiry', es: 'su consulta' },
  inquiryOf: { en: 'your inquiry of {day}', es: 'su consulta del {day}' },
  mixedItem: {
    en: "another person's information in my file",
    es: 'los datos de otra persona en mi expediente',
  },
  personalItem: {
    en: 'personal information in my file',
    es: 'datos personales de mi expediente',
  },
  numberEnd: { en: 'ending in {end}', es: 'con terminación {end}' },
});

export const ownWordings = wordings;
export const { numberEnd } = say;

interface OwnWords {
  /** The company by its name on the report. */
  readonly name: Slot;
  /** The item, told to this recipient ("the loan account listed as Acme Bank", "the loan account ending in 3315"). */
  readonly item: Phrase;
  /** The last characters of its number; empty where they are not known or not shown. */
  readonly end: string;
  /** "my report of October 28, 2026" */
  readonly dated: Phrase;
  /** "my report" */
  readonly report: Phrase;
  /** The company in a sentence ("with this company", "with you"). */
  readonly company: Slot;
  readonly records: Phrase;
  /** The item once it has been named, in one word: a debt to its collector. */
  readonly again: Phrase;
  /** The account, to its collector a debt. */
  readonly what: Phrase;
}

/** While an answer is still missing, plain words are in its place. */
export function ownWords(dispute: WritingCase): OwnWords {
  const { recipient, details, facts } = dispute;
  const isToBureau = recipient === 'bureau';
  const end = isCourtRecord(dispute) ? '' : accountEnd(details.accountNumber);
  const day = { date: answerOf(facts, 'reportDate') };
  const report = isToBureau ? say.report : say.creditReport;
  const account = recipient === 'collector' ? nouns.debt : nouns.account;
  const what = isCourtRecord(dispute) ? nouns.public_record : account;
  return {
    name: asPhrase(details.creditorName) || say.thisCompany,
    item: itemOf(dispute, end),
    end,
    report,
    dated:
      day.date === '' ? report : isToBureau ? say.reportOf({ day }) : say.creditReportOf({ day }),
    company: companyOf(dispute),
    records: isToBureau ? say.companyRecords : say.yourRecords,
    again: isAccount(answerOf(facts, 'itemType')) ? what : dispute.noun,
    what,
  };
}

function itemOf({ recipient, noun, facts, details }: WritingCase, end: string): Phrase {
  if (details.disputeReason === 'mixed_file') return say.mixedItem;
  if (details.disputeReason === 'personal_information') return say.personalItem;
  switch (recipient) {
    case 'bureau': {
      const name = asPhrase(details.creditorName) || say.thisCompany;
      return answerOf(facts, 'itemType') === 'hard_inquiry'
        ? say.inquiryBy({ name })
        : say.listed({ noun, name });
    }
    case 'furnisher':
      return end === '' ? say.below({ noun }) : say.ending({ noun, end });
    case 'collector':
      return end === '' ? say.debtBelow : say.debtEnding({ end });
    case 'inquirer': {
      const day = { date: answerOf(facts, 'inquiryDate') };
      return day.date === '' ? say.inquiry : say.inquiryOf({ day });
    }
  }
}

function companyOf({ recipient, facts, details }: WritingCase): Slot {
  switch (recipient) {
    case 'bureau':
      // Of a debt in collection the report names the collector, and the person never speaks of that one.
      return ['collection', 'medical_collection'].includes(answerOf(facts, 'itemType'))
        ? say.behindDebt
        : asPhrase(details.creditorName) || say.thisCompany;
    case 'collector':
      return originOf(facts);
    default:
      return say.you;
  }
}

/** The debt comes from a company that the collector works for or bought it from. */
function originOf(facts: DisputeFacts): Slot {
  return asPhrase(answerOf(facts, 'originalCreditor')) || say.originalCreditor;
}

const MASKED = /^ending in (.+)$/;

function accountEnd(accountNumber: string): string {
  return MASKED.exec(maskedAccount(accountNumber))?.[1] ?? '';
}

/** A number as a row shows it: its end alone, or what the report printed of it. */
export function numberSlot(accountNumber: string): Slot {
  const end = accountEnd(accountNumber);
  return end === '' ? maskedAccount(accountNumber) : say.numberEnd({ end });
}

/** One of the three nationwide agencies: some law and their announced policies bind no other one. */
export function isNationwide({
  recipient,
  details,
}: Pick<WritingCase, 'recipient' | 'details'>): boolean {
  return recipient === 'bureau' && !details.agency;
}

export function isBureau({ recipient }: Pick<WritingCase, 'recipient'>): boolean {
  return recipient === 'bureau';
}
