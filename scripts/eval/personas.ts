import type { PersonalInfo, RecipientAddress } from '@creditfix/shared/letters';
import type { Seeded } from './seeded.ts';

/** Made-up people and companies; none of them exists. */

const FIRST = [
  'Maria',
  'José',
  'Tamika',
  'Wei',
  'Anya',
  'Siobhán',
  'DeShawn',
  'Priya',
  'Björn',
  'Ruth',
  'Kofi',
  'Lena',
];
const LAST = [
  'O’Neill-Núñez',
  'Okafor',
  'van der Berg',
  'Smith',
  'Nguyễn',
  'Kowalski',
  'D’Angelo',
  'Li',
  'Abernathy',
  'Çelik',
];
const STREETS = [
  '48 Larkspur Lane',
  '1209 W 4th St',
  'PO Box 77',
  '6 Elm Row',
  '220-B Old Mill Road',
  '17 Rue du Lac',
];
const ROADS = [
  'Maple Avenue',
  'Quarry Road',
  'Linden Street',
  'N Harbor Drive',
  'Cedar Court',
  'Second Street',
];
const TOWNS: readonly (readonly [string, string, string])[] = [
  ['Dayton', 'OH', '45402'],
  ['Salem', 'OR', '97301'],
  ['Baton Rouge', 'LA', '70801-1234'],
  ['San José', 'CA', '95112'],
  ['Bangor', 'ME', '04401'],
];
/** Names that look like trouble: a promise, an ampersand, digits, another alphabet, a very long one. */
const COMPANIES = [
  'Northgate Recovery',
  'Harbor Lending, Inc.',
  'Guarantee Bank & Trust',
  '1st Summit C.U.',
  'Ålesund Finans',
  'Portfolio Acquisitions of the Greater Tri-County Area, LLC',
  'Quick<Cash> "Express"',
  'Mercy Valley Medical Group',
  'Blue Heron Student Lending',
  'Kestrel Auto Finance',
];
const NUMBERS = [
  '9912-4417',
  '****5678',
  'XXXX-XXXX-0042',
  '440066XXXXXX',
  'A-1042',
  'none',
  '4000123412341234',
];

export function aPerson(random: Seeded): PersonalInfo {
  const [city, state, zipCode] = random.pick(TOWNS);
  return {
    firstName: random.pick(FIRST),
    lastName: random.pick(LAST),
    ...(random.chance(0.2) ? { middleName: random.pick(FIRST) } : {}),
    ...(random.chance(0.15) ? { suffix: random.pick(['Jr.', 'Sr.', 'III']) } : {}),
    ...(random.chance(0.15) ? { formerName: `${random.pick(FIRST)} ${random.pick(LAST)}` } : {}),
    ...(random.chance(0.2) ? { formerAddress: `${aStreet(random)}, Akron, OH 44301` } : {}),
    address: aStreet(random),
    city,
    state,
    zipCode,
    ...(random.chance(0.5) ? { phone: `937-555-01${10 + random.whole(89)}` } : {}),
    ...(random.chance(0.5) ? { email: `person${random.whole(900)}@example.com` } : {}),
    ...(random.chance(0.4)
      ? { dateOfBirth: `19${60 + random.whole(39)}-0${1 + random.whole(9)}-1${random.whole(9)}` }
      : {}),
    ...(random.chance(0.4) ? { ssnLast4: String(1000 + random.whole(8999)) } : {}),
  };
}

/** Hardly two people live at one address; some addresses look odd. */
function aStreet(random: Seeded): string {
  return random.chance(0.2)
    ? random.pick(STREETS)
    : `${1 + random.whole(9_800)} ${random.pick(ROADS)}`;
}

export function aCompany(random: Seeded): string {
  return random.pick(COMPANIES);
}

export function anAccountNumber(random: Seeded): string {
  return random.chance(0.5) ? random.pick(NUMBERS) : String(10_000_000 + random.whole(89_999_999));
}

export function anAddressOf(random: Seeded, name: string): RecipientAddress {
  const [city, state, zipCode] = random.pick(TOWNS);
  return {
    name,
    street: random.pick(STREETS),
    city,
    state,
    zipCode,
    source: random.pick(['report', 'company', 'business'] as const),
  };
}
