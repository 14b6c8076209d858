import { PDFDocument } from '@cantoo/pdf-lib';
import { addExhibitPage, embedExhibitFont } from './exhibit-page.ts';
import { tagExhibits, type TaggedSheet } from './tag-exhibits.ts';

/** What is bound behind a letter. */
export interface Packet {
  /** Printed on each sheet, so that one that gets lost finds its letter again. */
  readonly reference: string;
  readonly exhibits: readonly PacketExhibit[];
}

export interface PacketExhibit {
  /** `Exhibit A` */
  readonly label: string;
  /** `Copy of my proof of payment` */
  readonly line: string;
  /** JPEG each. */
  readonly pages: readonly Uint8Array[];
}

/** See `bindPacket`. */
export async function bindEnclosures(
  letterPdf: Uint8Array,
  packet: Packet,
): Promise<{ bytes: Uint8Array; pages: number }> {
  const pdf = await PDFDocument.load(letterPdf, { updateMetadata: false });
  const font = await embedExhibitFont(pdf);
  const sheets: TaggedSheet[] = [];
  for (const exhibit of packet.exhibits) {
    for (const [index, jpeg] of exhibit.pages.entries()) {
      const caption = captionOf(exhibit, index);
      const sheet = { caption, reference: `Reference ${packet.reference}`, jpeg };
      sheets.push({ page: await addExhibitPage(pdf, font, sheet), caption });
    }
  }
  tagExhibits(pdf, sheets);
  // Without packed objects, which are younger than the version that the letter's file states.
  const bytes = await pdf.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    useObjectStreams: false,
  });
  return { bytes, pages: pdf.getPageCount() };
}

function captionOf({ label, line, pages }: PacketExhibit, index: number): string {
  const numbered = pages.length > 1 ? `, page ${index + 1} of ${pages.length}` : '';
  return `${label}: ${line}${numbered}`;
}
