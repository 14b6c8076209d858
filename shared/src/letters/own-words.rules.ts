import { answerOf, asPhrase, dateWords, maskedAccount } from './fact-words.rules.ts';
import { isCourtRecord } from './item-number.rules.ts';
import type { WritingCase } from './reason-rules.ts';

/** The person's own facts as parts of a sentence: they make a letter about one case, and no two letters alike. */

export interface OwnWords {
  /** The company by its name on the report. */
  readonly name: string;
  /** The item, told to this recipient ("the loan account listed as Acme Bank", "the loan account ending in 3315"). */
  readonly item: string;
  /** The same once it has been named ("the loan account from Acme Bank", "this loan account"). */
  readonly again: string;
  /** " ending in 3315", or nothing where the number is not known. */
  readonly ending: string;
  /** "my report of October 28, 2026" */
  readonly report: string;
  /** Where an answer goes ("12 Elm Street"). */
  readonly home: string;
}

/** While an answer is still missing, plain words are in its place. */
export function ownWords(dispute: WritingCase): OwnWords {
  const { recipient, details, facts } = dispute;
  const number = isCourtRecord(dispute) ? '' : maskedAccount(details.accountNumber);
  const ending = number.startsWith('ending in ') ? ` ${number}` : '';
  const day = answerOf(facts, 'reportDate');
  const report = recipient === 'bureau' ? 'my report' : 'my credit report';
  const name = asPhrase(details.creditorName) || 'this company';
  return {
    name,
    ending,
    item: itemOf(dispute, name, ending),
    again: recipient === 'bureau' ? `the ${dispute.noun} from ${name}` : `this ${dispute.noun}`,
    report: day === '' ? report : `${report} of ${dateWords(day)}`,
    home: asPhrase(dispute.home) || 'the address above',
  };
}

function itemOf({ recipient, noun, facts }: WritingCase, name: string, ending: string): string {
  switch (recipient) {
    case 'bureau':
      return `the ${noun} listed as ${name}`;
    case 'furnisher':
      return `the ${noun}${ending || ' below'}`;
    case 'collector':
      return ending === '' ? 'the debt below' : `the debt (account${ending})`;
    case 'inquirer': {
      const day = answerOf(facts, 'inquiryDate');
      return day === '' ? 'your inquiry' : `your inquiry of ${dateWords(day)}`;
    }
  }
}
