/** For how long a device may keep what it has without hearing from the server. A clock that was set back wins no time. */

export interface Contact {
  /** When the server last answered this device's session (ISO, UTC). */
  readonly lastContactAt: string;
  /** The latest time that this machine ever showed (ISO, UTC). */
  readonly latestSeenAt: string;
  readonly idleDays: number;
}

export type IdleVerdict =
  | 'fine'
  /** The clock stands before a time that it has shown already: nothing is read until the server answers. */
  | 'clock_set_back'
  | 'over';

const DAY_MS = 86_400_000;
/** Clocks are corrected by themselves, and summer time is none of their business. */
const CORRECTION_MS = 10 * 60_000;

/** What the person is told; null if everything may be read. */
export function whyNotRead(verdict: IdleVerdict): string | null {
  if (verdict === 'fine') return null;
  return verdict === 'over'
    ? 'The copy on this device was deleted, because it had no contact with the server for too long.'
    : 'The clock of this machine was set back. Connect to the server once, and the copy opens again.';
}

export function idleVerdict(
  { lastContactAt, latestSeenAt, idleDays }: Contact,
  now: Date,
): IdleVerdict {
  const latest = Math.max(Date.parse(latestSeenAt), now.getTime());
  if (!(latest - Date.parse(lastContactAt) < idleDays * DAY_MS)) return 'over';
  return now.getTime() < Date.parse(latestSeenAt) - CORRECTION_MS ? 'clock_set_back' : 'fine';
}
