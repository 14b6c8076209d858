import { simpleForm, REPEATED, repeated } from '#scripts/process/black-box.ts';
import { jsonOf, sendOnce, Caller } from './caller.ts';
import { anything, is } from './judge.ts';
import { attack, json, type Ring } from './ring.ts';

const FORMULAS = 'formulas in tables';

const STARTS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  ';=1+1',
  'a;=1+1',
  'a,=1+1',
  '";=1+1',
  '"=1+1',
  "'=1+1",
  '|=1+1',
  '＝1+1',
  '＋1+1',
  '=HYPERLINK("http://evil.example")',
  "=cmd|' /C calc'!A0",
  '%=1',
  '\u00a0=1+1',
  '﻿=1+1',
];

/** Names that a table program would run, in every form of export. */
export async function writeFormulas(ring: Ring): Promise<void> {
  const { personas, target, url } = ring;
  const person = new Caller('a person with formulas for names', '=1+1@formulas.example.com');
  await person.signIn(url, target.mail).catch(() => {});
  const writer = new Caller('a person with formulas for names', 'formulas@tables.example.com');
  await writer.signIn(url, target.mail);
  for (const start of STARTS) {
    const body = {
      firstName: start,
      lastName: start,
      address: '9 Elm Row',
      city: 'Salem',
      state: 'OR',
      zipCode: '97301',
      phone: '',
    };
    await attack(ring, writer, json('PATCH', '/api/account/profile', body), {
      kind: FORMULAS,
      name: JSON.stringify(start),
      expects: is(200, 400),
    });
    const path = `/api/admin/export/users?format=csv&masked=no&reason=formulas&search=${encodeURIComponent(writer.email)}`;
    const csv = await attack(
      ring,
      personas.administrator,
      { method: 'GET', path },
      { kind: FORMULAS, name: `${JSON.stringify(start)}, exported`, expects: is(200) },
    );
    for (const separator of [',', ';', '\t'])
      ring.judge.check(
        {
          kind: FORMULAS,
          name: `${JSON.stringify(start)}, read with "${separator === '\t' ? 'tab' : separator}" between`,
          by: 'a table program',
        },
        formulaIn(csv.body.toString('utf8'), separator),
      );
  }
}

/** The first cell that a table program would run, read as that program reads a file with this separator. */
function formulaIn(csv: string, separator: string): string | undefined {
  let cell = '';
  let quoted = false;
  const isFormula = () =>
    /^[\s\uFEFF]*[=+@]|^[\s\uFEFF]*-(?!\d)|^[\s\uFEFF]*-\d+[^\d.\s-]/.test(cell);
  for (let at = 0; at <= csv.length; at += 1) {
    const character = csv[at];
    if (quoted) {
      if (character === '"' && csv[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (character === '"') quoted = false;
      else cell += character ?? '';
    } else if (character === '"' && cell === '') quoted = true;
    else if (
      character === undefined ||
      character === separator ||
      character === '\n' ||
      character === '\r'
    ) {
      if (isFormula()) return `a cell begins with ${JSON.stringify(cell.slice(0, 30))}`;
      cell = '';
    } else cell += character;
  }
  return undefined;
}

const HOSTILE_LETTERS = 'hostile letters';

/** The longest paragraph that is taken. */
const LONGEST = 6_000;
/** No visitor waits longer than this for the smallest answer while a letter is read. Twelve seconds is what it once took. */
const LONGEST_WAIT_MS = 1_000;

/** Letters that are written to keep the linter busy, with a visitor who looks in meanwhile. */
export async function writeHostileLetters(ring: Ring): Promise<void> {
  const visitor = watch(ring);
  const draft = await startDraft(ring);
  let revision = draft.revision;
  for (const [name, unit] of Object.entries(REPEATED)) {
    const text = repeated(unit, LONGEST);
    const edits = draft.blocks.map(({ id, text: replaced }) => ({ blockId: id, replaced, text }));
    const saved = await save(ring, draft.id, { name, revision, edits });
    revision = saved ?? revision;
    await review(ring, draft.id, name);
    await generate(ring, name, text);
  }
  const waits = await visitor.stop();
  ring.judge.check(
    {
      kind: HOSTILE_LETTERS,
      name: `the visitor of ${waits.length} looks meanwhile`,
      by: 'a visitor',
    },
    Math.max(...waits) > LONGEST_WAIT_MS
      ? `waited ${Math.round(Math.max(...waits))} ms for GET /api/auth/session`
      : undefined,
    'hangs',
  );
}

/** Looks in again and again; gives how long each look took. */
function watch({ url }: Ring): { stop(): Promise<number[]> } {
  const waits: number[] = [];
  const over = new AbortController();
  const look = async () => {
    while (!over.signal.aborted) {
      const { ms } = await sendOnce(url, { method: 'GET', path: '/api/auth/session' }, 30_000);
      waits.push(ms);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const done = look();
  return {
    async stop() {
      over.abort();
      await done;
      return waits;
    },
  };
}

interface Draft {
  readonly id: string;
  readonly revision: number;
  readonly blocks: readonly { readonly id: string; readonly text: string }[];
}

const item = {
  ...simpleForm.disputeDetails,
  disputeReason: 'other',
  customDetails: 'It is wrong.',
};
/** Five items: as many paragraphs as a letter can have. */
const form = {
  ...simpleForm,
  disputeDetails: {
    ...simpleForm.disputeDetails,
    moreItems: [2, 3, 4, 5].map((number) => ({
      creditorName: `Lender ${number}`,
      accountNumber: `55-${number}`,
      disputeReason: 'not_mine',
    })),
  },
};

async function startDraft(ring: Ring): Promise<Draft> {
  const { thief } = ring.personas;
  const started = await attack(
    ring,
    thief,
    json('POST', '/api/letters/drafts', { content: form }),
    {
      kind: HOSTILE_LETTERS,
      name: 'five items',
      expects: anything,
    },
  );
  const { id, revision } = (jsonOf(started)?.data ?? {}) as Draft;
  const reviewed = await review(ring, id, 'as it is');
  const { document } = (jsonOf(reviewed)?.data ?? {}) as { document?: { blocks: Draft['blocks'] } };
  const blocks = (document?.blocks ?? [])
    .filter(({ text }) => typeof text === 'string')
    .slice(0, 40);
  ring.judge.check(
    { kind: HOSTILE_LETTERS, name: 'there are paragraphs to edit', by: thief.name },
    blocks.length >= 7 ? undefined : `only ${blocks.length}`,
  );
  return { id, revision, blocks };
}

async function save(
  ring: Ring,
  id: string,
  {
    name,
    revision,
    edits,
  }: { readonly name: string; readonly revision: number; readonly edits: readonly object[] },
): Promise<number | undefined> {
  const body = { revision, content: { ...form, edits } };
  const answer = await attack(
    ring,
    ring.personas.thief,
    json('PATCH', `/api/letters/drafts/${id}`, body),
    {
      kind: HOSTILE_LETTERS,
      name: `${name}, saved`,
      expects: anything,
    },
  );
  if (answer.status === 200) return (jsonOf(answer)?.data as Draft | undefined)?.revision;
  // Where all of it is more than a letter may hold, two paragraphs are not.
  if (edits.length > 2) return await save(ring, id, { name, revision, edits: edits.slice(0, 2) });
  return undefined;
}

async function review(ring: Ring, id: string, name: string) {
  return await attack(
    ring,
    ring.personas.thief,
    json('POST', `/api/letters/drafts/${id}/review`, {}),
    {
      kind: HOSTILE_LETTERS,
      name: `${name}, reviewed`,
      expects: anything,
    },
  );
}

/** The same words as the person's own, in one call. */
async function generate(ring: Ring, name: string, text: string): Promise<void> {
  const disputeDetails = {
    ...item,
    customDetails: text.slice(0, 4_000),
    facts: { story: text.slice(0, 4_000) },
  };
  const body = { ...simpleForm, disputeDetails, signature: { typedName: 'Ida Sample' } };
  await attack(ring, ring.personas.thief, json('POST', '/api/dispute-letters', body), {
    kind: HOSTILE_LETTERS,
    name: `${name}, as own words`,
    expects: anything,
  });
}
