import type { Finding } from '@creditfix/server/admin';
import { ConfigError, readConfig, takeSettings } from '@creditfix/server/platform/config';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * `npm run doctor`: looks at the settings, the database, the keys, the files, the audit log, the browser and the clock, and says of each
 * whether it is well and what to do if it is not. `--all-files` opens every stored file, `--online` asks the services elsewhere, too,
 * `--json` writes for machines. Ends with 0 if nothing is wrong, 1 with a fault, 2 if it could not look.
 */

const MARKS = {
  machinery: { ok: 'ok  ', warning: 'look', fault: 'BAD ' },
  launch: { ok: 'ok  ', warning: 'plan', fault: 'todo' },
} as const;

function tell({ about, part, state, says, fix }: Finding): string {
  return `${MARKS[about][state]}  ${part.padEnd(10)} ${says}${fix ? `\n${' '.repeat(17)}${fix}` : ''}`;
}

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    'all-files': { type: 'boolean', default: false },
    online: { type: 'boolean', default: false },
  },
});
if (existsSync('.env')) process.loadEnvFile('.env');
const found: Finding[] = [];
const note = (finding: Finding) => {
  found.push(finding);
  if (!options.json) console.log(tell(finding));
};
// This process may restart itself: nothing else is loaded before the secrets are out of its environment.
const { settings } = takeSettings();
try {
  const config = readConfig(settings, process.getuid?.());
  const { examineInstallation } = await import('@creditfix/server/examine-installation');
  const { createLog } = await import('@creditfix/server/platform/logging');
  const how = {
    log: createLog('silent'),
    everyFile: options['all-files'],
    online: options.online,
  };
  for await (const finding of examineInstallation(config, how)) note(finding);
} catch (error) {
  if (!(error instanceof ConfigError)) {
    console.error(error);
    process.exit(2);
  }
  note({
    about: 'machinery',
    part: 'settings',
    state: 'fault',
    says: error.message,
    fix: 'See docs/operating.md for each of them.',
  });
}
if (options.json) console.log(JSON.stringify(found, null, 2));
// What a launch lacks does not make an installation sick.
const count = (about: Finding['about'], state: Finding['state']) =>
  found.filter((each) => each.about === about && each.state === state).length;
if (!options.json) {
  const [faults, looks, well] = (['fault', 'warning', 'ok'] as const).map((state) =>
    count('machinery', state),
  );
  const [todo, plan] = [count('launch', 'fault'), count('launch', 'warning')];
  console.log(`\n${faults} faults, ${looks} worth a look, ${well} well.`);
  if (todo + plan > 0) console.log(`Before a launch: ${todo} to do, ${plan} to think about.`);
}
process.exitCode = count('machinery', 'fault') > 0 ? 1 : 0;
