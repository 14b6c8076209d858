import { UsStates } from '../kernel/index.ts';

/** What a profile may say: anything may be left out, and what is there must be able to stand on a letter. */

/** A USPS state code in any case, or nothing. */
export function isStateOrBlank(text: string): boolean {
  return text === '' || Object.hasOwn(UsStates, text.toUpperCase());
}

/** Five digits, or nine with or without the hyphen, or nothing. */
export function isZipCodeOrBlank(text: string): boolean {
  return text === '' || /^\d{5}(?:-?\d{4})?$/.test(text);
}
