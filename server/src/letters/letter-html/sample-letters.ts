import type { LetterBlock, LetterDocument } from '@creditfix/shared/letters';
import { crc32, deflateSync } from 'node:zlib';

/** Letters and signatures for tests: every person, account and number in them is made up. */
export function sampleLetter(parts: Partial<LetterDocument> = {}): LetterDocument {
  return {
    version: 1,
    reference: 'CF-7Q4M-2K9D',
    date: '2026-11-21',
    sender: {
      name: 'Jordan Avery Whitfield',
      lines: ['1420 Larkspur Lane, Apt 3B', 'Columbus, OH 43215', '(614) 555-0142'],
    },
    recipient: {
      name: 'Equifax Information Services LLC',
      lines: ['P.O. Box 740256', 'Atlanta, GA 30374-0256'],
    },
    subject: 'Dispute of an item on my credit report',
    identification: [
      { label: 'Date of birth', value: 'March 4, 1988' },
      { label: 'Social Security number', value: 'ending in 4471' },
      { label: 'Report number', value: '2291-338-104' },
    ],
    salutation: 'To the consumer dispute department:',
    blocks: sampleBlocks(),
    closing: 'Sincerely,',
    enclosures: [
      'Copy of my government-issued photo ID',
      'Copy of a document that shows my current address',
      'Page of my credit report with the disputed item marked',
    ],
    mailingChoices: [],
    ruleTableVersion: '2026-11-21.1',
    ...parts,
  };
}

function sampleBlocks(): LetterBlock[] {
  return [
    paragraph(
      'opening',
      'I am writing to dispute an item on my credit report. I have marked it on the enclosed page. Under 15 U.S.C. § 1681i(a)(1)(A), please look into it and tell me in writing what you find.',
    ),
    {
      id: 'item-1-facts',
      role: 'item',
      kind: 'facts',
      title: 'Disputed item 1',
      rows: [
        { label: 'Company', value: 'Harbor Point Recovery' },
        { label: 'Account', value: 'ending in 8830' },
        { label: 'My report says', value: 'Collection account, $1,284.00 past due' },
        { label: 'What is right', value: 'Paid in full on June 3, 2025' },
      ],
    },
    paragraph(
      'narrative',
      'I paid this account in full on June 3, 2025. The enclosed bank statement shows the payment. The account is still reported as unpaid.',
    ),
    {
      id: 'request',
      role: 'request',
      kind: 'list',
      items: [
        'Review and consider the enclosed papers (15 U.S.C. § 1681i(a)(4)).',
        'Delete the item, or correct it, if it is inaccurate, incomplete or cannot be verified (15 U.S.C. § 1681i(a)(5)(A)).',
        'Send me the results and an updated copy of my report.',
      ],
      citations: [],
    },
  ];
}

export function paragraph(id: string, text: string): LetterBlock {
  return { id, role: 'narrative', kind: 'paragraph', text, citations: [] };
}

const SENTENCE =
  'The balance, the date of first delinquency and the payment history on this account do not match the statements that I have kept since the account was opened. ';

/** A letter with `count` extra paragraphs of five lines. */
export function longLetter(count: number, parts: Partial<LetterDocument> = {}): LetterDocument {
  const letter = sampleLetter(parts);
  const extra = Array.from({ length: count }, (_, index) =>
    paragraph(`extra-${index}`, `Point ${index + 1}. ${SENTENCE.repeat(3).trim()}`),
  );
  const [opening, facts, ...rest] = letter.blocks;
  return { ...letter, blocks: [opening, facts, ...extra, ...rest].filter((block) => !!block) };
}

interface Pen {
  readonly width?: number;
  readonly height?: number;
  /** Red, green, blue, alpha of what is drawn and of the ground. */
  readonly ink?: readonly number[];
  readonly ground?: readonly number[];
}

/** A PNG with a wavy stroke, as a signature pad gives it: transparent ground, black ink. */
export function signaturePng(pen: Pen = {}): Buffer {
  const { width = 600, height = 180, ink = [10, 14, 40, 255], ground = [0, 0, 0, 0] } = pen;
  const rows = Buffer.alloc((width * 4 + 1) * height);
  const put = (x: number, y: number, color: readonly number[]) =>
    rows.set(color, y * (width * 4 + 1) + 1 + x * 4);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) put(x, y, ground);
  for (let t = 0; t < 1; t += 0.0002) {
    const x = Math.round(width * (0.06 + 0.86 * t + 0.03 * Math.sin(t * 40)));
    const y = Math.round(height * (0.5 - 0.33 * (1 - t * 0.6) * Math.sin(t * 31) - 0.06 * t));
    for (let dy = -1; dy <= 2; dy += 1) {
      for (let dx = -1; dx <= 2; dx += 1) {
        if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height)
          put(x + dx, y + dy, ink);
      }
    }
  }
  return pngOf([
    ['IHDR', header(width, height)],
    ['IDAT', deflateSync(rows)],
    ['IEND', Buffer.alloc(0)],
  ]);
}

/** Eight bits, red green blue alpha, no interlace. */
export function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 6, 0, 0, 0], 8);
  return data;
}

export function pngOf(chunks: readonly (readonly [type: string, data: Buffer])[]): Buffer {
  const parts = chunks.map(([type, data]) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const chunk = Buffer.alloc(named.length + 8);
    chunk.writeUInt32BE(data.length, 0);
    named.copy(chunk, 4);
    chunk.writeUInt32BE(crc32(named), named.length + 4);
    return chunk;
  });
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
}

export function dataUrl(png: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}
