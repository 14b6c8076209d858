import {
  REACH,
  SENTENCE_END,
  after,
  before,
  isEnd,
  word,
  wordsOf,
  type Place,
} from '../facts/text-reading.rules.ts';

/**
 * Whether a person says in their own words that the debt is theirs: who cosigned, guaranteed, opened or took it over owes it, and a
 * letter that calls it 'not mine' would be untrue (15 U.S.C. 1679b(a)(1)). Text is read word by word, once, with a bounded look around
 * each word, so that its length alone decides how long this takes.
 */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const ME = set('i we');
/** May stand between the person and what they did; a word that denies it may not. */
const BETWEEN = set(
  'only just simply merely also have had has did do then once even both later first really actually indeed foolishly kindly originally personally willingly gladly already later still am yes admit to agreed helped myself ourselves so and voluntarily admittedly jointly too',
);
const DENIALS = set(
  'not never no nor neither nobody none nothing without no nunca jamas tampoco ni sin ningun ninguna nadie',
);
/** What somebody else says, asks or has to show is no word of the person's own. */
const ATTRIBUTED = set(
  'if whether say says said saying write writes wrote written claim claims claimed claiming think thinks believe believes believed allege alleges alleged alleging insist insists insisted pretend pretends state states stated report reports reported show shows showing shown prove proves proof evidence deny denies denied why how accuse accuses accused accusing suggest suggests suggested according supposedly allegedly told tells asked verify confirm confirms indicate indicates imply implies assume assumes assumed unless listed lists lists record records si segun dice dicen dijo dijeron afirma afirman alega alegan insiste insisten creen piensan reclama reclaman demuestre demuestren demostrar muestre muestren prueba pruebe prueben pruebas acusan acusa supuestamente aparece aparezco figura verifique confirme confirmen',
);
/** Another account, or nothing at all, is meant. */
const ELSEWHERE = set(
  'different another other separate nothing no none neither similar otro otra otros otras diferente distinta distinto nada ningun ninguna ninguno',
);
const ROLES = set(
  'cosigner cosignor cosigners cosignatory guarantor guarantors coborrower coapplicant coowner comaker aval avalista fiador fiadora codeudor codeudora cofirmante garante',
);
const THINGS = set(
  'account card loan debt line credit mortgage lease note contract agreement cuenta tarjeta deuda prestamo credito hipoteca contrato',
);
const THIS = set('this that the it este esta ese esa el la');

/** 'I have said' is the person's own word; 'I was told' is not. */
const HELPERS = set('have had did do must also just');

/** True where 'they say', 'if' or 'there is no proof' stands before; what the person says of themselves stays theirs. */
function isAttributed(earlier: readonly string[]): boolean {
  return earlier.some(
    (one, index) =>
      ATTRIBUTED.has(one) &&
      (HELPERS.has(earlier[index + 1] ?? '')
        ? !ME.has(earlier[index + 2] ?? '')
        : !ME.has(earlier[index + 1] ?? '')),
  );
}

/** 'It is mine, they told me.' */
function isToldAfter({ words, at }: Place): boolean {
  const [who = '', tells = ''] = words.slice(at + 1, at + 4).filter((one) => !isEnd(one));
  return words[at + 1] !== SENTENCE_END && /^(?:they|he|she)$/u.test(who) && ATTRIBUTED.has(tells);
}

const isElsewhere = (later: readonly string[]) => later.some((one) => ELSEWHERE.has(one));

const PLACES = set(
  'bank lender company store dealer creditor collector place outfit agency union shop banco prestamista empresa tienda compania acreedor agencia',
);
/** How far the other company may be from what was done there. */
const TOLD_LATER = 12;

/** 'I cosigned once for my daughter, with another bank'; 'it' is this account. */
function isWithAnother({ words, at }: Place): boolean {
  if (/^(?:it|this|that)$/u.test(words[at + 1] ?? '')) return false;
  const later = words.slice(at + 1, at + 1 + TOLD_LATER);
  const end = later.indexOf(SENTENCE_END);
  const rest = end < 0 ? later : later.slice(0, end);
  return rest.some(
    (one, index) =>
      /^(?:with|at|from|through|con|en|de)$/u.test(one) &&
      rest.slice(index + 1, index + 4).some((next) => ELSEWHERE.has(next)) &&
      rest.slice(index + 2, index + 5).some((next) => PLACES.has(next)),
  );
}

/** True if the person is who did it: 'I', and only such words in between as deny nothing. */
function didMyself(place: Place): boolean {
  const earlier = before(place);
  const me = earlier.findIndex((one) => !BETWEEN.has(one));
  // 'Only cosigned it for my nephew.': a sentence that begins with what was done.
  if (me === -1) return isSentenceStart(place, earlier.length);
  if (!ME.has(earlier[me] ?? '') || me > REACH) return false;
  const ahead = earlier.slice(me + 1);
  const inverted = ['did', 'have', 'had', 'do'].includes(ahead[0] ?? '');
  if (ahead.slice(0, inverted ? 5 : 1).some((one) => DENIALS.has(one))) return false;
  if (ahead.slice(0, 4).includes('neither')) return false;
  return !isAttributed(ahead);
}

function isSentenceStart({ words, at }: Place, length: number): boolean {
  const first = at - length;
  return word({ words, at }, 1) !== 'by' && (first <= 0 || words[first - 1] === SENTENCE_END);
}

/** Spanish needs no 'yo': the form of the word says who did it. */
function isOwnSpanish(place: Place): boolean {
  const earlier = before(place);
  if (earlier.slice(0, 3).some((one) => DENIALS.has(one))) return false;
  return !isAttributed(earlier);
}

/** 'this account', 'the old car loan', 'it'. */
function meansThis(later: readonly string[]): boolean {
  const [first = '', ...rest] = later;
  if (!THIS.has(first)) return false;
  const thing = rest.slice(0, 3).findIndex((one) => THINGS.has(one));
  if (thing === -1) return false;
  const next = rest.slice(thing + 1).find((one) => !THINGS.has(one)) ?? '';
  return !/^(?:statements?|bills?|reports?|numbers?|letters?|offers?)$/u.test(next);
}

const isYear = (one: string) => /^(?:19|20)\d\d$/u.test(one);

/** Each finds one way of saying it at one word: content table. */
const WAYS: Readonly<Record<string, (place: Place) => boolean>> = {
  // I cosigned the loan.
  cosigned: (place) => didMyself(place) && !isElsewhere(after(place, 3)) && !isWithAnother(place),
  cosign: (place) =>
    ['did', 'to', 'helped'].includes(word(place, -1)) &&
    ['did', 'agreed', 'had', 'helped'].includes(
      word(place, -1) === 'to' ? word(place, -2) : word(place, -1),
    ) &&
    didMyself(place) &&
    !isElsewhere(after(place, 3)),
  cosigning: (place) => {
    const earlier = before(place);
    return (
      earlier.some((one) => ME.has(one)) &&
      !earlier.some((one) => DENIALS.has(one)) &&
      !isAttributed(earlier) &&
      !isElsewhere(after(place, 3))
    );
  },
  guaranteed: (place) => didMyself(place) && meansThis(after(place, 5)),
  // I signed for my nephew; I signed as guarantor; I signed the loan.
  signed: (place) => {
    if (!didMyself(place)) return false;
    const later = after(place, 7);
    if (isElsewhere(later.slice(0, 4))) return false;
    const [first = '', ...rest] = later;
    if (first === 'for') {
      return (
        (/^(?:my|our|his|her|him|them|it|this|a)$/u.test(rest[0] ?? '') ||
          meansThis(rest.slice(0, 5))) &&
        !/^(?:package|parcel|delivery|letter|mail|certified)$/u.test(rest[1] ?? '')
      );
    }
    if (first === 'as') return rest.slice(0, 2).some((one) => ROLES.has(one));
    // 'The agreement' can be any; a loan or a note is what one owes on.
    const isAnyPaper =
      first === 'the' && /^(?:agreement|contract|card|account|line)$/u.test(rest[0] ?? '');
    return !isAnyPaper && meansThis(later.slice(0, 5));
  },
  agreed: (place) => {
    const later = after(place, 5);
    return (
      later[0] === 'to' &&
      (later[1] === 'pay' ||
        (later[1] === 'be' && /^(?:responsible|liable)$/u.test(later[2] ?? ''))) &&
      didMyself(place) &&
      !isElsewhere(later)
    );
  },
  promised: (place) => WAYS['agreed']?.(place) ?? false,
  // I opened this card; I opened it in 2019.
  opened: (place) => {
    const later = after(place, 6);
    return (
      didMyself(place) &&
      !isElsewhere(later.slice(0, 4)) &&
      (meansThis(later.slice(0, 5)) || (later[0] === 'it' && later.slice(1).some(isYear)))
    );
  },
  took: (place) => {
    const later = after(place, 6);
    return (
      didMyself(place) &&
      !isElsewhere(later) &&
      (later[0] === 'out' ? meansThis(later.slice(1)) : later.includes('out') && meansThis(later))
    );
  },
  owe: (place) => {
    const later = after(place, 5);
    return didMyself(place) && !isElsewhere(later) && (later[0] === 'it' || meansThis(later));
  },
  // This account is mine; it is mine.
  mine: (place) => {
    const [is = '', ...ahead] = before(place).filter(
      (one) => !/^(?:really|actually|indeed|all|also)$/u.test(one),
    );
    if (is !== 'is' || ELSEWHERE.has(word(place, 1)) || isToldAfter(place)) return false;
    if (ahead[0] === 'it') return !isAttributed(ahead.slice(1)) && !DENIALS.has(ahead[1] ?? '');
    const determiner = ahead.slice(0, 4).findIndex((one) => THIS.has(one) && one !== 'it');
    return (
      determiner >= 1 &&
      THINGS.has(ahead[0] ?? '') &&
      !/^(?:on|in|of|for|with|from|at|to|about|under)$/u.test(ahead[determiner + 1] ?? '') &&
      !isAttributed(ahead.slice(determiner + 1)) &&
      !ahead.slice(determiner + 1, determiner + 5).some((one) => DENIALS.has(one))
    );
  },
  // It is my account.
  my: (place) => {
    const ahead = before(place).filter((one) => !/^(?:really|actually|indeed|also)$/u.test(one));
    const later = after(place, 4);
    const thing = later.findIndex((one) => THINGS.has(one));
    const next = later.slice(thing + 1).find((one) => !THINGS.has(one)) ?? '';
    return (
      ahead[0] === 'is' &&
      (ahead[1] === 'it' || ahead[1] === 'this') &&
      thing !== -1 &&
      thing < 2 &&
      !/^(?:of|number|numbers|statement|statements|bill|report)$/u.test(next) &&
      !isAttributed(ahead.slice(2)) &&
      !ahead.slice(2, 6).some((one) => DENIALS.has(one))
    );
  },
  // Soy el fiador; fui aval.
  soy: (place) => isOwnSpanish(place) && after(place, 3).some((one) => ROLES.has(one)),
  fui: (place) => isOwnSpanish(place) && after(place, 3).some((one) => ROLES.has(one)),
  // Firmé como aval; firmé por mi sobrino; firmé el préstamo.
  firme: (place) => {
    const later = after(place, 5);
    if (!isOwnSpanish(place) || isElsewhere(later)) return false;
    if (later[0] === 'como') return later.slice(1, 4).some((one) => ROLES.has(one));
    if (later[0] === 'por' || later[0] === 'para')
      return /^(?:mi|el|ella|nuestro|nuestra)$/u.test(later[1] ?? '');
    return meansThis(later);
  },
  firmamos: (place) => WAYS['firme']?.(place) ?? false,
  avale: (place) => isOwnSpanish(place) && !isElsewhere(after(place, 4)),
  acepte: (place) => isOwnSpanish(place) && /^(?:pagar|pagarla|pagarlo)$/u.test(word(place, 1)),
  prometi: (place) => isOwnSpanish(place) && /^(?:pagar|pagarla|pagarlo)$/u.test(word(place, 1)),
  comprometi: (place) =>
    isOwnSpanish(place) && word(place, 1) === 'a' && word(place, 2).startsWith('pagar'),
  abri: (place) => {
    const later = after(place, 5);
    return isOwnSpanish(place) && !isElsewhere(later) && meansThis(later);
  },
  debo: (place) => {
    const later = after(place, 4);
    return isOwnSpanish(place) && !isElsewhere(later) && meansThis(later);
  },
  // Es mi cuenta; la cuenta es mía.
  es: (place) => {
    const later = after(place, 3);
    if (!isOwnSpanish(place)) return false;
    if (later[0] === 'mi') {
      return THINGS.has(later[1] ?? '') && !/^(?:de|numero)$/u.test(later[2] ?? '');
    }
    if (later[0] !== 'mia' && later[0] !== 'mio') return false;
    const earlier = before(place, 4);
    const determiner = earlier.findIndex((one) => THIS.has(one));
    return (
      earlier.length === 0 ||
      (determiner >= 1 &&
        THINGS.has(earlier[0] ?? '') &&
        !/^(?:en|de|con|para|a|sobre)$/u.test(earlier[determiner + 1] ?? ''))
    );
  },
};

/** 'I am the cosigner', 'I went on the loan as a guarantor'; of a joint account too. */
function isRole(place: Place): boolean {
  if (ROLES.has(word(place, 0))) {
    const earlier = before(place).filter(
      (one) => !/^(?:a|an|the|its|their|his|her|on|it|this|loan|account|card|onto|as)$/u.test(one),
    );
    const [verb = '', ...ahead] = earlier.filter((one) => !BETWEEN.has(one) || one === 'am');
    return (
      /^(?:am|was|were|went|came|acted|served|joined)$/u.test(verb) &&
      ME.has(ahead[0] ?? '') &&
      !DENIALS.has(ahead[1] ?? '') &&
      !isAttributed(ahead.slice(1))
    );
  }
  return false;
}

/** True if the text says that the person signed for the debt, opened the account or owns it. */
export function saysAgreedToPay(text: string): boolean {
  const words = wordsOf(text);
  return words.some((one, at) => {
    if (isEnd(one)) return false;
    const place = { words, at };
    return (Object.hasOwn(WAYS, one) && WAYS[one]?.(place) === true) || isRole(place);
  });
}
