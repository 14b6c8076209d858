import type { words as english } from './plan.words.ts';

export const words: typeof english = {
  title: 'Plan y pagos',
  description: 'Su plan, lo que le queda, lo que se cobra después y sus pagos.',
  what: 'su plan',
  yourPlan: 'Su plan',
  plans: 'Lo que da cada plan',
  payments: 'Pagos',
  planAndPayments: 'Plan y pagos',
  planNamed: { free: 'Plan gratis', pro: 'Plan Credit Fix Pro' },
  tags: {
    granted: 'Se lo regalamos',
    active: 'Activo',
    ending: 'Cancelado, aún vigente',
    trial: 'Prueba gratis',
    trial_ending: 'Cancelado, prueba aún vigente',
    past_due: 'Pago vencido',
    waiting: 'Pro está en pausa',
  },

  left: (left, limit) =>
    left === 1
      ? `Le queda 1 de ${limit} ${limit === 1 ? 'carta' : 'cartas'}`
      : `Le quedan ${left} de ${limit} ${limit === 1 ? 'carta' : 'cartas'}`,
  comes: {
    renewal: (day) => `Se renueva el ${day}`,
    freeLetter: (day) => `Próxima carta el ${day}, con el plan gratis`,
    withPayment: 'Tendrá cartas nuevas cuando se haga el pago',
  },
  planComes: {
    renewal: (plan, day) => `${plan}, se renueva el ${day}`,
    freeLetter: (plan, day) => `${plan}, próxima carta el ${day}, con el plan gratis`,
    withPayment: (plan) => `${plan}, cartas nuevas cuando se haga el pago`,
  },

  proName: 'Credit Fix Pro:',
  price: (price) =>
    `${price} al mes. Se renueva cada mes hasta que usted cancele. Puede cancelar aquí cuando quiera, con un clic.`,
  priceAfterTrial: (price, days) =>
    `Gratis por ${days} días; después, ${price} al mes. Si cancela antes de que terminen los ${days} días, no paga nada. Se renueva cada mes hasta que usted cancele. Puede cancelar aquí cuando quiera, con un clic.`,

  free: 'El plan gratis no cuesta nada, y no hace falta tarjeta.',
  active: (amount, day) =>
    `El próximo pago, ${amount}, se cobra el ${day}. Pro se renueva cada mes hasta que usted cancele.`,
  ending: (day) =>
    `Pro sigue hasta el ${day}. No se cobra nada más, y después usted queda en el plan gratis.`,
  trial: (amount, day) =>
    `Su prueba gratis termina el ${day}. Ese día se cobran ${amount}, y después cada mes hasta que usted cancele. Si cancela antes, no paga nada.`,
  trialEnding: (day) =>
    `Su prueba gratis sigue hasta el ${day}. Usted no paga nada, y después queda en el plan gratis.`,
  grantedUntil: (day) =>
    `Las personas que administran este sitio le dieron Pro. No le cuesta nada y sigue hasta el ${day}. Después usted queda en el plan gratis.`,
  granted:
    'Las personas que administran este sitio le dieron Pro. No le cuesta nada y no tiene fecha de vencimiento.',

  upgrade: 'Pasar a Pro',
  openingPayment: 'Abriendo la página de pago…',
  portal: 'Administrar tarjeta y facturas',
  openingProvider: 'Abriendo la página del proveedor de pagos…',
  cancel: 'Cancelar Pro',
  canceling: 'Cancelando Pro…',
  keep: 'Conservar Pro',
  keeping: 'Conservando Pro…',

  pastDue: 'Su pago no se realizó',
  onHold: 'Pro está en pausa',
  updateCard: 'Actualizar mi tarjeta',
  unpaid:
    'Su último pago no se realizó, así que por ahora usted está en el plan gratis. Pro vuelve en cuanto un pago funcione.',
  allSafe: 'Sus cartas y borradores están a salvo.',
  refusedUntil: (amount, day) =>
    `Su banco no aceptó el pago de ${amount}, o quiere que usted lo confirme. Pro sigue hasta el ${day} mientras se vuelve a intentar el cobro. Después usted queda en el plan gratis.`,
  refused: (amount) =>
    `Su banco no aceptó el pago de ${amount}, o quiere que usted lo confirme. Se volverá a intentar el cobro en los próximos días.`,
  noneMeanwhile:
    'Tendrá cartas nuevas cuando el pago se haya realizado. Lo que usted ha escrito está a salvo.',
  leftMeanwhile: (left) =>
    left === 1
      ? 'Todavía puede usar la carta que le queda del período que pagó. Tendrá cartas nuevas cuando el pago se haya realizado. Lo que usted ha escrito está a salvo.'
      : `Todavía puede usar las ${left} cartas que le quedan del período que pagó. Tendrá cartas nuevas cuando el pago se haya realizado. Lo que usted ha escrito está a salvo.`,
};
