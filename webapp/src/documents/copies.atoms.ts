import type { Enclosure, StoredDocument } from '@creditfix/shared/documents';
import { atom } from '#webapp/kit/index.ts';
import { deleteCopy, readCopies, sendCopy } from './documents-store.ts';
import { UploadQueue, type Upload } from './upload-queue.ts';

/** The copies that the person keeps and the files on their way, shared by the wizard's part and the page of its own. */

export type CopiesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'ready'; readonly copies: readonly StoredDocument[] };

const copiesState = atom<CopiesState>({ kind: 'loading' });

/** Counts what this page itself added and deleted: a list that was asked for before such a change is out of date. */
const changes = atom(0);

type CopiesMove =
  | { readonly kind: 'added'; readonly copy: StoredDocument }
  | { readonly kind: 'gone'; readonly id: string };

/** Reading gives the stored copies; writing tells of a change that the server has made. */
export const copiesAtom = atom(
  (get) => get(copiesState),
  (get, set, move: CopiesMove) => {
    set(changes, get(changes) + 1);
    const now = get(copiesState);
    if (now.kind !== 'ready') return;
    const others = now.copies.filter(
      ({ id }) => id !== (move.kind === 'added' ? move.copy.id : move.id),
    );
    set(copiesState, {
      kind: 'ready',
      copies: move.kind === 'added' ? [move.copy, ...others] : others,
    });
  },
);

export const loadCopiesAtom = atom(null, async (get, set, staysOnPage: boolean): Promise<void> => {
  if (get(copiesState).kind === 'failed') set(copiesState, { kind: 'loading' });
  for (;;) {
    const before = get(changes);
    const answer = await readCopies(staysOnPage);
    if (!answer.ok) return set(copiesState, { kind: 'failed', text: answer.problem.error });
    if (get(changes) === before) {
      return set(copiesState, { kind: 'ready', copies: answer.data.documents });
    }
  }
});

interface Deletion {
  readonly id: string;
  readonly staysOnPage: boolean;
  readonly onGone: () => void;
}

/** @returns why a copy could not be deleted; nothing where it is gone */
export const deleteCopyAtom = atom(
  null,
  async (_get, set, { id, staysOnPage, onGone }: Deletion): Promise<string | undefined> => {
    const answer = await deleteCopy(id, staysOnPage);
    // Deleted before, in another tab: that is what was wanted.
    if (!answer.ok && answer.problem.status !== 404) return answer.problem.error;
    onGone();
    set(copiesAtom, { kind: 'gone', id });
    return undefined;
  },
);

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
          set(copiesAtom, { kind: 'added', copy });
          get(takerAtom)?.take(copy);
        },
      });
    set(queueAtom, queue);
    if (move.kind === 'add') queue.add(move.of, move.files);
    else if (move.kind === 'drop') queue.drop(move.id);
    else queue.retry(move.id);
  },
);
