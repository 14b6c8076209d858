import { copyDatabase } from '@creditfix/server/test/databases';
import { openLine } from '@creditfix/server/test/line';
import { startLobServer } from '@creditfix/server/test/lob';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, type ExpectStatic, inject, it } from 'vitest';
import { OWNER, makeReadyLetters, simpleLetter } from './black-box.ts';
import { ROOT } from './run-tool.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** What a server gives itself to end, whatever hangs: it is killed after ten seconds in most places. */
const ENDS_MS = 8_000;
/** What hangs, hangs for this long; a crowded machine may take a server some of it to end. */
const HANGS_MS = 600_000;
/** Longer than anything else that a start waits for. */
const LONG_CHECKPOINT_MS = 20_000;

/** On the database of a folder as a server is, and nothing else. */
const HOLDER = join(ROOT, 'server/test/hold-embedded.ts');

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-stopping-'));
  ends.push(async () => await rm(folder, { recursive: true, force: true }));
  return folder;
}

/** @returns the address of a database with all tables */
async function ownDatabase(): Promise<string> {
  const { url, drop } = await copyDatabase(inject('testProjectFacts').database);
  ends.push(drop);
  return url;
}

/** Asks again and again over one connection, until there is none. @returns when the last answered request began */
async function keepAsking(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let last = 0; ;) {
    const begunAt = performance.now();
    const answer = await new Promise<IncomingMessage | undefined>((resolve) => {
      get(`${url}/api/auth/session`, { agent }, resolve).once('error', () => resolve(undefined));
    });
    if (!answer) return last;
    last = begunAt;
    await once(answer.resume(), 'close');
  }
}

/** With nothing left open; where the machine was too slow for that, the server says what it left. @returns milliseconds */
async function stopInTime(server: ServerProcess, expect: ExpectStatic): Promise<number> {
  const stopAt = performance.now();
  const code = await server.stop();
  const stopsMs = performance.now() - stopAt;
  expect(stopsMs).toBeLessThan(HANGS_MS / 10);
  if (stopsMs < ENDS_MS) expect({ code, said: server.said() }).toMatchObject({ code: 0 });
  else if (code !== 0) expect(server.said()).toContain('Ended while still open');
  return stopsMs;
}

/** They wait for processes most of the time: all of a group at once, the groups one after the other. */
describe.concurrent('with a letter at the carrier', () => {
  it.for([
    { name: 'Node', runtime: undefined },
    { name: 'Deno', runtime: ['deno', 'run', '-A', '--quiet'] as const },
  ])(
    'answers what is under way, takes nothing more, cuts off a carrier that hangs, and mails that letter once, on $name',
    async ({ runtime }, { expect }) => {
      const lob = await startLobServer();
      ends.push(lob.stop);
      const settings = {
        DATA_DIR: await ownFolder(),
        DATABASE_URL: await ownDatabase(),
        PDF_WORKERS: '1',
        LOB_API_KEY: lob.apiKey,
        LOB_API_BASE: lob.url,
        POSTAL_HOLD_MINUTES: '0',
        ADMIN_EMAILS: OWNER,
      };
      const server = await startServerProcess(settings, undefined, runtime);
      ends.push(server.kill);
      const [first] = await makeReadyLetters(server.url, 1);
      if (!first) throw new Error('no letter was made');
      const { person, letterId } = first;
      const post = async (path: string, body: object) => {
        const headers = { 'Content-Type': 'application/json', Cookie: person.cookie };
        const how = { method: 'POST', headers, body: JSON.stringify(body) };
        const answer = await fetch(server.url + path, how);
        return {
          connection: answer.headers.get('connection'),
          ...((await answer.json()) as { success: boolean }),
        };
      };
      // The letter is taken there, and that is never said.
      await lob.behave({ kind: 'late_answer', ms: HANGS_MS }, { on: 'POST /v1/letters' });
      const from = { name: 'Ida Sample', line1: '9 Elm Row', city: 'Salem', state: 'OR' };
      const mailed = post(mailingEndpoints.mailLetter.path.replace(':id', letterId), {
        mailClass: 'certified',
        from: {
          ...from,
          zip: '97301',
        },
        agreedCents: 68,
      });
      await expect.poll(() => lob.letters().length).toBe(1);
      const letters = ['Orchard Bank', 'Summit Cards'].map(async (creditorName) => {
        const disputeDetails = { ...simpleLetter.disputeDetails, creditorName };
        return await post(letterEndpoints.generateLetter.path, { ...simpleLetter, disputeDetails });
      });
      const answered = Promise.allSettled([mailed, ...letters]);
      // Only now: they ask as fast as they are answered.
      const load = Array.from({ length: 2 }, async () => await keepAsking(server.url));
      const { listLetters } = letterEndpoints;
      await expect
        .poll(async () => (await person.ask(server.url, listLetters)).letters.length, {
          interval: 5,
        })
        .toBe(1 + letters.length);

      const stopAt = performance.now();
      const stopsMs = await stopInTime(server, expect);
      // Answers have a few seconds: a machine that is too slow for that says what it cut, and goes on with it at its next start.
      const [mailing, ...made] = await answered;
      for (const answer of [mailing, ...made])
        if (answer.status === 'fulfilled') expect(answer.value).toMatchObject({ success: true });
        else expect(server.said()).toContain('requests were cut');
      // This one was under way for certain.
      if (mailing.status === 'fulfilled') expect(mailing.value.connection).toBe('close');
      for (const begunAt of await Promise.all(load)) {
        expect(begunAt).toBeGreaterThan(0);
        // The signal arrives, what was sent before it is answered, and the rest of the time is for what is under way.
        expect(begunAt).toBeLessThan(stopAt + stopsMs / 2);
      }

      await lob.behave({ kind: 'well' });
      // What is left to it is in the database: the runtime has no part in that.
      const next = await startServerProcess(settings);
      ends.push(next.kill);
      const { getMailing } = mailingEndpoints;
      const lobLetterId = async () =>
        (await person.ask(next.url, getMailing, { id: letterId })).pieces[0]?.lobLetterId;
      const ready = async () =>
        (await person.ask(next.url, listLetters)).letters.filter(
          ({ status }) => status === 'drafted',
        );
      await expect.poll(async () => (await ready()).length, { interval: 500 }).toBe(letters.length);
      await expect.poll(lobLetterId, { interval: 500 }).toBe(lob.letters()[0]?.id);
      expect(lob.letters()).toHaveLength(1);
      expect(await next.stop()).toBe(0);
    },
  );
});

describe.concurrent('with a database that is slow or hangs', () => {
  it.runIf(process.platform === 'linux')(
    'waits for the embedded database to write down what it has in memory, at its end and at the next start',
    async ({ expect }) => {
      const folder = await ownFolder();
      const server = await startServerProcess({ DATA_DIR: folder });
      ends.push(server.kill);
      const resume = holdCheckpoints(await postmasterOf(folder));
      ends.push(resume);
      const stopped = stopInTime(server, expect);
      // More than its share could be, were the eight seconds divided.
      await expect.poll(() => isStopping(folder)).toBe(true);
      setTimeout(resume, 2_500);
      await stopped;

      // A server that is killed leaves its database behind, which takes its time to end.
      const killed = spawn(process.execPath, [HOLDER, folder], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      await once(killed.stdout, 'data');
      const postmaster = await postmasterOf(folder);
      const resumeAgain = holdCheckpoints(postmaster);
      ends.push(resumeAgain);
      killed.kill('SIGKILL');
      await once(killed, 'exit');
      process.kill(Number(postmaster.split('\n')[0]), 'SIGINT');
      await expect.poll(() => isStopping(folder)).toBe(true);
      setTimeout(resumeAgain, LONG_CHECKPOINT_MS);
      const next = await startServerProcess({ DATA_DIR: folder });
      ends.push(next.kill);
      expect(next.said()).not.toContain('recovered from its write-ahead log');
      // Stopped right after its start: a crowded machine may have to cut it short, and then it says what it left.
      const code = await next.stop();
      if (code !== 0) expect(next.said()).toContain('Ended while still open');
    },
  );

  it('is gone in time where the database hangs', async ({ expect }) => {
    const url = new URL(await ownDatabase());
    const line = await openLine({ host: url.hostname, port: Number(url.port) });
    ends.push(line.close);
    url.port = String(line.port);
    const server = await startServerProcess({
      DATA_DIR: await ownFolder(),
      DATABASE_URL: url.href,
    });
    ends.push(server.kill);
    line.hang();
    const stopAt = performance.now();
    await server.stop();
    expect(performance.now() - stopAt).toBeLessThan(HANGS_MS / 10);
  });
});

async function postmasterOf(folder: string): Promise<string> {
  return await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8');
}

async function isStopping(folder: string): Promise<boolean> {
  return (await postmasterOf(folder).catch(() => '')).includes('stopping');
}

/** The process of that server which writes what is in memory stands still. @returns what lets it go on */
function holdCheckpoints(postmaster: string): () => void {
  const [parent = ''] = postmaster.split('\n');
  const children = execFileSync('ps', ['--ppid', parent, '-o', 'pid=,args='], { encoding: 'utf8' });
  const pid = Number(/^\s*(\d+) .*checkpointer/m.exec(children)?.[1]);
  process.kill(pid, 'SIGSTOP');
  return () => {
    try {
      process.kill(pid, 'SIGCONT');
    } catch {
      // It has ended.
    }
  };
}
