import { PdfFailure, createPdfPrinter, type PdfPrinter } from '@creditfix/server/platform/pdf';
import { Problem, type FieldFault, longDate } from '@creditfix/shared/kernel';
import {
  disputeLetterRequestSchema,
  type DisputeLetterRequest,
  isForPen,
  type LintFinding,
  type AttachedEnclosure,
} from '@creditfix/shared/letters';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { bindPacket, cleanFile, hashPages } from '@creditfix/server/documents';
import {
  documentHash,
  drawnSignature,
  mostPages,
  readSignature,
  refuseBlockedWording,
  refuseUnconfirmedEnvelope,
  renderLetterHtml,
  writeLetters,
  type WrittenLetter,
} from '@creditfix/server/letters';
import { type ExhibitMark, exhibitMarkSchema, isEnclosure } from '@creditfix/shared/documents';
import { createHash } from 'node:crypto';

/** The main job from a file: a checked form in, a signed PDF out, through the same code as the server. */

const USAGE = `Usage: npm run letter -- FILE --out letter.pdf [--enclose KIND=FILE] [--mark KIND=PAGE,LINE] [--json]

  FILE       a letter as JSON (the body of POST /api/dispute-letters), or - for standard input;
             the examples: collections.json and others in scripts/examples
  --out      where the PDF goes
  --enclose  KIND=FILE, any number of times: a copy that becomes an exhibit (ftc_report=report.pdf)
  --mark     KIND=PAGE,LINE, any number of times: a place on such a copy that the letter points to (statement=2,4); behind it may
             stand a frame to draw there, in thousandths of the page: LEFT,TOP,WIDTH,HEIGHT (statement=2,4,20,400,960,30)
  --json     prints the hashes and the trail as JSON

Exit codes: 0 done, 1 something broke, 2 wrong usage, 3 the form needs attention (fields are listed),
4 no letter should be written for this case, or a paper on its list is not confirmed ("inEnvelope" in the file), 5 no PDF could be made.`;

const Exit = { done: 0, broken: 1, usage: 2, form: 3, refused: 4, pdf: 5 } as const;

class Stop extends Error {
  readonly exit: number;
  constructor(exit: number, message: string) {
    super(message);
    this.exit = exit;
  }
}

/** One letter goes where it was asked to; of several each has its bureau in its name. */
function outFor(out: string, { bureau }: MadeLetter, made: readonly MadeLetter[]): string {
  if (made.length === 1 || !bureau) return out;
  const { dir, name, ext } = parse(out);
  return join(dir, `${name}-${bureau}${ext}`);
}

async function save(letter: MadeLetter, out: string, asJson: boolean): Promise<void> {
  const file = resolve(process.env.INIT_CWD ?? '.', out);
  await writeFile(`${file}.part`, letter.bytes);
  await rename(`${file}.part`, file);
  const { bytes: _, ...facts } = letter;
  const pages = facts.pages === 1 ? '1 page' : `${facts.pages} pages`;
  const summary = `${out}: letter ${facts.reference}, ${pages}, SHA-256 ${facts.pdfSha256}`;
  process.stdout.write(`${asJson ? JSON.stringify({ out, ...facts }, null, 2) : summary}\n`);
}

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        out: { type: 'string', short: 'o' },
        enclose: { type: 'string', multiple: true, default: [] },
        mark: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Stop(Exit.usage, `${(error as Error).message}\n\n${USAGE}`);
  }
}

/** Names are looked up where the command was called, at the root, and among the examples. */
async function readInput(file: string): Promise<string> {
  if (file === '-') return await readAll(process.stdin);
  const places = [
    process.env.INIT_CWD ?? '.',
    '.',
    import.meta.dirname,
    resolve(import.meta.dirname, 'examples'),
  ];
  const found = places.map((place) => resolve(place, file)).find((path) => existsSync(path));
  if (!found) throw new Stop(Exit.usage, `There is no file ${file}.`);
  return await readFile(found, 'utf8');
}

function readForm(input: string): DisputeLetterRequest {
  let json: unknown;
  try {
    json = JSON.parse(input);
  } catch (error) {
    throw new Stop(Exit.form, `This is not JSON: ${(error as Error).message}`);
  }
  const result = disputeLetterRequestSchema.safeParse(json);
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  throw new Stop(Exit.form, listFields('The form needs attention:', fields));
}

function explain(error: unknown): { exit: number; message: string } {
  if (error instanceof Stop) return { exit: error.exit, message: error.message };
  if (error instanceof EnclosureFault) return { exit: Exit.form, message: error.message };
  if (error instanceof PdfFailure) return { exit: Exit.pdf, message: error.message };
  if (error instanceof Problem) {
    const exit = error.status === 400 ? Exit.form : Exit.refused;
    return { exit, message: listFields(error.message, error.details.fields ?? []) };
  }
  return {
    exit: Exit.broken,
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

function listFields(head: string, fields: readonly FieldFault[]): string {
  return [head, ...fields.map(({ path, message }) => `  ${path}: ${message}`)].join('\n');
}

/** A copy named on the command line, cleaned as an upload is. */
interface EnclosedFile {
  readonly copy: AttachedEnclosure;
  readonly pages: readonly Uint8Array[];
}

class EnclosureFault extends Error {}

/**
 * @param named `KIND=FILE` each
 * @param marked `KIND=PAGE,LINE` each, and the frame behind it
 * @throws EnclosureFault that names the file or the mark and what is wrong with it
 */
async function readEnclosures(
  named: readonly string[],
  marked: readonly string[] = [],
): Promise<readonly EnclosedFile[]> {
  const files = await Promise.all(named.map(readEnclosure));
  const marks = marked.map((text) => readMark(text, files));
  return files.map(({ copy, pages }) => {
    const own = marks.filter(({ documentId }) => documentId === copy.documentId);
    return { pages, copy: own.length > 0 ? { ...copy, marks: own } : copy };
  });
}

function readMark(text: string, files: readonly EnclosedFile[]): ExhibitMark {
  const [kind, numbers = ''] = text.split('=');
  const copy = files.find((file) => file.copy.kind === kind)?.copy;
  const [page = Number.NaN, line, left, top, width, height] = numbers.split(',').map(Number);
  const mark = exhibitMarkSchema.safeParse({
    documentId: copy?.documentId,
    page,
    ...(line ? { line } : {}),
    ...(left === undefined ? {} : { frame: { left, top, width, height } }),
  });
  if (!copy || !mark.success || page > copy.pages)
    throw new EnclosureFault(
      `--mark ${text}: please write KIND=PAGE,LINE of a copy that is enclosed, for example statement=2,4.`,
    );
  return mark.data;
}

async function readEnclosure(named: string): Promise<EnclosedFile> {
  const [kind = '', ...rest] = named.split('=');
  const file = rest.join('=');
  if (!isEnclosure(kind) || file === '')
    throw new EnclosureFault(
      `--enclose ${named}: please write KIND=FILE, for example photo_id=id.jpg.`,
    );
  const bytes = await readFile(resolve(process.env.INIT_CWD ?? '.', file)).catch(() => {
    throw new EnclosureFault(`--enclose ${named}: there is no such file.`);
  });
  const { pages } = await cleanFile(bytes).catch((error: unknown) => {
    throw error instanceof Problem
      ? new EnclosureFault(`--enclose ${named}: ${error.message}`)
      : error;
  });
  const sha256 = hashPages(pages);
  return { pages, copy: { documentId: idFrom(sha256, 8), kind, pages: pages.length, sha256 } };
}

/** A letter made without a server around it. */
interface MadeLetter {
  readonly bureau: string | undefined;
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly reference: string;
  readonly documentSha256: string;
  readonly pdfSha256: string;
  readonly findings: readonly LintFinding[];
  readonly trail: readonly { readonly kind: string; readonly at: string }[];
}

const quiet = {
  info: () => {},
  warn: (_: object, message: string) => void process.stderr.write(`${message}\n`),
};

/** From the checked form to signed PDFs, one for each bureau, through the same code as the server. */
async function makeLetters(
  form: DisputeLetterRequest,
  input: string,
  enclosed: readonly EnclosedFile[],
): Promise<readonly MadeLetter[]> {
  const trail: { kind: string; at: string }[] = [];
  const note = (kind: string) => void trail.push({ kind, at: new Date().toISOString() });
  const { letters, findings } = writeLetters(form, {
    letterId: idFrom(input, 4),
    now: new Date(),
    attached: enclosed.map(({ copy }) => copy),
  });
  note('drafted');
  refuseBlockedWording(findings);
  refuseUnconfirmedEnvelope(letters[0].document, form.inEnvelope);
  const signature = readSignature(form.signature);
  note(isForPen(signature) ? 'left_to_sign' : 'signed');
  const printer = createPdfPrinter({
    workers: 1,
    chromiumPath: process.env.CHROMIUM_PATH,
    log: quiet,
  });
  try {
    const made: MadeLetter[] = [];
    for (const letter of letters) {
      const packet = await printPacket(printer, letter, signature, enclosed);
      note('printed');
      made.push({ ...packet, findings, trail: [...trail] });
    }
    return made;
  } finally {
    await printer.close();
  }
}

async function printPacket(
  printer: PdfPrinter,
  { bureau, document }: WrittenLetter,
  signature: DisputeLetterRequest['signature'],
  enclosed: readonly EnclosedFile[],
) {
  const { reference, sender, date, exhibits = [] } = document;
  const pdf = await printer.print({
    html: renderLetterHtml(document, drawnSignature(signature)),
    title: document.subject,
    mustContain: reference,
    maxPages: mostPages(document),
  });
  const copies = exhibits.map(({ label, line, marks }, index) => ({
    label: `Exhibit ${label}`,
    line,
    marks,
    pages: enclosed[index]?.pages ?? [],
  }));
  const packet =
    copies.length === 0
      ? pdf
      : await bindPacket(pdf.bytes, {
          sender: sender.name,
          dated: longDate(date),
          exhibits: copies,
        });
  return {
    ...packet,
    bureau,
    reference,
    documentSha256: documentHash(document),
    pdfSha256: createHash('sha256').update(packet.bytes).digest('hex'),
  };
}

/** The same file is the same letter: its reference comes from its content. */
function idFrom(input: string, version: 4 | 8): string {
  const hex = createHash('sha256').update(input).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${version}${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

try {
  const { values, positionals } = parseArguments();
  const [file] = positionals;
  if (!file || !values.out || positionals.length > 1) throw new Stop(Exit.usage, USAGE);
  const input = await readInput(file);
  const enclosed = await readEnclosures(values.enclose, values.mark);
  const made = await makeLetters(readForm(input), input, enclosed);
  for (const letter of made) await save(letter, outFor(values.out, letter, made), values.json);
} catch (error) {
  const { exit, message } = explain(error);
  process.stderr.write(`${message}\n`);
  process.exitCode = exit;
}
