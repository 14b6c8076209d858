import { BUSINESS_TIME_ZONE } from './calendar-date.ts';
import type { UsStates } from './us-states.ts';

/**
 * The time zone in which most people of a state live. Where a state has two, a letter delivered around midnight could be dated a
 * day off at its edge; nobody is served mail at that hour.
 */

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

const ZONES: Readonly<Record<keyof typeof UsStates, string>> = {
  AL: CENTRAL,
  AK: 'America/Anchorage',
  AS: 'Pacific/Pago_Pago',
  // No daylight saving time, save in the Navajo Nation.
  AZ: 'America/Phoenix',
  AR: CENTRAL,
  CA: PACIFIC,
  CO: MOUNTAIN,
  CT: EASTERN,
  DE: EASTERN,
  DC: EASTERN,
  FL: EASTERN,
  GA: EASTERN,
  GU: 'Pacific/Guam',
  HI: 'Pacific/Honolulu',
  ID: 'America/Boise',
  IL: CENTRAL,
  IN: 'America/Indiana/Indianapolis',
  IA: CENTRAL,
  KS: CENTRAL,
  KY: EASTERN,
  LA: CENTRAL,
  ME: EASTERN,
  MD: EASTERN,
  MA: EASTERN,
  MI: 'America/Detroit',
  MN: CENTRAL,
  MS: CENTRAL,
  MO: CENTRAL,
  MT: MOUNTAIN,
  NE: CENTRAL,
  NV: PACIFIC,
  NH: EASTERN,
  NJ: EASTERN,
  NM: MOUNTAIN,
  NY: EASTERN,
  NC: EASTERN,
  ND: CENTRAL,
  // Keeps the time of Guam.
  MP: 'Pacific/Guam',
  OH: EASTERN,
  OK: CENTRAL,
  OR: PACIFIC,
  PA: EASTERN,
  PR: 'America/Puerto_Rico',
  RI: EASTERN,
  SC: EASTERN,
  SD: CENTRAL,
  TN: CENTRAL,
  TX: CENTRAL,
  UT: MOUNTAIN,
  VT: EASTERN,
  // Keeps the time of Puerto Rico.
  VI: 'America/Puerto_Rico',
  VA: EASTERN,
  WA: PACIFIC,
  WV: EASTERN,
  WI: CENTRAL,
  WY: MOUNTAIN,
  // A military address tells no place: the post hands the letter over in New York, Miami or San Francisco and records no more.
  AA: EASTERN,
  AE: EASTERN,
  AP: EASTERN,
};

/** The IANA zone of a state by its two letters; the business zone where they name none. */
export function timeZoneOf(stateCode: string): string {
  const code = stateCode.trim().toUpperCase();
  return Object.hasOwn(ZONES, code) ? ZONES[code as keyof typeof UsStates] : BUSINESS_TIME_ZONE;
}

/** The other zones of states that have several (tz database, zone1970.tab); a military address may be anywhere up to the latest. */
const OTHER_ZONES: Partial<Readonly<Record<keyof typeof UsStates, readonly string[]>>> = {
  AK: ['America/Adak'],
  AZ: [MOUNTAIN],
  FL: [CENTRAL],
  ID: [PACIFIC],
  IN: [CENTRAL],
  KS: [MOUNTAIN],
  KY: [CENTRAL],
  MI: ['America/Menominee'],
  ND: [MOUNTAIN],
  NE: [MOUNTAIN],
  NV: [MOUNTAIN],
  OR: ['America/Boise'],
  SD: [MOUNTAIN],
  TN: [EASTERN],
  TX: [MOUNTAIN],
  AA: ['Pacific/Pago_Pago'],
  AE: ['Pacific/Pago_Pago'],
  AP: ['Pacific/Pago_Pago'],
};

/** Every zone that somebody in that state may live in. */
export function timeZonesOf(stateCode: keyof typeof UsStates): readonly string[] {
  return [ZONES[stateCode], ...(OTHER_ZONES[stateCode] ?? [])];
}
