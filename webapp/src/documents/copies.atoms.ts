import type { Enclosure, StoredDocument } from '@creditfix/shared/documents';
import { atom } from '#webapp/kit/index.ts';
import { addEnclosure, sendCopy } from './documents.queries.ts';
import { UploadQueue, type Upload } from './upload-queue.ts';

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
export const uploadsAtom = atom(
  (get) => get(uploadsState),
  (get, set, move: UploadMove) => {
    const queue =
      get(queueAtom) ??
      new UploadQueue({
        send: sendCopy,
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
