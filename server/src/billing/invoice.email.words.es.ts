import type { words as english } from './invoice.email.words.ts';

export const words: typeof english = {
  receipt: {
    subject: (amount, name) => `Su recibo: ${amount} por ${name}`,
    preview: (day) => `Pagado el ${day}.`,
    heading: 'Gracias. Aquí está su recibo',
    what: 'Concepto',
    paidOn: 'Pagado el',
    amount: 'Monto',
    button: 'Ver la factura',
    renews: 'Pro se renueva cada mes hasta que usted cancele.',
    cancel: 'Puede cancelar con un clic en Mi cuenta',
  },
  pastDue: {
    subject: 'No se pudo cobrar su pago de Credit Fix Pro',
    preview: (day) => `Usted conserva Pro hasta el ${day} mientras esto se resuelve.`,
    heading: 'No se pudo cobrar su pago',
    refused: (amount, name, nextTry) =>
      `Su banco no aceptó el pago de ${amount} por ${name}. Muchas veces eso significa que una tarjeta venció o fue reemplazada. ${nextTry ? `Intentaremos cobrar su tarjeta otra vez el ${nextTry}.` : 'No intentaremos cobrar su tarjeta otra vez por nuestra cuenta.'}`,
    keep: (day) =>
      `Usted conserva Pro hasta el ${day}. Hasta entonces puede usar las cartas que le quedan del período que pagó. Tendrá cartas nuevas cuando el pago se haya hecho.`,
    after: (day) =>
      `Si no se ha hecho para el ${day}, usted pasa al plan Gratis hasta que se haga. Sus cartas se quedan en su cuenta.`,
    payNow: 'Pagar ahora con esta u otra tarjeta',
    updateCard: 'Actualizar su tarjeta',
  },
  confirm: {
    subject: 'Confirme su pago de Credit Fix Pro',
    preview: 'Su banco le pide que lo confirme.',
    heading: 'Su banco le pide que confirme el pago',
    asks: (name, amount) =>
      `Para renovar ${name}, su banco quiere que usted confirme el pago de ${amount}. No se cobra nada hasta que lo haga.`,
    button: 'Confirmar el pago',
  },
  changeCard: 'Puede cambiar su tarjeta, o cancelar, en Mi cuenta',
  reason:
    'Recibe este correo por un pago de Credit Fix Pro. Los correos sobre sus pagos se envían siempre.',
};
