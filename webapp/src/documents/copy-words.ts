import { documentLimits, type Enclosure, type StoredDocument } from '@creditfix/shared/documents';
import { calendarDateAt, longDate } from '@creditfix/shared/kernel';

/** What a copy is called inside a sentence ("Use the photo ID you added on March 3"). */
export const copyNames = {
  photo_id: 'photo ID',
  identity_proof: 'proof of identity',
  proof_of_address: 'proof of address',
  marked_report_page: 'report page',
  name_proof: 'proof of name',
  mix_up_papers: 'mix-up papers',
  family_papers: 'court papers',
  payment_proof: 'proof of payment',
  settlement_letter: 'settlement letter',
  payoff_letter: 'payoff letter',
  statement: 'account statement',
  older_report: 'older report page',
  creditor_letter: 'company letter',
  contract: 'contract',
  second_report_page: 'second report page',
  sale_letter: 'sale letter',
  ftc_report: 'FTC report',
  police_report: 'police report',
  insurance_statement: 'insurer statement',
  va_notice: 'VA papers',
  bankruptcy_papers: 'bankruptcy papers',
  other_papers: 'other papers',
} as const satisfies Readonly<Record<Enclosure, string>>;

const megabytes = documentLimits.fileBytes / 1_000_000;

/** Said before a person picks a file. */
export const limitWords = `PDF, JPEG, PNG or HEIC, up to ${megabytes} MB and ${documentLimits.filePages} pages each.`;

export function sizeWords(bytes: number): string {
  if (bytes < 1_000) return 'under 1 KB';
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export const pageWords = (pages: number): string => countWords(pages, 'page');

/** "March 3", with the year where it is another one. */
export function dayWords(date: string, today: string): string {
  const words = longDate(date);
  return date.slice(0, 4) === today.slice(0, 4) ? words.replace(/, \d{4}$/, '') : words;
}

interface When {
  readonly now: Date;
  readonly timeZone: string;
}

export function addedWords({ createdAt }: StoredDocument, { now, timeZone }: When): string {
  const added = calendarDateAt(new Date(createdAt), timeZone);
  const today = calendarDateAt(now, timeZone);
  return added === today ? 'today' : `on ${dayWords(added, today)}`;
}

/** Where a copy is used, and until when it is kept. */
export function keptWords({ letters, keptUntil }: StoredDocument): string {
  const used =
    letters === 0 ? 'Not in a signed letter yet' : `In ${countWords(letters, 'signed letter')}`;
  return `${used}. Kept until ${longDate(keptUntil)}.`;
}

/** How far an upload is, in words. */
export function progressWords(share: number): string {
  return `Sending, ${Math.floor(share * 100)}%`;
}
