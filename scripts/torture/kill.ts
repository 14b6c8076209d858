import { letterEndpoints } from '@creditfix/shared/letters';
import { createHash, randomInt } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BlackBoxPerson, simpleForm, simpleLetter } from '#scripts/process/black-box.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import type { ServerProcess } from '#scripts/process/server-process.ts';
import { inTestBed } from '#scripts/process/test-bed.ts';

/**
 * Kills the server, its embedded database, both, or ends both as a power cut leaves them, again and again while people write and sign
 * letters; starts what is gone on the same folder, and counts: every letter that was answered for must be there, byte for byte, and no
 * draft may have become two letters.
 */

const KILLS = isPlanted ? 1 : Number(process.env.KILLS ?? 60);
/** What is killed, in turn. */
const KINDS = ['server', 'database', 'both', 'power'] as const;
/** A server must have its database back by then. */
const BACK_WITHIN_MS = 30_000;
const WRITERS = isPlanted ? 1 : 4;
const BETWEEN_TRIES_MS = 50;
/** The server is left alive for a random time in this span, so that kills land in every part of the work. */
const ALIVE_MS = { least: 150, most: isPlanted ? 151 : 4_000 };

const { createDraft, reviewDraft, generateLetter, listLetters } = letterEndpoints;

interface Work {
  readonly person: BlackBoxPerson;
  signedIn: boolean;
  draftId?: string;
  /** Set once the server has answered for the letter. */
  answered?: { readonly letterId: string; readonly pdfSha256: string };
}

const counts = {
  kills: 0,
  server: 0,
  database: 0,
  both: 0,
  power: 0,
  signIns: 0,
  drafts: 0,
  answered: 0,
  interrupted: 0,
  lost: 0,
  changed: 0,
  doubled: 0,
};
const everyone: Work[] = [];
let number = 0;

/** Takes one person one step further: sign in, draft, read and sign. A broken connection leaves the rest for later. */
async function continueWork(work: Work, url: string): Promise<void> {
  const { person } = work;
  if (!work.signedIn) {
    // The email of a link that was asked for before the kill may come late, and be taken for the newest.
    const isIn = await person.signIn(url).then(
      () => true,
      (error: unknown) => {
        if (!String(error).includes('accounts.link_invalid')) throw error;
        return false;
      },
    );
    if (!isIn) return;
    work.signedIn = true;
    counts.signIns += 1;
  }
  if (!work.draftId) {
    const draft = await person.ask(url, createDraft, {
      body: { content: { ...simpleForm, edits: [], step: 3 } },
    });
    work.draftId = draft.id;
    counts.drafts += 1;
  }
  const review = await readAgain(work, url);
  const body = {
    ...simpleLetter,
    draftId: work.draftId,
    documentSha256: review,
  };
  const { letterId, pdfSha256 } = await person.ask(url, generateLetter, { body });
  work.answered = { letterId, pdfSha256 };
  counts.answered += 1;
}

/** The hash of the text to sign; a draft that a killed request had signed already needs none. */
async function readAgain({ person, draftId = '' }: Work, url: string): Promise<string | undefined> {
  try {
    return (await person.ask(url, reviewDraft, { id: draftId, body: {} })).documentSha256;
  } catch (error) {
    if (String(error).includes('letters.draft_already_signed')) return undefined;
    throw error;
  }
}

async function write(server: ServerProcess, alive: () => boolean): Promise<void> {
  while (alive()) {
    const unfinished = everyone.find((work) => !work.answered && !busy.has(work));
    const work = unfinished ?? {
      person: new BlackBoxPerson(`writer${(number += 1)}@example.com`),
      signedIn: false,
    };
    if (!unfinished) everyone.push(work);
    busy.add(work);
    try {
      await continueWork(work, server.url);
    } catch (error) {
      if (alive()) throw error;
      counts.interrupted += 1;
      await sleep(BETWEEN_TRIES_MS);
    } finally {
      busy.delete(work);
    }
  }
}
const busy = new Set<Work>();

async function check(server: ServerProcess, works: readonly Work[]): Promise<void> {
  for (const { person, answered } of works) {
    if (!answered) continue;
    const bytes = await person.pdf(server.url, answered.letterId).catch(() => undefined);
    if (!bytes) counts.lost += 1;
    else if (createHash('sha256').update(bytes).digest('hex') !== answered.pdfSha256)
      counts.changed += 1;
    const { letters } = await person.ask(server.url, listLetters);
    if (letters.length > 1) counts.doubled += 1;
  }
}

/** @param signal SIGQUIT is what `pg_ctl stop -m immediate` sends: nothing is written anymore */
async function endDatabase(folder: string, signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
  const told = await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8');
  process.kill(Number(told.split('\n')[0]), signal);
}

/** @returns whether the server has ended */
async function strike(
  kind: (typeof KINDS)[number],
  server: ServerProcess,
  folder: string,
): Promise<boolean> {
  counts.kills += 1;
  counts[kind] += 1;
  if (kind === 'database' || kind === 'both') await endDatabase(folder, 'SIGKILL');
  if (kind === 'database') return false;
  await server.kill();
  if (kind === 'power') await endDatabase(folder, 'SIGQUIT');
  return true;
}

/** A server that lost its database gets it back by itself. */
async function untilReady({ url }: ServerProcess): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const waitedMs = performance.now() - startedAt;
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return waitedMs;
    if (waitedMs > BACK_WITHIN_MS) throw new Error('the server did not get its database back');
    await sleep(BETWEEN_TRIES_MS);
  }
}

const backMs: number[] = [];
const startMs: number[] = [];
await inTestBed(async (bed) => {
  // PostgreSQL, which is another user if this is root, has to reach it.
  await chmod(bed.folder, 0o755);
  const folder = join(bed.folder, 'data');
  let server: ServerProcess | undefined;
  // Where it is killed no server ends the embedded database.
  bed.closing(() => endDatabase(folder, 'SIGKILL').catch(() => {}));
  for (let round = 0; round < KILLS; round += 1) {
    if (!server) {
      server = await bed.server({ DATA_DIR: folder });
      startMs.push(server.startMs);
    }
    const running: ServerProcess = server;
    await check(running, everyone.slice(-6));
    let alive = true;
    const writers = Array.from({ length: WRITERS }, () => write(running, () => alive));
    await sleep(randomInt(ALIVE_MS.least, ALIVE_MS.most));
    alive = false;
    const kind = KINDS[round % KINDS.length] ?? 'server';
    if (await strike(kind, running, folder)) server = undefined;
    await Promise.all(writers);
    if (server) backMs.push(await untilReady(server));
    process.stdout.write(
      `kill ${counts.kills} of ${KILLS} (${kind}): ${counts.answered} letters answered for\n`,
    );
  }
  server ??= await bed.server({ DATA_DIR: folder });
  // Anyone who was cut off tries once more, as a person would, and must end up with one letter.
  for (const work of everyone)
    for (let tries = 0; !work.answered && tries < 5; tries += 1)
      await continueWork(work, server.url);
  await check(server, everyone);
  await server.stop();
  // Who could not finish in the end has lost a letter, too.
  counts.lost += everyone.filter(({ answered }) => !answered).length;
  counts.lost = orPlanted('letters lost', counts.lost, 1);
});
console.table(counts);
process.stdout.write(
  `Slowest start after a kill ${Math.round(Math.max(0, ...startMs))} ms; slowest return of a database under a server ${Math.round(Math.max(0, ...backMs))} ms.\n`,
);
const bad = counts.lost + counts.changed + counts.doubled;
process.stdout.write(
  bad === 0
    ? 'Nothing was lost, changed or doubled.\n'
    : 'Letters were lost, changed or doubled.\n',
);
process.exitCode = bad === 0 && counts.answered > 0 ? 0 : 1;
