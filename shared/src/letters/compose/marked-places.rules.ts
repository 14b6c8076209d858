import type { ExhibitMark } from '../../documents/index.ts';
import type { Exhibit, Phrase } from '../contract/letter-document.ts';
import type { AttachedEnclosure } from '../contract/letter-input.ts';
import { wordsOf } from '../facts/sentence.ts';

/** Where a reader finds what an item says: the exhibits by letter, page and line. A clerk looks at what a sentence points to. */

const { say, wordings } = wordsOf('marked', {
  see: { en: 'Please see {place}.', es: 'Vea {place}, por favor.' },
  seeTwo: { en: 'Please see {place}, and {last}.', es: 'Vea {place}, y {last}, por favor.' },
  also: { en: 'See also {place}.', es: 'Vea también {place}.' },
  alsoTwo: { en: 'See also {place}, and {last}.', es: 'Vea también {place}, y {last}.' },
  exhibit: { en: 'Exhibit {label}', es: 'Anexo {label}' },
  page: { en: 'Exhibit {label}, page {page}', es: 'Anexo {label}, página {page}' },
  line: { en: 'Exhibit {label}, line {line}', es: 'Anexo {label}, línea {line}' },
  pageLine: {
    en: 'Exhibit {label}, page {page}, line {line}',
    es: 'Anexo {label}, página {page}, línea {line}',
  },
});

export const markedWordings = wordings;

/**
 * The sentence that points to what was marked for one item. A mark of an item that the letter no longer has stands with the first.
 *
 * @param items how many the letter has
 */
export function seeMarked(
  attached: readonly AttachedEnclosure[],
  exhibits: readonly Exhibit[],
  { number, items }: { readonly number: number; readonly items: number },
): readonly Phrase[] {
  const places = attached.flatMap(({ documentId, pages, marks = [] }) => {
    const label = exhibits.find((exhibit) => exhibit.documentId === documentId)?.label;
    if (label === undefined) return [];
    return inOrder(marks)
      .filter(({ item = 1 }) => (item > items ? 1 : item) === number)
      .map((mark) => placeOf(mark, label, pages));
  });
  const phrases = [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
  // Two to a sentence: a list of places that have commas of their own is not read.
  return phrases.flatMap((place, index) => {
    if (index % 2 === 1) return [];
    const last = phrases[index + 1];
    if (index === 0) return [last ? say.seeTwo({ place, last }) : say.see({ place })];
    return [last ? say.alsoTwo({ place, last }) : say.also({ place })];
  });
}

/** As they lie on the pages. */
export function inOrder<Mark extends Omit<ExhibitMark, 'documentId' | 'item'>>(
  marks: readonly Mark[],
): readonly Mark[] {
  const depth = ({ line, frame }: Mark) => frame?.top ?? line ?? 0;
  return marks.toSorted((a, b) => a.page - b.page || depth(a) - depth(b));
}

function placeOf({ page, line }: ExhibitMark, label: string, pages: number): Phrase {
  const one = { label, page: String(page), line: String(line ?? '') };
  if (pages > 1) return line === undefined ? say.page(one) : say.pageLine(one);
  return line === undefined ? say.exhibit({ label }) : say.line(one);
}
