import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A careful copy editor in place of a language model: it speaks OpenAI's chat completions, and what it mends is known beforehand. */

/** Sentences with these words in them find the model out of order. */
export const OUT_OF_ORDER = 'out of order';

/** Sentences with these words in them take it longer than anyone wants to wait. */
export const TAKES_LONG = 'a very long story';

/** In a second reading, sentences with these words in them are asked about. */
export const OWNED = 'in our front room';

/** The one Spanish sentence that it knows, without the names and figures in it, and its English. */
const SPANISH = /yo nunca abrí esta cuenta\. pagué (.+) a mi banco en (\S+) de (\S+)\./;

const PAUSE_BETWEEN_WORDS_MS = 25;

/** @returns the address for `OPENAI_BASE_URL`; it listens as long as this process lives */
export async function startModelStandIn(): Promise<string> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

function mended(text: string): string {
  return text
    .replace(/\bi\b/g, 'I')
    .replaceAll('payed', 'paid')
    .replaceAll('statment', 'statement')
    .replaceAll('recieved', 'received')
    .replaceAll('they was', 'they were')
    .replaceAll('two time', 'two times')
    .replace(SPANISH, 'I never opened this account. I paid my bank $1 in $2 $3.');
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.on('error', () => {});
  const { texts, isSecondReading } = askedIn(await bodyOf(request));
  if (texts.some(({ text }) => text.includes(OUT_OF_ORDER))) {
    response.writeHead(500, { 'Content-Type': 'application/json' }).end('{}');
    return;
  }
  const slow = texts.some(({ text }) => text.includes(TAKES_LONG));
  const said = isSecondReading
    ? { questions: texts.flatMap(questionsAbout) }
    : { texts: texts.map(({ key, text }) => ({ key, text: mended(text) })) };
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const word of JSON.stringify(said).split(/(?<= )/)) {
    if (response.destroyed) return;
    await pause(slow ? 1_000 : PAUSE_BETWEEN_WORDS_MS);
    send(response, { delta: { content: word }, finish_reason: null });
  }
  send(response, { delta: {}, finish_reason: 'stop' });
  response.end('data: [DONE]\n\n');
}

function send(response: ServerResponse, choice: Record<string, unknown>): void {
  const chunk = { object: 'chat.completion.chunk', id: 'story', created: 0, model: 'stand-in' };
  response.write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, ...choice }] })}\n\n`);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

interface SentText {
  readonly key: string;
  readonly text: string;
}

function questionsAbout({ key, text }: SentText) {
  return text.includes(OWNED) ? [{ key, quote: OWNED, family: 'own_account' }] : [];
}

function askedIn(body: string) {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
  const asked = messages.findLast(({ role }) => role === 'user')?.content ?? '{"texts":[]}';
  const { texts } = JSON.parse(asked) as { texts: SentText[] };
  return { texts, isSecondReading: messages[0]?.content.includes('"questions"') ?? false };
}
