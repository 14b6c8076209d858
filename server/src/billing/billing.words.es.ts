import type { words as english } from './billing.words.ts';

export const words: typeof english = {
  laterToday: 'más tarde hoy mismo',
  from: (day) => `a partir del ${day}`,
  tooFewThisMonth: (wanted, left, when) =>
    left === 1
      ? `Son ${wanted} cartas, y le queda 1 este mes. Su borrador está guardado. Elija menos agencias de crédito ahora, o haga las demás ${when}.`
      : `Son ${wanted} cartas, y le quedan ${left} este mes. Su borrador está guardado. Elija menos agencias de crédito ahora, o haga las demás ${when}.`,
  tooFewThisPeriod: (wanted, left, when) =>
    left === 1
      ? `Son ${wanted} cartas, y le queda 1 en este período de facturación. Su borrador está guardado. Elija menos agencias de crédito ahora, o haga las demás ${when}.`
      : `Son ${wanted} cartas, y le quedan ${left} en este período de facturación. Su borrador está guardado. Elija menos agencias de crédito ahora, o haga las demás ${when}.`,
  noneThisPeriod: (limit, when) =>
    `Ya usó las ${limit} cartas de este período de facturación, que es el uso razonable de Credit Fix Pro. Su borrador está guardado. Puede hacer la próxima carta ${when}.`,
  noneThisMonth: (when) =>
    `Ya usó su única carta de este mes. Su borrador está guardado. Puede hacer la próxima carta ${when}.`,
  noneAfterPro: (when) =>
    `Ya usó su única carta de este mes. Las cartas que hizo con Credit Fix Pro este mes también cuentan. Su borrador está guardado. Puede hacer la próxima carta ${when}.`,
  orPro: (letters, price) =>
    `O elija Credit Fix Pro: ${letters} cartas al mes por ${price}; puede cancelar cuando quiera.`,

  paymentOpen:
    'Usted ya tiene una suscripción a Pro, y su pago está pendiente. Páguelo o cambie su tarjeta con «Administrar tarjeta y facturas». Ahora no se cobró nada.',
  proForFree: 'Usted ya tiene Pro, y no le cuesta nada. No se cobró nada.',
  proForFreeUntil: (day) =>
    `Usted ya tiene Pro, y no le cuesta nada. No se cobró nada. Puede suscribirse cuando termine, el ${day}.`,
  noAnswer:
    'Nuestro proveedor de pagos no respondió, así que todavía no sabemos si esto funcionó. No se cobró nada. Vuelva a cargar esta página en unos minutos. Si no ve ningún cambio, inténtelo de nuevo.',

  proPeriod: (from, until) => `Credit Fix Pro, del ${from} al ${until}`,
  mailing: (reference, mailClass) => `Envío de la carta ${reference} por ${mailClass}`,
};
