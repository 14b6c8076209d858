import type { Database, EntityManager } from '#server/platform/database/index.ts';

/** What functions of repositories are called with, so that their statements can be seen. One of each table's rows has these values. */

export const ID = '00000000-0000-4000-8000-000000000001';
/** Of a row that is not there yet. */
export const NEW_ID = '00000000-0000-4000-8000-000000000002';
/** Of what has no id of ours. */
export const NAME = 'x';
/** Before the rows were made, as they were made, and after it. */
export const EARLIER = new Date('2026-01-01T00:00:00Z');
export const AT = new Date('2026-06-01T00:00:00Z');
export const LATER = new Date('2026-12-01T00:00:00Z');
export const DAY = '2026-06-01';
export const HASH = '0'.repeat(64);

/** What the jobs' repositories are given in the place of an entity manager. */
export interface SampleParts {
  /** Its entity managers are all in the transaction of the call. */
  readonly database: Database;
  readonly tx: EntityManager;
}

/** A function that asks no database, or whose statement another one runs: why. */
type Without = `no statement: ${string}`;

type CallsOf<Ask> = Ask extends (em: EntityManager, ...values: infer Values) => unknown
  ? readonly (Values | ((parts: SampleParts) => unknown))[]
  : readonly ((parts: SampleParts) => unknown)[];

/** For each function of a repository the calls that show its statements: what comes after the entity manager, or a whole call. */
export type Samples<Repository> = {
  readonly [
    Name in keyof Repository as Repository[Name] extends (...values: never[]) => unknown
      ? Name
      : never
  ]: CallsOf<Repository[Name]> | Without;
};

/** What a list can be narrowed to and ordered by, a name for each choice; one call is asked for each way to choose. */
export interface Choices {
  readonly [what: string]: Readonly<Record<string, object>>;
}

export interface Combination {
  /** Such as "plan, flagged, oldest". */
  readonly name: string;
  readonly chosen: Readonly<Record<string, object>>;
}

/** Every way to choose one of each. */
export function combinationsOf(choices: Choices): readonly Combination[] {
  let all: readonly Combination[] = [{ name: '', chosen: {} }];
  for (const [what, named] of Object.entries(choices))
    all = all.flatMap(({ name, chosen }) =>
      Object.entries(named).map(([choice, value]) => ({
        name: [name, choice].filter(Boolean).join(', '),
        chosen: { ...chosen, [what]: value },
      })),
    );
  return all;
}

export interface SampledRepository {
  /** Below `server/src`, without `.repository.ts`. */
  readonly path: string;
  readonly functions: Readonly<Record<string, unknown>>;
  readonly samples: Readonly<Record<string, readonly unknown[] | string>>;
  /** Functions with too many kinds of statements to read each: of these the indexes are noted, by what was chosen. */
  readonly combined: Readonly<Record<string, readonly CombinedCall[]>>;
}

/** What comes after the entity manager, for what was chosen. */
export interface CombinedCall {
  readonly name: string;
  readonly call: readonly unknown[];
}

/** Ties a repository to its samples: a function without one is a type error. */
export function sampled<Repository extends object>(
  path: string,
  repository: Repository,
  samples: Samples<Repository>,
  combined: SampledRepository['combined'] = {},
): SampledRepository {
  return {
    path,
    functions: repository as Readonly<Record<string, unknown>>,
    samples: samples as SampledRepository['samples'],
    combined,
  };
}
