import { allMatches } from '../facts/all-matches.ts';
import { findingWords } from './finding-words.ts';
import {
  type LetterBlock,
  type LetterDocument,
  type LintFinding,
  blockText,
} from '../contract/letter-document.ts';
import { foldText } from './lint-fold.rules.ts';
import { added } from './lint-wording.rules.ts';

/** A block of 15 U.S.C. 1681c-2 needs all four elements: no word of it without the report, and none without the statement. */

const BLOCK_WORDS =
  /\bblock (?:it|this|that|the|these|those)\b(?! (?:\p{L}+ )?(?:cards?|debit|numbers?|callers?|phone|payments?|charges?|checks?|transfers?)\b)|\b(?:four|4) business days\b|\bextended fraud alert\b/giu;

/** In a letter for another reason only the request itself: "they promised an answer within four business days" is a fact. */
const BLOCK_REQUEST =
  /\b(?:please|(?<!\b(?:not|never) )to|must|shall|you|should|demand (?:that )?you) block (?:it|this|that|the|these|those)(?: \p{L}+){0,2}? (?:items?|accounts?|entry|entries|debts?|inquir(?:y|ies)|information|tradelines?|under|within)\b|\bblock\b[^.!?;]{0,60}\b(?:four|4) business days\b|\bextended fraud alert\b|\bidentity theft block\b/giu;

export function blockWordFindings(
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
export function statementFindings(document: LetterDocument, items = 1): readonly LintFinding[] {
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
