import { createServer, type Server } from 'node:http';

/** Long enough for 15 MB over a slow line at home; the head of a request has to come at once. */
const REQUEST_TIMEOUT_MS = 300_000;
const HEAD_TIMEOUT_MS = 20_000;
/** A browser sends about 20; more than these are answered 431. */
const MOST_HEADERS = 100;
/** Longer than proxies keep an idle connection (60 s is usual): otherwise one would send into a closing one now and then. */
const KEEP_ALIVE_MS = 65_000;

/** The server of the product with its limits of time and size; the head of a request ends at Node's own 16 KiB. */
export function createHttpServer(): Server {
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEAD_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  server.maxHeadersCount = MOST_HEADERS;
  return server;
}
