import { crc32 } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** The files of a zip whose entries are stored as they are, each compared with its checksum. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('that is no whole zip');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('the directory of the zip is broken');
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    ) as [number, number, number];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const bytes = contentAt(zip, zip.readUInt32LE(at + 42), zip.readUInt32LE(at + 24));
    if (crc32(bytes) !== zip.readUInt32LE(at + 16))
      throw new Error(`${name} is not as it was packed`);
    if (files.has(name)) throw new Error(`${name} is in the zip twice`);
    files.set(name, bytes);
    at += 46 + nameLength + extraLength + noteLength;
  }
  return files;
}

function contentAt(zip: Buffer, entry: number, size: number): Buffer {
  const start = entry + 30 + zip.readUInt16LE(entry + 26) + zip.readUInt16LE(entry + 28);
  return zip.subarray(start, start + size);
}
