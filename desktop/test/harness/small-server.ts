import type { AddressInfo } from 'node:net';
import { createServer, type IncomingMessage } from 'node:http';

/** What a request brought along. */
export interface Heard {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Reply = (heard: Heard) => { status?: number; headers?: Record<string, string>; body?: string };

export interface SmallServer {
  readonly url: string;
  readonly heard: Heard[];
  /** Answers of single paths, without their query; all else is 404. */
  readonly replies: Map<string, Reply>;
  close(): void;
}

/** The operator's server as far as one test needs it, over real HTTP. */
export async function startSmallServer(): Promise<SmallServer> {
  const heard: Heard[] = [];
  const replies = new Map<string, Reply>([
    ['/api/health/live', () => ({ body: '{"success":true,"data":{}}' })],
  ]);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const asked = { method, path: url, headers, body: Buffer.concat(chunks).toString() };
    heard.push(asked);
    const reply = replies.get(url.split('?')[0] ?? '');
    const { status = 200, headers: own = {}, body = '' } = reply?.(asked) ?? { status: 404 };
    response.writeHead(status, { 'Content-Type': 'application/json', ...own }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    replies,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An answer as the product's interface gives it. */
export function success(data: unknown): ReturnType<Reply> {
  return { body: JSON.stringify({ success: true, data }) };
}

export function refusal(status: number, code: string, error: string): ReturnType<Reply> {
  return { status, body: JSON.stringify({ success: false, code, error }) };
}
