// placeholder until the real one is written
export function readSignaturePng(dataUrl: string): { bytes: Uint8Array } {
  return { bytes: Buffer.from(dataUrl.split(',')[1] ?? '', 'base64') };
}
