import { rotateColumns } from './rotate-columns.ts';
import { rotateFiles } from './rotate-files.ts';
import type { Rotation, RotationParts } from './rotation.ts';

/**
 * Seals everything anew under the newest key: every sealed column and every sealed file, in small steps, while servers that
 * know both keys go on. Stopped at any point, it goes on from there when it is called again.
 *
 * @returns what was done; the older keys may go only if nothing is left and nothing failed
 */
export async function rotateKeys(parts: RotationParts): Promise<Rotation> {
  const rotation: Rotation = { resealed: 0, left: 0, missing: [], failed: [] };
  await rotateColumns(parts, rotation);
  for (const feature of parts.features) await rotateFiles(parts, feature, rotation);
  // The files take long, and a server that knows the old key alone may have written rows meanwhile.
  rotation.left += await rotateColumns(parts, rotation);
  return rotation;
}
