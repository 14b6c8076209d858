import { accountEndpoints, myAccountEndpoints } from '@creditfix/shared/accounts';
import { billingEndpoints, contractEndpoints } from '@creditfix/shared/billing';
import { caseFileEndpoints } from '@creditfix/shared/case-files';
import { contactEndpoints } from '@creditfix/shared/contact';
import { disputeEndpoints } from '@creditfix/shared/disputes';
import { documentEndpoints } from '@creditfix/shared/documents';
import type { Endpoint } from '@creditfix/shared/kernel';
import {
  disputeLetterRequestSchema,
  factFaults,
  letterEndpoints,
  questionsFor,
  senderFaults,
} from '@creditfix/shared/letters';
import { goldenCases, type GoldenCase } from '@creditfix/shared/letters/golden';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { privacyEndpoints } from '@creditfix/shared/privacy';
import { reportEndpoints } from '@creditfix/shared/reports';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { renderLetterHtml, writeLetters } from '#server/letters/index.ts';
import { createPdfPrinter } from '#server/platform/pdf/index.ts';

/**
 * What people paste without seeing it, and what others paste on purpose: 200 strings into every field of a letter's form, into every text
 * question of every kind of letter, and into every text of every call that a consumer's screen makes.
 */

const TODAY = '2026-11-23';

/** Code points that no letter may hold, as they are listed in the Unicode character database; never by the pattern that is tested. */
const UNSEEN: readonly number[] = [
  ...range(0x00, 0x08),
  ...range(0x0b, 0x0c),
  ...range(0x0e, 0x1f),
  ...range(0x7f, 0x9f),
  0xad,
  0x34f,
  0x61c,
  0x115f,
  0x1160,
  0x180e,
  0x200b,
  0x200e,
  0x200f,
  ...range(0x2028, 0x202e),
  ...range(0x2060, 0x206f),
  0x2800,
  0x3164,
  0xfeff,
  0xffa0,
  0xfff9,
  0xfffa,
  0xfffb,
  0xfffe,
  0xffff,
  0xe000,
  0xf0b7,
  0xf8ff,
  0xe0001,
  0xe0041,
  0xe007f,
  0xe0100,
  0xf0000,
];

/** Between Latin letters these join nothing. */
const JOINERS = [0x200c, 0x200d, 0xfe0e, 0xfe0f];

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const between = (codes: readonly number[]) =>
  codes.map((code) => `Ma${String.fromCodePoint(code)}in`);

const piled = (base: string, signs: number) =>
  base + Array.from({ length: signs }, (_, nth) => String.fromCodePoint(0x300 + nth)).join('');

const hostile: readonly string[] = [
  ...between(UNSEEN),
  ...between(JOINERS),
  ...JOINERS.map((code) => `12${String.fromCodePoint(code)}34`),
  ...[0x00, 0x09, 0xad, 0x200b, 0x2028, 0x202e, 0xfeff, 0xe0041].map(
    (code) => `${String.fromCodePoint(code)}45402${String.fromCodePoint(code).repeat(3)}`,
  ),
  // Whole pastes: from a web page, a spreadsheet, a PDF, a chat.
  '\t742 Main\u200b Street,\u00a0Building A\r\n',
  '\ufeffMaria',
  'Ma\u00adri\u00ada',
  'line one\nline two\n\n\n\nline five',
  'a\u0085b\u000bc',
  '\u202eteertS niaM\u202c',
  '\u2066Main\u2069 \u2067St\u2069',
  '\u200b\u200c\u200d\ufeff',
  '\u0000\u0000\u0000',
  '\uf0b7 First point',
  'Ma\ud800in',
  '\udc00Main',
  // Signs piled up on letters.
  ...[5, 12, 40].map((signs) => piled('Z', signs)),
  [...'Main'].map((letter) => piled(letter, 9)).join(''),
  // Markup and templates.
  '<em>Main</em>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</p></body><h1>Owned</h1>',
  '<svg/onload=alert(1)>',
  '<!-- Main -->',
  '&lt;b&gt; &amp; &#x3C;i&#x3E;',
  'javascript:alert(1)',
  '{{constructor.constructor("x")()}}',
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '[[A1]]',
  // Formulas of a spreadsheet.
  '=HYPERLINK("http://example.com","x")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(1+1)',
  // Databases and shells.
  "'; DROP TABLE letters;--",
  '1 OR 1=1',
  "Robert'); DELETE FROM accounts;--",
  '`rm -rf /`',
  '$(reboot)',
  '../../etc/passwd',
  '%s%n%x',
  'Main\\u0000St',
  // Very long.
  'x'.repeat(6_001),
  'Main '.repeat(1_400),
  '\u200b'.repeat(40_000),
  `Main${'\u200b'.repeat(60)}Street`,
  // Pictures and other scripts.
  'Main \u{1f600}',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  '\u2764\ufe0f Main',
  '\u{1d40c}\u{1d41a}\u{1d422}\u{1d427}',
  '東京都',
  '김철수',
  'สมชาย',
  'Щербак',
  'Παπαδοπούλου',
  'בן־דוד',
  'الحسيني',
  'می\u200cخواهم',
  'क्\u200dष',
  'Nguyễn',
  'Ｍａｉｎ',
  'ﬁle №1 ½',
  'Main\u3000Street',
  '\u{1f1fa}\u{1f1f8}',
  '\u{1f44d}\u{1f3fd}',
  '1\ufe0f\u20e3',
  '"><a href="https://example.com">x</a>',
  '<style>p{display:none}</style>',
  'INSERT INTO letters VALUES (1)',
  '\r\nBcc: all@example.com',
  '%00%0d%0a',
  '\\u202e',
  'O’Neil-Núñez',
  'Mаin',
];

/** Every text that a person can give, by its path in the request. */
const FIELDS: readonly string[] = [
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'address',
  'addressLine2',
  'city',
  'state',
  'zipCode',
  'phone',
  'email',
  'formerName',
  'formerAddress',
  'formerAddress2',
  'dateOfBirth',
  'ssnLast4',
]
  .map((field) => `personalInfo.${field}`)
  .concat(
    ['creditorName', 'accountNumber', 'customDetails', 'facts.shownNow', 'facts.shouldShow'].map(
      (field) => `disputeDetails.${field}`,
    ),
    ['creditorName', 'accountNumber', 'customDetails'].map(
      (field) => `disputeDetails.moreItems.0.${field}`,
    ),
    ['name', 'street', 'street2', 'city', 'state', 'zipCode'].map(
      (field) => `disputeDetails.recipientAddress.${field}`,
    ),
    'signature.typedName',
    'edits.0.text',
  );

const golden = goldenCases.find(({ name }) => name === 'furnisher--other');
if (!golden) throw new Error('no letter to a furnisher among the golden ones');
const { personalInfo, disputeDetails } = golden.input;
/** The day of the report is asked of the first item alone. */
const { reportDate: _, ...ownFacts } = disputeDetails.facts ?? {};

const whole = {
  personalInfo,
  disputeDetails: {
    ...disputeDetails,
    moreItems: [{ ...disputeDetails, accountNumber: '7731-2205', facts: ownFacts }],
  },
  signature: { typedName: 'Maria Alvarez' },
  deliveryMethod: 'download',
  edits: [{ blockId: 'closing', replaced: '', text: 'Thank you.' }],
  timeZone: 'America/New_York',
};

function withField(path: string, text: string, form: object = whole): object {
  const copy = structuredClone(form) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place = copy;
  for (const key of keys) place = (place[key] ??= {}) as Record<string, unknown>;
  place[last] = text;
  return copy;
}

function at(given: unknown, path: string): unknown {
  return path.split('.').reduce((place, key) => (place as Record<string, unknown>)?.[key], given);
}

interface Pasted {
  /** Fields that are named as wrong. */
  readonly named: readonly string[];
  /** What the field holds now; nothing where the form was not taken at all. */
  readonly kept?: string;
}

const known = new Map<string, Pasted>();

/** What a text that was pasted into a field has become. */
function pasted(path: string, text: string): Pasted {
  const key = `${path} ${text}`;
  const found = known.get(key) ?? paste(path, text);
  known.set(key, found);
  return found;
}

function paste(path: string, text: string): Pasted {
  const read = disputeLetterRequestSchema.safeParse(withField(path, text));
  if (!read.success) return { named: read.error.issues.map((issue) => issue.path.join('.')) };
  const { data } = read;
  const faults = [
    ...senderFaults(data.personalInfo, TODAY),
    ...factFaults(data.disputeDetails, TODAY),
  ];
  return { named: faults.map((fault) => fault.path), kept: String(at(data, path)) };
}

const unseen = new Set([...UNSEEN, ...JOINERS]);
const isNamed = (named: readonly string[], path: string) =>
  named.some((one) => path === one || path.startsWith(`${one}.`));

/** What a reader sees of a text: without what is unseen, spaces, and the signs on letters. */
function seen(text: string): string {
  return [...text.normalize('NFD')]
    .filter((one) => !unseen.has(one.codePointAt(0) ?? 0) && !/[\s\p{M}]/u.test(one))
    .join('');
}

/** What of a text is hostile to the reader of a letter. */
function hostileIn(text: string): readonly string[] {
  const signs = [...text].filter((one) => UNSEEN.includes(one.codePointAt(0) ?? 0));
  const joined = /[A-Za-z](?:\u200c|\u200d|\ufe0e|\ufe0f)/u.exec(text)?.[0] ?? '';
  const pile = /\p{M}{5}/u.exec(text.normalize('NFC'))?.[0] ?? '';
  const half = text.isWellFormed() ? '' : 'half a character';
  return [...signs.filter((one) => one !== '\n'), joined, pile, half].filter((one) => one !== '');
}

/** What is wrong with what a text has become. */
function lost(kept: string, text: string): readonly string[] {
  if (hostileIn(kept).length > 0) return [`${show(text)} stays hostile: ${show(kept)}`];
  return seen(kept) === seen(text) ? [] : [`${show(text)} became ${show(kept)}`];
}

interface Asked {
  readonly letter: GoldenCase;
  /** The keys of its text questions that no letter before it asks. */
  readonly keys: readonly string[];
}

/** Every text question of every kind of letter, once, by the golden letter that asks it. */
const askedByLetter: readonly Asked[] = (() => {
  const asked = new Set<string>();
  return goldenCases.flatMap((letter) => {
    const about = letter.input.disputeDetails;
    const keys = questionsFor(about, about.facts ?? {}).flatMap(({ key, kind, maxLength }) => {
      const question = `${key} ${kind} ${maxLength}`;
      if (!kind.endsWith('text') || asked.has(question)) return [];
      asked.add(question);
      return [key];
    });
    return keys.length > 0 ? [{ letter, keys }] : [];
  });
})();

/** Pastes a text into all of these questions at once, and says where it was changed and nobody named it. */
function lostInQuestions({ letter, keys }: Asked, text: string): readonly string[] {
  const { personalInfo: sender, disputeDetails: details, bureau, date } = letter.input;
  const given = Object.fromEntries(keys.map((key) => [key, text]));
  const form = {
    ...whole,
    personalInfo: sender,
    edits: [],
    ...(bureau && { bureauType: bureau }),
    disputeDetails: { ...details, facts: { ...details.facts, ...given } },
  };
  const pathOf = (key: string) => `disputeDetails.facts.${key}`;
  const read = disputeLetterRequestSchema.safeParse(form);
  if (!read.success) {
    const named = read.error.issues.map((issue) => issue.path.join('.'));
    return keys
      .filter((key) => !isNamed(named, pathOf(key)))
      .map((key) => `${show(text)} in ${key}: named is ${named.join()}`);
  }
  const named = factFaults(read.data.disputeDetails, date).map(({ path }) => path);
  return keys
    .filter((key) => !isNamed(named, pathOf(key)))
    .flatMap((key) =>
      lost(String(at(read.data, pathOf(key))), text).map((one) => `${key}: ${one}`),
    );
}

/** Of these a program is the writer: they are looked up or compared, and never shown or printed. */
const NOT_WRITTEN =
  /(?:^|\.)(?:token|recaptchaToken|redirect|referral|verifier|challenge|timeZone|cursor|after|code|version|key|confirmEmail)$/;

/** Every text that a call of a consumer takes, by the name of the call and the way to it. */
function textsOfCalls(): readonly (readonly [string, z.ZodType])[] {
  const calls: readonly Endpoint[] = [
    accountEndpoints,
    myAccountEndpoints,
    billingEndpoints,
    contractEndpoints,
    caseFileEndpoints,
    contactEndpoints,
    disputeEndpoints,
    documentEndpoints,
    letterEndpoints,
    mailingEndpoints,
    privacyEndpoints,
    reportEndpoints,
  ].flatMap((endpoints) => Object.values(endpoints));
  return calls.flatMap(({ name, body }) => (body ? textsIn(body, name) : []));
}

interface Shaped {
  readonly def: {
    readonly type: string;
    readonly innerType?: z.ZodType;
    readonly element?: z.ZodType;
    readonly valueType?: z.ZodType;
    readonly options?: readonly z.ZodType[];
  };
  readonly shape?: Readonly<Record<string, z.ZodType>>;
}

function textsIn(schema: z.ZodType, name: string): readonly (readonly [string, z.ZodType])[] {
  const { def, shape } = schema as unknown as Shaped;
  if (def.type === 'object')
    return Object.entries(shape ?? {}).flatMap(([key, each]) => textsIn(each, `${name}.${key}`));
  const inner = [def.innerType, def.element, def.valueType, ...(def.options ?? [])].filter(
    (each) => each !== undefined,
  );
  if (inner.length > 0) return inner.flatMap((each) => textsIn(each, name));
  const takesText = def.type !== 'unknown' && schema.safeParse('Main').data === 'Main';
  return takesText && !NOT_WRITTEN.test(name) ? [[name, schema]] : [];
}

describe('a hostile paste', () => {
  it('is one of 200', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(200);
    expect(pasted('disputeDetails.creditorName', 'Main').named).toEqual([]);
  });

  it.each(FIELDS)('into %s is taken without what is hostile, or its field is named', (path) => {
    const wrong = hostile.flatMap((text) => {
      const { named, kept } = pasted(path, text);
      if (kept === undefined) return isNamed(named, path) ? [] : [`${show(text)}: ${named.join()}`];
      if (hostileIn(kept).length > 0) return [`${show(text)} stays hostile: ${show(kept)}`];
      if (isNamed(named, path) || seen(kept) === seen(text)) return [];
      return [`${show(text)} became ${show(kept)}, and nobody said so`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(askedByLetter.map((asked) => [asked.letter.name, asked] as const))(
    'into the text questions of %s is taken without what is hostile, or its question is named',
    (_name, asked) => {
      expect(hostile.flatMap((text) => lostInQuestions(asked, text))).toEqual([]);
    },
  );

  it.each(textsOfCalls())(
    'into %s is taken without what is hostile, or refused',
    (_name, field) => {
      const wrong = hostile.flatMap((text) => {
        const read = field.safeParse(text);
        return read.success ? lost(String(read.data), text) : [];
      });
      expect(wrong).toEqual([]);
    },
  );

  it('never gets into a letter or its print', () => {
    expect(hostile.flatMap((text) => traces(text))).toEqual([]);
    // Else the line above would say nothing.
    expect(written('Main', takenBy('Main')).html.split('Main').length).toBeGreaterThan(12);
  });

  it('never gets into a PDF, and what can be read of it stands there', async () => {
    // Of each kind one, each in a field of its own that takes it.
    const fields = ['addressLine2', 'formerName', 'city'].map((field) => `personalInfo.${field}`);
    const texts = ['\ufeffMa\u00adri\u200ba\u202e', 'O’Neil\u2028Núñez', 'Main\u200b Street\u0000'];
    const form = fields.reduce(
      (given: object, path, nth) => withField(path, texts[nth] ?? '', given),
      {
        ...withField('disputeDetails.customDetails', PASTED_STORY),
      },
    );
    const { document } = writtenFrom(form);
    const { bytes } = await printer.print({
      html: renderLetterHtml(document, null),
      title: document.subject,
      mustContain: document.reference,
    });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
      mergePages: true,
    });
    expect(hostileIn(text.replaceAll(/\s+/g, ' '))).toEqual([]);
    const printed = seen(text);
    for (const words of ['Maria', 'Main Street', '<script>alert(1)</script>', '{{7*7}}', 'Щербак'])
      expect(printed).toContain(seen(words));
  });
});

const PASTED_STORY =
  '\u202eThe clerk\u200b said <script>alert(1)</script> and {{7*7}}.\u0000 Щербак\ufeff told me the same on the phone, twice.';

const printer = createPdfPrinter({ log: { info() {}, warn() {} } });

afterAll(async () => {
  await printer.close();
});

/** The fields that take a text without a word. */
function takenBy(text: string): readonly string[] {
  return FIELDS.filter((path) => pasted(path, text).named.length === 0);
}

/** The letter with a text in all of these fields. */
function written(text: string, fields: readonly string[]) {
  return writtenFrom(fields.reduce((form: object, path) => withField(path, text, form), whole));
}

function writtenFrom(given: object) {
  const form = disputeLetterRequestSchema.parse(given);
  const facts = { letterId: '0195b3c4-0000-7000-8000-000000000000', now: new Date(TODAY) };
  const [{ document }] = writeLetters(form, facts).letters;
  return { document, html: renderLetterHtml(document, null) };
}

/** What a text has left in a letter that has it in every field that takes it. */
function traces(text: string): readonly string[] {
  const { document, html } = written(text, takenBy(text));
  const found = [...hostileIn(JSON.stringify(document)), ...hostileIn(html)];
  const tag = /<(?:script|img|svg|em|a href)\b|<!-- Main|<h1>Owned|<%=/iu.exec(html)?.[0];
  return [...found, ...(tag ? [tag] : [])].map((one) => `${show(one)} of ${show(text)}`);
}

/** Short, and with everything to be seen. */
function show(text: string): string {
  return JSON.stringify(text)
    .slice(0, 60)
    .replace(/[^ -~]/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`);
}
