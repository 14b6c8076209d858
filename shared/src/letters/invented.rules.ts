import type { LintFinding } from './letter-document.ts';

/** True if the text names a date, sum, name or paper that the person never gave. */
export function isInvented({ code }: Pick<LintFinding, 'code'>): boolean {
  return code.startsWith('fact.unknown_');
}
