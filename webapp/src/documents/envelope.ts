import {
  documentLimits,
  type Enclosure,
  type ExhibitMark,
  type StoredDocument,
} from '@creditfix/shared/documents';
import type { Upload } from './upload-queue.ts';

/** What goes into one envelope: the kinds that the letter lists, and the stored copies in the order in which they are printed. */
export interface Envelope {
  readonly ticked: readonly Enclosure[];
  readonly chosen: readonly string[];
}

/** A stored copy in its place in the envelope. */
export interface Exhibit {
  /** "A", "B" … as the letter and the copy itself will show it. */
  readonly letter: string;
  readonly copy: StoredDocument;
}

export type Direction = 'up' | 'down';

/** The letter of a place: A for the first. A letter takes fewer copies than the alphabet has. */
export function exhibitLetter(place: number): string {
  return String.fromCodePoint(65 + place);
}

/** The chosen copies with their letters. One that is not stored is left out, and the next takes its letter. */
export function exhibitsOf(
  chosen: readonly string[],
  copies: readonly StoredDocument[],
): readonly Exhibit[] {
  return chosen
    .map((id) => copies.find((copy) => copy.id === id))
    .filter((copy) => copy !== undefined)
    .map((copy, index) => ({ letter: exhibitLetter(index), copy }));
}

/** Puts a copy in, last; its kind is then listed. */
export function enclose(envelope: Envelope, { id, kind }: StoredDocument): Envelope {
  return {
    ticked: withKind(envelope.ticked, kind),
    chosen: envelope.chosen.includes(id) ? envelope.chosen : [...envelope.chosen, id],
  };
}

/** Takes a copy out. With the last one of a kind its line goes too, or the letter would list what is not in the envelope. */
export function takeOut(
  envelope: Envelope,
  { id, kind }: StoredDocument,
  copies: readonly StoredDocument[],
): Envelope {
  const chosen = envelope.chosen.filter((one) => one !== id);
  const another = exhibitsOf(chosen, copies).some(({ copy }) => copy.kind === kind);
  return { chosen, ticked: another ? envelope.ticked : withoutKind(envelope.ticked, kind) };
}

/** A tick without a file: the person puts a paper copy in by hand. */
export function tickPaper(envelope: Envelope, kind: Enclosure, ticked: boolean): Envelope {
  return {
    ...envelope,
    ticked: ticked ? withKind(envelope.ticked, kind) : withoutKind(envelope.ticked, kind),
  };
}

export function move(envelope: Envelope, id: string, direction: Direction): Envelope {
  const from = envelope.chosen.indexOf(id);
  const to = direction === 'up' ? from - 1 : from + 1;
  const other = envelope.chosen[to];
  if (from < 0 || other === undefined) return envelope;
  return { ...envelope, chosen: envelope.chosen.with(from, other).with(to, id) };
}

/**
 * The envelope without copies that are no longer stored; the same value if there are none. Nobody knows anymore of
 * which kind a missing one was, so a tick stays only where a file stands behind it: the letter may not list what is not there.
 */
export function withoutMissing(envelope: Envelope, copies: readonly StoredDocument[]): Envelope {
  const exhibits = exhibitsOf(envelope.chosen, copies);
  if (exhibits.length === envelope.chosen.length) return envelope;
  const kinds = new Set(exhibits.map(({ copy }) => copy.kind));
  return {
    ticked: envelope.ticked.filter((kind) => kinds.has(kind)),
    chosen: exhibits.map(({ copy }) => copy.id),
  };
}

/** Stored copies of a kind that are not in this envelope, newest first. */
export function offered(
  kind: Enclosure,
  chosen: readonly string[],
  copies: readonly StoredDocument[],
): readonly StoredDocument[] {
  return copies
    .filter((copy) => copy.kind === kind && !chosen.includes(copy.id))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** How many more files this envelope can take, those on their way counted. */
export function filesLeft({ chosen }: Envelope, onTheirWay: number): number {
  return Math.max(0, documentLimits.perLetter - chosen.length - onTheirWay);
}

export function pagesOf(exhibits: readonly Exhibit[]): number {
  return exhibits.reduce((pages, { copy }) => pages + copy.pages, 0);
}

function withKind(ticked: readonly Enclosure[], kind: Enclosure): readonly Enclosure[] {
  return ticked.includes(kind) ? ticked : [...ticked, kind];
}

function withoutKind(ticked: readonly Enclosure[], kind: Enclosure): readonly Enclosure[] {
  return ticked.filter((one) => one !== kind);
}

/** A kind of copy as the question offers it. */
export interface OfferedKind {
  readonly kind: Enclosure;
  readonly label: string;
  readonly hint?: string;
}

/** What the row of one kind shows. */
export interface KindFacts {
  readonly exhibits: readonly Exhibit[];
  /** What the person marked on the copies of this letter. */
  readonly marks: readonly ExhibitMark[];
  /** Stored for an earlier letter and not in this one. */
  readonly offered: readonly StoredDocument[];
  readonly uploads: readonly Upload[];
  /** Listed without a file, so that the person puts it in on paper; unknown until the stored copies are there. */
  readonly paper: 'yes' | 'no' | 'unknown';
  /** How many more files the letter can take. */
  readonly mayAdd: number;
}

/** What a row can ask for. */
export interface KindActions {
  readonly add: (files: readonly File[]) => void;
  readonly edit: (file: File) => void;
  readonly dropUpload: (id: string) => void;
  readonly retryUpload: (id: string) => void;
  readonly use: (copy: StoredDocument) => void;
  readonly takeOut: (copy: StoredDocument) => void;
  readonly remove: (copy: StoredDocument) => Promise<string | undefined>;
  readonly see: (copy: StoredDocument) => void;
  readonly mark: (copy: StoredDocument) => void;
  readonly tickPaper: (on: boolean) => void;
}
