import type { words as english } from './email-frame.words.ts';

export const words: typeof english = {
  copyAddress: 'Si el botón no funciona, copie esta dirección en su navegador:',
  choose: 'Elija qué correos quiere recibir',
};
