import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '#webapp/kit/index.ts';
import { browserMemory } from './browser-memory.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { keeperAtom, saveAtom } from './letter-draft.atoms.ts';
import { draftStore } from './letters-store.ts';

let lastFlush: Promise<unknown> = Promise.resolve();

/** Ends once the save of a generator that was just closed is through: opening before it would read the older version. */
export const lastSaveDone = (): Promise<unknown> => lastFlush;

/** Brings the autosave to life while the generator is open, and lets it finish what is unsaved when it closes. */
export function useDraftKeeper(): DraftKeeper | undefined {
  const keeper = useAtomValue(keeperAtom);
  const setKeeper = useSetAtom(keeperAtom);
  const setSave = useSetAtom(saveAtom);

  useEffect(() => {
    let open = true;
    const made = new DraftKeeper({
      store: draftStore,
      nowMs: () => Date.now(),
      isOnline: () => navigator.onLine,
      after: (delayMs, task) => {
        const timer = setTimeout(task, delayMs);
        return () => clearTimeout(timer);
      },
      onState: (state, draft) => {
        if (!open) return;
        if (draft) browserMemory.keepDraftId(draft.id);
        setSave({ state, draft });
      },
    });
    setKeeper(made);
    const stop = watchPage(made);
    return () => {
      open = false;
      stop();
      lastFlush = made.flush();
    };
  }, [setKeeper, setSave]);

  return keeper;
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
