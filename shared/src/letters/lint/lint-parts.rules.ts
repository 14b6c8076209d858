import { findingWords } from './finding-words.ts';
import { citedLaw } from '../law/legal-citation.rules.ts';
import {
  type LetterBlock,
  type LetterDocument,
  type LintFinding,
  blockText,
} from '../contract/letter-document.ts';
import { characterFindings } from './lint-characters.rules.ts';
import { foldText, inLatinLetters } from './lint-fold.rules.ts';
import type { LetterKind } from './lint-kind.rules.ts';
import type { Place } from './lint-law.rules.ts';
import { phraseFindings } from './lint-wording.rules.ts';

/** The lines around the letter: they are no block of it, so what is wrong with them is said at its first. */
export function partFindings(
  document: LetterDocument,
  kind: LetterKind,
  namesIn: (text: string) => readonly Place[],
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
      ...[...phraseFindings(first, text, kind, namesIn(text)), ...characterFindings(first, value)]
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
