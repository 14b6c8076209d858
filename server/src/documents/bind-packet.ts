import { onFirstUse } from '#server/platform/loading/index.ts';
import type { Packet } from './packet/bind-enclosures.ts';

const binder = onFirstUse('enclosures', async () => await import('./packet/bind-enclosures.ts'));

/**
 * Binds enclosures behind a letter, a sheet each, every one with a line that says what it is. The letter's own pages stay as they
 * are, and the pictures go in as they are. The same letter and enclosures always give the same bytes: no date, no random id.
 */
export async function bindPacket(
  letterPdf: Uint8Array,
  packet: Packet,
): Promise<{ bytes: Uint8Array; pages: number }> {
  const { bindEnclosures } = await binder();
  return await bindEnclosures(letterPdf, packet);
}
