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
