import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a real socket that speaks OpenAI's chat completions, as well or as badly as a test wants. */
export interface ModelServer {
  readonly baseUrl: string;
  /** Everything that reached it, byte for byte. */
  readonly requests: RecordedRequest[];
  /** How it answers from now on; of several, each one once, and the last one from then on. */
  behave(...behaviors: readonly [ModelBehavior, ...ModelBehavior[]]): void;
  /** Forgets what it was asked. */
  forget(): void;
  /** Requests whose caller has hung up before the answer's end. */
  hungUp(): number;
  close(): Promise<void>;
}

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ModelText {
  readonly key: string;
  readonly text: string;
}

/** One question as the model sees it. */
export interface AskedOfModel extends RecordedRequest {
  /** The person's texts as they were sent. */
  readonly texts: readonly ModelText[];
}

export type ModelBehavior = (response: ServerResponse, asked: AskedOfModel) => void | Promise<void>;

export async function openModelServer(): Promise<ModelServer> {
  const requests: RecordedRequest[] = [];
  let queue: ModelBehavior[] = [answers(({ texts }) => texts)];
  let hungUp = 0;
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) hungUp += 1;
    });
    // A caller that has gone is no fault of this server.
    response.on('error', () => {});
    void bodyOf(request).then(async (body) => {
      const { method = '', url: path = '', headers } = request;
      const record = { method, path, headers, body };
      requests.push(record);
      const behavior = queue.length > 1 ? queue.shift() : queue[0];
      await behavior?.(response, { ...record, texts: textsIn(body) });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (...behaviors) => void (queue = [...behaviors]),
    forget: () => void requests.splice(0),
    hungUp: () => hungUp,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function textsIn(body: string): readonly ModelText[] {
  try {
    const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
    const user = messages.findLast(({ role }) => role === 'user');
    return (JSON.parse(user?.content ?? '{}') as { texts?: ModelText[] }).texts ?? [];
  } catch {
    return [];
  }
}

/** A well-formed stream whose answer is the given texts. */
export function answers(
  write: (asked: AskedOfModel) => readonly ModelText[] | Promise<readonly ModelText[]>,
): ModelBehavior {
  return async (response, asked) =>
    saysContent(JSON.stringify({ texts: await write(asked) }))(response, asked);
}

/** A well-formed stream around whatever text. */
export function saysContent(content: string, ending = 'stop'): ModelBehavior {
  return (response) => {
    beginStream(response);
    for (const mailpiece of content.match(/[^]{1,12}/gu) ?? [])
      sendChunk(response, { content: mailpiece });
    endStream(response, ending);
  };
}

export function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  sendChunk(response, { role: 'assistant', content: '' });
}

export function endStream(response: ServerResponse, ending: string): void {
  sendChunk(response, {}, { finish_reason: ending });
  const usage = { prompt_tokens: 321, completion_tokens: 123, total_tokens: 444 };
  sendData(response, { ...envelope, choices: [], usage });
  response.end('data: [DONE]\n\n');
}

const envelope = {
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_795_000_000,
  model: 'test-model-2026-11-01',
};

export function sendChunk(
  response: ServerResponse,
  delta: object,
  choice: { readonly index?: number; readonly finish_reason?: string } = {},
): void {
  const choices = [{ index: 0, delta, finish_reason: null, ...choice }];
  sendData(response, { ...envelope, choices });
}

export function sendData(response: ServerResponse, data: unknown): void {
  response.write(`data: ${JSON.stringify(data)}\n\n`);
}

/** An answer that is no stream at all. */
export function answersWith(
  status: number,
  body: string,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
): ModelBehavior {
  return (response) => void response.writeHead(status, headers).end(body);
}
