const PAGE_BYTES = 65_536;

/**
 * Keeps each WebAssembly memory of this process within a limit. The limit on a process's own objects counts neither that
 * memory nor buffers, and the decoders ask for up to 4 GB. They grow it from JavaScript, so the refusal can be here; to
 * them it is a machine that has no more.
 */
export function capWasmMemory(mostBytes: number): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function growWithin(this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > mostBytes)
      throw new RangeError('this file needs too much memory');
    return grow.call(this, pages);
  };
}
