import { enclosures } from '@creditfix/shared/documents';
import type { OwnLetter } from '#server/letters/index.ts';
import type { OwnCopy } from '#server/documents/index.ts';
import { indexPage, type IndexedCopy, type IndexedLetter } from './index-page.ts';

/** What went into a download, written down while it goes in; the names in it come from ids alone, never from what people wrote. */
export class DataIndex {
  readonly #email: string;
  readonly #at: Date;
  readonly #letters: IndexedLetter[] = [];
  readonly #copies: IndexedCopy[] = [];
  readonly #missing: string[] = [];
  readonly #names = new Set<string>();

  constructor(email: string, at: Date) {
    this.#email = email;
    this.#at = at;
  }

  addLetter({
    id,
    reference: given,
    signedAt,
    documentSha256,
    hasPdf,
    hasPacket,
  }: OwnLetter): void {
    const reference = this.#nameOf(given);
    this.#letters.push({
      letter: { id, reference: given, signedAt, documentSha256, hasPdf, hasPacket },
      pdfName: `letters/${reference}.pdf`,
      packetName: `letters/${reference}-with-copies.pdf`,
    });
  }

  get letters(): readonly IndexedLetter[] {
    return this.#letters;
  }

  addCopy(copy: OwnCopy, names: readonly string[]): void {
    this.#copies.push({ label: enclosures[copy.kind].line, addedAt: copy.createdAt, names });
  }

  addMissing(name: string): void {
    this.#missing.push(name);
  }

  page(): string {
    return indexPage({
      email: this.#email,
      at: this.#at,
      letters: this.#letters,
      copies: this.#copies,
      missing: this.#missing,
    });
  }

  /** Two letters may share a reference; no two files share a name. */
  #nameOf(reference: string): string {
    const plain = reference.replace(/[^A-Za-z0-9-]/g, '-');
    let name = plain;
    for (let count = 2; this.#names.has(name); count += 1) name = `${plain}-${count}`;
    this.#names.add(name);
    return name;
  }
}
