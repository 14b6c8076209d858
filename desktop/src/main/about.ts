import { app, dialog } from 'electron';

/** Versions for whoever asks for help, and whose server this program is talking to. */
export async function showAbout(server: string | null): Promise<void> {
  const { electron, chrome, node } = process.versions;
  await dialog.showMessageBox({
    type: 'info',
    title: `About ${app.name}`,
    message: `${app.name} ${app.getVersion()}`,
    detail: [
      server ? `Server: ${server}` : 'No server is set yet.',
      '',
      `Electron ${electron} · Chromium ${chrome} · Node ${node}`,
      'Nothing is sent to anybody but your own server.',
    ].join('\n'),
    buttons: ['Close'],
    noLink: true,
  });
}
