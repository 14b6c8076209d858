import { extractText, getDocumentProxy } from 'unpdf';

export interface ReadPdf {
  readonly pages: number;
  /** Its words in reading order, white space evened out: lines break where the paper ends. */
  readonly text: string;
}

/** What a PDF says, as a screen reader or a bureau's scanner would get it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  return { pages: totalPages, text: text.replace(/\s+/g, ' ') };
}
