import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { READY, type Reach } from './apart-protocol.ts';

/** A program that stands where a decoder would be and tries to get at the server: what it reaches goes out, and that is its life. */

interface Aims {
  /** A file that only the server's user may read. */
  readonly secret: string;
  /** Where somebody listens on this machine, to connections and to datagrams. */
  readonly ports: { readonly tcp: number; readonly udp: number };
  /** The server's process. */
  readonly pid: number;
}

process.once('SIGHUP', () => process.exit(1));
const aims = json(process.stdin);
process.stdout.write(Buffer.from([READY]));
const { secret, ports, pid } = (await aims) as Aims;
const tries: Readonly<Record<Reach, readonly (() => unknown)[]>> = {
  reading: [() => readFileSync(secret)],
  deleting: [() => renameSync(secret, `${secret}.gone`)],
  writing: [() => writeFileSync(`${secret}.new`, '')],
  processes: [() => process.kill(theServer(), 0)],
  settings: [() => readFileSync(`/proc/${theServer()}/environ`), () => ownSettings()],
  network: [() => connectTo(ports.tcp), () => sendTo(ports.udp)],
  programs: [() => startProgram()],
};
const reached: string[] = [];
for (const [reach, ways] of Object.entries(tries)) {
  const outcomes = await Promise.allSettled(ways.map(async (way) => await way()));
  if (outcomes.some(({ status }) => status === 'fulfilled')) reached.push(reach);
}
process.stdout.write(JSON.stringify(reached), () => process.exit(0));

/** In a view of its own this process may bear the server's number. */
function theServer(): number {
  if (pid === process.pid) throw new Error('that is this process');
  return pid;
}

/** A shell that led here adds where it stands. */
function ownSettings(): void {
  // oxlint-disable-next-line no-restricted-properties -- that it is empty is what is asked
  const names = Object.keys(process.env).filter(
    (name) => !/^(?:OLD)?PWD$|^SHLVL$|^_$|^DENO_DIR$/.test(name),
  );
  if (names.length === 0) throw new Error('there are none');
}

async function connectTo(port: number): Promise<void> {
  await new Promise<void>((open, refused) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2_000 }, open);
    socket.once('timeout', () => refused(new Error('nobody answers')));
    socket.once('error', refused);
  });
}

/** As a question to a name server would go out. */
async function sendTo(port: number): Promise<void> {
  await new Promise<void>((sent, refused) => {
    const socket = createSocket('udp4');
    socket.once('error', refused);
    socket.send('?', port, '127.0.0.1', (error) => (error ? refused(error) : sent()));
  });
}

function startProgram(): void {
  const { error, status } = spawnSync(process.execPath, ['--version']);
  if (error || status !== 0) throw error ?? new Error('it did not run');
}
