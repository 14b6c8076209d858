import { describe, expect, it } from 'vitest';
import { readPdfFacts } from './print-tab.ts';

/** A small PDF in the form in which Chromium writes it. */
function pdf(title: string, count = 2): Buffer {
  const objects = [
    `<</Title ${title}\n/Creator (Chromium)>>`,
    '<</Type /Catalog\n/Pages 3 0 R>>',
    `<</Type /Pages\n/Count ${count}\n/Kids []>>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<</Size 4\n/Root 2 0 R\n/Info 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

const utf16 = (text: string) =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

describe('readPdfFacts', () => {
  it.each([
    ['a plain title', '(Dispute CF-7Q4M)', 'Dispute CF-7Q4M'],
    ['brackets and backslashes', '(a \\(b\\) \\\\ c\\051)', 'a (b) \\ c)'],
    ['other alphabets', utf16('Nguyễn 漢字'), 'Nguyễn 漢字'],
  ])('reads %s', (_, written, read) => {
    expect(readPdfFacts(pdf(written))).toEqual({ title: read, pages: 2 });
  });

  it('is not misled by a title that poses as a page tree', () => {
    const facts = readPdfFacts(pdf('(endobj /Type /Pages /Count 1 trailer /Root 9 0 R)'));
    expect(facts.pages).toBe(2);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['something else', Buffer.from('<html></html>')],
    ['a file that was cut off', pdf('(x)').subarray(0, -30)],
  ])('refuses %s', (_, bytes) => {
    expect(() => readPdfFacts(bytes)).toThrow(/not a complete PDF/);
  });
});
