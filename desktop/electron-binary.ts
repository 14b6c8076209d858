import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Smaller is a stand-in, and starting one ends in an error that nobody can catch. */
const SMALLEST_BYTES = 50_000_000;

/**
 * Electron's own program, where the machine has it. The package downloads it at its first use: asking the package would start that.
 *
 * @param overridden ELECTRON_OVERRIDE_DIST_PATH
 */
export function findElectron(overridden: string | undefined): string | null {
  const home = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const name = nameOfProgram(home);
  const folder = overridden || join(home, 'dist');
  const program = join(folder, name);
  return existsSync(program) && statSync(program).size > SMALLEST_BYTES ? program : null;
}

/** What to do on a machine without it. */
export function withoutElectron(overridden: string | undefined): string {
  return overridden
    ? `ELECTRON_OVERRIDE_DIST_PATH is ${overridden}, and Electron's own program is not in that folder.\nName the folder that holds it, or unset it and run: npx install-electron --no`
    : `Electron's own program is not on this machine. Fetch it with: npx install-electron --no\nWithout the internet, set ELECTRON_OVERRIDE_DIST_PATH to a folder that holds it.`;
}

function nameOfProgram(home: string): string {
  const said = join(home, 'path.txt');
  if (existsSync(said)) return readFileSync(said, 'utf8').trim();
  if (process.platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron';
  return process.platform === 'win32' ? 'electron.exe' : 'electron';
}
