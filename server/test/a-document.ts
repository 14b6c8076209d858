import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Files as people upload them, and as nobody should: all made here, none taken from a person. */

interface Picture {
  readonly width?: number;
  readonly height?: number;
  readonly gray?: boolean;
}

/** A picture that is red above and blue below. */
function twoColors({ width = 900, height = 1200, gray = false }: Picture) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) pixels[at + (at < pixels.length / 2 ? 0 : 2)] = 220;
  const colors = sharp(pixels, { raw: { width, height, channels: 3 } });
  return gray ? colors.toColourspace('b-w') : colors;
}

export async function aPhoto(picture: Picture = {}): Promise<Buffer> {
  return await twoColors(picture).jpeg().toBuffer();
}

/** As a phone stores it: lying on its side with a note on how to turn it, and with the place if it was taken. */
export async function aPhoneJpeg(orientation: number): Promise<Buffer> {
  return await twoColors({})
    .withExif({
      IFD0: { Make: 'Phonemaker', Orientation: String(orientation) },
      IFD3: { GPSLatitude: '39/1 45/1 32/1', GPSLatitudeRef: 'N' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>taken at home</note></x:xmpmeta>')
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

export async function aPng(picture: Picture = {}): Promise<Buffer> {
  return await twoColors(picture).png({ compressionLevel: 1 }).toBuffer();
}

/** A PNG whose header promises so many pixels; the pixels themselves are not there. */
export function aHugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(body.length, 0);
  around.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([around.subarray(0, 4), typed, around.subarray(4)]);
}

/** A bank statement of so many pages, after whatever a test does to it. */
export async function aPdf(
  pages = 1,
  change: (pdf: PDFDocument) => void | Promise<void> = () => {},
): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (let page = 1; page <= pages; page += 1)
    pdf.addPage([612, 792]).drawText(`Statement, page ${page}`, { x: 72, y: 700, size: 20, font });
  await change(pdf);
  return Buffer.from(await pdf.save());
}

/** PDFs that hold more than pages. */
export const unsafePdfs: Readonly<Record<string, (pdf: PDFDocument) => void | Promise<void>>> = {
  'a script for the whole document': (pdf) => pdf.addJavaScript('start', 'app.alert(1)'),
  'a script that runs on opening': (pdf) => {
    const action = pdf.context.obj({ S: 'JavaScript', JS: '(app.alert(1))' });
    pdf.catalog.set(PDFName.of('OpenAction'), action);
  },
  'a script behind an escaped name': (pdf) => {
    const action = pdf.context.obj({ S: PDFName.of('J#61vaScript') });
    pdf.getPage(0).node.set(PDFName.of('AA'), pdf.context.obj({ O: action }));
  },
  'a page that opens a website by itself': (pdf) => {
    const action = pdf.context.obj({ S: 'URI', URI: '(https://example.com)' });
    pdf.catalog.set(PDFName.of('OpenAction'), action);
  },
  'an action that starts a program': (pdf) => {
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 100, 100] };
    const action = pdf.context.obj({ S: 'Launch', F: '(calc.exe)' });
    pdf.getPage(0).node.set(PDFName.of('Annots'), pdf.context.obj([{ ...link, A: action }]));
  },
  'a file inside': (pdf) => pdf.attach(Buffer.from('MZ, a program'), 'invoice.exe'),
  'a second form engine': (pdf) => {
    pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj({ Fields: [], XFA: '(<xdp/>)' }));
  },
};

/** What a word processor writes: which page to show first, and a link. */
export async function aWordProcessorPdf(): Promise<Buffer> {
  return await aPdf(1, (pdf) => {
    const destination = pdf.context.obj([pdf.getPage(0).ref, 'XYZ', null, null, 0]);
    pdf.catalog.set(PDFName.of('OpenAction'), destination);
    const action = pdf.context.obj({ S: 'URI', URI: '(https://example.com)' });
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 100, 100], A: action };
    pdf.getPage(0).node.set(PDFName.of('Annots'), pdf.context.obj([link]));
  });
}

/** A PDF locked with a password. */
export async function aLockedPdf(): Promise<Buffer> {
  return await aPdf(1, (pdf) => pdf.encrypt({ userPassword: 'secret', ownerPassword: 'owner' }));
}

/** Half a megabyte that unpacks to half a gigabyte, where a reader must unpack it to find the pages. */
export function aPdfBomb(): Buffer {
  const bomb = packedObjects(500_000_000, '');
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${PAGELESS}`),
    bomb,
    Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

/**
 * A statement that can be read, and beside its pages a stream that unpacks to a hundred megabytes.
 *
 * @param disguise what is in its dictionary to hide it from a search through the text
 */
export async function aDisguisedPdfBomb(disguise: string): Promise<Buffer> {
  const pdf = await aPdf();
  const end = pdf.lastIndexOf('startxref');
  const bomb = packedObjects(100_000_000, disguise);
  return Buffer.concat([pdf.subarray(0, end), bomb, pdf.subarray(end)]);
}

/** A page of two kilobytes whose one drawing is half a gigabyte of nothing, packed twice. */
export function aPdfOfSpaces(): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(2 ** 29, ' '), { level: 9 }), { level: 9 });
  return aDrawnPdf([['/Filter [/FlateDecode /FlateDecode]', packed]]);
}

/** A page of two kilobytes that draws ten forms, each of which draws ten more, eight times over. */
export function aPdfOfForms(): Buffer {
  const forms = Array.from({ length: 8 }, (_, depth): [string, Buffer] => {
    const next = `/Resources << /XObject << /F ${depth + 6} 0 R >> >>`;
    const drawing = depth === 7 ? '0 0 m 600 700 l S' : '/F Do '.repeat(10);
    return [`/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${next}`, Buffer.from(drawing)];
  });
  return aDrawnPdf([['', Buffer.from('/F Do')], ...forms]);
}

/** One page whose contents are the first stream; the second may be drawn as `F`. */
function aDrawnPdf(streams: readonly (readonly [dictionary: string, body: Buffer])[]): Buffer {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page,
  ];
  const all = [
    ...objects.map((object) => Buffer.from(object)),
    ...streams.map(([dictionary, body]) =>
      Buffer.concat([
        Buffer.from(`<< ${dictionary} /Length ${body.length} >>\nstream\n`),
        body,
        Buffer.from('\nendstream'),
      ]),
    ),
  ].map((body, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]),
  );
  const end = Buffer.from(`trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\n%%EOF\n`);
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...all, end]);
}

function packedObjects(bytes: number, disguise: string): Buffer {
  const packed = deflateSync(Buffer.alloc(bytes), { level: 9 });
  const facts = `/N 0 /First 0 /Filter /FlateDecode /Length ${packed.length}`;
  return Buffer.concat([
    Buffer.from(`99 0 obj\n<< /Type /ObjStm ${disguise} ${facts} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

const PAGELESS = `1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [] /Count 0 >>
endobj
`;

/** Twelve megabytes of names, which V8 can't keep in one table within the memory of an opened file: it ends the process. */
export function aPdfOfNames(): Buffer {
  const names = Array.from({ length: 1_500_000 }, (_, index) => `/n${index.toString(36)} 1`);
  return Buffer.from(
    `%PDF-1.7\n${PAGELESS}9 0 obj\n<<${names.join('')}>>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  );
}

/** A PDF whose tree of pages leads back to its own root: anyone who draws it draws an empty page, or never ends. */
export function aPdfOfItself(): Buffer {
  return Buffer.from(`%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 /Parent 2 0 R >>
endobj
trailer
<< /Root 1 0 R >>
%%EOF
`);
}

/** A ZIP with one stored file. */
export function aZip(name = 'run.bat', content = 'format c:'): Buffer {
  const body = Buffer.from(content);
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(crc32(body), 0);
  sizes.writeUInt32LE(body.length, 4);
  sizes.writeUInt32LE(body.length, 8);
  sizes.writeUInt16LE(name.length, 12);
  const facts = Buffer.concat([Buffer.from('14000000000000000000', 'hex'), sizes]);
  const entry = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, Buffer.from(name), body]);
  const listing = Buffer.concat([
    Buffer.from('504b01021400', 'hex'),
    facts,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.set([0x50, 0x4b, 5, 6]);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(entry.length, 16);
  return Buffer.concat([entry, listing, end]);
}

/** The harmless test file of virus scanners (eicar.org), put together here so that no scanner minds this one. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/** Files of other types, by what they are. */
export const otherFiles: Readonly<Record<string, Buffer>> = {
  'a GIF': Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  'an SVG': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'a web page': Buffer.from('<!doctype html><title>Statement</title>'),
  'a ZIP': aZip(),
  'a Word file': aZip('word/document.xml', '<w:document/>'),
  'the EICAR test file': eicar,
  'a text': Buffer.from('I paid this account in full.'),
  noise: randomBytes(5_000),
};
