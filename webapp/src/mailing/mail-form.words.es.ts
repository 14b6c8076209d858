import type { words as english } from './mail-form.words.ts';

export const words: typeof english = {
  form: {
    mailOne: 'Envíe su carta',
    mailSeveral: 'Envíe sus cartas',
    waitingForCheck: 'Esperando la verificación contra robots de arriba.',
    mailing: 'Enviando…',
  },
  deed: {
    one: 'Enviar mi carta',
    other: 'Enviar la otra carta',
    several: (count) => `Enviar mis ${count} cartas`,
    withPrice: (deed, price) => `${deed}, ${price}`,
  },
  classes: {
    which: '¿Qué tipo de correo?',
    each: (price) => `${price} cada una`,
    whenRight: {
      certified:
        'Es lo indicado para la mayoría de las cartas. USPS registra el día en que llega, y ese día empieza el plazo para responder.',
      certified_return_receipt:
        'Lo mismo, y además usted recibe una imagen de la firma. Es lo indicado si alguien pudiera decir que nunca llegó.',
      first_class:
        'Correo ordinario. Nada prueba que llegó, así que elíjalo solo donde ninguna fecha límite dependa de ello.',
    },
    days: (mailed, arrives) => `Se envía ${mailed} y llega aproximadamente ${arrives}.`,
    paper: (pages, sheets) => {
      const letter = pages === 1 ? '1 página' : `${pages} páginas`;
      return `${letter} en ${sheets === 1 ? '1 hoja' : `${sheets} hojas`}.`;
    },
    paperWithBarcode: (pages, sheets) =>
      `${pages === 1 ? '1 página' : `${pages} páginas`}, ${sheets} hojas con la del código de barras.`,
  },
  envelope: {
    one: 'El sobre',
    several: 'Los sobres',
    from: 'De',
    to: 'Para',
    fixed:
      'Esta es la dirección que la agencia da para las disputas por correo. Está fija, para que nadie la escriba mal.',
    fixedSeveral:
      'Estas son las direcciones que las agencias dan para las disputas por correo. Están fijas, para que nadie las escriba mal.',
    asked: 'Antes de enviar algo, le preguntamos a USPS si conoce la dirección.',
  },
  to: {
    title: 'Adónde va',
    hint: 'Esto cambia el sobre. La carta queda como usted la firmó.',
    deed: 'Cambiar adónde va',
  },
  from: {
    title: 'Su dirección de remitente',
    hint: 'Esto cambia el sobre. Las respuestas van a la dirección de su carta, que queda como usted la firmó.',
    deed: 'Cambiar mi dirección de remitente',
  },
  check: {
    deed: 'Comprobar esta dirección',
    asking: 'Preguntando a USPS…',
    asEntered: 'Se usa como usted la escribió.',
    asUspsWrites: 'Escrita como la escribe USPS.',
  },
  choice: {
    name: 'Qué dice USPS',
    entered: 'Como usted la escribió',
    keepEntered: 'Usar como la escribí',
    usps: 'Como la escribe USPS',
    takeUsps: 'Usar esta',
  },
  fields: {
    name: 'Nombre',
    line1: 'Calle o apartado postal (P.O. box)',
    line2: 'Apartamento o unidad',
    city: 'Ciudad',
    state: 'Estado',
    choose: 'Elija',
    zip: 'Código postal',
  },
  afterwards: {
    heading: 'Qué pasa después',
    rightAway: 'Enseguida',
    printed: 'Se imprime exactamente como usted la firmó y se entrega a USPS.',
    arrives: 'Debería llegar. Puede seguirla aquí, y le escribimos cuando llegue.',
    price: 'El precio',
    atOnce: 'Va de inmediato al servicio de correo.',
    held: (minutes) =>
      `Espera aquí ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}. Puede cancelar el envío hasta entonces.`,
  },
  charge: {
    notHere: 'Aquí no se cobra nada.',
    nothing: 'No se cobra nada.',
    later: (price) =>
      `Se cobran ${price} a su tarjeta cuando el servicio de correo haya aceptado la carta. Si cancela el envío antes, no paga nada.`,
  },
};
