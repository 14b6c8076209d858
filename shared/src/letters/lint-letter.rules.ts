import { blockText } from './edit.rules.ts';
import { factFaults } from './fact-faults.rules.ts';
import { knownValues } from './fact-numbers.rules.ts';
import { refusalFor } from './gate.rules.ts';
import { asksForBlock } from './identity-theft.rules.ts';
import { citedLaw } from './legal-citation.rules.ts';
import type { LetterDocument, LintFinding } from './letter-document.ts';
import type { LetterInput } from './letter-input.ts';
import { authorityFindings, lawFindings, type Place } from './lint-law.rules.ts';
import {
  characterFindings,
  numberFindings,
  phraseFindings,
  wholeFindings,
} from './lint-wording.rules.ts';
import { disputeCase } from './reasons.rules.ts';
import { allowedStatutes } from './rule-table.ts';

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
      const names = namesIn(text, input);
      return [
        ...lawFindings(block, text, laws, allowed, reason),
        ...authorityFindings(block, text, [...laws, ...names]),
        ...phraseFindings(block, text, reason, names),
        ...numberFindings(block, text, laws, known),
        ...characterFindings(block, text),
      ];
    }),
    ...gateFindings(document, input),
    ...wholeFindings(document),
    ...(asksForBlock(facts) && reason === 'identity_theft' ? statementFindings(document) : []),
  ];
}

/** Where companies are named: "Guarantee Bank" makes no promise. */
function namesIn(
  text: string,
  { disputeDetails: { creditorName, facts = {} } }: LetterInput,
): readonly Place[] {
  return [creditorName, facts['otherCreditor'] ?? '', facts['paidTo'] ?? '']
    .map((name) => name.trim())
    .filter((name) => name.length > 2)
    .flatMap((name) => {
      const literal = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
      return [...text.matchAll(new RegExp(literal, 'giu'))].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
      }));
    });
}

/** A letter that should not exist is stopped here too, should anyone forget to ask first. */
function gateFindings(document: LetterDocument, input: LetterInput): readonly LintFinding[] {
  const [first] = document.blocks;
  if (!first) return [];
  const refusal = refusalFor(input.disputeDetails, input.date);
  const stop = (code: string, message: string): LintFinding => ({
    code,
    severity: 'block',
    blockId: first.id,
    start: 0,
    end: blockText(first).length,
    message,
  });
  return [
    ...(refusal ? [stop(refusal.code, `${refusal.title}. Please go back one step.`)] : []),
    ...(factFaults(input.disputeDetails, input.date).length > 0
      ? [stop('fact.missing', 'A few answers are still missing. Please go back one step.')]
      : []),
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
