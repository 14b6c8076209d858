/** Browsers and systems keep their names; these are the words around them. */
export const words = {
  unknown: 'A browser',
  desktopApp: 'The desktop app',
  chromebook: 'a Chromebook',
  mac: 'a Mac',
  on: (browser: string, system: string) => `${browser} on ${system}`,
};
