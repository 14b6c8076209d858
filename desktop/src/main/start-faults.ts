import { app, dialog } from 'electron';
import { updateAddressOf } from './shell.rules.ts';

/** What was set on this machine and can not be used: said at the start, so that nobody takes it for working. */

/** @param ofServer what is wrong with the address of the server; null if nothing is */
export function startFaults(ofServer: string | null, fixedUpdateUrl: string | null): string[] {
  return [ofServer, updateFault(fixedUpdateUrl)].filter((each) => each !== null);
}

/** Null also where updates are off because nobody has set them. */
function updateFault(fixed: string | null): string | null {
  if (fixed === null || updateAddressOf(fixed) !== null) return null;
  return 'CREDITFIX_UPDATE_URL is set on this computer, and it is not an https address. This program looks for no updates. Ask whoever looks after this computer to correct it.';
}

/** In a dialog that blocks nothing, and on the terminal that the program was started from. */
export function showStartFaults(faults: readonly string[]): void {
  if (faults.length === 0) return;
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  void dialog.showMessageBox({
    type: 'error',
    title: app.name,
    message: `${app.name} is not set up right on this computer.`,
    detail: faults.join('\n\n'),
    buttons: ['Close'],
    noLink: true,
  });
}
