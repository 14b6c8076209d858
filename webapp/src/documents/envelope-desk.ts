import type { Enclosure, StoredDocument } from '@creditfix/shared/documents';
import type { Exhibit } from './envelope.ts';
import type { Upload } from './upload-queue.ts';

/** A kind of copy as the question offers it. */
export interface OfferedKind {
  readonly kind: Enclosure;
  readonly label: string;
  readonly hint?: string;
}

/** What the row of one kind shows. */
export interface KindFacts {
  readonly exhibits: readonly Exhibit[];
  /** Stored for an earlier letter and not in this one. */
  readonly offered: readonly StoredDocument[];
  readonly uploads: readonly Upload[];
  /** Listed without a file, so that the person puts it in on paper; unknown until the stored copies are there. */
  readonly paper: 'yes' | 'no' | 'unknown';
  /** How many more files the letter can take. */
  readonly room: number;
}

/** What a row can ask for. */
export interface KindDeeds {
  readonly add: (files: readonly File[]) => void;
  readonly dropUpload: (id: string) => void;
  readonly retryUpload: (id: string) => void;
  readonly use: (copy: StoredDocument) => void;
  readonly takeOut: (copy: StoredDocument) => void;
  readonly remove: (copy: StoredDocument) => Promise<string | undefined>;
  readonly see: (copy: StoredDocument) => void;
  readonly tickPaper: (on: boolean) => void;
}
