import { makeZip } from 'client-zip';
import { gatherAccount } from '#server/accounts/index.ts';
import {
  contractPapers,
  contractRecordsCsv,
  gatherContracts,
  gatherPayments,
} from '#server/billing/index.ts';
import { gatherDisputes } from '#server/disputes/index.ts';
import { gatherEnclosures, openEnclosurePage } from '#server/documents/index.ts';
import {
  gatherDrafts,
  gatherLetters,
  noteTakenAlong,
  openLetterFile,
  type Origin,
} from '#server/letters/index.ts';
import { gatherMail, gatherMailOrders, gatherTrackingDocuments } from '#server/mailing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { gatherEmails } from '#server/platform/email/index.ts';
import { gatherReports } from '#server/reports/index.ts';
import { DataIndex } from './index-page.ts';
import type { PrivacyParts } from './privacy.parts.ts';

/** Everything that is kept of a person, as a zip that is made while it leaves: one file is in memory at a time. */

interface Whose {
  readonly accountId: string;
  readonly email: string;
  readonly origin: Origin;
}

interface ZipEntry {
  readonly name: string;
  readonly input: string | Uint8Array<ArrayBuffer> | AsyncIterable<string>;
  readonly lastModified: Date;
}

export async function* packOwnData(
  em: EntityManager,
  parts: PrivacyParts,
  whose: Whose,
): AsyncGenerator<Uint8Array> {
  const reader = makeZip(entriesOf(em, parts, whose)).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Ends the work on what nobody waits for anymore; it answers with the reason that it was given.
    await reader.cancel().catch(() => {});
  }
}

/** The index comes last, because it names what was missing on the way. */
async function* entriesOf(
  em: EntityManager,
  parts: PrivacyParts,
  whose: Whose,
): AsyncGenerator<ZipEntry> {
  const lastModified = parts.clock.now();
  const index = new DataIndex(whose.email, lastModified);
  const named = (name: string, input: ZipEntry['input']): ZipEntry => {
    return { name, input, lastModified };
  };
  for await (const [name, content] of records(em, parts, whose)) yield named(name, content);
  yield named('letters.json', lettersJson(em, parts, whose, index));
  for await (const [name, bytes] of letterFiles(em, parts, whose, index)) yield named(name, bytes);
  for await (const [name, bytes] of trackingDocuments(em, parts, whose, index))
    yield named(name, bytes);
  for await (const [name, bytes] of copyFiles(em, parts, whose, index)) yield named(name, bytes);
  for await (const { name, bytes } of parts.supportMessages.filesOf(em, whose.email)) {
    if (bytes) yield named(`messages/${name}`, new Uint8Array(bytes));
    else index.addMissing(`messages/${name}`);
  }
  for await (const [name, bytes] of contractPapers(em, parts.vault, whose.accountId))
    yield named(name, bytes);
  yield named('index.html', index.page());
}

async function* records(
  em: EntityManager,
  parts: PrivacyParts,
  { accountId, email }: Whose,
): AsyncGenerator<readonly [name: string, content: string]> {
  const { sessions, consents, ...account } = await gatherAccount(em, parts.vault, accountId);
  yield ['account.json', jsonText(account)];
  yield ['sessions.json', jsonText(sessions)];
  yield ['consents.json', jsonText(consents)];
  yield ['drafts.json', jsonText(await gatherDrafts(em, parts, accountId))];
  yield ['reports.json', jsonText(await gatherReports(em, parts, accountId))];
  yield ['mailings.json', jsonText(await gatherMail(em, parts, accountId))];
  yield ['mail-orders.json', jsonText(await gatherMailOrders(em, parts, accountId))];
  yield ['disputes.json', jsonText(await gatherDisputes(em, parts.vault, accountId))];
  yield ['payments.json', jsonText(await gatherPayments(em, accountId))];
  const contracts = await gatherContracts(em, parts.vault, accountId);
  if (contracts.contracts.length > 0) {
    yield ['contracts.json', jsonText(contracts)];
    yield ['contracts.csv', contractRecordsCsv(contracts)];
  }
  yield ['messages.json', jsonText(await parts.supportMessages.of(em, email))];
  yield ['emails.json', jsonText(await gatherEmails(em, parts.vault, accountId))];
}

async function* lettersJson(
  em: EntityManager,
  { vault }: PrivacyParts,
  { accountId }: Whose,
  index: DataIndex,
): AsyncGenerator<string> {
  yield* jsonLines(
    (async function* () {
      for await (const letter of gatherLetters(em, vault, accountId)) {
        index.addLetter(letter);
        yield letter.whole;
      }
    })(),
  );
}

type NamedFile = readonly [name: string, bytes: Uint8Array<ArrayBuffer>];

async function* letterFiles(
  em: EntityManager,
  parts: PrivacyParts,
  { accountId, origin }: Whose,
  index: DataIndex,
): AsyncGenerator<NamedFile> {
  for (const { letter, pdfName, packetName } of index.letters) {
    const wanted = [
      ['letter', letter.hasPdf, pdfName],
      ['packet', letter.hasPacket, packetName],
    ] as const;
    for (const [part, isKept, name] of wanted) {
      if (!isKept) continue;
      const bytes = await openLetterFile(em, parts, letter.id, part);
      if (!bytes) {
        index.addMissing(name);
        continue;
      }
      yield [name, new Uint8Array(bytes)];
      if (part === 'letter') await noteTakenAlong(em, parts, { ...letter, accountId }, origin);
    }
  }
}

/** What the carrier printed and what the recipient signed, named by the mailing's id. */
async function* trackingDocuments(
  em: EntityManager,
  parts: PrivacyParts,
  { accountId }: Whose,
  index: DataIndex,
): AsyncGenerator<NamedFile> {
  for await (const { mailpieceId, paper, bytes } of gatherTrackingDocuments(em, parts, accountId)) {
    const name = `mailings/${mailpieceId}-${paper}.pdf`;
    if (bytes) yield [name, new Uint8Array(bytes)];
    else index.addMissing(name);
  }
}

async function* copyFiles(
  em: EntityManager,
  parts: PrivacyParts,
  { accountId }: Whose,
  index: DataIndex,
): AsyncGenerator<NamedFile> {
  for (const [at, enclosure] of (await gatherEnclosures(em, accountId)).entries()) {
    const names: string[] = [];
    for (let page = 1; page <= enclosure.pages; page += 1) {
      const name = `copies/${String(at + 1).padStart(2, '0')}-${enclosure.kind.replaceAll('_', '-')}-page-${page}.jpg`;
      const bytes = await openEnclosurePage(parts, enclosure.id, page);
      if (!bytes) {
        index.addMissing(name);
        continue;
      }
      names.push(name);
      yield [name, new Uint8Array(bytes)];
    }
    index.addEnclosure(enclosure, names);
  }
}

/** JSON to be read by people too. */
function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A JSON list, written entry by entry. */
async function* jsonLines(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const value of values) {
    yield `${isFirst ? '[' : ','}\n${JSON.stringify(value, null, 2)}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}
