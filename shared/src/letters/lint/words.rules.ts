import { remembered } from '../facts/text-reading.rules.ts';
import type { Place } from './lint-law.rules.ts';
import { citedLaw } from '../law/legal-citation.rules.ts';

/**
 * Everyday words that name nobody: a capital letter at the start of a sentence makes no name of them, and a language model may
 * use them. Given names and surnames that are words too ("will", "mark", "bill", "may", "grace") are left out on purpose.
 */

const setOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.join(' ').split(/\s+/));

/** Words that hold a sentence together; they are never the beginning of a name. */
export const functionWords = setOf([
  'a an the this that these those i me my mine myself we us our ours ourselves you your yours yourself',
  'he him his himself she her hers herself it its itself they them their theirs themselves who whom whose',
  'which what when where why how whether if unless until till while after before since because so and or but nor',
  'yet as at by for from in into of off on onto out over to up upon with within without about above across',
  'against along among around behind below beneath beside besides between beyond despite down during except',
  'near per regarding concerning through throughout toward towards under via',
  'am is are was were be been being have has had having do does did done doing can could would shall should might must',
  'cannot not no never none nobody nothing nowhere neither either each every everybody everyone everything',
  'some somebody someone something somewhere any anybody anyone anything anywhere all both several such other others another',
  'same than then there here thus hence now just only even still already soon too very much many more most few',
  'fewer less least little own again always often sometimes usually once twice ever also instead rather quite',
  'yes ok okay please thank thanks although though however therefore otherwise meanwhile perhaps maybe',
  'later earlier recently today yesterday tomorrow finally afterward afterwards ago away back together let',
  'ca wo sha don doesn didn isn aren wasn weren haven hasn hadn couldn wouldn shouldn',
  'dont doesnt didnt isnt arent wasnt werent havent hasnt hadnt cant couldnt wouldnt shouldnt wont im ive id',
]);

const VERBS = [
  'accept access act add address admit affect agree allow answer apologize appear apply approach approve arrange arrive ask',
  'assume attach attempt authorize avoid become begin believe belong block borrow break bring build buy calculate call cancel',
  'care carry catch cause change charge check choose claim clear close co-sign collect come compare complain complete concern',
  'confirm confuse contact contain continue correct cosign cost count cover create damage deal decide decline deduct delay',
  'delete deliver deny depend deposit describe deserve determine discover discuss dispute divide divorce double doubt draw drive',
  'drop earn enclose end enroll enter error escalate establish estimate exist expect expire explain face fail fall fax feel figure',
  'file fill find finish fix follow forget forgive form forward gather get give go graduate guess handle happen hear help hold',
  'hope hurt identify ignore impact improve include increase indicate inform inherit insist insure intend investigate issue join',
  'judge keep know late lead learn leave lend lie like limit list listen live locate look lose lower mail maintain make manage',
  'match matter mean meet mention mislead misplace misread miss mistake mix move name need negotiate note notice notify obtain',
  'occur offer open order originate overcharge overlook owe own part pass pay permit place plan post prepare present press prevent',
  'print process produce promise prove provide purchase pull put question raise reach read realize receive recognize record recover',
  'refer refinance refund refuse regard register reject relate release rely remain remember remind remove renew rent repair',
  'repay repeat replace reply report represent request require research resolve respond rest restore result return reverse review',
  'rule run say schedule search see seem sell send separate serve service settle share show sign sit solve sort speak spell spend',
  'split stand start state stay steal stop submit suggest supply support suppose switch take talk tell terminate think throw time',
  'total track trade transfer travel treat trust try turn type understand update use validate verify visit wait want waive warn',
  'watch wish withdraw withhold wonder work worry write',
];

/** Forms that the plain endings do not lead back to their verb: each with its verb behind it. */
const IRREGULAR = [
  'am:be became:become began:begin begun:begin bought:buy broke:break broken:break brought:bring came:come caught:catch',
  'chose:choose chosen:choose dealt:deal drew:draw drove:drive driven:drive fell:fall fallen:fall felt:feel forgot:forget',
  'forgotten:forget forgave:forgive forgiven:forgive found:find gave:give given:give gone:go got:get gotten:get heard:hear',
  'held:hold kept:keep knew:know known:know laid:lay led:lead left:leave lent:lend lost:lose made:make meant:mean met:meet',
  'misled:mislead mistaken:mistake mistook:mistake paid:pay payed:pay proven:prove ran:run repaid:repay said:say sat:sit saw:see',
  'seen:see sent:send shown:show sold:sell spent:spend spoke:speak spoken:speak stole:steal stolen:steal stood:stand taken:take',
  'taught:teach thought:think threw:throw thrown:throw told:tell took:take understood:understand went:go withdrawn:withdraw',
  'withdrew:withdraw withheld:withhold wrote:write written:write payment:pay payments:pay paying:pay agreed:agree guaranteed:guarantee',
];

const irregularForms: ReadonlyMap<string, string> = new Map(
  IRREGULAR.flatMap((line) => line.split(' ')).map((pair) => {
    const [form = '', verb = ''] = pair.split(':');
    return [form, verb] as const;
  }),
);

const NOUNS = [
  'account accident accounting activity addition adjustment advice agency agent agreement aid airline alert amount apartment',
  'app application appointment arrangement arrears attention attorney authority autopay balance bank bankruptcy basis benefit',
  'bills birth booking borrower branch brother bureau bus business buyer cable car card care case cash cashier center change charge',
  'check checks child children claim clerk clinic closing collection collector college company complaint computer condition',
  'confirmation consumer contract conversation copy copies correction correspondence cost couple court cousin coverage credit',
  'creditor customer data date dates daughter day days dealer dealership debit debt debtor decree default delinquency delivery',
  'dentist department deposit detail details difference disability discharge discount discrepancy dispute doctor document documents',
  'dollar dollars door down download draft driver due duplicate electric electricity email emergency employee employer entry',
  'envelope error estate event evidence example exam explanation extension fact facts family father fault fax fee fees file',
  'finance foreclosure form fraud friend fund funds furniture garage gas girlfriend boyfriend group gym half hardship',
  'health history holder home hospital hour house household husband identity illness income information inquiry installment',
  'institution insurance insurer interest internet investigation invoice item items job judgment kids kind lab landlord lawyer',
  'lease lender letter letters level lien life limit line loan loans location loss lot machine mailbox maiden mailing man manager',
  'matter medicine meeting member membership merchant message military mind minute mistake mixup mix-up money month monthly months',
  'morning mortgage mother move movers name names neighbor news night note notice number numbers office officer offer online operator',
  'option order original overdraft overpayment owner package page pages paper papers paperwork parent parents part party past',
  'patient payee payer payoff penalty people percent period permission person phone photo picture place plan police policy portal',
  'position postcard premium price principal problem procedure product program proof property provider public purchase purpose question',
  'quarter quote rate reason receipt record records refund relative release renewal rent rental repair reply report reporting reports',
  'representative request residence response result results roommate room salary sale salesman savings school screen section',
  'security sender servicer services settlement shipment shop sibling side signature sister situation small son source spouse',
  'staff stage statement statements status step store street student subscription sum supervisor support surgery system tax',
  'taxes technician telephone television tenant term terms test theft thing things time times title today total towing',
  'transaction transfer treatment trial trip trouble truck tuition typo uncle aunt unit university user utilities utility vehicle',
  'vendor version veteran victim video visit voicemail wages water way website week weekly weeks wife witness woman word words work year',
  'years yearly grandfather grandmother grandparent stepfather stepmother parent-in-law caseworker coworker',
];

const OTHERS = [
  'able absent accidental accidentally accurate accurately active actual actually additional adult aforementioned alone almost',
  'approximately automatic automatically available aware bad based basic behalf best better big busy careful carefully certain',
  'certainly clearly closed common complete completely completed confident confusing consistent constant constantly correctly current',
  'currently daily dead deceased different difficult direct directly double easy eligible enough entire entirely equal especially',
  'exact exactly expired extra fair fairly false familiar fast final financial fine formal former formerly free frequently fresh',
  'full fully further future general generally glad good great happy hard high higher honest immediate immediately important',
  'impossible improper inaccurate incomplete incorrect incorrectly independent initial initially innocent instant invalid joint',
  'jointly known large larger lately latest legal like likely local lower main married medical mentioned minimum mistaken mixed mostly',
  'multiple nearly necessary negative new normal normally numerous obvious obviously old older ongoing opposite ordinary original',
  'originally outstanding overdue partial partially particular partly past-due personal personally physical plain positive possible',
  'possibly present previous previously prior private probably prompt promptly proper properly quick quickly ready real really reasonable',
  'recent regular regularly related relevant reliable repeated repeatedly responsible right roughly safe satisfied separate',
  'separately serious severe shared short sick similar simple simply single slightly slow somehow sorry special specific specifically',
  'strange sudden suddenly sure surprised temporarily temporary true truly unable unauthorized unaware unclear unexpected',
  'unfamiliar unfortunately unknown unpaid unrelated unusual upset urgent usual valid various verbal verbally visible well whole',
  'wide widowed working worse worst written wrong wrongly young younger based monthly following including according due owing',
  'one first second last next outside inside forward everything everyday ahead apart aside onward sincerely regards hello dear dears sir madam mr mrs ms',
];

/** Words of the lists that are names just as often: with a capital letter they are taken for one. */
export const alsoNames = setOf([
  'hope price page young small story discover current trust sunday key target upgrade progressive citizen regions travel rose art',
  'son day case best care health basic simple clear premier liberty union first national federal general',
]);

/** Content words; every form of them counts. */
export const ordinaryWords = setOf([...VERBS, ...NOUNS, ...OTHERS, ...irregularForms.keys()]);

/** Brings the forms of a word together ("paid", "paying", "pays"), roughly and always in the same way. */

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/'s$|s'$|'$/u, ''],
  [/(?<=..)ies$/u, 'y'],
  [/(?<=..)ied$/u, 'y'],
  [/(?<=s|x|z|ch|sh)es$/u, ''],
  [/(?<=[^su'])s$/u, ''],
  [/(?:ing|(?<!e)ed)$(?<=[aeiouy]\p{L}{0,40}(?:ing|ed))/u, ''],
];

/** The word without its ending; the doubled consonant and the silent e before it go too. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase().replaceAll('’', "'");
  let stem = irregularForms.get(lower) ?? lower;
  for (const [ending, instead] of ENDINGS) {
    const shorter = stem.replace(ending, instead);
    if (shorter.length >= 2) stem = shorter;
  }
  stem = irregularForms.get(stem) ?? stem;
  return stem.replace(/(?<=..)([bdfgmnprt])\1$/u, '$1').replace(/(?<=..)e$/u, '');
}

const ORDINARY_STEMS: ReadonlySet<string> = new Set([...ordinaryWords].map(stemOf));

/** "don't" and "it's" are their first part. */
function baseOf(lower: string): string {
  return lower.replace(/(?:n't|'(?:s|re|ve|d|ll|m|t))$/u, '');
}

export function isFunctionWord(word: string): boolean {
  const lower = word.toLowerCase().replaceAll('’', "'");
  return functionWords.has(lower) || (lower.includes("'") && functionWords.has(baseOf(lower)));
}

/** True for words that are no name, in any of their forms; "correctly" counts with "correct". */
export function isOrdinaryWord(word: string): boolean {
  const lower = word.toLowerCase().replaceAll('’', "'");
  return (
    isFunctionWord(lower) ||
    ordinaryWords.has(lower) ||
    ORDINARY_STEMS.has(stemOf(lower)) ||
    (lower.endsWith('ly') && ORDINARY_STEMS.has(stemOf(lower.slice(0, -2))))
  );
}

/** Tells a misspelled word from another word: one slip of the pen, two in a long one. */

const SHORTEST = 5;
const LONG = 9;

export function isMisspelling(wrong: string, right: string): boolean {
  if (Math.min(wrong.length, right.length) < SHORTEST) return false;
  const slips = right.length >= LONG ? 2 : 1;
  return Math.abs(wrong.length - right.length) <= slips && slipsBetween(wrong, right) <= slips;
}

/** Letters added, left out, changed, or swapped with their neighbor (Damerau-Levenshtein distance). */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [[...Array(other.length + 1).keys()]];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + same,
      );
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? Infinity) + 1);
      }
      row.push(least);
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? Infinity;
}

/** Finds what may be a name in a text: words with a capital letter that no everyday word explains. */

interface NamePlace extends Place {
  /** True for a single word at the start of a sentence, where the capital letter shows little. */
  readonly isWeak: boolean;
}

interface Word extends Place {
  readonly text: string;
  readonly opensSentence: boolean;
}

const WORD = /[\p{L}\p{M}]+(?:['’.](?=[\p{L}])[\p{L}\p{M}]+)*/gu;
const CAPITAL = /[\p{Lu}\p{Lt}]/u;
const ALL_CAPITALS = /^[\p{Lu}\p{M}'’.]{2,}$/u;
/** The end of a sentence, or the beginning of a text, a line or a quotation; not the full stop of "Dr." or of an initial. */
const OPENS = /(?:^|[.!?…:;]["'”’)\]]{0,12}\s{1,12}|\n\s{0,12}|["“(]|\s-\s)["'“‘(\s•*-]{0,12}$/u;
const TITLE =
  /(?:^|[\s(])(?:\p{Lu}|Mr|Mrs|Ms|Dr|St|Ste|Ave|Rd|Blvd|No|Inc|Co|Corp|Ltd|Jr|Sr|Apt|Mt|Ft)\.\s{0,12}$/u;
/** What may stand between two parts of one name. */
const JOINT = /^(?:[ -]| & | of (?:the )?| de (?:la )?|\. ?|' ?)$/u;

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const before = text.slice(Math.max(0, index - 12), index);
    const whole = index <= 12 ? before : `x${before}`;
    return {
      text: word,
      start: index,
      end: index + word.length,
      opensSentence: OPENS.test(whole) && !TITLE.test(whole),
    };
  });
}

/** A text in capital letters throughout: there they mark no names. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length > 12 && capitals.length > letters.length * 0.6;
}

/** With a capital letter, and not one that its place explains. */
function isNameLike(word: Word, next: Word | undefined, text: string, shouted: boolean): boolean {
  if (!CAPITAL.test(word.text)) return false;
  const lower = word.text.toLowerCase();
  if (/^u\.?s\.?(?:'s)?$/u.test(lower) && lower !== word.text) return true;
  if (isFunctionWord(lower)) return false;
  if (/\p{Ll}\p{Lu}/u.test(word.text)) return true;
  const explained =
    shouted && ALL_CAPITALS.test(word.text)
      ? isOrdinaryWord(lower)
      : word.opensSentence && isStarter(lower);
  if (!explained || alsoNames.has(lower)) return true;
  if (shouted || next === undefined || !/^[ -]$/.test(text.slice(word.end, next.start)))
    return false;
  return CAPITAL.test(next.text) && !isFunctionWord(next.text);
}

function isStarter(lower: string): boolean {
  const base = lower.replace(/['’]s$/u, '');
  return ordinaryWords.has(base) || (/(?:ing|ed|ly)$/u.test(base) && isOrdinaryWord(base));
}

export const namesIn: (text: string) => readonly NamePlace[] = remembered((text) => {
  const shouted = isShouted(text);
  const words = wordsOf(text);
  const found: { start: number; end: number; isWeak: boolean }[] = [];
  for (const [index, word] of words.entries()) {
    if (!isNameLike(word, words[index + 1], text, shouted)) continue;
    const last = found.at(-1);
    if (last && JOINT.test(text.slice(last.end, word.start))) {
      last.end = word.end;
      last.isWeak = false;
      continue;
    }
    found.push({ start: word.start, end: word.end, isWeak: word.opensSentence });
  }
  return found.map(({ start, end, isWeak }) => ({
    start,
    end: withoutPossessive(text, start, end),
    isWeak,
  }));
});

function withoutPossessive(text: string, start: number, end: number): number {
  return /['’][sS]$/u.test(text.slice(start, end)) ? end - 2 : end;
}

/** How many school years a text asks for (Flesch-Kincaid grade level); citations do not count as words. */

export function readingGrade(text: string): number {
  const plain = withoutCitations(text);
  const words = plain.match(/[\p{L}'’]+/gu) ?? [];
  if (words.length === 0) return 0;
  const sentences = plain
    .split(/(?<![.!?:])[.!?:]+(?:\s|$)|\n+/u)
    .filter((part) => /\p{L}/u.test(part)).length;
  // Most words are there more than once.
  const known = new Map<string, number>();
  const syllables = words.reduce((sum, word) => {
    const own = known.get(word) ?? syllablesIn(word);
    known.set(word, own);
    return sum + own;
  }, 0);
  return 0.39 * (words.length / Math.max(sentences, 1)) + 11.8 * (syllables / words.length) - 15.59;
}

export function wordCount(text: string): number {
  return (text.match(/\S+/gu) ?? []).length;
}

function withoutCitations(text: string): string {
  const laws = citedLaw(text);
  const starts = [0, ...laws.map(({ end }) => end)];
  const plain = starts.map((start, index) => text.slice(start, laws[index]?.start)).join('');
  return plain.replace(/ ?\(\s*\)/g, '');
}

/** Vowel groups, less a silent ending: near enough for English prose. */
function syllablesIn(word: string): number {
  if (word.length <= 3) return 1;
  const letters = word
    .normalize('NFD')
    .replace(/[^a-z]/giu, '')
    .toLowerCase();
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/u, (end) => end.charAt(0));
  return Math.max((spoken.match(/[aeiouy]+/gu) ?? []).length, 1);
}
