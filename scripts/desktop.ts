import { buildWebapp } from './build-webapp.ts';
import { runScript } from '#scripts/process/run-tool.ts';

/** `npm run desktop`: the web app in its window. `--package` packs it instead, for the system that this runs on. */

const packs = process.argv.includes('--package');
// A machine without Electron hears it at once, and not after the web app was built.
const canOpen =
  packs || (await runScript('desktop/start.ts', { args: ['--look'], stream: true })).ok;
process.exitCode = canOpen && (await builtAndRun()) ? 0 : 1;

async function builtAndRun(): Promise<boolean> {
  const { ok, report } = await buildWebapp();
  if (report) console.log(report);
  if (!ok) {
    console.error('The web app could not be built.');
    return false;
  }
  const script = packs ? 'desktop/package-app.ts' : 'desktop/start.ts';
  const args = process.argv.slice(2).filter((argument) => argument !== '--package');
  return (await runScript(script, { args, stream: true })).ok;
}
