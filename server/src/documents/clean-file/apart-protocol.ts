import type { DocumentProblems } from '@creditfix/shared/documents';

/** What a program behind a boundary and the server say to each other; the program sees no more of the server's modules. */

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

/** Why a file is not taken; the code says it to the person. */
export type RefusalCode = keyof typeof DocumentProblems.catalogue;

export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}
