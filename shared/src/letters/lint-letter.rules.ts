import type { DisputeReason } from './dispute-reason.ts';
import { blockText } from './edit.rules.ts';
import { factFaults } from './fact-faults.rules.ts';
import { knownValues } from './fact-numbers.rules.ts';
import { answerOf } from './fact-words.rules.ts';
import { refusalFor } from './gate.rules.ts';
import { asksForBlock } from './identity-theft.rules.ts';
import { citedLaw } from './legal-citation.rules.ts';
import type { LetterDocument, LintFinding } from './letter-document.ts';
import type { LetterInput } from './letter-input.ts';
import { characterFindings, mixedScriptFindings } from './lint-characters.rules.ts';
import { foldText, unfolded } from './lint-fold.rules.ts';
import { authorityFindings, lawFindings, type Place } from './lint-law.rules.ts';
import { blockWordFindings, statementFindings } from './lint-theft.rules.ts';
import { numberFindings, phraseFindings, wholeFindings } from './lint-wording.rules.ts';
import { disputeCase } from './reasons.rules.ts';
import { allowedStatutes } from './rule-table.ts';

/**
 * Reads a letter as an editor would: wrong law, threats and untruths stop the signing; style only gets a remark. A letter as
 * composed from clean facts has nothing that stops it.
 */
export function lintLetter(document: LetterDocument, input: LetterInput): readonly LintFinding[] {
  const { facts } = disputeCase(input.disputeDetails, input.date);
  const reason = input.disputeDetails.disputeReason;
  const isTheft = reason === 'identity_theft';
  const mayAskForBlock = isTheft && asksForBlock(facts);
  const allowed = allowedStatutes(reason, 'bureau', facts);
  const known = knownValues(input);
  const isCourtRecord = ['judgment', 'bankruptcy'].includes(answerOf(facts, 'itemType'));
  const names = companyNames(input);
  return [
    ...document.blocks.flatMap((block) => {
      const folded = foldText(blockText(block), block.kind === 'facts');
      const { text } = folded;
      const laws = citedLaw(text);
      const excused = placesOf(names, text);
      const found = [
        ...lawFindings(block, text, laws, allowed, reason),
        ...authorityFindings(block, text, { laws, names: excused, isCourtRecord }),
        ...phraseFindings(block, text, reason, excused),
        ...numberFindings(block, text, laws, known),
        ...(isTheft && !mayAskForBlock ? blockWordFindings(block, text) : []),
      ];
      return [
        ...found.map((finding) => ({ ...finding, ...unfolded(folded, finding) })),
        ...mixedScriptFindings(block, folded),
        ...characterFindings(block, blockText(block)),
      ].map((finding) => (block.kind === 'facts' ? fromAnswers(finding) : finding));
    }),
    ...identificationFindings(document, reason),
    ...gateFindings(document, input),
    ...wholeFindings(document),
    ...(mayAskForBlock ? statementFindings(document) : []),
  ];
}

/** "Guarantee Bank" makes no promise; a letter writes a name with or without its last full stop. */
function companyNames({
  disputeDetails: { creditorName, facts = {} },
}: LetterInput): readonly RegExp[] {
  return [creditorName, facts['otherCreditor'] ?? '', facts['paidTo'] ?? '']
    .map((name) => foldText(name).text.replace(/^ |[ .,;]+$/g, ''))
    .filter((name) => name.length > 2)
    .map((name) => new RegExp(name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'), 'giu'));
}

function placesOf(names: readonly RegExp[], text: string): readonly Place[] {
  return names
    .flatMap((name) => [...text.matchAll(name)])
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** Rows are the person's answers: they change there, and a fix could not be laid over them. */
function fromAnswers({ code, severity, blockId, start, end, message }: LintFinding): LintFinding {
  const way = severity === 'block' ? ' You can change this in your answers.' : '';
  return { code, severity, blockId, start, end, message: `${message}${way}` };
}

/** The lines above the letter are no block of it; what is wrong with them is said at its first. */
function identificationFindings(
  document: LetterDocument,
  reason: DisputeReason,
): readonly LintFinding[] {
  const [first] = document.blocks;
  if (!first) return [];
  return document.identification.flatMap(({ label, value }) =>
    [...phraseFindings(first, foldText(value).text, reason, []), ...characterFindings(first, value)]
      .filter(({ severity }) => severity === 'block')
      .map(({ code, severity, message }) => ({
        code,
        severity,
        blockId: first.id,
        start: 0,
        end: blockText(first).length,
        message: `${label}: ${message} You can change this in your answers.`,
      })),
  );
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
