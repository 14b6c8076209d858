import { letterEndpoints, type PolishEvent, type ModelPreview } from '@creditfix/shared/letters';
import { useEffect, useRef, useState } from 'react';
import { callApi, readEvents } from '#webapp/kit/index.ts';
import { polishMessages } from '../messages.tsx';

/** How far the smoothing of a person's sentences has come, and how that is said. */

export type PolishState =
  | { readonly kind: 'resting' }
  /** What would be sent is being fetched. */
  | { readonly kind: 'preparing' }
  /** The person reads what would be sent; nothing has been sent yet. */
  | { readonly kind: 'asking'; readonly preview: ModelPreview; readonly changed: boolean }
  | { readonly kind: 'working'; readonly at: 'writing' | 'checking'; readonly words: number }
  /** It is through; `kept` says which of the person's own words stay as they are. */
  | { readonly kind: 'done'; readonly kept: 'none' | 'some' | 'all' }
  /** Nobody set a language model up: then nothing about one is shown. */
  | { readonly kind: 'hidden' };

const resting: PolishState = { kind: 'resting' };
const preparing: PolishState = { kind: 'preparing' };
export const working: PolishState = { kind: 'working', at: 'writing', words: 0 };

/** Whatever went wrong, the person's own words are still there, and that is all there is to say. */
export const ownWordsKept: PolishState = { kind: 'done', kept: 'all' };

/** @param changed the sentences are others than those that were shown before */
export function afterPreview(preview: ModelPreview, changed: boolean): PolishState {
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
  if (at === 'checking') return polishMessages.checking;
  if (count === 0) return polishMessages.working;
  return polishMessages.soFar(count);
}

export const keptWords = polishMessages.kept;

export interface PolishParts {
  readonly onStart: () => void;
  /** Saves what is typed and hands back the draft's id; nothing where it could not be saved. */
  readonly saveDraft: () => Promise<string | undefined>;
  /** Reads the letter again, now with the smoothed words beside the own ones. */
  readonly reload: () => Promise<void>;
}

/**
 * Shows the person what a language model would be sent, and only after their yes has it smooth the sentences as the draft holds them.
 * The yes is for exactly what was shown: the server sends nothing where that has changed.
 */
export function usePolish({ onStart, saveDraft, reload }: PolishParts) {
  const [state, setState] = useState<PolishState>(resting);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const begin = (): AbortSignal => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    return stop.signal;
  };

  const look = async (signal: AbortSignal, changed: boolean): Promise<void> => {
    setState(preparing);
    const id = await saveDraft();
    if (signal.aborted) return;
    // The review says what stands in the way of saving.
    if (!id) {
      setState(resting);
      return await reload();
    }
    const answer = await askPreview(id, signal);
    if (signal.aborted) return;
    setState(answer?.ok ? afterPreview(answer.data, changed) : ownWordsKept);
  };

  const start = async (): Promise<void> => {
    if (state.kind === 'working' || state.kind === 'preparing') return;
    await look(begin(), false);
  };

  const send = async (): Promise<void> => {
    if (state.kind !== 'asking' || state.preview.sha256 === null) return;
    const { sha256 } = state.preview;
    const signal = begin();
    setState(working);
    onStart();
    const id = await saveDraft();
    if (signal.aborted) return;
    if (!id) {
      setState(resting);
      return await reload();
    }
    const end = await follow({ id, sha256 }, signal, (event) =>
      setState((now) => afterEvent(now, event)),
    );
    if (end === 'stopped') return;
    if (end === 'changed') return await look(signal, true);
    if (end === 'broken_off') setState(ownWordsKept);
    await reload();
  };

  const cancel = () => {
    running.current?.abort();
    setState(resting);
  };

  return { state, start, send, cancel };
}

/** @returns nothing if it was called off */
async function askPreview(id: string, signal: AbortSignal) {
  try {
    return await callApi(letterEndpoints.previewPolish, {
      params: { id },
      signal,
      staysOnPage: true,
    });
  } catch {
    return undefined;
  }
}

/** @returns `done` only if the last line came; until then the words are the person's own */
async function follow(
  { id, sha256 }: { readonly id: string; readonly sha256: string },
  signal: AbortSignal,
  onEvent: (event: PolishEvent) => void,
): Promise<'done' | 'broken_off' | 'changed' | 'stopped'> {
  let done = false;
  const hear = (event: PolishEvent) => {
    if (event.kind === 'done') done = true;
    onEvent(event);
  };
  try {
    const asked = { params: { id }, body: { sha256 }, signal, onEvent: hear };
    const answer = await readEvents(letterEndpoints.polishDraft, asked);
    if (!answer.ok && answer.problem.code === 'letters.words_changed') return 'changed';
  } catch {
    return 'stopped';
  }
  return done ? 'done' : 'broken_off';
}
