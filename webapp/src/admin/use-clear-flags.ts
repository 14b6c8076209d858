import { adminEndpoints } from '@creditfix/shared/admin';
import { useCallback, useState } from 'react';
import { callApi } from '#webapp/kit/index.ts';
import { noteFlagChange } from './admin.queries.ts';

/** Which flags are chosen, and what was cleared last, so that it can be taken back. */
export function useClearFlags(onChanged: () => void) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [undo, setUndo] = useState<readonly string[]>();
  const [trouble, setTrouble] = useState<string>();
  const chooseAll = useCallback((ids: readonly string[]) => setChosen(new Set(ids)), []);
  const changed = (cleared: readonly string[] | undefined) => {
    setChosen(new Set());
    setUndo(cleared);
    setTrouble(undefined);
    noteFlagChange();
    onChanged();
  };
  return {
    chosen,
    undo,
    trouble,
    choose: (id: string, on: boolean) => {
      const next = new Set(chosen);
      if (on) next.add(id);
      else next.delete(id);
      setChosen(next);
    },
    chooseAll,
    /** One was cleared by itself. */
    cleared: (id: string) => changed([id]),
    /** @returns why it did not work; nothing if it is done */
    clear: async (note: string): Promise<string | undefined> => {
      const body = { ids: [...chosen], note };
      const answer = await callApi(adminEndpoints.clearFlags, { body });
      if (!answer.ok) return answer.problem.fields?.[0]?.message ?? answer.problem.error;
      changed(answer.data.ids);
      return undefined;
    },
    takeBack: async (): Promise<void> => {
      if (!undo) return;
      const answer = await callApi(adminEndpoints.reopenFlags, { body: { ids: [...undo] } });
      if (answer.ok) changed(undefined);
      else setTrouble(answer.problem.error);
    },
  };
}
