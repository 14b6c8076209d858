import { blockText } from './edit.rules.ts';
import { citedLaw } from './legal-citation.rules.ts';
import type { LetterBlock, LetterDocument, LintFinding } from './letter-document.ts';
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
  return partsOf(document).flatMap(({ label, value, way }) => {
    const text = inLatinLetters(foldText(value).text);
    const law = label === 'Subject' ? [] : citedLaw(text).slice(0, 1);
    return [
      ...law.map(() => atTheTop(first, 'law.in_a_name', `${label}: ${NO_LAW_HERE} ${way}`)),
      ...[...phraseFindings(first, text, kind, namesIn(text)), ...characterFindings(first, value)]
        .filter(({ severity }) => severity === 'block')
        .map(({ code, message }) => atTheTop(first, code, `${label}: ${message} ${way}`)),
    ];
  });
}

const NO_LAW_HERE = 'This names a law, which has no place in a name or an address.';
const ANSWERS = 'You can change this in your answers.';

function partsOf({
  sender,
  recipient,
  subject,
  salutation,
  identification,
  enclosures,
  exhibits = [],
}: LetterDocument) {
  const parts = (label: string, values: readonly string[], way = ANSWERS) =>
    values.map((value) => ({ label, value, way }));
  return [
    ...parts(
      'Your name and address',
      [sender.name, ...sender.lines],
      'You can change this in step 1.',
    ),
    ...parts('Recipient', [recipient.name, ...recipient.lines]),
    ...identification.flatMap(({ label, value }) => parts(label, [value])),
    ...parts('Subject', [subject]),
    ...parts('Greeting', [salutation]),
    ...parts('Enclosures', [...enclosures, ...exhibits.map(({ line }) => line)]),
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
