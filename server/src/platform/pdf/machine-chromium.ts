import { readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Best first: the headless shell prints two to four times as fast as the whole browser. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
];

const UNIX_FOLDERS = ['/usr/local/bin', '/usr/bin', '/bin', '/opt/homebrew/bin', '/snap/bin'];

const MAC_PROGRAMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const WINDOWS_PROGRAMS = [
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files\\Chromium\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Where a browser could be, best first; `searchPath` is the setting PATH. */
export function chromiumOnMachine(
  searchPath?: string,
  platform: NodeJS.Platform = process.platform,
): string[] {
  const named = searchPath?.split(delimiter).filter(Boolean) ?? [];
  if (platform === 'win32') {
    const onPath = named.map((folder) => join(folder, 'chrome.exe'));
    return [...onPath, ...WINDOWS_PROGRAMS];
  }
  const folders = [...new Set([...named, ...UNIX_FOLDERS])];
  const onPath = PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program)));
  return platform === 'darwin' ? [...onPath, ...MAC_PROGRAMS] : onPath;
}

/** The browser renders what strangers wrote: it does not get to see the keys and passwords in the server's environment. */
export function bareEnvironment(
  platform: NodeJS.Platform = process.platform,
): Record<string, string> | undefined {
  // Windows programs do not start without a dozen of the system's own variables.
  if (platform === 'win32') return undefined;
  return {
    PATH: UNIX_FOLDERS.join(delimiter),
    HOME: homeFolder(),
    TMPDIR: tmpdir(),
    LANG: 'en_US.UTF-8',
  };
}

/** A container's user may have no entry in the system's list, and then no home. */
export function homeFolder(): string {
  try {
    return homedir();
  } catch {
    return tmpdir();
  }
}

const LINUX_COMMANDS: Readonly<Record<string, string>> = {
  debian: 'apt-get install -y chromium-headless-shell',
  // Ubuntu's own package is a snap, which can't be used from a service.
  ubuntu: 'npx playwright-core install --with-deps chromium',
  fedora: 'dnf install -y chromium-headless',
  alpine: 'apk add chromium',
  arch: 'pacman -S --noconfirm chromium',
};

/** The one command that gets a browser on this system. */
export function howToGetChromium(
  platform: NodeJS.Platform = process.platform,
  osRelease: () => string = () => readFileSync('/etc/os-release', 'utf8'),
): string {
  if (platform === 'darwin') return 'Run: brew install --cask google-chrome';
  if (platform === 'win32') return 'Run: winget install Google.Chrome';
  const families = linuxFamilies(osRelease);
  const known = families.find((family) => LINUX_COMMANDS[family]);
  return `Run: ${LINUX_COMMANDS[known ?? 'debian']}`;
}

/** The system's id and those it is like, nearest first (os-release(5)). */
function linuxFamilies(osRelease: () => string): string[] {
  try {
    const text = osRelease();
    const field = (name: string) =>
      new RegExp(`^${name}="?([^"\\n]*)"?$`, 'm').exec(text)?.[1]?.split(' ') ?? [];
    return [...field('ID'), ...field('ID_LIKE')];
  } catch {
    return [];
  }
}
