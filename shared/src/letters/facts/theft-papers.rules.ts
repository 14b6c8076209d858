import { answerOf, isEnclosed } from './fact-words.rules.ts';
import type { DisputeCase } from './reason-rules.ts';

/**
 * Which papers let an identity theft letter ask for more than an investigation. Of the report we must hold the pages themselves;
 * a promise to put it in the envelope is not enough.
 */
export function hasAttachedReport({ attached }: Pick<DisputeCase, 'attached'>): boolean {
  return attached.has('ftc_report') || attached.has('police_report');
}

/** A report of which only the tick is known: it is listed, and nothing rests on it. */
export function hasTickedReport({ facts }: Pick<DisputeCase, 'facts'>): boolean {
  return isEnclosed(facts, 'ftc_report', 'police_report');
}

/**
 * Of the proof of identity, too, we must hold the pages before a letter says that it has come with them, or asks for what the law
 * gives for it alone: a block, a fraud alert (15 U.S.C. 1681c-1), a company's records.
 */
export function hasAttachedIdentity({ attached }: Pick<DisputeCase, 'attached'>): boolean {
  return attached.has('photo_id') || attached.has('identity_proof');
}

export function hasTickedIdentity({ facts }: Pick<DisputeCase, 'facts'>): boolean {
  return isEnclosed(facts, 'photo_id', 'identity_proof');
}

/** 15 U.S.C. 1681c-2(a)(1)-(4): identity, report, the item, and the statement. One missing, and there is no block request; nor
 * is there one to any but the three: a check services company need not block (1681c-2(e)). */
export function asksForBlock({
  facts,
  attached,
  recipient,
  details,
}: Pick<DisputeCase, 'facts' | 'attached' | 'recipient' | 'details'>): boolean {
  return (
    recipient === 'bureau' &&
    !details.agency &&
    hasAttachedReport({ attached }) &&
    hasAttachedIdentity({ attached }) &&
    answerOf(facts, 'notMyTransaction') === 'yes'
  );
}

/**
 * 15 U.S.C. 1681s-2(a)(6)(B): the report itself, at the address that the company has named for such reports, and the person's own
 * word that the item comes from the theft. An address for disputes need not be that address.
 */
export function isTheftNotice({
  attached,
  facts,
}: Pick<DisputeCase, 'attached' | 'facts'>): boolean {
  return (
    hasAttachedReport({ attached }) &&
    answerOf(facts, 'theftAddress') === 'yes' &&
    answerOf(facts, 'notMyTransaction') === 'yes'
  );
}

/** 15 U.S.C. 1681g(e): only from a business that dealt with the thief, and with a proof of identity. */
export function asksForRecords({
  facts,
  attached,
}: Pick<DisputeCase, 'facts' | 'attached'>): boolean {
  return answerOf(facts, 'wantsRecords') === 'yes' && hasAttachedIdentity({ attached });
}

/** 15 U.S.C. 1681m(g): only a collector that works for another company, not one that bought the debt. */
export function collectsForAnother({ facts }: Pick<DisputeCase, 'facts'>): boolean {
  return answerOf(facts, 'collectorRole') !== 'buyer';
}
