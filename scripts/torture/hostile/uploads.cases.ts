import {
  aDisguisedPdfBomb,
  aHugePng,
  aLockedPdf,
  aPdf,
  aPdfBomb,
  aPdfOfItself,
  aPdfOfNames,
  aPhoto,
  aPng,
  aZip,
  unsafePdfs,
} from '@creditfix/server/test/document';
import { deflateSync } from 'node:zlib';
import { HANG_MS, jsonOf, sendOnce } from './caller.ts';
import { refused, type Expectation } from './judge.ts';
import { attack, type Ring } from './ring.ts';

const KIND = 'hostile uploads';

/** Metadata in a file that must not be in what is kept of it. */
const MARK = 'HOSTILE-PAYLOAD-7731';

interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly expects: Expectation;
}

/** Files that unpack without end, are two things at once, or are not what they say. */
export async function uploadHostileFiles(ring: Ring): Promise<void> {
  const { thief } = ring.personas;
  const waitMs = Math.max(HANG_MS, OF_AN_HONEST_FILE * (await honestFileMs(ring)));
  for (const { name, bytes, expects } of await files()) {
    const question = {
      method: 'POST',
      path: '/api/documents?kind=photo_id',
      body: bytes,
      waitMs,
      headers: { 'Content-Type': 'application/octet-stream' },
    };
    const answer = await attack(ring, thief, question, { kind: KIND, name, expects });
    const { id } = (jsonOf(answer)?.data ?? {}) as { id?: string };
    if (id) await readBack(ring, id, name);
    // What is still being opened would keep the next file waiting, which is no fault of that one.
    if (answer.missing) await untilIdle(ring);
  }
  await lieAboutBytes(ring);
}

/** Each file is opened in a process of its own, and a machine without a free processor is slow to start one. */
const OF_AN_HONEST_FILE = 4;

/** How long the same machine takes for a file with nothing wrong in it. */
async function honestFileMs({ personas: { thief }, url }: Ring): Promise<number> {
  const question = { method: 'POST', path: '/api/documents?kind=photo_id', body: await aPdf() };
  const headers = { ...thief.headers, 'Content-Type': 'application/octet-stream' };
  const answer = await sendOnce(url, { ...question, headers }, 60_000);
  const { id } = (jsonOf(answer)?.data ?? {}) as { id?: string };
  if (id) await thief.send(url, { method: 'DELETE', path: `/api/documents/${id}` });
  return answer.ms;
}

async function untilIdle({ personas, url }: Ring): Promise<void> {
  const question = { method: 'POST', path: '/api/documents?kind=photo_id', body: await aPhoto() };
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await sendOnce(url, { ...question, headers: personas.thief.headers }, 30_000);
    const { id } = (jsonOf(answer)?.data ?? {}) as { id?: string };
    if (id) await personas.thief.send(url, { method: 'DELETE', path: `/api/documents/${id}` });
    if (answer.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** What is kept of a file is a picture and nothing else. */
async function readBack(ring: Ring, id: string, name: string): Promise<void> {
  const { thief } = ring.personas;
  for (const path of [`/api/documents/${id}/pages/1`, `/api/documents/${id}/thumbnail`])
    await attack(
      ring,
      thief,
      { method: 'GET', path },
      {
        kind: KIND,
        name: `${name}, read back`,
        expects: ({ body, headers }) => {
          if (body.includes(MARK)) return 'what was hidden in the file is still there';
          return String(headers['content-type']).startsWith('image/')
            ? undefined
            : 'not sent as a picture';
        },
      },
    );
  await thief.send(ring.url, { method: 'DELETE', path: `/api/documents/${id}` });
}

async function lieAboutBytes(ring: Ring): Promise<void> {
  const { thief } = ring.personas;
  const path = '/api/documents?kind=photo_id';
  const cases = [
    ['nothing', '', {}],
    ['packed, it says', await aPhoto(), { 'Content-Encoding': 'gzip' }],
    [
      'a form of a page',
      `--x\r\nContent-Disposition: form-data; name="f"\r\n\r\n${MARK}\r\n--x--`,
      { 'Content-Type': 'multipart/form-data; boundary=x' },
    ],
    ['more than is taken', new Uint8Array(15_000_001), {}],
  ] as const;
  for (const [name, body, headers] of cases)
    await attack(
      ring,
      thief,
      { method: 'POST', path, body, headers },
      {
        kind: KIND,
        name,
        expects: name === 'packed, it says' ? eitherWay : refused,
      },
    );
}

const eitherWay: Expectation = ({ status }) => (status < 500 ? undefined : 'expected an answer');

async function files(): Promise<Upload[]> {
  const photo = await aPhoto();
  const png = await aPng();
  const pdf = await aPdf();
  const no = (name: string, bytes: Uint8Array): Upload => ({ name, bytes, expects: refused });
  const maybe = (name: string, bytes: Uint8Array): Upload => ({ name, bytes, expects: eitherWay });
  const behind = (bytes: Buffer, hidden: string | Buffer) =>
    Buffer.concat([bytes, Buffer.from(hidden)]);
  const script = `<script>${MARK}</script>`;
  const unsafe = await Promise.all(
    Object.entries(unsafePdfs).map(async ([name, change]) =>
      no(`a PDF with ${name}`, await aPdf(1, change)),
    ),
  );
  return [
    ...unsafe,
    no('a PDF that unpacks to half a gigabyte', aPdfBomb()),
    maybe('a PDF with a bomb beside its pages', await aDisguisedPdfBomb('/Type /XObject')),
    no('a PDF packed twice over, to a gigabyte', twicePacked(1_000_000_000)),
    no('a PDF of 1.5 million names', aPdfOfNames()),
    no('a locked PDF', await aLockedPdf()),
    no('a PDF of eleven pages', await aPdf(11)),
    no('a PDF that is its own parent', aPdfOfItself()),
    no('the beginning of a PDF', pdf.subarray(0, 40)),
    no('a PNG of 100,000 by 100,000', aHugePng(100_000, 100_000)),
    no('a PNG of 30,000 by 30,000', aHugePng(30_000, 30_000)),
    no('a PNG without pixels', png.subarray(0, 60)),
    no('a ZIP', aZip()),
    no('a page', Buffer.from(`<!doctype html>${script}`)),
    no(
      'a drawing with a script',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    ),
    no('a program', Buffer.from(`MZ${MARK}`)),
    no('a GIF', Buffer.from(`GIF89a${MARK}`)),
    no('an archive that says it is a picture', Buffer.concat([photo.subarray(0, 4), aZip()])),
    no('zeros', Buffer.alloc(100_000)),
    maybe('a photo with a page behind it', behind(photo, script)),
    maybe('a photo with an archive behind it', behind(photo, aZip('x.html', MARK))),
    maybe('a PNG with a program behind it', behind(png, `MZ${MARK}`)),
    maybe('a PDF with a page before it', Buffer.concat([Buffer.from(`${script}\n`), pdf])),
    maybe('a PDF with an archive behind it', behind(pdf, aZip('x.html', MARK))),
    maybe(
      'a photo with a note',
      Buffer.concat([photo.subarray(0, 2), comment(script), photo.subarray(2)]),
    ),
    maybe('half a photo', photo.subarray(0, Math.floor(photo.length / 2))),
  ];
}

function comment(text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text)]);
}

/** Two thousand bytes that are packed twice: the page that they draw is as long as it is told to be. */
function twicePacked(bytes: number): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(bytes), { level: 9 }), { level: 9 });
  return Buffer.concat([
    Buffer.from(`%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>
endobj
4 0 obj
<< /Filter [/FlateDecode /FlateDecode] /Length ${packed.length} >>
stream
`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
}
