import { spoken } from '@creditfix/shared/kernel';
import Bowser from 'bowser';
import { words as en } from './device-name.words.ts';
import { words as es } from './device-name.words.es.ts';

/** What a person would call the browser that they used ("Chrome on Windows"), from what it says about itself. */

const words = () => spoken({ en, es });

/** Browsers say about 200. Anyone who writes what they like could write 15,000 that patterns read again and again. */
export const LONGEST_USER_AGENT = 400;

export function deviceName(userAgent: string): string {
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT) || ' ');
  const { unknown, on } = words();
  const name = browserName(browser.name) ?? unknown;
  const system = systemName(os.name, platform.model);
  return system ? on(name, system) : name;
}

/** Nothing but a name that people know: the library makes names of whatever a program calls itself, too. */
function browserName(name: string | undefined): string | undefined {
  switch (name) {
    case 'Microsoft Edge':
      return 'Edge';
    case 'Samsung Internet for Android':
      return 'Samsung Internet';
    case 'Chromium':
    case 'Chrome Headless':
      return 'Chrome';
    case 'Electron':
      return words().desktopApp;
    case 'Chrome':
    case 'Safari':
    case 'Firefox':
    case 'Opera':
    case 'Vivaldi':
    case 'DuckDuckGo':
      return name;
    default:
      return undefined;
  }
}

function systemName(system: string | undefined, model: string | undefined): string | undefined {
  switch (system) {
    case 'iOS':
      return model;
    case 'Chrome OS':
      return words().chromebook;
    case 'macOS':
      return words().mac;
    case 'Windows':
    case 'Android':
    case 'Linux':
      return system;
    default:
      return undefined;
  }
}
