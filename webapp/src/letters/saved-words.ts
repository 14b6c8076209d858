import type { SaveState } from './draft-keeper.ts';

const MINUTE_MS = 60_000;

/** The saved state in words. Always on screen, so it never shouts. */
export function savedWords(state: SaveState, nowMs: number): string {
  switch (state.kind) {
    case 'empty':
      return 'We save as you type';
    case 'unsaved':
    case 'saving':
      return 'Saving…';
    case 'saved':
      return `Saved ${sinceWords(nowMs - state.atMs)}`;
    case 'retrying':
      return 'Not saved yet: we will keep trying';
    case 'offline':
      return 'You are offline. We will save when you are back';
    case 'signed_out':
      return 'Not saved yet: please sign in again';
    case 'changed_elsewhere':
      return 'Not saved: changed somewhere else';
    case 'missing':
      return 'Not saved: this draft was deleted';
    case 'already_signed':
      return 'This letter is already signed';
    case 'refused':
      return 'Not saved yet';
  }
}

function sinceWords(ms: number): string {
  if (ms < MINUTE_MS) return 'a moment ago';
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
