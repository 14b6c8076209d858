/** What the change of keys says to the person who runs it. */

interface Settings {
  readonly ENCRYPTION_KEYS?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
}

export const NOT_UP_TO_DATE =
  'The tables of this database are older than this program. Start the server once, which brings them up to date, then run this again.';

/** Why this can't be done as it was asked; undefined if it can. */
export function refusalOf(
  settings: Settings,
  { makeNewKey, hasData }: { readonly makeNewKey: boolean; readonly hasData: boolean },
): string | undefined {
  if (!hasData) return 'There is no data in DATA_DIR. Nothing was made there.';
  if (!makeNewKey) return undefined;
  if (settings.ENCRYPTION_KEYS)
    return 'Your keys come from ENCRYPTION_KEYS, so --new-key has no file to put one in. Put a new id:base64 pair of 32 random bytes (openssl rand -base64 32) first in ENCRYPTION_KEYS, restart every server with it, and run this again without --new-key.';
  if (settings.DATABASE_URL)
    return 'With DATABASE_URL a server may be running that could not open what is sealed under a key it does not know. Put the keys into ENCRYPTION_KEYS, a new one first, restart every server with it, and run this without --new-key.';
  return undefined;
}

/** Says now and then how far it has come, one line for each place. */
export function countedUp(
  say: (text: string) => void,
): (progress: { readonly place: string; readonly resealed: number }) => void {
  const counts = new Map<string, number>();
  return ({ place, resealed }) => {
    const count = (counts.get(place) ?? 0) + resealed;
    counts.set(place, count);
    say(`  ${place}: ${count.toLocaleString('en-US')}`);
  };
}

interface Outcome {
  readonly resealed: number;
  readonly left: number;
  readonly missing: readonly string[];
  readonly failed: readonly string[];
}

/** The last words: an older key may go only if nothing is left under it. */
export function outcomeOf(
  { resealed, left, missing, failed }: Outcome,
  {
    olderIds,
    fromSettings,
  }: { readonly olderIds: readonly string[]; readonly fromSettings: boolean },
): { readonly text: string; readonly ok: boolean } {
  const lines = [`Sealed anew: ${resealed.toLocaleString('en-US')}.`];
  if (missing.length > 0)
    lines.push(
      `These files are named by a row and are not there. Look for them in a backup:\n${list(missing)}`,
    );
  if (failed.length > 0) lines.push(`These did not open:\n${list(failed)}`);
  const ok = left === 0 && failed.length === 0;
  if (!ok)
    lines.push(
      `${left.toLocaleString('en-US')} values and files are still sealed under an older key. Keep every key. If a server was started without the new key, restart it with both, then run this again.`,
    );
  else lines.push('Nothing is left under an older key.');
  if (ok && olderIds.length > 0) lines.push(removalAdvice(olderIds, fromSettings));
  return { text: lines.join('\n'), ok };
}

function removalAdvice(olderIds: readonly string[], fromSettings: boolean): string {
  const where = fromSettings ? 'ENCRYPTION_KEYS' : 'the file encryption.keys in DATA_DIR';
  return `You may take ${olderIds.join(', ')} out of ${where} now, and restart. Keep it somewhere safe for as long as you keep backups made before today: they open with it alone.`;
}

function list(lines: readonly string[]): string {
  const shown = lines.slice(0, 50).map((line) => `  ${line}`);
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [`  and ${more.toLocaleString('en-US')} more`] : [])].join('\n');
}
