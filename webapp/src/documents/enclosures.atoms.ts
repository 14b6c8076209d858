import type { Enclosure, StoredDocument } from '@creditfix/shared/documents';
import { useEffect, useEffectEvent } from 'react';
import { atom, useAtom } from '#webapp/kit/index.ts';
import { addEnclosure, sendEnclosure } from './documents.queries.ts';
import { UploadQueue, type Upload, isOnItsWay } from './upload-queue.ts';

/** The files on their way, shared by the wizard's part and whatever is on screen meanwhile. */

/** Takes a copy that has just been stored into the letter on screen. Nobody does where the person has moved on. */
export const takerAtom = atom<{ readonly take: (copy: StoredDocument) => void } | undefined>(
  undefined,
);

const uploadsState = atom<readonly Upload[]>([]);
const queueAtom = atom<UploadQueue | undefined>(undefined);

export type UploadMove =
  | { readonly kind: 'add'; readonly of: Enclosure; readonly files: readonly File[] }
  | { readonly kind: 'drop'; readonly id: string }
  | { readonly kind: 'retry'; readonly id: string };

/** Reading gives the files on their way; writing sends more, stops one or tries it again. */
const uploadsAtom = atom(
  (get) => get(uploadsState),
  (get, set, move: UploadMove) => {
    const queue =
      get(queueAtom) ??
      new UploadQueue({
        send: sendEnclosure,
        onChange: (uploads) => set(uploadsState, uploads),
        onStored: (copy) => {
          addEnclosure(copy);
          get(takerAtom)?.take(copy);
        },
      });
    set(queueAtom, queue);
    if (move.kind === 'add') queue.add(move.of, move.files);
    else if (move.kind === 'drop') queue.drop(move.id);
    else queue.retry(move.id);
  },
);

/** Files on their way. The owner is told how many, and leaving the page on them is asked about. */
export function useUploads(onSending: (files: number) => void = () => undefined) {
  const [uploads, moveUpload] = useAtom(uploadsAtom);
  const onTheirWay = uploads.filter(isOnItsWay).length;
  const tell = useEffectEvent(onSending);
  useEffect(() => {
    tell(onTheirWay);
    if (onTheirWay === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [onTheirWay]);
  return { uploads, onTheirWay, moveUpload };
}
