import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { documentLimits } from '@creditfix/shared/documents';
import { capUnpacking } from './cap-unpacking.ts';
import { MOST_STRUCTURE, MOST_UNPACKED, packedPdfText, plainPdfText } from './pdf-text.ts';
import { Refusal } from './refusal.ts';

/**
 * What a PDF may not hold: a lock, a script, an action that does more than show a page, a file inside, a second form engine.
 * It is looked for twice: in the file's own text, and in its parsed objects.
 */
export async function checkPdf(file: Buffer): Promise<void> {
  const text = plainPdfText(file);
  // First, because what is locked can't be unpacked either.
  if (/\/Encrypt\b/.test(text)) throw new Refusal('documents.encrypted');
  const packed = packedPdfText(file);
  if (text.length + packed.length > MOST_STRUCTURE) throw new Refusal('documents.unreadable');
  if (DANGER_IN_TEXT.test(text) || DANGER_IN_TEXT.test(packed))
    throw new Refusal('documents.unsafe');
  // The parser may find packed objects that the search through the text was kept from.
  const isBomb = capUnpacking(MOST_UNPACKED);
  const pdf = await PDFDocument.load(file, {
    updateMetadata: false,
    ignoreEncryption: true,
    warnOnInvalidObjects: false,
  });
  const { context } = pdf;
  if (context.trailerInfo.Encrypt) throw new Refusal('documents.encrypted');
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  if (isBomb() || objects.some(isDangerous) || actsOnOpening(pdf))
    throw new Refusal('documents.unsafe');
  if (leadsBack(pdf)) throw new Refusal('documents.unreadable');
  if (declaredPages(pdf) > documentLimits.filePages) throw new Refusal('documents.too_many_pages');
}

const DANGER_IN_TEXT =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)\b|\/JS\s*[(<\d]|<script[\s>]|<html[\s>]/;

/** Keys whose mere presence is enough. */
const DANGER_KEYS = new Set(
  ['JS', 'JavaScript', 'EmbeddedFile', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent'].map(
    (name) => PDFName.of(name),
  ),
);
/** Kinds of action (`S`), annotation (`Subtype`) and object (`Type`) that do more than show a page. */
const DANGER_KINDS = new Set(
  ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'EmbeddedFile', 'RichMedia', 'Rendition']
    .concat(['FileAttachment', 'GoToE'])
    .map((name) => PDFName.of(name)),
);
const KIND_KEYS = ['S', 'Subtype', 'Type'].map((name) => PDFName.of(name));

function isDangerous(object: PDFObject): boolean {
  if (object instanceof PDFStream) return isDangerous(object.dict);
  if (object instanceof PDFArray) return object.asArray().some(isDangerous);
  if (!(object instanceof PDFDict)) return false;
  if (KIND_KEYS.some((key) => DANGER_KINDS.has(object.get(key) as PDFName))) return true;
  return object.entries().some(([key, value]) => DANGER_KEYS.has(key) || isDangerous(value));
}

/** Word processors note here which page to show first; anything else that happens on opening is not a plain document's. */
function actsOnOpening({ catalog }: PDFDocument): boolean {
  const action = catalog.lookup(PDFName.of('OpenAction'));
  return action instanceof PDFDict && action.get(PDFName.of('S')) !== PDFName.of('GoTo');
}

/** True if the tree of pages is none, because a branch is in it twice. */
function leadsBack({ catalog, context }: PDFDocument): boolean {
  const seen = new Set<PDFObject>();
  const open = [catalog.get(PDFName.of('Pages'))];
  for (let node = open.pop(); node; node = open.pop()) {
    const branch = context.lookup(node);
    const kids = branch instanceof PDFDict ? branch.lookup(PDFName.of('Kids')) : undefined;
    if (!(kids instanceof PDFArray)) continue;
    if (seen.has(node)) return true;
    if (node instanceof PDFRef) seen.add(node);
    open.push(...kids.asArray());
  }
  return false;
}

/** What the page tree says; the drawing library counts again. */
function declaredPages(pdf: PDFDocument): number {
  const count = pdf.catalog.Pages().lookupMaybe(PDFName.of('Count'), PDFNumber);
  return count?.asNumber() ?? 0;
}
