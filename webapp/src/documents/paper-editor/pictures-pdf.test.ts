import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { picturesPdf } from './edited-file.ts';

it('is a PDF of one picture a page, in the size of the paper, and holds no text', async () => {
  const pictures = await Promise.all(
    [
      [1700, 2200],
      [2200, 1700],
    ].map(async ([width = 0, height = 0]) => {
      const create = { width, height, channels: 3 as const, background: '#345678' };
      return { jpeg: new Uint8Array(await sharp({ create }).jpeg().toBuffer()), width, height };
    }),
  );
  const bytes = picturesPdf(pictures);
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(document.getPages().map((page) => page.getSize())).toEqual([
    { width: 612, height: 792 },
    { width: 792, height: 612 },
  ]);
  expect([document.getTitle(), document.getProducer(), document.getCreationDate()]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  expect(text.trim()).toBe('');
});
