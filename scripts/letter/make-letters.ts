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
import { createPdfPrinter, type PdfPrinter } from '@creditfix/server/platform/pdf';
import { type ExhibitMark, exhibitMarkSchema, isEnclosure } from '@creditfix/shared/documents';
import { longDate, Problem } from '@creditfix/shared/kernel';
import {
  isForPen,
  type DisputeLetterRequest,
  type LintFinding,
  type AttachedEnclosure,
} from '@creditfix/shared/letters';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** A copy named on the command line, cleaned as an upload is. */
interface EnclosedFile {
  readonly copy: AttachedEnclosure;
  readonly pages: readonly Uint8Array[];
}

export class EnclosureFault extends Error {}

/**
 * @param named `KIND=FILE` each
 * @param marked `KIND=PAGE,LINE` each, and the frame behind it
 * @throws EnclosureFault that names the file or the mark and what is wrong with it
 */
export async function readEnclosures(
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
export interface MadeLetter {
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
export async function makeLetters(
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
