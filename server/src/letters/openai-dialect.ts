import type { APIError } from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';

/** What a server that speaks OpenAI's interface understands of it. Each begins as OpenAI's own; a refusal teaches us more. */
export interface Dialect {
  readonly format: 'json_schema' | 'json_object' | 'none';
  readonly limit: 'max_completion_tokens' | 'max_tokens' | 'none';
  readonly temperature: boolean;
  readonly store: boolean;
  readonly usage: boolean;
}

export const OPENAI_DIALECT: Dialect = {
  format: 'json_schema',
  limit: 'max_completion_tokens',
  temperature: true,
  store: true,
  usage: true,
};

interface Asked {
  readonly model: string;
  readonly messages: ChatCompletionCreateParamsStreaming['messages'];
  readonly schema: Record<string, unknown>;
  readonly maxTokens: number;
}

/** The question as that server understands it. Nothing in it says who asks. */
export function questionIn(dialect: Dialect, asked: Asked): ChatCompletionCreateParamsStreaming {
  const { model, messages, schema, maxTokens } = asked;
  const formats = {
    json_schema: {
      type: 'json_schema',
      json_schema: { name: 'smoothed_texts', strict: true, schema },
    },
    json_object: { type: 'json_object' },
  } as const;
  return {
    model,
    messages,
    stream: true,
    ...(dialect.format === 'none' ? {} : { response_format: formats[dialect.format] }),
    ...(dialect.limit === 'none' ? {} : { [dialect.limit]: maxTokens }),
    ...(dialect.temperature ? { temperature: 0.2 } : {}),
    ...(dialect.store ? { store: false } : {}),
    ...(dialect.usage ? { stream_options: { include_usage: true } } : {}),
  };
}

/**
 * A plainer dialect, where the refusal names what the server does not know; undefined if it names nothing that we could
 * leave out. Few servers fill in `param`, so their sentence is searched for the name.
 */
export function plainerDialect(
  dialect: Dialect,
  { param, message }: APIError,
): Dialect | undefined {
  const words = new Set(message.match(/\w+/g));
  const names = (name: string) => param === name || words.has(name);
  if (dialect.format !== 'none' && (names('response_format') || names('json_schema')))
    return { ...dialect, format: dialect.format === 'json_schema' ? 'json_object' : 'none' };
  if (dialect.limit !== 'none' && names(dialect.limit)) {
    const limit = dialect.limit === 'max_completion_tokens' ? 'max_tokens' : 'none';
    return { ...dialect, limit };
  }
  if (dialect.temperature && names('temperature')) return { ...dialect, temperature: false };
  if (dialect.store && names('store')) return { ...dialect, store: false };
  if (dialect.usage && names('stream_options')) return { ...dialect, usage: false };
  return undefined;
}
