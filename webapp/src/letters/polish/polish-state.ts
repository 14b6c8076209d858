import type { PolishEvent, PolishPreview } from '@creditfix/shared/letters';
import { words } from './polish.words.tsx';

/** How far the smoothing of a person's sentences has come, and how that is said. */

export type PolishState =
  | { readonly kind: 'resting' }
  /** What would be sent is being fetched. */
  | { readonly kind: 'preparing' }
  /** The person reads what would be sent; nothing has been sent yet. */
  | { readonly kind: 'asking'; readonly preview: PolishPreview; readonly changed: boolean }
  | { readonly kind: 'working'; readonly at: 'writing' | 'checking'; readonly words: number }
  /** It is through; `kept` says which of the person's own words stay as they are. */
  | { readonly kind: 'done'; readonly kept: 'none' | 'some' | 'all' }
  /** Nobody set a language model up: then nothing about one is shown. */
  | { readonly kind: 'hidden' };

export const resting: PolishState = { kind: 'resting' };
export const preparing: PolishState = { kind: 'preparing' };
export const working: PolishState = { kind: 'working', at: 'writing', words: 0 };

/** Whatever went wrong, the person's own words are still there, and that is all there is to say. */
export const ownWordsKept: PolishState = { kind: 'done', kept: 'all' };

/** @param changed the sentences are others than those that were shown before */
export function afterPreview(preview: PolishPreview, changed: boolean): PolishState {
  if (preview.model === null) return { kind: 'hidden' };
  return preview.sha256 === null ? ownWordsKept : { kind: 'asking', preview, changed };
}

/** Late events change nothing: only work that is under way goes on. */
export function afterEvent(state: PolishState, event: PolishEvent): PolishState {
  if (state.kind !== 'working') return state;
  switch (event.kind) {
    case 'started':
      return state;
    case 'progress':
      return { ...state, words: Math.max(state.words, event.words) };
    case 'checking':
      return { ...state, at: 'checking' };
    case 'done':
      if (event.kept === 'not_set_up') return { kind: 'hidden' };
      if (event.polished.length === 0) return ownWordsKept;
      return { kind: 'done', kept: event.kept === 'none' ? 'none' : 'some' };
  }
}

export function progressWords(state: Extract<PolishState, { kind: 'working' }>): string {
  const { at, words: count } = state;
  if (at === 'checking') return words.checking;
  if (count === 0) return words.working;
  return words.soFar(count);
}

export const keptWords = words.kept;
