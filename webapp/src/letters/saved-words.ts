import type { SaveState } from './draft-keeper.ts';
import { words } from './saved-draft.words.tsx';

const MINUTE_MS = 60_000;

/** The saved state in words. Always on screen, so it never shouts. */
export function savedWords(state: SaveState, nowMs: number): string {
  switch (state.kind) {
    case 'empty':
      return words.willSave;
    case 'unsaved':
    case 'saving':
      return words.saving;
    case 'saved':
      return savedSince(nowMs - state.atMs);
    case 'retrying':
      return words.retrying;
    case 'offline':
      return words.offline;
    case 'signed_out':
      return words.signedOut;
    case 'changed_elsewhere':
      return words.changedElsewhere;
    case 'missing':
      return words.missing;
    case 'already_signed':
      return words.alreadySigned;
    case 'refused':
      return words.refused;
  }
}

function savedSince(ms: number): string {
  if (ms < MINUTE_MS) return words.savedJustNow;
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 60) return words.savedMinutesAgo(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? words.savedHoursAgo(hours) : words.savedDaysAgo(Math.floor(hours / 24));
}
