import type { words as english } from './mail-charge.email.words.ts';

export const words: typeof english = {
  receipt: {
    subject: (price) => `Su recibo: ${price} por una carta enviada`,
    preview: (day) => `Pagado el ${day}.`,
    heading: 'Gracias. Aquí está su recibo',
    paidOn: 'Pagado el',
    price: 'Precio',
    fromCredit: 'De su crédito',
    fromCard: 'De su tarjeta',
    button: 'Ver la factura',
    oneLetter:
      'Este pago es por una carta. Lo cobramos después de que el servicio de correo aceptó la carta.',
    follow: 'Puede seguir la carta en su panel',
  },
  unpaid: {
    title: 'No se pudo cobrar el pago de su carta',
    preview: 'La carta va en camino de todos modos.',
    trouble: (amount, nextTry) =>
      `No se pudo cobrar el pago de ${amount} por su carta enviada. Muchas veces eso significa que una tarjeta venció o fue reemplazada. ${nextTry ? `Intentaremos cobrar su tarjeta otra vez el ${nextTry}.` : 'No intentaremos cobrar su tarjeta otra vez por nuestra cuenta.'}`,
    amount: 'Monto',
    onItsWay:
      'El servicio de correo tiene la carta, y va en camino de todos modos. Hasta que esto se pague, no podemos enviar otra carta por usted. Todavía puede escribir y descargar cartas.',
    payNow: 'Pagar ahora con esta u otra tarjeta',
    confirmSubject: 'Confirme el pago de su carta',
    confirmHeading: 'Su banco le pide que confirme el pago',
    confirmTrouble: (amount) =>
      `Su banco quiere que usted confirme el pago de ${amount} por su carta enviada. No se cobra nada hasta que lo haga.`,
    confirm: 'Confirmar el pago',
  },
  what: 'Concepto',
  help: 'Si algo de esto no está bien, escríbanos',
  reason:
    'Recibe este correo porque enviamos una carta por usted. Los correos sobre sus pagos se envían siempre.',
};
