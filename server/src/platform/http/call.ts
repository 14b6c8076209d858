import type { Endpoint } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/logging/index.ts';

/** Who calls, where the session proves it. */
export interface Person {
  readonly accountId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly plan: 'free' | 'pro';
  /** When this session was last proved by a link or a passkey. */
  readonly authenticatedAt: Date | null;
}

/** Somebody of the staff who is wholly signed in, with the second factor if it is asked for. */
export interface Administrator {
  readonly accountId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly role: NonNullable<Endpoint['staff']>[number];
}

/** Everything about one request that a handler may need; Koa itself stays outside the features. */
export interface Call {
  readonly requestId: string;
  /** The unit of work of this request. */
  readonly em: EntityManager;
  readonly log: Log;
  readonly ip: string;
  readonly userAgent: string;
  /** Where the caller reached us (`https://example.com`), fit for links in an email. */
  readonly origin: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Empty if there is a `bearer`, and never set then. */
  readonly cookies: CallCookies;
  /** What came as `Authorization: Bearer`: the session of a desktop app. */
  readonly bearer: string | undefined;
  /** Set by the access check; absent for visitors. */
  person?: Person;
  /** Set by the access check of calls for administrators. */
  administrator?: Administrator;
}

export interface CallCookies {
  get(name: string): string | undefined;
  set(
    name: string,
    value: string,
    options: {
      readonly maxAgeSeconds: number;
      readonly readable?: boolean;
      /** Not sent even when a link elsewhere leads here. */
      readonly strict?: boolean;
    },
  ): void;
  clear(name: string): void;
}

/** A check before a handler; it throws a Problem to refuse. */
export type Guard<Question> = (question: Question, call: Call) => Promise<void>;
