/** What a person wrote as plain small words, one space between them, so that one pattern finds many ways of spelling a thing. */

/** Slips, short forms and dialect that people really type. Content table. */
const SPELLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    account: 'acount accout acct accnt',
    application: 'aplication',
    balance: 'balence ballance',
    because: 'becuz cuz bc becuse coz cos',
    cosigned: 'cosighned cosignd',
    correct: 'corect',
    correctly: 'corectly',
    credit: 'creddit',
    delete: 'delet',
    going: 'goin',
    have: 'hav',
    judgment: 'judgement jugment',
    late: 'layte',
    about: 'bout abt',
    and: 'n',
    are: 'r',
    before: 'b4 fore',
    brother: 'brutha',
    cousin: 'cuzin cuzzin',
    dealer: 'delaer',
    enough: 'enuf',
    lawyer: 'lawer loyer',
    months: 'mos',
    mother: 'mutha',
    off: 'offa',
    people: 'ppl',
    please: 'pls plz',
    school: 'skool skewl',
    something: 'sumthin somethin sum',
    suppose: 'posed',
    thanks: 'thx',
    the: 'da teh',
    them: 'em dem',
    though: 'tho',
    with: 'wit',
    without: 'wo',
    lien: 'leen lean',
    opened: 'opend openned',
    paid: 'payed payd paied',
    paying: 'payin',
    payment: 'paymint payement',
    permission: 'permision permisson',
    remove: 'remoove',
    settled: 'setteled setled',
    settlement: 'setlement',
    should: 'shud shuld',
    signed: 'singed',
    stopped: 'stoped',
    they: 'dey',
    through: 'thru',
    you: 'u yall ya yous yinz',
    your: 'ur youre',
    'did not': 'didnt',
    'do not': 'dont',
    'does not': 'doesnt',
    'is not': 'isnt aint',
    'was not': 'wasnt',
    'can not': 'cant cannot',
    'could not': 'couldnt',
    'will not': 'wont',
    'i am': 'im',
    'i have': 'ive',
    'i will': 'ill',
    'that is': 'thats',
    'going to': 'gonna gon finna fixing fixin',
    'i am going to': 'imma ima',
    'trying to': 'tryna',
    'let me': 'lemme',
    'give me': 'gimme',
    'do not know': 'dunno',
    well: 'idk',
    'want to': 'wanna',
    'have to': 'hafta gotta',
    department: 'dept',
    'social security number': 'ssn social socials',
    // The two names of one thing.
    'date of birth': 'dob birthday birthdate',
  }).flatMap(([right, slips]) => slips.split(' ').map((slip) => [slip, right] as const)),
);

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  // "15 U.S.C. § 1681i", "F.C.R.A.": the law by its short names, and "the U.S. Code" as well.
  [/\bu\.? ?s\.? ?(?:c\b\.?|code\b)/gu, 'usc'],
  [/\bc\.? ?f\.? ?r\b\.?/gu, 'cfr'],
  [/\bf\.? ?c\.? ?r\.? ?a\b\.?/gu, 'fcra'],
  [/\bf\.? ?d\.? ?c\.? ?p\.? ?a\b\.?/gu, 'fdcpa'],
  [/§+/gu, ' section '],
  [/\b1681[a-z](?:-\d)?\b/gu, 'usc'],
  [/y'all|ya'll/gu, 'you'],
  [/\bwon't\b/gu, 'will not'],
  [/\bcan't\b/gu, 'can not'],
  [/\bain't\b/gu, 'is not'],
  [/n't\b/gu, ' not'],
  [/\bi'm\b/gu, 'i am'],
  [/'ve\b/gu, ' have'],
  [/'ll\b/gu, ' will'],
  [/'re\b/gu, ' are'],
  [/\b(it|that|he|she|there|what|here|who)'s\b/gu, '$1 is'],
  [/'[sd]?\b|'/gu, ''],
  [/(?<=\d)[.,](?=\d)/gu, ''],
  [/\bco-(?=sign|own|borrow|tenant)/gu, 'co'],
];

/** Turns of phrase whose small words would be taken for what they are not: a "not" that denies nothing, two people who are "we". */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:(?:i|am|is|will|can|do|would) ){0,3}not (?:going to |gone |even )?lie\b/gu, 'honestly'],
  [/\b(?:can|do|will|am|would|could) not (?:deny|denying)(?: it)?\b/gu, 'admit'],
  [/\bno (?:doubt|question|lie|cap)\b/gu, 'surely'],
  [/\bnot (?:only|just|merely)\b/gu, 'also'],
  [/\b(?:no problem|why not|no big deal|no biggie)\b/gu, 'fine'],
  [/\b(?:nothing but|no more than|no less than)\b/gu, 'only'],
  [/\bnot (?:so )?long (?:ago|after|before)\b/gu, 'recently'],
  [
    /\b(?:me|i|myself) and (?:my |our )?(?:her|him|them|\p{L}{2,12})(?= (?:both |all )?(?:went|got|did|opened|used|signed|split|had|have|bought|took|planned|was|were|shared)\b)/gu,
    'we',
  ],
  [/\bmy (?:own )?\p{L}{2,12} and (?:i|me)\b/gu, 'we'],
  [/\b(?:my|the) bad\b/gu, 'my fault'],
  [/\b(?:it|this|that) (?:was|is) (?:me|i) (?:who|that)\b/gu, 'i'],
  [/\b(?:was|am) the one (?:who|that)\b/gu, ''],
];

/** "I didn't open it." is "i did not open it ."; a comma and every other mark stand alone. */
export function plainWords(sentence: string): string {
  let small = sentence.toLowerCase();
  for (const [form, whole] of SHORT_FORMS) small = small.replaceAll(form, whole);
  const words = small.match(/[\p{L}\p{M}\p{N}$%]+|[.,!?;:()[\]<>]/gu) ?? [];
  let plain = words.map((word) => SPELLED.get(word) ?? word).join(' ');
  for (const [turn, whole] of TURNS) plain = plain.replaceAll(turn, whole);
  return plain;
}

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
