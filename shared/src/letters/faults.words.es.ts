import type { words as english } from './faults.words.ts';

/** What is said beside an answer that is missing or does not fit, in Spanish. */
export const words: typeof english = {
  address: 'Dé la dirección de la empresa. Muchas veces está impresa en su informe de crédito.',
  oneItem: 'Una carta de este tipo trata de un solo dato. Empiece otra carta para el otro.',
  theftAlone:
    'El robo de identidad necesita una carta aparte. Ponga los demás datos en una segunda carta.',
  stranger: 'Esta respuesta no corresponde a esta carta. Quítela.',
  missing: {
    choice: 'Elija una respuesta.',
    date: 'Escriba esta fecha.',
    money: 'Escriba este monto.',
    text: 'Responda esta pregunta.',
  },
  money: 'Escriba un monto como 812.40.',
  date: 'Escriba una fecha que exista.',
  dateAhead: 'Esta fecha todavía no ha llegado. Revísela.',
  month: 'Escriba un mes y un año.',
  monthAhead: 'Este mes todavía no ha llegado. Revíselo.',
  yesNo: 'Elija sí o no.',
  notListed: 'Elija una respuesta de la lista.',
  noLongerListed: 'Una de estas opciones ya no está en la lista. Elija de nuevo.',
  tooLong: (most) => `No pase de ${most} caracteres.`,
  tooShort: (fewest) => `Diga un poco más, con al menos ${fewest} caracteres.`,
  numbers: {
    reportNumber: {
      ssn: 'Esto parece un número de Seguro Social. Escriba el número del informe o déjelo en blanco.',
      signs: 'Escriba el número del informe solo con letras, dígitos y guiones.',
    },
    earlierReference: {
      ssn: 'Esto parece un número de Seguro Social. Escriba la referencia de su carta o déjelo en blanco.',
      signs: 'Escriba la referencia de su carta solo con letras, dígitos y guiones.',
    },
    trackingNumber: {
      ssn: 'Esto parece un número de Seguro Social. Escriba el número de seguimiento o déjelo en blanco.',
      signs: 'Escriba el número de seguimiento solo con letras, dígitos y guiones.',
    },
  },
  birth: {
    ahead: 'Esta fecha de nacimiento está en el futuro. Revísela, por favor.',
    minor:
      'Según esta fecha, usted tiene menos de 18 años. No podemos escribir esta carta para un menor. El padre, la madre o el tutor puede escribir a cada agencia de crédito sobre un menor, con prueba de quién es; IdentityTheft.gov (robodeidentidad.gov) explica cómo.',
    tooLongAgo: 'Esta fecha de nacimiento es de hace más de 120 años. Revise el año, por favor.',
  },
  before: (day) => `Este día es anterior al ${day}. Revise las dos fechas.`,
  lastBeforeFirst: 'El último mes atrasado es anterior al primero. Revise los dos.',
  disputeByFarAhead: 'Esta fecha está muy lejos. Un aviso suele dar alrededor de un mes. Revísela.',
  alertWithoutReport:
    'Una alerta de siete años necesita las páginas de su informe y de una prueba de quién es usted. Agregue ambas o elija un año.',
  reportWithoutIdentity:
    'Con su informe, la ley también pide una prueba de quién es usted. Marque también una identificación con foto u otra prueba.',
  alertWithoutIdentity:
    'Una alerta de fraude necesita las páginas de una prueba de quién es usted. Agregue una identificación con foto u otra prueba, o deje la alerta para después: una llamada a la agencia la activa de inmediato.',
  recordsWithoutIdentity:
    'La empresa da sus registros solo a quien muestra quién es. Agregue las páginas de una identificación con foto u otra prueba, o elija que no.',
  bothProofs: 'Marque una prueba de quién es usted y un comprobante de su domicilio.',
  sameFigure: 'Es la misma cifra que muestra el informe. Revise las dos.',
  sameDate: 'Es la misma fecha que muestra el informe. Revise las dos.',
  dueDate:
    'Esta fecha de vencimiento no corresponde al mes que aparece como atrasado. Revise los dos.',
  paidTooEarly: 'Es más de tres meses antes de que venciera el pago. Revise las dos fechas.',
  paidNothing: 'Escriba el monto que se pagó; no puede ser cero.',
  offerNothing: 'Ofrezca más de cero.',
  offerTooHigh: 'Su oferta es mayor que el monto que piden. Revise los dos.',
  vague:
    'Diga en una o dos frases, en inglés, qué está mal, por qué y desde cuándo (al menos 40 caracteres). Una disputa vaga se puede descartar.',
};
