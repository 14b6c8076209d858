import type { words as english } from './passkey.email.words.ts';

export const words: typeof english = {
  added: {
    subject: 'Se agregó una llave de acceso a su cuenta',
    preview: 'Desde ahora se puede usar para iniciar sesión.',
    heading: 'Se agregó una llave de acceso',
    text: 'Desde ahora esta llave de acceso sirve para iniciar sesión en su cuenta.',
  },
  removed: {
    subject: 'Se quitó una llave de acceso de su cuenta',
    preview: 'Ya no se puede usar para iniciar sesión.',
    heading: 'Se quitó una llave de acceso',
    text: 'Esta llave de acceso ya no sirve para iniciar sesión en su cuenta.',
  },
  passkey: 'Llave de acceso',
  notYou:
    '¿No fue usted? Inicie sesión con un enlace de acceso, abra Mi cuenta, quite las llaves de acceso que no conozca y cierre la sesión en sus otros navegadores.',
  reason:
    'Recibe este correo porque se trata de la seguridad de su cuenta. Estos correos los enviamos siempre.',
};
