import { letterEndpoints, type PolishEvent } from '@creditfix/shared/letters';
import { useEffect, useRef, useState } from 'react';
import { callApi, readEvents } from '#webapp/kit/index.ts';
import {
  afterEvent,
  afterPreview,
  ownWordsKept,
  preparing,
  resting,
  working,
  type PolishState,
} from './polish-state.ts';

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
    const answer = await preview(id, signal);
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
async function preview(id: string, signal: AbortSignal) {
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
