import {
  isAboutFile,
  learnedWeights,
  blockText,
  composeLetter,
  factFaults,
  isInvented,
  readLetter,
  readingGrade,
  refusalFor,
  wordCount,
  allowedStatutes,
  citedLaw,
  disputeCases,
  isAllowedLaw,
  type LetterDocument,
} from '@creditfix/shared/letters';
import type { EvaluatedDispute } from './disputes.ts';

/** What became of one dispute. */
export interface Outcome {
  readonly dispute: EvaluatedDispute;
  readonly kind: 'written' | 'gated' | 'incomplete' | 'blocked';
  readonly code?: string;
  readonly document?: LetterDocument;
  /** Names of the checks it fails. */
  readonly failed: readonly CheckName[];
  readonly grade: number;
  readonly words: number;
}

export const checkNames = {
  whitelist: 'Every citation is on the list for its recipient and reason',
  noInvention: 'Every number, date, amount, name and paper comes from the facts',
  gatesHold: 'No letter where a rule says that none should be written',
  factsKept: 'Every answer that belongs in the letter is in it',
  lintClean: 'A composed letter has nothing that stops the signing',
  complete: 'Says who, to whom, what, why and what is asked, with the date',
  grade: 'Reads at eighth grade or below, outside the law and the person’s own words',
  length: 'At most 800 words for each item',
  noBlanks: 'No blank, no leftover mark, no doubled space',
} as const;

export type CheckName = keyof typeof checkNames;

/** What makes the run fail as a whole. */
export const decisive: readonly CheckName[] = ['whitelist', 'noInvention', 'gatesHold'];

/** One of the stories is in Spanish, one tells of a payment in full. */
const MAY_STOP = new Set(['words.language', 'words.not_settled']);

const HIGHEST_GRADE = 8;
const MOST_WORDS = 800;

/** Sends one dispute through the engine as the server does, and looks at what comes out. */
export function judge(dispute: EvaluatedDispute): Outcome {
  const { input } = dispute;
  const { disputeDetails, date, attached } = input;
  const refusal = refusalFor(disputeDetails, date, attached);
  const incomplete = factFaults(disputeDetails, date, attached).length > 0;
  const document = composeLetter(input);
  const findings = readLetter(document, input, { weights: learnedWeights() });
  const blocks = findings.filter(({ severity }) => severity === 'block');
  const base = { dispute, grade: gradeOf(document), words: wordsOf(document) };
  if (refusal || incomplete) {
    // The gates come first, but the linter is the last line of defense: it has to stop such a letter as well.
    const failed: CheckName[] = blocks.length > 0 ? [] : ['gatesHold'];
    return {
      ...base,
      kind: refusal ? 'gated' : 'incomplete',
      code: refusal?.code ?? 'facts_missing',
      failed,
    };
  }
  const poisoned = dispute.story === 'poison';
  if (blocks.length > 0) {
    const [first] = blocks;
    return {
      ...base,
      kind: 'blocked',
      code: first?.code ?? '',
      // A story beside answers that it was not made for may contradict them: then it is right that the judge stops it.
      failed: poisoned || blocks.every(({ code }) => MAY_STOP.has(code)) ? [] : ['lintClean'],
    };
  }
  return { ...base, kind: 'written', document, failed: failuresOf(dispute, document) };
}

function failuresOf(dispute: EvaluatedDispute, document: LetterDocument): readonly CheckName[] {
  const { input } = dispute;
  const text = document.blocks.map(blockText).join('\n');
  const allowed = allowedStatutes(disputeCases(input.disputeDetails, input.date, input.attached));
  const invented = readLetter(document, input).some(isInvented);
  const checks: Readonly<Record<CheckName, boolean>> = {
    whitelist: citedLaw(text).every((law) => isAllowedLaw(law, allowed)),
    noInvention: !invented,
    gatesHold: true,
    factsKept: isComplete(dispute, document, text),
    lintClean: true,
    complete: saysEverything(document),
    grade: gradeOf(document) <= HIGHEST_GRADE,
    length: wordsOf(document) <= MOST_WORDS * Math.max(1, itemsIn(document)),
    noBlanks: !/undefined|NaN|____|\[\[|\{\{| {2}/.test(ownText(document)),
  };
  return (Object.keys(checks) as CheckName[]).filter((name) => !checks[name]);
}

/** The account, the person's own words and every amount are in the letter as they were given. */
function isComplete({ input }: EvaluatedDispute, document: LetterDocument, text: string): boolean {
  const { personalInfo, disputeDetails } = input;
  const whole = plain([document.sender.name, ...document.sender.lines, text].join('\n'));
  const wanted = [
    personalInfo.lastName,
    personalInfo.address,
    // A letter about the file as a whole names no company.
    ...(isAboutFile(disputeDetails) ? [] : [disputeDetails.creditorName]),
    disputeDetails.customDetails ?? '',
    disputeDetails.facts?.['story'] ?? '',
    ...(disputeDetails.moreItems ?? [])
      .filter((item) => !isAboutFile(item))
      .map(({ creditorName }) => creditorName),
  ];
  return wanted.every((words) => whole.includes(plain(words)));
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function saysEverything(document: LetterDocument): boolean {
  const roles = new Set(document.blocks.map(({ role }) => role));
  return (
    document.sender.lines.length >= 2 &&
    document.recipient.name !== '' &&
    document.subject !== '' &&
    (['opening', 'item', 'request', 'closing'] as const).every((role) => roles.has(role))
  );
}

/** Our words only: a person may write as they like. */
function ownText({ blocks }: LetterDocument): string {
  return blocks
    .filter(({ role, kind }) => role !== 'narrative' && kind !== 'facts')
    .map(blockText)
    .join('\n');
}

/** Citations have their own difficulty, and nobody needs to read them to know what is asked. */
function gradeOf(document: LetterDocument): number {
  const blocks = document.blocks.filter(({ role }) => role !== 'law');
  return readingGrade(ownText({ ...document, blocks }));
}

function wordsOf({ blocks }: LetterDocument): number {
  return wordCount(blocks.map(blockText).join('\n'));
}

export function itemsIn({ blocks }: LetterDocument): number {
  return blocks.filter(({ id }) => /^item-\d+-facts$/.test(id)).length;
}
