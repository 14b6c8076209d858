import type { Bureau } from '@creditfix/shared/letters';
import type { ReportAnswers } from '@creditfix/shared/reports';
import { atom } from '#webapp/kit/index.ts';
import type { ReportFile } from './report-files.ts';

/**
 * What a person has opened, said and chosen on the page of reports. It outlives the way to a letter and back; the files are held in
 * memory alone, and of the rest see `kept-choices`.
 */

export const reportFilesAtom = atom<readonly ReportFile[]>([]);

/** What only the person knows. Ids belong to one report, and there is one open report of each agency. */
export interface PersonAnswers {
  readonly bankruptcy: 'none' | 'discharged' | 'dismissed' | '';
  readonly dischargedOn: string;
  readonly about: Readonly<Partial<Record<Bureau, AboutEntries>>>;
}

export type ListedAnswer = 'notRecognized' | 'authorizedUserOf' | 'deferred';

type AboutEntries = Pick<ReportAnswers, ListedAnswer | 'disputedWithFurnisher' | 'forborne'>;

export const answersAtom = atom<PersonAnswers>({ bankruptcy: '', dischargedOn: '', about: {} });

/** What the person said to the question of a finding, by its key. */
export type Verdict = 'wrong' | 'right' | 'unsure';

export const verdictsAtom = atom<ReadonlyMap<string, Verdict>>(new Map<string, Verdict>());

/** An item for a letter; `finding` is the key of the question that made it one. */
export interface ChosenItem {
  readonly bureau: Bureau;
  readonly entry: string;
  readonly finding?: string | undefined;
}

export const chosenAtom = atom<readonly ChosenItem[]>([]);

/** Items of letters that were begun. */
export const begunAtom = atom<readonly ChosenItem[]>([]);

/** Which report of each agency the choices are about: a mark of it. */
export const choicesOfAtom = atom<Readonly<Partial<Record<Bureau, string>>>>({});

/** Keys of the facts that the person says are right: agency, item and field. */
export const confirmedAtom = atom<ReadonlySet<string>>(new Set<string>());

export function chosenKey({ bureau, entry, finding = '' }: ChosenItem): string {
  return `${bureau} ${entry} ${finding}`;
}

/** A second choice of the same account by itself adds nothing to one that says what is wrong. */
export function withItem(chosen: readonly ChosenItem[], item: ChosenItem): readonly ChosenItem[] {
  const others = chosen.filter(
    (one) =>
      one.bureau !== item.bureau ||
      one.entry !== item.entry ||
      (one.finding !== undefined && one.finding !== item.finding),
  );
  const isSaid = others.some(({ bureau, entry }) => bureau === item.bureau && entry === item.entry);
  return item.finding === undefined && isSaid ? others : [...others, item];
}

export function withoutItem(
  chosen: readonly ChosenItem[],
  item: ChosenItem,
): readonly ChosenItem[] {
  return chosen.filter((one) => chosenKey(one) !== chosenKey(item));
}
