import { parseArgs } from 'node:util';
import { buildWebapp } from '#scripts/build-webapp.ts';
import { seeded, type Seeded } from '#scripts/eval/seeded.ts';
import { isPlanted, sayPlanted } from '#scripts/process/planted.ts';
import { inTestBed } from '#scripts/process/test-bed.ts';
import { takeOthersThings, takeOthersRoles } from './hostile/access.cases.ts';
import { forgeCallbacks, walkAroundLimits } from './hostile/callbacks.cases.ts';
import { Caller, jsonOf, type Answer, type Question } from './hostile/caller.ts';
import { Judge, anything, type Expectation } from './hostile/judge.ts';
import { writeHostileLetters, writeFormulas } from './hostile/letters.cases.ts';
import { leadAway, replayLinks, writeHeaders } from './hostile/logins.cases.ts';
import { mutated } from './hostile/mutations.ts';
import { guardedTexts, openTarget, settleIn } from './hostile/target.ts';
import { attack, type Ring, readOperations, type Operation } from './hostile/ring.ts';
import { uploadHostileFiles } from './hostile/uploads.cases.ts';
import { gameTheWire } from './hostile/wire.cases.ts';

/**
 * Attacks a running server as strangers, customers and staff do, and with thousands of requests that are nearly right. Red on
 * any 5xx, on silence, on an answer or a line of the log that says too much, and on any other answer than the attack expects.
 */

const { values: options } = parseArgs({
  options: {
    /** The same seed sends the same requests. */
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    requests: { type: 'string', default: '5000' },
    /** Only these attacks, with commas between. */
    only: { type: 'string' },
    plant: { type: 'boolean', default: false },
  },
});

const ATTACKS: Readonly<Record<string, (ring: Ring) => Promise<void>>> = {
  ownership: takeOthersThings,
  roles: takeOthersRoles,
  links: replayLinks,
  redirects: leadAway,
  mail: writeHeaders,
  tables: writeFormulas,
  callbacks: forgeCallbacks,
  limits: walkAroundLimits,
  wire: gameTheWire,
  uploads: uploadHostileFiles,
  letters: writeHostileLetters,
  mutations: sendMutations,
};

const MUTATED = 'mutated requests';
const AT_ONCE = 8;

/** Calls that would end the caller's session or account: only sent without one. */
const ENDINGS = new Set([
  'signOut',
  'adminSignOut',
  'endOtherSessions',
  'endSession',
  'endUserSession',
  'deleteMyAccount',
  'requestEmailChange',
]);

async function sendMutations(ring: Ring): Promise<void> {
  const random = seeded(Number(options.seed));
  const count = Number(options.requests);
  let sent = 0;
  const worker = async () => {
    while (sent < count) {
      sent += 1;
      await sendMutation(ring, random, sent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const told = [...answered].toSorted(([a], [b]) => a - b);
  process.stdout.write(
    `answered ${told.map(([status, times]) => `${status}: ${times}`).join(', ')}\n`,
  );
}

/** How often each status was answered: requests that are all refused up front test nothing further in. */
const answered = new Map<number, number>();

async function sendMutation(ring: Ring, random: Seeded, number: number): Promise<void> {
  const { personas, operations } = ring;
  const operation = random.pick(operations);
  const staff = operation.path.startsWith('/api/admin/');
  const insiders = staff
    ? [personas.administrator, personas.support, personas.auditor, personas.staffDevice]
    : [personas.thief, personas.device];
  const caller =
    ENDINGS.has(operation.id) || random.chance(0.1) ? personas.nobody : random.pick(insiders);
  const question = mutated(random, operation, personas.loot);
  // The cookies that an answer sets are not kept: the next request is to come from the same person.
  const visitor = Caller.with(caller.name, {
    cookies: cookiesOf(caller),
    bearer: bearerOf(caller),
  });
  const { status } = await attack(ring, visitor, question, {
    kind: MUTATED,
    name: `${number}. ${question.method} ${question.path.slice(0, 120)} ${String(question.body ?? '').slice(0, 300)}`,
    expects: keepsItsContract([operation, ...reachedBy(operations, question)]),
  });
  answered.set(status, (answered.get(status) ?? 0) + 1);
}

function cookiesOf({ headers }: Caller): Record<string, string> {
  const pairs = (headers.Cookie ?? '').split('; ').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
}

/** A path that was broken may be another call: one that ends in nothing is the list that it was an entry of. */
function reachedBy(
  operations: readonly Operation[],
  { method, path }: Pick<Question, 'method' | 'path'>,
): readonly Operation[] {
  const [asked = ''] = path.split('?');
  return operations.filter(
    (one) =>
      one.method === method &&
      new RegExp(`^${one.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i').test(
        asked,
      ),
  );
}

const bearerOf = ({ headers }: Caller) => headers.Authorization?.replace('Bearer ', '') ?? '';

/** An answer of the API says what the description says: a success, or a refusal in the envelope that names what is wrong. */
function keepsItsContract(reached: readonly Operation[]): Expectation {
  const statuses = new Set(reached.flatMap((operation) => operation.statuses));
  return (answer: Answer) => {
    const broke = anything(answer);
    if (broke) return broke;
    const { status, headers } = answer;
    // A head that is too long never comes as far as the API.
    if (status === 431) return undefined;
    if (!String(headers['content-type']).startsWith('application/json'))
      return status < 400 ? undefined : 'a refusal that is no JSON';
    const envelope = jsonOf(answer);
    if (envelope?.success === true)
      return status === 200 ? undefined : 'a success with the status of a refusal';
    if (
      envelope?.success !== false ||
      typeof envelope.error !== 'string' ||
      typeof envelope.code !== 'string'
    )
      return 'neither a success nor a refusal in its envelope';
    if (envelope.code === 'request.invalid' && !Array.isArray(envelope.fields))
      return 'it says that something is wrong, and not what';
    // A path that was broken may be none at all.
    return statuses.has(status) || [404, 405].includes(status)
      ? undefined
      : 'a status that the description does not have';
  };
}

/** Planted, one attack is enough: its first answer is made a fault before it is judged. */
function chosen(name: string): boolean {
  const only = options.only?.split(',') ?? (isPlanted ? ['callbacks'] : undefined);
  return only?.includes(name) ?? true;
}

function spoilFirst(): (answer: Answer) => Answer {
  let left = isPlanted ? 1 : 0;
  if (isPlanted) sayPlanted('the first answer is 500');
  return (answer) => {
    left -= 1;
    return left === 0 ? { ...answer, status: 500 } : answer;
  };
}

const startedAt = performance.now();
process.stdout.write(`seed ${options.seed}\n`);
// The wire is gamed on pages, too; what is built already is not built again.
if (chosen('wire')) {
  const { ok, report: said } = await buildWebapp();
  if (!ok) throw new Error(`the web app can't be built:\n${said}`);
}
await inTestBed(async (bed) => {
  const target = await openTarget(bed);
  const personas = await settleIn(target);
  const { url } = target.open;
  const guarded = guardedTexts(target, personas);
  const judge = new Judge(guarded, spoilFirst());
  const ring: Ring = { target, personas, judge, url, operations: await readOperations(url) };
  for (const [name, play] of Object.entries(ATTACKS)) {
    if (!chosen(name)) continue;
    const begun = performance.now();
    await play(ring);
    process.stdout.write(`${name}: ${((performance.now() - begun) / 1_000).toFixed(1)} s\n`);
  }
  readLog(ring);
  process.exitCode = report(judge) ? 0 : 1;
});

/** The log tells operators what happened: nobody's words, no key, no token, and no fault of ours. */
function readLog({ judge, target }: Ring): void {
  const lines = [target.open, target.limited]
    .flatMap((server) => server.said().split('\n'))
    .filter(Boolean);
  for (const line of lines) {
    for (const leak of judge.guardedIn('the log', line))
      judge.check(
        { kind: 'the log', name: 'a line', by: 'an operator' },
        `${leak}: ${line.slice(0, 600)}`,
        'leaks',
      );
    if (/"level":[56]0/.test(line))
      judge.check(
        { kind: 'the log', name: 'an error', by: 'an operator' },
        line.slice(0, 1_200),
        'server errors',
      );
  }
  judge.check(
    { kind: 'the log', name: 'it was written', by: 'an operator' },
    lines.length > 2 ? undefined : 'there is no log',
  );
}

function report(judge: Judge): boolean {
  console.table(judge.table);
  const most = 200;
  for (const fault of judge.faults.toSorted().slice(0, most)) process.stdout.write(`${fault}\n`);
  if (judge.faults.length > most)
    process.stdout.write(`… and ${judge.faults.length - most} more\n`);
  const sum = Object.values(judge.table).reduce((total, { sent }) => total + sent, 0);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  process.stdout.write(
    `${sum} attacks in ${seconds} s, ${judge.faults.length} got through. Seed ${options.seed}.\n`,
  );
  return judge.faults.length === 0;
}
