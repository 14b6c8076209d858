import type { CaseFileAbsence, CaseFileChoice } from '@creditfix/shared/case-files';
import type { DisputeOutcome } from '@creditfix/shared/disputes';
import { BUSINESS_TIME_ZONE, calendarDateAt, longDate } from '@creditfix/shared/kernel';
import { bureaus, type LetterEventKind } from '@creditfix/shared/letters';
import { mailEventNames, type Mailpiece } from '@creditfix/shared/mailing';
import { tradelineFields, type TradelineField } from '@creditfix/shared/reports';
import type { CaseDispute } from '#server/disputes/index.ts';
import type { CaseLetter } from '#server/letters/index.ts';
import { escapeHtml } from '#server/platform/http/index.ts';
import type { Case, CaseReport } from './gather-case.ts';

/** How the pages of a case file name things: as a clerk or a lawyer does, in English. */

export const LEFT_OUT: Readonly<Record<CaseFileChoice, string>> = {
  identity: 'Copies of identity documents were left out by the person who made this file.',
  notes: 'The person’s own notes were left out.',
};

export const WHY: Readonly<Record<CaseFileAbsence['why'], string>> = {
  deleted: 'Deleted',
  left_out: 'Left out',
  unreadable: 'Does not open',
};

export const OUTCOMES: Readonly<Record<DisputeOutcome, string>> = {
  deleted: 'Deleted',
  corrected: 'Corrected',
  corrected_wrongly: 'Changed, and still wrong',
  verified: 'Verified as accurate',
  frivolous: 'Set aside as frivolous or irrelevant',
  need_id: 'Asked for proof of identity',
  block_declined: 'Identity theft block declined',
  no_answer: 'No answer in time',
  reinserted: 'Put back on the report',
};

export const TRAIL: Readonly<Record<LetterEventKind, string>> = {
  drafted: 'Written for the first time',
  viewed: 'Shown to the person to read',
  english_confirmed:
    'English that a language model made of the person’s own words confirmed by the person',
  attested: 'Confirmed by the person as read and true',
  signed: 'Signed by the person',
  left_to_sign: 'Made with room for a signature by pen',
  downloaded: 'Downloaded by the person',
  in_case_file: 'Bound into a case file',
  mailed: 'Ordered to be mailed, or noted as mailed',
  mail_cancelled: 'Mailing taken back',
};

export const SIGNATURES: Readonly<Record<CaseLetter['signature'], string>> = {
  typed: 'by a typed name',
  drawn: 'by a drawn signature',
  pen: 'to be signed by pen on the printed letter',
};

type Given = NonNullable<CaseLetter['facts'][number]['given']>;

const GIVEN: Readonly<Record<NonNullable<Given['from']> | 'typed', string>> = {
  typed: 'Typed or chosen',
  report: 'Confirmed or answered beside a credit report on the person’s device',
  picture: 'Confirmed or answered beside a picture on the person’s device',
  earlier_letter: 'Taken over from the dispute so far',
};

export const CARRIERS: Readonly<Record<Mailpiece['carrier'], string>> = {
  lob: 'A mail service, at the person’s order',
  print_queue: 'Staff, at the person’s order',
  self: 'The person, who entered the days',
};

export const LISTED: Readonly<Record<CaseReport['listed'], string>> = {
  yes: 'is listed',
  no: 'is not listed',
  unsure: 'may be listed: an entry is like it',
};

export const LISTED_SHORT: Readonly<Record<CaseReport['listed'], string>> = {
  yes: 'Yes',
  no: 'No',
  unsure: 'Not certain',
};

export function wordingWords({ wording, edits }: CaseLetter): string {
  const base =
    wording.kind === 'polished'
      ? `Our text; the person’s own sentences were smoothed by a language model${wording.model ? ` (${wording.model})` : ''} and accepted by the person`
      : `Our text, made from the person’s answers${wording.english.length > 0 ? '' : ' without a language model'}`;
  const [first] = wording.english;
  const translated = first
    ? `; ${wording.english.length === 1 ? 'one text was' : `${wording.english.length} texts were`} put into English by a language model (${first.model}) from the person’s own words, and confirmed by the person as saying what they said`
    : '';
  const changed = edits.length > 0 ? `; changed by the person in ${edits.length} places` : '';
  return `${base}${translated}${changed}`;
}

export function itemTitle(dispute: CaseDispute): string {
  return `${accountWords(dispute)}, with ${dispute.target}`;
}

export function accountWords({ creditorName, accountEnding }: CaseDispute): string {
  return accountEnding ? `${creditorName}, account ending in ${accountEnding}` : creditorName;
}

export function bureauName(bureau: string): string {
  return Object.entries(bureaus).find(([key]) => key === bureau)?.[1].name ?? bureau;
}

export function reportDay({ date, keptAt }: CaseReport): string {
  if (date && /^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  if (date) return `${date}-01`;
  return calendarDateAt(new Date(keptAt), BUSINESS_TIME_ZONE);
}

export function fieldLabel(field: TradelineField): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return FIELD_LABELS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const FIELD_LABELS: Readonly<Partial<Record<TradelineField, string>>> = {
  accountNumber: 'Account ends in',
  firstDelinquency: 'Date of first delinquency',
  majorDelinquency: 'Date of major delinquency',
  removal: 'To be removed',
};

export function valueWords(field: TradelineField, value: string | number | undefined): string {
  if (value === undefined) return '';
  if (tradelineFields[field] === 'money' && typeof value === 'number')
    return (value / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  if (tradelineFields[field] === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(String(value)))
    return longDate(String(value));
  return String(value);
}

export function dayRange(letters: readonly CaseLetter[]): string {
  const days = letters.map(({ date }) => longDate(date));
  const [first = ''] = days;
  const last = days.at(-1) ?? '';
  return first === last ? first : `${first} to ${last}`;
}

const MOMENT = new Intl.DateTimeFormat('en-US', {
  timeZone: BUSINESS_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'medium',
});
const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: BUSINESS_TIME_ZONE,
  timeStyle: 'long',
});

export const time = (at: Date) => MOMENT.format(at);
export const clockTime = (at: Date) => CLOCK.format(at);
export const instant = (at: Date) => ({ at: at.toISOString(), when: time(at) });
/** A day comes before what happened on it: nobody knows the hour. */
export const day = (on: string) => ({ at: on, when: longDate(on) });
/** What can only follow from something else comes after what happened on that day. */
export const endOf = (on: string) => ({ at: `${on}T99`, when: longDate(on) });

/** Of what a person entered only the day is known. */
export function eventTime({ carrier }: Mailpiece, at: string): { at: string; when: string } {
  const when = new Date(at);
  if (carrier !== 'self') return instant(when);
  const on = calendarDateAt(when, BUSINESS_TIME_ZONE);
  return { at: `${on}T98`, when: longDate(on) };
}

export function eventWords(
  { carrier }: Mailpiece,
  { kind, location }: Mailpiece['events'][number],
) {
  const place = location ? ` (${location})` : '';
  return `${mailEventNames[kind]}${place}${carrier === 'self' ? '. Entered by the person' : ''}`;
}

export function spaced(number: string): string {
  return escapeHtml(number.replace(/(\d{4})(?=\d)/g, '$1 '));
}

/** The places of the pages with their names, in order. */
export function placesOf({ disputes, letters }: Case): readonly (readonly [string, string])[] {
  return [
    ['cover', 'Case file'],
    ['contents', 'Contents'],
    ['timeline', 'Timeline'],
    ...disputes.map((dispute, at) => [`item-${at + 1}`, itemTitle(dispute)] as const),
    ...letters.map(
      (letter, at) => [`letter-${at + 1}`, `Record of letter ${letter.reference}`] as const,
    ),
    ['files', 'Files and hashes'],
  ];
}

/** Each fact with when it was given, and what it came from. */
export function factsTable({ facts }: Pick<CaseLetter, 'facts'>): string {
  const several = facts.some(({ item }) => item > 1);
  const rows = facts.map(({ item, question, answer, given }) => {
    const how = given ? `${GIVEN[given.from ?? 'typed']}, ${time(given.at)}` : 'With the signature';
    const label = several ? `${item}. ${question}` : question;
    return `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(answer)}</td><td>${escapeHtml(how)}</td></tr>`;
  });
  return `<table class="given"><thead><tr><th scope="col">Fact</th><th scope="col">As given</th><th scope="col">How and when</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`;
}
