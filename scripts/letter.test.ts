import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'credit-fix-letter-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run letter` as a person would, and gives back what a shell would see. */
async function letter(args: readonly string[], input = '') {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'letter.ts'), ...args], {
    env: { ...process.env, INIT_CWD: folder },
  });
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.stdin.end(input);
  const exit = await new Promise<number | null>((done) => child.once('close', done));
  return { exit, out, errors };
}

let runs = 0;

/** The same without a process of its own, which takes more than the letter: for what is refused before anything is printed. */
async function refusal(args: readonly string[], input: string) {
  const { argv, exitCode } = process;
  vi.stubEnv('INIT_CWD', folder);
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as typeof process.stdin);
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  process.argv = [...argv.slice(0, 2), ...args];
  const anew = `${resolve(import.meta.dirname, 'letter.ts')}?run=${(runs += 1)}`;
  try {
    await import(anew);
    return { exit: process.exitCode, errors: written.mock.calls.map(([text]) => text).join('') };
  } finally {
    Object.assign(process, { argv, exitCode });
    vi.restoreAllMocks();
  }
}

const EXAMPLE = readFileSync(resolve(import.meta.dirname, 'examples/collections.json'), 'utf8');

const example = () => JSON.parse(EXAMPLE) as Record<string, Record<string, unknown>>;

describe('a letter from a file', () => {
  it('is a signed PDF with the facts of the file, and the same letter from standard input', async () => {
    const first = await letter(['examples/collections.json', '--out', 'one.pdf', '--json']);
    const second = await letter(['-', '--out', 'two.pdf', '--json'], EXAMPLE);
    expect([first.exit, second.exit]).toEqual([0, 0]);
    expect(readFileSync(join(folder, 'two.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    const facts = JSON.parse(first.out) as {
      documentSha256: string;
      reference: string;
      trail: object[];
    };
    expect(JSON.parse(second.out)).toMatchObject({
      documentSha256: facts.documentSha256,
      reference: facts.reference,
    });
    expect(facts.trail).toHaveLength(3);
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(join(folder, 'one.pdf'))));
    const { text } = await extractText(pdf, { mergePages: true });
    // No page of a person's letter bears a number of ours.
    expect(text).not.toContain(facts.reference);
    expect(JSON.stringify((await pdf.getMetadata()).info)).toContain(facts.reference);
    expect(text).toContain('Northgate Recovery Services');
  });
});

describe('a letter that can not be made', () => {
  it('lists every field that needs attention', async () => {
    const { personalInfo, ...rest } = example();
    const input = { ...rest, personalInfo: { ...personalInfo, firstName: '', zipCode: undefined } };
    const { exit, errors } = await refusal(['-', '--out', 'no.pdf'], JSON.stringify(input));
    expect(exit).toBe(3);
    expect(errors).toMatch(/personalInfo\.firstName[^]*personalInfo\.zipCode/);
  });

  it.each([
    [
      'a name',
      (input: ReturnType<typeof example>) => ({
        ...input,
        personalInfo: { ...input.personalInfo, lastName: '王' },
      }),
      'personalInfo.lastName',
    ],
    [
      'a signature',
      (input: ReturnType<typeof example>) => ({ ...input, signature: { typedName: '王小明' } }),
      'signature.typedName',
    ],
  ] as const)(
    'asks for %s as it stands on the report where it would be a row of boxes',
    async (_, changed, path) => {
      const input = JSON.stringify(changed(example()));
      const { errors } = await refusal(['-', '--out', 'no.pdf'], input);
      expect(errors).toContain(path);
      expect(errors).toContain('as it appears on your credit report');
    },
  );

  it('names the papers on its list that nobody uploaded or put in', async () => {
    const { inEnvelope: _, ...input } = example();
    const { exit, errors } = await refusal(['-', '--out', 'no.pdf'], JSON.stringify(input));
    expect(exit).toBe(4);
    expect(errors).toMatch(/inEnvelope\.photo_id: Photo ID[^]*inEnvelope\.marked_report_page/);
  });

  it('says that a place is marked on no copy of the letter', async () => {
    const args = ['-', '--out', 'no.pdf', '--mark', 'statement=2,4'];
    const { exit, errors } = await refusal(args, EXAMPLE);
    expect(exit).toBe(3);
    expect(errors).toContain('--mark statement=2,4: please write KIND=PAGE,LINE');
  });

  it('says where JSON is broken', async () => {
    const { exit, errors } = await letter(['-', '--out', 'no.pdf'], '{"personalInfo": ');
    expect(exit).toBe(3);
    expect(errors).toContain('This is not JSON');
  });

  it('says why no letter is written', async () => {
    const { disputeDetails, ...rest } = example();
    const { creditorName, accountNumber } = disputeDetails ?? {};
    const tooOld = { creditorName, accountNumber, disputeReason: 'statute_of_limitations' };
    const input = JSON.stringify({ ...rest, disputeDetails: tooOld });
    expect((await refusal(['-', '--out', 'no.pdf'], input)).exit).toBe(4);
  });

  it.each([[[]], [['nowhere.json', '--out', 'no.pdf']], [['-']], [['-', '--what']]])(
    'explains its usage at %j',
    async (args) => {
      const { exit, errors } = await refusal(args, '{}');
      expect(exit).toBe(2);
      expect(errors).toMatch(/Usage|There is no file/);
    },
  );
});
