import type { words as english } from './new-sign-in.email.words.ts';

export const words: typeof english = {
  title: 'Un nuevo inicio de sesión en su cuenta',
  preview: (device) => `${device}. Si fue usted, no tiene que hacer nada.`,
  opened: 'Su cuenta de Credit Fix se abrió en un navegador que no la había abierto antes.',
  when: 'Cuándo',
  easternTime: (moment) => `${moment}, hora del Este`,
  device: 'Dispositivo',
  ifYou: 'Si fue usted, no tiene que hacer nada.',
  ifNotYou:
    '¿No fue usted? Entonces inicie sesión, abra Mi cuenta y cierre la sesión en cada navegador que no conozca. Cambie también la contraseña de su correo electrónico: quien lee su correo puede obtener un enlace de acceso.',
  reason:
    'Recibe este correo porque se trata de la seguridad de su cuenta. Estos correos se envían siempre.',
};
