/** Copies that a person can put in the envelope: what the form calls them, and the line that the letter lists. */
interface EnclosureKind {
  readonly label: string;
  readonly hint?: string;
  readonly line: string;
}

export const enclosures = {
  photo_id: {
    label: 'Photo ID',
    hint: 'Driver license, state ID or passport. A copy, never the original.',
    line: 'Copy of my government-issued photo ID',
  },
  identity_proof: {
    label: 'Another proof of who I am',
    hint: 'For example a birth certificate or a Social Security card, if you have no photo ID.',
    line: 'Copy of another proof of my identity',
  },
  proof_of_address: {
    label: 'Proof of my address',
    hint: 'A utility bill, bank statement or insurance statement with your name and address.',
    line: 'Copy of a document that shows my current address',
  },
  marked_report_page: {
    label: 'The page of my credit report, with the item marked',
    hint: 'Print the page and circle the item.',
    line: 'Page of my credit report with the disputed item marked',
  },
  name_proof: {
    label: 'Proof of my full or former name',
    hint: 'For example a marriage certificate or a court order.',
    line: 'Copy of a document that shows my full or former name',
  },
  mix_up_papers: {
    label: 'Papers that show the mix-up',
    hint: 'For example mail that came to you for someone else.',
    line: 'Copies of papers that show the mix-up',
  },
  family_papers: {
    label: 'Divorce or court papers',
    line: 'Copy of divorce or court papers about this account',
  },
  payment_proof: {
    label: 'Proof of payment',
    hint: 'A canceled check, a receipt, or the bank statement with the payment.',
    line: 'Copy of my proof of payment',
  },
  settlement_letter: {
    label: 'Paid-in-full, settlement or release letter',
    line: 'Copy of the letter about the payment or settlement of this account',
  },
  payoff_letter: {
    label: 'Payoff letter',
    line: 'Copy of the payoff letter',
  },
  statement: {
    label: 'Account statement',
    hint: 'The one that shows the right figure or date.',
    line: 'Copy of my account statement',
  },
  older_report: {
    label: 'An older credit report',
    hint: 'The page that shows the item as it was before.',
    line: 'Page of an older credit report that shows this item',
  },
  creditor_letter: {
    label: 'A letter or email from the company',
    line: 'Copy of a letter from the company about this account',
  },
  contract: {
    label: 'Contract or loan papers',
    line: 'Copy of the contract or loan papers',
  },
  second_report_page: {
    label: 'The report page with the second entry, marked',
    line: 'Page of my credit report with the second entry marked',
  },
  sale_letter: {
    label: 'Letter that says the debt was sold or moved',
    line: 'Copy of the letter about the sale or transfer of this debt',
  },
  ftc_report: {
    label: 'My FTC identity theft report',
    hint: 'The report you made at IdentityTheft.gov.',
    line: 'Copy of my FTC identity theft report',
  },
  police_report: {
    label: 'My police report about the theft',
    line: 'Copy of my police report about the identity theft',
  },
  insurance_statement: {
    label: 'Statement from my health insurer',
    hint: 'An explanation of benefits. Cover up what the care was for.',
    line: 'Copy of a statement from my health insurer',
  },
  va_notice: {
    label: 'VA notice or papers',
    hint: 'The notice that VA is responsible, or papers showing that VA is paying.',
    line: 'Copy of papers showing that the VA is responsible for this bill',
  },
  bankruptcy_papers: {
    label: 'Bankruptcy discharge papers',
    line: 'Copy of my bankruptcy discharge papers',
  },
  other_papers: {
    label: 'Other papers that support what I say',
    line: 'Copies of other papers that support this dispute',
  },
} as const satisfies Readonly<Record<string, EnclosureKind>>;

export type Enclosure = keyof typeof enclosures;

export function isEnclosure(value: string): value is Enclosure {
  return Object.hasOwn(enclosures, value);
}
