import { z } from 'zod';
import { ModelFailure } from './language-model.port.ts';

const count = z.number().int().min(0).max(2_000_000_000).catch(0);

/** The parts of a streamed chunk that we look at; what a foreign server sends is checked like any other input. */
const chunkSchema = z.object({
  model: z.string().optional().catch(undefined),
  choices: z
    .array(
      z.object({
        index: z.number().optional(),
        delta: z
          .object({
            content: z.string().nullish(),
            refusal: z.string().nullish(),
            tool_calls: z.array(z.unknown()).nullish(),
            function_call: z.unknown().optional(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null),
});

type Choice = NonNullable<z.output<typeof chunkSchema>['choices']>[number];

/** How a model may be called; anything else is not worth keeping. */
const MODEL_NAME = /^[\w.:/@+-]{1,100}$/;

/** Puts the pieces of a streamed answer together and reads the whole. */
export class AnswerGatherer {
  readonly #mostLetters: number;
  #text = '';
  #words = 0;
  #ending: string | undefined;
  #usage = { inputTokens: 0, outputTokens: 0 };
  #model: string | undefined;

  constructor({ mostLetters }: { readonly mostLetters: number }) {
    this.#mostLetters = mostLetters;
  }

  get model(): string | undefined {
    return this.#model;
  }

  /**
   * @returns the words so far, if this piece brought some
   * @throws ModelFailure if it can't become an answer anymore
   */
  add(piece: unknown): number | undefined {
    const chunk = chunkSchema.safeParse(piece).data;
    if (!chunk) throw unreadable('a piece of another shape');
    if (chunk.model && MODEL_NAME.test(chunk.model)) this.#model = chunk.model;
    if (chunk.usage) {
      const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = chunk.usage;
      this.#usage = { inputTokens, outputTokens };
    }
    // We ask for one answer. A server that gives several has its first one read.
    const choice = chunk.choices?.find(({ index = 0 }) => index === 0);
    return choice ? this.#addChoice(choice) : undefined;
  }

  #addChoice({ delta, finish_reason: ending }: Choice): number | undefined {
    if (delta?.refusal) throw new ModelFailure('refused', 'the model refused');
    if (delta?.tool_calls?.length || delta?.function_call) throw unreadable('a call of a tool');
    if (ending === 'content_filter') throw new ModelFailure('refused', 'a filter refused');
    if (ending) this.#ending = ending;
    if (!delta?.content) return undefined;
    this.#text += delta.content;
    if (this.#text.length > this.#mostLetters) throw unreadable('a text without end');
    this.#words += delta.content.match(/\s+/g)?.length ?? 0;
    return this.#words;
  }

  /** @throws ModelFailure if it is not the answer that was asked for */
  answer<Answer>(shape: z.ZodType<Answer>) {
    if (this.#ending !== 'stop') throw unreadable('the answer is cut off');
    const answer = shape.safeParse(parsed(this.#text)).data;
    if (!answer) throw unreadable('an answer of another shape');
    return { answer, ...this.#usage };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unreadable('no JSON');
  }
}

/** Another try may read better. */
function unreadable(what: string): ModelFailure {
  return new ModelFailure('unreadable', what, 0);
}
