import type { Fact } from './contract/report.ts';

/** How reports hide characters of a number. */
const MASKS: readonly string[] = ['*', 'X', 'x', '•', '#'];

export interface ShownNumber {
  /** The number's last characters; undefined where the report hides them. */
  readonly ending: string | undefined;
  /** What a letter may say of it: its end, or what the report itself printed ("440000****"). */
  readonly printed: string;
}

/**
 * Of each number the last characters that a report prints are kept. Where it hides the end and prints the beginning, as TransUnion
 * does, those are not the end, and nothing may say that the number ends with them.
 */
export function shownNumber(fact: Fact<string>): ShownNumber | undefined {
  if (fact.state !== 'reported') return undefined;
  const { value, source } = fact;
  const words = source.text.split(/[\s:,;()]/).map((word) => word.replaceAll('-', ''));
  const masked = words.find((word) => {
    const behind = word.slice(word.lastIndexOf(value) + value.length);
    return word.includes(value) && behind !== '' && [...behind].every((one) => MASKS.includes(one));
  });
  return masked ? { ending: undefined, printed: masked } : { ending: value, printed: value };
}
