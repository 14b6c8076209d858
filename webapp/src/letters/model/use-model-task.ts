import type { letterEndpoints, ModelPreview } from '@creditfix/shared/letters';
import { useEffect, useRef, useState } from 'react';
import { callApi, type readEvents } from '#webapp/kit/index.ts';

/** How far it has come to have a language model look at a person's sentences. */
export type ModelTaskState<Done> =
  | { readonly kind: 'resting' }
  /** What would be sent is being fetched. */
  | { readonly kind: 'preparing' }
  /** The person reads what would be sent; nothing has been sent yet. */
  | { readonly kind: 'asking'; readonly preview: ModelPreview; readonly changed: boolean }
  | { readonly kind: 'working' }
  | { readonly kind: 'done'; readonly done: Done }
  /** Nothing came of it; the letter is as it was. */
  | { readonly kind: 'failed' }
  /** Nobody set a language model up: then nothing about one is shown. */
  | { readonly kind: 'hidden' };

type Preview = (typeof letterEndpoints)[
  | 'previewPolish'
  | 'previewSecondReading'
  | 'previewIntoEnglish'];
type DoneOf<Event> = Extract<Event, { kind: 'done' }>;

/** What the person said yes to. */
interface Sending<Event> {
  readonly params: { readonly id: string };
  readonly body: { readonly sha256: string };
  readonly signal: AbortSignal;
  readonly onEvent: (event: Event) => void;
}

interface ModelTask<Event> {
  readonly preview: Preview;
  readonly send: (sending: Sending<Event>) => ReturnType<typeof readEvents>;
  /** Saves what is typed and hands back the draft's id; nothing where it could not be saved. */
  readonly saveDraft: () => Promise<string | undefined>;
  /** Reads the letter again: the review says what stands in the way of saving. */
  readonly reload: () => Promise<void>;
  /** The person has said yes. */
  readonly onStart?: () => void;
  readonly onEvent?: (event: Event) => void;
  readonly onDone?: (done: DoneOf<Event>) => void;
  /** Also where nothing came of it. */
  readonly onEnd?: () => Promise<void>;
}

/**
 * Shows the person what a language model would be sent, and sends it only after their yes, which is for exactly what was shown: the
 * server sends nothing where that has changed.
 */
export function useModelTask<Event extends { readonly kind: string }>(task: ModelTask<Event>) {
  const { saveDraft, reload } = task;
  const [state, setState] = useState<ModelTaskState<DoneOf<Event>>>({ kind: 'resting' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const begin = (): AbortSignal => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    return stop.signal;
  };

  const savedDraft = async (signal: AbortSignal): Promise<string | undefined> => {
    const id = await saveDraft();
    if (!id && !signal.aborted) {
      setState({ kind: 'resting' });
      await reload();
    }
    return signal.aborted ? undefined : id;
  };

  const look = async (signal: AbortSignal, changed: boolean): Promise<void> => {
    setState({ kind: 'preparing' });
    const id = await savedDraft(signal);
    if (!id) return;
    const preview = await askPreview(task.preview, id, signal);
    if (signal.aborted) return;
    setState(afterPreview(preview, changed));
  };

  const start = async (): Promise<void> => {
    if (state.kind === 'working' || state.kind === 'preparing') return;
    await look(begin(), false);
  };

  const send = async (): Promise<void> => {
    if (state.kind !== 'asking' || state.preview.sha256 === null) return;
    const { sha256 } = state.preview;
    const signal = begin();
    setState({ kind: 'working' });
    task.onStart?.();
    const id = await savedDraft(signal);
    if (!id) return;
    const end = await follow(task, { params: { id }, body: { sha256 }, signal });
    if (end === 'stopped') return;
    if (end === 'changed') return await look(signal, true);
    if (end === 'broken_off') setState({ kind: 'failed' });
    else {
      setState({ kind: 'done', done: end });
      task.onDone?.(end);
    }
    await task.onEnd?.();
  };

  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'resting' });
  };

  return {
    state,
    asking: state.kind === 'asking' ? state : undefined,
    isBusy: state.kind === 'working' || state.kind === 'preparing',
    start,
    send,
    cancel,
  };
}

/**
 * @param preview undefined if it went wrong
 * @param changed the words are others than those that were shown before
 */
export function afterPreview(
  preview: ModelPreview | undefined,
  changed: boolean,
): Extract<ModelTaskState<never>, { kind: 'hidden' | 'asking' | 'failed' }> {
  if (preview?.model === null) return { kind: 'hidden' };
  return preview?.sha256 ? { kind: 'asking', preview, changed } : { kind: 'failed' };
}

/** @returns nothing if it was called off or went wrong */
async function askPreview(
  endpoint: Preview,
  id: string,
  signal: AbortSignal,
): Promise<ModelPreview | undefined> {
  try {
    const answer = await callApi(endpoint, { params: { id }, signal, staysOnPage: true });
    return answer.ok ? answer.data : undefined;
  } catch {
    return undefined;
  }
}

/** @returns the last line, if it came */
async function follow<Event extends { readonly kind: string }>(
  { send, onEvent: hear }: Pick<ModelTask<Event>, 'send' | 'onEvent'>,
  asked: Omit<Sending<Event>, 'onEvent'>,
): Promise<DoneOf<Event> | 'broken_off' | 'changed' | 'stopped'> {
  let done: DoneOf<Event> | undefined;
  const onEvent = (event: Event) => {
    if (isDone(event)) done = event;
    if (!asked.signal.aborted) hear?.(event);
  };
  try {
    const answer = await send({ ...asked, onEvent });
    if (!answer.ok && answer.problem.code === 'letters.words_changed') return 'changed';
  } catch {
    return 'stopped';
  }
  return done ?? 'broken_off';
}

function isDone<Event extends { readonly kind: string }>(event: Event): event is DoneOf<Event> {
  return event.kind === 'done';
}
