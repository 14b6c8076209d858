import { spoken } from '../kernel/index.ts';
import { words } from './enclosures.words.ts';
import { words as es } from './enclosures.words.es.ts';

/** Enclosures that a person can put in the envelope: what the form calls them, and the line that the letter lists. */
interface EnclosureKind {
  readonly label: string;
  readonly hint?: string;
  /** Always English, like the letter. */
  readonly line: string;
}

export const enclosures = {
  photo_id: {
    ...words.photo_id,
    line: 'Copy of my government-issued photo ID',
  },
  identity_proof: {
    ...words.identity_proof,
    line: 'Copy of another proof of my identity',
  },
  proof_of_address: {
    ...words.proof_of_address,
    line: 'Copy of a document that shows my current address',
  },
  marked_report_page: {
    ...words.marked_report_page,
    line: 'Page of my credit report with the disputed item marked',
  },
  name_proof: {
    ...words.name_proof,
    line: 'Copy of a document that shows my full or former name',
  },
  mix_up_papers: {
    ...words.mix_up_papers,
    line: 'Copies of papers that show the mix-up',
  },
  family_papers: {
    ...words.family_papers,
    line: 'Copy of divorce or court papers about this account',
  },
  payment_proof: {
    ...words.payment_proof,
    line: 'Copy of my proof of payment',
  },
  settlement_letter: {
    ...words.settlement_letter,
    line: 'Copy of the letter about the payment or settlement of this account',
  },
  payoff_letter: {
    ...words.payoff_letter,
    line: 'Copy of the payoff letter',
  },
  statement: {
    ...words.statement,
    line: 'Copy of my account statement',
  },
  older_report: {
    ...words.older_report,
    line: 'Page of an older credit report that shows this item',
  },
  creditor_letter: {
    ...words.creditor_letter,
    line: 'Copy of a letter from the company about this account',
  },
  contract: {
    ...words.contract,
    line: 'Copy of the contract or loan papers',
  },
  second_report_page: {
    ...words.second_report_page,
    line: 'Page of my credit report with the second entry marked',
  },
  sale_letter: {
    ...words.sale_letter,
    line: 'Copy of the letter about the sale or transfer of this debt',
  },
  ftc_report: {
    ...words.ftc_report,
    line: 'Copy of my FTC identity theft report',
  },
  police_report: {
    ...words.police_report,
    line: 'Copy of my police report about the identity theft',
  },
  insurance_statement: {
    ...words.insurance_statement,
    line: 'Copy of a statement from my health insurer',
  },
  va_notice: {
    ...words.va_notice,
    line: 'Copy of papers showing that the VA is responsible for this bill',
  },
  bankruptcy_papers: {
    ...words.bankruptcy_papers,
    line: 'Copy of my bankruptcy discharge papers',
  },
  other_papers: {
    ...words.other_papers,
    line: 'Copies of other papers that support this dispute',
  },
} as const satisfies Readonly<Record<string, EnclosureKind>>;

export type Enclosure = keyof typeof enclosures;

export function isEnclosure(value: string): value is Enclosure {
  return Object.hasOwn(enclosures, value);
}

/** What we call, in the reader's language, an enclosure that a letter lists; a line of an older letter stands for itself. */
export function enclosureLabel(line: string): string {
  const kind = Object.keys(enclosures).find(
    (each): each is Enclosure => isEnclosure(each) && enclosures[each].line === line,
  );
  return kind ? spoken({ en: words, es })[kind].label : line;
}
