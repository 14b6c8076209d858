import { reportLimits, type CreditReport, type NotRead } from '@creditfix/shared/reports';
import { useEffect, useRef, useState } from 'react';

/** The files that a person chose, each read by a worker of its own, one after the other. */

export interface ToWorker {
  readonly file: File;
}

export type FromWorker =
  | { readonly kind: 'page'; readonly page: number; readonly of: number }
  | { readonly kind: 'read'; readonly report: CreditReport }
  | { readonly kind: 'not_read'; readonly why: NotRead };

export interface ReportFile {
  readonly id: number;
  readonly name: string;
  readonly state:
    | { readonly kind: 'waiting' }
    | { readonly kind: 'reading'; readonly page: number; readonly of: number }
    | { readonly kind: 'read'; readonly report: CreditReport }
    | { readonly kind: 'not_read'; readonly why: NotRead };
}

interface Chosen {
  readonly id: number;
  readonly file: File;
}

/** @param startWorker makes the worker; its file is not asked for before */
export function useReportFiles(startWorker: () => Worker) {
  const [files, setFiles] = useState<readonly ReportFile[]>([]);
  const queue = useRef<Chosen[]>([]);
  const running = useRef<{ readonly id: number; readonly worker: Worker }>(undefined);
  const nextId = useRef(1);

  const put = (id: number, state: ReportFile['state']) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, state } : file)));

  const next = () => {
    const chosen = queue.current.shift();
    if (!chosen) return;
    const worker = startWorker();
    const { id, file } = chosen;
    running.current = { id, worker };
    put(id, { kind: 'reading', page: 0, of: 0 });
    const end = (state: ReportFile['state']) => {
      worker.terminate();
      running.current = undefined;
      put(id, state);
      next();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'page') put(id, { kind: 'reading', page: data.page, of: data.of });
      // pdf.js speaks on the same line, as it does in any worker.
      else if (data.kind === 'read' || data.kind === 'not_read') end(data);
    });
    worker.addEventListener('error', () => end({ kind: 'not_read', why: 'damaged' }));
    worker.postMessage({ file } satisfies ToWorker, []);
  };

  useEffect(() => () => running.current?.worker.terminate(), []);

  return {
    files,
    add(chosen: readonly File[]) {
      const added = chosen.map((file) => ({ id: nextId.current++, file }));
      const fits = added.filter(({ file }) => file.size <= reportLimits.bytes);
      setFiles((all) => [
        ...all,
        ...added.map(({ id, file }): ReportFile => ({
          id,
          name: file.name,
          state:
            file.size <= reportLimits.bytes
              ? { kind: 'waiting' }
              : { kind: 'not_read', why: 'too_large' },
        })),
      ]);
      queue.current.push(...fits);
      if (!running.current) next();
    },
    /** Takes a file out, be it read, waiting or being read. */
    remove(id: number) {
      queue.current = queue.current.filter((chosen) => chosen.id !== id);
      setFiles((all) => all.filter((file) => file.id !== id));
      if (running.current?.id !== id) return;
      running.current.worker.terminate();
      running.current = undefined;
      next();
    },
  };
}
