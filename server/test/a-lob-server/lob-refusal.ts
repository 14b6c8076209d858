import { LOB_ERRORS, type LobErrorCode } from './lob-errors.table.ts';

/** A refusal in Lob's own form. */
export class LobRefusal extends Error {
  readonly code: LobErrorCode;
  readonly status: number;

  constructor(code: LobErrorCode, message: string = LOB_ERRORS[code][1]) {
    super(message);
    this.code = code;
    this.status = LOB_ERRORS[code][0];
  }

  get body(): object {
    return { error: { message: this.message, status_code: this.status, code: this.code } };
  }
}
