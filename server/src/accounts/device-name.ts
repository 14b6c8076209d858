import { spoken } from '@creditfix/shared/kernel';
import { words as en } from './device-name.words.ts';
import { words as es } from './device-name.words.es.ts';

/**
 * What a person would call the browser that they used ("Chrome on Windows"), from what it says about itself. Browsers say
 * little and claim to be each other, so the more special name is looked for first, and nothing but words is made of it.
 */

const words = () => spoken({ en, es });

/** Browsers say about 200. Whoever writes what they like could write 15,000 that these patterns read again and again. */
export const LONGEST_USER_AGENT = 400;

type Names = readonly (readonly [RegExp, string | (() => string)])[];

const BROWSERS: Names = [
  [/\bEdgA?(?:iOS)?\/|\bEdge\//, 'Edge'],
  [/\bOPR\/|\bOpera\b|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bElectron\//, () => words().desktopApp],
  [/\bCriOS\/|\bHeadlessChrome\/|\bChrom(?:e|ium)\//, 'Chrome'],
  // Last: nearly every browser also says Safari.
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, () => words().chromebook],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, () => words().mac],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

export function deviceName(userAgent: string): string {
  const said = userAgent.slice(0, LONGEST_USER_AGENT);
  const browser = nameIn(said, BROWSERS);
  const system = nameIn(said, SYSTEMS);
  const { unknown, on } = words();
  return system ? on(browser ?? unknown, system) : (browser ?? unknown);
}

function nameIn(text: string, names: Names): string | undefined {
  const name = names.find(([pattern]) => pattern.test(text))?.[1];
  return typeof name === 'function' ? name() : name;
}
