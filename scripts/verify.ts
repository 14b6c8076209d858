import {
  CASE_FILE_FORMAT,
  CASE_FILE_LIST,
  faultsOfList,
  type CaseFile,
} from '@creditfix/shared/case-files';
import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { createInflateRaw } from 'node:zlib';

/** Checks the hashes of a case file. It reads the file piece by piece, and needs neither a database nor a setting nor a network. */

const USAGE = `Usage: npm run verify -- FILE...

  FILE  a case file, the PDF or the zip

Exit codes: 0 it is as it was made, 1 something was changed, taken out or put in (each is named),
2 it is no case file, or it can't be read. Of several files, the highest.`;

/** It is no case file. */
class NoCaseFile extends Error {}

interface Verdict {
  readonly caseFile: CaseFile | undefined;
  readonly faults: readonly string[];
}

async function verify(file: string): Promise<void> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return end(2, 'There is no such file.');
  try {
    const { size } = await handle.stat();
    const { caseFile, faults } = await verdictOn(handle, size);
    if (faults.length > 0)
      return end(
        1,
        ['It is not as it was made:', ...faults.map((fault) => `  ${fault}`)].join('\n'),
      );
    const { files = [], records = [], madeAt = '', seal = '' } = caseFile ?? {};
    end(
      0,
      `It is as it was made on ${madeAt}: ${files.length} files, ${records.length} records.\nSeal: ${seal}`,
    );
  } catch (error) {
    const isKnown = error instanceof NoCaseFile;
    end(2, isKnown ? error.message : `It can’t be read: ${String(error)}`);
  } finally {
    await handle.close();
  }

  function end(code: number, text: string): void {
    (code === 0 ? process.stdout : process.stderr).write(`${basename(file)}: ${text}\n`);
    process.exitCode = Math.max(Number(process.exitCode ?? 0), code);
  }
}

async function verdictOn(file: FileHandle, size: number): Promise<Verdict> {
  const start = (await bytesAt(file, 0, Math.min(size, 8))).toString('latin1');
  if (start.startsWith('%PDF-')) return await verdictOnPdf(file, size);
  if (start.startsWith('PK')) return await verdictOnZip(file, size);
  // Its first bytes may be what was changed.
  if (await holds(file, size, CASE_FILE_FORMAT))
    return { caseFile: undefined, faults: ['the first bytes of the file'] };
  throw new NoCaseFile('It is neither a PDF nor a zip.');
}

/** The last lines of a PDF that we made. */
const SEAL = new RegExp(
  `%${CASE_FILE_FORMAT} list (\\d+) (\\d+) sha256 ([0-9a-f]{64})\\n(startxref\\n\\d+\\n%%EOF\\n)$`,
);
const TAIL = 400;

async function verdictOnPdf(file: FileHandle, size: number): Promise<Verdict> {
  const from = Math.max(0, size - TAIL);
  const tail = (await bytesAt(file, from, size - from)).toString('latin1');
  const found = SEAL.exec(tail);
  if (!found) {
    if (await holds(file, size, CASE_FILE_FORMAT))
      return {
        caseFile: undefined,
        faults: ['the last lines of the file, or what is behind them'],
      };
    throw new NoCaseFile('It is a PDF, and no case file.');
  }
  const [line, listAt, listBytes, sealed, end = ''] = found;
  const sealAt = from + found.index;
  const whole = await hashOf(file, [
    [0, sealAt],
    [sealAt + line.length - end.length, size],
  ]);
  const [at, length] = [Number(listAt), Number(listBytes)];
  if (at + length > sealAt) return { caseFile: undefined, faults: ['the last lines of the file'] };
  const list = (await bytesAt(file, at, length)).toString('utf8');
  const { caseFile, faults } = faultsOfList(list, sha256);
  const parts: string[] = [];
  for (const { name, firstPage, pages, start, end: until, sha256: own } of caseFile?.parts ?? []) {
    if ((await hashOf(file, [[start, until]])) === own) continue;
    parts.push(
      `${name} (${pages === 1 ? `page ${firstPage}` : `pages ${firstPage} to ${firstPage + pages - 1}`})`,
    );
  }
  const known = [...parts, ...faults];
  if (whole === sealed || known.length > 0) return { caseFile, faults: known };
  return { caseFile, faults: ['the end of the file: its list of pages'] };
}

interface Entry {
  readonly name: string;
  readonly isPacked: boolean;
  readonly size: number;
  readonly packed: number;
  readonly at: number;
}

async function verdictOnZip(file: FileHandle, size: number): Promise<Verdict> {
  const entries = await entriesOf(file, size);
  const list = entries.find(({ name }) => name === CASE_FILE_LIST);
  if (!list)
    throw new NoCaseFile(
      `It is a zip without ${CASE_FILE_LIST}: no case file, or its list was taken out.`,
    );
  const chunks: Uint8Array[] = [];
  for await (const chunk of contentOf(file, list)) chunks.push(chunk);
  const { caseFile, faults } = faultsOfList(Buffer.concat(chunks).toString('utf8'), sha256);
  if (!caseFile) return { caseFile, faults };
  const listed = new Map(caseFile.files.map((one) => [one.name, one]));
  const found: string[] = [];
  const seen = new Set<string>([CASE_FILE_LIST]);
  for (const entry of entries) {
    if (entry === list) continue;
    const { name } = entry;
    const own = listed.get(name);
    if (!own || seen.has(name)) found.push(`${name} was put in`);
    else if (entry.size !== own.bytes || (await hashOfEntry(file, entry)) !== own.sha256)
      found.push(`${name} was changed`);
    seen.add(name);
  }
  for (const name of listed.keys()) if (!seen.has(name)) found.push(`${name} was taken out`);
  return { caseFile, faults: [...found, ...faults] };
}

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const MOST_DIRECTORY = 64 * 1_048_576;

/** The directory at the end of a zip (APPNOTE 4.3.12 and 4.3.16). What it says counts, not what stands before each file. */
async function entriesOf(file: FileHandle, size: number): Promise<Entry[]> {
  const from = Math.max(0, size - END_BYTES - 65_535);
  const tail = await bytesAt(file, from, size - from);
  const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || tail.length - end < END_BYTES || tail.readUInt32LE(end) !== END_SIGNATURE)
    throw await noZip(file, size);
  const [length, at] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (at + length > from + end || length > MOST_DIRECTORY) throw await noZip(file, size);
  const directory = await bytesAt(file, at, length);
  const entries: Entry[] = [];
  for (let next = 0; next + 46 <= directory.length;) {
    if (directory.readUInt32LE(next) !== CENTRAL_SIGNATURE) throw await noZip(file, size);
    const method = directory.readUInt16LE(next + 10);
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((field) =>
      directory.readUInt16LE(next + field),
    ) as [number, number, number];
    const name = directory.toString('utf8', next + 46, next + 46 + nameLength);
    const packed = directory.readUInt32LE(next + 20);
    const unpacked = directory.readUInt32LE(next + 24);
    if (method !== 0 && method !== 8)
      throw new NoCaseFile(`${name} is packed in a way that this program does not read.`);
    // Folders of their own are what other zip programs add; they hold nothing.
    if (!name.endsWith('/') || unpacked > 0)
      entries.push({
        name,
        isPacked: method === 8,
        size: unpacked,
        packed,
        at: directory.readUInt32LE(next + 42),
      });
    next += 46 + nameLength + extraLength + noteLength;
  }
  return entries;
}

async function noZip(file: FileHandle, size: number): Promise<Error> {
  const isOurs = await holds(file, size, CASE_FILE_FORMAT);
  return new NoCaseFile(
    isOurs
      ? 'It was a case file, and its zip is broken: it can’t be read.'
      : 'It is no whole zip, and no case file.',
  );
}

async function* contentOf(file: FileHandle, entry: Entry): AsyncGenerator<Uint8Array> {
  const head = await bytesAt(file, entry.at, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== LOCAL_SIGNATURE) return;
  const from = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const raw = piecesOf(file, from, from + entry.packed);
  if (!entry.isPacked) yield* raw;
  else {
    const unpacker = createInflateRaw();
    const feeding = (async () => {
      for await (const piece of raw) if (!unpacker.write(piece)) await drained(unpacker);
      unpacker.end();
    })();
    feeding.catch((error: Error) => unpacker.destroy(error));
    let size = 0;
    for await (const piece of unpacker as AsyncIterable<Buffer>) {
      size += piece.length;
      // What unpacks to more than it says is not what was packed.
      if (size > entry.size) break;
      yield piece;
    }
  }
}

async function drained(stream: NodeJS.WritableStream): Promise<void> {
  await new Promise((resolve) => stream.once('drain', resolve));
}

async function hashOfEntry(file: FileHandle, entry: Entry): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const piece of contentOf(file, entry)) hash.update(piece);
  } catch {
    // What does not unpack is not what was packed.
    return '';
  }
  return hash.digest('hex');
}

const PIECE = 1_048_576;

async function* piecesOf(file: FileHandle, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to;) {
    const piece = await bytesAt(file, at, Math.min(PIECE, to - at));
    if (piece.length === 0) return;
    at += piece.length;
    yield piece;
  }
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, at);
  return buffer.subarray(0, bytesRead);
}

async function hashOf(
  file: FileHandle,
  ranges: readonly (readonly [from: number, to: number])[],
): Promise<string> {
  const hash = createHash('sha256');
  for (const [from, to] of ranges)
    for await (const piece of piecesOf(file, from, to)) hash.update(piece);
  return hash.digest('hex');
}

async function holds(file: FileHandle, size: number, words: string): Promise<boolean> {
  let end = Buffer.alloc(0);
  for await (const piece of piecesOf(file, 0, size)) {
    const looked = Buffer.concat([end, piece]);
    if (looked.includes(words)) return true;
    end = looked.subarray(Math.max(0, looked.length - words.length));
  }
  return false;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const paths = process.argv.slice(2);
if (paths.length === 0 || paths.some((path) => path.startsWith('-'))) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  for (const path of paths) await verify(path);
}
