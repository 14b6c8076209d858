import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { aPhoto } from '#test/a-document.ts';
import { bindPacket } from './bind-packet.ts';
import type { Packet } from './packet/bind-enclosures.ts';

const name = (text: string) => PDFName.of(text);

let letter: Uint8Array;
let packet: Packet;
let bound: Uint8Array;
beforeAll(async () => {
  letter = await aTaggedLetter();
  const [id, wide, tall] = await Promise.all([
    aPhoto({ width: 600, height: 380 }),
    aPhoto({ width: 1700, height: 900 }),
    aPhoto({ width: 800, height: 2200, gray: true }),
  ]);
  packet = {
    sender: 'Jordan Whitfield',
    dated: 'November 21, 2026',
    exhibits: [
      { label: 'Exhibit A', line: 'Copy of my government-issued photo ID', pages: [id] },
      { label: 'Exhibit B', line: 'Maria’s “proof” — Núñez & Co. 漢', pages: [wide, tall] },
    ],
  };
  bound = (await bindPacket(letter, packet)).bytes;
});

/** Two pages with the tags that a browser prints: a document element with one paragraph. */
async function aTaggedLetter(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (const text of ['To the dispute department', 'Sincerely'])
    pdf.addPage([612, 792]).drawText(text, { x: 72, y: 700, size: 11, font });
  const { context, catalog } = pdf;
  const root = context.obj({ Type: 'StructTreeRoot', ParentTreeNextKey: 2 });
  const rootRef = context.register(root);
  const paragraph = context.register(context.obj({ Type: 'StructElem', S: 'P', K: 0 }));
  const top = context.obj({ Type: 'StructElem', S: 'Document', P: rootRef, K: [paragraph] });
  root.set(name('K'), context.register(top));
  root.set(name('ParentTree'), context.register(context.obj({ Nums: [0, [paragraph], 1, []] })));
  catalog.set(name('StructTreeRoot'), rootRef);
  return await pdf.save({ useObjectStreams: false });
}

describe('a packet', () => {
  it('has a sheet for each page of each enclosure, which says what it is and whose', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(bound));
    const { text, totalPages } = await extractText(pdf, { mergePages: false });
    expect(totalPages).toBe(5);
    expect(text[2]).toContain('Exhibit A: Copy of my government-issued photo ID');
    expect(text[2]).not.toContain('page 1');
    expect(text[3]).toContain('Exhibit B: Maria’s “proof” — Núñez & Co. ?, page 1 of 2');
    expect(text[4]).toContain('page 2 of 2');
    for (const page of text.slice(2)) expect(page).toContain('Jordan Whitfield, November 21, 2026');
  });

  it('leaves the pages of the letter as they are', async () => {
    const [before, after] = await Promise.all([PDFDocument.load(letter), PDFDocument.load(bound)]);
    for (const page of [0, 1]) {
      expect(contentOf(after, page)).toEqual(contentOf(before, page));
      expect(after.getPage(page).getSize()).toEqual(before.getPage(page).getSize());
    }
  });

  it('is the same each time, and a letter without enclosures stays one', async () => {
    const again = await bindPacket(letter, packet);
    expect(Buffer.from(again.bytes).equals(Buffer.from(bound))).toBe(true);
    expect((await bindPacket(letter, { ...packet, exhibits: [] })).pages).toBe(2);
  });

  it('holds the pictures as they are, and its font', async () => {
    for (const picture of packet.exhibits.flatMap(({ pages }) => pages))
      expect(Buffer.from(bound).includes(Buffer.from(picture))).toBe(true);
    const pdf = await PDFDocument.load(bound);
    const fonts = pdf.getPage(3).node.Resources()?.lookup(name('Font'), PDFDict);
    const font = fonts?.lookup(name('Serif'), PDFDict);
    const descriptor = font
      ?.lookup(name('DescendantFonts'), PDFArray)
      .lookup(0, PDFDict)
      .lookup(name('FontDescriptor'), PDFDict);
    expect(descriptor?.lookup(name('FontFile2'))).toBeInstanceOf(PDFRawStream);
  });

  it('prints each picture within the edge, undistorted, never larger than it bears', async () => {
    const pdf = await PDFDocument.load(bound);
    const sizes = [
      [600, 380],
      [1700, 900],
      [800, 2200],
    ] as const;
    for (const [index, [width, height]] of sizes.entries()) {
      const { w, h, x, y } = placeOf(pdf, index + 2);
      expect(w / h).toBeCloseTo(width / height, 1);
      expect(width / (w / 72)).toBeGreaterThanOrEqual(149.9);
      for (const edge of [x, y, 612 - x - w, 792 - y - h]) expect(edge).toBeGreaterThanOrEqual(36);
    }
  });

  it('frames what the person marked, names its line in the margin, and leaves the rest as it is', async () => {
    const frame = { left: 20, top: 400, width: 960, height: 30 };
    const marks = [
      { page: 1, frame, line: 4 },
      { page: 2, frame: { ...frame, top: 500 } },
      { page: 2, line: 7 },
    ];
    const [id, statement] = packet.exhibits;
    if (!id || !statement) throw new Error('two exhibits are needed');
    const marked = await bindPacket(letter, { ...packet, exhibits: [id, { ...statement, marks }] });
    const [plain, pdf] = [await PDFDocument.load(bound), await PDFDocument.load(marked.bytes)];
    expect(contentOf(pdf, 2)).toEqual(contentOf(plain, 2));
    const first = placeOf(pdf, 3);
    const drawn = framesOn(pdf, 3);
    // White below black, so that it is seen on whatever the picture shows.
    expect(drawn).toHaveLength(2);
    expect(drawn[0]).toEqual(drawn[1]);
    const [box] = drawn;
    const top = first.y + first.h * 0.6 + 2;
    expect((box?.y ?? 0) + (box?.h ?? 0)).toBeCloseTo(top, 0);
    expect(box?.h).toBeCloseTo(first.h * 0.03 + 4, 0);
    expect(first.x).toBeGreaterThanOrEqual(90);
    expect(framesOn(pdf, 4)).toHaveLength(2);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(marked.bytes)), {
      mergePages: false,
    });
    expect(text[3]).toContain('line 4');
    expect(text[4]).not.toContain('line');
  });

  it('goes on with the tags of the letter', async () => {
    const pdf = await PDFDocument.load(bound);
    const root = pdf.catalog.lookup(name('StructTreeRoot'), PDFDict);
    const kids = root.lookup(name('K'), PDFDict).lookup(name('K'), PDFArray);
    const kinds = kids
      .asArray()
      .map((ref) => String(pdf.context.lookup(ref, PDFDict).get(name('S'))));
    expect(kinds).toEqual(['/P', '/P', '/Figure', '/P', '/Figure', '/P', '/Figure']);
    const figure = pdf.context.lookup(kids.get(2), PDFDict);
    expect(figure.lookup(name('Alt'))).toMatchObject({ value: expect.any(String) });
    expect(root.lookup(name('ParentTreeNextKey'), PDFNumber).asNumber()).toBe(5);
    const keys = [2, 3, 4].map((page) => pdf.getPage(page).node.get(name('StructParents')));
    expect(keys.map(String)).toEqual(['2', '3', '4']);
  });
});

function contentOf(pdf: PDFDocument, page: number): string {
  const { node, doc } = pdf.getPage(page);
  const streams = node.Contents();
  const parts = streams instanceof PDFArray ? streams.asArray() : [streams];
  return parts.map((part) => String(part && doc.context.lookup(part))).join('\n');
}

function operatorsOf(pdf: PDFDocument, page: number): string {
  const stream = pdf.getPage(page).node.Contents();
  return stream instanceof PDFRawStream ? inflateSync(stream.contents).toString('latin1') : '';
}

/** The boxes that are drawn as frames. */
function framesOn(pdf: PDFDocument, page: number) {
  const [, frames = ''] = /q 1 j(.*?)Q/s.exec(operatorsOf(pdf, page)) ?? [];
  return [...frames.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re S/g)].map(
    ([, x, y, w, h]) => ({ x: Number(x), y: Number(y), w: Number(w), h: Number(h) }),
  );
}

/** Where the picture of a sheet is printed, from its drawing operator. */
function placeOf(pdf: PDFDocument, page: number): { w: number; h: number; x: number; y: number } {
  const text = operatorsOf(pdf, page);
  const [, w, h, x, y] = /q ([\d.]+) 0 0 ([\d.]+) ([\d.]+) ([\d.]+) cm/.exec(text) ?? [];
  return { w: Number(w), h: Number(h), x: Number(x), y: Number(y) };
}
