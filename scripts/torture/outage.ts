import { openLine } from '@creditfix/server/test/line';
import { startLobServer } from '@creditfix/server/test/lob';
import { startMailServer } from '@creditfix/server/test/mail-server';
import { openModelServer } from '@creditfix/server/test/model-server';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeSubscribers, OWNER } from '#scripts/process/black-box.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { inTestBed, type TestBed } from '#scripts/process/test-bed.ts';
import {
  ACTIONS,
  countPromises,
  linksIn,
  PersonasAtWork,
  type Action,
} from './personas-at-work.ts';

/**
 * Takes away in turn what two servers lean on, while people list, write, sign and mail letters, sign in and have their words
 * smoothed: the database, the mail server, the carrier, the language model, and the disk of the sealed files. Each is back after a
 * while. Nobody may see a 500, nothing may be lost or doubled, and what people ask for works again within five seconds.
 */

/** Of the file system that is filled up; the servers call less than 100 MB free too little. */
const DISK = '400m';

interface SmallDisk {
  /** Fills it up. */
  take(): Promise<void>;
  restore(): Promise<void>;
}

/** A file system of its own, small enough to be filled up. @returns how; undefined if this user may mount none */
async function smallDisk(folder: string): Promise<SmallDisk | undefined> {
  await mkdir(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=700`, 'tmpfs', folder]);
  } catch {
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    async take() {
      const file = await open(filler, 'w');
      const block = Buffer.alloc(1024 * 1024);
      const { bavail, bsize } = await statfs(folder);
      try {
        for (let left = bavail * bsize; left > 0; left -= block.length)
          await file.write(block.subarray(0, Math.min(left, block.length)));
        // A server may have written meanwhile.
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    restore: () => rm(filler, { force: true }),
  };
}

const AWAY_MS = Number(process.env.AWAY_SECONDS ?? 20) * 1_000;
const RECOVERY_TARGET_MS = 5_000;
/** For what is asked again after the return; a miss is told, not waited for without end. */
const RECOVERY_PATIENCE_MS = 60_000;
/** For what was taken in while something was away: a letter waits for its next try for a minute at most, and so does an email. */
const BACKLOG_PATIENCE_MS = isPlanted ? 5_000 : 90_000;
const PERSONAS = isPlanted ? 1 : 40;

/** One thing that can be taken away, and what waits for its return. */
interface Outage {
  readonly what: string;
  readonly stops: readonly Action[];
  /** How much has come through to it, where people are answered without it. */
  readonly received?: () => number;
  take(): Promise<void>;
  restore(): Promise<void>;
}

/** Takes it away, gives it back, and waits until everything that it stopped works again. */
async function happen(outage: Outage, crowd: PersonasAtWork): Promise<void> {
  const row = crowd.begin(outage.what);
  await outage.take();
  await pause(AWAY_MS);
  await outage.restore();
  const backAt = performance.now();
  const before = outage.received?.() ?? -1;
  while ((outage.received?.() ?? 0) <= before && performance.now() < backAt + RECOVERY_PATIENCE_MS)
    await pause(20);
  const receivedAt = outage.received ? performance.now() : backAt;
  const times = () => outage.stops.map((action) => crowd.recovery(action, backAt, receivedAt));
  while (times().includes(undefined) && performance.now() < backAt + RECOVERY_PATIENCE_MS)
    await pause(20);
  const took = Math.max(...times().map((ms) => ms ?? RECOVERY_PATIENCE_MS)) / 1_000;
  row['works again after (s)'] = Number(took.toFixed(1));
  process.stdout.write(`${outage.what}: works again after ${took.toFixed(1)} s\n`);
  crowd.begin(`nothing, after ${outage.what}`);
  await pause(3_000);
}

async function takeEachAway(outages: readonly Outage[], crowd: PersonasAtWork): Promise<void> {
  await pause(3_000);
  for (const outage of outages) await happen(outage, crowd);
}

/** Two servers, with everything that they lean on, and how each of these is taken away. */
async function openWorld(bed: TestBed) {
  const postgres = await bed.postgres();
  const lob = await startLobServer();
  bed.closing(() => lob.stop());
  const mail = await startMailServer();
  bed.closing(() => mail.stop());
  const model = await openModelServer();
  bed.closing(() => model.close());
  const mailAddress = new URL(mail.url);
  const mailLine = await openLine({ host: '127.0.0.1', port: Number(mailAddress.port) });
  bed.closing(() => mailLine.close());
  mailAddress.port = String(mailLine.port);
  const modelAddress = new URL(model.baseUrl);
  const modelLine = await openLine({ host: '127.0.0.1', port: Number(modelAddress.port) });
  bed.closing(() => modelLine.close());
  modelAddress.port = String(modelLine.port);
  const dataDir = join(bed.folder, 'data');
  const disk = await smallDisk(dataDir);
  if (disk) bed.closing(() => execFileSync('umount', ['-l', dataDir]));
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    ADMIN_EMAILS: OWNER,
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    SMTP_URL: mailAddress.href,
    LOB_API_KEY: lob.apiKey,
    LOB_API_BASE: lob.url,
    POSTAL_HOLD_MINUTES: '0',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: modelAddress.href,
    OPENAI_MODEL: 'test',
  };
  const servers = [await bed.server(settings)];
  if (!isPlanted) servers.push(await bed.server(settings));

  const outages: Outage[] = [
    {
      what: 'database',
      stops: ACTIONS,
      take: () => postgres.takeAway(),
      restore: () => postgres.bringBack(),
    },
    {
      what: 'mail server',
      stops: ['sign in'],
      received: () => mail.received.length,
      take: async () => mailLine.cut(),
      restore: async () => mailLine.mend(),
    },
    {
      what: 'carrier',
      stops: ['mail'],
      received: () => lob.letters().length,
      take: () => lob.behave({ kind: 'down' }),
      restore: () => lob.behave({ kind: 'well' }),
    },
    {
      what: 'model',
      stops: ['smooth'],
      received: () => model.requests.length,
      take: async () => modelLine.hang(),
      restore: async () => modelLine.mend(),
    },
  ];
  if (disk) outages.push({ what: 'disk', stops: ['letter'], ...disk });
  else process.stdout.write('disk: not taken away, this user may not mount one to fill up\n');
  return { lob, mail, urls: servers.map(({ url }) => url), outages };
}

await inTestBed(async (bed) => {
  const { lob, mail, urls, outages } = await openWorld(bed);
  const [url = ''] = urls;
  const personas = await makeSubscribers(url, PERSONAS, linksIn(mail));
  const crowd = new PersonasAtWork(() => urls, personas, {
    writers: 2,
    smooths: true,
    isCutOff: false,
  });
  crowd.start();
  process.stdout.write(`${personas.length} people are at work, on ${urls.length} servers\n`);
  // Planted, nothing is taken away: what was away is asked for again only after a while.
  if (isPlanted) await crowd.untilSomethingIsDone();
  else await takeEachAway(outages, crowd);
  await crowd.end();
  const totals = await countPromises(url, crowd, { lob, mail, patienceMs: BACKLOG_PATIENCE_MS });
  totals.lost = orPlanted('what was lost', totals.lost, 1);
  // Nobody crashed: none may come twice.
  totals.doubled += totals['emails sent again'];

  const { rows, wrongAnswers } = crowd;
  console.table(rows);
  console.table([totals]);
  for (const line of new Set(wrongAnswers.slice(0, 20))) process.stdout.write(`${line}\n`);
  const late = rows.filter((one) => one['works again after (s)'] * 1_000 > RECOVERY_TARGET_MS);
  const faults = totals.lost + totals.changed + totals.doubled + wrongAnswers.length + late.length;
  const isGood = faults === 0 && totals.letters > 0 && totals.emails > 0;
  process.stdout.write(
    isGood
      ? 'Nothing was lost or doubled, nobody saw a fault, and all of it came back in time.\n'
      : 'Something was lost, doubled, answered wrongly or late.\n',
  );
  process.exitCode = isGood ? 0 : 1;
});
