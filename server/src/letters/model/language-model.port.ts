import type { z } from 'zod';

/** Answers questions about the person's own sentences. Whoever it is sees words without names and numbers, and decides nothing. */
export interface LanguageModel {
  /** The model that is asked; null if none is set up. */
  readonly model: string | null;
  /** Where it is served, as people are told; null if none is set up. */
  readonly host: string | null;
  /**
   * One try.
   *
   * @throws ModelFailure if there is nothing to use
   */
  answer<Answer>(question: ModelQuestion<Answer>): Promise<ModelAnswer<Answer>>;
}

export interface ModelQuestion<Answer> {
  /** What the model is told to do. */
  readonly instructions: string;
  /** The person's texts with a token in place of each name and number, as JSON. */
  readonly texts: string;
  /** What the server is asked to hold the answer to, and what is read of it. */
  readonly shape: z.ZodType<Answer>;
  readonly shapeName: string;
  /** Ends the work: the person has gone, or a newer try took over. */
  readonly signal: AbortSignal;
  /** Words written so far: a sign of life, never the words themselves. */
  readonly onProgress: (words: number) => void;
}

/** What came back, with its shape checked and nothing else: whether it may be used is for the rules to say. */
export interface ModelAnswer<Answer> {
  readonly answer: Answer;
  /** As the server names it; more exact than what was asked for, at times. */
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export type ModelFailureReason =
  /** Not reachable, or it answers that it can't. */
  | 'unavailable'
  | 'timed_out'
  /** The model would not do it. */
  | 'refused'
  /** What came back is not the answer that was asked for. */
  | 'unreadable';

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly reason: ModelFailureReason;
  /** Milliseconds after which another try may go better; undefined if it can't. */
  readonly tryAgainAfterMs: number | undefined;

  /** @param message for the log: a status or a kind of fault, never a word that was sent or came back */
  constructor(reason: ModelFailureReason, message: string, tryAgainAfterMs?: number) {
    super(message);
    this.reason = reason;
    this.tryAgainAfterMs = tryAgainAfterMs;
  }
}

/** Where no model is set up: the composed letter is the letter. */
export const noLanguageModel: LanguageModel = {
  model: null,
  host: null,
  answer: () => Promise.reject(new ModelFailure('unavailable', 'no model is set up')),
};
