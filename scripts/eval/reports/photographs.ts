import {
  readAnswer,
  readNotice,
  type DisputedItem,
  type NoticeField,
} from '@creditfix/shared/reports';
import type { Browser } from 'playwright-core';
import { seeded } from '../seeded.ts';
import { inventAnswer } from './invented-answers.ts';
import { inventNotice } from './invented-notices.ts';
import { PictureReader, lights, photographed, printPicture } from './photographed.ts';
import { htmlOf } from './print-report.ts';
import type { PrintedLine } from './sheets.ts';

/** What was read off photographed papers, by what they are and the light they were taken in. */
export type PictureTallies = ReadonlyMap<string, PictureTally>;

interface PictureTally {
  right: number;
  notRead: number;
  wrong: number;
  ms: number;
  count: number;
  readonly examples: string[];
}

type Values = Readonly<Record<string, string | undefined>>;

/** Each light comes by turns, on a collector's notice and then on a bureau's letter. @param plant photographs another paper */
export async function judgePhotographs(
  browser: Browser,
  { count, plant }: { count: number; plant: boolean },
): Promise<PictureTallies> {
  const tallies = new Map<string, PictureTally>();
  const reader = await PictureReader.start();
  try {
    for (let seed = 1; seed <= count; seed++) {
      const light = lights[Math.floor(seed / 2) % lights.length] ?? 'scan';
      const paper = seed % 2 === 0 ? notice : letter;
      const { html } = paper(plant ? seed + 2 : seed);
      const picture = await photographed(await printPicture(browser, html), light, seeded(seed));
      const began = performance.now();
      const page = await reader.read(picture);
      const ms = performance.now() - began;
      const { expected, read } = paper(seed);
      const key = `${paper.name}, ${light}`;
      const tally = tallies.get(key) ?? {
        right: 0,
        notRead: 0,
        wrong: 0,
        ms: 0,
        count: 0,
        examples: [],
      };
      tallies.set(key, tally);
      tally.ms += ms;
      tally.count += 1;
      holdAgainst(tally, { expected, read: read(page), name: `${key} ${seed}` });
    }
  } finally {
    await reader.end();
  }
  return tallies;
}

interface Paper {
  readonly html: string;
  readonly expected: Values;
  readonly read: (page: Parameters<typeof readNotice>[0]) => Values;
}

function notice(seed: number): Paper {
  const { facts, html } = inventNotice(seed);
  return {
    html,
    expected: facts,
    read: (page) =>
      Object.fromEntries(
        (readNotice(page) ?? []).map(({ field, value }) => [field, value]),
      ) satisfies Partial<Record<NoticeField, string>>,
  };
}

function letter(seed: number): Paper {
  const { lines, disputed, says } = inventAnswer(seed);
  const others = disputed.flatMap((item) => anotherOf(item, lines));
  return {
    // What is typeset for a PDF gets its margins there.
    html: htmlOf(lines).replace('</style>', 'body { padding-top: 30pt }</style>'),
    expected: Object.fromEntries(
      [...disputed, ...others].map(({ id }) => [id, says.get(id)] as const),
    ),
    read: (page) =>
      Object.fromEntries(
        [disputed, others].flatMap((items) =>
          (readAnswer([page], items)?.items ?? []).map((item) => [item.item, item.says] as const),
        ),
      ),
  };
}

/** Another account of the same company: where the letter shows last digits, nothing it says is about that one. */
function anotherOf(
  { id, company, ending }: DisputedItem,
  lines: readonly PrintedLine[],
): readonly DisputedItem[] {
  const isShown = lines.some(({ pieces }) =>
    pieces.some(([, text]) => new RegExp(String.raw`(?:\*|X|in )${ending}$`).test(text)),
  );
  if (!isShown) return [];
  const other = String((Number(ending) + 5) % 10_000).padStart(4, '0');
  return [{ id: `another ${id}`, company, ending: other }];
}

function holdAgainst(
  tally: PictureTally,
  { expected, read, name }: { expected: Values; read: Values; name: string },
): void {
  for (const [field, value] of Object.entries(expected)) {
    const found = read[field];
    if (found === value) tally.right += value === undefined ? 0 : 1;
    else if (found === undefined) tally.notRead += 1;
    else {
      tally.wrong += 1;
      tally.examples.push(`${name} ${field}: ${value ?? 'nothing'} read as ${found}`);
    }
  }
}
