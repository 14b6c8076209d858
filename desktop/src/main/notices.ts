import { Notification, shell } from 'electron';
import { basename } from 'node:path';

/** Messages of the system's own: what was saved, and what waits. Never a name or an address, because they show on locked screens. */

export function notifySaved(file: string): void {
  tell('Saved', `${basename(file)}. Click to show it in its folder.`, () =>
    shell.showItemInFolder(file),
  );
}

export function notifyCutOff(fileName: string): void {
  tell(
    'Not saved',
    `${fileName}. The connection was cut off. Nothing is left of it. Please try again.`,
  );
}

export function notifyFlagged(count: number, show: () => void): void {
  const whom = count === 1 ? '1 account needs' : `${count} accounts need`;
  tell('Flagged', `${whom} a look.`, show);
}

/** Whose they are, nobody learns from it. */
export function notifyOwedReports(count: number): void {
  tell('Waiting for the audit log', owedText(count));
}

export function owedText(count: number): string {
  const what = count === 1 ? '1 export was' : `${count} exports were`;
  const they = count === 1 ? 'It gets' : 'They get';
  return `${what} made on this computer without the server, by somebody else who signed in here. ${they} into the audit log when that person signs in here again.`;
}

/** A notice that nothing holds is collected, and its click with it. */
const shown = new Set<Notification>();

function tell(title: string, body: string, onClick: () => void = () => undefined): void {
  if (!Notification.isSupported()) return;
  const notice = new Notification({ title, body });
  shown.add(notice);
  notice.on('click', () => {
    // Not every system says that one is closed by its click.
    shown.delete(notice);
    onClick();
  });
  notice.on('close', () => shown.delete(notice));
  notice.show();
}
