import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createSocket } from 'node:dgram';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { possibleBoundaries, type Boundary, type BoundaryKind } from './boundary.ts';
import { Reach } from './apart-protocol.ts';
import { runApart } from './run-apart.ts';

/** Which boundary uploaded files are opened behind: the first that really works here, tried once. */

export interface BoundaryLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

interface Trial {
  readonly boundary: Boundary;
  /** What machine code that has taken over a decoder still reaches. */
  readonly reaches: readonly Reach[];
}

let trial: Promise<Trial> | undefined;

export async function chosenBoundary(): Promise<Boundary> {
  return (await (trial ??= tryBoundaries())).boundary;
}

/** Tries the boundaries of this system and says in one line of the log what holds here, and what does not. */
export async function chooseBoundary(log: BoundaryLog): Promise<void> {
  const { boundary, reaches } = await (trial ??= tryBoundaries());
  const facts = { boundary: boundary.kind, reaches };
  const said = `uploaded files are opened ${HOW[boundary.kind]}`;
  if (reaches.length === 0) log.info(facts, said);
  else log.warn(facts, `${said}; what this system leaves open stands in server/SECURITY.md`);
}

const HOW: Readonly<Record<BoundaryKind, string>> = {
  namespaces: 'in namespaces of their own, as a user without rights',
  other_user: 'by another user, who can open neither files nor connections',
  limits: "by the server's own user, in a process that can open neither files nor connections",
  process: "by the server's own user, in a process that the runtime's permissions alone hold back",
};

/** @throws where not even a process of our own can be started */
export async function tryBoundaries(
  boundaries: readonly Boundary[] = possibleBoundaries(),
): Promise<Trial> {
  for (const boundary of boundaries) {
    const [opens, reaches] = await Promise.all([
      opensFiles(boundary),
      // With nothing of the runtime's own in the way: machine code is not held by it.
      reachOf(boundary, { unrestricted: true }),
    ]);
    if (opens && reaches) return { boundary, reaches };
  }
  trial = undefined;
  throw new Error('No process could be started in which uploaded files are opened.');
}

const LIMITS = { memoryBytes: 640 * 1024 * 1024, cpuSeconds: 20 };
const TIMEOUT_MS = 30_000;

/** The heaviest decoder is loaded and locked; that what it gets then is no PDF shows that it works. */
async function opensFiles(boundary: Boundary): Promise<boolean> {
  const outcome = await runApart(boundary, {
    script: fileURLToPath(new URL('./open-file.ts', import.meta.url)),
    args: ['pdf', String(LIMITS.memoryBytes), '{}'],
    input: Buffer.from('a trial'),
    timeoutMs: TIMEOUT_MS,
    limits: LIMITS,
  });
  return Buffer.isBuffer(outcome) && outcome.includes('documents.wrong_type');
}

const reachSchema = z.array(z.enum(Reach));

/** @returns what is reached from where a decoder would be; undefined if nothing could be tried */
export async function reachOf(
  boundary: Boundary,
  { unrestricted }: { readonly unrestricted: boolean },
): Promise<readonly Reach[] | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-trial-'));
  const listener = createServer((socket) => socket.destroy());
  const mailbox = createSocket('udp4');
  try {
    const secret = join(folder, 'secret');
    await writeFile(secret, 'secret', { mode: 0o600 });
    mailbox.bind(0, '127.0.0.1');
    listener.listen(0, '127.0.0.1');
    await Promise.all([once(listener, 'listening'), once(mailbox, 'listening')]);
    const ports = { tcp: (listener.address() as AddressInfo).port, udp: mailbox.address().port };
    const outcome = await runApart(boundary, {
      script: fileURLToPath(new URL('./reach.ts', import.meta.url)),
      input: Buffer.from(
        JSON.stringify({
          secret,
          ports,
          pid: process.pid,
        }),
      ),
      timeoutMs: TIMEOUT_MS,
      limits: LIMITS,
      unrestricted,
    });
    if (!Buffer.isBuffer(outcome)) return undefined;
    return reachSchema.safeParse(JSON.parse(outcome.toString('utf8'))).data;
  } finally {
    listener.close();
    mailbox.close();
    await rm(folder, { recursive: true, force: true });
  }
}
