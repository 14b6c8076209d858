import { PdfFailure } from '@creditfix/server/platform/pdf';
import { Problem, type FieldFault } from '@creditfix/shared/kernel';
import { disputeLetterRequestSchema, type DisputeLetterRequest } from '@creditfix/shared/letters';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import {
  makeLetters,
  type MadeLetter,
  EnclosureFault,
  readEnclosures,
} from '#scripts/letter/make-letters.ts';

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
