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

/** The parts as one text; empty where nothing is typed. */
export function joinDate({ year, month, day }: DateParts, grain: DateGrain): string {
  const parts = grain === 'day' ? [year, month, day] : [year, month];
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

/** Digits only; a lone month or day gets its zero once the field is left. */
export function tidyPart(part: keyof DateParts, typed: string): string {
  return typed.replace(/\D/g, '').slice(0, part === 'year' ? 4 : 2);
}

export function padPart(part: keyof DateParts, text: string): string {
  return part !== 'year' && /^[1-9]$/.test(text) ? `0${text}` : text;
}
