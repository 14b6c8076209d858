import { bureaus, type Draft, type Letter } from '@creditfix/shared/letters';
import type { DraftStore, StoreAnswer, StoreFailure } from './draft-store.port.ts';
import type { MadeLetter } from './wizard-state.ts';

/** What lies on the desk when a person comes to the generator. */
export type Opening =
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'signed'; readonly letter: MadeLetter; readonly step: 4 | 5 }
  | { readonly kind: 'fresh' }
  | { readonly kind: 'failed'; readonly failure: StoreFailure };

export interface OpeningParts {
  readonly store: DraftStore;
  readonly readLetter: (id: string) => Promise<StoreAnswer<Letter>>;
  readonly memory: {
    readonly draftId: () => string | undefined;
    readonly letterId: () => string | undefined;
    readonly stepAfterSigning: () => 4 | 5 | undefined;
  };
  /** What the address asks for: one particular draft, or an empty sheet. */
  readonly wanted: { readonly draftId?: string | undefined; readonly fresh?: boolean };
}

/**
 * Finds the letter to go on with: the one the address names, the one that was just signed in this tab, the draft this
 * browser remembers, else the newest unfinished one.
 */
export async function openLetter(parts: OpeningParts): Promise<Opening> {
  const { store, memory, wanted } = parts;
  if (wanted.fresh) return { kind: 'fresh' };
  const signed = wanted.draftId ? undefined : await justSigned(parts);
  if (signed) return signed;
  for (const id of [wanted.draftId, memory.draftId()]) {
    const answer = id ? await store.read(id) : undefined;
    if (answer?.ok) return { kind: 'draft', draft: answer.value };
    if (answer && !isGone(answer.failure)) return { kind: 'failed', failure: answer.failure };
  }
  const list = await store.list();
  if (!list.ok) return { kind: 'failed', failure: list.failure };
  const [newest] = list.value;
  return newest ? { kind: 'draft', draft: newest } : { kind: 'fresh' };
}

async function justSigned({ memory, readLetter }: OpeningParts): Promise<Opening | undefined> {
  const [step, id] = [memory.stepAfterSigning(), memory.letterId()];
  if (!step || !id) return undefined;
  const answer = await readLetter(id);
  return answer.ok ? { kind: 'signed', letter: madeFrom(answer.value), step } : undefined;
}

function madeFrom({ id, pdfUrl, reference, target }: Letter): MadeLetter {
  const bureau = Object.values(bureaus).find(({ name }) => name === target);
  return { letterId: id, pdfUrl, reference, bureauName: bureau?.name };
}

function isGone({ kind }: StoreFailure): boolean {
  return kind === 'missing' || kind === 'already_signed' || kind === 'refused';
}
