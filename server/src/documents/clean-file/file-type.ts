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
