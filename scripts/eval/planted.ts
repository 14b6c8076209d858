import {
  blockText,
  composeLetter,
  isInvented,
  readLetter,
  type LetterInput,
} from '@creditfix/shared/letters';
import type { Outcome } from './checks.ts';

/** Faults put into good letters on purpose: a linter that finds nothing wrong has to be shown that it can. */

export interface PlantedFault {
  readonly name: string;
  readonly sentence: string;
  /** Where it is a fault at all. */
  readonly applies?: (input: LetterInput) => boolean;
}

const faults: readonly PlantedFault[] = [
  { name: 'a law for somebody else', sentence: 'You have to follow 42 U.S.C. § 1983 here.' },
  { name: 'a law that does not exist', sentence: 'This is required by 15 U.S.C. § 1681zz(q).' },
  { name: 'a withdrawn circular', sentence: 'CFPB Circular 2022-07 says the same.' },
  { name: 'a court case', sentence: 'The court said so in Cushman v. TransUnion.' },
  { name: 'a demand for deletion', sentence: 'By law this item must be deleted at once.' },
  { name: 'a threat to sue', sentence: 'If you do not answer I will sue you.' },
  { name: 'a demand for money', sentence: 'I claim statutory damages of this company.' },
  { name: 'a promise', sentence: 'This letter is guaranteed to raise my score.' },
  { name: 'a medical privacy law', sentence: 'HIPAA forbids you to show this.' },
  { name: 'an amount from nowhere', sentence: 'The true amount was $48,113.77 in all.' },
  { name: 'a date from nowhere', sentence: 'I wrote to you about it on March 9, 1997.' },
  {
    name: 'a paper that is not enclosed',
    sentence: 'I enclose a notarized affidavit of my sister.',
    applies: namesNoOtherPapers,
  },
  { name: 'a name from nowhere', sentence: 'Your agent Ludmila Pfefferkorn agreed to this.' },
];

/** "Other papers" may well be the affidavit. */
function namesNoOtherPapers({ disputeDetails: { facts, moreItems = [] } }: LetterInput): boolean {
  const answers = [facts, ...moreItems.map((item) => item.facts)];
  return !answers.some((each) => each?.['enclosures']?.includes('other_papers'));
}

export interface PlantedResult {
  readonly name: string;
  readonly planted: number;
  readonly caught: number;
}

/** Puts every fault into a share of the written letters, as an edit of the opening, and counts what the linter finds. */
export function plantFaults(
  outcomes: readonly Outcome[],
  everyNth: number,
  more: readonly PlantedFault[] = [],
): readonly PlantedResult[] {
  const letters = outcomes
    .filter(({ kind, dispute }) => kind === 'written' && dispute.story !== 'poison')
    .filter((_, index) => index % everyNth === 0)
    .map(({ dispute }) => dispute.input);
  return [...faults, ...more].map((fault) => {
    const fit = letters.filter(fault.applies ?? (() => true));
    const caught = fit.filter((input) => isCaught(input, fault)).length;
    return { name: fault.name, planted: fit.length, caught };
  });
}

function isCaught(input: LetterInput, { sentence }: PlantedFault): boolean {
  const [first] = composeLetter(input).blocks;
  if (!first) return false;
  const replaced = blockText(first);
  const edited = {
    ...input,
    edits: [{ blockId: first.id, replaced, text: `${replaced} ${sentence}` }],
  };
  return readLetter(composeLetter(edited), edited).some(
    (finding) => finding.severity === 'block' || isInvented(finding),
  );
}
