import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DEVELOPED, buildDesktop } from './build.ts';
import { findElectron, withoutElectron } from './electron-binary.ts';

/** Builds the shell and opens it in Electron. The web app has to be built before. `--look` only says whether it could be opened. */

// oxlint-disable-next-line no-restricted-properties -- only commands read the environment; the program takes parameters
const { env } = process;
const overridden = env['ELECTRON_OVERRIDE_DIST_PATH'];
const program = findElectron(overridden);
if (!program) {
  process.stderr.write(`${withoutElectron(overridden)}\n`);
  process.exitCode = 78;
} else if (!process.argv.includes('--look')) {
  await buildDesktop(DEVELOPED);
  process.exitCode = await open(program);
}

async function open(electron: string): Promise<number> {
  const entry = join(DEVELOPED.folder, 'main/main.js');
  const child = spawn(electron, [entry, ...process.argv.slice(2)], { stdio: 'inherit' });
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
