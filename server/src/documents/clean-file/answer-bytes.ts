import { z } from 'zod';
import { DocumentProblems } from '@creditfix/shared/documents';
import type { CleanAnswer } from './clean-bytes.ts';
import type { RefusalCode } from './apart-protocol.ts';

/** How an opened file travels between processes: one line of JSON, then the pictures one after the other. */

const headSchema = z.union([
  z.object({ refusal: z.custom<RefusalCode>(isRefusal) }),
  z.object({ lengths: z.array(z.number().int().min(1)).min(2) }),
]);

const LINE_END = 0x0a;

export function packAnswer(answer: CleanAnswer): Buffer {
  const pictures = 'refusal' in answer ? [] : [answer.thumbnail, ...answer.pages];
  const head = 'refusal' in answer ? answer : { lengths: pictures.map(({ length }) => length) };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...pictures]);
}

/** @returns undefined for anything but a whole answer: the sender has opened a stranger's file */
export function unpackAnswer(bytes: Buffer): CleanAnswer | undefined {
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
