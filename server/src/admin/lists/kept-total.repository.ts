import { sql } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { KeptTotal } from './kept-total.entity.ts';

/** Totals that the database keeps; `server/migrations/baseline/kept-totals.ts` says what each counts. */

type TotalTables = Tables<typeof KeptTotal>;

/** What is in each total, by its name and its month (`2026-11`; empty if it has none). */
export class KeptTotals {
  readonly #months = new Map<string, Map<string, number>>();

  constructor(rows: readonly { readonly name: string; month: string; amount: number }[]) {
    for (const { name, month, amount } of rows) {
      const months = this.#months.get(name) ?? new Map<string, number>();
      this.#months.set(name, months.set(month, amount));
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
  const rows = await em
    .getKysely<TotalTables>()
    .selectFrom('kept_totals')
    .select(['name', 'month', sql<number>`sum(amount)::bigint`.as('amount')])
    .where('name', 'in', names)
    .groupBy(['name', 'month'])
    .execute();
  return new KeptTotals(rows);
}

/** How many there are in all of these. */
export async function sumKeptTotals(em: EntityManager, names: readonly string[]): Promise<number> {
  const { amount } = await em
    .getKysely<TotalTables>()
    .selectFrom('kept_totals')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('name', 'in', names)
    .executeTakeFirstOrThrow();
  return amount;
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

/** What mailing has cost so far: of the same mailpieces as the list beside it. */
export async function readMailTotals(em: EntityManager) {
  const names = ['mailpieces', 'mail_paid', 'mail_cost', 'mail_without_cost'];
  const totals = await readKeptTotals(em, names);
  return {
    pieces: totals.sum('mailpieces'),
    paidCents: totals.sum('mail_paid'),
    costCents: totals.sum('mail_cost'),
    withoutCost: totals.sum('mail_without_cost'),
  };
}
