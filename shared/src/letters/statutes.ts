import { bureauStatutes } from './bureau-statutes.ts';
import { collectorStatutes } from './collector-statutes.ts';
import { furnisherStatutes } from './furnisher-statutes.ts';
import type { Statute } from './statute.ts';
import { userStatutes } from './user-statutes.ts';

/** Every piece of law that a letter may cite. The entries stand in one file for each party that has to follow them. */
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

/** What the review screen says when a person touches a citation. */
export function statuteMeaning(
  key: string,
):
  | { readonly meaning: string; readonly binds: Statute['binds']; readonly citation: string }
  | undefined {
  if (!isStatuteKey(key)) return undefined;
  const { meaning, binds, citation } = statutes[key];
  return { meaning, binds, citation };
}
