import { createHash, randomBytes } from 'node:crypto';
import type { CheckedFile } from './check-file.ts';
import type { LetterParams } from './check-letter.ts';
import type { FailureReason, TrackingEvent } from './lob-objects.ts';
import type { LobMode } from './test-lob.ts';

/** What the stand-in remembers. */

export interface LetterRow {
  readonly id: string;
  readonly mode: LobMode;
  readonly params: LetterParams;
  readonly file: CheckedFile;
  readonly sha256: string;
  readonly idempotencyKey: string | null;
  readonly createdAt: Date;
  /** Until then it can be called back. */
  readonly sendAt: Date;
  readonly renderedAt: Date;
  readonly trackingNumber: string | null;
  readonly trackingEvents: TrackingEvent[];
  modifiedAt: Date;
  deletedAt: Date | null;
  failure: FailureReason | null;
  failsAt: Date | null;
  deliveredAt: Date | null;
}

export interface LobWorldOptions {
  readonly now: () => Date;
  /** How long a letter can be called back; five minutes for new accounts. */
  readonly cancelWindowMs: number;
  /** How long the proof takes after the answer. */
  readonly renderMs: number;
}

const DAY = 86_400_000;

export class LobWorld {
  readonly letters = new Map<string, LetterRow>();
  readonly #options: LobWorldOptions;
  readonly #keys = new Map<string, { readonly letter: Promise<LetterRow>; readonly at: Date }>();
  #shiftMs = 0;
  #mailed = 0;

  constructor(options: LobWorldOptions) {
    this.#options = options;
  }

  now(): Date {
    return new Date(this.#options.now().getTime() + this.#shiftMs);
  }

  /** Puts this clock so much ahead of the one that it was given. */
  shiftClock(shiftMs: number): void {
    this.#shiftMs = shiftMs;
  }

  newId(name: 'ltr' | 'adr' | 'evt' | 'evnt' | 'us_ver'): string {
    return `${name}_${randomBytes(8).toString('hex')}`;
  }

  /** The same key names the same letter for 24 hours, whatever else is asked; a refusal uses no key up. */
  async once(
    mode: LobMode,
    key: string | null,
    make: () => Promise<LetterRow>,
  ): Promise<LetterRow> {
    if (key === null) return await make();
    const name = `${mode} ${key}`;
    for (;;) {
      const kept = this.#keys.get(name);
      if (!kept || this.now().getTime() - kept.at.getTime() >= DAY) break;
      try {
        return await kept.letter;
      } catch {
        // The first request under this key was refused: it binds nobody.
        if (this.#keys.get(name) === kept) this.#keys.delete(name);
      }
    }
    const letter = make();
    this.#keys.set(name, { letter, at: this.now() });
    return await letter;
  }

  addLetter(
    mode: LobMode,
    params: LetterParams,
    file: CheckedFile,
    idempotencyKey: string | null,
  ): LetterRow {
    const createdAt = this.now();
    const { cancelWindowMs, renderMs } = this.#options;
    const row: LetterRow = {
      id: this.newId('ltr'),
      mode,
      params,
      file,
      idempotencyKey,
      createdAt,
      sha256: createHash('sha256').update(params.file).digest('hex'),
      sendAt: params.sendDate ?? new Date(createdAt.getTime() + cancelWindowMs),
      renderedAt: new Date(createdAt.getTime() + renderMs),
      trackingNumber: params.extraService === null ? null : this.#trackingNumber(),
      trackingEvents: [],
      modifiedAt: createdAt,
      deletedAt: null,
      failure: null,
      failsAt: null,
      deliveredAt: null,
    };
    this.letters.set(row.id, row);
    return row;
  }

  /** As the Postal Service numbers certified mail: 22 digits, the last one checks the others. */
  #trackingNumber(): string {
    this.#mailed += 1;
    const digits = `9207190235890900${String(this.#mailed).padStart(5, '0')}`;
    const sum = [...digits]
      .toReversed()
      .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
    return `${digits}${(10 - (sum % 10)) % 10}`;
  }
}
