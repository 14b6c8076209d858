import { Problem, type FieldFault } from '@creditfix/shared/kernel';
import { disputeLetterRequestSchema, type DisputeLetterRequest } from '@creditfix/shared/letters';
import {
  documentHash,
  readSignature,
  refuseBlockedWording,
  renderLetterHtml,
  writeLetter,
} from '@creditfix/server/letters';
import { PdfFailure, createPdfPrinter } from '@creditfix/server/platform/pdf';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

/** The main job from a file: a checked form in, a signed PDF out, through the same code as the server. */

const USAGE = `Usage: npm run letter -- FILE --out letter.pdf [--json]

  FILE     a letter as JSON (the body of POST /api/dispute-letters), or - for standard input;
           the examples: collections.json and others in scripts/examples
  --out    where the PDF goes
  --json   prints the hashes and the trail as JSON

Exit codes: 0 done, 1 something broke, 2 wrong usage, 3 the form needs attention (fields are listed),
4 no letter should be written for this case, 5 no PDF could be made.`;

const Exit = { done: 0, broken: 1, usage: 2, form: 3, refused: 4, pdf: 5 } as const;

const quiet = {
  info: () => {},
  warn: (_: object, message: string) => void process.stderr.write(`${message}\n`),
};

class Stop extends Error {
  readonly exit: number;
  constructor(exit: number, message: string) {
    super(message);
    this.exit = exit;
  }
}

try {
  const { values, positionals } = parseArguments();
  const [file] = positionals;
  if (!file || !values.out || positionals.length > 1) throw new Stop(Exit.usage, USAGE);
  const input = await readInput(file);
  const made = await makeLetter(readForm(input), input);
  const out = resolve(process.env.INIT_CWD ?? '.', values.out);
  await writeFile(`${out}.part`, made.bytes);
  await rename(`${out}.part`, out);
  const { bytes: _, ...facts } = made;
  const summary = `${values.out}: letter ${facts.reference}, ${facts.pages} page${facts.pages === 1 ? '' : 's'}, SHA-256 ${facts.pdfSha256}`;
  process.stdout.write(
    `${values.json ? JSON.stringify({ out: values.out, ...facts }, null, 2) : summary}\n`,
  );
} catch (error) {
  const { exit, message } = explain(error);
  process.stderr.write(`${message}\n`);
  process.exitCode = exit;
}

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { out: { type: 'string', short: 'o' }, json: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new Stop(Exit.usage, `${(error as Error).message}\n\n${USAGE}`);
  }
}

/** Names are looked up where the command was called, at the root, and among the examples. */
async function readInput(file: string): Promise<string> {
  if (file === '-') return await text(process.stdin);
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

async function makeLetter(form: DisputeLetterRequest, input: string) {
  const now = new Date();
  const at = () => new Date().toISOString();
  const trail: { kind: string; at: string }[] = [];
  const note = (kind: string) => void trail.push({ kind, at: at() });
  const { document, findings } = writeLetter(form, idOf(input), now);
  note('drafted');
  refuseBlockedWording(findings);
  const signature = readSignature(form.signature);
  note('signed');
  const printer = createPdfPrinter({
    workers: 1,
    chromiumPath: process.env.CHROMIUM_PATH,
    log: quiet,
  });
  try {
    const drawn = typeof signature === 'string';
    const pdf = await printer.print({
      html: renderLetterHtml(
        document,
        drawn
          ? { kind: 'drawn', pngDataUrl: signature }
          : { kind: 'typed', name: signature.typedName },
      ),
      title: document.subject,
      mustContain: document.reference,
      maxPages: 2,
    });
    note('printed');
    const pdfSha256 = createHash('sha256').update(pdf.bytes).digest('hex');
    const { reference } = document;
    return {
      ...pdf,
      reference,
      documentSha256: documentHash(document),
      pdfSha256,
      findings,
      trail,
    };
  } finally {
    await printer.close();
  }
}

/** The same file is the same letter: its reference comes from its content. */
function idOf(input: string): string {
  const hex = createHash('sha256').update(input).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function explain(error: unknown): { exit: number; message: string } {
  if (error instanceof Stop) return { exit: error.exit, message: error.message };
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
