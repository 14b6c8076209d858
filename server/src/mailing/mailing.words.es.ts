import type { words as english } from './mailing.words.ts';

export const words: typeof english = {
  sentAtOnce: 'Su carta va en camino al servicio de correo.',
  sentLater: (minutes) =>
    minutes === 1
      ? 'Su carta sale en un minuto. Hasta entonces puede cancelar el envío.'
      : `Su carta sale en ${minutes} minutos. Hasta entonces puede cancelar el envío.`,
  nothingToTakeBack: (why, whatToDo) => `No hay nada que cancelar. ${why} ${whatToDo}`,
  takenBack: 'El envío se canceló. No se cobra nada.',
  askedBack:
    'Acabamos de pedirle al servicio de correo que acepte esta carta, y todavía no ha contestado. En cuanto lo haga cancelaremos el envío, si todavía es posible.',
  addressUnknown: 'El Servicio Postal no conoce esta dirección.',
  senderUnknown:
    'El Servicio Postal no conoce su dirección. No se firmó nada. Revísela, o escriba la carta paso a paso: allí puede insistir en usarla.',
  fullName: 'Escriba su nombre y sus apellidos.',
  stillToCome: (upTo) => `Ese día todavía no ha llegado. Indique un día hasta el ${upTo}.`,
  tooEarly: (from) => `Esa fecha es demasiado temprana. Indique un día a partir del ${from}.`,
  trackingNumber:
    'Un número de seguimiento de USPS tiene de 20 a 22 dígitos, o 13 caracteres, como EA123456789US. Está en su recibo.',
  whichBureau: 'Indique a qué agencia la envió.',
};
