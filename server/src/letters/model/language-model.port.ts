import type { OwnWords } from '@creditfix/shared/letters';

/** Smooths the person's own sentences. Anyone who does it sees words without names and numbers, and decides nothing. */
export interface ProsePolisher {
  /** The model that is asked; null if none is set up. */
  readonly model: string | null;
  /** Where it is served, as people are told; null if none is set up. */
  readonly host: string | null;
  /**
   * One try at all the given texts.
   *
   * @throws PolishFailure if there is nothing to use
   */
  polish(request: PolishRequest): Promise<PolishedProse>;
}

export interface PolishRequest {
  /** The person's texts with a token in place of each name and number. */
  readonly words: readonly OwnWords[];
  /** Ends the work: the person has gone, or a newer try took over. */
  readonly signal: AbortSignal;
  /** Words written so far: a sign of life, never the words themselves. */
  readonly onProgress: (words: number) => void;
}

/** What came back, with its shape checked and nothing else: whether a text may be used is for the rules to say. */
export interface PolishedProse {
  readonly texts: readonly { readonly key: string; readonly text: string }[];
  /** As the server names it; more exact than what was asked for, at times. */
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export type PolishFailureReason =
  /** Not reachable, or it answers that it can't. */
  | 'unavailable'
  | 'timed_out'
  /** The model would not do it. */
  | 'refused'
  /** What came back is not the answer that was asked for. */
  | 'unreadable';

export class PolishFailure extends Error {
  override readonly name = 'PolishFailure';
  readonly reason: PolishFailureReason;
  /** Milliseconds after which another try may go better; undefined if it can't. */
  readonly tryAgainAfterMs: number | undefined;

  /** @param message for the log: a status or a kind of fault, never a word that was sent or came back */
  constructor(reason: PolishFailureReason, message: string, tryAgainAfterMs?: number) {
    super(message);
    this.reason = reason;
    this.tryAgainAfterMs = tryAgainAfterMs;
  }
}

/** Where no model is set up: the composed letter is the letter. */
export const noPolisher: ProsePolisher = {
  model: null,
  host: null,
  polish: () => Promise.reject(new PolishFailure('unavailable', 'no model is set up')),
};
