import type {
  AddressVerdict,
  MailAddress,
  MailClass,
  MailEventKind,
} from '@creditfix/shared/mailing';

/**
 * Who brings letters to the post: Lob, or our own staff with a manual mail queue. Calls throw `CarrierUnreachable` where no answer came
 * or one that says to try again (it is unknown then whether the action was done), `CarrierRefusal` where the answer is a clear no.
 * None of them may run inside a transaction.
 */
export interface CertifiedMailer {
  readonly carrier: 'lob' | 'print_queue';
  /** True if nothing is really printed. */
  readonly test: boolean;
  /** Hands a mailpiece over. The same `mailpieceId` again is the same mailpiece, for at least a day. */
  send(mailpiece: MailpieceToSend): Promise<CarrierMailpiece>;
  /** Looks a mailpiece up by our own id; undefined if the carrier has none. */
  findMailpiece(mailpieceId: string): Promise<CarrierMailpiece | undefined>;
  /** Everything the carrier knows of a mailpiece by now. */
  fetchMailpiece(carrierId: string): Promise<CarrierMailpiece | undefined>;
  /** @returns false if it is too late */
  cancel(carrierId: string): Promise<boolean>;
  /** The carrier's picture of what was printed, and the signature at delivery; undefined while there is none. */
  fetchTrackingDocument(
    carrierId: string,
    paper: 'proof' | 'receipt',
  ): Promise<Uint8Array | undefined>;
  /** How the post knows this address. Never throws: a service that does not answer is `not_checked`. */
  checkAddress(address: MailAddress): Promise<CheckedAddress>;
  /**
   * A callback of the carrier.
   *
   * @returns undefined if the signature is missing, wrong or too old; `unreadable` if it is right and the content tells us
   *   nothing; `off` where the carrier sends none
   */
  readEvent(
    body: Uint8Array,
    headers: Readonly<Record<string, string | readonly string[] | undefined>>,
    now: Date,
  ): CarrierEvent | undefined | 'off' | 'unreadable';
}

export interface MailpieceToSend {
  readonly mailpieceId: string;
  readonly mailClass: MailClass;
  /** Pages of the PDF, and sheets in the envelope: they decide what it costs. */
  readonly pages: number;
  readonly sheets: number;
  readonly to: MailAddress;
  readonly from: MailAddress;
  /** The exact signed packet. */
  readonly pdf: Uint8Array;
}

/** A mailpiece as the carrier sees it. */
export interface CarrierMailpiece {
  readonly carrierId: string;
  /** `waiting`: taken on, nothing printed yet or nothing heard since. */
  readonly state: 'waiting' | 'cancelled' | 'failed';
  readonly failure: CarrierRefusalReason | null;
  readonly trackingNumber: string | null;
  readonly expectedOn: string | null;
  /** What it really costs us, where the carrier says so. */
  readonly costCents: number | null;
  readonly test: boolean;
  readonly events: readonly CarrierScan[];
}

/** Something that happened to a mailpiece. */
export interface CarrierScan {
  /** The same scan again has the same key, whether it came by callback or by looking. */
  readonly key: string;
  readonly kind: MailEventKind;
  readonly at: Date;
  readonly location: string | null;
  /** The carrier's own name of it (`delivery_attempted`), never free text. */
  readonly detail: string | null;
}

export interface CarrierEvent {
  readonly id: string;
  /** The carrier's name of it (`letter.certified.delivered`). */
  readonly type: string;
  readonly carrierId: string;
  /** Null if it tells nothing that we follow. */
  readonly scan: CarrierScan | null;
  readonly createdAt: Date;
}

export interface CheckedAddress {
  readonly verdict: AddressVerdict;
  readonly suggestion: MailAddress | null;
}

/** Why a carrier says no. Each has a text for the person: see `mail-trouble.ts`. */
export const CarrierRefusalReason = {
  address: 'address',
  too_many_pages: 'too_many_pages',
  file_too_large: 'file_too_large',
  /** The PDF itself: its format, fonts or encryption. */
  file: 'file',
  /** The key, the carrier's bill or its account: for the operator. */
  our_account: 'our_account',
  other: 'other',
} as const;

export type CarrierRefusalReason = keyof typeof CarrierRefusalReason;

export class CarrierRefusal extends Error {
  override readonly name = 'CarrierRefusal';
  readonly reason: CarrierRefusalReason;
  /** HTTP status, where it was answered with one. */
  readonly status: number | undefined;

  /** @param code the carrier's own code, for the log */
  constructor(reason: CarrierRefusalReason, code: string, status?: number) {
    super(`the carrier refused the piece: ${code}`);
    this.reason = reason;
    this.status = status;
  }
}

/** No answer came, or one that says to try again; it is unknown whether the action was done. */
export class CarrierUnreachable extends Error {
  override readonly name = 'CarrierUnreachable';
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, retryAfterSeconds?: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
