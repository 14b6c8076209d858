import { saysAgreedToPay } from '../gates/agreed-to-pay.rules.ts';
import { allMatches } from '../facts/all-matches.ts';
import { factFaults } from '../gates/fact-faults.rules.ts';
import { knownValues } from './fact-numbers.rules.ts';
import { findingWords } from './finding-words.ts';
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
import { characterFindings, mixedScriptFindings } from './lint-characters.rules.ts';
import { enclosedKinds, knownWords, nameFindings, paperFindings } from './lint-facts.rules.ts';
import { withOfferedFix } from './lint-fix.rules.ts';
import { foldText, inLatinLetters, unfolded } from './lint-fold.rules.ts';
import { kindOf, type LetterKind } from './lint-kind.rules.ts';
import { authorityFindings, lawFindings, type Place } from './lint-law.rules.ts';
import { partFindings } from './lint-parts.rules.ts';
import { reservationFindings } from './lint-reservation.rules.ts';
import { blockWordFindings, statementFindings } from './lint-theft.rules.ts';
import { numberFindings, phraseFindings, wholeFindings } from './lint-wording.rules.ts';
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
