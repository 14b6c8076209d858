import { Console } from 'node:console';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { packAnswer } from './answer-bytes.ts';
import { capWasmMemory } from './cap-wasm-memory.ts';
import { cleanBytes } from './clean-bytes.ts';

/** The process in which one uploaded file is opened: the file comes in, the answer goes out, and that is its life. */

// Libraries talk about broken files; only the answer may go out.
globalThis.console = new Console(new PassThrough().resume());
capWasmMemory();
const answer = await cleanBytes(await buffer(process.stdin));
process.stdout.write(packAnswer(answer), () => process.exit(0));
