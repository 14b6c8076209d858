import { startLobServer, countByMetadata, type LobServer } from '@creditfix/server/test/lob';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  OWNER,
  makeReadyLetters,
  severalAtOnce,
  type ReadyLetter,
} from '#scripts/process/black-box.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { inTestBed, type TestBed } from '#scripts/process/test-bed.ts';
import { Crew } from './crew.ts';

/**
 * Kills servers with SIGKILL while people have letters mailed and while the carrier stumbles, and counts at the stand-in for
 * Lob: each letter is mailed exactly once. Two processes on a server of PostgreSQL, then one on the embedded database.
 */

const KILLS = {
  postgres: Number(process.env.KILLS ?? 20),
  embedded: Number(process.env.KILLS ?? 10),
};
const LETTERS = {
  postgres: isPlanted ? 1 : Number(process.env.LETTERS ?? 130),
  embedded: Number(process.env.LETTERS ?? 70),
};
const SENDERS = 6;
/** A server is left alive for a random time in this span, so that kills land in every part of the way. */
const ALIVE_MS = { least: 200, most: 2_500 };
/** Every tenth call stumbles in one of these ways. */
const STUMBLES = [
  { kind: 'answer_lost' },
  { kind: 'hang_up' },
  { kind: 'slow', ms: 700 },
  { kind: 'late_answer', ms: 700 },
  { kind: 'error', code: 'internal_server_error' },
  { kind: 'error', code: 'rate_limit_exceeded' },
] as const;
/** What a crash left is taken up again after a lease has run out. */
const PATIENCE_MS = 8 * 60_000;

interface Outcome {
  readonly where: string;
  kills: number;
  letters: number;
  'answered for': number;
  'cut off': number;
  'mailed once': number;
  lost: number;
  doubled: number;
  'not written down': number;
}

const { mailLetter, getMailing } = mailingEndpoints;

const from = {
  name: 'Ida Sample',
  line1: '9 Elm Row',
  city: 'Salem',
  state: 'OR',
  zip: '97301',
};

/** Has a letter mailed, again and again until a server has said that it is on its way. */
async function mailUntilAnswered(
  { person, letterId }: ReadyLetter,
  urls: () => readonly string[],
  outcome: Outcome,
): Promise<void> {
  for (;;) {
    const all = urls();
    const url = all[randomInt(0, all.length)] ?? '';
    try {
      const body = { mailClass: 'certified', from, agreedCents: 68 };
      await person.ask(url, mailLetter, { id: letterId, body });
      outcome['answered for'] += 1;
      return;
    } catch (error) {
      if (String(error).includes('mailing.already_on_its_way')) return;
      if (String(error).includes('was refused')) throw error;
      outcome['cut off'] += 1;
      await pause(50);
    }
  }
}

async function stumble(lob: LobServer, alive: () => boolean): Promise<void> {
  while (alive()) {
    const behavior = STUMBLES[randomInt(0, STUMBLES.length)] ?? STUMBLES[0];
    await lob.behave(behavior, { times: 1, on: 'POST /v1/letters' });
    await pause(randomInt(50, 400));
  }
  await lob.behave({ kind: 'well' });
}

/** Waits until every letter is written down as the carrier's, and counts. */
async function count(
  letters: readonly ReadyLetter[],
  url: string,
  { lob, outcome }: { readonly lob: LobServer; readonly outcome: Outcome },
): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  const mailpieceOf = async ({ person, letterId }: ReadyLetter) =>
    (await person.ask(url, getMailing, { id: letterId })).pieces[0];
  for (const letter of letters) {
    while (!(await mailpieceOf(letter))?.lobLetterId && Date.now() < until) await pause(500);
    const mailpiece = await mailpieceOf(letter);
    const counted = countByMetadata(lob.letters(), 'mailpiece').get(mailpiece?.id ?? '') ?? 0;
    const times = orPlanted('how often a letter was mailed', counted, 2);
    const atLob = lob.letters().find(({ metadata }) => metadata.mailpiece === mailpiece?.id);
    if (!mailpiece || times === 0) outcome.lost += 1;
    else if (times > 1) outcome.doubled += 1;
    else if (mailpiece.lobLetterId !== atLob?.id) outcome['not written down'] += 1;
    else outcome['mailed once'] += 1;
  }
  // A letter that was mailed as two mailpieces would show here.
  outcome.doubled += Math.max(0, lob.letters().length - letters.length);
}

async function torture(
  bed: TestBed,
  where: keyof typeof KILLS,
  environments: readonly Record<string, string>[],
): Promise<Outcome> {
  const lob = await startLobServer();
  bed.closing(() => lob.stop());
  const settings = {
    LOB_API_KEY: lob.apiKey,
    LOB_API_BASE: lob.url,
    POSTAL_HOLD_MINUTES: '0',
    ADMIN_EMAILS: OWNER,
  };
  const crew = new Crew(
    bed,
    environments.map((environment) => ({ ...environment, ...settings })),
  );
  const outcome: Outcome = {
    where,
    kills: 0,
    letters: LETTERS[where],
    'answered for': 0,
    'cut off': 0,
    'mailed once': 0,
    lost: 0,
    doubled: 0,
    'not written down': 0,
  };
  await crew.start();
  const letters = await makeReadyLetters(crew.urls[0] ?? '', LETTERS[where]);
  process.stdout.write(`${where}: ${letters.length} letters are signed\n`);
  // Planted, nothing is killed: what a crash left is taken up again only after minutes.
  if (isPlanted)
    for (const letter of letters) await mailUntilAnswered(letter, () => crew.urls, outcome);
  else await killWhileMailing(letters, { crew, lob, outcome, kills: KILLS[where] });
  await count(letters, crew.urls[0] ?? '', { lob, outcome });
  return outcome;
}

/** The letters are spread over the kills, so that each kill meets some of them on their way. */
async function killWhileMailing(
  letters: readonly ReadyLetter[],
  parts: {
    readonly crew: Crew;
    readonly lob: LobServer;
    readonly outcome: Outcome;
    readonly kills: number;
  },
): Promise<void> {
  const { crew, lob, outcome, kills } = parts;
  let mailing = true;
  const stumbling = stumble(lob, () => mailing);
  const share = Math.ceil(letters.length / kills);
  for (let kill = 0; kill < kills; kill += 1) {
    const batch = letters.slice(kill * share, (kill + 1) * share);
    const sending = severalAtOnce(batch, SENDERS, async (letter) => {
      await pause(randomInt(0, 1_500));
      await mailUntilAnswered(letter, () => crew.urls, outcome);
    });
    await pause(randomInt(ALIVE_MS.least, ALIVE_MS.most));
    await crew.killOne();
    outcome.kills += 1;
    await sending;
    process.stdout.write(`kill ${outcome.kills} of ${kills}\n`);
  }
  mailing = false;
  await stumbling;
}

const outcomes: Outcome[] = [];
await inTestBed(async (bed) => {
  const { url } = await bed.postgres();
  const shared = { DATA_DIR: join(bed.folder, 'shared'), DATABASE_URL: url };
  outcomes.push(await torture(bed, 'postgres', isPlanted ? [shared] : [shared, shared]));
});
if (!isPlanted)
  await inTestBed(async (bed) => {
    outcomes.push(await torture(bed, 'embedded', [{ DATA_DIR: join(bed.folder, 'local') }]));
  });
console.table(outcomes);
const good = outcomes.every((one) => one['mailed once'] === one.letters && one.doubled === 0);
process.stdout.write(
  good ? 'Every letter was mailed exactly once.\n' : 'Letters were lost or mailed twice.\n',
);
process.exitCode = good ? 0 : 1;
