import type { PickWording } from './reason-rules.ts';

/** Wording differs from letter to letter, so that no two people send the same page; facts and law never differ. */

/** FNV-1a with a final mix: small, and the same on every machine. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export function wordingFor(reference: string): PickWording {
  return (place, wordings) =>
    wordings[seedOf(`${reference}/${place}`) % wordings.length] ?? wordings[0];
}
