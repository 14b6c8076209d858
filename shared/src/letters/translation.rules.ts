import { enclosureList } from './enclosure-list.rules.ts';
import type { LabelledValue, LetterBlock, LetterDocument } from './letter-document.ts';
import { spanishSentences, type TranslatedPart } from './translation-sentence.rules.ts';
import { spanishLabel, spanishPhrase } from './translation-phrase.rules.ts';

/**
 * The same letter in Spanish, to be read beside it. Only the English letter is signed and sent; names, numbers, law and the
 * person's own words stay as they are.
 */
export interface LetterTranslation {
  readonly document: LetterDocument;
  /** The lines of each block by its id: a paragraph has one, a list one for each point. What is left in English says why. */
  readonly lines: ReadonlyMap<string, readonly (readonly TranslatedPart[])[]>;
}

export function writeTranslation(letter: LetterDocument): LetterTranslation {
  const lines = new Map<string, readonly (readonly TranslatedPart[])[]>();
  const blocks = letter.blocks.map((block): LetterBlock => {
    if (block.kind === 'facts') {
      return { ...block, title: labelled(block.title), rows: block.rows.map(spanishRow) };
    }
    const texts = block.kind === 'paragraph' ? [block.text] : block.items;
    const read = texts.map((text) => translatedLine(text, block.role));
    lines.set(block.id, read);
    const said = read.map((pieces) => pieces.map(({ text }) => text).join(' '));
    return block.kind === 'paragraph'
      ? { ...block, text: said.join(' ') }
      : { ...block, items: said };
  });
  const { exhibits: _, ...rest } = letter;
  return {
    lines,
    document: {
      ...rest,
      recipient: { ...letter.recipient, lines: letter.recipient.lines.map(labelled) },
      subject: labelled(letter.subject),
      identification: letter.identification.map(spanishRow),
      salutation: labelled(letter.salutation),
      blocks,
      closing: labelled(letter.closing),
      enclosures: enclosureList(letter).map(spanishEnclosure),
    },
  };
}

function labelled(text: string): string {
  const label = spanishLabel(text);
  if (label !== undefined) return label;
  const [sentence] = spanishSentences(text, 'english');
  return sentence?.kind === 'spanish' ? sentence.text : text;
}

function spanishRow({ label, value }: LabelledValue): LabelledValue {
  return { label: labelled(label), value: capitalOf(value, spanishPhrase(value)) };
}

/** A value keeps the size of its first letter. */
function capitalOf(english: string, spanish: string): string {
  return /^\p{Lu}/u.test(english) ? spanish.charAt(0).toUpperCase() + spanish.slice(1) : spanish;
}

const EXHIBIT = /^Exhibit (\p{L}): (.+) \((\d+) pages?\)$/u;

function spanishEnclosure(line: string): string {
  const [, label, what, pages] = EXHIBIT.exec(line) ?? [];
  if (label === undefined || what === undefined) return labelled(line);
  return `Anexo ${label}: ${labelled(what)} (${pages === '1' ? '1 página' : `${pages} páginas`})`;
}

/** Of several items each request says which it is about. */
const NUMBERED = /^Items? ([\d, ]+(?:and \d+)?)(, each)?: (?=.)/;

function translatedLine(text: string, role: LetterBlock['role']): readonly TranslatedPart[] {
  const kept = role === 'item' || role === 'narrative' ? 'own' : 'english';
  if (role === 'narrative') return [{ kind: 'own', text }];
  const numbered = role === 'request' ? NUMBERED.exec(text) : null;
  if (!numbered) return spanishSentences(text, kept);
  const [head, numbers = '', each] = numbered;
  const lead = each
    ? `Datos ${numbers.replace(' and ', ' y ')}, cada uno:`
    : `Dato ${numbers.trim()}:`;
  return [{ kind: 'spanish', text: lead }, ...spanishSentences(text.slice(head.length), kept)];
}
