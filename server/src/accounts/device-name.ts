/**
 * What a person would call the browser that they used ("Chrome on Windows"), from what it says about itself. Browsers say
 * little and claim to be each other, so the more special name is looked for first, and nothing but words is made of it.
 */

const UNKNOWN = 'A browser';

/** Browsers say about 200. Whoever writes what they like could write 15,000 that these patterns read again and again. */
export const LONGEST_USER_AGENT = 400;

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\/|\bEdge\//, 'Edge'],
  [/\bOPR\/|\bOpera\b|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bElectron\//, 'The desktop app'],
  [/\bCriOS\/|\bHeadlessChrome\/|\bChrom(?:e|ium)\//, 'Chrome'],
  // Last: nearly every browser also says Safari.
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

export function deviceName(userAgent: string): string {
  const said = userAgent.slice(0, LONGEST_USER_AGENT);
  const browser = nameIn(said, BROWSERS);
  const system = nameIn(said, SYSTEMS);
  if (!browser) return system ? `${UNKNOWN} on ${system}` : UNKNOWN;
  return system ? `${browser} on ${system}` : browser;
}

function nameIn(text: string, names: readonly (readonly [RegExp, string])[]): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1];
}
