import {
  documentEndpoints,
  type Enclosure,
  type StoredDocument,
} from '@creditfix/shared/documents';
import {
  addressOf,
  callApi,
  queryClient,
  queryOf,
  uploadFile,
  useQuery,
} from '#webapp/kit/index.ts';

/** The server as this feature sees it. In the wizard a session that is over is said in place: the letter on screen stays. */

const { addDocument, listDocuments, deleteDocument, getDocumentPage } = documentEndpoints;

/** From one step of the wizard to the next, the enclosures stay on screen. */
const KEPT_MS = 5 * 60_000;

interface Where {
  readonly staysOnPage: boolean;
}

const enclosuresFor = (where: Where) => queryOf(listDocuments, where);

/** The stored copies, asked for again each time somebody comes to see them. */
export function useEnclosures(where: Where) {
  const { data, error, refetch } = useQuery({
    ...enclosuresFor(where),
    gcTime: KEPT_MS,
    staleTime: 0,
  });
  return {
    /** Undefined until they are known. */
    copies: data?.documents,
    trouble: data ? undefined : error?.problem.error,
    reload: () => void refetch(),
    /**
     * @param onGone told before the copy leaves the list
     * @returns why it did not work; nothing if the copy is gone
     */
    remove: async (id: string, onGone: () => void): Promise<string | undefined> => {
      const answer = await callApi(deleteDocument, { params: { id }, ...where });
      // Deleted before, in another tab: that is what was wanted.
      if (!answer.ok && answer.problem.status !== 404) return answer.problem.error;
      onGone();
      change((copies) => copies.filter((copy) => copy.id !== id));
      return undefined;
    },
  };
}

/** Shows a copy that has just been stored. */
export function addEnclosure(copy: StoredDocument): void {
  change((copies) => [copy, ...copies.filter(({ id }) => id !== copy.id)]);
}

/** A list that was asked for before the change is out of date: it is asked for again. */
function change(work: (copies: readonly StoredDocument[]) => StoredDocument[]): void {
  const { queryKey } = enclosuresFor({ staysOnPage: true });
  queryClient.setQueryData(queryKey, (now) => now && { ...now, documents: work(now.documents) });
  void queryClient.invalidateQueries({ queryKey });
}

interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

export function sendEnclosure(kind: Enclosure, file: File, { signal, onProgress }: Sending) {
  return uploadFile(addDocument, {
    query: { kind },
    file,
    signal,
    onProgress,
    staysOnPage: true,
  });
}

export function pageAddress(id: string, page: number): string {
  return addressOf(getDocumentPage, { params: { id, page } });
}
