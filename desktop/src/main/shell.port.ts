import type { WebFolders } from './web-files.ts';

/** What the program is given at its start, and what may come to it from outside. */

export interface ShellParts {
  /** Of this person, for what the program keeps. */
  readonly keeps: string;
  readonly folders: WebFolders;
  readonly preload: string;
  readonly offlineScript: string;
  readonly fixedServer: string | null;
  readonly fixedUpdateUrl: string | null;
  /** The file that the program was started from, if it is an AppImage. */
  readonly appImage: string | null;
  readonly now: () => Date;
}

export interface Shell {
  /** A deep link has arrived. */
  openLink(link: string): Promise<void>;
  /** Somebody started the program once more. */
  focusWindow(): Promise<void>;
  /** A command of the jump list or the dock menu was chosen. */
  run(command: string): Promise<void>;
}
