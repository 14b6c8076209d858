import { Console } from 'node:console';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FileLimits, packAnswer, READY } from './apart-protocol.ts';
import { cleanBytes, loadDecoder } from './clean-bytes.ts';

const PAGE_BYTES = 65_536;

/**
 * Keeps each WebAssembly memory of this process within a limit. The limit on a process's own objects counts neither that
 * memory nor buffers, and the decoders ask for up to 4 GB. They grow it from JavaScript, so the refusal can be here; to
 * them it is a machine that has no more.
 */
function capWasmMemory(mostBytes: number): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function growWithin(this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > mostBytes)
      throw new RangeError('this file needs too much memory');
    return grow.call(this, pages);
  };
}

/** The process in which one uploaded file is opened: the file comes in, the answer goes out, and that is its life. */

const [type = '', mostBytes = '', limits = ''] = process.argv.slice(2);

// Libraries talk about broken files; only the answer may go out.
globalThis.console = new Console(new PassThrough().resume());
capWasmMemory(Number(mostBytes));
// Nothing can be opened anymore once the file is here.
await loadDecoder(type);
// So does Deno what its signals and pipes need, when they are first asked for.
process.once('SIGHUP', () => process.exit(1));
const file = buffer(process.stdin);
process.stdout.write(Buffer.from([READY]));
const answer = await cleanBytes(await file, JSON.parse(limits) as FileLimits);
process.stdout.write(packAnswer(answer), () => process.exit(0));
