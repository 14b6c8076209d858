import { type FileType, fileTypeOf, hasEicar, hidesAnotherFile } from './file-type.ts';
import { type FileLimits, Refusal, type RefusalCode } from './apart-protocol.ts';

/** Only the pixels of an uploaded file. */
export interface CleanFile {
  /** JPEG each, fit for a mailed sheet, without metadata. */
  readonly pages: readonly Uint8Array[];
  /** A small JPEG of the first page. */
  readonly thumbnail: Uint8Array;
}

export type CleanAnswer = CleanFile | { readonly refusal: RefusalCode };

/** Looks at one file by its content and makes clean pages of it, or says why not. */
export async function cleanBytes(bytes: Uint8Array, limits: FileLimits): Promise<CleanAnswer> {
  try {
    const pages = await pagesOf(bytes, limits);
    const [first] = pages;
    if (!first) return { refusal: 'documents.unreadable' };
    const { mailThumbnail } = await import('./pictures.ts');
    return { pages, thumbnail: await mailThumbnail(first) };
  } catch (error) {
    // Decoders fail in many ways, all of them the file's; the person can do the same about each.
    return { refusal: error instanceof Refusal ? error.code : 'documents.unreadable' };
  }
}

async function pagesOf(bytes: Uint8Array, limits: FileLimits): Promise<readonly Uint8Array[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = fileTypeOf(file);
  if (type === 'unknown') throw new Refusal('documents.wrong_type');
  if (type === 'disguised' || hasEicar(file) || hidesAnotherFile(file, type))
    throw new Refusal('documents.unsafe');
  return await (
    await DECODERS[type]()
  )(file, limits);
}

type Decoder<Pages> = (file: Buffer, limits: FileLimits) => Promise<Pages>;

/** Each process loads only the decoder that it needs. */
const DECODERS: Readonly<Record<FileType, () => Promise<Decoder<readonly Uint8Array[]>>>> = {
  pdf: async () => {
    const { cleanPdf, loadPdfium } = await import('./pdf.ts');
    await loadPdfium();
    return cleanPdf;
  },
  heic: async () => onePage((await import('./heic.ts')).cleanHeic),
  jpeg: async () => onePage((await import('./pictures.ts')).cleanPicture),
  png: async () => onePage((await import('./pictures.ts')).cleanPicture),
};

/** Loads all that opening a file of that type needs; nothing for what is no type. */
export async function loadDecoder(type: string): Promise<void> {
  if (!Object.hasOwn(DECODERS, type)) return;
  await DECODERS[type as FileType]();
  await import('./pictures.ts');
}

function onePage(clean: Decoder<Uint8Array>): Decoder<readonly Uint8Array[]> {
  return async (file, limits) => [await clean(file, limits)];
}
