import { bannedPhrases } from './banned-phrases.ts';
import { disputeReasonLabels } from './dispute-reason.ts';
import { blockText } from './edit.rules.ts';
import { knownValues, numbersIn, type NumberKind } from './fact-numbers.rules.ts';
import { forbiddenAuthorities } from './forbidden-authorities.ts';
import { asksForBlock } from './identity-theft.rules.ts';
import { citedLaw, isAllowedLaw, type CitedLaw } from './legal-citation.rules.ts';
import type { LetterBlock, LetterDocument, LintFinding } from './letter-document.ts';
import type { LetterInput } from './letter-input.ts';
import { readingGrade, wordCount } from './reading-level.rules.ts';
import { disputeCase } from './reasons.rules.ts';
import { allowedStatutes } from './rule-table.ts';
import type { StatuteKey } from './statutes.ts';

/**
 * Reads a letter as an editor would: wrong law, threats and untruths stop the signing; style only gets a remark. A letter as
 * composed from clean facts has nothing that stops it.
 */
export function lintLetter(document: LetterDocument, input: LetterInput): readonly LintFinding[] {
  const { facts } = disputeCase(input.disputeDetails, input.date);
  const reason = input.disputeDetails.disputeReason;
  const allowed = allowedStatutes(reason, 'bureau', facts);
  const known = knownValues(input);
  return [
    ...document.blocks.flatMap((block) => {
      const text = blockText(block);
      const laws = citedLaw(text);
      const spans: Place[] = [...laws];
      return [
        ...lawFindings(block, text, laws, allowed, reason),
        ...authorityFindings(block, text, spans),
        ...phraseFindings(block, text, reason),
        ...numberFindings(block, text, spans, known),
        ...characterFindings(block, text),
      ];
    }),
    ...wholeFindings(document),
    ...(asksForBlock(facts) && reason === 'identity_theft' ? statementFindings(document) : []),
  ];
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function overlaps(one: Place, others: readonly Place[]): boolean {
  return others.some((other) => one.start < other.end && other.start < one.end);
}

function lawFindings(
  block: LetterBlock,
  text: string,
  laws: readonly CitedLaw[],
  allowed: ReadonlySet<StatuteKey>,
  reason: LetterInput['disputeDetails']['disputeReason'],
): readonly LintFinding[] {
  return laws
    .filter((law) => !isAllowedLaw(law, allowed))
    .map((law) => {
      const isTheft = law.section === '15 USC 1681c-2' || law.section === '15 USC 1681c-1';
      const isDamages = /^15 USC 1681[nop]$/.test(law.section);
      const known = forbiddenAuthorities.find(
        ({ pattern }) => text.slice(law.start, law.end).search(pattern) >= 0,
      );
      const message = isTheft
        ? 'That section is for identity theft, with your report and a proof of identity in the envelope.'
        : isDamages
          ? 'That section is about lawsuits. It does not belong in a dispute.'
          : (known?.reason ??
            `That law does not fit a letter to a bureau with the reason "${disputeReasonLabels[reason]}".`);
      return {
        code: 'law.not_for_this_letter',
        severity: 'block',
        message,
        ...bracketed(block, text, law),
      };
    });
}

/** A citation alone in brackets can go without harm to its sentence; anywhere else the person has to reword. */
function bracketed(block: LetterBlock, text: string, place: Place) {
  const before = /\s?\(\s*$/.exec(text.slice(0, place.start))?.[0];
  const after = /^\s*\)/.exec(text.slice(place.end))?.[0];
  if (before === undefined || after === undefined) {
    return { blockId: block.id, start: place.start, end: place.end };
  }
  return {
    blockId: block.id,
    start: place.start - before.length,
    end: place.end + after.length,
    fix: { label: 'Take it out', replacement: '' },
  };
}

function authorityFindings(
  block: LetterBlock,
  text: string,
  taken: readonly Place[],
): readonly LintFinding[] {
  const found: LintFinding[] = [];
  for (const { code, pattern, reason } of forbiddenAuthorities) {
    for (const match of text.matchAll(pattern)) {
      const place = { start: match.index, end: match.index + match[0].length };
      if (overlaps(place, taken) || overlaps(place, found)) continue;
      found.push({
        code: `law.${code}`,
        severity: 'block',
        message: reason,
        ...bracketed(block, text, place),
      });
    }
  }
  return found;
}

function phraseFindings(
  block: LetterBlock,
  text: string,
  reason: LetterInput['disputeDetails']['disputeReason'],
): readonly LintFinding[] {
  return bannedPhrases
    .filter(({ only, except }) => (only?.includes(reason) ?? true) && !except?.includes(reason))
    .flatMap(({ code, severity, pattern, message, instead }) =>
      [...text.matchAll(pattern)].map((match) => ({
        code,
        severity,
        message,
        blockId: block.id,
        start: match.index,
        end: match.index + match[0].length,
        ...(instead === undefined
          ? {}
          : { fix: { label: `Write "${instead}"`, replacement: instead } }),
      })),
    );
}

const NUMBER_MESSAGES: Readonly<Record<NumberKind, string>> = {
  date: 'This date is not among your answers. Please check that it is right.',
  amount: 'This amount is not among your answers. Please check that it is right.',
  percent: 'This percentage is not among your answers. Please check that it is right.',
  number: 'This number is not among your answers. Please check that it is right.',
};

function numberFindings(
  block: LetterBlock,
  text: string,
  laws: readonly Place[],
  known: ReadonlySet<string>,
): readonly LintFinding[] {
  return numbersIn(text)
    .filter((token) => !known.has(token.value) && !overlaps(token, laws))
    .map(({ kind, start, end }) => ({
      code: `fact.unknown_${kind}`,
      severity: 'warn',
      blockId: block.id,
      start,
      end,
      message: NUMBER_MESSAGES[kind],
    }));
}

/** Controls, hidden and private-use characters, lone surrogates; then pictures that a letter font does not have. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;
const PICTURE = /\p{Extended_Pictographic}\uFE0F?/gu;

function characterFindings(block: LetterBlock, text: string): readonly LintFinding[] {
  const at = (match: RegExpExecArray) => ({
    blockId: block.id,
    start: match.index,
    end: match.index + match[0].length,
    fix: { label: 'Take it out', replacement: '' },
  });
  return [
    ...[...text.matchAll(UNPRINTABLE)]
      .filter((match) => match[0] !== '\n' && match[0] !== '\u00AD')
      .map((match) => ({
        code: 'character.unprintable',
        severity: 'block' as const,
        message: 'There is a hidden character here that cannot be printed.',
        ...at(match),
      })),
    ...[...text.matchAll(PICTURE)]
      .filter((match) => !/^[©®™]/u.test(match[0]))
      .map((match) => ({
        code: 'character.picture',
        severity: 'warn' as const,
        message: 'Pictures may not print. Words are safer.',
        ...at(match),
      })),
  ];
}

const HIGHEST_GRADE = 9;
const MOST_WORDS = 800;

function wholeFindings(document: LetterDocument): readonly LintFinding[] {
  const prose = document.blocks
    .filter((block) => block.kind !== 'facts')
    .map((block) => ({ block, text: blockText(block) }));
  const [first] = prose;
  if (!first) return [];
  const whole = prose.map(({ text }) => text).join('\n');
  const about = (code: string, message: string, on: { block: LetterBlock; text: string }) => ({
    code,
    severity: 'warn' as const,
    blockId: on.block.id,
    start: 0,
    end: on.text.length,
    message,
  });
  const most = (measure: (text: string) => number) =>
    prose.reduce((top, each) => (measure(each.text) > measure(top.text) ? each : top), first);
  const last = prose.at(-1) ?? first;
  return [
    ...(wordCount(whole) > MOST_WORDS
      ? [
          about(
            'length.long',
            'The letter is long. One or two pages are read more carefully.',
            most(wordCount),
          ),
        ]
      : []),
    ...(readingGrade(whole) > HIGHEST_GRADE
      ? [
          about(
            'style.hard_to_read',
            'Shorter sentences and plainer words would make this easier to read.',
            most((text) => (wordCount(text) < 15 ? 0 : readingGrade(text))),
          ),
        ]
      : []),
    ...(document.blocks.some((block) => block.role === 'request' && block.kind === 'list')
      ? []
      : [about('missing.request', 'The letter no longer says what you ask for.', last)]),
    ...(/\bin writing\b/iu.test(whole)
      ? []
      : [about('missing.written_results', 'Please ask for the results in writing.', last)]),
  ];
}

/** 15 U.S.C. 1681c-2(a)(4): without the person's own statement the block request is incomplete. */
function statementFindings(document: LetterDocument): readonly LintFinding[] {
  const stated = document.blocks.some((block) =>
    /\bnot\b[^.]*\brelat\w+ to any transaction\b/iu.test(blockText(block)),
  );
  const place = document.blocks.find((block) => block.role === 'law') ?? document.blocks.at(0);
  if (stated || !place) return [];
  return [
    {
      code: 'identity_theft.statement_missing',
      severity: 'block',
      blockId: place.id,
      start: 0,
      end: blockText(place).length,
      message:
        'A block request needs your statement that the item does not relate to any transaction of yours.',
    },
  ];
}
