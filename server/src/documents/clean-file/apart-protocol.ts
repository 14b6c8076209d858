import type { documentLimits, DocumentProblems } from '@creditfix/shared/documents';
import type { CleanAnswer } from './clean-bytes.ts';

/**
 * What a program behind a boundary and the server say to each other. The program loads no more of the server's modules, and none of
 * `shared`: those take longer than its decoders do, and nothing of them may be readable there.
 */

/** Said once the program is loaded: from here on it needs no further file. */
export const READY = 0x06;

/** What machine code that has taken over a decoder could still get at. */
export const Reach = {
  Reading: 'reading',
  Deleting: 'deleting',
  Writing: 'writing',
  Processes: 'processes',
  Settings: 'settings',
  Network: 'network',
  Programs: 'programs',
} as const;
export type Reach = (typeof Reach)[keyof typeof Reach];

/** What a file may be, told to the program that opens it. */
export type FileLimits = Pick<typeof documentLimits, 'filePages' | 'pictureSide' | 'pictureLeast'>;

/** Why a file is not taken; the code says it to the person. */
export type RefusalCode = keyof typeof DocumentProblems.catalogue;

export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/** An opened file on its way to the server: one line of JSON, then the pictures one after the other. */
export function packAnswer(answer: CleanAnswer): Buffer {
  const pictures = 'refusal' in answer ? [] : [answer.thumbnail, ...answer.pages];
  const head = 'refusal' in answer ? answer : { lengths: pictures.map(({ length }) => length) };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...pictures]);
}
