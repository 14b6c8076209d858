import { valueOf, type CreditReport } from '../contract/report.ts';
import { accountKey } from './same-account.ts';

/** Whether reports are about one person. What is not sure is not said: a name may be spelled in many ways. */

const SUFFIXES = ['JR', 'SR', 'II', 'III', 'IV'];

/** @returns true only if neither's family name is anywhere in the other's name */
export function isOtherName(name: string, other: string): boolean {
  const [a, b] = [partsOf(name), partsOf(other)];
  if (!a.family || !b.family) return false;
  return !b.all.includes(a.family) && !a.all.includes(b.family);
}

function partsOf(name: string) {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toUpperCase();
  const words = (text: string) =>
    text.split(/[^A-Z]/).filter((word) => word.length > 1 && !SUFFIXES.includes(word));
  const [first = '', ...given] = plain.split(',');
  // "SAMPLE, JORDAN Q" beside "JORDAN Q SAMPLE"; "JORDAN SAMPLE, JR" is no family name first.
  const family = words(given.join(' ')).length > 0 ? words(first)[0] : words(first).at(-1);
  return { all: words(plain), family };
}

/** The name that a report is about: the first that it lists. */
export function personOf({ person }: CreditReport): string | undefined {
  const [first] = person.names;
  return first && valueOf(first);
}

/** Fewer may all be paid off and gone between two reports of one person. */
const ENOUGH = 3;

/** Accounts of an earlier report of the same agency of which not a single one is in this one. @returns how many; 0 where one is */
export function accountsAllMissing(report: CreditReport, earlier: CreditReport): number {
  if (report.bureau !== earlier.bureau || report.layout !== earlier.layout) return 0;
  const keysOf = ({ tradelines }: CreditReport) =>
    new Set(tradelines.flatMap((tradeline) => accountKey(tradeline) ?? []));
  const [now, before] = [keysOf(report), keysOf(earlier)];
  if (now.size < ENOUGH || before.size < ENOUGH) return 0;
  return [...before].some((key) => now.has(key)) ? 0 : before.size;
}
