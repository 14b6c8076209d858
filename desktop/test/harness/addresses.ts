/** Chromium without Electron can't open a scheme of ours: its pages stand under an address that no network has. */
const OURS = 'app://admin';
const MAPPED = 'https://admin.app.invalid';

export function asPage(address: string): string {
  return address.startsWith(OURS) ? MAPPED + address.slice(OURS.length) : address;
}

export function asApp(address: string): string {
  return address.replace(MAPPED, OURS);
}

export function isMapped(address: string): boolean {
  return new URL(address).origin === MAPPED;
}
