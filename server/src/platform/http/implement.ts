import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '@creditfix/shared/kernel';
import type { Call, Guard } from './koa-call.ts';
import type { Upload } from './body-reader.ts';

/** The checked question of a call. */
export interface Question<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** What was uploaded, where the endpoint takes a file. It is read after the guards have let the caller through. */
  readonly upload?: Upload;
  /** The body as it came, where the endpoint is `raw`. */
  readonly rawBody?: Uint8Array;
}

/** An answer with more than `data`: a message for the person, or fields that are beside `data` in the envelope. */
export class Reply<Data> {
  readonly data: Data;
  readonly message: string | undefined;
  readonly beside: Readonly<Record<string, unknown>>;

  constructor(data: Data, message?: string, beside: Readonly<Record<string, unknown>> = {}) {
    this.data = data;
    this.message = message;
    this.beside = beside;
  }
}

/** An answer that is a file. Every one is somebody's own, so no browser and no proxy keeps a copy. */
export class FileReply {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly disposition: 'inline' | 'attachment';
  /** Strong validator of the bytes, without quotes. */
  readonly etag: string;

  constructor(file: {
    bytes: Uint8Array;
    fileName: string;
    disposition: 'inline' | 'attachment';
    etag: string;
  }) {
    this.bytes = file.bytes;
    this.fileName = file.fileName;
    this.disposition = file.disposition;
    this.etag = file.etag;
  }
}

/** An answer that is a file too large to hold: its bytes are made while they leave, and never kept by a browser. */
export class StreamReply {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly fileName: string;
  readonly disposition: 'inline' | 'attachment';
  /** Media type, where the endpoint has files of several. */
  readonly type: string | undefined;
  /** Called once, when the last byte has left or the caller has gone. */
  readonly ended: () => void;

  constructor(file: {
    bytes: AsyncIterable<Uint8Array>;
    fileName: string;
    disposition?: 'inline' | 'attachment';
    type?: string;
    ended: () => void;
  }) {
    this.bytes = file.bytes;
    this.fileName = file.fileName;
    this.disposition = file.disposition ?? 'attachment';
    this.type = file.type;
    this.ended = file.ended;
  }
}

/** What a handler is given to answer line by line. */
export interface EventLines {
  /** Sends one line at once. It must be one of the endpoint's `events`. */
  readonly emit: (event: unknown) => void;
  /** Ends when the caller has gone: nobody hears another line, so the work should end too. */
  readonly signal: AbortSignal;
}

/** An answer that comes in lines while the work goes on. */
export class EventsReply {
  readonly work: (lines: EventLines) => Promise<void>;

  constructor(work: (lines: EventLines) => Promise<void>) {
    this.work = work;
  }
}

type Answer<E> = DataOf<E> | Reply<DataOf<E>> | FileReply | StreamReply | EventsReply;

export interface Route {
  readonly endpoint: Endpoint;
  readonly guards: readonly Guard<Question<Endpoint>>[];
  readonly handle: (question: Question<Endpoint>, call: Call) => Promise<unknown>;
}

/**
 * Binds a handler to a call of the contract: `implement(endpoint)(guards, handler)`. The question is checked before the
 * guards run, the answer before it leaves. Curried, because the endpoint's exact types must be settled first.
 */
export function implement<E extends Endpoint>(endpoint: E) {
  return (
    guards: readonly Guard<Question<E>>[],
    handle: (question: Question<E>, call: Call) => Promise<Answer<E>>,
  ): Route => ({ endpoint, guards, handle }) as unknown as Route;
}
