import { atom, useAtomValue, useSetAtom } from '#webapp/kit/index.ts';

/** Goes up whenever flags were cleared or opened again on this page. */
const flagDeedsAtom = atom(0);

export function useFlagDeeds(): number {
  return useAtomValue(flagDeedsAtom);
}

/** @returns what to call once a flag is another than it was: the count on the tab is asked for anew */
export function useNoteFlagDeed(): () => void {
  const set = useSetAtom(flagDeedsAtom);
  return () => set((deeds) => deeds + 1);
}
