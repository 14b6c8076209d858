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

/** Which addresses leave the shell for the person's own browser, and which of them only after a question. */

export type Outside = 'open' | 'ask' | 'refuse';

/** Named in our own texts: the law, the bureaus, the post, the lawyers, and where cards are entered. */
const KNOWN = [
  'consumerfinance.gov',
  'identitytheft.gov',
  'ftc.gov',
  'ecfr.gov',
  'house.gov',
  'usps.com',
  'annualcreditreport.com',
  'equifax.com',
  'experian.com',
  'transunion.com',
  'lawhelp.org',
  'stripe.com',
];

const LONGEST = 2_000;

/** @param server origin of the operator's server, null if none is set */
export function outsideLink(address: string, server: string | null): Outside {
  const url = URL.parse(address);
  if (!url || address.length > LONGEST || url.username !== '' || url.password !== '')
    return 'refuse';
  if (url.protocol === 'mailto:') return 'open';
  if (url.origin === server) return 'open';
  if (url.protocol !== 'https:') return 'refuse';
  return KNOWN.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
    ? 'open'
    : 'ask';
}

/** Where the window opens: where it was, as long as a screen is there to show it. */

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface WindowPlace extends Rectangle {
  readonly maximized: boolean;
}

export const SMALLEST = { width: 380, height: 560 } as const;
const FIRST = { width: 1280, height: 860 } as const;

/** A title bar has to be in reach, or the window can't be moved back. */
const IN_REACH = 80;

/** @param screens the places that programs may use; the first is the main one */
export function windowPlace(
  kept: WindowPlace | null,
  screens: readonly Rectangle[],
): Partial<Rectangle> & { readonly width: number; readonly height: number } {
  const home = screens[0] ?? { x: 0, y: 0, ...FIRST };
  const screen = kept ? screens.find((each) => holdsTitle(each, kept)) : undefined;
  const wanted = kept ?? FIRST;
  const within = screen ?? home;
  const width = Math.max(SMALLEST.width, Math.min(wanted.width, within.width));
  const height = Math.max(SMALLEST.height, Math.min(wanted.height, within.height));
  return kept && screen ? { x: kept.x, y: kept.y, width, height } : { width, height };
}

function holdsTitle(screen: Rectangle, window: Rectangle): boolean {
  const shared =
    Math.min(window.x + window.width, screen.x + screen.width) - Math.max(window.x, screen.x);
  const fits = window.y >= screen.y && window.y < screen.y + screen.height - IN_REACH;
  return shared >= IN_REACH && fits;
}

/** The operator's server as somebody writes it down: only encrypted, save on this very machine. */

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @returns the origin, or null if this is no address that a session may be sent to */
export function serverOriginOf(text: string): string | null {
  const written = text.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(written) ? written : `https://${written}`);
  if (!url || url.username !== '' || url.password !== '' || url.hostname === '') return null;
  if (url.protocol === 'https:') return url.hostname.includes('.') ? url.origin : loopback(url);
  return url.protocol === 'http:' ? loopback(url) : null;
}

function loopback(url: URL): string | null {
  return LOOPBACK.has(url.hostname) ? url.origin : null;
}

/** @returns where newer versions are published, or null if that is no place to fetch a program from: only encrypted, without exception */
export function updateAddressOf(text: string | null): string | null {
  const url = URL.parse(text ?? '');
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return url.href;
}
