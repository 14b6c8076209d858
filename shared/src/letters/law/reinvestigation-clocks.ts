import type { StartedClock } from './rule-table.ts';

/** 15 U.S.C. 1681i(a)(1), 1681j(a)(3): the period begins when the agency receives the letter. */
export const reinvestigationClocks: readonly StartedClock[] = [
  {
    length: 30,
    unit: 'days',
    law: 'cra.reinvestigate',
    what: 'finish the investigation',
    only: 'up to 15 days more where the person sends more information within it',
  },
  {
    length: 45,
    unit: 'days',
    law: 'cra.annual45',
    what: 'finish the investigation',
    only: 'our caution, in place of the 30 days, after the first free annual report in 12 months; no letter says so',
  },
];

/** 15 U.S.C. 1681c-2(a). */
export const BLOCK_CLOCK: StartedClock = {
  length: 4,
  unit: 'business_days',
  law: 'idt.block',
  what: 'block the item',
  only: 'with all four elements of a block request in the envelope',
};
