/** A date while it is being typed. A half-typed one travels as it is ("2019-3-"), so that it can be called half and is never dropped. */
export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** Months have no day: `YYYY-MM`. */
export type DateGrain = 'day' | 'month';

export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

/** The parts as one text; empty if nothing is typed. */
export function joinDate({ year, month, day }: DateParts, grain: DateGrain): string {
  const parts = grain === 'day' ? [year, month, day] : [year, month];
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

/** Digits only; a lone month or day gets its zero in `padPart`. */
export function tidyPart(part: keyof DateParts, typed: string): string {
  return typed.replace(/\D/g, '').slice(0, part === 'year' ? 4 : 2);
}

/**
 * A whole date that is pasted into one of the boxes, as reports and bills write it.
 *
 * @returns nothing if the text is not a date of this grain: it is then pasted as any other
 */
export function pastedDate(text: string, grain: DateGrain): DateParts | undefined {
  const found = written.map((form) => form.exec(text.trim())?.groups).find((groups) => groups);
  if (!found) return undefined;
  const { year = '', month = '', day = '' } = found;
  const named = monthNames.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const number = named || Number(month);
  if (!(number >= 1 && number <= 12) || (grain === 'day' && day === '')) return undefined;
  return {
    year,
    month: padPart('month', String(number)),
    day: grain === 'day' ? padPart('day', day) : '',
  };
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** `2019-03-14`, `3/14/2019`, `March 14, 2019`, and the same without a day. */
const written = [
  /^(?<year>\d{4})-(?<month>\d{1,2})(?:-(?<day>\d{1,2}))?$/,
  /^(?<month>\d{1,2})[/.-](?:(?<day>\d{1,2})[/.-])?(?<year>\d{4})$/,
  /^(?<month>[a-z]{3,9})\.? (?:(?<day>\d{1,2}),? )?(?<year>\d{4})$/i,
];

export function padPart(part: keyof DateParts, text: string): string {
  return part !== 'year' && /^[1-9]$/.test(text) ? `0${text}` : text;
}
