import { copyDatabase, makeTemplate } from '@creditfix/server/test/databases';
import { startLobServer } from '@creditfix/server/test/lob';
import { startMailServer } from '@creditfix/server/test/mail-server';
import { startS3Server } from '@creditfix/server/test/s3';
import { disputeEndpoints } from '@creditfix/shared/disputes';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  type BlackBoxPerson,
  LENDERS,
  makeSubscribers,
  OWNER,
  severalAtOnce,
  simpleLetter,
} from '#scripts/process/black-box.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { inTestBed, type TestBed } from '#scripts/process/test-bed.ts';
import { contradictionsIn, DONE_TWICE } from '#scripts/torture/contradictions.ts';
import { linksIn } from '#scripts/torture/personas-at-work.ts';
import { conclude, median } from './measuring.ts';

/**
 * Four web servers and two workers against one process that does everything, each side with a database and a bucket of its own on one
 * PostgreSQL and one kind of S3 server. The same visits in turn: people sign in, look at their letters and disputes, sign a letter, have it
 * mailed and open it; a round is over when the carrier has every letter of it. On two cores six processes can't do more than one: what
 * is shown is that being many costs next to nothing, and that nothing is done twice.
 */

const SIDES = {
  one: { all: 1 },
  cluster: isPlanted ? { web: 1, worker: 1 } : { web: 4, worker: 2 },
};
const ROUNDS = isPlanted ? 1 : 5;
/** Before them: each process finds its browser, plans its questions and has its code compiled. */
const WARM_UPS = isPlanted ? 0 : 3;
const VISITS = isPlanted ? 1 : 36;
const AT_ONCE = isPlanted ? 1 : 6;
const LOOKS = 3;

const TARGET = 0.9;

type Template = Awaited<ReturnType<typeof makeTemplate>>;

/** The servers of one side, with the services that they share. */
class Side {
  readonly name: string;
  readonly people: readonly BlackBoxPerson[];
  readonly #urls: readonly string[];
  readonly #world: Awaited<ReturnType<typeof openWorld>>;
  readonly #letters = new Map<BlackBoxPerson, number>();
  #asked = 0;

  private constructor(
    name: string,
    {
      urls,
      people,
      world,
    }: Pick<Side, 'people'> & {
      readonly urls: readonly string[];
      readonly world: Awaited<ReturnType<typeof openWorld>>;
    },
  ) {
    this.name = name;
    this.people = people;
    this.#urls = urls;
    this.#world = world;
  }

  static async open(
    bed: TestBed,
    template: Template,
    [name, roles]: readonly [string, Readonly<Record<string, number>>],
  ): Promise<Side> {
    const world = await openWorld(bed, template);
    const urls: string[] = [];
    for (const [ROLE, count] of Object.entries(roles))
      for (let number = 0; number < count; number += 1) {
        const DATA_DIR = join(bed.folder, `${name}-${ROLE}-${number}`);
        const server = await bed.server({ ...world.settings, ROLE, DATA_DIR });
        if (ROLE !== 'worker') urls.push(server.url);
      }
    const wanted = Math.ceil(((ROUNDS + WARM_UPS) * VISITS) / LENDERS.length);
    const people = await makeSubscribers(urls[0] ?? '', wanted, linksIn(world.mail));
    return new Side(name, { urls, people, world });
  }

  /** One visit of each, several at once. @returns how many there were in a second, up to the last letter at the carrier */
  async round(visitors: readonly BlackBoxPerson[]): Promise<number> {
    const startedAt = performance.now();
    this.#asked += visitors.length;
    await severalAtOnce(visitors, AT_ONCE, async (person) => await this.#visit(person));
    while (this.#world.lob.letters().length < this.#asked) await pause(5);
    return visitors.length / ((performance.now() - startedAt) / 1_000);
  }

  async #visit(person: BlackBoxPerson): Promise<void> {
    const url = () => this.#urls[randomInt(0, this.#urls.length)] ?? '';
    await person.signIn(url());
    for (let look = 0; look < LOOKS; look += 1) {
      await person.ask(url(), letterEndpoints.listLetters);
      await person.ask(url(), disputeEndpoints.dashboard);
    }
    const written = this.#letters.get(person) ?? 0;
    this.#letters.set(person, written + 1);
    const disputeDetails = {
      ...simpleLetter.disputeDetails,
      creditorName: LENDERS[written] ?? '',
    };
    const { letterId: id } = await person.ask(url(), letterEndpoints.generateLetter, {
      body: { ...simpleLetter, disputeDetails },
    });
    const body = { mailClass: 'certified', from: SENDER, agreedCents: 68 };
    await person.ask(url(), mailingEndpoints.mailLetter, { id, body });
    await person.pdf(url(), id);
  }

  /** What was done twice, in words. */
  async faults(): Promise<readonly string[]> {
    const { lob, mail, databaseUrl } = this.#world;
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const tooMany = lob.letters().length - this.#asked;
      const ids = mail.received.map((email) => email.header('Message-ID'));
      const again = ids.length - new Set(ids).size;
      return [
        ...(tooMany === 0 ? [] : [`${tooMany} letters too many at the carrier`]),
        ...(again === 0 ? [] : [`${again} emails sent again`]),
        ...(await contradictionsIn(client, DONE_TWICE)),
      ];
    } finally {
      await client.end();
    }
  }
}

async function openWorld(bed: TestBed, template: Template) {
  const database = await copyDatabase(template);
  bed.closing(() => database.drop());
  const s3 = await startS3Server();
  bed.closing(() => s3.stop());
  const lob = await startLobServer();
  bed.closing(() => lob.stop());
  const mail = await startMailServer();
  bed.closing(() => mail.stop());
  const settings = {
    DATABASE_URL: database.url,
    S3_URL: s3.url,
    ADMIN_EMAILS: OWNER,
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    SMTP_URL: mail.url,
    LOB_API_KEY: lob.apiKey,
    LOB_API_BASE: lob.url,
    POSTAL_HOLD_MINUTES: '0',
  };
  return { settings, databaseUrl: database.url, lob, mail };
}

const SENDER = {
  name: 'Ida Sample',
  line1: '9 Elm Row',
  city: 'Salem',
  state: 'OR',
  zip: '97301',
};

/** Each goes first as often as the other. @returns what each side did in each round, by its name */
async function inTurns(sides: readonly Side[]): Promise<Map<string, number[]>> {
  const rates = new Map(sides.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS + WARM_UPS; round += 1)
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      // Each person comes once in a round, and again some rounds later with another letter.
      const { people } = side;
      const visitors = Array.from({ length: VISITS }, (_, index) => round * VISITS + index);
      const rate = await side.round(visitors.flatMap((at) => people[at % people.length] ?? []));
      process.stdout.write(`round ${round}, ${side.name}: ${rate.toFixed(2)} visits a second\n`);
      if (round >= WARM_UPS) rates.get(side.name)?.push(rate);
    }
  return rates;
}

await inTestBed(async (bed) => {
  const postgres = await bed.postgres();
  const template = await makeTemplate(postgres.url);
  const sides: Side[] = [];
  for (const side of Object.entries(SIDES)) sides.push(await Side.open(bed, template, side));
  const rates = await inTurns(sides);
  const faults = (await Promise.all(sides.map((side) => side.faults()))).flat();
  const [one, cluster] = [median(rates.get('one') ?? []), median(rates.get('cluster') ?? [])];
  const ratio = orPlanted('visits of the cluster, of one process', cluster / one, 0.5);
  console.table([
    {
      'one process (visits/s)': one.toFixed(2),
      '4 servers and 2 workers': cluster.toFixed(2),
      ratio: ratio.toFixed(2),
      'done twice': faults.length,
    },
  ]);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  conclude([
    { what: `the cluster does ${TARGET} of what one process does`, met: ratio >= TARGET },
    { what: 'nothing is done twice', met: faults.length === 0 },
  ]);
});
