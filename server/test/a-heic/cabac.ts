import type { BitWriter } from './bit-writer.ts';

/** Range of the less probable symbol by state, where the range is in its highest quarter (H.265, table 9-52). */
const LPS = [
  240, 227, 216, 205, 195, 185, 175, 166, 158, 150, 142, 135, 128, 122, 116, 110, 104, 99, 94, 89,
  85, 80, 76, 72, 69, 65, 62, 59, 56, 53, 50, 48, 45, 43, 41, 39, 37, 35, 33, 31, 30, 28, 27, 25,
  24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 14, 13, 12, 12, 11, 11, 10, 9, 2,
];
const LAST_STATE = 62;

/** As much of HEVC's arithmetic coder (H.265, 9.3.4) as a picture of plain samples needs. */
export class Cabac {
  readonly #out: BitWriter;
  #low = 0;
  #range = 510;
  #isFirst = true;
  #outstanding = 0;
  /** Of the one context that is used: it only ever sees its more probable symbol. */
  #state = 0;

  constructor(out: BitWriter) {
    this.#out = out;
  }

  start(): void {
    this.#low = 0;
    this.#range = 510;
    this.#isFirst = true;
    this.#outstanding = 0;
  }

  probable(): void {
    this.#range -= LPS[this.#state] ?? 0;
    this.#state = Math.min(this.#state + 1, LAST_STATE);
    this.#renormalise();
  }

  /** `true` also ends the arithmetic code; its last bit is a one. */
  terminate(ends: boolean): void {
    this.#range -= 2;
    if (!ends) {
      this.#renormalise();
      return;
    }
    this.#low += this.#range;
    this.#range = 2;
    this.#renormalise();
    this.#put((this.#low >> 9) & 1);
    this.#out.u(2, ((this.#low >> 7) & 3) | 1);
  }

  #renormalise(): void {
    while (this.#range < 256) {
      if (this.#low < 256) this.#put(0);
      else if (this.#low >= 512) {
        this.#low -= 512;
        this.#put(1);
      } else {
        this.#low -= 256;
        this.#outstanding += 1;
      }
      this.#range <<= 1;
      this.#low <<= 1;
    }
  }

  #put(bit: number): void {
    if (this.#isFirst) this.#isFirst = false;
    else this.#out.bit(bit);
    for (; this.#outstanding > 0; this.#outstanding -= 1) this.#out.bit(1 - bit);
  }
}
