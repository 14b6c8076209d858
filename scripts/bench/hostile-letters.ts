import { accountEndpoints } from '@creditfix/shared/accounts';
import { blockText, letterEndpoints, letterLimits } from '@creditfix/shared/letters';
import { BlackBoxPerson } from '#scripts/process/black-box.ts';
import { REPEATED, repeated } from '#scripts/process/hostile-texts.ts';
import type { ServerProcess } from '#scripts/process/server-process.ts';
import { simpleForm } from '#scripts/process/simple-letter.ts';

export async function signedIn(server: ServerProcess, name: string): Promise<BlackBoxPerson> {
  const person = new BlackBoxPerson(`${name}@example.com`);
  await person.signIn(server.url);
  return person;
}

export async function timedCall(work: () => Promise<unknown>): Promise<number> {
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
export async function measureReading(
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
