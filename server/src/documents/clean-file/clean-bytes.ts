import { fileTypeOf } from './file-type.ts';
import { hasEicar, hidesAnotherFile } from './foreign-content.ts';
import { Refusal, type RefusalCode } from './refusal.ts';

/** Only the pixels of an uploaded file. */
export interface CleanFile {
  /** JPEG each, fit for a mailed sheet, without metadata. */
  readonly pages: readonly Uint8Array[];
  /** A small JPEG of the first page. */
  readonly thumbnail: Uint8Array;
}

export type CleanAnswer = CleanFile | { readonly refusal: RefusalCode };

/** Looks at one file by its content and makes clean pages of it, or says why not. */
export async function cleanBytes(bytes: Uint8Array): Promise<CleanAnswer> {
  try {
    const pages = await pagesOf(bytes);
    const [first] = pages;
    if (!first) return { refusal: 'documents.unreadable' };
    const { mailThumbnail } = await import('./mail-picture.ts');
    return { pages, thumbnail: await mailThumbnail(first) };
  } catch (error) {
    // Decoders fail in many ways, all of them the file's; the person can do the same about each.
    return { refusal: error instanceof Refusal ? error.code : 'documents.unreadable' };
  }
}

async function pagesOf(bytes: Uint8Array): Promise<readonly Uint8Array[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = fileTypeOf(file);
  if (type === 'unknown') throw new Refusal('documents.wrong_type');
  if (type === 'disguised' || hasEicar(file) || hidesAnotherFile(file, type))
    throw new Refusal('documents.unsafe');
  // Each thread loads only the decoder that it needs.
  if (type === 'pdf') return await (await import('./pdf.ts')).cleanPdf(file);
  if (type === 'heic') return [await (await import('./heic.ts')).cleanHeic(file)];
  return [await (await import('./picture.ts')).cleanPicture(file)];
}
