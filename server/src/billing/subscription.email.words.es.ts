import type { words as english } from './subscription.email.words.ts';

export const words: typeof english = {
  trialStarted: {
    subject: 'Comenzó su prueba gratis de Credit Fix Pro',
    preview: (end) => `Es gratis hasta el ${end}.`,
    heading: 'Comenzó su prueba gratis',
    have: (end) => `Usted tiene Credit Fix Pro hasta el ${end}, y no se le ha cobrado nada.`,
    freeUntil: 'Gratis hasta el',
    thenPerMonth: 'Después, por mes',
    plusTax: (price) => `${price} más impuestos donde correspondan`,
    firstCharge: 'Primer cobro',
    weWrite:
      'Le escribiremos antes de que termine la prueba. Puede cancelar con un clic en Mi cuenta. Si cancela antes de que termine, no paga nada.',
  },
  trialEnds: {
    subject: (end) => `Su prueba gratis termina el ${end}`,
    preview: (name, price) => `Después, ${name} cuesta ${price} por mes.`,
    heading: 'Su prueba gratis termina pronto',
    ends: (name, end, price) =>
      `Su prueba gratis de ${name} termina el ${end}. Ese día cobramos a su tarjeta ${price} por el primer mes, más impuestos donde correspondan, y después cada mes hasta que usted cancele.`,
    keep: '¿Quiere conservar Pro? Entonces no tiene que hacer nada. Si no, cancele antes de ese día y no paga nada.',
    button: 'Conservar o cancelar Pro',
  },
  canceled: {
    subject: 'Su suscripción a Pro está cancelada',
    preview: (end, charged) => `Conserva Pro hasta el ${end}. ${charged}`,
    heading: 'Su suscripción está cancelada',
    text: (charged) => `Cancelamos su suscripción a Credit Fix Pro como lo pidió. ${charged}`,
    canBeTaken:
      'Todavía se puede cobrar el pago del mes que acaba de empezar. Después no se cobra nada.',
    nothingMore: 'No se cobrará nada más.',
    keepUntil: 'Conserva Pro hasta el',
    after:
      'Después pasa al plan Gratis: una carta por mes, con descarga en PDF. Sus cartas se quedan en su cuenta. Si cambia de opinión antes de ese día, un clic le devuelve Pro.',
  },
  ended: {
    subject: 'Su suscripción a Pro terminó',
    previewPro: 'Usted todavía tiene Pro. No se cobrará nada más por esta suscripción.',
    previewFree: 'Ahora está en el plan Gratis. No se cobrará nada más.',
    heading: 'Su suscripción terminó',
    text: 'Su suscripción a Credit Fix Pro terminó. No se cobrará nada más por ella.',
    textUnpaid:
      'No se pudo cobrar su pago, así que su suscripción a Credit Fix Pro terminó. No se cobrará nada más por ella.',
    stillPro:
      'Usted todavía tiene Pro por otra vía, y la página de su plan dice hasta cuándo. Sus cartas se quedan en su cuenta.',
    nowFree:
      'Ahora está en el plan Gratis: una carta por mes, con descarga en PDF. Sus cartas se quedan en su cuenta, y puede volver a Pro en cualquier momento.',
  },
  seePlan: 'Ver su plan',
  reason:
    'Recibe este correo por su suscripción a Credit Fix Pro. Los correos sobre sus pagos se envían siempre.',
};
