/** What a file is by its first bytes; its name and the type it was sent as are not asked. */
export type FileType = 'jpeg' | 'png' | 'heic' | 'pdf';

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG_START = Buffer.from('ffd8ff', 'hex');
/** ISO/IEC 23008-12: pictures and sequences coded with HEVC. */
const HEVC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const GENERAL_BRANDS = new Set(['mif1', 'msf1']);
/** PDF readers look for the header in the first 1024 bytes: one that stands later hides behind something else. */
const HEADER_SEARCH = 1024;

/** @returns `disguised` for a PDF that starts as something else */
export function fileTypeOf(file: Buffer): FileType | 'disguised' | 'unknown' {
  const header = file.subarray(0, HEADER_SEARCH).indexOf('%PDF-');
  if (header === 0) return 'pdf';
  if (header > 0) return 'disguised';
  if (file.subarray(0, 3).equals(JPEG_START)) return 'jpeg';
  if (file.subarray(0, 8).equals(PNG_START)) return 'png';
  return isHeic(file) ? 'heic' : 'unknown';
}

function isHeic(file: Buffer): boolean {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return false;
  const [major = '', ...compatible] = brandsOf(file);
  if (HEVC_BRANDS.has(major)) return true;
  return GENERAL_BRANDS.has(major) && compatible.some((brand) => HEVC_BRANDS.has(brand));
}

function brandsOf(file: Buffer): string[] {
  const end = Math.min(file.readUInt32BE(0), file.length, 256);
  const brands = [file.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(file.toString('latin1', at, at + 4));
  return brands;
}

/**
 * Files that are two things at once. Only pixels pass, so a second file would be lost anyway; but a person who sends one is either
 * up to something or has been used, and should hear of it.
 */

/** The harmless file by which virus scanners are tried (eicar.org), written in halves so that no scanner minds this one. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

export function hasEicar(file: Buffer): boolean {
  return file.includes(EICAR, 0, 'latin1');
}

const ZIP_ENTRY = Buffer.from('504b0304', 'hex');
const ZIP_END = Buffer.from('504b0506', 'hex');
const ARCHIVES = ['Rar!\u001A\u0007', '7z\u00BC\u00AF\u0027\u001C'];
/** Long enough that compressed pixels do not look like it by chance. */
const PAGE_OR_SCRIPT = /<script[\s>]|<html[\s>]|<!doctype html|<\?php\s/i;
const TAIL_START = /^\s*(?:PK|MZ|\u007FELF|#!|<|%PDF-|GIF8|Rar!|7z)/;

export function hidesAnotherFile(file: Buffer, type: FileType): boolean {
  if (file.includes(ZIP_ENTRY) && file.includes(ZIP_END)) return true;
  const tail = file.subarray(endOf(file, type));
  if (TAIL_START.test(tail.toString('latin1', 0, 1024))) return true;
  // A PDF may well speak about HTML in its pages; a picture has no business to.
  const searched = type === 'pdf' ? tail : file;
  if (type !== 'pdf' && file.includes('%PDF-', 0, 'latin1')) return true;
  const text = searched.toString('latin1');
  return PAGE_OR_SCRIPT.test(text) || ARCHIVES.some((start) => text.includes(start));
}

/** Where the file says that it ends. Phones add to a photo (depth, a short film), so a tail alone proves nothing. */
function endOf(file: Buffer, type: FileType): number {
  if (type === 'jpeg') return endOfJpeg(file);
  if (type === 'png') return endOfPng(file);
  if (type === 'pdf') return endOfPdf(file);
  return file.length;
}

function endOfPdf(file: Buffer): number {
  const last = file.lastIndexOf('%%EOF', undefined, 'latin1');
  return last < 0 ? file.length : last + 5;
}

function endOfPng(file: Buffer): number {
  let at = 8;
  while (at + 12 <= file.length) {
    const type = file.toString('latin1', at + 4, at + 8);
    at += 12 + file.readUInt32BE(at);
    if (type === 'IEND') return at;
  }
  return file.length;
}

function endOfJpeg(file: Buffer): number {
  let at = 2;
  while (at + 4 <= file.length) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) at += 1;
    else if (marker === 0xd9) return at + 2;
    // Fill bytes, stuffed bytes and restart marks stand alone; all else has a length.
    else if (marker === 0xff) at += 1;
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else at += 2 + file.readUInt16BE(at + 2);
  }
  return file.length;
}
