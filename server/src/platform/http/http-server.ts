import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface HttpLimits {
  readonly requestMs: number;
  readonly headMs: number;
  /** How often the two above are looked at. */
  readonly lookEveryMs: number;
  readonly lingerMs: number;
}

const LIMITS: HttpLimits = {
  /** Long enough for 15 MB over a slow line at home; JSON has far less time, see `body-reader.ts`. */
  requestMs: 300_000,
  /** The head has to come at once: with the look at it, 20 seconds. */
  headMs: 15_000,
  lookEveryMs: 5_000,
  /** The rest of a body that was answered already is discarded for this long: a client that still sends would not see the answer. */
  lingerMs: 5_000,
};

/** A browser sends about 20; more than these are answered 431. */
const MOST_HEADERS = 100;
/** Longer than proxies keep an idle connection (60 s is usual): otherwise one would send into a closing one now and then. */
const KEEP_ALIVE_MS = 65_000;
/** Above what a proxy or a full office opens, below what a process may have open. */
const MOST_CONNECTIONS = 2_000;

/**
 * The server of the product with its limits of time and size; the head of a request ends at Node's own 16 KiB.
 *
 * @param limits a test's own
 */
export function createHttpServer(limits: HttpLimits = LIMITS): Server {
  const server = createServer({
    requestTimeout: limits.requestMs,
    headersTimeout: limits.headMs,
    connectionsCheckingInterval: limits.lookEveryMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  server.maxHeadersCount = MOST_HEADERS;
  server.maxConnections = MOST_CONNECTIONS;
  traffic.set(server, watchTraffic(server));
  server.on('request', (request, response) =>
    response.once('finish', () => endUnread(request, limits.lingerMs)),
  );
  return server;
}

/** What a server is at. */
interface Traffic {
  /** Open connections, each with the answers that it waits for. */
  readonly open: Map<Socket, Set<ServerResponse>>;
  draining: boolean;
}

const traffic = new WeakMap<Server, Traffic>();

function watchTraffic(server: Server): Traffic {
  const watched: Traffic = { open: new Map(), draining: false };
  server.on('connection', (socket: Socket) => {
    watched.open.set(socket, new Set());
    socket.once('close', () => watched.open.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const waiting = watched.open.get(socket);
    waiting?.add(response);
    response.once('close', () => waiting?.delete(response));
    if (watched.draining) response.setHeader('Connection', 'close');
  });
  return watched;
}

/**
 * Stops a server: no new connections, idle connections are closed at once, and the others as soon as they have been
 * answered, or when the time is over.
 *
 * @returns how many requests were cut
 */
export async function drainHttpServer(server: Server, withinMs: number): Promise<number> {
  const watched = traffic.get(server);
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  if (watched) watched.draining = true;
  for (const [socket, waiting] of watched?.open ?? []) {
    if (waiting.size === 0) socket.destroy();
    for (const response of waiting)
      if (!response.headersSent) response.setHeader('Connection', 'close');
  }
  let cut = 0;
  const timer = setTimeout(() => {
    for (const waiting of watched?.open.values() ?? []) cut += waiting.size;
    server.closeAllConnections();
  }, withinMs);
  await ended;
  clearTimeout(timer);
  return cut;
}

/**
 * Ends a request whose answer has left before its body was read, unless the rest comes soon. Node throws the rest away by itself; on
 * Deno it would stay in the connection, and the next request on it, behind it, would end with this one.
 */
function endUnread(request: IncomingMessage, lingerMs: number): void {
  if (request.complete || request.destroyed) return;
  request.resume();
  const timer = setTimeout(() => request.destroy(), lingerMs);
  request.once('close', () => clearTimeout(timer));
}
