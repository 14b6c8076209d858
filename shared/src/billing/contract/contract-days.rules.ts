import {
  addBusinessDays,
  addDays,
  calendarDateAt,
  startOfDay,
  timeZonesOf,
  type CalendarDate,
  type LegalMode,
  UsStates,
} from '../../kernel/index.ts';
import { stateLaws } from './state-law.table.ts';

/**
 * How long a signed contract can be canceled, and from when on anything is done for it. The Act's own words: canceling runs to midnight of
 * the third business day that begins after the signing (15 U.S.C. 1679e(a)), and no service comes before that (1679d(a)(2)). It does not say
 * what a business day is, nor whose midnight counts: Saturdays, Sundays and federal holidays are none here, and the latest midnight of the
 * consumer's state wins.
 */

export interface ContractDays {
  /** The day of signing where the consumer lives, the later one if their state has two. */
  readonly signedOn: CalendarDate;
  /** The last day on which it can be canceled. */
  readonly lastDay: CalendarDate;
  /** The first instant at which it can be canceled no more, and at which work may begin. */
  readonly cancelUntil: Date;
}

const FEDERAL_BUSINESS_DAYS = 3;

export function contractDays(signedAt: Date, state: keyof typeof UsStates): ContractDays {
  return timeZonesOf(state)
    .map((zone) => {
      const signedOn = calendarDateAt(signedAt, zone);
      const lastDay = lastDayFor(signedOn, state);
      return { signedOn, lastDay, cancelUntil: startOfDay(addDays(lastDay, 1), zone) };
    })
    .reduce((latest, next) => (next.cancelUntil > latest.cancelUntil ? next : latest));
}

/** The federal day, or a state's own where that is later. */
function lastDayFor(signedOn: CalendarDate, state: keyof typeof UsStates): CalendarDate {
  const federal = addBusinessDays(signedOn, FEDERAL_BUSINESS_DAYS);
  return (stateLaws[state] ?? [])
    .flatMap(({ cancel }) => cancel ?? [])
    .map(({ days, kind }) =>
      kind === 'business' ? addBusinessDays(signedOn, days) : addDays(signedOn, days),
    )
    .reduce((latest, day) => (day > latest ? day : latest), federal);
}

/** Where no contract is offered: the law of that state, as far as it is known, forbids it. */
export function isForbidden(state: keyof typeof UsStates): boolean {
  return (stateLaws[state] ?? []).some(({ forbidden }) => forbidden === true);
}

/** Where a credit repair organization registers before it offers anything, as far as the table knows. */
export function asksForRegistration(state: keyof typeof UsStates): boolean {
  return (stateLaws[state] ?? []).some(({ registration }) => registration === true);
}

/** Where it needs a bond although nobody pays it in advance, as far as the table knows. */
function asksForBond(state: keyof typeof UsStates): boolean {
  return (stateLaws[state] ?? []).some(({ bond }) => bond !== undefined && bond.when === undefined);
}

/** What its law asks of the contract or the work that the product does not do by itself, as far as the table knows. */
export function asksForMore(state: keyof typeof UsStates): readonly string[] {
  return (stateLaws[state] ?? []).flatMap(({ also }) => also ?? []);
}

/** What the operator has written down of a state: `checkedOn` is the day on which a lawyer of theirs looked at its law. */
export interface StateRecord {
  readonly number?: string | undefined;
  readonly bond?: string | undefined;
  readonly checkedOn?: CalendarDate | undefined;
}

/** What has to be written down before a credit repair organization may sell anything to the people of a state. */
export const Precondition = ['registration', 'bond', 'lawyer'] as const;
export type Precondition = (typeof Precondition)[number];

/**
 * What a state is said to ask for and nobody has written down. A bond is not needed where a lawyer has looked and none was written down:
 * most of what is known of bonds comes from a chart. What the state asks beyond the contract, only a lawyer can say is done.
 */
export function unmetPreconditions(
  state: keyof typeof UsStates,
  { number, bond, checkedOn }: StateRecord = {},
): readonly Precondition[] {
  const wasChecked = checkedOn !== undefined;
  const isMissing = {
    registration: asksForRegistration(state) && number === undefined,
    bond: asksForBond(state) && bond === undefined && !wasChecked,
    lawyer: asksForMore(state).length > 0 && !wasChecked,
  };
  return Precondition.filter((precondition) => isMissing[precondition]);
}

/**
 * The states whose people can't buy: those that the operator leaves out and, for a credit repair organization, those that forbid it or
 * ask for something that is not written down yet.
 */
export function statesNotServed(
  { notServed, registrations }: StatesServed,
  legalMode: LegalMode,
): readonly (keyof typeof UsStates)[] {
  const isClosed = (state: keyof typeof UsStates) =>
    isForbidden(state) || unmetPreconditions(state, registrations[state]).length > 0;
  return (Object.keys(UsStates) as (keyof typeof UsStates)[]).filter(
    (state) => notServed.includes(state) || (legalMode === 'cro' && isClosed(state)),
  );
}

/** As the operator has set it: what is not left out is served. */
export interface StatesServed {
  readonly notServed: readonly (keyof typeof UsStates)[];
  readonly registrations: Readonly<Partial<Record<keyof typeof UsStates, StateRecord>>>;
}
