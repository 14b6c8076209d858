import { PDFName, type PDFDocument } from '@cantoo/pdf-lib';
import { documentLimits } from '@creditfix/shared/documents';
import { Problem } from '@creditfix/shared/kernel';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aDisguisedPdfBomb,
  aHugePng,
  aLockedPdf,
  aPdf,
  aPdfBomb,
  aPdfOfForms,
  aPdfOfItself,
  aPdfOfSpaces,
  aPdfOfNames,
  aPhoneJpeg,
  aPhoto,
  aPng,
  aWordProcessorPdf,
  aZip,
  eicar,
  otherFiles,
  unsafePdfs,
} from '#test/a-document.ts';
import { aHeic } from '#test/a-heic.ts';
import { cleanFile } from './clean-file.ts';
import { checkPdf } from './clean-file/pdf.ts';
import { cleanBytes, type CleanFile } from './clean-file/clean-bytes.ts';
import { Refusal } from './clean-file/apart-protocol.ts';

// As a camera stores them: brightness, blue and red difference.
const RED = [81, 90, 240] as const;
const BLUE = [41, 240, 110] as const;

// Libraries talk about broken files; the process that opens them has nobody who listens.
beforeEach(() => {
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockReturnValue();
});

/**
 * What becomes of a file: `ok`, or the code of its refusal. Asked where files are opened, without a new process for each;
 * what the process adds is below.
 */
async function fateOf(file: Buffer | Promise<Buffer>): Promise<string> {
  const answer = await cleanBytes(await file, documentLimits);
  return 'refusal' in answer ? answer.refusal : 'ok';
}

/** The same through a process of its own, as an upload goes: for what must not affect the caller. */
async function fateApart(
  file: Buffer | Promise<Buffer>,
  ...limits: readonly { timeoutMs: number }[]
): Promise<string> {
  try {
    await cleanFile(await file, ...limits);
    return 'ok';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

async function cleaned(file: Buffer): Promise<CleanFile> {
  const answer = await cleanBytes(file, documentLimits);
  if ('refusal' in answer) throw new Error(`refused: ${answer.refusal}`);
  return answer;
}

async function onlyPage(file: Buffer): Promise<Buffer> {
  const { pages } = await cleaned(file);
  expect(pages).toHaveLength(1);
  return Buffer.from(pages[0] ?? []);
}

/** The color of a page at a share of its width and height. */
async function colorAt(page: Buffer, across: number, down: number): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(page).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) * 3;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}

const joined = (...parts: readonly (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

describe('what is taken', () => {
  it('a photo, made small enough for a sheet', async () => {
    const page = await onlyPage(await aPhoto({ width: 4000, height: 3000 }));
    expect(await sharp(page).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1700,
      height: 1275,
    });
  });

  it('a smaller one keeps its size', async () => {
    const page = await onlyPage(await aPng({ width: 640, height: 400 }));
    expect(await sharp(page).metadata()).toMatchObject({ width: 640, height: 400 });
  });

  it('gray stays gray, whatever the file', async () => {
    for (const file of [await aPhoto({ gray: true }), await aPng({ gray: true }), await aPdf()])
      expect((await sharp(await onlyPage(file)).metadata()).channels).toBe(1);
  });

  it.each([
    [1, 0.5, 0.2],
    [3, 0.5, 0.8],
    [6, 0.8, 0.5],
    [8, 0.2, 0.5],
  ])('a photo with orientation %d is turned upright', async (orientation, across, down) => {
    const page = await onlyPage(await aPhoneJpeg(orientation));
    expect(await colorAt(page, across, down)).toBe('red');
    expect(await colorAt(page, 1 - across, 1 - down)).toBe('blue');
  });

  it('a photo loses who took it, with what and where', async () => {
    const photo = await aPhoneJpeg(6);
    expect(photo.includes('Phonemaker') && photo.includes('taken at home')).toBe(true);
    const page = await onlyPage(photo);
    for (const trace of ['Exif', 'Phonemaker', 'GPS', 'xmp', 'ICC_PROFILE', 'taken at home'])
      expect([trace, page.includes(trace)]).toEqual([trace, false]);
    const facts = await sharp(page).metadata();
    expect([facts.exif, facts.xmp, facts.icc, facts.orientation]).toEqual(Array(4).fill(undefined));
  });

  it('a HEIC from a phone, turned as it says', async () => {
    const twoColors = (_: number, y: number) => (y < 320 ? RED : BLUE);
    const upright = await onlyPage(aHeic({ width: 480, height: 640, colorAt: twoColors }));
    expect(await sharp(upright).metadata()).toMatchObject({ width: 480, height: 640 });
    expect([await colorAt(upright, 0.5, 0.2), await colorAt(upright, 0.5, 0.8)]).toEqual([
      'red',
      'blue',
    ]);
    const turned = await onlyPage(aHeic({ width: 480, height: 640, colorAt: twoColors, turns: 1 }));
    expect(await sharp(turned).metadata()).toMatchObject({ width: 640, height: 480 });
    expect([await colorAt(turned, 0.2, 0.5), await colorAt(turned, 0.8, 0.5)]).toEqual([
      'red',
      'blue',
    ]);
  });

  it('a PDF, page by page, at print size', async () => {
    const { pages } = await cleaned(await aPdf(10));
    expect(pages).toHaveLength(10);
    expect(await sharp(pages[9]).metadata()).toMatchObject({ width: 1700, height: 2200 });
  });

  it('a PDF from a word processor, with its links', async () => {
    expect(await fateOf(aWordProcessorPdf())).toBe('ok');
  });

  it('a PDF with what a person wrote into its form and marked on its page', async () => {
    const plain = await inkOf(await aPdf());
    const written = await aPdf(1, (pdf) => {
      const field = pdf.getForm().createTextField('amount');
      field.setText('PAID IN FULL');
      field.addToPage(pdf.getPage(0), { x: 72, y: 300, width: 400, height: 60 });
    });
    expect(await inkOf(written)).toBeGreaterThan(plain * 1.2);
    expect(await inkOf(await aPdf(1, markedWithInk))).toBeGreaterThan(plain * 1.2);
  });

  it('a photo to which the phone has added a short film', async () => {
    const film = joined(Buffer.from([0, 0, 0, 24]), 'ftypmp42', Buffer.alloc(5_000, 7));
    expect(await fateOf(joined(await aPhoto(), film))).toBe('ok');
  });
});

/** How much of the only page is dark. */
async function inkOf(file: Buffer): Promise<number> {
  const { channels } = await sharp(await onlyPage(file))
    .greyscale()
    .stats();
  return 255 - (channels[0]?.mean ?? 255);
}

function markedWithInk(pdf: PDFDocument): void {
  const look = pdf.context.flateStream('8 w 0 0 0 RG 4 4 192 92 re S', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 200, 100],
  });
  const mark = {
    Type: 'Annot',
    Subtype: 'Ink',
    Rect: [72, 300, 472, 500],
    F: 4,
    InkList: [[0, 0, 9, 9]],
    AP: { N: pdf.context.register(look) },
  };
  pdf.getPage(0).node.set(PDFName.of('Annots'), pdf.context.obj([mark]));
}

describe('what is refused', () => {
  it.each(Object.entries(otherFiles))('%s is of the wrong type', async (_, file) => {
    expect(await fateOf(file)).toBe('documents.wrong_type');
  });

  it.each(Object.entries(unsafePdfs))('a PDF with %s is unsafe', async (_, change) => {
    expect(await fateOf(aPdf(1, change))).toBe('documents.unsafe');
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a PDF and a ZIP', async () => joined(await aPdf(), aZip())],
    ['a photo and a ZIP', async () => joined(await aPhoto(), aZip())],
    ['a PNG and a ZIP', async () => joined(await aPng(), aZip())],
    ['a photo and a web page', async () => joined(await aPhoto(), '<html><script>1</script>')],
    ['a photo and a PDF', async () => joined(await aPhoto(), await aPdf())],
    ['a photo and a program', async () => joined(await aPhoto(), 'MZ', Buffer.alloc(900))],
    ['a PDF and a web page', async () => joined(await aPdf(), '\n<html><body>')],
    ['a PNG start and a PDF', async () => joined(aHugePng(1, 1).subarray(0, 60), await aPdf())],
    ['a web page and a PDF', async () => joined('<html><!--', await aPdf())],
    ['some bytes and a PDF', async () => joined('\n\n', await aPdf())],
    ['a photo and the EICAR file', async () => joined(await aPhoto(), eicar)],
    ['a PDF with the EICAR file', async () => joined('%PDF-1.7\n%', eicar, await aPdf())],
  ])('%s in one is unsafe', async (_, file) => {
    expect(await fateOf(file())).toBe('documents.unsafe');
  });

  it('a locked PDF', async () => {
    expect(await fateOf(aLockedPdf())).toBe('documents.encrypted');
  });

  it('a PDF of 500 pages, before any is drawn', async () => {
    const file = await aPdf(500);
    const startedAt = performance.now();
    expect(await fateOf(file)).toBe('documents.too_many_pages');
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('a PDF of eleven pages that says it has one', async () => {
    const file = await aPdf(11, (pdf) =>
      pdf.catalog.Pages().set(PDFName.of('Count'), pdf.context.obj(1)),
    );
    const answer = await cleanBytes(file, documentLimits);
    expect('refusal' in answer ? answer.refusal : answer.pages.length).toBeOneOf([
      'documents.too_many_pages',
      ...Array(11).keys(),
    ]);
  });

  it('pictures with too many pixels, before they are unpacked', async () => {
    const heic = { width: 480, height: 640, colorAt: () => RED };
    expect(await fateOf(aHugePng(20_000, 400))).toBe('documents.picture_too_large');
    expect(await fateOf(aHugePng(11_900, 11_900))).toBe('documents.picture_too_large');
    expect(await fateOf(aHugePng(2 ** 31 - 1, 2 ** 31 - 1))).not.toBe('ok');
    expect(await fateOf(aHeic({ ...heic, statedSize: [11_000, 11_000] }))).toBe(
      'documents.picture_too_large',
    );
  });

  it('pictures too small to be read', async () => {
    expect(await fateOf(aPhoto({ width: 1000, height: 299 }))).toBe('documents.picture_too_small');
  });

  it('a bomb, without unpacking it', async () => {
    expect(await fateOf(aPdfBomb())).toBe('documents.unsafe');
  });

  it.each([' '.repeat(3_000), '/Note (stream)'])(
    'a bomb that a search through the text does not find (%#)',
    async (disguise) => {
      expect(await fateOf(aDisguisedPdfBomb(disguise))).toBe('documents.unsafe');
    },
  );

  it.each<[string, () => Promise<Buffer>]>([
    ['a JPEG', aPhoto],
    ['a PNG', aPng],
    ['a HEIC', async () => aHeic({ width: 480, height: 640, colorAt: () => BLUE })],
    ['a PDF', () => aPdf(2)],
  ])('half of %s', async (_, make) => {
    const file = await make();
    expect(await fateOf(file.subarray(0, file.length / 2))).toBe('documents.unreadable');
    expect(await fateOf(file.subarray(0, 40))).toMatch(/unreadable|too_small/);
  });

  it('a PDF whose tree of pages leads back to itself', async () => {
    expect(await fateOf(aPdfOfItself())).toBe('documents.unreadable');
  });

  it('noise behind an honest start', async () => {
    for (const start of [
      '%PDF-1.7\n',
      '\u00FF\u00D8\u00FF\u00E0',
      '\u0000\u0000\u0000\u0018ftypheic',
    ])
      expect(
        await fateOf(joined(Buffer.from(start, 'latin1'), otherFiles.noise ?? Buffer.alloc(0))),
      ).toBe('documents.unreadable');
  });
});

/** The most that a process below this one had in memory meanwhile. */
async function peakMemoryOf<Result>(work: () => Promise<Result>) {
  let peakMb = 0;
  const look = (pid: number | 'self') => {
    try {
      const task = pid === 'self' ? process.pid : pid;
      const children = readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8');
      for (const child of children.split(' ').filter(Boolean)) {
        const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child}/status`, 'utf8'));
        peakMb = Math.max(peakMb, Number(peak?.[1] ?? 0) / 1024);
        look(Number(child));
      }
    } catch {
      // It has ended in the meantime.
    }
  };
  const timer = setInterval(() => look('self'), 10);
  try {
    const result = await work();
    return { result, peakMb };
  } finally {
    clearInterval(timer);
  }
}

describe('the process that opens a file', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a JPEG', aPhoto],
    ['a PNG', aPng],
    ['a HEIC', async () => aHeic({ width: 480, height: 640, colorAt: () => BLUE })],
    ['a PDF', () => aPdf(3)],
  ])('hands over the pages of %s as they were made', async (_, make) => {
    const file = await make();
    const [apart, here] = [await cleanFile(file), await cleaned(file)];
    expect(apart.pages).toEqual(here.pages);
    expect(apart.thumbnail).toEqual(here.thumbnail);
  });

  it('hands over a refusal', async () => {
    expect(await fateApart(joined(await aPdf(), aZip()))).toBe('documents.unsafe');
  });

  it('is not kept busy by a file that is all names and no pages', async () => {
    await expect(checkPdf(aPdfOfNames(), documentLimits)).rejects.toThrow(Refusal);
  });

  it.runIf(process.platform === 'linux').each([
    ['packed twice', aPdfOfSpaces],
    ['drawn again and again', aPdfOfForms],
  ])('is stopped before a small file takes much memory, and dies alone: %s', async (_, make) => {
    const file = make();
    expect(file.length).toBeLessThan(4_000);
    const { peakMb, result } = await peakMemoryOf(() => fateApart(file));
    expect(result).toBe('documents.unreadable');
    expect(peakMb).toBeGreaterThan(50);
    expect(peakMb).toBeLessThan(400);
    expect(await fateApart(aPhoto())).toBe('ok');
  });

  it('is ended when its time is up', async () => {
    expect(await fateApart(aPdf(10), { timeoutMs: 5 })).toBe('documents.unreadable');
  });
});
