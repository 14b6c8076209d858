import type * as english from './messages.ts';

export const emailFrameMessages: typeof english.emailFrameMessages = {
  copyAddress: 'Si el botón no funciona, copie esta dirección en su navegador:',
  stop: 'No enviarme más estos correos',
  choose: 'Elija qué correos quiere recibir',
};
