/** What a person wrote as plain small words, one space between them, so that one pattern finds many ways of spelling a thing. */

/** Slips, short forms and dialect that people really type. Content table. */
const SPELLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    account: 'acount accout acct accnt',
    application: 'aplication',
    balance: 'balence ballance',
    because: 'becuz cuz bc becuse coz',
    cosigned: 'cosighned cosignd',
    correct: 'corect',
    correctly: 'corectly',
    credit: 'creddit',
    delete: 'delet',
    going: 'goin gonna',
    have: 'hav',
    judgment: 'judgement jugment',
    late: 'layte',
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
    want: 'wanna',
    you: 'u yall ya yous',
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
    'going to': 'gonna',
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

/** "I didn't open it." is "i did not open it ."; a comma and every other mark stand alone. */
export function plainWords(sentence: string): string {
  let small = sentence.toLowerCase();
  for (const [form, whole] of SHORT_FORMS) small = small.replaceAll(form, whole);
  const words = small.match(/[\p{L}\p{M}\p{N}$%]+|[.,!?;:()[\]<>]/gu) ?? [];
  return words.map((word) => SPELLED.get(word) ?? word).join(' ');
}
