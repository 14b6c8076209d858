import type { Bureau } from '../../letters/index.ts';
import type { SourceLine } from '../contract/report.ts';
import type { TextPage } from '../contract/source.ts';
import { accountIn, dateOf } from './answer-lines.ts';
import { companyKey } from '../findings/tradeline-view.ts';
import { sourceOf } from '../reading/labels.ts';
import { linesOf, type TextLine } from '../reading/text-lines.ts';
import { UNSURE } from '../pictures/picture-page.ts';
import type { AnswerSays, BureauAnswer, DisputedItem, ItemAnswer } from './answer.ts';
import {
  CONDITION,
  EXPLAINS,
  NEGATION,
  answerCells,
  answerPhrases,
  letterSigns,
  type AnswerPhrase,
} from './answer-phrases.table.ts';

/**
 * Reads what a bureau's letter says about items that were disputed. What it says of one must not be read as said of another: where the
 * order of names and results leaves a doubt, the lines are shown and nothing is proposed.
 *
 * @param disputed the one that the person is at first: what a letter says of everything is about that one
 * @returns undefined where it is no letter of a bureau with an answer
 */
export function readAnswer(
  pages: readonly TextPage[],
  disputed: readonly DisputedItem[],
): BureauAnswer | undefined {
  const lines = linesOf(pages);
  const bureau = senderOf(lines);
  if (!bureau) return undefined;
  const tokens = tokensOf(statementsOf(lines, disputed), { bureau, disputed });
  const blocks = resolve(tokens);
  const items = disputed.flatMap((item): ItemAnswer[] => answerFor(item, blocks));
  const whole = wholeLetter(tokens);
  const answered = items.some(({ says }) => says !== undefined);
  const first = disputed[0];
  if (!whole || answered || !first) {
    return items.length > 0 || whole
      ? { from: 'letter', bureau, date: dateOf(lines), items }
      : undefined;
  }
  const named = items.length > 0 ? items : [{ item: first.id, lines: [] }];
  return {
    from: 'letter',
    bureau,
    date: dateOf(lines),
    items: named.map(({ item, lines: where }) => ({
      item,
      ...(whole.says !== 'doubt' && { says: whole.says }),
      lines: [...where.slice(0, 1), whole.source],
    })),
  };
}

/** True for a bureau's letter with results, whoever's and about whatever. */
export function isBureauAnswer(pages: readonly TextPage[]): boolean {
  const lines = linesOf(pages);
  const bureau = senderOf(lines);
  return (
    bureau !== undefined &&
    tokensOf(statementsOf(lines, []), { bureau, disputed: [] }).some(
      (token) => typeof token === 'object' && ('result' in token || token.head.results.length > 0),
    )
  );
}

function senderOf(lines: readonly TextLine[]): Bureau | undefined {
  const text = lines.map((line) => line.text).join('\n');
  const [best, next] = (Object.keys(letterSigns) as Bureau[])
    .map((bureau) => ({
      bureau,
      signs: letterSigns[bureau].filter((sign) => sign.test(text)).length,
    }))
    .toSorted((a, b) => b.signs - a.signs);
  // Letters name the other bureaus too, once, among addresses.
  return best && best.signs >= 2 && best.signs > (next?.signs ?? 0) ? best.bureau : undefined;
}

/** Lines that a sentence runs through, joined. */
interface Statement {
  readonly text: string;
  readonly line: TextLine;
  readonly source: SourceLine;
}

const FOLLOWS = 2.2;
const ALIGNED = 4;

function statementsOf(lines: readonly TextLine[], disputed: readonly DisputedItem[]): Statement[] {
  const stands = ({ text }: TextLine) =>
    isHead(text) || EXPLAINS.test(text) || isNameOf(text, disputed);
  const statements: Statement[] = [];
  let above: TextLine | undefined;
  for (const line of lines) {
    const last = statements.at(-1);
    const text = line.text.replaceAll(/\s+/g, ' ');
    if (last && above && runsOn(above, line) && !stands(above) && !stands(line)) {
      statements[statements.length - 1] = {
        ...last,
        text: `${last.text} ${text}`,
        source: { ...last.source, text: `${last.source.text} ${sourceOf(line).text}` },
      };
    } else {
      statements.push({ text, line, source: sourceOf(line) });
    }
    above = line;
  }
  return statements;
}

function runsOn(above: TextLine, line: TextLine): boolean {
  const [before, ...more] = above.segments;
  const [after, ...others] = line.segments;
  if (!before || !after || more.length > 0 || others.length > 0) return false;
  if (above.page !== line.page || line.y - above.y > FOLLOWS * after.size) return false;
  return Math.abs(before.x - after.x) <= ALIGNED && !/[.:!?]$/.test(before.text);
}

const NAMES_COMPANY = /^(?:company|creditor|furnisher|account name|source|credit item)\s?:/i;

function isHead(text: string): boolean {
  return accountIn(text) !== undefined || NAMES_COMPANY.test(text);
}

/** Where an item is named, and what is said about it. */
interface Block {
  readonly companies: Set<DisputedItem>;
  readonly names: SourceLine[];
  readonly results: Result[];
  account?: string;
}

interface Result {
  readonly says: AnswerSays | 'doubt';
  readonly about: AnswerPhrase['about'];
  readonly source: SourceLine;
}

/** gap: a word of a photographed page was not read for certain; it may have named the next item. */
type Token = { readonly head: Block } | { readonly result: Result } | 'explains' | 'gap';

function tokensOf(
  statements: readonly Statement[],
  { bureau, disputed }: { bureau: Bureau; disputed: readonly DisputedItem[] },
): Token[] {
  const tokens: Token[] = [];
  let open: Block | undefined;
  let explains = false;
  for (const { text, line, source } of statements) {
    const numbered = accountIn(text);
    const companies = disputed.filter(({ company }) => names(text, company));
    const results = resultsIn(text, line, { bureau, source });
    // A sentence may name the company of which it says something; a heading or a row names it and no more.
    const isName =
      numbered !== undefined ||
      NAMES_COMPANY.test(text) ||
      isNameOf(text, companies) ||
      (open?.companies.size === 0 && begins(text, companies));
    if (isName) {
      // Beside a name what was not read for certain may be the number.
      const account = numbered ?? (text.includes(UNSURE) ? UNSURE : undefined);
      explains = false;
      if (open && goesOn(open, { account, companies })) {
        for (const item of companies) open.companies.add(item);
        if (account !== undefined) open.account = account;
        open.names.push(source);
      } else {
        open = {
          companies: new Set(companies),
          names: [source],
          results: [],
          ...(account !== undefined && { account }),
        };
        tokens.push({ head: open });
      }
      // In the row of a table the result stands beside the name.
      open.results.push(...results.filter(({ about }) => about === 'item' || about === 'heading'));
      if (results.length > 0) open = undefined;
      continue;
    }
    if (EXPLAINS.test(text)) {
      explains = true;
      open = undefined;
      tokens.push('explains');
    }
    if (text.includes(UNSURE)) tokens.push('gap');
    for (const result of results) {
      if (explains && result.about !== 'letter') continue;
      tokens.push({ result });
      open = undefined;
    }
  }
  return tokens;
}

/** The name in one line, the account number in the next: one item. */
function goesOn(
  open: Block,
  { account, companies }: { account: string | undefined; companies: readonly DisputedItem[] },
): boolean {
  if (account !== undefined && open.account !== undefined) return false;
  if (account !== undefined) return companies.every((item) => open.companies.has(item));
  return companies.length > 0 && companies.every((item) => open.companies.has(item));
}

function names(text: string, company: string): boolean {
  const key = companyKey(company);
  return key.length >= 4 && companyKey(text).includes(key);
}

/** Most of what the line says is the name. */
function isNameOf(text: string, companies: readonly DisputedItem[]): boolean {
  const letters = companyKey(text).length;
  return companies.some(
    ({ company }) => names(text, company) && companyKey(company).length * 2 >= letters,
  );
}

function begins(text: string, companies: readonly DisputedItem[]): boolean {
  return companies.some(({ company }) => companyKey(text).startsWith(companyKey(company)));
}

function resultsIn(
  text: string,
  line: TextLine,
  { bureau, source }: { bureau: Bureau; source: SourceLine },
): Result[] {
  const cells = line.segments.flatMap((segment): Result[] => {
    const cell = answerCells.find(([pattern]) => pattern.test(segment.text.trim()));
    return cell ? [{ says: cell[1], about: 'item', source }] : [];
  });
  if (cells.length > 0) return cells;
  return text.split(/(?<=[.!?]) /).flatMap((sentence) => {
    if (CONDITION.test(sentence) || sentence.includes(UNSURE)) return [];
    const isNegated = NEGATION.test(sentence);
    let rest = sentence.trim();
    const found: Result[] = [];
    for (const phrase of answerPhrases) {
      if (phrase.bureau && phrase.bureau !== bureau) continue;
      if (isNegated && !phrase.negates) continue;
      if (!phrase.pattern.test(rest)) continue;
      found.push({ says: phrase.says, about: phrase.about, source });
      rest = rest.replace(phrase.pattern, '…');
    }
    return found;
  });
}

/** Gives each result to the item it is about. @returns the items; none has a result where the order can't be told */
function resolve(tokens: readonly Token[]): Block[] {
  const blocks = tokens.flatMap((token) =>
    typeof token === 'object' && 'head' in token ? [token.head] : [],
  );
  const order = headingOrder(tokens);
  let open: Block | undefined;
  let group: Result | undefined;
  let unsure = false;
  let isAfterGap = false;
  for (const token of tokens) {
    if (token === 'explains' || token === 'gap') {
      open = undefined;
      group = undefined;
      isAfterGap = token === 'gap';
    } else if ('head' in token) {
      isAfterGap = false;
      open = token.head;
      if (group) open.results.push(group);
    } else if (token.result.about !== 'letter') {
      const { result } = token;
      const leads =
        result.about === 'following' || (result.about === 'heading' && order === 'before');
      if (leads) {
        group = result;
        open = undefined;
      } else if (result.about === 'heading' && order === 'unsure') unsure = true;
      else if (open) open.results.push(result);
      else if (!group) unsure ||= !isAfterGap;
      // The sentence below a title says the same again, or leaves a doubt.
      else if (group.says !== result.says) group = { ...group, says: 'doubt' };
    }
  }
  if (!unsure) return blocks;
  return blocks.map((block) => ({
    ...block,
    results: block.results.map((result) => ({ ...result, says: 'doubt' as const })),
  }));
}

/** Whether the titles of a letter stand before the names or after them. */
function headingOrder(tokens: readonly Token[]): 'before' | 'after' | 'unsure' {
  const kinds = tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    if ('head' in token) return ['head' as const];
    return token.result.about === 'heading' ? ['heading' as const] : [];
  });
  const [first, last] = [kinds[0], kinds.at(-1)];
  if (first === last) return 'unsure';
  return first === 'heading' ? 'before' : 'after';
}

/** What the letter says of one item. */
function answerFor(item: DisputedItem, blocks: readonly Block[]): ItemAnswer[] {
  const about = blocks.filter(
    (block) => block.companies.has(item) && isSameEnding(block.account, item.ending) !== 'no',
  );
  const told = about.filter(({ results }) => results.length > 0);
  if (about.length === 0) return [];
  const says = new Set(told.flatMap(({ results }) => results.map((result) => result.says)));
  const [only] = says;
  // Two accounts of one company of which the letter shows no last digits: either could be meant.
  const accounts = new Set(
    blocks
      .filter((block) => block.companies.has(item) && block.account !== undefined)
      .filter((block) => isSameEnding(block.account, item.ending) !== 'no')
      .map((block) => (block.account?.includes(UNSURE) ? block : block.account)),
  );
  const isClear =
    says.size === 1 &&
    accounts.size < 2 &&
    told.every(({ companies }) => companies.size === 1) &&
    about.every(({ account }) => isSameEnding(account, item.ending) !== 'unread') &&
    only !== 'doubt';
  const lines = told.length > 0 ? told : about;
  return [
    {
      item: item.id,
      ...(isClear && only !== undefined && { says: only }),
      lines: distinct(
        lines.flatMap(({ names: named, results }) => [
          ...named,
          ...results.map(({ source }) => source),
        ]),
      ),
    },
  ];
}

function distinct(lines: readonly SourceLine[]): SourceLine[] {
  return [...new Map(lines.map((line) => [`${line.page} ${line.text}`, line])).values()];
}

/** Bureaus mask the first digits or the last; only the last can be compared with what the person typed. */
function isSameEnding(
  account: string | undefined,
  ending: string,
): 'yes' | 'no' | 'unknown' | 'unread' {
  const shown = /\d{1,30}$/.exec((account ?? '').replaceAll('-', ''))?.[0] ?? '';
  const digits = ending.replaceAll(/\D/g, '');
  // It may be another account of the company.
  if (account === UNSURE && digits.length > 1) return 'unread';
  const length = Math.min(shown.length, digits.length);
  if (length < 2) return 'unknown';
  return shown.slice(-length) === digits.slice(-length) ? 'yes' : 'no';
}

/** What is said of everything that was asked, where it is one thing. */
function wholeLetter(tokens: readonly Token[]): Result | undefined {
  const results = tokens.flatMap((token) =>
    typeof token === 'object' && 'result' in token && token.result.about === 'letter'
      ? [token.result]
      : [],
  );
  const says = new Set(results.map((result) => result.says));
  // Who asks for a proof of identity says so in more words than one.
  if (says.has('need_id')) says.delete('more_information');
  const [only] = says;
  const result = results.find((one) => one.says === only);
  return result && (says.size === 1 ? result : { ...result, says: 'doubt' });
}
