/** The names under which the page and the shell talk: one for each function, never a general one. */

/** Functions of `window.desktop`. */
export const DESKTOP_CALLS = [
  ...(['session', 'requestLogin', 'pasteLink', 'signOut'] as const),
  ...(['syncStatus', 'syncNow', 'keepNames', 'query', 'exportCsv', 'cancelExport'] as const),
  ...(['showInFolder', 'print'] as const),
] as const;
export type DesktopCall = (typeof DESKTOP_CALLS)[number];

/** Functions of `window.desktopSetUp`, which only the shell's first page has. */
export const SET_UP_CALLS = [
  ...(['server', 'useServer'] as const),
  ...(['keychainLocked', 'tryKeychain', 'goWithoutKeychain'] as const),
] as const;
export type SetUpCall = (typeof SET_UP_CALLS)[number];

export const DESKTOP_NEWS = ['sync', 'export', 'session', 'command'] as const;
export type DesktopNews = (typeof DESKTOP_NEWS)[number];

export function channelOf(name: DesktopCall | SetUpCall | DesktopNews): string {
  return `desktop:${name}`;
}

/** An error of Electron's own would carry our stack into the page; this carries a sentence for the person. */
export type CallAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly text: string };

/** What the shell's first page may do before anybody signs in: say which server it is, and wait for the keychain. */
export interface SetUpBridge {
  server(): Promise<{
    readonly origin: string | null;
    readonly fixed: boolean;
    /** What is wrong with the address as it was set; empty if nothing is. */
    readonly text: string;
  }>;
  /** Asks the server whether it is one; the text says what to do if it is not. */
  useServer(address: string): Promise<{ readonly origin: string | null; readonly text: string }>;
  /** Whether what is sealed on this machine waits for its keychain. */
  keychainLocked(): Promise<boolean>;
  /** Starts the program again: only a new start asks the keychain again. */
  tryKeychain(): Promise<void>;
  /** Goes on with nothing of what is sealed, which stays as it is. */
  goWithoutKeychain(): Promise<void>;
}
