import {
  operatorSettings,
  type OperatorKey,
  type OperatorValues,
} from '@creditfix/shared/operator';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import {
  addVersion,
  findVersion,
  lockSettings,
  newestOfEach,
  newestVersion,
  versionsOf,
} from './operator-setting.repository.ts';
import type { OperatorSetting } from './operator-setting.entity.ts';

/**
 * What whoever runs the product has set on its screens. Each change is a row that stays: its number is its version. A process keeps
 * what it has read only for as long as no newer number is in the database, so a change counts everywhere with the next question.
 */
export interface OperatorSettings {
  /** All of them as they are now. */
  read(em: EntityManager): Promise<OperatorValues>;
  /** As `read`, but never waits long and never fails: without the database it is what was known last. */
  readAnyway(): Promise<OperatorValues>;
  /** What counts where nothing was set. */
  readonly defaults: OperatorValues;
  /** The newest version of each key that was ever set. */
  newest(em: EntityManager): Promise<ReadonlyMap<OperatorKey, OperatorSetting>>;
  /** The versions of one key before that number, newest first. */
  history(
    em: EntityManager,
    key: OperatorKey,
    place: { readonly before: number; readonly limit: number },
  ): Promise<readonly OperatorSetting[]>;
  find(em: EntityManager, version: number): Promise<OperatorSetting | null>;
  /**
   * Sets a value as a new version; null for what the settings of the server say.
   *
   * @returns the version, or undefined where somebody else has changed the key since `basedOn`
   */
  set(tx: EntityManager, change: OperatorChange): Promise<number | undefined>;
}

export interface OperatorChange {
  readonly key: OperatorKey;
  readonly value: OperatorValues[OperatorKey] | null;
  /** The version that was on the screen; 0 for none. */
  readonly basedOn: number;
  readonly changedBy: string;
  readonly restored?: number;
  readonly at: Date;
}

/** How long a public page waits for the database before it says what was known last. */
const PATIENCE_MS = 500;

interface OperatorParts {
  readonly database: Database;
  readonly log: Log;
  readonly defaults: OperatorValues;
}

export function createOperatorSettings({
  database,
  log,
  defaults,
}: OperatorParts): OperatorSettings {
  let known: { readonly version: number; readonly values: OperatorValues } = {
    version: 0,
    values: defaults,
  };
  const read = async (em: EntityManager): Promise<OperatorValues> => {
    const version = await newestVersion(em);
    if (version === known.version) return known.values;
    const values = withSet(defaults, await newestOfEach(em), log);
    // Of two that read at once the one that saw less comes second.
    if (version > known.version) known = { version, values };
    return values;
  };
  return {
    defaults,
    read,
    async readAnyway() {
      const answer = read(database.fork()).catch((error: unknown) => {
        log.warn({ err: error }, 'the settings of the operator could not be read');
        return known.values;
      });
      const { promise: late, resolve } = Promise.withResolvers<OperatorValues>();
      const timer = setTimeout(() => resolve(known.values), PATIENCE_MS);
      try {
        return await Promise.race([answer, late]);
      } finally {
        clearTimeout(timer);
      }
    },
    async newest(em) {
      const rows = await newestOfEach(em);
      return new Map(rows.map((row) => [row.key, row]));
    },
    history: versionsOf,
    find: findVersion,
    async set(tx, { key, value, basedOn, changedBy, restored, at }) {
      await lockSettings(tx);
      const [newest] = await versionsOf(tx, key, { before: NEWEST, limit: 1 });
      if ((newest?.version ?? 0) !== basedOn) return undefined;
      const version = (await newestVersion(tx)) + 1;
      await addVersion(tx, {
        version,
        key,
        value,
        changedBy,
        restored: restored ?? null,
        changedAt: at,
      });
      return version;
    },
  };
}

/** Above every version. */
export const NEWEST = 2_147_483_647;

/** What was set in place of the defaults. What an older release has set and this one would refuse counts as not set, and is said. */
function withSet(
  defaults: OperatorValues,
  rows: readonly OperatorSetting[],
  log: Log,
): OperatorValues {
  const set = rows.flatMap(({ key, value, version }) => {
    if (value === null || !(key in operatorSettings)) return [];
    const result = operatorSettings[key].safeParse(value);
    if (result.success) return [[key, result.data] as const];
    log.error({ key, version }, 'a setting of the operator has another shape and is not used');
    return [];
  });
  return { ...defaults, ...Object.fromEntries(set) };
}
