import { useRef, useState } from 'react';
import { saveExport, type ExportWish, type HalfSaved } from './save-stream.ts';

type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly bytes: number }
  | { readonly kind: 'cut_off'; readonly wish: ExportWish; readonly half: HalfSaved }
  | { readonly kind: 'failed'; readonly text?: string };

/** One export at a time out of this browser: on its way, stopped, or cut off and able to go on. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);

  const run = async (wish: ExportWish, half?: HalfSaved): Promise<void> => {
    if (running.current) return;
    const leave = new AbortController();
    running.current = leave;
    setState({ kind: 'busy', bytes: half?.rows.size ?? 0 });
    const onBytes = (bytes: number) => setState({ kind: 'busy', bytes });
    const end = await saveExport(wish, { signal: leave.signal, onBytes }, half);
    running.current = undefined;
    if (end.kind === 'cut_off') setState({ ...end, wish });
    else setState(end.kind === 'failed' ? end : { kind: 'idle' });
  };
  return {
    state,
    start: (wish: ExportWish) => void run(wish),
    stop: () => running.current?.abort(),
    goOn: () => {
      if (state.kind === 'cut_off') void run(state.wish, state.half);
    },
    giveUp: () => setState({ kind: 'idle' }),
  };
}

export type ExportRun = ReturnType<typeof useExport>;
