import { answerOf } from './fact-words.rules.ts';
import type { DisputeCase } from './reason-rules.ts';

/** Numbers that are public, and have to be shown whole. */

/** Words by which a record of a court or an office is known where the kind of item does not say so. */
const COURT_WORDS =
  /(?<!\p{L})(?:courts?|clerk|docket|liens?|recorder|judgments?|bankruptcy|prothonotary|register of deeds)(?!\p{L})/iu;

const COURT_TYPES: readonly string[] = ['judgment', 'bankruptcy', 'tax_lien', 'child_support'];

/** A docket, case or lien number is public, and without it nobody finds the record. */
export function isCourtRecord({ details, facts }: Pick<DisputeCase, 'details' | 'facts'>): boolean {
  const type = answerOf(facts, 'itemType');
  if (COURT_TYPES.includes(type)) return true;
  return (type === 'other_item' || type === '') && COURT_WORDS.test(details.creditorName);
}
