import { spoken } from '../kernel/index.ts';
import { bureauStatutes } from './bureau-statutes.ts';
import { collectorStatutes } from './collector-statutes.ts';
import { furnisherStatutes } from './furnisher-statutes.ts';
import type { Statute } from './statute.ts';
import { words as es } from './statutes.words.es.ts';
import { words as en } from './statutes.words.ts';
import { userStatutes } from './user-statutes.ts';

/** Every piece of law that a letter may cite. The entries are in one file for each party that has to follow them. */
export const statutes = {
  ...bureauStatutes,
  ...furnisherStatutes,
  ...collectorStatutes,
  ...userStatutes,
} as const satisfies Readonly<Record<string, Statute>>;

export type StatuteKey = keyof typeof statutes;

function isStatuteKey(key: string): key is StatuteKey {
  return Object.hasOwn(statutes, key);
}

const meanings = (): Readonly<Record<StatuteKey, string>> => spoken({ en, es });

/** What a piece of law means, in the reader's language: for screens, never for a letter. */
export function statuteMeaning(
  key: string,
):
  | { readonly meaning: string; readonly binds: Statute['binds']; readonly citation: string }
  | undefined {
  if (!isStatuteKey(key)) return undefined;
  const { binds, citation } = statutes[key];
  return { meaning: meanings()[key], binds, citation };
}
