import S3rver from '@20minutes/s3rver';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real S3 server, which checks every signature, and a bucket in it. */
export interface S3Server {
  /** For `S3_URL`. */
  readonly url: string;
  stop(): Promise<void>;
}

const BUCKET = 'creditfix';

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'credit-fix-s3-'));
  const server = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  return {
    url: urlOf(port),
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

// The one key that this server knows.
const urlOf = (port: number) => `http://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}/files`;

/** What a hostile server does in place of answering. `wrong` and `cut` do to what the real one has answered. */
export type S3Fault =
  | 'refused'
  | 'busy'
  | 'broken'
  | 'forgotten'
  | 'silent'
  | 'reset'
  | 'cut'
  | 'wrong'
  | 'other_time';

export interface HostileS3Server extends S3Server {
  /** What befalls the next requests, one each; all those after them are passed on to a real server. */
  befall(...faults: readonly S3Fault[]): void;
  /** So many requests are passed on, then this befalls all of them until `befallAll`, or one alone. */
  befallAfter(requests: number, fault: S3Fault, times?: 'once'): void;
  /** Requests so far. */
  count(): number;
  /** What befalls every request from now on; undefined ends it. */
  befallAll(fault: S3Fault | undefined): void;
  /** Uploads in parts that nobody has ended, by their ids, and when they began. The real server can't list its own. */
  readonly unfinished: Map<string, Date>;
}

/** A server before a real one. It fails as it is told. */
export async function startHostileS3Server(real: S3Server): Promise<HostileS3Server> {
  let next: readonly S3Fault[] = [];
  let always: S3Fault | undefined;
  let after: { requests: number; readonly fault: S3Fault; readonly isOnce: boolean } | undefined;
  let count = 0;
  const unfinished = new Map<string, Date>();
  const listener: RequestListener = (asked, answer) => {
    if (answeredOfUploads(unfinished, asked, answer)) return;
    count += 1;
    if (after && after.requests-- === 0) {
      if (after.isOnce) next = [after.fault];
      else always = after.fault;
      after = undefined;
    }
    const [fault = always, ...rest] = next;
    next = rest;
    if (fault === undefined || fault === 'cut' || fault === 'wrong')
      passOn(asked, answer, { to: real, fault });
    else fail(asked, answer, fault);
  };
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: urlOf((server.address() as AddressInfo).port),
    befall: (...faults) => void (next = faults),
    befallAfter: (requests, fault, times) =>
      void (after = { requests, fault, isOnce: times === 'once' }),
    count: () => count,
    unfinished,
    befallAll: (fault) => void (always = fault),
    stop: async () => await closeAll(server),
  };
}

async function closeAll(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

function answeredOfUploads(
  unfinished: Map<string, Date>,
  { method, url = '' }: IncomingMessage,
  answer: ServerResponse,
): boolean {
  const { searchParams } = new URL(url, 'http://localhost');
  const id = searchParams.get('uploadId') ?? '';
  if (method === 'DELETE' && unfinished.delete(id)) {
    answer.writeHead(204).end();
    return true;
  }
  if (method !== 'GET' || !searchParams.has('uploads')) return false;
  const uploads = [...unfinished].map(
    ([uploadId, at]) =>
      `<Upload><Key>${KEY_OF_UPLOAD}</Key><UploadId>${uploadId}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
  );
  answer.writeHead(200, { 'Content-Type': 'application/xml' });
  answer.end(
    `<?xml version="1.0"?><ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`,
  );
  return true;
}

const KEY_OF_UPLOAD = 'files/letters/00000000-0000-4000-8000-000000000000.pdf';

const REFUSALS = {
  refused: [403, 'AccessDenied'],
  busy: [503, 'SlowDown'],
  broken: [500, 'InternalError'],
  forgotten: [404, 'NoSuchUpload'],
  other_time: [403, 'RequestTimeTooSkewed'],
} as const;

function fail(
  asked: IncomingMessage,
  answer: ServerResponse,
  fault: Exclude<S3Fault, 'cut' | 'wrong'>,
): void {
  // Never an answer: whoever asked has to lose patience.
  if (fault === 'silent') return void asked.resume();
  if (fault === 'reset') return void asked.socket.destroy();
  const [status, code] = REFUSALS[fault];
  asked.resume().on('end', () => {
    // By this clock it is an hour later.
    if (fault === 'other_time')
      answer.setHeader('Date', new Date(Date.now() + 3_600_000).toUTCString());
    answer.writeHead(status, { 'Content-Type': 'application/xml' });
    answer.end(
      `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    );
  });
}

function passOn(
  asked: IncomingMessage,
  answer: ServerResponse,
  { to, fault }: { readonly to: S3Server; readonly fault: 'cut' | 'wrong' | undefined },
): void {
  const { hostname, port } = new URL(to.url);
  // With the name that was asked for, which is signed.
  const { method, url: path, headers } = asked;
  const passed = request({ hostname, port, method, path, headers, agent: false }, (given) => {
    const chunks: Buffer[] = [];
    given.on('data', (chunk: Buffer) => chunks.push(chunk));
    given.on('end', () => {
      const body = Buffer.concat(chunks);
      answer.writeHead(given.statusCode ?? 500, given.headers);
      const harm = given.statusCode === 200 ? fault : undefined;
      if (harm === 'cut' && body.length > 1) {
        answer.write(body.subarray(0, body.length / 2), () => asked.socket.destroy());
        return;
      }
      if (harm === 'wrong' && body[0] !== undefined) body[0] ^= 1;
      answer.end(body);
    });
  });
  passed.on('error', () => asked.socket.destroy());
  asked.pipe(passed);
}
