import type { Enclosure } from '../../documents/index.ts';
import type { LetterPurpose, LetterRecipient } from '../contract/letter-purpose.ts';
import { ruleFor } from '../law/rule-table.ts';
import { evidenceMessages as words } from '../contract/messages.ts';

/** Which papers help a letter, best first. A question offers what may be enclosed at all; this says what is worth looking for. */
interface EvidenceRow {
  readonly papers: readonly Enclosure[];
  /** Where advocates recommend them; 'own' where none of the lists names the case. */
  readonly source: keyof typeof evidenceSources;
}

export const evidenceSources = {
  checklists: {
    text: 'creditplainly.com/resources/credit-dispute-document-checklist; creditrefresh.ai/support/disputes/dispute-supporting-documents',
    checked: '2026-11',
  },
  sample_letter: {
    text: 'Sample letter of the Consumer Financial Protection Bureau, files.consumerfinance.gov/f/documents/092016_cfpb__CreditReportingSampleLetter.pdf',
    checked: '2026-11',
  },
  statute: {
    text: '15 U.S.C. 1681c-2(a): report, proof of identity, statement',
    checked: '2026-11',
  },
  freeze: {
    text: 'https://www.mass.gov/how-to/request-a-credit-report-security-freeze; https://datcp.wi.gov/Pages/Programs_Services/ChildCreditProtectionAct.aspx',
    checked: '2026-11',
  },
  own: { text: 'Our own view', checked: '2026-11' },
} as const;

const DEBT: readonly Enclosure[] = ['creditor_letter', 'payment_proof', 'settlement_letter'];
const THEFT: readonly Enclosure[] = [
  'ftc_report',
  'photo_id',
  'proof_of_address',
  'police_report',
  'identity_proof',
];

export const evidenceTable: Readonly<Record<LetterPurpose, EvidenceRow>> = {
  not_mine: {
    papers: [
      // Only an authorized user is asked for it.
      'contract',
      'mix_up_papers',
      'photo_id',
      'proof_of_address',
      'creditor_letter',
      'name_proof',
      'family_papers',
    ],
    source: 'checklists',
  },
  paid_in_full: {
    papers: [
      'va_notice',
      'settlement_letter',
      'payment_proof',
      'statement',
      'cancellation_form',
      'insurance_statement',
      'creditor_letter',
    ],
    source: 'checklists',
  },
  incorrect_amount: {
    papers: [
      'va_notice',
      'insurance_statement',
      'statement',
      'creditor_letter',
      'bankruptcy_papers',
      'payment_proof',
      'payoff_letter',
      'settlement_letter',
      'contract',
    ],
    source: 'checklists',
  },
  incorrect_dates: {
    papers: ['statement', 'payment_proof', 'creditor_letter', 'older_report', 'contract'],
    source: 'checklists',
  },
  duplicate: {
    papers: [
      'marked_report_page',
      'second_report_page',
      'sale_letter',
      'statement',
      'creditor_letter',
    ],
    source: 'checklists',
  },
  identity_theft: { papers: [...THEFT, 'statement', 'creditor_letter'], source: 'statute' },
  statute_of_limitations: {
    papers: ['court_papers', 'statement', 'older_report', 'creditor_letter'],
    source: 'checklists',
  },
  deceased: { papers: ['photo_id', 'ssa_letter', 'creditor_letter'], source: 'own' },
  mixed_file: {
    papers: ['photo_id', 'proof_of_address', 'name_proof', 'mix_up_papers', 'older_report'],
    source: 'checklists',
  },
  personal_information: {
    papers: ['proof_of_address', 'name_proof', 'photo_id', 'identity_proof'],
    source: 'checklists',
  },
  other: {
    papers: [
      'va_notice',
      'bankruptcy_papers',
      'court_papers',
      'name_proof',
      'insurance_statement',
      'statement',
      'creditor_letter',
      'payment_proof',
      'older_report',
      'contract',
    ],
    source: 'own',
  },
  goodwill: { papers: ['payment_proof', 'statement', 'creditor_letter'], source: 'own' },
  pay_for_delete: { papers: ['creditor_letter'], source: 'own' },
  debt_validation: { papers: DEBT, source: 'own' },
  debt_verification: { papers: DEBT, source: 'own' },
  file_disclosure: {
    papers: ['photo_id', 'proof_of_address', 'identity_proof'],
    source: 'sample_letter',
  },
  security_freeze: {
    papers: ['photo_id', 'proof_of_address', 'identity_proof'],
    source: 'freeze',
  },
  protected_freeze: {
    papers: [
      'authority_proof',
      'photo_id',
      'protected_identity',
      'proof_of_address',
      'identity_proof',
    ],
    source: 'freeze',
  },
  active_duty_alert: {
    papers: ['photo_id', 'duty_papers', 'identity_proof', 'proof_of_address'],
    source: 'own',
  },
  method_of_verification: { papers: [], source: 'own' },
  overdue_notice: { papers: [], source: 'own' },
  information_supplied: {
    papers: [
      'statement',
      'payment_proof',
      'creditor_letter',
      'settlement_letter',
      'payoff_letter',
      'older_report',
      'contract',
      'name_proof',
    ],
    source: 'own',
  },
  identity_supplied: {
    papers: ['photo_id', 'proof_of_address', 'identity_proof', 'name_proof'],
    source: 'own',
  },
  reinsertion_notice: { papers: ['marked_report_page', 'older_report'], source: 'own' },
  block_declined: { papers: THEFT, source: 'statute' },
  consumer_statement: { papers: [], source: 'own' },
  notify_recipients: { papers: [], source: 'own' },
};

/** What goes with every dispute to this recipient, after its own evidence (the sample letter). Nobody but an agency finds a file by an ID. */
const ALWAYS: Readonly<Record<LetterRecipient, readonly Enclosure[]>> = {
  bureau: ['marked_report_page', 'photo_id', 'proof_of_address'],
  furnisher: ['marked_report_page'],
  collector: ['marked_report_page'],
  inquirer: ['marked_report_page'],
};

const IDENTITY: readonly Enclosure[] = ['photo_id', 'proof_of_address', 'identity_proof'];

export interface PaperAdvice {
  readonly kind: Enclosure;
  /** What it proves in this letter. */
  readonly shows: string;
  readonly cover: string;
  /** What to do where the person has none. */
  readonly missing: string;
}

interface Evidence {
  /** Best first. */
  readonly papers: readonly PaperAdvice[];
  readonly notNeeded: readonly string[];
}

/**
 * What helps a letter, of the papers that its question offers.
 *
 * @returns nothing for a letter that is never written
 */
export function evidenceFor(
  purpose: LetterPurpose,
  recipient: LetterRecipient,
  offered: readonly Enclosure[],
): Evidence | undefined {
  if (!ruleFor(purpose, recipient)) return undefined;
  const own = evidenceTable[purpose].papers.filter(
    (kind) => !IDENTITY.includes(kind) || provesIdentity(purpose, recipient),
  );
  const kinds = [...new Set([...own, ...ALWAYS[recipient]])];
  const shows: Readonly<Partial<Record<Enclosure, string>>> = words.shows[purpose];
  return {
    papers: kinds
      .filter((kind) => offered.includes(kind))
      .map((kind) => ({
        kind,
        shows: shows[kind] ?? words.papers[kind].shows,
        cover: words.papers[kind].cover,
        missing: words.papers[kind].missing,
      })),
    notNeeded: [words.notNeeded[purpose], recipientNote(purpose, recipient)].filter(
      (text) => text !== '',
    ),
  };
}

/** A company that has the account learns nothing from an ID, except after a theft (15 U.S.C. 1681g(e)(2)) and where somebody is said to have died. */
function provesIdentity(purpose: LetterPurpose, recipient: LetterRecipient): boolean {
  if (recipient === 'bureau') return true;
  return (
    recipient === 'furnisher' &&
    ['identity_theft', 'deceased', 'not_mine', 'identity_supplied'].includes(purpose)
  );
}

function recipientNote(purpose: LetterPurpose, recipient: LetterRecipient): string {
  // The letter's own words say it already.
  if (purpose.startsWith('debt_') || purpose === 'goodwill') return '';
  return provesIdentity(purpose, recipient) ? '' : words.recipients[recipient];
}
