import { adminListEndpoints } from '@creditfix/shared/admin';
import type { Endpoint } from '@creditfix/shared/kernel';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { conclude, median, quantile } from './measuring.ts';
import { fillBusiness } from '#scripts/bench/fill-business.ts';
import { BlackBoxPerson } from '#scripts/process/black-box.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { inTestBed } from '#scripts/process/test-bed.ts';

/**
 * The administrators' figures and tables on a business of 1,000,000 users and 5,000,000 letters: whole calls to a real server, each
 * with its session, its line in the audit log and the check of its answer. Beside them a call that asks the database for nothing
 * but an answer, in the same rounds, so that a busy machine shows.
 */

const USERS = isPlanted ? 200 : Number(process.env.USERS ?? 1_000_000);
const LETTERS = isPlanted ? 500 : Number(process.env.LETTERS ?? 5_000_000);
const ROUNDS = isPlanted ? 1 : Number(process.env.ROUNDS ?? 60);
const WARM_UP = isPlanted ? 0 : 3;
const TARGET_MS = 100;
/** No page takes more than so many times what an empty answer takes in the same rounds. */
const TARGET_RATIO = 50;
const ADMIN = 'bench@example.com';

const { adminDashboard, adminUsers, flaggedUsers, adminLetters } = adminListEndpoints;
/** Answered with a look at every part that is a second old at most: what an answer costs if nothing is asked for. */
const READY = '/api/health/ready';

type Query = Record<string, string>;

/** As deep as pages are numbered. */
const DEEP = { page: '100', limit: '100' };

const USER_PAGES: readonly Query[] = [
  { page: '1', limit: '10' },
  DEEP,
  { ...DEEP, order: 'oldest' },
  { plan: 'pro', ...DEEP },
  { status: 'past_due', limit: '100' },
  { status: 'none', plan: 'pro' },
  { status: 'canceled', flagged: 'no', ...DEEP },
  { flagged: 'yes', limit: '100' },
  { flagged: 'yes', plan: 'pro', status: 'past_due', order: 'oldest' },
  { search: 'a' },
  { search: 'a', ...DEEP },
  { search: 'maria.ng', limit: '100' },
  { search: 'nobody@' },
  { search: 'zoe', status: 'past_due', flagged: 'yes' },
  { search: 'm', from: '2025-06-01', to: '2025-06-30', status: 'none', limit: '100' },
  { from: '2025-01-01', to: '2025-12-31', ...DEEP },
];

const LETTER_PAGES: readonly Query[] = [
  { page: '1', limit: '10' },
  DEEP,
  { ...DEEP, order: 'oldest' },
  { status: 'delivered', ...DEEP },
  { status: 'in_transit', order: 'oldest', limit: '100' },
  { status: 'preparing' },
  { reason: 'statute_of_limitations', ...DEEP },
  { recipient: 'inquirer', ...DEEP },
  { reason: 'identity_theft', recipient: 'inquirer', status: 'failed' },
  { status: 'delivered', reason: 'other', recipient: 'furnisher', ...DEEP },
  { status: 'failed', from: '2025-01-01', to: '2025-01-31' },
  { search: 'CF-7' },
  { search: 'CF-7KQ2' },
  { search: 'CF-7K', status: 'returned', limit: '100' },
];

interface Case {
  readonly what: string;
  readonly path: string;
  readonly target: number | undefined;
}

function caseOf({ path }: Endpoint, query: Query = {}): Case {
  const text = new URLSearchParams(query).toString();
  const whole = text ? `${path}?${text}` : path;
  return { what: whole.replace('/api/admin/', ''), path: whole, target: TARGET_MS };
}

async function timeOf(url: string, cookie: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { Cookie: cookie } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} was answered ${response.status}`);
  return performance.now() - startedAt;
}

/** The browser for the letters starts in the background, and the answer is 503 until then. */
async function untilReady(url: string): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const response = await fetch(url + READY);
    await response.arrayBuffer();
    if (response.ok) return;
    await setTimeout(100);
  }
  throw new Error('the server is not ready after a minute');
}

/** Where somebody is who has turned many pages: the cursor behind the last page that has a number. */
async function deepCursors(url: string, person: BlackBoxPerson): Promise<Case[]> {
  const query = `?${new URLSearchParams(DEEP)}`;
  const users = await person.ask(url, adminUsers, { query });
  const letters = await person.ask(url, adminLetters, { query });
  const letter = letters.letters[0];
  return [
    ...(users.next ? [caseOf(adminUsers, { after: users.next, limit: '100' })] : []),
    ...(letters.next ? [caseOf(adminLetters, { after: letters.next, limit: '100' })] : []),
    ...(letter ? [caseOf(adminLetters, { search: letter.userId })] : []),
  ];
}

/** Every case once in each round, so that whatever else the machine does hits all of them alike. */
async function measure(url: string, cookie: string, cases: readonly Case[]) {
  const times = new Map<Case, number[]>(cases.map((each) => [each, []]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const each of cases) {
      const time = await timeOf(url + each.path, cookie);
      if (round >= 0) times.get(each)?.push(time);
    }
  }
  const [empty] = cases;
  const bare = median((empty && times.get(empty)) ?? []);
  return cases.map((each) => {
    const taken = times.get(each) ?? [];
    const p95 = quantile(taken, 0.95);
    const isLast = each === cases.at(-1);
    const measured = median(taken) / bare;
    const ratio = isLast ? orPlanted(`the ratio of ${each.what}`, measured, 999) : measured;
    return {
      what: each.what.slice(0, 90),
      'median ms': Number(median(taken).toFixed(1)),
      'p95 ms': Number(p95.toFixed(1)),
      'of an empty answer': Number(ratio.toFixed(1)),
      target: each.target === undefined ? '' : `${TARGET_RATIO}; ${each.target} ms`,
      met: each.target === undefined || ratio < TARGET_RATIO,
      inTime: each.target === undefined || p95 < each.target,
    };
  });
}

await inTestBed(async (bed) => {
  const { url } = await bed.postgres();
  const server = await bed.server({
    DATA_DIR: join(bed.folder, 'a'),
    DATABASE_URL: url,
    ADMIN_EMAILS: ADMIN,
    ADMIN_SECOND_FACTOR: 'off',
  });
  const startedAt = performance.now();
  await fillBusiness(url, { users: USERS, letters: LETTERS });
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  process.stdout.write(`${USERS} users and ${LETTERS} letters, loaded in ${seconds} s.\n`);
  const person = new BlackBoxPerson(ADMIN);
  await person.signInAsAdmin(server.url);
  await untilReady(server.url);
  const lines = await measure(server.url, person.cookie, [
    { what: 'nothing but an answer', path: READY, target: undefined },
    caseOf(adminDashboard),
    caseOf(flaggedUsers),
    ...USER_PAGES.map((query) => caseOf(adminUsers, query)),
    ...LETTER_PAGES.map((query) => caseOf(adminLetters, query)),
    ...(await deepCursors(server.url, person)),
  ]);
  console.table(lines);
  process.stdout.write(`${ROUNDS} rounds; load of the machine at the end: ${loadavg()[0]}.\n`);
  const times = lines.map(({ what, inTime }) => ({
    what: `${what}: p95`,
    met: inTime,
    isTime: true,
  }));
  conclude([...lines, ...times]);
});
