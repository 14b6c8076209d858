import { saysAgreedToPay } from '../gates/agreed-to-pay.rules.ts';
import { allMatches } from '../facts/text-reading.rules.ts';
import { factFaults } from '../gates/fact-faults.rules.ts';
import { knownValues } from './fact-numbers.rules.ts';
import { followsBlockRequest } from '../law/follow-up-rows.ts';
import { refusalFor } from '../gates/gate.rules.ts';
import { asksForBlock } from '../facts/fact-words.rules.ts';
import { citedLaw } from '../law/legal-citation.rules.ts';
import {
  type LetterBlock,
  type LetterDocument,
  type LintFinding,
  type LetterInput,
  blockText,
} from '../contract/letter-document.ts';
import { isSpecial } from '../contract/letter-purpose.ts';
import {
  characterFindings,
  mixedScriptFindings,
  foldText,
  inLatinLetters,
  unfolded,
} from './lint-characters.rules.ts';
import { enclosedKinds, knownWords, nameFindings, paperFindings } from './lint-facts.rules.ts';
import { withOfferedFix } from './lint-fix.rules.ts';
import {
  authorityFindings,
  lawFindings,
  type Place,
  kindOf,
  type LetterKind,
  findingWords,
} from './lint-law.rules.ts';
import { numberFindings, phraseFindings, wholeFindings, added } from './lint-wording.rules.ts';
import { disputeCases } from '../kinds/purposes.rules.ts';

/**
 * Reads a letter as an editor would: wrong law, threats and untruths stop the signing; style only gets a remark. A letter as
 * composed from clean facts has nothing that stops it.
 */
export function lintLetter(document: LetterDocument, input: LetterInput): readonly LintFinding[] {
  const cases = disputeCases(input.disputeDetails, input.date, input.attached);
  const kind = kindOf(cases, input.legalMode);
  const isTheft = kind.purposes.includes('identity_theft');
  const mayAskForBlock = isTheft && cases.every(asksForBlock);
  const names = namesIn(input);
  const about: About = {
    kind,
    names,
    values: knownValues(input),
    words: knownWords(input),
    enclosed: enclosedKinds(cases),
    blockWords: !mayAskForBlock && !cases.every(followsBlockRequest),
  };
  const found = [
    ...document.blocks.flatMap((block) => blockFindings(block, about)),
    ...partFindings(document, kind, (text) => placesOf(names, text)),
    ...gateFindings(document, input),
    ...wholeFindings(document, cases.length),
    ...reservationFindings(document, kind),
    ...ownDebtFindings(document, cases),
    ...(mayAskForBlock && kind.recipient === 'bureau'
      ? statementFindings(document, cases.length)
      : []),
  ];
  return mostTelling(found, MOST_IN_LETTER);
}

interface About {
  readonly kind: LetterKind;
  readonly names: readonly RegExp[];
  readonly values: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly enclosed: ReadonlySet<string>;
  /** True if a block may not be asked for, so that no word of it may be here. */
  readonly blockWords: boolean;
}

function blockFindings(block: LetterBlock, about: About): readonly LintFinding[] {
  const { kind, names, values, words, enclosed } = about;
  const folded = foldText(blockText(block), block.kind !== 'paragraph');
  const text = inLatinLetters(folded.text);
  const laws = citedLaw(text);
  const excused = placesOf(names, text);
  const wrong = mostTelling([
    ...lawFindings(block, text, laws, kind),
    ...authorityFindings(block, text, { laws, names: excused }, kind),
    ...phraseFindings(block, text, kind, excused).filter(
      // The company that has the account is told its whole number, in the row for it.
      ({ code }) =>
        code !== 'privacy.long_number' || block.kind !== 'facts' || kind.recipient !== 'furnisher',
    ),
    ...(about.blockWords
      ? blockWordFindings(block, text, kind.purposes.includes('identity_theft'))
      : []),
  ]);
  const found = [
    ...wrong.map((finding) => withOfferedFix(finding, block, text, [...laws, ...wrong])),
    ...numberFindings(block, text, laws, values),
    ...nameFindings(block, folded.text, words, laws),
    ...paperFindings(block, text, enclosed),
  ];
  return mostTelling([
    ...found.map((finding) => ({ ...finding, ...unfolded(folded, finding) })),
    ...mixedScriptFindings(block, folded),
    ...characterFindings(block, blockText(block)),
  ]).map((finding) => (block.kind === 'facts' ? fromAnswers(finding) : finding));
}

/** Nobody reads more at once, and what is still there shows when these are mended. */
const MOST_IN_BLOCK = 40;
const MOST_IN_LETTER = 200;

/** In their order, at most so many: what stops the letter is never left out for a remark. */
function mostTelling(
  findings: readonly LintFinding[],
  most: number = MOST_IN_BLOCK,
): readonly LintFinding[] {
  if (findings.length <= most) return findings;
  const stops = findings.filter(({ severity }) => severity === 'block').slice(0, most);
  const remarks = findings
    .filter(({ severity }) => severity !== 'block')
    .slice(0, most - stops.length);
  const kept = new Set([...stops, ...remarks]);
  return findings.filter((finding) => kept.has(finding));
}

const LONGEST_NAME = 120;

/**
 * Names that are not read for what they say: "Guarantee Bank" makes no promise, and a tracking number is no account's. A letter writes a
 * name with or without its last full stop.
 */
function namesIn({ disputeDetails: details }: LetterInput): readonly RegExp[] {
  const items = [details, ...(details.moreItems ?? [])];
  const named = items.flatMap(({ creditorName, facts = {} }) => [
    creditorName,
    ...['otherCreditor', 'paidTo', 'originalCreditor'].map((key) => facts[key] ?? ''),
  ]);
  const { recipientAddress, facts } = details;
  return [...new Set([...named, recipientAddress?.name ?? '', facts?.['trackingNumber'] ?? ''])]
    .map((name) => foldText(name).text.replace(/^ |(?<![ .,;])[ .,;]+$/g, ''))
    .filter((name) => name.length > 2 && name.length <= LONGEST_NAME)
    .map((name) => new RegExp(name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'), 'giu'));
}

function placesOf(names: readonly RegExp[], text: string): readonly Place[] {
  return names
    .flatMap((name) => allMatches(text, name))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** Rows are the person's answers: they change there, and a fix could not be laid over them. */
function fromAnswers({ code, severity, blockId, start, end, message }: LintFinding): LintFinding {
  const said = severity === 'block' ? `${message} ${findingWords().inAnswers}` : message;
  return { code, severity, blockId, start, end, message: said };
}

/** What an edit can bring in: that the person owes what the letter says is not theirs. */
function ownDebtFindings(
  document: LetterDocument,
  cases: ReturnType<typeof disputeCases>,
): readonly LintFinding[] {
  const isNotMine = ({ purpose, details }: (typeof cases)[number]) =>
    !isSpecial(purpose) && details.disputeReason === 'not_mine';
  return document.blocks.flatMap((block): readonly LintFinding[] => {
    const item = /^item-(\d+)-/.exec(block.id)?.[1];
    const about = cases.filter(({ number }) => number === Number(item ?? 1));
    const text = blockText(block);
    return block.kind === 'paragraph' && about.every(isNotMine) && saysAgreedToPay(text)
      ? [
          {
            code: 'not_mine.agreed_to_pay',
            severity: 'block',
            blockId: block.id,
            start: 0,
            end: text.length,
            message: findingWords().saysOwnDebt,
          },
        ]
      : [];
  });
}

/** A letter that should not exist is stopped here too, should anyone forget to ask first. */
function gateFindings(document: LetterDocument, input: LetterInput): readonly LintFinding[] {
  const [first] = document.blocks;
  if (!first) return [];
  const refusal = refusalFor(input.disputeDetails, input.date, input.attached, input.legalMode);
  const stop = (code: string, message: string): LintFinding => ({
    code,
    severity: 'block',
    blockId: first.id,
    start: 0,
    end: blockText(first).length,
    message,
  });
  return [
    ...(refusal ? [stop(refusal.code, findingWords().goBack(refusal.title))] : []),
    ...(factFaults(input.disputeDetails, input.date, input.attached).length > 0
      ? [stop('fact.missing', findingWords().missing)]
      : []),
  ];
}

/** The lines around the letter: they are no block of it, so what is wrong with them is said at its first. */
function partFindings(
  document: LetterDocument,
  kind: LetterKind,
  placesOfNames: (text: string) => readonly Place[],
): readonly LintFinding[] {
  const [first] = document.blocks;
  if (!first) return [];
  return partsOf(document).flatMap(({ label, value, way, isSubject }) => {
    const text = inLatinLetters(foldText(value).text);
    const law = isSubject ? [] : citedLaw(text).slice(0, 1);
    return [
      ...law.map(() =>
        atTheTop(first, 'law.in_a_name', `${label}: ${findingWords().law.inName} ${way}`),
      ),
      ...[
        ...phraseFindings(first, text, kind, placesOfNames(text)),
        ...characterFindings(first, value),
      ]
        .filter(({ severity }) => severity === 'block')
        .map(({ code, message }) => atTheTop(first, code, `${label}: ${message} ${way}`)),
    ];
  });
}

function partsOf({
  sender,
  recipient,
  subject,
  salutation,
  identification,
  enclosures,
  exhibits = [],
}: LetterDocument) {
  const { parts, inAnswers, inFirstStep } = findingWords();
  const named = (label: string, values: readonly string[], way = inAnswers) =>
    values.map((value) => ({ label, value, way, isSubject: label === parts.subject }));
  return [
    ...named(parts.sender, [sender.name, ...sender.lines], inFirstStep),
    ...named(parts.recipient, [recipient.name, ...recipient.lines]),
    ...identification.flatMap(({ label, value }) => named(label, [value])),
    ...named(parts.subject, [subject]),
    ...named(parts.greeting, [salutation]),
    ...named(parts.enclosures, [...enclosures, ...exhibits.map(({ line }) => line)]),
  ];
}

function atTheTop(first: LetterBlock, code: string, message: string): LintFinding {
  return {
    code,
    severity: 'block',
    blockId: first.id,
    start: 0,
    end: blockText(first).length,
    message,
  };
}

/** A block of 15 U.S.C. 1681c-2 needs all four elements: no word of it without the report, and none without the statement. */

const BLOCK_WORDS =
  /\bblock (?:it|this|that|the|these|those)\b(?! (?:\p{L}+ )?(?:cards?|debit|numbers?|callers?|phone|payments?|charges?|checks?|transfers?)\b)|\b(?:four|4) business days\b|\bextended fraud alert\b/giu;

/** In a letter for another reason only the request itself: "they promised an answer within four business days" is a fact. */
const BLOCK_REQUEST =
  /\b(?:please|(?<!\b(?:not|never) )to|must|shall|you|should|demand (?:that )?you) block (?:it|this|that|the|these|those)(?: \p{L}+){0,2}? (?:items?|accounts?|entry|entries|debts?|inquir(?:y|ies)|information|tradelines?|under|within)\b|\bblock\b[^.!?;]{0,60}\b(?:four|4) business days\b|\bextended fraud alert\b|\bidentity theft block\b/giu;

function blockWordFindings(
  block: LetterBlock,
  text: string,
  isTheft: boolean,
): readonly LintFinding[] {
  if (block.kind === 'facts') return [];
  return allMatches(text, isTheft ? BLOCK_WORDS : BLOCK_REQUEST).map((match) => ({
    code: 'identity_theft.block_without_report',
    severity: 'block',
    blockId: block.id,
    start: match.index,
    end: match.index + match[0].length,
    message: findingWords().blockWithoutReport,
  }));
}

const STATEMENT =
  /\b(?:does not|doesn't|do not|don't|is not|isn't) (?:relate|related) to any transaction\b/iu;
const STATEMENT_WORDS =
  'I state that the information about this item does not relate to any transaction by me.';
const DOUBT =
  /(?:\bnot|n't|cannot|\bnever)(?: \p{L}+)? (?:sure|saying|said|say|certain|know|think|thinking|believe|claim|claiming|true)\b|\?["')]*$/iu;

/** "None of these items relates to any transaction of mine": one sentence for all. */
const FOR_ALL = /\b(?:none|neither|all|each|every|these|those|they|both)\b/iu;
const NONE_RELATES = /\b(?:none|neither) of\b[^.!?]{0,300} relates? to any transaction\b/iu;

/** 15 U.S.C. 1681c-2(a)(4): without the person's own statement about each item the block request is incomplete. */
function statementFindings(document: LetterDocument, items = 1): readonly LintFinding[] {
  const statements = document.blocks
    .filter((block) => block.kind !== 'facts')
    .flatMap((block) => foldText(blockText(block)).text.split(/ (?<=[.!?]["')]* )/u))
    .filter(
      (sentence) =>
        (STATEMENT.test(sentence) || NONE_RELATES.test(sentence)) && !DOUBT.test(sentence.trim()),
    );
  const stated =
    statements.length >= items || statements.some((sentence) => FOR_ALL.test(sentence));
  const place = document.blocks.find((block) => block.role === 'law') ?? document.blocks.at(0);
  if (stated || !place) return [];
  return [
    {
      code: 'identity_theft.statement_missing',
      severity: 'block',
      blockId: place.id,
      start: 0,
      end: blockText(place).length,
      message: findingWords().statementMissing,
      ...(place.kind === 'paragraph' ? added(place.text, STATEMENT_WORDS) : {}),
    },
  ];
}

/** Sentences that a letter to a collector may not lose: without them it can be read as an admission, or is no dispute at all. */

const NO_ADMISSION =
  /\b(?:not|no|nothing|neither|nor|none|without|never)\b[^.!?;]{0,80}\badmi(?:t|ts|tting|tted|ssions?)\b|\badmi(?:t|ts|tting)\b[^.!?;]{0,20}\b(?:no|nothing|none|neither)\b/iu;
const DISPUTES = /\bI(?:'m)?(?: \p{L}+){0,3} disput(?:e|ing)\b|\bmy dispute\b/iu;

interface Needed {
  readonly code: string;
  readonly pattern: RegExp;
  readonly sentence: string;
  readonly says: 'noAdmission' | 'noDispute';
}

const OFFER: Needed = {
  code: 'missing.no_admission',
  pattern: NO_ADMISSION,
  sentence: 'This is only an offer to settle. It is not an admission of the debt.',
  says: 'noAdmission',
};
const DISPUTE: Needed = {
  code: 'missing.dispute',
  pattern: DISPUTES,
  sentence: 'I dispute this debt.',
  says: 'noDispute',
};

function reservationFindings(
  document: LetterDocument,
  { purposes: [purpose] }: LetterKind,
): readonly LintFinding[] {
  const needed =
    purpose === 'pay_for_delete'
      ? OFFER
      : purpose === 'debt_validation' || purpose === 'debt_verification'
        ? DISPUTE
        : undefined;
  const prose = document.blocks.filter((block) => block.kind === 'paragraph');
  const place = prose.findLast(({ role }) => role === 'item') ?? prose.at(-1);
  if (!needed || !place) return [];
  if (prose.some((block) => needed.pattern.test(foldText(blockText(block)).text))) return [];
  return [
    {
      code: needed.code,
      severity: 'block',
      blockId: place.id,
      start: 0,
      end: place.text.length,
      message: findingWords()[needed.says],
      ...added(place.text, needed.sentence),
    },
  ];
}
