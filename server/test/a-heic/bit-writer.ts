/** Bits, most significant first, with the codes of HEVC's headers (ITU-T H.265, 9.2). */
export class BitWriter {
  readonly #bytes: number[] = [];
  #current = 0;
  #filled = 0;

  /** One bit. */
  bit(value: number): this {
    this.#current = (this.#current << 1) | (value & 1);
    this.#filled += 1;
    if (this.#filled === 8) {
      this.#bytes.push(this.#current);
      this.#current = 0;
      this.#filled = 0;
    }
    return this;
  }

  /** A number of so many bits. */
  u(bits: number, value: number): this {
    for (let at = bits - 1; at >= 0; at -= 1) this.bit(Math.floor(value / 2 ** at) & 1);
    return this;
  }

  /** Exponential Golomb codes. */
  ue(...values: readonly number[]): this {
    for (const value of values) {
      const length = Math.floor(Math.log2(value + 1));
      this.u(length, 0).u(length + 1, value + 1);
    }
    return this;
  }

  /** Zeros up to the next whole byte. */
  align(): this {
    while (this.#filled > 0) this.bit(0);
    return this;
  }

  /** The stop bit at the end of a unit. */
  stop(): this {
    return this.bit(1).align();
  }

  bytes(): Buffer {
    return Buffer.from(this.#bytes);
  }
}
