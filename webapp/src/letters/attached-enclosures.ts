import { documentEndpoints, type StoredDocument } from '@creditfix/shared/documents';
import type { AttachedEnclosure } from '@creditfix/shared/letters';
import { useCallback, useMemo } from 'react';
import { atom, callApi, useAtomValue, useSetAtom } from '#webapp/kit/index.ts';
import type { LetterForm } from './letter-form.ts';

/** The copies that the person keeps, as far as this page knows them: a form holds only their ids. */
const copiesAtom = atom<readonly StoredDocument[]>([]);

/** The copies of this letter in the order in which they are bound. The hash is known to the server alone, which signs it. */
export function attachedOf(
  { documents, marks }: Pick<LetterForm, 'documents' | 'marks'>,
  copies: readonly StoredDocument[],
): readonly AttachedEnclosure[] {
  return documents.flatMap((id) => {
    const copy = copies.find((one) => one.id === id);
    if (!copy) return [];
    const own = marks.filter(({ documentId }) => documentId === id);
    const attached = { documentId: id, kind: copy.kind, pages: copy.pages, sha256: '' };
    return [own.length > 0 ? { ...attached, marks: own } : attached];
  });
}

export function useAttached(form: LetterForm): readonly AttachedEnclosure[] {
  const copies = useAtomValue(copiesAtom);
  const { documents, marks } = form;
  return useMemo(() => attachedOf({ documents, marks }, copies), [documents, marks, copies]);
}

/** Takes what the slot for copies has found out. */
export function useKnowCopies(): (copies: readonly StoredDocument[]) => void {
  return useSetAtom(copiesAtom);
}

export type ReadCopies = () => Promise<readonly StoredDocument[]>;

/** Asks the server. If it does not answer, the letter opens as if nothing were attached; the copies stay chosen. */
export function useReadCopies(): ReadCopies {
  const know = useKnowCopies();
  return useCallback(async () => {
    const answer = await callApi(documentEndpoints.listDocuments, { staysOnPage: true });
    const copies = answer.ok ? answer.data.documents : [];
    know(copies);
    return copies;
  }, [know]);
}
