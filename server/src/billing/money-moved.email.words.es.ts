import type { words as english } from './money-moved.email.words.ts';

export const words: typeof english = {
  refund: {
    subject: (amount) => `Le devolvimos ${amount}`,
    preview: 'Llega a su tarjeta en 5 a 10 días hábiles.',
    heading: (amount) => `Su reembolso de ${amount} va en camino`,
    paidBack: (amount, day) =>
      `Le devolvimos ${amount} de su pago del ${day}. Llega a la tarjeta o cuenta con la que pagó.`,
    wait: 'Los bancos suelen necesitar de 5 a 10 días hábiles para mostrarlo. No tiene que hacer nada.',
  },
  refundFailed: {
    subject: (amount) => `Su reembolso de ${amount} no le llegó`,
    preview: 'Escríbanos y buscaremos otra manera.',
    heading: 'Su reembolso no le llegó',
    sentBack: (amount, day) =>
      `Devolvimos ${amount} de su pago del ${day}, y el banco nos devolvió el dinero. Muchas veces eso significa que la tarjeta o la cuenta está cerrada.`,
    stillYours: 'El dinero sigue siendo suyo. Escríbanos y buscaremos otra manera de pagarle.',
    button: 'Escribirnos',
  },
  credit: {
    subject: (amount) => `Su crédito de ${amount} está de nuevo en su saldo`,
    preview: 'Había pagado una carta cuyo precio se devolvió.',
    heading: (amount) => `Su crédito de ${amount} está de nuevo en su saldo`,
    text: (amount) =>
      `Un crédito de su saldo había pagado ${amount} por una carta enviada. No cobramos ese envío, así que le devolvimos el crédito.`,
    what: 'Concepto',
    lowers: 'Reduce sus próximas facturas. No tiene que hacer nada.',
  },
  seePayments: 'Ver sus pagos',
  reason:
    'Recibe este correo porque hubo un movimiento de dinero. Estos correos los enviamos siempre.',
};
