import type { z } from 'zod';
import type { ProblemCatalogue } from './problem.ts';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One call of the product's interface as plain data: server, web client, test client and OpenAPI all read this value. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Events extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly method: HttpMethod;
  /** Path with `:name` parameters, from the root (`/api/letters/:id`). */
  readonly path: string;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Shape of `data` in the answer's envelope; absent if the answer is a file. */
  readonly data?: Data;
  /** Media type of an answer that is a file and not JSON. */
  readonly file?: string;
  /** Where the body is the bytes of a file, of any type, and not JSON. */
  readonly upload?: { readonly maxBytes: number };
  /** Where the body is read exactly as it came, because a signature covers its bytes (a webhook). */
  readonly raw?: { readonly maxBytes: number };
  /** Where the answer comes in parts: each line of the body is one of these as JSON (application/x-ndjson), the last one ends it. */
  readonly events?: Events;
  /** Who may call it. */
  readonly access: 'public' | 'signed_in' | 'admin';
  /** Where `access` is `admin`: the roles that may; administrators alone if nothing is said. */
  readonly staff?: readonly ('administrator' | 'support' | 'auditor')[];
  readonly problems: ProblemCatalogue;
}

/** Declares one call; the types of its parts are kept exact. */
export function defineEndpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Data extends z.ZodType = z.ZodUndefined,
  Events extends z.ZodType = z.ZodUndefined,
>(
  endpoint: Endpoint<Params, Query, Body, Data, Events>,
): Endpoint<Params, Query, Body, Data, Events> {
  return endpoint;
}

export type ParamsOf<E> =
  E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<E> =
  E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type BodyInputOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
export type DataOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer D> ? z.output<D> : never;
/** One line of an answer that comes in parts. */
export type EventOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, infer V> ? z.output<V> : never;

/** What any call answers when it did not. */
export interface FailureEnvelope {
  readonly success: false;
  /** Text for the person. */
  readonly error: string;
  /** Address of the problem (`letters.not_found`). */
  readonly code: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}
