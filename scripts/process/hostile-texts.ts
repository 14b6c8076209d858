/** Repeats that a pattern may walk again and again, and what makes every sentence a finding. */
export const REPEATED = {
  'capitals that are two code points long when folded': 'İ',
  'plain capitals': 'A',
  'capital words': 'Aa ',
  accusations: 'slander a ',
  'a banking law': 'GLBA ',
  'section signs': '§ 1681 ',
  'combining letters': 'é',
  'a word without an end': 'Equifax-',
  dots: 'v. ',
  digits: '1234567890 ',
  quotes: '“" ',
  promises: 'you must delete this at once or I sue, ',
} as const;

/** This many characters of it. */
export function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}
