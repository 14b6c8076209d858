import { purposeOf, type Draft, type Letter, type TemplateSlug } from '@creditfix/shared/letters';
import type { DraftStore, StoreAnswer, StoreFailure } from './draft-store.port.ts';
import type { MadeLetter, MadeLetters } from './wizard-state.ts';

/** What is opened when a person comes to the generator. */
export type Opening =
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'signed'; readonly made: MadeLetters; readonly step: 4 | 5 }
  | { readonly kind: 'fresh'; readonly template?: TemplateSlug | undefined }
  | { readonly kind: 'failed'; readonly failure: StoreFailure };

export interface OpeningParts {
  readonly store: DraftStore;
  readonly readLetter: (id: string) => Promise<StoreAnswer<Letter>>;
  /** The letters that a draft was made into a short while ago. */
  readonly readLettersOf: (draftId: string) => Promise<readonly Letter[]>;
  readonly memory: {
    readonly draftId: () => string | undefined;
    readonly letterIds: () => readonly string[];
    readonly stepAfterSigning: () => 4 | 5 | undefined;
  };
  /** What the address asks for: one particular draft, an empty sheet, or one that a template begins. */
  readonly wanted: {
    readonly draftId?: string | undefined;
    readonly fresh?: boolean;
    readonly template?: TemplateSlug | undefined;
  };
}

/**
 * Finds the letter to go on with: the one the address names, the one that was just signed in this tab, the draft this
 * browser remembers, else the newest unfinished one.
 */
export async function openLetter(parts: OpeningParts): Promise<Opening> {
  const { store, memory, wanted } = parts;
  if (wanted.fresh || wanted.template) return { kind: 'fresh', template: wanted.template };
  const signed = wanted.draftId ? undefined : await justSigned(parts);
  if (signed) return signed;
  for (const id of [wanted.draftId, memory.draftId()]) {
    const answer = id ? await store.read(id) : undefined;
    if (answer?.ok) return { kind: 'draft', draft: answer.value };
    if (answer && !isGone(answer.failure)) return { kind: 'failed', failure: answer.failure };
    const unheard = answer?.failure.kind === 'already_signed' && (await signedUnheard(parts, id));
    if (unheard) return unheard;
  }
  const list = await store.list();
  if (!list.ok) return { kind: 'failed', failure: list.failure };
  const [newest] = list.value;
  return newest ? { kind: 'draft', draft: newest } : { kind: 'fresh' };
}

async function justSigned({ memory, readLetter }: OpeningParts): Promise<Opening | undefined> {
  const step = memory.stepAfterSigning();
  if (!step) return undefined;
  const answers = await Promise.all(memory.letterIds().map(async (id) => await readLetter(id)));
  return signedOpening(
    answers.flatMap((answer) => (answer.ok ? [answer.value] : [])),
    step,
  );
}

/** The connection broke while the letter was being signed, and the page was loaded again: the letter is there, and nobody said so. */
async function signedUnheard(
  { memory, readLettersOf }: OpeningParts,
  id: string | undefined,
): Promise<Opening | undefined> {
  if (!id || id !== memory.draftId()) return undefined;
  return signedOpening(await readLettersOf(id), 4);
}

function signedOpening(letters: readonly Letter[], step: 4 | 5): Opening | undefined {
  const [first, ...others] = letters;
  return first && { kind: 'signed', made: madeFrom([first, ...others]), step };
}

function madeFrom(letters: readonly [Letter, ...Letter[]]): MadeLetters {
  const [{ recipient, disputeReason, template, followUp, signedOnPaper }] = letters;
  return {
    letters: letters.map(madeLetter) as [MadeLetter, ...MadeLetter[]],
    recipient,
    purpose: purposeOf({ disputeReason, template: template ?? undefined, followUp }),
    signedOnPaper,
  };
}

function madeLetter({ id, pdfUrl, reference, target, status }: Letter): MadeLetter {
  return { letterId: id, pdfUrl, reference, target, ready: status !== 'preparing' };
}

function isGone({ kind }: StoreFailure): boolean {
  return kind === 'missing' || kind === 'already_signed' || kind === 'refused';
}
