import type { DesktopBridge } from '@creditfix/shared/desktop';

declare global {
  interface Window {
    readonly desktop: DesktopBridge;
  }
}

/** What the shell around this page gives; only pages that run in it come here. */
export function bridgeOfShell(): DesktopBridge {
  return window.desktop;
}
