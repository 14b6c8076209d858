import { UsStates } from './us-states.ts';

/**
 * Which states a ZIP code may stand in, by its first three digits: the ranges that the Postal Service gives to each state (USPS Labeling
 * List L002 and the prefix table of its Publication 65). Codes of its own, such as those of the Internal Revenue Service, lie within them.
 */

type State = keyof typeof UsStates;

/** First and last area, and the state. Areas that are in no range are not in use. */
const RANGES: readonly (readonly [from: number, to: number, state: State])[] = [
  [5, 5, 'NY'],
  [6, 7, 'PR'],
  [8, 8, 'VI'],
  [9, 9, 'PR'],
  [10, 27, 'MA'],
  [28, 29, 'RI'],
  [30, 38, 'NH'],
  [39, 49, 'ME'],
  [50, 54, 'VT'],
  [55, 55, 'MA'],
  [56, 59, 'VT'],
  [60, 69, 'CT'],
  [70, 89, 'NJ'],
  [90, 99, 'AE'],
  [100, 149, 'NY'],
  [150, 196, 'PA'],
  [197, 199, 'DE'],
  [200, 200, 'DC'],
  [201, 201, 'VA'],
  [202, 205, 'DC'],
  [206, 219, 'MD'],
  [220, 246, 'VA'],
  [247, 268, 'WV'],
  [270, 289, 'NC'],
  [290, 299, 'SC'],
  [300, 319, 'GA'],
  [320, 339, 'FL'],
  [340, 340, 'AA'],
  [341, 349, 'FL'],
  [350, 369, 'AL'],
  [370, 385, 'TN'],
  [386, 397, 'MS'],
  [398, 399, 'GA'],
  [400, 427, 'KY'],
  [430, 459, 'OH'],
  [460, 479, 'IN'],
  [480, 499, 'MI'],
  [500, 528, 'IA'],
  [530, 549, 'WI'],
  [550, 567, 'MN'],
  [569, 569, 'DC'],
  [570, 577, 'SD'],
  [580, 588, 'ND'],
  [590, 599, 'MT'],
  [600, 629, 'IL'],
  [630, 658, 'MO'],
  [660, 679, 'KS'],
  [680, 693, 'NE'],
  [700, 714, 'LA'],
  [716, 729, 'AR'],
  [730, 731, 'OK'],
  [733, 733, 'TX'],
  [734, 749, 'OK'],
  [750, 799, 'TX'],
  [800, 816, 'CO'],
  [820, 831, 'WY'],
  [832, 838, 'ID'],
  [840, 847, 'UT'],
  [850, 865, 'AZ'],
  [870, 884, 'NM'],
  [885, 885, 'TX'],
  [889, 898, 'NV'],
  [900, 961, 'CA'],
  [962, 966, 'AP'],
  [967, 968, 'HI'],
  [967, 967, 'AS'],
  [969, 969, 'GU'],
  [969, 969, 'MP'],
  [970, 979, 'OR'],
  [980, 994, 'WA'],
  [995, 999, 'AK'],
  // Single codes of these areas are in a second state.
  [63, 63, 'NY'],
  [205, 205, 'MD'],
  [205, 205, 'VA'],
  [726, 726, 'MO'],
  [739, 739, 'TX'],
  [834, 834, 'WY'],
];

/** A post office there also delivers across the line into these states: who lives there may well write either. */
const ACROSS_THE_LINE: Readonly<Record<string, readonly State[]>> = {
  '422': ['TN'],
  '510': ['SD'],
  '561': ['SD'],
  '562': ['SD'],
  '570': ['IA', 'MN'],
  '577': ['MT', 'WY'],
  '582': ['MN'],
  '586': ['MT'],
  '592': ['ND'],
  '657': ['AR'],
  '665': ['NE'],
  '679': ['OK'],
  '683': ['KS'],
  '687': ['SD'],
  '689': ['KS'],
  '692': ['SD'],
  '717': ['LA'],
  '723': ['MS', 'TN'],
  '755': ['AR'],
  '798': ['NM'],
  '799': ['NM'],
  '807': ['NE'],
  '811': ['NM'],
  '813': ['UT'],
  '820': ['CO', 'NE'],
  '827': ['MT', 'SD'],
  '828': ['MT'],
  '829': ['UT'],
  '831': ['ID', 'UT'],
  '833': ['NV', 'UT'],
  '840': ['WY'],
  '845': ['AZ'],
  '860': ['UT'],
  '865': ['NM'],
  '873': ['AZ'],
  '880': ['TX'],
  '882': ['TX'],
  '884': ['OK', 'TX'],
  '890': ['AZ', 'CA'],
  '894': ['CA'],
  '898': ['ID', 'UT'],
  '961': ['NV'],
  '976': ['CA'],
  '979': ['NV'],
  '991': ['ID'],
  '993': ['OR'],
};

/** Five digits, or nine with a hyphen, a space or nothing between. */
const ZIP_CODE = /^(\d{3})\d{2}(?:[- ]?\d{4})?$/;

/**
 * Whether a ZIP code can be right beside a state, which is written as two letters or by its name.
 *
 * @returns `unknown` where we can't tell: a state that is none of ours, or an area that is not in use
 */
export function zipVerdict(
  zipCode: string,
  state: string,
): 'agrees' | 'no_zip' | 'other_state' | 'perhaps' | 'unknown' {
  const code = stateCode(state);
  if (!code) return 'unknown';
  const area = ZIP_CODE.exec(zipCode.trim())?.[1];
  if (!area) return 'no_zip';
  const states = RANGES.filter(([from, to]) => from <= Number(area) && Number(area) <= to);
  if (states.length === 0) return 'unknown';
  if (states.some(([, , one]) => one === code)) return 'agrees';
  return ACROSS_THE_LINE[area]?.includes(code) ? 'perhaps' : 'other_state';
}

function stateCode(text: string): State | undefined {
  const sought = text.trim().toLowerCase();
  const found = Object.entries(UsStates).find(
    ([code, name]) => code.toLowerCase() === sought || name.toLowerCase() === sought,
  );
  return found?.[0] as State | undefined;
}
