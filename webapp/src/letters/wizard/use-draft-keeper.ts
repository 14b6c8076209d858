import type { TemplateSlug } from '@creditfix/shared/letters';
import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '#webapp/kit/index.ts';
import { browserMemory } from '../browser-memory.ts';
import { fillInAtom, keeperAtom, saveAtom } from '../letter-draft.atoms.ts';
import type { LetterForm } from '../letter-form.ts';
import { draftStore } from '../letters-store.ts';
import { deviceDraft } from './device-draft.ts';
import { DraftKeeper, type DraftKeeperParts } from './draft-keeper.ts';

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing where a page comes without https from another machine. */
function newDraftKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Where a draft can be made with what is known there: from a report, a photograph, or an earlier dispute. */
export const begunOn = ['report', 'picture', 'dispute'] as const;

export type BegunOn = (typeof begunOn)[number];

/** What the generator was opened for. */
export interface AskedFor {
  readonly draftId?: string | undefined;
  readonly fresh?: boolean;
  /** The draft was made a moment ago, on this page. */
  readonly begun?: BegunOn | undefined;
  readonly template?: TemplateSlug | undefined;
  /** What was answered before sign-in. */
  readonly started?: LetterForm | undefined;
}

interface Watched {
  readonly keeper: DraftKeeper;
  readonly stopWatching: () => void;
  tell: DraftKeeperParts['onState'];
  complete: DraftKeeperParts['onCompleted'];
}

/** Ends once the save of a generator that was just closed is through: opening before it would read the older version. */
let lastLeave: Promise<void> = Promise.resolve();

/** Closed before its last save was through, for want of a connection. It goes on trying, and anyone who comes back goes on with it. */
let leftBehind: Watched | undefined;

/** Brings the autosave to life while the generator is open, and lets it finish what is unsaved when it closes. */
export function useDraftKeeper(asked: AskedFor): DraftKeeper | undefined {
  const keeper = useAtomValue(keeperAtom);
  const setKeeper = useSetAtom(keeperAtom);
  const setSave = useSetAtom(saveAtom);
  const fillIn = useSetAtom(fillInAtom);

  useEffect(() => {
    let open = true;
    let watched: Watched | undefined;
    const begin = async (): Promise<void> => {
      await lastLeave;
      if (!open) return;
      watched = comeBack(asked) ?? startKeeper();
      watched.tell = (state, draft) => {
        if (draft) browserMemory.keepDraftId(draft.id);
        setSave({ state, draft });
      };
      watched.complete = fillIn;
      setKeeper(watched.keeper);
      if (watched.keeper.waiting) void watched.keeper.retry();
    };
    void begin();
    return () => {
      open = false;
      setKeeper(undefined);
      if (watched) lastLeave = leave(watched);
    };
  }, [asked, setKeeper, setSave, fillIn]);

  return keeper;
}

function startKeeper(): Watched {
  const keeper = new DraftKeeper({
    store: draftStore,
    nowMs: () => Date.now(),
    newKey: newDraftKey,
    isOnline: () => navigator.onLine,
    after: (delayMs, task) => {
      const timer = setTimeout(task, delayMs);
      return () => clearTimeout(timer);
    },
    onState: (state, draft) => watched.tell(state, draft),
    keepHere: deviceDraft.keep,
    onCompleted: (content) => watched.complete(content),
  });
  const stopWatching = watchPage(keeper);
  const watched: Watched = { keeper, stopWatching, tell: () => {}, complete: () => {} };
  return watched;
}

/** @returns the keeper that was left with something unsaved, unless another letter is asked for */
function comeBack({ draftId, fresh, template, started }: AskedFor): Watched | undefined {
  const left = leftBehind;
  const another = fresh || template || started || (draftId && draftId !== left?.keeper.draft?.id);
  if (another || !left?.keeper.waiting) return undefined;
  leftBehind = undefined;
  return left;
}

async function leave(watched: Watched): Promise<void> {
  const { keeper, stopWatching } = watched;
  const settle = () => {
    if (keeper.waiting || leftBehind !== watched) return;
    stopWatching();
    leftBehind = undefined;
  };
  leftBehind = watched;
  watched.tell = settle;
  watched.complete = () => {};
  await keeper.flush();
  settle();
}

/** Moments in the life of a page at which saving has to happen, or may work again. */
function watchPage(keeper: DraftKeeper): () => void {
  const retry = () => void keeper.retry();
  const onVisible = () => {
    // Coming back from the tab in which they signed in, or leaving a phone's browser, which may never return.
    if (document.visibilityState === 'visible') retry();
    else void keeper.flush();
  };
  const beforeUnload = (event: BeforeUnloadEvent) => {
    if (!keeper.hasUnsaved) return;
    void keeper.flush();
    event.preventDefault();
  };
  window.addEventListener('online', retry);
  window.addEventListener('focus', retry);
  window.addEventListener('beforeunload', beforeUnload);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', retry);
    window.removeEventListener('focus', retry);
    window.removeEventListener('beforeunload', beforeUnload);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
