import * as es from './messages.es.ts';
import * as en from './messages.ts';
import { spoken } from './language.ts';
import { UsStates } from './us-states.ts';
import { zipVerdict } from './zip-areas.ts';

/** What can't be right in a name, a line of an address, a ZIP code or a phone number, wherever somebody writes them down. Nothing is said of an empty one. */

const said = () => spoken({ en: en.linesMessages, es: es.linesMessages });

/** Letters of a script, the signs on them, digits, and what stands between the parts of a name. */
const IN_NAME = /(?!\p{Script=Common})\p{L}|\u200C|\u200D|[\p{M}\d\s'’‘ʼ`´.,·־‐‑–-]/gu;

export function wrongName(name: string): string | undefined {
  const signs = name.replace(IN_NAME, '');
  return signs === '' ? notPrinted(name) : said().signInName(listed(signs));
}

/** Signs that no street, town or number has, and pictures. */
const NOT_IN_ADDRESS = /[<>{}[\]\\|^~=$%*_?!]|\p{Extended_Pictographic}/gu;

export function wrongLine(line: string): string | undefined {
  const signs = line.match(NOT_IN_ADDRESS)?.join('');
  if (signs) return said().signInLine(listed(signs));
  return notPrinted(line);
}

const MOST_LISTED = 5;

function listed(signs: string): string {
  const each = [...new Set(signs)].slice(0, MOST_LISTED);
  return each.join(' ');
}

/** @returns what to say of a ZIP code that is none, or that another state has */
export function wrongZip({
  zipCode = '',
  state = '',
}: {
  readonly zipCode?: string | undefined;
  readonly state?: string | undefined;
}): string | undefined {
  if (zipCode === '') return undefined;
  const verdict = zipVerdict(zipCode, state);
  if (verdict === 'no_zip') return said().zipDigits;
  return verdict === 'other_state' ? said().zipOtherState(zipCode, stateName(state)) : undefined;
}

function stateName(state: string): string {
  return UsStates[state.trim().toUpperCase() as keyof typeof UsStates] ?? state;
}

const FEWEST_DIGITS = 7;
/** ITU-T E.164, section 6: no number of the world is longer. */
const MOST_DIGITS = 15;

/** The digits of a number without those of its extension. */
export function phoneDigits(phone: string): string {
  const [number = ''] = phone.split(/(?:ext|x|#)/iu);
  return number.replace(/\D/g, '');
}

export function wrongPhone(phone: string): string | undefined {
  if (phone.trim() === '') return undefined;
  const signs = wrongLine(phone);
  if (signs) return signs;
  const { length } = phoneDigits(phone);
  return length < FEWEST_DIGITS || length > MOST_DIGITS ? said().phone : undefined;
}

/** Our letters have a typeface for these scripts and for no other: a name may not come out as a row of boxes. */
const PRINTED =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** @returns what to say of a text in which a row of boxes would be printed */
export function notPrinted(text: string): string | undefined {
  return PRINTED.test(text) ? undefined : said().notPrinted;
}
