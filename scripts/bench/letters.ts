import { renderLetterHtml } from '@creditfix/server/letters';
import { createPdfPrinter } from '@creditfix/server/platform/pdf';
import { accountEndpoints } from '@creditfix/shared/accounts';
import { documentEndpoints } from '@creditfix/shared/documents';
import {
  composeLetter,
  learnedWeights,
  letterEndpoints,
  readLetter,
  blockText,
  letterLimits,
} from '@creditfix/shared/letters';
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { judge } from '#scripts/eval/checks.ts';
import { disputes } from '#scripts/eval/disputes.ts';
import {
  BlackBoxPerson,
  simpleLetter,
  simpleForm,
  REPEATED,
  repeated,
} from '#scripts/process/black-box.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { type ServerProcess } from '#scripts/process/server-process.ts';
import { inTestBed } from '#scripts/process/test-bed.ts';
import { conclude, quantile, treeCpuMs } from './measuring.ts';

/**
 * What a letter costs: writing and checking it, making its PDF with four people at once, a packet with six photos, and what a text
 * that is written to keep the linter busy costs everybody else.
 */

/** A photo as a phone takes it: twelve megapixels with noise, which is the hardest to compress. */
async function aPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 170, sigma: 40 } as const;
  const image = sharp({
    create: { width: 4032, height: 3024, channels: 3, background: '#ddd', noise },
  });
  return new Uint8Array(await image.jpeg({ quality: 80 }).toBuffer());
}

async function signedIn(server: ServerProcess, name: string): Promise<BlackBoxPerson> {
  const person = new BlackBoxPerson(`${name}@example.com`);
  await person.signIn(server.url);
  return person;
}

async function timedCall(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

interface ReviewCost {
  readonly reviews: readonly number[];
  /** The longest look at a session in each round. */
  readonly waits: readonly number[];
}

type Edits = readonly {
  readonly blockId: string;
  readonly replaced: string;
  readonly text: string;
}[];

/** One review after the other, with a visitor who looks at their session all the while: ordinary letters, hostile ones, and again. */
async function measureReading(
  server: ServerProcess,
  rounds: number,
): Promise<{ readonly ordinary: ReviewCost; readonly hostile: ReviewCost }> {
  const { createDraft, reviewDraft, saveDraft } = letterEndpoints;
  const person = await signedIn(server, 'reader');
  const visitor = await signedIn(server, 'visitor');
  const content = { ...simpleForm, step: 3 };
  const draft = await person.ask(server.url, createDraft, { body: { content } });
  const review = async () => await person.ask(server.url, reviewDraft, { id: draft.id });
  const { blocks } = (await review()).document;
  // As many paragraphs as the longest of them leave to each other.
  const [first, second] = blocks.filter(({ kind }) => kind === 'paragraph');
  if (!first || !second) throw new Error('no paragraphs to edit');
  const hostileEdits = Object.values(REPEATED).map((unit) => {
    const text = repeated(unit, letterLimits.blockText).trim();
    return [first, second].map((block) => ({
      blockId: block.id,
      replaced: blockText(block),
      text,
    }));
  });
  const plainEdits = hostileEdits.map((): Edits => []);
  let { revision } = draft;
  const round = async (all: readonly Edits[], cost: { reviews: number[]; waits: number[] }) => {
    const waits = watchSession(server, visitor);
    for (const edits of all) {
      const body = { revision, content: { ...content, edits } };
      ({ revision } = await person.ask(server.url, saveDraft, { id: draft.id, body }));
      cost.reviews.push(await timedCall(review));
    }
    cost.waits.push(Math.max(...(await waits.stop())));
  };
  const ordinary = { reviews: [], waits: [] };
  const hostile = { reviews: [], waits: [] };
  for (let number = 0; number < rounds; number += 1) {
    await round(plainEdits, ordinary);
    await round(hostileEdits, hostile);
  }
  return { ordinary, hostile };
}

function watchSession(server: ServerProcess, visitor: BlackBoxPerson) {
  const waits: number[] = [];
  const over = new AbortController();
  const look = async () => {
    while (!over.signal.aborted)
      waits.push(await timedCall(() => visitor.ask(server.url, accountEndpoints.session)));
  };
  const done = look();
  return {
    async stop(): Promise<readonly number[]> {
      over.abort();
      await done;
      return waits;
    },
  };
}

/**
 * `ofPrinting`: from the button to the stored PDF, of what printing it alone takes. `ofOrdinaryWait`: the longest look at a session
 * while hostile letters are reviewed, of the longest while as many ordinary ones are.
 */
const TARGETS = {
  composeMs: 5,
  generateP95Ms: 400,
  packetMs: 3e3,
  ofPrinting: 2,
  packetMb: 300,
  waitMs: 50,
  ofOrdinaryWait: 4,
};
const PERSONAS = isPlanted ? 1 : 4;
const ROUNDS = isPlanted ? 1 : Number(process.env.ROUNDS ?? 20);
const PHOTOS = 6;
/** A process compiles the rules of letters while it writes its first ones: these rounds are shown by themselves. Planted, there are none. */
const FIRST_ROUNDS = isPlanted ? 0 : 10;
const DISPUTES = isPlanted ? 20 : 400;

const rounded = (value: number) => Number(value.toFixed(value < 10 ? 2 : 0));

/** Composing and linting, one letter after the other; the baseline is turning the same letter into JSON and back. */
function measureWriting() {
  const inputs = disputes(DISPUTES, 11)
    .filter((dispute) => judge(dispute).kind === 'written')
    .map(({ input }) => input);
  const written = inputs.map((input) =>
    timed(() => void readLetter(composeLetter(input), input, { weights: learnedWeights() })),
  );
  const bare = inputs
    .map(composeLetter)
    .map((document) => timed(() => void structuredClone(document)));
  return {
    median: quantile(written, 0.5),
    p95: quantile(written, 0.95),
    bare: quantile(bare, 0.5),
    letters: inputs.length,
  };
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Each person disputes an account of their own: the same one under many names would be a matter for the staff. */
const form = (number: number) => ({
  ...simpleLetter,
  disputeDetails: {
    ...simpleLetter.disputeDetails,
    creditorName: `Harbor Lending ${number}`,
    accountNumber: `5550-${1000 + number}`,
  },
});

interface GeneratingCost {
  readonly printing: readonly number[];
  readonly generating: readonly number[];
  /** Of each round, the median of the one by that of the other: both met the same load. */
  readonly ratios: readonly number[];
  /** The same of the first rounds of a process. */
  readonly firstRatios: readonly number[];
  /** CPU time a letter of all processes that have to do with it; nothing where the system does not tell. */
  readonly printCpuMs: number;
  readonly generateCpuMs: number;
}

/**
 * A round of the same four letters through a bare printer, which no server around it could be faster than, and one from the press of the
 * button to the stored PDF, in turns; each person makes the one letter of the free plan.
 */
async function measureGenerating(server: ServerProcess): Promise<GeneratingCost> {
  const printer = createPdfPrinter({
    workers: 2,
    log: { info: () => {}, warn: () => {} },
    chromiumPath: process.env.CHROMIUM_PATH,
  });
  const people: (readonly BlackBoxPerson[])[] = [];
  for (let round = 0; round < FIRST_ROUNDS + ROUNDS; round += 1)
    people.push(
      await Promise.all(
        Array.from({ length: PERSONAS }, (_, index) =>
          signedIn(server, `writer-${round}-${index}`),
        ),
      ),
    );
  const jobs = Array.from({ length: PERSONAS }, (_, index) => printJob(form(index)));
  const [printing, generating, ratios]: number[][] = [[], [], []];
  const firstRatios: number[] = [];
  const cpu = { print: 0, generate: 0 };
  try {
    for (const [round, writers] of people.entries()) {
      const start = treeCpuMs(process.pid);
      const printed = await Promise.all(jobs.map((job) => timedCall(() => printer.print(job))));
      const between = treeCpuMs(process.pid);
      const made = await Promise.all(
        writers.map((person, index) =>
          timedCall(() =>
            person.ask(server.url, letterEndpoints.generateLetter, {
              body: form(round * PERSONAS + index),
            }),
          ),
        ),
      );
      const ratio = quantile(made, 0.5) / quantile(printed, 0.5);
      if (round < FIRST_ROUNDS) {
        firstRatios.push(ratio);
        continue;
      }
      cpu.print += between - start;
      cpu.generate += treeCpuMs(process.pid) - between;
      printing?.push(...printed);
      generating?.push(...made);
      ratios?.push(ratio);
    }
  } finally {
    await printer.close();
  }
  return {
    printing: printing ?? [],
    generating: generating ?? [],
    ratios: ratios ?? [],
    firstRatios,
    printCpuMs: cpu.print / (ROUNDS * PERSONAS),
    generateCpuMs: cpu.generate / (ROUNDS * PERSONAS),
  };
}

function printJob({ personalInfo, disputeDetails, bureauType }: ReturnType<typeof form>) {
  const document = composeLetter({
    personalInfo,
    disputeDetails,
    bureau: bureauType,
    date: new Date().toISOString().slice(0, 10),
    reference: 'CF-7Q4M-2K9D',
  });
  return {
    html: renderLetterHtml(document, { kind: 'typed', name: 'Ida Sample' }),
    title: document.subject,
    mustContain: document.reference,
  };
}

/** Six photos of twelve megapixels, uploaded and enclosed: from the press of the button to the stored packet. */
async function measureEnclosing(server: ServerProcess): Promise<number> {
  const person = await signedIn(server, 'packet');
  const photo = await aPhoto();
  const documents: string[] = [];
  for (let index = 0; index < PHOTOS; index += 1) {
    const response = await fetch(
      `${server.url}${documentEndpoints.addDocument.path}?kind=other_papers`,
      {
        method: 'POST',
        headers: { Cookie: person.cookie, 'Content-Type': 'application/octet-stream' },
        body: photo,
      },
    );
    if (!response.ok)
      throw new Error(`the upload was answered ${response.status}: ${await response.text()}`);
    const { data } = (await response.json()) as { data: { id: string } };
    documents.push(data.id);
  }
  const body = { ...form(1), documents };
  return await timedCall(() => person.ask(server.url, letterEndpoints.generateLetter, { body }));
}

interface PacketCost {
  readonly pages: number;
  readonly cleanMs: number;
  readonly bindMs: number;
  /** Memory that the work took on top of what the loaded program holds. */
  readonly addedMb: number;
}

/** Cleaning and binding in a process of its own, so that nothing else uses memory. */
async function measurePacket(inFolder: string): Promise<PacketCost> {
  const photo = join(inFolder, 'photo.jpg');
  await writeFile(photo, await aPhoto());
  const script = join(import.meta.dirname, 'bind-a-packet.ts');
  return JSON.parse(
    execFileSync(process.execPath, [script, photo], { encoding: 'utf8' }),
  ) as PacketCost;
}

/** With a planted fault another figure is wrong, and photos of twelve megapixels are the most expensive thing here. */
const NO_PACKET: PacketCost = { pages: 0, cleanMs: 0, bindMs: 0, addedMb: 0 };

await inTestBed(async ({ folder, ...bed }) => {
  const writing = measureWriting();
  const server = await bed.server({ DATA_DIR: folder });
  const { printing, generating, ...made } = await measureGenerating(server);
  const { ordinary, hostile } = await measureReading(server, ROUNDS);
  const enclosing = isPlanted ? 0 : await measureEnclosing(server);
  await server.stop();
  const packet = isPlanted ? NO_PACKET : await measurePacket(folder);
  const generateP95 = quantile(generating, 0.95);
  const ofPrint = quantile(made.ratios, 0.5);
  console.table([
    { what: 'copy a letter (structuredClone)', 'median ms': rounded(writing.bare), ratio: 1 },
    {
      what: `compose and lint, ${writing.letters} letters`,
      'median ms': rounded(writing.median),
      'p95 ms': rounded(writing.p95),
      ratio: rounded(writing.median / writing.bare),
    },
    {
      what: `print alone, ${PERSONAS} at once`,
      'median ms': rounded(quantile(printing, 0.5)),
      'p95 ms': rounded(quantile(printing, 0.95)),
      'CPU ms': rounded(made.printCpuMs),
      ratio: 1,
    },
    {
      what: `Generate Letter to stored PDF, ${PERSONAS} at once`,
      'median ms': rounded(quantile(generating, 0.5)),
      'p95 ms': rounded(generateP95),
      'CPU ms': rounded(made.generateCpuMs),
      ratio: rounded(ofPrint),
      'CPU ratio': rounded(made.generateCpuMs / made.printCpuMs),
    },
    ...made.firstRatios.slice(0, 1).map(() => ({
      what: `the same, the first ${made.firstRatios.length} rounds of a process`,
      ratio: rounded(quantile(made.firstRatios, 0.5)),
    })),
    {
      what: `Generate Letter with ${PHOTOS} photos enclosed`,
      'median ms': rounded(enclosing),
      ratio: rounded(enclosing / quantile(generating, 0.5)),
    },
    {
      what: `clean ${PHOTOS} photos of 12 megapixels and a paper`,
      'median ms': rounded(packet.cleanMs),
      'added MB': packet.addedMb,
    },
    { what: `bind ${packet.pages} pages`, 'median ms': rounded(packet.bindMs) },
  ]);
  const ofOrdinaryWait = quantile(hostile.waits, 0.5) / quantile(ordinary.waits, 0.5);
  console.table(
    Object.entries({ ordinary, hostile }).map(([kind, { reviews, waits }]) => ({
      what: `${reviews.length} reviews of ${kind} letters`,
      'median ms': rounded(quantile(reviews, 0.5)),
      'slowest ms': rounded(Math.max(...reviews)),
      'longest wait for a session, median of rounds': rounded(quantile(waits, 0.5)),
      'of all': rounded(Math.max(...waits)),
      ratio: rounded(quantile(waits, 0.5) / quantile(ordinary.waits, 0.5)),
    })),
  );
  const ofPrinting = orPlanted('the ratio of making a letter', ofPrint, 99);
  const { composeMs, generateP95Ms, packetMs, packetMb } = TARGETS;
  const slowestPacket = Math.max(enclosing, packet.bindMs);
  conclude([
    { what: 'composing and linting', met: writing.median < composeMs, isTime: true },
    { what: 'Generate Letter to PDF', met: generateP95 < generateP95Ms, isTime: true },
    { what: 'Generate Letter to PDF, of printing alone', met: ofPrinting < TARGETS.ofPrinting },
    {
      what: 'the longest wait for a session beside hostile letters',
      met: Math.max(...hostile.waits) < TARGETS.waitMs,
      isTime: true,
    },
    {
      what: 'the same, of the longest beside ordinary letters',
      met: ofOrdinaryWait < TARGETS.ofOrdinaryWait,
    },
    { what: 'time for the packet', met: slowestPacket < packetMs, isTime: true },
    { what: 'memory for the packet', met: packet.addedMb < packetMb },
  ]);
});
