import { enclosureOfLine } from '@creditfix/shared/documents';
import {
  enclosureList,
  letterEndpoints,
  questionsFor,
  relevantFacts,
  type LabelledValue,
  type LetterDocument,
  type Question,
  isForPen,
  isAboutFile,
} from '@creditfix/shared/letters';
import { createHash } from 'node:crypto';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disputesOfEveryRow, type LetterBody } from '#test/a-dispute.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

/** No fact is lost or altered between the form and the paper: what is compared is read back from the PDF. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { createDraft, reviewDraft, generateLetter, getLetter } = letterEndpoints;

/** The one of the hard numbers whose last digit fits a payment card; no collector gets that. */
const A_CARD = '4000123412341234';

let people = 0;
async function signedIn(): Promise<TestClient> {
  const client = app.client();
  await client.signIn(`teller${(people += 1)}@example.com`);
  return client;
}

describe.each(disputesOfEveryRow(20_261_121))('the letter of $name', ({ name, body }) => {
  it('says on paper what the form said, and is what was read', async () => {
    const client = await signedIn();
    const { review, letter, pdfUrl } = await readAndSigned(client, body);
    const paper = await printedWords(client, pdfUrl, letter.document);

    expect(unlike(paper, partsOf(letter.document, signatureOf(body)))).toEqual({
      missing: [],
      added: '',
    });
    const folded = paper.toLowerCase();
    const lost = formFacts(body).filter(
      ({ words }) => !folded.includes(solid(words).toLowerCase()),
    );
    expect(lost).toEqual([]);
    // The company that has the account needs its whole number (12 CFR 1022.43(d)(1)), a collector its own; nobody else gets it.
    const number = solid(body.disputeDetails.accountNumber);
    const isTelling = /\d{5}/.test(number);
    const isWhole =
      name.startsWith('furnisher') || (name.startsWith('collector') && number !== A_CARD);
    expect(isTelling && paper.includes(number)).toBe(isTelling && isWhole);

    expect(letter.document).toEqual(review.document);
    expect(letter.documentSha256).toBe(review.documentSha256);
    expect(letter.documentSha256).toBe(hashOf(letter.document));
  });
});

it('binds one signature to the letters of several bureaus, in their order', async () => {
  const email = 'binder@example.com';
  const client = app.client();
  await client.signIn(email);
  await app.sql("update accounts set plan = 'pro' where email = ?", [email]);
  const [first] = disputesOfEveryRow(8);
  if (!first) throw new Error('the rule table is empty');
  const bureaus: LetterBody['bureaus'] = ['transunion', 'equifax'];
  const { review, made } = await readAndSigned(client, { ...first.body, bureaus });
  const hashes = [];
  for (const [index, { letterId }] of made.letters.entries()) {
    const { data: letter } = await client.call(getLetter, { params: { id: letterId } });
    expect(letter.document).toEqual(review.letters[index]?.document);
    expect(letter.documentSha256).toBe(hashOf(letter.document));
    hashes.push(letter.documentSha256);
  }
  expect(hashes).toHaveLength(2);
  expect(review.documentSha256).toBe(createHash('sha256').update(hashes.join('\n')).digest('hex'));
});

/** As the wizard does it. */
async function readAndSigned(client: TestClient, body: LetterBody) {
  const { signature: _, deliveryMethod: _delivery, bureauType, ...form } = body;
  const content = { ...form, bureauType: bureauType ?? ('' as const) };
  const { data: draft } = await client.call(createDraft, { body: { content } });
  const { data: review } = await client.call(reviewDraft, { params: { id: draft.id } });
  const { data: made } = await client.call(generateLetter, {
    body: {
      ...body,
      draftId: draft.id,
      documentSha256: review.documentSha256,
      inEnvelope: review.document.enclosures.flatMap((line) => enclosureOfLine(line) ?? []),
    },
  });
  const { data: letter } = await client.call(getLetter, { params: { id: made.letterId } });
  return { review, made, letter, pdfUrl: made.pdfUrl };
}

/** All that is printed, page after page, without the lines at the foot of each page. */
async function printedWords(
  client: TestClient,
  url: string,
  { sender, date }: LetterDocument,
): Promise<string> {
  const response = await client.fetch(url);
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = solid(items.map((item) => ('str' in item ? item.str : '')).join(''));
    // Chromium draws the margins of a page before what stands on it.
    const page = `Page${number}of${pdf.numPages}`;
    expect(text.slice(0, page.length)).toBe(page);
    const [owner = ''] = text.slice(page.length).match(/^.{1,60}?,[A-Z][a-z]+\d{1,2},\d{4}/u) ?? [];
    // A second page that gets lost finds its letter again; a very long name is cut there.
    const [name = ''] = owner.split(/\.\.\.|,/u);
    const foot = number === 1 ? page : page + owner;
    expect(number === 1 || (name !== '' && solid(sender.name).startsWith(name))).toBe(true);
    expect(number === 1 || owner.endsWith(solid(longDay(date)))).toBe(true);
    pages.push(text.slice(foot.length));
  }
  return pages.join('');
}

/**
 * Each part is printed once and nothing else is, wherever the layout puts it: a head without a window sets the sender on one line,
 * with dots between, what identifies them in one line with colons, and the recipient opposite the date.
 */
function unlike(paper: string, parts: readonly string[]): { missing: string[]; added: string } {
  const missing: string[] = [];
  let rest = paper;
  for (const part of parts.map(solid).toSorted((one, other) => other.length - one.length)) {
    if (!rest.includes(part)) missing.push(part);
    rest = rest.replace(part, '|');
  }
  return { missing, added: rest.replaceAll(/[|·:]/gu, '') };
}

/** Lines are broken anywhere, a font may draw two letters as one, and it has one drawing for two kinds of apostrophe. */
function solid(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, '').replaceAll('\u02BC', '’');
}

/** The document from top to bottom. The paper must bear all of it and nothing else. */
function partsOf(document: LetterDocument, signature: string): readonly string[] {
  const { sender, recipient, identification, enclosures, exhibits, mailingChoices } = document;
  const listed = enclosureList({ enclosures, exhibits });
  // One table needs no title.
  const tables = document.blocks.filter(({ kind }) => kind === 'facts').length;
  return [
    sender.name,
    ...sender.lines,
    longDay(document.date),
    recipient.name,
    ...recipient.lines,
    `Re: ${document.subject}`,
    ...rowWords(identification),
    document.salutation,
    ...document.blocks.flatMap((block) => {
      if (block.kind === 'facts')
        return [...(tables > 1 ? [block.title] : []), ...rowWords(block.rows)];
      return block.kind === 'list' ? block.items : [block.text];
    }),
    document.closing,
    signature,
    sender.name,
    longDay(document.date),
    ...(listed.length > 0 ? ['Enclosures', ...listed] : []),
    ...(mailingChoices.length > 0 ? ['Where this letter can be mailed'] : []),
    ...mailingChoices.flatMap(({ name, lines }) => [name, ...lines]),
  ];
}

function rowWords(rows: readonly LabelledValue[]): readonly string[] {
  return rows.flatMap(({ label, value }) => [label, value]);
}

function signatureOf({ signature }: LetterBody): string {
  if (typeof signature === 'string' || isForPen(signature))
    throw new Error('only a typed name says words');
  return signature.typedName;
}

interface Told {
  readonly fact: string;
  /** As the letter has to say it. */
  readonly words: string;
}

/** Everything on the form that belongs on the paper, in the words that people use for it. */
function formFacts({ personalInfo: person, disputeDetails }: LetterBody): readonly Told[] {
  const { recipient = 'bureau', recipientAddress, moreItems = [] } = disputeDetails;
  const { dateOfBirth = '', ssnLast4 = '', phone, email, ...address } = person;
  const items = moreItems.map((item) => ({ ...disputeDetails, ...item, further: true }));
  // Only an agency gets birth date and number.
  const isAgency = recipient === 'bureau';
  // A phone and an email are on a letter to a collector only where the person wants it.
  const isReached = recipient !== 'collector' || disputeDetails.facts?.['contactsShown'] === 'yes';
  const { source: _, ...company } = recipientAddress ?? {};
  return [
    ...plainFacts(address),
    ...(isReached ? plainFacts({ phone, email }) : []),
    ...plainFacts(company),
    ...(isAgency && dateOfBirth ? [{ fact: 'birth', words: longDay(dateOfBirth) }] : []),
    ...(isAgency && ssnLast4 ? [{ fact: 'number', words: `ending in ${ssnLast4}` }] : []),
    ...[disputeDetails, ...items].flatMap(itemFacts),
  ];
}

function plainFacts(fields: Readonly<Record<string, string | undefined>>): readonly Told[] {
  return Object.entries(fields).flatMap(([fact, words]) => (words ? [{ fact, words }] : []));
}

/** Asked, and not told as they were given. */
const NOT_TOLD: ReadonlySet<string> = new Set([
  // Shown by its end, like every account number.
  'otherAccountNumber',
  // It only decides whether the bureaus' own rule on small medical bills fits.
  'initialBalance',
]);

type Item = LetterBody['disputeDetails'] & { readonly further?: boolean };

function itemFacts(item: Item): readonly Told[] {
  const { customDetails = '', recipient } = item;
  // A letter about the whole file names no company and no account.
  const { creditorName, accountNumber } = isAboutFile(item)
    ? { creditorName: '', accountNumber: '' }
    : item;
  const facts = relevantFacts(item, item.facts ?? {});
  const told = questionsFor(item, facts).flatMap((question) => {
    const { key } = question;
    // A date given to a collector could be read as an admission; it only decides whether the letter is written.
    const isKept = recipient === 'collector' && key === 'firstDelinquencyDate';
    const words = factWords(question, facts[key] ?? '');
    return words === undefined || isKept || NOT_TOLD.has(key) ? [] : [{ fact: key, words }];
  });
  const account = accountNumber.replace(/\D/g, '').slice(-4);
  return [...plainFacts({ creditorName, account, customDetails }), ...told];
}

/** Choices are told in sentences of their own; everything else is told as it was given. */
function factWords({ kind }: Question, answer: string): string | undefined {
  if (answer === '') return undefined;
  switch (kind) {
    case 'money': {
      const dollars = Number(answer.replace(/[$,]/g, ''));
      return dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    }
    case 'date':
      return longDay(answer);
    case 'month':
      return longDay(`${answer}-01`).replace(' 1,', '');
    case 'text':
    case 'long_text':
      return answer.replace(/[.;,]$/, '');
    default:
      return undefined;
  }
}

function longDay(date: string): string {
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return words.format(new Date(date));
}

/** The hash as anyone can work it out from the letter as data: keys in order, no white space. */
function hashOf(document: LetterDocument): string {
  const text = JSON.stringify(document, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(text).digest('hex');
}
