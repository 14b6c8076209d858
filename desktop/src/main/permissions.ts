import type { Session } from 'electron';
import { isOwnPage } from './app-scheme.ts';

/** "Copy this address" writes to the clipboard, and may. Nothing of the machine is read, by any page. */
const GRANTED = 'clipboard-sanitized-write';

export function lockPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, callback, { requestingUrl }) => {
    callback(permission === GRANTED && isOwnPage(requestingUrl));
  });
  session.setPermissionCheckHandler(
    (_contents, permission, origin) => permission === GRANTED && isOwnPage(origin),
  );
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, callback) => callback(null));
  // Its dictionaries come from a server of somebody else's, which would learn of every start.
  session.setSpellCheckerEnabled(false);
  session.setSpellCheckerDictionaryDownloadURL('app://admin/no-dictionaries/');
}
