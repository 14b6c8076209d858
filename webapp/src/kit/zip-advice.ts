import { UsStates } from '@creditfix/shared/kernel';
import type { ZipPlace } from './zip-places.ts';
import { zipMessages } from './messages.tsx';

/** An address as far as a ZIP code knows it. */
export interface ZipAddress {
  readonly zipCode: string;
  readonly city: string;
  readonly state: string;
}

/** What we filled in ourselves, and may write over. */
export type Filled = Pick<ZipAddress, 'city' | 'state'>;

/** The five digits once they are all there; nothing while the code is being typed. */
export function wholeZip(zipCode: string): string | undefined {
  return /^(\d{5})(?:-\d{0,4}|\d{4})?$/.exec(zipCode.trim())?.[1];
}

/**
 * What a ZIP code fills in: only what is empty or was filled in by the ZIP code before, and never a city into another state than the
 * one the person chose.
 */
export function fillFromZip(place: ZipPlace, typed: ZipAddress, before: Filled): Filled {
  const mayFill = (field: keyof Filled) =>
    typed[field].trim() === '' || typed[field] === before[field];
  const state = mayFill('state') ? place.state : '';
  const fits = state !== '' || typed.state === place.state;
  return { city: mayFill('city') && fits ? place.city : '', state };
}

/** One sentence about the ZIP code, for the person who looks at the fields and anyone who hears them. */
export function zipAdvice(place: ZipPlace, typed: ZipAddress, filled: Filled): string {
  const name = UsStates[place.state];
  const zip = wholeZip(typed.zipCode) ?? typed.zipCode;
  if (typed.state !== '' && typed.state !== place.state) {
    const chosen = UsStates[typed.state as keyof typeof UsStates] ?? typed.state;
    return zipMessages.otherState(zip, name, chosen);
  }
  const ours = (field: keyof Filled) => filled[field] !== '' && filled[field] === typed[field];
  if (ours('city')) return zipMessages.filledIn(zip, `${typed.city}, ${name}`);
  return ours('state') ? zipMessages.filledIn(zip, name) : '';
}
