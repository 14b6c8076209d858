import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DEVELOPED, buildDesktop } from './build.ts';
import { findElectron } from './electron-binary.ts';

/** Builds the shell and opens it in Electron. The web app has to be built before. */

// oxlint-disable-next-line no-restricted-properties -- only commands read the environment; the program takes parameters
const { env } = process;
const program = findElectron(env['ELECTRON_OVERRIDE_DIST_PATH']);
if (program) {
  await buildDesktop(DEVELOPED);
  process.exitCode = await open(program);
} else {
  process.stderr.write(
    "Electron's own program is not on this machine. Fetch it with: npx install-electron --no\nWithout the internet, set ELECTRON_OVERRIDE_DIST_PATH to a folder that holds it.\n",
  );
  process.exitCode = 78;
}

async function open(electron: string): Promise<number> {
  const entry = join(DEVELOPED.folder, 'main/main.js');
  const child = spawn(electron, [entry, ...process.argv.slice(2)], { stdio: 'inherit' });
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
