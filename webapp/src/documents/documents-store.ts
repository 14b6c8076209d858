import { documentEndpoints, type Enclosure } from '@creditfix/shared/documents';
import { addressOf, callApi, uploadFile } from '#webapp/kit/index.ts';

/** The server as this room sees it. In the wizard a session that is over is said in place: the letter on screen stays. */

const { addDocument, listDocuments, deleteDocument, getDocumentPage } = documentEndpoints;

interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

export function sendCopy(kind: Enclosure, file: File, { signal, onProgress }: Sending) {
  return uploadFile(addDocument, {
    query: { kind },
    file,
    signal,
    onProgress,
    staysOnPage: true,
  });
}

export function readCopies(staysOnPage: boolean) {
  return callApi(listDocuments, { staysOnPage });
}

export function deleteCopy(id: string, staysOnPage: boolean) {
  return callApi(deleteDocument, { params: { id }, staysOnPage });
}

export function pageAddress(id: string, page: number): string {
  return addressOf(getDocumentPage, { params: { id, page } });
}
