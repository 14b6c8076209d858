/** For how long rows stay on a machine that hears nothing from the server. No clock, set back or ahead, wins a day. */

const KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

export interface Contact {
  /** What the server's clock said when it last answered (ISO, UTC). */
  readonly serverTime: string;
  /** What this machine's clock said then. */
  readonly localTime: string;
  /** The latest that this machine's clock has ever said since. */
  readonly latestLocalTime: string;
}

/** Counted from the server's time and from ours: whichever makes it longer ago. */
export function mayStillBeKept(
  { serverTime, localTime, latestLocalTime }: Contact,
  now: Date,
): boolean {
  const latest = Math.max(Date.parse(latestLocalTime), now.getTime());
  const contact = Math.min(Date.parse(serverTime), Date.parse(localTime));
  return latest - contact < KEPT_DAYS * DAY_MS;
}
