import type { FieldFault } from '@creditfix/shared/kernel';
import type { Draft, DraftContent } from '@creditfix/shared/letters';

/** Where unfinished letters are kept: the server, as far as the autosave needs to know it. */
export interface DraftStore {
  /** Asked again with the same key, it starts no second draft: it answers with the one that is there, as it is. Its id is the server's. */
  create(key: string, content: DraftContent): Promise<StoreAnswer<Draft>>;
  save(id: string, revision: number, content: DraftContent): Promise<StoreAnswer<Draft>>;
  /** @param options `staysOnPage` where what is on screen would be lost if the session turned out to be over */
  read(id: string, options?: { readonly staysOnPage: boolean }): Promise<StoreAnswer<Draft>>;
  list(): Promise<StoreAnswer<readonly Draft[]>>;
}

export type StoreAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: StoreFailure };

/**
 * Why keeping failed, sorted by what to do next: `unreachable` and `busy` are tried again (only with the first may the
 * call have worked all the same), the others need the person.
 */
export type StoreFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'signed_out' }
  | { readonly kind: 'changed_elsewhere' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'already_signed' }
  | Refused;

/** The fields that the server does not take, by their paths in the draft. */
export interface Refused {
  readonly kind: 'refused';
  readonly text: string;
  readonly fields?: readonly FieldFault[] | undefined;
}
