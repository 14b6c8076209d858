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
}

/** Everything about one request that a handler may need; Koa itself stays outside the rooms. */
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
  readonly cookies: CallCookies;
  /** Set by the access check; absent for visitors. */
  person?: Person;
}

export interface CallCookies {
  get(name: string): string | undefined;
  set(
    name: string,
    value: string,
    options: { readonly maxAgeSeconds: number; readonly readable?: boolean },
  ): void;
  clear(name: string): void;
}

/** A check before a handler; it throws a Problem to refuse. */
export type Guard<Question> = (question: Question, call: Call) => Promise<void>;
