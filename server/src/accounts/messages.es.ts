import type * as english from './messages.ts';

export const accountsMessages: typeof english.accountsMessages = {
  linkSent: 'Revise su correo electrónico: allí está su enlace de acceso.',
  signedIn: 'Ya inició sesión.',
  profileSaved: 'Guardado. Las cartas nuevas empiezan con estos datos.',
  bothLinksSent:
    'Enviamos un enlace a las dos direcciones. Su correo electrónico cambia cuando se hayan usado los dos.',
  elsewhere: (maskedEmail) =>
    `Este enlace inicia la sesión de ${maskedEmail}. Se pidió en otro navegador o en otro dispositivo.`,
};

export const deviceNameMessages: typeof english.deviceNameMessages = {
  unknown: 'Un navegador',
  desktopApp: 'La aplicación de escritorio',
  chromebook: 'una Chromebook',
  mac: 'una Mac',
  on: (browser, system) => `${browser} en ${system}`,
};

export const emailChangeEmailMessages: typeof english.emailChangeEmailMessages = {
  approve: {
    subject: '¿Quiere cambiar su dirección de correo?',
    preview: 'Lo pidió alguien que inició sesión en su cuenta. Todavía no ha cambiado nada.',
    heading: '¿Una nueva dirección para su cuenta?',
    asked: (newEmail) =>
      `Alguien que inició sesión en su cuenta de Credit Fix pidió usar ${newEmail} para ella de ahora en adelante.`,
    ifYou:
      'Si fue usted, apruébelo aquí. Enviamos un segundo enlace a la nueva dirección. Su dirección cambia cuando se hayan usado los dos enlaces.',
    button: 'Aprobar la nueva dirección',
    works: (minutes) => `El enlace funciona durante ${minutes} minutos.`,
    notYou:
      '¿No fue usted? Entonces no presione el botón y nada cambia. Inicie sesión, abra Mi cuenta y cierre la sesión en cada navegador que no conozca.',
  },
  confirm: {
    subject: 'Confirme su nueva dirección de correo electrónico',
    preview: 'Alguien quiere usar esta dirección para su cuenta de Credit Fix.',
    heading: '¿Es esta su nueva dirección?',
    asked:
      'Alguien pidió usar esta dirección para su cuenta de Credit Fix. Si fue usted, confírmela aquí.',
    button: 'Confirmar esta dirección',
    bothLinks:
      'Enviamos un segundo enlace a la dirección que ha usado hasta ahora. Su dirección cambia cuando se hayan usado los dos enlaces.',
    works: (minutes) =>
      `El enlace funciona durante ${minutes} minutos. ¿No fue usted? Entonces puede borrar este correo y no pasa nada.`,
    reason: 'Recibe este correo porque alguien escribió esta dirección en Credit Fix.',
  },
  taken: {
    subject: 'Alguien escribió su dirección para otra cuenta',
    preview: 'No se cambió nada y usted no tiene que hacer nada.',
    heading: 'No se cambió nada',
    asked:
      'Alguien pidió usar esta dirección para otra cuenta de Credit Fix. Ya existe una cuenta con este buzón, o existió una, así que no se cambió nada. No le dijimos por qué.',
    nothingToDo: 'Usted no tiene que hacer nada. Si fue usted, inicie sesión con esta dirección.',
  },
  changed: {
    title: 'Su dirección de correo electrónico cambió',
    preview: (newEmail) => `Su cuenta ahora usa ${newEmail}.`,
    toOld: (newEmail) =>
      `Su cuenta de Credit Fix ahora usa ${newEmail}. Desde ahora los enlaces de acceso llegan allí, y esta dirección ya no abre la cuenta.`,
    toNew:
      'Su cuenta de Credit Fix ahora usa esta dirección. Desde ahora los enlaces de acceso y todos los demás correos llegan aquí.',
    signedOut:
      'Se cerró la sesión en todos los demás navegadores. Sus cartas y su plan siguen como estaban.',
    notYou:
      '¿No fue usted? Entonces escríbanos de inmediato por la página de contacto, y lo revisaremos con usted.',
  },
  alwaysSent:
    'Recibe este correo porque se trata de la seguridad de su cuenta. Estos correos se envían siempre.',
};

export const loginLinkEmailMessages: typeof english.loginLinkEmailMessages = {
  subject: 'Su enlace de acceso',
  preview: (minutes) => `Le permite iniciar sesión una vez, durante ${minutes} minutos.`,
  heading: 'Inicie sesión en Credit Fix',
  here: 'Aquí está el enlace de acceso que pidió. No necesita contraseña.',
  button: 'Iniciar sesión',
  orCode: 'O escriba este código en la pantalla donde lo pidió:',
  codeWorks: (minutes) =>
    `El código funciona durante ${minutes} minutos y solo allí. Nadie de Credit Fix se lo pedirá nunca.`,
  once: (minutes) =>
    `El enlace funciona una sola vez, durante ${minutes} minutos. Si pide otro correo, este deja de funcionar.`,
  notYou: '¿No lo pidió usted? Entonces puede borrar este correo. Nadie entra sin este correo.',
  reason:
    'Recibe este correo porque alguien escribió su dirección para iniciar sesión en Credit Fix.',
};

export const newSignInEmailMessages: typeof english.newSignInEmailMessages = {
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

export const passkeyEmailMessages: typeof english.passkeyEmailMessages = {
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
