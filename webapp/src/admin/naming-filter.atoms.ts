import { atom, useAtom } from '#webapp/kit/index.ts';

/** Whether the present filter is being given a name: the list's own button and the palette both begin it. */
const namingFilterAtom = atom(false);

export function useNamingFilter() {
  return useAtom(namingFilterAtom);
}
