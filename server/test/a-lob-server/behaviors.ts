import type { LobErrorCode } from './lob-errors.table.ts';
import type { FailureReason } from './lob-objects.ts';

/**
 * What goes wrong. `down`: nobody listens. `hang_up`: the line breaks before anything is done; `answer_lost`: after it. `slow` waits
 * and then does it, `late_answer` does it and then waits: who asks again meanwhile finds nothing, or the letter.
 */
export type LobBehavior =
  | { readonly kind: 'well' }
  | { readonly kind: 'down' }
  | { readonly kind: 'hang_up' }
  | { readonly kind: 'answer_lost' }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'late_answer'; readonly ms: number }
  | { readonly kind: 'error'; readonly code: LobErrorCode }
  /** A page of HTML, as a proxy before Lob answers. */
  | { readonly kind: 'page'; readonly status: number }
  /** The letter is taken, and can't be rendered. */
  | { readonly kind: 'fails_later'; readonly reason?: FailureReason };

export const LOB_CALLS = [
  'POST /v1/letters',
  'GET /v1/letters',
  'GET /v1/letters/:id',
  'DELETE /v1/letters/:id',
  'POST /v1/us_verifications',
] as const;
export type LobCall = (typeof LOB_CALLS)[number];

export interface When {
  /** This many requests; all of them, if nothing is said. */
  readonly times?: number;
  /** Every call, if nothing is said. */
  readonly on?: LobCall;
}

interface Plan {
  readonly behavior: LobBehavior;
  readonly on: LobCall | undefined;
  left: number;
}

/** What was planned earlier is used up first. */
export class Behaviors {
  #plans: Plan[] = [];

  plan(behavior: LobBehavior, { times = Infinity, on }: When): void {
    if (behavior.kind === 'well') this.#plans = [];
    else this.#plans.push({ behavior, on, left: times });
  }

  next(call: string): LobBehavior {
    const plan = this.#plans.find(({ on, left }) => left > 0 && (on === undefined || on === call));
    if (!plan) return { kind: 'well' };
    plan.left -= 1;
    return plan.behavior;
  }
}
