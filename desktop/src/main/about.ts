import { app, dialog } from 'electron';

/** The first things that support asks for. */
export interface AboutParts {
  readonly server: string | null;
  /** What does not stand as it should: settings that can not be used, and what waits on this machine. */
  readonly notes: readonly (string | null)[];
  /** Something is sealed that can not be opened now. */
  readonly isHeld: boolean;
}

const HELD =
  'What was kept on this computer is sealed, and its keychain gave no key. It stays as it is. Start this program again once the keychain is unlocked.';

export async function showAbout({ server, notes, isHeld }: AboutParts): Promise<void> {
  const { electron, chrome, node } = process.versions;
  await dialog.showMessageBox({
    type: 'info',
    title: `About ${app.name}`,
    message: `${app.name} ${app.getVersion()}`,
    detail: [
      server ? `Server: ${server}` : 'No server is set yet.',
      ...[...notes, isHeld ? HELD : null].flatMap((note) => (note === null ? [] : ['', note])),
      '',
      `Electron ${electron} · Chromium ${chrome} · Node ${node}`,
      'Nothing is sent to anybody but your own server.',
    ].join('\n'),
    buttons: ['Close'],
    noLink: true,
  });
}
