import { composeLetter } from '../compose/compose-letter.rules.ts';
import type { LetterInput } from '../contract/letter-document.ts';
import { lintLetter } from '../lint/lint-letter.rules.ts';
import { restoreIdentifiers } from './polish-hide.rules.ts';
import { meaningFault } from './polish-meaning.rules.ts';
import { withPolished } from './polish-own-words.rules.ts';
import { shapeFault, type PolishFault } from './polish-shape.rules.ts';
import { isInvented } from '../lint/lint-facts.rules.ts';

/**
 * Decides whether a smoothed text may stand for the person's own. It may only say what the person said: when in doubt the person's
 * words stay as they are, which is never wrong.
 */

export interface PolishRequest {
  readonly plain: string;
  /** What the model was sent, with marks for everything that identifies. */
  readonly hidden: string;
  /** What the model answered, marks and all. */
  readonly polished: string;
  readonly tokens: ReadonlyMap<string, string>;
  readonly input: LetterInput;
  readonly key: string;
}

export type PolishVerdict =
  | { readonly accepted: true; readonly text: string }
  | { readonly accepted: false; readonly why: PolishFault };

export function judgePolish(request: PolishRequest): PolishVerdict {
  const { plain, hidden, tokens, input, key } = request;
  const polished = request.polished.normalize('NFC').trim();
  const fault = shapeFault(hidden, polished) ?? meaningFault(hidden, polished);
  if (fault) return { accepted: false, why: fault };
  const text = restoreIdentifiers(polished, tokens);
  if (text === undefined) return { accepted: false, why: 'token.unknown' };
  const why = linterFault({ key, plain, polished: text }, input);
  return why ? { accepted: false, why } : { accepted: true, text };
}

/** The letter with the smoothed text may have nothing that the letter with the person's own words does not have. */
function linterFault(
  words: { readonly key: string; readonly plain: string; readonly polished: string },
  input: LetterInput,
): PolishFault | undefined {
  const disputeDetails = withPolished(input.disputeDetails, [words]);
  // A text that is no answer of this letter, or that was changed since: there is nothing to judge it against.
  if (disputeDetails === input.disputeDetails) return 'stale';
  const before = lintLetter(composeLetter(input), input);
  // Judged against the person's own answers, so that an invented figure does not vouch for itself.
  const after = lintLetter(composeLetter({ ...input, disputeDetails }), input);
  const counted = (findings: typeof before, code: string) =>
    findings.filter((finding) => finding.code === code).length;
  const fresh = after.find(
    (finding) =>
      (finding.severity === 'block' || isInvented(finding)) &&
      counted(after, finding.code) > counted(before, finding.code),
  );
  if (!fresh) return undefined;
  return isInvented(fresh) ? 'fact.invented' : 'linter';
}
