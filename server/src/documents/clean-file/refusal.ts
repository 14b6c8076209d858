import type { DocumentProblems } from '@creditfix/shared/documents';

/** Why a file is not taken; the code says it to the person. */
export type RefusalCode = keyof typeof DocumentProblems.catalogue;

export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}
