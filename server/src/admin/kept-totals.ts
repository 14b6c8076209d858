import type { EntityManager } from '#server/platform/database/index.ts';

/** Reads totals that the database keeps; `server/migrations/baseline/kept-totals.ts` says what each counts. */

/** What is in each total, by its name and its month (`2026-11`; empty where it has none). */
export class KeptTotals {
  readonly #months = new Map<string, Map<string, number>>();

  constructor(rows: readonly { readonly name: string; month: string; amount: string | number }[]) {
    for (const { name, month, amount } of rows) {
      const months = this.#months.get(name) ?? new Map<string, number>();
      this.#months.set(name, months.set(month, Number(amount)));
    }
  }

  in(name: string, month: string): number {
    return this.#months.get(name)?.get(month) ?? 0;
  }

  sum(name: string, month: (month: string) => boolean = () => true): number {
    const months = [...(this.#months.get(name) ?? [])];
    return months.reduce((sum, [at, amount]) => sum + (month(at) ? amount : 0), 0);
  }
}

export async function readKeptTotals(
  em: EntityManager,
  names: readonly string[],
): Promise<KeptTotals> {
  return new KeptTotals(
    await em.execute<{ name: string; month: string; amount: string }[]>(
      `select name, month, sum(amount) as amount from kept_totals
       where name in (${names.map(() => '?').join(', ')}) group by name, month`,
      [...names],
    ),
  );
}

/** The names of a total that is kept for every choice of several things, where some of them are open. */
export function namesOfChoices(
  kind: 'users' | 'letters',
  choices: readonly (readonly string[])[],
): string[] {
  return choices.reduce<string[]>(
    (names, options) => names.flatMap((name) => options.map((option) => `${name}:${option}`)),
    [kind],
  );
}

/** How many there are in all of these. */
export async function sumKeptTotals(em: EntityManager, names: readonly string[]): Promise<number> {
  const [row] = await em.execute<{ amount: string | null }[]>(
    `select sum(amount) as amount from kept_totals where name in (${names.map(() => '?').join(', ')})`,
    [...names],
  );
  return Number(row?.amount ?? 0);
}
