import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

export interface TaggedSheet {
  readonly page: PDFPage;
  /** What the picture shows, for those who can't see it. */
  readonly caption: string;
}

/**
 * Continues the letter's tags over the exhibits, so that a screen reader does not fall silent after the signature
 * (ISO 32000-1, 14.7): each sheet is a paragraph and a figure at the end of the document. What the letter has is not touched.
 * A letter without tags gets none.
 */
export function tagExhibits(pdf: PDFDocument, sheets: readonly TaggedSheet[]): void {
  const { context, catalog } = pdf;
  const root = catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  const top = root?.lookup(PDFName.of('K'));
  const marks = root
    ?.lookupMaybe(PDFName.of('ParentTree'), PDFDict)
    ?.lookupMaybe(PDFName.of('Nums'), PDFArray);
  const topRef = root?.get(PDFName.of('K'));
  if (!root || !marks || !topRef || !(top instanceof PDFDict)) return;
  const kids = top.lookupMaybe(PDFName.of('K'), PDFArray);
  if (!kids) return;
  let key = root.lookupMaybe(PDFName.of('ParentTreeNextKey'), PDFNumber)?.asNumber() ?? 0;
  for (const { page, caption } of sheets) {
    const element = (kind: string, mark: number, more: Record<string, PDFHexString> = {}): PDFRef =>
      context.register(
        context.obj({ Type: 'StructElem', S: kind, P: topRef, Pg: page.ref, K: mark, ...more }),
      );
    const elements = [
      element('P', 0),
      element('Figure', 1, { Alt: PDFHexString.fromText(caption) }),
    ];
    for (const ref of elements) kids.push(ref);
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(key));
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    marks.push(PDFNumber.of(key));
    marks.push(context.register(context.obj(elements)));
    key += 1;
  }
  root.set(PDFName.of('ParentTreeNextKey'), PDFNumber.of(key));
}
