import { blockText } from './edit.rules.ts';
import type { LetterBlock, LetterDocument, LintFinding } from './letter-document.ts';
import { foldText } from './lint-fold.rules.ts';

/** A block of 15 U.S.C. 1681c-2 needs all four elements: no word of it without the report, and none without the statement. */

const BLOCK_WORDS =
  /\bblock (?:it|this|that|the|these|those)\b(?! (?:\p{L}+ )?(?:cards?|debit|numbers?|callers?|phone|payments?|charges?|checks?|transfers?)\b)|\b(?:four|4) business days\b|\bextended fraud alert\b/giu;

export function blockWordFindings(block: LetterBlock, text: string): readonly LintFinding[] {
  if (block.kind === 'facts') return [];
  return [...text.matchAll(BLOCK_WORDS)].map((match) => ({
    code: 'identity_theft.block_without_report',
    severity: 'block',
    blockId: block.id,
    start: match.index,
    end: match.index + match[0].length,
    message:
      'A bureau has to do this only with your identity theft report, a proof of identity and your statement in the envelope.',
  }));
}

const STATEMENT =
  /\b(?:does not|doesn't|do not|don't|is not|isn't) (?:relate|related) to any transaction\b/iu;
const DOUBT =
  /(?:\bnot|n't|cannot|\bnever)(?: \p{L}+)? (?:sure|saying|said|say|certain|know|think|thinking|believe|claim|claiming|true)\b|\?["')]*$/iu;

/** 15 U.S.C. 1681c-2(a)(4): without the person's own statement the block request is incomplete. */
export function statementFindings(document: LetterDocument): readonly LintFinding[] {
  const stated = document.blocks
    .filter((block) => block.kind !== 'facts')
    .flatMap((block) => foldText(blockText(block)).text.split(/(?<=[.!?]["')]*) /u))
    .some((sentence) => STATEMENT.test(sentence) && !DOUBT.test(sentence.trim()));
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
