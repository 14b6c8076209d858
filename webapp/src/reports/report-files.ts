import {
  reportLimits,
  type AnswerNotRead,
  type BureauAnswer,
  type CreditReport,
  type DisputedItem,
  type NotRead,
} from '@creditfix/shared/reports';
import { useEffect, useRef, useState } from 'react';
import { useAtom } from '#webapp/kit/index.ts';
import { reportFilesAtom } from './report.atoms.ts';

/** The files that a person chose, each read by a worker of its own, one after the other. */

export interface ToWorker {
  readonly file: File;
  /** Items that a bureau answers about: then the file may be its letter, too. */
  readonly disputed?: readonly DisputedItem[];
}

export type FromWorker =
  | { readonly kind: 'page'; readonly page: number; readonly of: number }
  | { readonly kind: 'read'; readonly reports: readonly CreditReport[] }
  | { readonly kind: 'answer'; readonly answer: BureauAnswer }
  | { readonly kind: 'not_read'; readonly why: NotRead }
  | { readonly kind: 'no_answer'; readonly why: AnswerNotRead };

export interface ReportFile {
  readonly id: number;
  readonly name: string;
  /** A page of it may become an exhibit. */
  readonly file: File;
  readonly state:
    | { readonly kind: 'waiting' }
    | { readonly kind: 'reading'; readonly page: number; readonly of: number }
    | { readonly kind: 'read'; readonly reports: readonly CreditReport[] }
    | { readonly kind: 'not_read'; readonly why: NotRead };
}

interface Chosen {
  readonly id: number;
  readonly file: File;
}

/** @param startWorker makes the worker; its file is not asked for before */
export function useReportFiles(startWorker: () => Worker) {
  const [files, setFiles] = useAtom(reportFilesAtom);
  const queue = useRef<Chosen[]>([]);
  const running = useRef<{ readonly id: number; readonly worker: Worker }>(undefined);
  const nextId = useRef(1 + Math.max(0, ...files.map(({ id }) => id)));

  const put = (id: number, state: ReportFile['state']) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, state } : file)));

  const next = () => {
    const chosen = queue.current.shift();
    if (!chosen) return;
    const worker = startWorker();
    const { id, file } = chosen;
    running.current = { id, worker };
    put(id, { kind: 'reading', page: 0, of: 0 });
    const patience = patienceWith(() => end({ kind: 'not_read', why: 'too_complex' }));
    const end = (state: ReportFile['state']) => {
      patience.end();
      if (running.current?.worker !== worker) return;
      worker.terminate();
      running.current = undefined;
      put(id, state);
      next();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      patience.beginAnew();
      if (data.kind === 'page') put(id, { kind: 'reading', page: data.page, of: data.of });
      // pdf.js speaks on the same line, as it does in any worker.
      else if (data.kind === 'read' || data.kind === 'not_read') end(data);
    });
    worker.addEventListener('error', () => end({ kind: 'not_read', why: 'damaged' }));
    worker.postMessage({ file } satisfies ToWorker, []);
  };

  // What was read stays for who comes back from a letter; what was not ends with its worker.
  useEffect(
    () => () => {
      running.current?.worker.terminate();
      running.current = undefined;
      setFiles((all) =>
        all.filter(({ state }) => state.kind === 'read' || state.kind === 'not_read'),
      );
    },
    [setFiles],
  );

  return {
    files,
    reports: useReports(files),
    add(chosen: readonly File[]) {
      const added = chosen.map((file) => ({ id: nextId.current++, file }));
      const fits = added.filter(({ file }) => file.size <= reportLimits.bytes);
      setFiles((all) => [
        ...all,
        ...added.map(({ id, file }): ReportFile => ({
          id,
          name: file.name,
          file,
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

/** What was read so far: the same list until another file is read or taken out, whatever else is told of files. */
function useReports(files: readonly ReportFile[]): readonly CreditReport[] {
  const read = files.flatMap(({ state }) => (state.kind === 'read' ? state.reports : []));
  const [same, setSame] = useState(read);
  if (read.length === same.length && read.every((report, at) => report === same[at])) return same;
  setSame(read);
  return read;
}

const PATIENCE_MS = 60_000;

/** A file made to keep its reader busy is given up; each page that was read begins the wait again. */
function patienceWith(giveUp: () => void) {
  let timer = setTimeout(giveUp, PATIENCE_MS);
  const end = () => clearTimeout(timer);
  return {
    end,
    beginAnew() {
      end();
      timer = setTimeout(giveUp, PATIENCE_MS);
    },
  };
}
