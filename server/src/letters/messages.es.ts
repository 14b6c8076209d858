import { plural } from '@creditfix/shared/kernel';
import type * as english from './messages.ts';

export const letterReadyEmailMessages: typeof english.letterReadyEmailMessages = {
  title: 'Su carta está lista',
  preview: 'Imprímala, envíela por correo certificado y guarde la prueba.',
  waits: (reference) =>
    `Su carta ${reference} está firmada y le espera en su panel. Esto es lo que sigue:`,
  previewUnsigned: 'Imprímala, fírmela, envíela por correo certificado y guarde la prueba.',
  waitsUnsigned: (reference) =>
    `Su carta ${reference} está hecha y le espera en su panel. Todavía no está firmada. Esto es lo que sigue:`,
  print: (signedOnPaper) =>
    signedOnPaper
      ? 'Descargue la carta e imprima todas sus páginas. Fírmela a mano en la línea sobre su nombre.'
      : 'Descargue la carta e imprima todas sus páginas. Su firma ya está en ella.',
  steps: [
    'Envíela por correo certificado con acuse de recibo a la dirección impresa en la parte superior de la carta. La oficina de correos tiene los formularios.',
    'Guarde el recibo del envío y la tarjeta de acuse de recibo. Prueban cuándo se envió su carta y cuándo llegó.',
  ],
  button: 'Ir a mi panel',
  reason: 'Recibe este correo porque hizo una carta con Credit Fix.',
};

export const lettersMessages: typeof english.lettersMessages = {
  ready: (count) =>
    plural(count, { one: 'Su carta está lista.', other: 'Sus cartas están listas.' }),
  signedAndWaits: (count, day) =>
    plural(count, {
      one: `Su carta está firmada y guardada. Su contrato se puede cancelar hasta el final del ${day} y, por ley, no hacemos nada para usted antes. Hacemos la carta después de ese día y le avisamos por correo electrónico.`,
      other: `Sus cartas están firmadas y guardadas. Su contrato se puede cancelar hasta el final del ${day} y, por ley, no hacemos nada para usted antes. Hacemos las cartas después de ese día y le avisamos por correo electrónico.`,
    }),
  noBlockAsked:
    'La carta anterior no pidió ningún bloqueo. Pida primero el bloqueo, con su informe de robo de identidad en el sobre.',
  readWordingFirst: 'Lea primero la carta con el texto mejorado y fírmela después.',
  enclosuresMissing: (names) =>
    `Solo podemos enviar lo que usted sube. La carta enumera estos archivos, y no están aquí: ${names}. Súbalos o quítelos de la lista. Para agregarlos en papel, imprima la carta y envíela por su cuenta.`,
  nothingNewBefore: (date) =>
    `Si repite tan pronto los mismos hechos, pueden dejar su carta de lado. Puede enviarla de nuevo desde el ${new Date(`${date}T00:00:00Z`).toLocaleDateString('es', { dateStyle: 'long', timeZone: 'UTC' })}. Para enviarla antes, agregue algo nuevo: una fecha, una suma, otra respuesta u otra copia. No basta con más palabras.`,
  copyTwice: 'Esta copia ya está en la lista.',
  markAstray: 'Esta marca está en una página que no va con la carta. Quítela o márquela de nuevo.',
  enclosureGone: 'Esta copia ya no está aquí. Agréguela de nuevo.',
};

export const nudgeEmailMessages: typeof english.nudgeEmailMessages = {
  draftWaits: {
    subject: 'Su borrador sigue aquí',
    preview: 'Siga donde se quedó, cuando usted quiera.',
    heading: 'Su borrador sigue aquí',
    text: (begunOn) =>
      `El ${begunOn} usted empezó una carta y todavía no la ha firmado. Lo que escribió está guardado, y puede seguir donde se quedó.`,
    button: 'Seguir con mi carta',
    orNot: 'Si ya no la necesita, puede borrarla en su panel. No tiene que hacer nada.',
    once: 'Le escribimos sobre este borrador una sola vez.',
  },
  mailCheck: {
    subject: (count) =>
      plural(count, { one: '¿Ya envió su carta?', other: '¿Ya envió sus cartas?' }),
    preview: 'Si ya la envió, díganos qué día, y seguimos el plazo para la respuesta.',
    text: (count) =>
      plural(count, {
        one: 'Usted descargó una carta para enviarla por su cuenta. No podemos ver si ya está en el correo.',
        other:
          'Usted descargó estas cartas para enviarlas por su cuenta. No podemos ver si ya están en el correo.',
      }),
    letters: (count) => plural(count, { one: 'Carta', other: 'Cartas' }),
    downloadedOn: 'Fecha de descarga',
    todo: (count) => [
      plural(count, {
        one: 'Si ya está en el correo, díganos qué día. Desde entonces seguimos el plazo para la respuesta.',
        other:
          'Si ya están en el correo, díganos qué día. Desde entonces seguimos el plazo para la respuesta.',
      }),
      plural(count, {
        one: 'Si no, imprímala y envíela cuando pueda. El correo certificado le da prueba de que llegó.',
        other:
          'Si no, imprímalas y envíelas cuando pueda. El correo certificado le da prueba de que llegaron.',
      }),
      plural(count, {
        one: 'Si decidió no enviarla, no tiene que hacer nada.',
        other: 'Si decidió no enviarlas, no tiene que hacer nada.',
      }),
    ],
    button: (count) =>
      plural(count, { one: 'Decirnos cuándo la envió', other: 'Decirnos cuándo las envió' }),
    once: 'Le preguntamos sobre esto una sola vez.',
  },
  reason: 'Recibe este correo porque empezó o hizo una carta con Credit Fix.',
};
