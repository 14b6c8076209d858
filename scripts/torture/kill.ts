import { letterEndpoints } from '@creditfix/shared/letters';
import { createHash, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlackBoxPerson } from '#scripts/process/black-box.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { startServerProcess, type ServerProcess } from '#scripts/process/server-process.ts';
import { simpleForm, simpleLetter } from '#scripts/process/simple-letter.ts';

/**
 * Kills the server with SIGKILL again and again while people write and sign letters, starts it on the same folder, and
 * counts: every letter that was answered for must be there, byte for byte, and no draft may have become two letters.
 */

const KILLS = isPlanted ? 1 : Number(process.env.KILLS ?? 25);
const WRITERS = isPlanted ? 1 : 4;
/** The server is left alive for a random time in this span, so that kills land in every part of the work. */
const ALIVE_MS = { least: 150, most: 2_500 };

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
async function goOn(work: Work, url: string): Promise<void> {
  const { person } = work;
  if (!work.signedIn) {
    await person.signIn(url);
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
      await goOn(work, server.url);
    } catch (error) {
      if (alive()) throw error;
      counts.interrupted += 1;
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

const folder = await mkdtemp(join(tmpdir(), 'credit-fix-torture-'));
try {
  for (let round = 0; round < KILLS; round += 1) {
    const server = await startServerProcess({ DATA_DIR: folder });
    await check(server, everyone.slice(-6));
    let alive = true;
    const writers = Array.from({ length: WRITERS }, () => write(server, () => alive));
    await new Promise((resolve) => setTimeout(resolve, randomInt(ALIVE_MS.least, ALIVE_MS.most)));
    alive = false;
    await server.kill();
    counts.kills += 1;
    await Promise.all(writers);
    process.stdout.write(
      `kill ${counts.kills} of ${KILLS}: ${counts.answered} letters answered for\n`,
    );
  }
  const server = await startServerProcess({ DATA_DIR: folder });
  // Whoever was cut off tries once more, as a person would, and must end up with one letter.
  for (const work of everyone.filter(({ answered }) => !answered)) await goOn(work, server.url);
  await check(server, everyone);
  await server.stop();
  counts.lost = orPlanted('letters lost', counts.lost, 1);
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.table(counts);
const bad = counts.lost + counts.changed + counts.doubled;
process.stdout.write(
  bad === 0
    ? 'Nothing was lost, changed or doubled.\n'
    : 'Letters were lost, changed or doubled.\n',
);
process.exitCode = bad === 0 && counts.answered > 0 ? 0 : 1;
