import { letterEndpoints, type PolishEvent } from '@creditfix/shared/letters';
import { useEffect, useRef, useState } from 'react';
import { readEvents } from '#webapp/kit/index.ts';
import { afterEvent, ownWordsKept, resting, working, type PolishState } from './polish-state.ts';

export interface PolishParts {
  readonly onStart: () => void;
  /** Saves what is typed and hands back the draft's id; nothing where it could not be saved. */
  readonly saveDraft: () => Promise<string | undefined>;
  /** Reads the letter again, now with the smoothed words beside the own ones. */
  readonly reload: () => Promise<void>;
}

/** Has the language model smooth the person's sentences as the draft holds them, and follows how that goes. */
export function usePolish({ onStart, saveDraft, reload }: PolishParts) {
  const [state, setState] = useState<PolishState>(resting);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (): Promise<void> => {
    if (state.kind === 'working') return;
    const stop = new AbortController();
    running.current = stop;
    onStart();
    setState(working);
    const draftId = await saveDraft();
    if (stop.signal.aborted) return;
    // The review says what stands in the way of saving.
    if (!draftId) {
      setState(resting);
      return await reload();
    }
    const end = await follow(draftId, stop.signal, (event) =>
      setState((now) => afterEvent(now, event)),
    );
    if (end === 'stopped') return;
    if (end === 'broken_off') setState(ownWordsKept);
    await reload();
  };

  const cancel = () => {
    running.current?.abort();
    setState(resting);
  };

  return { state, start, cancel };
}

/** @returns `done` only where the last line came; until then the words are the person's own */
async function follow(
  id: string,
  signal: AbortSignal,
  onEvent: (event: PolishEvent) => void,
): Promise<'done' | 'broken_off' | 'stopped'> {
  let done = false;
  const hear = (event: PolishEvent) => {
    if (event.kind === 'done') done = true;
    onEvent(event);
  };
  try {
    await readEvents(letterEndpoints.polishDraft, { params: { id }, signal, onEvent: hear });
  } catch {
    return 'stopped';
  }
  return done ? 'done' : 'broken_off';
}
