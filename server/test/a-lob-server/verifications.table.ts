/** The lines for which a test key gives a sample answer, as Lob documents them. */
export const MAGIC_LINES: Readonly<Record<string, Deliverability>> = {
  'commercial highrise': 'deliverable',
  'residential highrise': 'deliverable',
  'residential house': 'deliverable',
  'po box': 'deliverable',
  'rural route': 'deliverable',
  'puerto rico': 'deliverable',
  military: 'deliverable',
  'department of state': 'deliverable',
  deliverable: 'deliverable',
  'missing unit': 'deliverable_missing_unit',
  'incorrect unit': 'deliverable_incorrect_unit',
  'unnecessary unit': 'deliverable_unnecessary_unit',
  'undeliverable block match': 'undeliverable',
  'undeliverable no match': 'undeliverable',
};

export const Deliverability = {
  deliverable: 'deliverable',
  unnecessaryUnit: 'deliverable_unnecessary_unit',
  incorrectUnit: 'deliverable_incorrect_unit',
  missingUnit: 'deliverable_missing_unit',
  undeliverable: 'undeliverable',
} as const;
export type Deliverability = (typeof Deliverability)[keyof typeof Deliverability];

/** What live keys answer before a test says more: any street of one of these names. */
export const LIVE_STREETS: Readonly<Record<string, Deliverability>> = {
  'NOWHERE RD': 'undeliverable',
  'MISSING UNIT ST': 'deliverable_missing_unit',
  'INCORRECT UNIT ST': 'deliverable_incorrect_unit',
  'UNNECESSARY UNIT ST': 'deliverable_unnecessary_unit',
};

/** `dpv_confirmation` and its footnotes for each. */
export const DPV: Readonly<Record<Deliverability, readonly [string, readonly string[]]>> = {
  deliverable: ['Y', ['AA', 'BB']],
  deliverable_unnecessary_unit: ['S', ['AA', 'CC']],
  deliverable_incorrect_unit: ['S', ['AA', 'CC']],
  deliverable_missing_unit: ['D', ['AA', 'N1']],
  undeliverable: ['N', ['AA', 'M3']],
};

/** The Postal Service's short forms, as far as people write them out. */
export const SHORT_FORMS: Readonly<Record<string, string>> = {
  STREET: 'ST',
  AVENUE: 'AVE',
  ROAD: 'RD',
  DRIVE: 'DR',
  LANE: 'LN',
  COURT: 'CT',
  BOULEVARD: 'BLVD',
  PLACE: 'PL',
  CIRCLE: 'CIR',
  HIGHWAY: 'HWY',
  PARKWAY: 'PKWY',
  APARTMENT: 'APT',
  SUITE: 'STE',
  UNIT: 'UNIT',
  FLOOR: 'FL',
  BUILDING: 'BLDG',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
};
