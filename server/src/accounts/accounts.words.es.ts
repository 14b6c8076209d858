import type { words as english } from './accounts.words.ts';

export const words: typeof english = {
  linkSent: 'Revise su correo electrónico: allí está su enlace de acceso.',
  signedIn: 'Ya inició sesión.',
  profileSaved: 'Guardado. Las cartas nuevas empiezan con estos datos.',
  bothLinksSent:
    'Enviamos un enlace a las dos direcciones. Su correo electrónico cambia cuando se hayan usado los dos.',
  elsewhere: (maskedEmail) =>
    `Este enlace inicia la sesión de ${maskedEmail}. Se pidió en otro navegador o en otro dispositivo.`,
};
