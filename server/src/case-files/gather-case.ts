import {
  CaseFileProblems,
  withoutNumbers,
  type CaseFileAbsence,
  type CaseFileChoice,
  type CaseFileContents,
  type CaseFileKind,
  type PersonalNumbers,
} from '@creditfix/shared/case-files';
import type { Enclosure } from '@creditfix/shared/documents';
import {
  findDisputed,
  reportFromKept,
  tradelineFields,
  valueOf,
  type TradelineField,
} from '@creditfix/shared/reports';
import { findCaseDisputes, type CaseDispute } from '#server/disputes/index.ts';
import { gatherEnclosures, openEnclosurePage } from '#server/documents/index.ts';
import { findCaseLetters, openSignedFile, type CaseLetter } from '#server/letters/index.ts';
import { findCaseMail, type CaseMailpiece } from '#server/mailing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { pdfBinding } from '#server/platform/pdf/index.ts';
import { gatherReports } from '#server/reports/index.ts';
import type { CaseFilesParts } from './case-files.parts.ts';

/** Everything that a case file tells and holds, from the features that keep it. */

export interface CaseChoice {
  readonly accountId: string;
  /** All of the person's disputes if nothing is said. */
  readonly disputeId?: string | undefined;
  readonly leaveOut: readonly CaseFileChoice[];
}

export interface Case {
  readonly madeAt: Date;
  readonly leftOut: readonly CaseFileChoice[];
  readonly disputes: readonly CaseDispute[];
  readonly letters: readonly CaseLetter[];
  readonly mail: readonly CaseMailpiece[];
  readonly reports: readonly CaseReport[];
  readonly sources: readonly CaseSource[];
  readonly absent: readonly CaseFileAbsence[];
}

/** What a kept report says about a disputed item. */
export interface CaseReport {
  readonly disputeId: string;
  readonly bureau: string;
  readonly date: string | null;
  readonly keptAt: string;
  readonly listed: 'yes' | 'no' | 'unsure';
  readonly facts: Readonly<Partial<Record<TradelineField, string | number>>>;
}

/** A file that lies in the zip, and whose pages are bound into the PDF. */
export interface CaseSource {
  readonly name: string;
  readonly kind: CaseFileKind;
  readonly title: string;
  readonly letter: string;
  /** Undefined if it is gone or does not open. The same bytes each time. */
  open(): Promise<Uint8Array | undefined>;
}

/** Pages that tell more of a person than a dispute needs once it was sent. */
const IDENTITY: ReadonlySet<Enclosure | undefined> = new Set<Enclosure | undefined>([
  'photo_id',
  'identity_proof',
  'proof_of_address',
  'name_proof',
  'protected_identity',
  'authority_proof',
  'ssa_letter',
  // A line of an earlier version: nobody can tell what its pages show.
  undefined,
]);

/** Letters that one file binds. More would keep a person waiting for minutes; each dispute has a file of its own. */
const MOST_LETTERS = 300;

/**
 * @throws Problem `disputes.not_found`, `case_files.nothing_yet` or `case_files.too_large`
 */
export async function gatherCase(
  em: EntityManager,
  parts: CaseFilesParts,
  choice: CaseChoice,
): Promise<Case> {
  const { accountId, leaveOut } = choice;
  const disputes = await findCaseDisputes(em, parts, choice);
  const letterIds = [
    ...new Set(disputes.flatMap(({ rounds }) => rounds.map(({ letterId }) => letterId))),
  ];
  if (letterIds.length > MOST_LETTERS) throw CaseFileProblems.raise('case_files.too_large');
  const letters = (await findCaseLetters(em, parts.vault, { accountId, letterIds })).toSorted(
    (a, b) => a.signedAt.getTime() - b.signedAt.getTime(),
  );
  const mail = await findCaseMail(em, parts, { accountId, letterIds });
  const numbers = letters.map((letter) => letter.numbers);
  const told = disputes.map((dispute) => withoutNotes(dispute, numbers, leaveOut));
  const gathered = new Gathered(em, parts, leaveOut.includes('identity'));
  for (const letter of letters) gathered.addLetter(letter, mail);
  await gathered.addAnswers(accountId, told);
  return {
    madeAt: parts.clock.now(),
    leftOut: leaveOut,
    disputes: told,
    letters: letters.map((letter) => withoutOwnNumbers(letter, numbers)),
    mail,
    reports: await reportsAbout(em, parts, accountId, told),
    sources: gathered.sources,
    absent: gathered.absent,
  };
}

/** What would go in, in counts. */
export async function countCase(
  em: EntityManager,
  parts: CaseFilesParts,
  choice: Omit<CaseChoice, 'leaveOut'>,
): Promise<CaseFileContents> {
  const { disputes, letters, reports, sources } = await gatherCase(em, parts, {
    ...choice,
    leaveOut: [],
  });
  const exhibits = letters.flatMap((letter) => (letter.hasPacket ? letter.exhibits : []));
  // The mail service's picture shows them as well, and is kept longer.
  const pictured = new Set(
    sources.flatMap(({ kind, letter }) => (kind === 'proof' ? [letter] : [])),
  );
  const shown = letters.flatMap((letter) =>
    letter.hasPacket || pictured.has(letter.reference) ? letter.exhibits : [],
  );
  const count = (...kinds: readonly CaseFileKind[]) =>
    sources.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    letters: letters.length,
    pages: sum([...letters, ...exhibits], (one) => ('pages' in one ? one.pages : one.pdfPages)),
    trackingDocuments: count('proof', 'receipt'),
    answerPages: count('answer'),
    reports: new Set(reports.map(({ bureau, keptAt }) => `${bureau} ${keptAt}`)).size,
    identityCopies: shown.filter(({ kind }) => IDENTITY.has(kind)).length,
    notes: disputes.flatMap(({ rounds }) => rounds.flatMap(({ note }) => note ?? [])).length,
    exhibitsGone: letters.filter(({ hasPacket, exhibits: had }) => !hasPacket && had.length > 0)
      .length,
  };
}

function sum<One>(all: readonly One[], of: (one: One) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}

/** Notes are the person's own: they are left out, or rid of numbers that stand in the sent letter alone. */
function withoutNotes(
  dispute: CaseDispute,
  numbers: readonly PersonalNumbers[],
  leaveOut: readonly CaseFileChoice[],
): CaseDispute {
  return {
    ...dispute,
    rounds: dispute.rounds.map((round) => ({
      ...round,
      note: leaveOut.includes('notes') ? null : round.note && clean(round.note, numbers),
    })),
  };
}

function withoutOwnNumbers(letter: CaseLetter, numbers: readonly PersonalNumbers[]): CaseLetter {
  return {
    ...letter,
    subject: clean(letter.subject, numbers),
    facts: letter.facts.map((fact) => ({ ...fact, answer: clean(fact.answer, numbers) })),
    edits: letter.edits.map((edit) => ({ ...edit, text: clean(edit.text, numbers) })),
  };
}

/** Letters of one person may give different days of birth: a slip in one is still no day to be shown. */
function clean(text: string, numbers: readonly PersonalNumbers[]): string {
  return numbers.reduce((left, one) => withoutNumbers(left, one), withoutNumbers(text, {}));
}

/** The files in the order in which they are bound. */
class Gathered {
  readonly sources: CaseSource[] = [];
  readonly absent: CaseFileAbsence[] = [];
  readonly #em: EntityManager;
  readonly #parts: CaseFilesParts;
  readonly #withoutIdentity: boolean;

  constructor(em: EntityManager, parts: CaseFilesParts, withoutIdentity: boolean) {
    this.#em = em;
    this.#parts = parts;
    this.#withoutIdentity = withoutIdentity;
  }

  addLetter(letter: CaseLetter, mail: readonly CaseMailpiece[]): void {
    const { reference, exhibits, hasPacket } = letter;
    const hidden = this.#withoutIdentity ? exhibits.filter(({ kind }) => IDENTITY.has(kind)) : [];
    const open = (part: 'letter' | 'packet') => openSignedFile(this.#em, this.#parts, letter, part);
    const file = (kind: CaseFileKind, ending: string, title: string, opened: CaseSource['open']) =>
      this.sources.push({
        name: `letters/${reference}${ending}.pdf`,
        kind,
        title: `${title}, ${reference} to ${letter.to}`,
        letter: reference,
        open: opened,
      });
    if (hasPacket && hidden.length === 0)
      file('packet', '-with-exhibits', 'Letter with its exhibits', () => open('packet'));
    else file('letter', '', 'Letter', () => open('letter'));
    if (hasPacket && hidden.length > 0 && hidden.length < exhibits.length)
      file('exhibits', '-exhibits', 'Exhibits', async () => {
        const packet = await open('packet');
        return packet && (await withoutExhibits(packet, letter, hidden));
      });
    for (const { label, line, sha256 } of hasPacket ? hidden : exhibits)
      this.absent.push({
        what: `Exhibit ${label}: ${line}`,
        letter: reference,
        why: hasPacket ? 'left_out' : 'deleted',
        sha256,
      });
    this.#addPapers(letter, mail, hidden.length > 0);
  }

  #addPapers({ id, reference }: CaseLetter, mail: readonly CaseMailpiece[], hides: boolean): void {
    for (const { mailpiece, papers } of mail) {
      if (mailpiece.letterId !== id) continue;
      for (const { paper, sha256, open } of papers) {
        const what =
          paper === 'proof' ? 'The mail service’s picture of the pages' : 'Signed return receipt';
        // It shows every page that was printed.
        if (paper === 'proof' && hides)
          this.absent.push({ what, letter: reference, why: 'left_out', sha256 });
        else
          this.sources.push({
            name: `tracking/${reference}-${paper}-${mailpiece.id.slice(0, 8)}.pdf`,
            kind: paper,
            title: `${what}, ${reference}`,
            letter: reference,
            open,
          });
      }
    }
  }

  /** Answers that the person kept as pictures; one answer may be about several items. */
  async addAnswers(accountId: string, disputes: readonly CaseDispute[]): Promise<void> {
    const kept = new Map((await gatherEnclosures(this.#em, accountId)).map((one) => [one.id, one]));
    const added = new Set<string>();
    for (const { reference, answerDocumentId } of disputes.flatMap(({ rounds }) => rounds)) {
      const document = answerDocumentId ? kept.get(answerDocumentId) : undefined;
      if (!document || added.has(document.id)) continue;
      added.add(document.id);
      for (let page = 1; page <= document.pages; page += 1)
        this.sources.push({
          name: `answers/${reference}-${document.id.slice(0, 8)}-page-${page}.jpg`,
          kind: 'answer',
          title: `Answer to ${reference}, page ${page}`,
          letter: reference,
          open: () => openEnclosurePage(this.#parts, document.id, page),
        });
    }
  }
}

/** The exhibits of a packet but for those; the same bytes for the same packet. */
async function withoutExhibits(
  packet: Uint8Array,
  { pdfPages, exhibits }: CaseLetter,
  hidden: readonly CaseLetter['exhibits'][number][],
): Promise<Uint8Array> {
  const { PDFDocument } = await pdfBinding();
  const source = await PDFDocument.load(packet, { updateMetadata: false });
  let at = pdfPages;
  const shown = exhibits.flatMap((exhibit) => {
    const pages = Array.from({ length: exhibit.pages }, (_, index) => at + index);
    at += exhibit.pages;
    return hidden.includes(exhibit) ? [] : pages;
  });
  // Where the count is not what the letter says, nobody can tell which page is which.
  if (at !== source.getPageCount()) throw new Error('a packet has another number of pages');
  const rest = await PDFDocument.create({ updateMetadata: false });
  for (const page of await rest.copyPages(source, shown)) rest.addPage(page);
  return await rest.save({ addDefaultPage: false, updateFieldAppearances: false });
}

async function reportsAbout(
  em: EntityManager,
  parts: CaseFilesParts,
  accountId: string,
  disputes: readonly CaseDispute[],
): Promise<CaseReport[]> {
  const kept = (await gatherReports(em, parts, accountId)).map(({ keptAt, facts }) => ({
    keptAt,
    report: reportFromKept(facts),
  }));
  return disputes.flatMap(({ id, bureau, creditorName, accountEnding }) =>
    kept
      .filter(({ report }) => bureau === null || report.bureau === bureau)
      .map(({ keptAt, report }) => {
        const item = { id, company: creditorName, ending: accountEnding };
        const { listed, tradeline } = findDisputed(report, item);
        const date = valueOf(report.date) ?? null;
        const facts = tradeline ? factsOf(tradeline.facts) : {};
        return { disputeId: id, bureau: report.bureau, date, keptAt, listed, facts };
      })
      .toSorted((a, b) => ((a.date ?? a.keptAt) < (b.date ?? b.keptAt) ? -1 : 1)),
  );
}

/** The lines that a dispute is about; not how to reach the company. */
function factsOf(facts: Parameters<typeof fieldOf>[0]): CaseReport['facts'] {
  const shown = Object.keys(tradelineFields).filter(
    (field): field is TradelineField => !['address', 'phone', 'creditor'].includes(field),
  );
  return Object.fromEntries(
    shown.flatMap((field) => {
      const value = fieldOf(facts, field);
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

function fieldOf(
  facts: Readonly<Record<TradelineField, Parameters<typeof valueOf>[0]>>,
  field: TradelineField,
): string | number | undefined {
  const value = valueOf(facts[field]);
  if (typeof value === 'string') return withoutNumbers(value, {});
  return typeof value === 'number' ? value : undefined;
}
