/** What is wrong with a page, in words that lead to the place. */
export interface Fault {
  /** The page's address, or what else was looked at. */
  readonly at: string;
  readonly what: string;
}

/** What one kind of check came to. */
export interface Finding {
  /** What was looked at, counted: "62 pages". */
  readonly looked: string;
  readonly faults: readonly Fault[];
}

export interface PartFinding extends Finding {
  readonly name: string;
  readonly seconds: number;
}

/** Asks `judge` about every item, so many at a time; the faults come in the order of the items. */
export async function faultsOfEach<Item>(
  items: readonly Item[],
  atOnce: number,
  judge: (item: Item) => Promise<readonly Fault[]>,
): Promise<readonly Fault[]> {
  const found: (readonly Fault[])[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) found[index] = await judge(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found.flat();
}

/** The same fault on many pages is one line: a fault in the site's frame appears on all of them. */
export function faultLines(faults: readonly Fault[]): string[] {
  const places = new Map<string, string[]>();
  for (const { at, what } of faults) places.set(what, [...(places.get(what) ?? []), at]);
  return [...places].map(([what, all]) => {
    const at = [...new Set(all)];
    const more = at.length > SHOWN ? ` and ${at.length - SHOWN} more` : '';
    return `  ${what}\n      ${at.slice(0, SHOWN).join(' ')}${more}`;
  });
}

const SHOWN = 6;

export function findingsTable(findings: readonly PartFinding[]): string {
  const width = Math.max(...findings.map(({ looked }) => looked.length));
  const head = ['part'.padEnd(12), 'looked at'.padEnd(width), 'faults', '    time'].join('  ');
  const rows = findings.map(({ name, looked, faults, seconds }) =>
    [
      name.padEnd(12),
      looked.padEnd(width),
      String(faults.length).padStart(6),
      `${seconds.toFixed(1)} s`.padStart(8),
    ].join('  '),
  );
  return [head, ...rows].join('\n');
}
