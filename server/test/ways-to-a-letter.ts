import { documentEndpoints, type Enclosure } from '@creditfix/shared/documents';
import { letterEndpoints } from '@creditfix/shared/letters';
import type { LetterBody } from './a-dispute.ts';
import { aPhoto } from './a-document.ts';
import type { TestApp } from './create-test-app.ts';
import { aWholeLetter } from './gated-letters.table.ts';
import type { TestAnswer, TestClient } from './test-client.ts';

/** Every way to ask for a letter, and what a letter leaves behind once it is signed. */

const { createDraft, reviewDraft, deleteDraft, generateLetter, listLetters, getSavedSignature } =
  letterEndpoints;

let customers = 0;
export async function onPro(
  app: TestApp,
  email = `knocker${(customers += 1)}@example.com`,
): Promise<TestClient> {
  const client = app.client();
  await client.signIn(email);
  await app.sql("update accounts set plan = 'pro' where email = ?", [email]);
  return client;
}

let items = 0;
/** A letter on an item of its own, so that no two of them repeat each other. */
export function aFreshLetter(
  ...[about, given, change]: Parameters<typeof aWholeLetter>
): LetterBody {
  const accountNumber = `5000-${1000 + (items += 1)}`;
  return aWholeLetter(about, given, { accountNumber, ...change });
}

let anyPhoto: Promise<Buffer> | undefined;

export async function addEnclosure(
  client: TestClient,
  kind: Enclosure,
  file?: Uint8Array,
): Promise<string> {
  const upload = file ?? (await (anyPhoto ??= aPhoto()));
  return (await client.call(documentEndpoints.addDocument, { query: { kind }, upload })).data.id;
}

/** All that a signed letter leaves behind. */
export async function traces(app: TestApp, client: TestClient) {
  const [counts] = await app.sql(
    `select (select count(*)::int from letters) as letters,
      (select count(*)::int from disputed_items) as items,
      (select count(*)::int from letter_documents) as copies,
      (select count(*)::int from letter_events where kind in ('attested', 'signed')) as signings,
      (select count(*)::int from letter_drafts where signed_at is not null) as drafts`,
  );
  const files = (await app.storedFiles()).filter((file) => file.endsWith('.pdf'));
  const { allowance, letters } = (await client.call(listLetters)).data;
  const { signature } = (await client.call(getSavedSignature)).data;
  return { counts, files: files.length, allowance, letters, signature };
}

export function contentOf(body: LetterBody) {
  const { signature: _, deliveryMethod: _delivery, bureauType, ...form } = body;
  return { ...form, bureauType: bureauType ?? ('' as const) };
}

/** A draft of it that was read. */
export async function readDraft(client: TestClient, body: LetterBody) {
  const { data: draft } = await client.call(createDraft, { body: { content: contentOf(body) } });
  const { data: review } = await client.call(reviewDraft, { params: { id: draft.id } });
  return { draft, review, draftId: draft.id, documentSha256: review.documentSha256 };
}

export interface Step {
  readonly way: 'at_once' | 'kept' | 'unread' | 'read' | 'signed';
  readonly answer: TestAnswer<unknown>;
}

/** Asks for it at once, through a draft that nobody has read, and through one that was read where it can be. */
export async function everyWay(client: TestClient, body: LetterBody): Promise<readonly Step[]> {
  const asked = { ...body, saveSignature: true };
  const atOnce = {
    way: 'at_once',
    answer: await client.call(generateLetter, { body: asked }),
  } as const;
  const kept = await client.call(createDraft, { body: { content: contentOf(body) } });
  if (kept.status !== 200) return [atOnce, { way: 'kept', answer: kept }];
  const draftId = kept.data.id;
  const sign = (documentSha256: string) =>
    client.call(generateLetter, { body: { ...asked, draftId, documentSha256 } });
  const unread = await sign('0'.repeat(64));
  const read = await client.call(reviewDraft, { params: { id: draftId } });
  const signed = await sign(read.status === 200 ? read.data.documentSha256 : '0'.repeat(64));
  await client.call(deleteDraft, { params: { id: draftId } });
  return [
    atOnce,
    { way: 'unread', answer: unread },
    { way: 'read', answer: read },
    { way: 'signed', answer: signed },
  ];
}

interface Why {
  readonly code: string;
  /** The field that has to be named. */
  readonly path?: string | undefined;
}

/** What is wrong with an answer that should have refused for this reason; nothing where it is as it should be. */
export function notRefused({ way, answer }: Step, { code, path }: Why): readonly string[] {
  const { status, envelope } = answer;
  if (envelope['code'] !== code || status < 400 || status >= 500)
    return [`${way}: ${status} ${JSON.stringify(envelope).slice(0, 300)}`];
  // A draft is sent as `content`.
  const paths = (answer.problem.fields ?? []).map((field) => field.path.replace(/^content\./, ''));
  return path === undefined || paths.includes(path) ? [] : [`${way}: names ${paths.join(', ')}`];
}

/** Where a letter could be had that should be refused, whichever way it is asked for, and what was left behind. */
export async function gapsFor(
  app: TestApp,
  client: TestClient,
  body: LetterBody,
  why: Why,
): Promise<readonly string[]> {
  const before = await traces(app, client);
  const steps = await everyWay(client, body);
  const gaps = steps.flatMap((step) => notRefused(step, why));
  return [...gaps, ...changes(before, await traces(app, client))];
}

/** The same for what earlier letters forbid: it is looked at last, so that signing what nobody could read fails before. */
export async function gapsBeside(
  app: TestApp,
  client: TestClient,
  body: LetterBody,
  code: string,
): Promise<readonly string[]> {
  const before = await traces(app, client);
  const gaps = (await everyWay(client, body)).flatMap((step) => {
    const isAsked = step.way === 'at_once' || step.way === 'read';
    return notRefused(step, { code: isAsked ? code : 'letters.document_changed' });
  });
  return [...gaps, ...changes(before, await traces(app, client))];
}

export function changes(before: object, after: object): readonly string[] {
  const [one, other] = [JSON.stringify(before), JSON.stringify(after)];
  return one === other ? [] : [`left behind: ${one} became ${other}`];
}
