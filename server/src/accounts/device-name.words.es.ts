import type { words as english } from './device-name.words.ts';

export const words: typeof english = {
  unknown: 'Un navegador',
  desktopApp: 'La aplicación de escritorio',
  chromebook: 'una Chromebook',
  mac: 'una Mac',
  on: (browser, system) => `${browser} en ${system}`,
};
