/** Sums and days that are written in words, put into figures: "nine hundred and forty dollars" is "$940", "the sixth day of May" "May 6". */

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
/** What falls on the same month each year. */
const HOLIDAYS = new Map([
  ['christmas', 'December'],
  ['thanksgiving', 'November'],
  ['halloween', 'October'],
  ['labor day', 'September'],
  ['memorial day', 'May'],
  ['independence day', 'July'],
  ["valentine's day", 'February'],
  ["mother's day", 'May'],
  ["father's day", 'June'],
]);

const NUMBER = [...ONES, ...TENS, 'hundred', 'thousand'].join('|');
const RUN = new RegExp(
  `\\b(?:(?:${NUMBER})(?:[ -](?:and )?|\\b)){1,8}(?<=\\b(?:${NUMBER})[ -]?)(?!\\s?(?:times|percent|days|weeks|years|miles|people|of us)\\b)`,
  'giu',
);
const DAY_OF = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:day )?(?:of )?(${MONTH})\\b`, 'giu');
const ORDINAL = new RegExp(
  `\\b(?:twenty-(?=\\p{L}))?(?:${ORDINALS.join('|')})(?= (?:day |of )+${MONTH})`,
  'giu',
);
const HOLIDAY = new RegExp(
  `\\b(${[...HOLIDAYS.keys()].join('|')})(?: of)?,? (?=(?:19|20)\\d\\d)`,
  'giu',
);

/** "…and forty cents". */
const CENTS = new RegExp(
  `(?: dollars)?,? and ((?:${TENS.join('|')})(?:[ -](?:${ONES.join('|')}))?|(?:${ONES.join('|')})) cents\\b`,
  'giu',
);

export function numbersInFigures(sentence: string): string {
  return sentence
    .replaceAll(CENTS, (_, cents: string) => ` .${String(valueOf(cents)).padStart(2, '0')}`)
    .replaceAll(ORDINAL, (word) => String(dayOf(word.toLowerCase())))
    .replaceAll(RUN, (run) => {
      const value = valueOf(run);
      // A small one counts days, payments or people.
      return value < 100 ? run : `$${value} `;
    })
    .replaceAll(/(\$\d{1,9}) {1,2}(\.\d\d)\b/gu, '$1$2')
    .replaceAll(DAY_OF, '$2 $1')
    .replaceAll(HOLIDAY, (_, name: string) => `${HOLIDAYS.get(name.toLowerCase()) ?? name} `);
}

function dayOf(word: string): number {
  const last = word.split('-').at(-1) ?? word;
  return ORDINALS.indexOf(last) + 1 + (last === word ? 0 : 20);
}

/** "twelve hundred and forty" is 1,240. */
function valueOf(run: string): number {
  let [total, part] = [0, 0];
  for (const word of run.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (word === 'hundred') part = Math.max(1, part) * 100;
    else if (word === 'thousand') [total, part] = [total + Math.max(1, part) * 1_000, 0];
    else if (word !== 'and')
      part += ONES.includes(word) ? ONES.indexOf(word) : TENS.indexOf(word) * 10 + 20;
  }
  return total + part;
}
