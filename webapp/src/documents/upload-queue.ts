import {
  documentLimits,
  DocumentProblems,
  type Enclosure,
  type StoredDocument,
} from '@creditfix/shared/documents';
import type { ApiAnswer, ApiProblem } from '#webapp/kit/index.ts';

/** What a file picker offers. The server decides by content; a name or a type is only a hint. */
export const acceptedFiles =
  '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic,image/heif';

const NAMES = /\.(?:pdf|jpe?g|png|heic|heif)$/i;
const TYPES = /^(?:application\/pdf|image\/(?:jpeg|png|heic|heif))$/;

/** Why there is no use in sending a file, in the server's own words; nothing where it can be tried. */
export function faultOf(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const { catalogue } = DocumentProblems;
  if (file.size === 0) return catalogue['documents.empty'].text;
  if (file.size > documentLimits.fileBytes) return catalogue['documents.too_large'].text;
  // A phone may leave out the name's ending or the type: one that fits is enough.
  const fits = NAMES.test(file.name) || TYPES.test(file.type);
  return fits ? undefined : catalogue['documents.wrong_type'].text;
}

/** Files on their way to the server: one at a time, so that they arrive in the order in which they were picked. */

/** One file on its way, as the page shows it. */
export interface Upload {
  readonly id: string;
  readonly kind: Enclosure;
  readonly name: string;
  readonly bytes: number;
  readonly state: UploadState;
}

type UploadState =
  | { readonly step: 'waiting' }
  | { readonly step: 'sending'; readonly share: number }
  /** All bytes have left; the server reads the file. */
  | { readonly step: 'checking' }
  /** `again`: the same file may well get through at another try. */
  | { readonly step: 'failed'; readonly text: string; readonly again: boolean };

interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

interface UploadQueueParts {
  readonly send: (
    kind: Enclosure,
    file: File,
    options: SendOptions,
  ) => Promise<ApiAnswer<StoredDocument>>;
  readonly onChange: (uploads: readonly Upload[]) => void;
  readonly onStored: (copy: StoredDocument) => void;
}

interface Entry extends Upload {
  readonly file: File;
  readonly abort: AbortController;
}

export class UploadQueue {
  readonly #parts: UploadQueueParts;
  #entries: readonly Entry[] = [];
  #made = 0;
  #running = false;

  constructor(parts: UploadQueueParts) {
    this.#parts = parts;
  }

  add(kind: Enclosure, files: readonly File[]): void {
    this.#show([...this.#entries, ...files.map((file) => this.#entry(kind, file))]);
    void this.#run();
  }

  /** Stops a file, or takes a failed one off the page. */
  drop(id: string): void {
    this.#find(id)?.abort.abort();
    this.#show(this.#entries.filter((entry) => entry.id !== id));
  }

  retry(id: string): void {
    this.#set(id, { step: 'waiting' });
    void this.#run();
  }

  #entry(kind: Enclosure, file: File): Entry {
    this.#made += 1;
    const fault = faultOf(file);
    return {
      id: `upload-${this.#made}`,
      kind,
      name: file.name,
      bytes: file.size,
      state: fault ? { step: 'failed', text: fault, again: false } : { step: 'waiting' },
      file,
      abort: new AbortController(),
    };
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) await this.#sendOne(next);
    } finally {
      this.#running = false;
    }
  }

  #next(): Entry | undefined {
    return this.#entries.find(({ state }) => state.step === 'waiting');
  }

  async #sendOne({ id, kind, file, abort }: Entry): Promise<void> {
    this.#set(id, { step: 'sending', share: 0 });
    try {
      const answer = await this.#parts.send(kind, file, {
        signal: abort.signal,
        onProgress: (share) =>
          this.#set(id, share < 1 ? { step: 'sending', share } : { step: 'checking' }),
      });
      if (!answer.ok) return this.#set(id, failureOf(answer.problem));
      this.#show(this.#entries.filter((entry) => entry.id !== id));
      this.#parts.onStored(answer.data);
    } catch (error) {
      // Stopped by the person, who has taken it off the page already.
      if (!abort.signal.aborted) throw error;
    }
  }

  #find(id: string): Entry | undefined {
    return this.#entries.find((entry) => entry.id === id);
  }

  #set(id: string, state: UploadState): void {
    if (!this.#find(id)) return;
    this.#show(this.#entries.map((entry) => (entry.id === id ? { ...entry, state } : entry)));
  }

  #show(entries: readonly Entry[]): void {
    this.#entries = entries;
    this.#parts.onChange(entries);
  }
}

/** True while leaving the page would lose a file. */
export function isOnItsWay({ state }: Upload): boolean {
  return state.step !== 'failed';
}

function failureOf({ error, status }: ApiProblem): UploadState {
  // A refusal of the file stays one; no connection, no session, too many or too busy can pass.
  const again = status === 0 || status === 401 || status === 429 || status >= 500;
  return { step: 'failed', text: error, again };
}
