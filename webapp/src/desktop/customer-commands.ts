import type { DesktopBridge } from '@creditfix/shared/desktop';

/** Where the commands of the shell's menu lead a customer. */
const PLACES: Readonly<Record<string, string>> = {
  new_letter: '/generate-letter?new',
  settings: '/account',
};

/** @param goTo leads to a page of the app */
export async function customerCommands(goTo: (path: string) => void): Promise<void> {
  const bridge = bridgeOfShell();
  const { role } = await bridge.session();
  if (role !== 'customer') return;
  bridge.onCommand((command) => {
    const place = PLACES[command];
    if (place) goTo(place);
  });
}

declare global {
  interface Window {
    readonly desktop: DesktopBridge;
  }
}

/** What the shell around this page gives; only pages that run in it come here. */
export function bridgeOfShell(): DesktopBridge {
  return window.desktop;
}
