import type { words as english } from './email-change.email.words.ts';

export const words: typeof english = {
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
