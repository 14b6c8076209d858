import { z } from 'zod';
import { canonicalJson } from '../kernel/index.ts';

/**
 * The list that lies in every case file as `case-file.json`: each file and each record with its SHA-256, all of them chained, so that
 * whoever has the file can see that nothing in it was changed, taken out or put in.
 */

export const CASE_FILE_FORMAT = 'credit-fix-case-file/1';
/** Its name in the zip. */
export const CASE_FILE_LIST = 'case-file.json';

/** What a person can leave out before they give the file to somebody. */
export const CaseFileChoice = { identity: 'identity', notes: 'notes' } as const;
export type CaseFileChoice = keyof typeof CaseFileChoice;

export const CaseFileKind = {
  /** The pages that tell what happened. */
  overview: 'overview',
  /** The letter alone, as it was signed. */
  letter: 'letter',
  /** The letter with its exhibits, as it was signed. */
  packet: 'packet',
  /** Exhibits of a letter without those that were left out. */
  exhibits: 'exhibits',
  /** The mail service's picture of what it printed. */
  proof: 'proof',
  /** The recipient's signature. */
  receipt: 'receipt',
  /** A page of an answer that the person kept. */
  answer: 'answer',
} as const;
export type CaseFileKind = keyof typeof CaseFileKind;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

const fileSchema = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(CaseFileKind),
  /** The reference of the letter that it belongs to. */
  letter: z.string().optional(),
  bytes: count,
  sha256,
});
export type CaseFileEntry = z.output<typeof fileSchema>;

const absentSchema = z.strictObject({
  what: z.string().min(1),
  letter: z.string().optional(),
  /** `deleted`: its time was over. `left_out`: the person chose so. `unreadable`: its file does not open. */
  why: z.enum(['deleted', 'left_out', 'unreadable']),
  sha256: sha256.optional(),
});
export type CaseFileAbsence = z.output<typeof absentSchema>;

/** Of a PDF: where the pages of one part are in it. */
const partSchema = z.strictObject({
  name: z.string().min(1),
  firstPage: count,
  pages: count,
  start: count,
  end: count,
  sha256,
});
export type CaseFilePart = z.output<typeof partSchema>;

const factsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

const recordSchema = z.strictObject({
  kind: z.enum([
    'letter',
    'draft',
    'fact',
    'edit',
    'trail',
    'mailing',
    'mail_event',
    'answer',
    'report',
  ]),
  letter: z.string().optional(),
  at: z.string().optional(),
  facts: factsSchema,
});
/** One thing that is known, in the order of the chain. */
export type CaseFileRecord = z.output<typeof recordSchema>;

const headShape = {
  format: z.literal(CASE_FILE_FORMAT),
  madeAt: z.iso.datetime(),
  leftOut: z.array(z.enum(CaseFileChoice)),
  items: z.array(z.strictObject({ item: z.string(), recipient: z.string() })),
  files: z.array(fileSchema),
  absent: z.array(absentSchema),
  parts: z.array(partSchema).optional(),
};

const caseFileSchema = z.strictObject({
  ...headShape,
  records: z.array(z.strictObject({ record: recordSchema, sha256, chained: sha256 })),
  /** The end of the chain: it stands for all of the above. */
  seal: sha256,
});
export type CaseFile = z.output<typeof caseFileSchema>;

type Head = Pick<CaseFile, keyof typeof headShape>;
type Sha256 = (text: string) => string;

/** Chains the records behind what the file has; the hash function is the caller's. */
export function sealCaseFile(
  head: Head,
  records: readonly CaseFileRecord[],
  hashOf: Sha256,
): CaseFile {
  let chained = hashOf(canonicalJson(head));
  const sealed = records.map((record) => {
    const own = hashOf(canonicalJson(record));
    chained = hashOf(chained + own);
    return { record, sha256: own, chained };
  });
  return { ...head, records: sealed, seal: chained };
}

/**
 * What does not fit in a list, by itself: whether the files are those of the list is another question.
 *
 * @param text as it lies in the file: a list has one spelling, so each of its bytes counts
 */
export function faultsOfList(
  text: string,
  hashOf: Sha256,
): { readonly caseFile: CaseFile | undefined; readonly faults: readonly string[] } {
  const parsed = caseFileSchema.safeParse(read(text));
  if (!parsed.success)
    return { caseFile: undefined, faults: ['the list is not one that we wrote'] };
  const isSpelled = canonicalJson(parsed.data) === text;
  const { records, seal, ...head } = parsed.data;
  const whole = sealCaseFile(
    head,
    records.map(({ record }) => record),
    hashOf,
  );
  const changed = records.flatMap(({ record, sha256: own, chained }, at) => {
    const right = whole.records[at];
    if (own !== right?.sha256)
      return [`record ${at + 1} (${wordsOf(record)}) is not as it was written`];
    return chained === right.chained ? [] : [`the chain breaks at record ${at + 1}`];
  });
  const [first] = changed;
  return {
    caseFile: parsed.data,
    faults: [
      ...(first ? [first] : []),
      ...((seal === whole.seal && isSpelled) || first ? [] : ['the list is not as it was sealed']),
      ...trailFaults(parsed.data),
    ],
  };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wordsOf({ kind, letter }: CaseFileRecord): string {
  return letter ? `${kind.replace('_', ' ')}, ${letter}` : kind.replace('_', ' ');
}

/** A letter that is here must be the one that its trail was written about. */
function trailFaults({ files, records }: CaseFile): string[] {
  const letters = new Map(
    records.flatMap(({ record: { kind, letter, facts } }) =>
      kind === 'letter' && letter ? [[letter, facts] as const] : [],
    ),
  );
  const strangers = files.flatMap(({ name, kind, letter = '', sha256: own }) => {
    if (kind !== 'letter' && kind !== 'packet') return [];
    const signed = letters.get(letter)?.[kind === 'letter' ? 'pdfSha256' : 'packetSha256'];
    return signed === own ? [] : [`${name} is not the file that was signed`];
  });
  const mailed = records.flatMap(({ record: { kind, letter = '', facts } }) => {
    if (kind !== 'trail' || facts['event'] !== 'mailed') return [];
    const signed = letters.get(letter);
    const isSigned = [signed?.['pdfSha256'], signed?.['packetSha256']].includes(facts['sha256']);
    return isSigned ? [] : [`what was mailed as ${letter} is not what was signed`];
  });
  return [...strangers, ...mailed];
}
