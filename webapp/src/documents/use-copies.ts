import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '#webapp/kit/index.ts';
import { copiesAtom, deleteCopyAtom, loadCopiesAtom } from './copies.atoms.ts';

/** The stored copies, asked for anew each time somebody comes to see them. */
export function useCopies({ staysOnPage }: { readonly staysOnPage: boolean }) {
  const state = useAtomValue(copiesAtom);
  const load = useSetAtom(loadCopiesAtom);
  const remove = useSetAtom(deleteCopyAtom);

  useEffect(() => {
    void load(staysOnPage);
  }, [load, staysOnPage]);

  return {
    state,
    reload: () => void load(staysOnPage),
    /**
     * @param onGone told before the copy leaves the list
     * @returns why it did not work; nothing where the copy is gone
     */
    remove: (id: string, onGone: () => void) => remove({ id, staysOnPage, onGone }),
  };
}
