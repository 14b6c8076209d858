import { buildWebapp } from './build-webapp.ts';
import { runScript } from '#scripts/process/run-tool.ts';

/** `npm run desktop`: the web app in its window. `--package` packs it instead, for the system that this runs on. */

const packs = process.argv.includes('--package');
const { ok, report } = await buildWebapp();
if (report) console.log(report);
if (ok) {
  const script = packs ? 'desktop/package-app.ts' : 'desktop/start.ts';
  const args = process.argv.slice(2).filter((argument) => argument !== '--package');
  const run = await runScript(script, { args, stream: true });
  process.exitCode = run.ok ? 0 : 1;
} else {
  console.error('The web app could not be built.');
  process.exitCode = 1;
}
