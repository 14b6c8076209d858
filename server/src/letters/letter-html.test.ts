import type { LetterDocument } from '@creditfix/shared/letters';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPdfPrinter } from '#server/platform/pdf/index.ts';
import { renderLetterHtml, type LetterSignature } from './letter-html.ts';
import { readSheets, type Sheet } from './letter-html/read-sheets.ts';
import {
  dataUrl,
  longLetter,
  paragraph,
  sampleLetter,
  signaturePng,
} from './letter-html/sample-letters.ts';

const INCH = 72;
const drawn: LetterSignature = { kind: 'drawn', pngDataUrl: dataUrl(signaturePng()) };
const printer = createPdfPrinter({ log: { info() {}, warn() {} } });
afterAll(() => printer.close());

async function print(letter: LetterDocument, signature: LetterSignature | null = drawn) {
  const { reference, subject } = letter;
  const html = renderLetterHtml(letter, signature);
  const job = { html, title: subject, mustContain: reference, maxPages: 2 };
  const { bytes, pages } = await printer.print(job);
  return {
    bytes,
    pages,
    raw: Buffer.from(bytes).toString('latin1'),
    sheets: await readSheets(bytes),
  };
}

const textOf = (sheets: readonly Sheet[]) =>
  sheets.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

const squeeze = (text: string) => text.replace(/\s/g, '');

const fontsOf = (raw: string) =>
  new Set([...raw.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map((match) => match[1]));

describe('the printed letter', () => {
  it('is set in its own typefaces from the very first document on', async () => {
    const { raw, pages } = await print(sampleLetter());
    expect([...fontsOf(raw)].toSorted()).toEqual(['SourceSerif4-Regular', 'SourceSerif4-SemiBold']);
    expect(raw).not.toContain('/Subtype /Type3');
    expect(raw).toContain('/FontFile2');
    expect(pages).toBe(1);
  });

  it('is tagged, with a title, a language, a heading, tables and a described signature', async () => {
    const { raw } = await print(sampleLetter());
    expect(raw).toContain('/Title (Dispute of an item on my credit report \\(CF-7Q4M-2K9D\\))');
    expect(raw).toMatch(/\/Lang \(en\)/);
    expect(raw).toMatch(/\/Marked true/);
    for (const tag of ['H1', 'H2', 'Table', 'TH', 'TD', 'L', 'LI', 'P', 'Figure']) {
      expect(raw).toContain(`/S /${tag}\n`);
    }
    expect(raw).toContain('/Alt (Signature of Jordan Avery Whitfield)');
  });

  it('shows the recipient, and nothing else, in the window of a #10 envelope', async () => {
    const lines = ['Attention: Disputes', 'P.O. Box 740256', 'Atlanta, GA 30374-0256'];
    for (const count of [2, 3]) {
      const recipient = { name: 'Equifax Information Services LLC', lines: lines.slice(-count) };
      const { sheets } = await print(sampleLetter({ recipient }));
      const block = [recipient.name, ...recipient.lines];
      const words = sheets[0]?.words ?? [];
      const shown = words.filter(({ text }) => block.includes(text));
      expect(shown.map(({ text }) => text)).toEqual(block);
      for (const { left, right, top, bottom } of shown) {
        // Seen wherever the folded sheet lies in its envelope; a cap's height above the base line, a little below it.
        expect(top).toBeGreaterThanOrEqual(2.48 * INCH);
        expect(bottom).toBeLessThanOrEqual((3.667 - 0.5) * INCH);
        expect(left).toBeGreaterThanOrEqual(0.875 * INCH);
        expect(right).toBeLessThanOrEqual(4.375 * INCH);
      }
      const others = words.filter((word) => !shown.includes(word));
      const seen = ({ left, top, bottom }: (typeof words)[number]) =>
        left < 5.375 * INCH && bottom > 2.042 * INCH && top < 3.625 * INCH;
      expect(others.filter(seen)).toEqual([]);
    }
  });

  it('leaves no space for a window where the address is too long to be seen in it', async () => {
    const city = 'Sioux Falls, SD 57101-1180';
    const long = 'Portfolio Acquisitions of the Greater Tri-County Area and Northern Counties, LLC';
    const topOf = async (name: string, lines: readonly string[]) => {
      const { sheets } = await print(
        sampleLetter({ recipient: { name, lines: [...lines, city] } }),
      );
      const words = sheets[0]?.words ?? [];
      return words.find(({ text }) => text.startsWith('Re: '))?.top ?? 0;
    };
    const fourLines = await topOf('Silver Birch Bank', ['Attention: Disputes', 'P.O. Box 1180']);
    expect(fourLines).toBeGreaterThan(3.625 * INCH);
    const fiveLines = await topOf(long, ['Attention: Credit Bureau Disputes', 'P.O. Box 1180']);
    expect(fiveLines).toBeLessThan(3 * INCH);
  });

  it('looks the same each time, whatever was printed in between', async () => {
    const first = await print(sampleLetter());
    await print(longLetter(3), { kind: 'typed', name: 'Someone Else' });
    const again = await print(sampleLetter());
    expect(again.sheets).toEqual(first.sheets);
    expect(renderLetterHtml(sampleLetter(), drawn)).toBe(renderLetterHtml(sampleLetter(), drawn));
  });

  it('says at the foot of each page which it is, and on a second one whose letter it belongs to', async () => {
    const { sheets, pages } = await print(longLetter(6));
    expect(pages).toBe(2);
    const feet = sheets.map(({ words }) =>
      words.filter(({ bottom }) => bottom > 10.35 * INCH).map(({ text }) => text),
    );
    expect(feet.map((foot) => foot.toSorted())).toEqual([
      ['Page 1 of 2'],
      ['Jordan Avery Whitfield, November 21, 2026', 'Page 2 of 2'],
    ]);
  });

  it('bears no reference of ours on any page: it is in the title that a screen shows', async () => {
    const { sheets, raw } = await print(longLetter(6));
    expect(textOf(sheets)).not.toContain('CF-7Q4M-2K9D');
    expect(raw).toContain('(CF-7Q4M-2K9D\\))');
  });

  it('has the signature on a line, with the name and the day in print below it', async () => {
    for (const signature of [drawn, { kind: 'typed', name: 'J. Whitfield' } as const, null]) {
      const { sheets } = await print(sampleLetter(), signature);
      const texts = textOf(sheets);
      expect(texts).toMatch(/Sincerely,.*Jordan Avery Whitfield.*November 21, 2026/);
      expect(renderLetterHtml(sampleLetter(), signature)).toMatch(/<div class="line">/);
    }
  });

  it('never leaves the signature alone on page two, however long the letter is', async () => {
    for (let sentences = 0; sentences <= 20; sentences += 2) {
      const text = 'The balance does not match my statements. '.repeat(sentences);
      const letter = sampleLetter();
      const { sheets } = await print({
        ...letter,
        blocks: [...letter.blocks, paragraph('extra', text || 'Thank you.')],
      });
      const second = sheets[1]?.words.map((word) => word.text) ?? ['one page'];
      expect(second[0]).not.toBe('Sincerely,');
      expect(sheets[0]?.words.length).toBeGreaterThan(15);
    }
  });

  it('is set closer where that keeps it on one page', async () => {
    const rights =
      'The Fair Credit Reporting Act gives me the right to a free and reasonable investigation of this item, within the time the Act sets (15 U.S.C. § 1681i(a)(1)(A)). The Act also requires you to tell the company that reported the item about my dispute (15 U.S.C. § 1681i(a)(2)). If the item turns out to be inaccurate or incomplete, or if you cannot verify it, the Act calls for a prompt correction or deletion (15 U.S.C. § 1681i(a)(5)(A)). The Act requires you to follow reasonable procedures so that every report is as accurate as possible (15 U.S.C. § 1681e(b)).';
    const asks = [
      'Check the name, the address, the date of birth and the Social Security number on the account against mine.',
      'Remove it from my file if it cannot be verified as mine.',
    ];
    const letter = sampleLetter({
      identification: [],
      enclosures: [],
      blocks: [
        paragraph(
          'opening',
          'Please look into the item listed as Northgate Recovery, which I dispute. I found it on my report.',
        ),
        {
          id: 'facts',
          role: 'item',
          kind: 'facts',
          title: 'Item 1',
          rows: [
            {
              label: 'Listed as',
              value: 'Northgate Recovery',
            },
            {
              label: 'Account number',
              value: 'ending in 4417',
            },
            {
              label: 'What is wrong',
              value: 'This account is not mine',
            },
          ],
        },
        paragraph('story', 'The item that my report lists as Northgate Recovery is not mine.'),
        paragraph('rights', rights),
        paragraph('lead', 'Here is what I am asking you to do:'),
        {
          id: 'asks',
          role: 'item',
          kind: 'list',
          items: asks,
          citations: [],
        },
        paragraph(
          'answer',
          'Please answer me in writing at 48 Larkspur Lane with the results. I would like an updated report if you change the entry of Northgate Recovery. Please write if anything is missing. Thanks in advance.',
        ),
      ],
    });
    const { pages } = await print(letter, { kind: 'typed', name: 'Jordan Whitfield' });
    expect(pages).toBe(1);
  });

  it('gives the space of the window to the text where that saves a page', async () => {
    const short = await print(sampleLetter());
    const longer = await print(longLetter(3));
    const top = ({ sheets }: { sheets: readonly Sheet[] }) =>
      sheets[0]?.words.find(({ text }) => text.startsWith('Re: '))?.top ?? 0;
    expect([short.pages, longer.pages]).toEqual([1, 1]);
    expect(top(short)).toBeGreaterThan(3.625 * INCH);
    expect(top(longer)).toBeLessThan(2.5 * INCH);
  });

  it('is black, and nothing that is read in it is smaller than 10.5 points', () => {
    for (const letter of [sampleLetter(), longLetter(6)]) {
      const html = renderLetterHtml(letter, drawn);
      const sizes = [...html.matchAll(/font(?:-size)?:(?:\d+ )?([\d.]+)pt/g)];
      expect(sizes.length).toBeGreaterThan(5);
      expect(sizes.map(([, size]) => Number(size)).filter((size) => size < 10.5)).toEqual([]);
      const colors = [...html.matchAll(/#[0-9a-f]{3,6}\b/g)].map(([color]) => color);
      expect(new Set(colors)).toEqual(new Set(['#000']));
    }
  });

  it('is refused if it needs more than two pages', async () => {
    await expect(print(longLetter(14))).rejects.toMatchObject({ reason: 'too_many_pages' });
  });

  it('keeps very long names and words within its margins', async () => {
    const name = `Maximiliana Wolfeschlegel${'steinhausenbergerdorff'.repeat(4)} of Cholmondeley III`;
    const { sheets } = await print(
      sampleLetter({
        sender: { name, lines: ['x'.repeat(100), `${'y'.repeat(120)}@example.com`] },
        recipient: { name: name.toUpperCase(), lines: ['9'.repeat(100)] },
        subject: 'z'.repeat(150),
        blocks: [
          paragraph('a', 'A'.repeat(400)),
          { id: 'b', role: 'item', kind: 'list', items: ['B'.repeat(200)], citations: [] },
          {
            id: 'c',
            role: 'item',
            kind: 'facts',
            title: 'C'.repeat(120),
            rows: [
              {
                label: 'D'.repeat(90),
                value: 'E'.repeat(300),
              },
            ],
          },
        ],
      }),
      { kind: 'typed', name },
    );
    const words = sheets.flatMap((sheet) => sheet.words);
    expect(Math.max(...words.map(({ right }) => right))).toBeLessThanOrEqual(7.6 * INCH + 1);
    expect(Math.min(...words.map(({ left }) => left))).toBeGreaterThanOrEqual(0.9 * INCH - 1);
  });

  it('prints accents in its own typeface, and any other script somehow', async () => {
    const name = 'Nguyễn Łukasz Ñoño Çelik-Žižková';
    const accents = await print(sampleLetter({ sender: { name, lines: [] } }), null);
    // Where the subset of the font changes, a new run of text begins.
    expect(squeeze(textOf(accents.sheets))).toContain(squeeze(name));
    expect([...fontsOf(accents.raw)].every((font) => font?.startsWith('SourceSerif4'))).toBe(true);
    const text = 'Emoji 😀 漢字 Иванов مرحبا';
    expect((await print(sampleLetter({ blocks: [paragraph('a', text)] }))).pages).toBe(1);
  });

  it.each([
    ['Оксана Щербак-Ґалаґан', 'SourceSerif4'],
    ['Ελένη Παπαδοπούλου', 'SourceSerif4'],
    ['Nguyễn Thị Ánh', 'SourceSerif4'],
    ['יעל בן־דוד', 'NotoSerifHebrew'],
    ['مريم الحسيني', 'NotoNaskhArabic'],
    ['प्रिया शर्मा', 'NotoSerifDevanagari'],
  ])('prints %s in a typeface that it brings along: %s', async (name, typeface) => {
    const { raw, sheets } = await print(sampleLetter({ sender: { name, lines: [] } }), {
      kind: 'typed',
      name,
    });
    const fonts = [...fontsOf(raw)];
    expect(fonts.some((font) => font?.startsWith(typeface))).toBe(true);
    for (const font of fonts) expect(font).toMatch(/^(?:SourceSerif4|Noto\w+|Caveat)-/);
    expect(raw).not.toContain('/Subtype /Type3');
    expect(sheets).toHaveLength(1);
  });

  it('writes a typed name in a hand, or in the serif where the hand lacks a letter', async () => {
    const hand = await print(sampleLetter(), { kind: 'typed', name: 'José Łuk Whitfield' });
    expect([...fontsOf(hand.raw)]).toContain('Caveat-Regular');
    const serif = await print(sampleLetter(), { kind: 'typed', name: 'Nguyễn Thị Ánh' });
    expect([...fontsOf(serif.raw)]).not.toContain('Caveat-Regular');
  });

  it('lists where it can be mailed when it has no single recipient', async () => {
    const choice = { name: 'Experian', lines: ['P.O. Box 4500', 'Allen, TX 75013'] };
    const { sheets } = await print(sampleLetter({ mailingChoices: [choice] }), null);
    expect(textOf(sheets)).toContain('Where this letter can be mailed Experian P.O. Box 4500');
  });
});

describe('a letter by somebody who means harm', () => {
  const knocks: string[] = [];
  const server = createServer((_, answer) => answer.end('SECRET'));
  server.on('connection', () => knocks.push('connection'));
  let attacks: string[] = [];

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    attacks = [
      `<script>fetch("${url}/a")</script>`,
      `<img src="${url}/b.png" onerror="fetch('${url}/c')">`,
      `</style><link rel=prefetch href=${url}/d><meta http-equiv=refresh content="0;url=${url}/e">`,
      `</title></p></main><iframe src=file:///etc/passwd></iframe><object data=${url}/f></object>`,
      `"><svg onload=fetch('${url}/g')><image href=${url}/h /></svg>`,
      `'); background:url(${url}/i) } @import "${url}/j"; \\3c/style\\3e`,
      '<!-- &lt; &#60; ]]> \u0000 ${x} {{x}}',
    ];
  });
  afterAll(() => void server.close());

  it('is printed word for word, whatever field it stands in, and reaches nothing', async () => {
    for (const attack of attacks) {
      const party = { name: attack, lines: [attack] };
      const row = { label: attack, value: attack };
      const letter = sampleLetter({
        sender: party,
        recipient: party,
        subject: attack,
        identification: [row],
        salutation: attack,
        closing: attack,
        enclosures: [attack],
        mailingChoices: [party],
        blocks: [
          paragraph('a', attack),
          { id: 'b', role: 'law', kind: 'list', items: [attack], citations: [] },
          { id: 'c', role: 'item', kind: 'facts', title: attack, rows: [row] },
        ],
      });
      const html = renderLetterHtml(letter, { kind: 'typed', name: attack });
      const ours = renderLetterHtml(sampleLetter({ mailingChoices: [] }), null);
      expect(html.match(/<(script|iframe|object|svg|link|img|image)\b/gi)).toBeNull();
      expect(html.split('</style>').length).toBe(ours.split('</style>').length);
      const { sheets } = await print(letter, { kind: 'typed', name: attack });
      const literal = squeeze(attack.replaceAll('\u0000', '\uFFFD'));
      expect(squeeze(textOf(sheets)).split(literal).length - 1).toBeGreaterThanOrEqual(14);
    }
    expect(knocks).toEqual([]);
  });

  it('can not break out through its reference, or through a name that is in the style sheet', async () => {
    const text = '"}</style><script>x</script>\\a { x: "';
    const letter = { ...longLetter(6), reference: text, sender: { name: text, lines: [] } };
    const html = renderLetterHtml(letter, null);
    expect(html).not.toContain('<script');
    const { bytes } = await printer.print({ html, title: 'x', mustContain: text });
    const [, second] = await readSheets(bytes);
    expect(textOf(second ? [second] : [])).toContain(`${text}, November 21, 2026`);
  });

  it('can not bring its own picture address', () => {
    const pngDataUrl = 'data:image/png;base64,AA==" onerror="x';
    expect(() => renderLetterHtml(sampleLetter(), { kind: 'drawn', pngDataUrl })).toThrow(
      'not a PNG',
    );
  });
});
