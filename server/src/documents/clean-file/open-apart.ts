import { documentLimits, DocumentProblems } from '@creditfix/shared/documents';
import { RequestProblems } from '@creditfix/shared/kernel';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { RefusalCode } from './apart-protocol.ts';
import { chosenBoundary } from './choose-boundary.ts';
import type { CleanAnswer } from './clean-bytes.ts';
import { fileTypeOf } from './file-type.ts';
import { runApart, type ApartLimits } from './run-apart.ts';

const SCRIPT = fileURLToPath(new URL('./open-file.ts', import.meta.url));

/**
 * Opens an uploaded file in a process of its own, behind the strongest boundary that the system has given. A thread would not
 * do: where V8 finds no memory for one large object, or a decoder's machine code goes wrong, the whole process ends with it.
 *
 * @throws Problem `request.busy` if no such process could be started
 */
export async function openApart(bytes: Uint8Array, timeoutMs?: number): Promise<CleanAnswer> {
  const boundary = await chosenBoundary().catch(() => raiseBusy());
  const type = fileTypeOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const limits = limitsFor(type, bytes.length);
  const outcome = await runApart(boundary, {
    script: SCRIPT,
    args: [type, String(limits.decoderBytes), JSON.stringify(documentLimits)],
    input: bytes,
    limits,
    timeoutMs: timeoutMs ?? limits.cpuSeconds * WAIT_PER_CPU_SECOND_MS,
  });
  if (outcome === 'not_started') return raiseBusy();
  // Out of time, out of memory, or brought down: to the person it is a file that can't be opened.
  const answer = outcome === 'ended' ? undefined : unpackAnswer(outcome);
  return answer ?? { refusal: 'documents.unreadable' };
}

function raiseBusy(): never {
  throw RequestProblems.raise('request.busy', { retryAfterSeconds: 10 });
}

/** On a busy machine a process waits longer than it works. */
const WAIT_PER_CPU_SECOND_MS = 2_000;

const MB = 1024 * 1024;
/** What a 48-megapixel photo needs; the decoder of HEIC unpacks all of it, however small the file. */
const MOST_DECODER_MEMORY = 640 * MB;
/** For the runtime's own objects and the finished pages. */
const OTHER_MEMORY = 192 * MB;

/**
 * What opening a file may take grows with the file: one of two kilobytes that unpacks without end is stopped long before one
 * that holds ten scanned pages would be.
 */
function limitsFor(type: string, bytes: number): ApartLimits & { readonly decoderBytes: number } {
  const decoder = type === 'pdf' ? 160 * MB + 64 * bytes : MOST_DECODER_MEMORY;
  const decoderBytes = Math.min(decoder, MOST_DECODER_MEMORY);
  return {
    decoderBytes,
    memoryBytes: decoderBytes + OTHER_MEMORY,
    cpuSeconds: Math.min(8 + Math.ceil(bytes / 10_000), 30),
  };
}

const headSchema = z.union([
  z.object({ refusal: z.custom<RefusalCode>(isRefusal) }),
  z.object({ lengths: z.array(z.number().int().min(1)).min(2) }),
]);

const LINE_END = 0x0a;

/** @returns undefined for anything but a whole answer: the sender has opened a stranger's file */
function unpackAnswer(bytes: Buffer): CleanAnswer | undefined {
  const end = bytes.indexOf(LINE_END);
  const head = headSchema.safeParse(parsed(bytes.toString('utf8', 0, Math.max(end, 0)))).data;
  if (!head || 'refusal' in head) return head;
  let at = end + 1;
  const [thumbnail, ...pages] = head.lengths.map((length) => bytes.subarray(at, (at += length)));
  return thumbnail && at === bytes.length ? { pages, thumbnail } : undefined;
}

function isRefusal(value: unknown): boolean {
  return typeof value === 'string' && Object.hasOwn(DocumentProblems.catalogue, value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
