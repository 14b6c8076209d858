import { plural } from '@creditfix/shared/kernel';
import type * as english from './messages.ts';

export const billingMessages: typeof english.billingMessages = {
  laterToday: 'más tarde hoy mismo',
  from: (day) => `a partir del ${day}`,
  tooFewThisMonth: (wanted, left, when) =>
    plural(left, {
      one: `Son ${wanted} cartas, y le queda 1 este mes. Su borrador está guardado. Elija menos agencias de crédito ahora, o haga las demás ${when}.`,
      other: `Son ${wanted} cartas, y le quedan ${left} este mes. Su borrador está guardado. Elija menos agencias de crédito ahora, o haga las demás ${when}.`,
    }),
  tooFewThisPeriod: (wanted, left, when) =>
    plural(left, {
      one: `Son ${wanted} cartas, y le queda 1 en este período de facturación. Su borrador está guardado. Elija menos agencias de crédito ahora, o haga las demás ${when}.`,
      other: `Son ${wanted} cartas, y le quedan ${left} en este período de facturación. Su borrador está guardado. Elija menos agencias de crédito ahora, o haga las demás ${when}.`,
    }),
  noneThisPeriod: (limit, when) =>
    `Ya usó las ${limit} cartas de este período de facturación, que es el uso razonable de Credit Fix Pro. Su borrador está guardado. Puede hacer la próxima carta ${when}.`,
  noneThisMonth: (when) =>
    `Ya usó su única carta de este mes. Su borrador está guardado. Puede hacer la próxima carta ${when}.`,
  noneAfterPro: (when) =>
    `Ya usó su única carta de este mes. Las cartas que hizo con Credit Fix Pro este mes también cuentan. Su borrador está guardado. Puede hacer la próxima carta ${when}.`,
  orPro: (letters, price) =>
    `O elija Credit Fix Pro: ${letters} cartas al mes por ${price}; puede cancelar cuando quiera.`,
  orProAfterwards: (letters, fee, most) =>
    `O elija Credit Fix Pro: hasta ${letters} cartas al mes, ${fee} por cada carta terminada y como máximo ${most} al mes, que se pagan después. Puede cancelar cuando quiera.`,

  paymentOpen:
    'Usted ya tiene una suscripción a Pro, y su pago está pendiente. Páguelo o cambie su tarjeta con «Administrar tarjeta y facturas». Ahora no se cobró nada.',
  proForFree: 'Usted ya tiene Pro, y no le cuesta nada. No se cobró nada.',
  proForFreeUntil: (day) =>
    `Usted ya tiene Pro, y no le cuesta nada. No se cobró nada. Puede suscribirse cuando termine, el ${day}.`,
  noAnswer:
    'Nuestro proveedor de pagos no respondió, así que todavía no sabemos si esto funcionó. No se cobró nada. Vuelva a cargar esta página en unos minutos. Si no ve ningún cambio, inténtelo de nuevo.',

  holdNote:
    'Su banco reserva esta cantidad ahora. La cobramos solo después de que el servicio de correo acepte su carta, y la liberamos si la carta no se envía.',
  proPeriod: (from, until) => `Credit Fix Pro, del ${from} al ${until}`,
  letters: (count) =>
    plural(count, {
      one: '1 carta hecha con Credit Fix Pro',
      other: `${count} cartas hechas con Credit Fix Pro`,
    }),
  letter: (reference) => `Carta ${reference}, hecha`,
  mailing: (reference, mailClass) => `Envío de la carta ${reference} por ${mailClass}`,
};

export const invoiceEmailMessages: typeof english.invoiceEmailMessages = {
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
      `Usted conserva Pro hasta el ${day}. Hasta entonces puede usar las cartas que le quedan. Tendrá cartas nuevas cuando el pago se haya hecho.`,
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
      `Su banco quiere que usted confirme el pago de ${amount} de ${name}. No se cobra nada hasta que lo haga.`,
    button: 'Confirmar el pago',
  },
  changeCard: 'Puede cambiar su tarjeta, o cancelar, en Mi cuenta',
  reason:
    'Recibe este correo por un pago de Credit Fix Pro. Los correos sobre sus pagos se envían siempre.',
};

export const mailChargeEmailMessages: typeof english.mailChargeEmailMessages = {
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
  released: {
    subject: (amount) => `No se le cobró: se liberaron ${amount}`,
    preview: 'La carta no se envió con este pago.',
    heading: 'No se cobró nada a su tarjeta',
    text: (amount) =>
      `Su banco tenía reservados ${amount} para una carta. La carta no se envió con este pago, así que le dijimos a su banco que libere el dinero. No se cobró nada.`,
    bank: 'Algunos bancos muestran la cantidad reservada unos días más antes de quitarla.',
    button: 'Ver sus cartas',
    reason:
      'Recibe este correo porque pagó un solo envío. Los correos sobre sus pagos se envían siempre.',
  },
  what: 'Concepto',
  help: 'Si algo de esto no está bien, escríbanos',
  reason:
    'Recibe este correo porque enviamos una carta por usted. Los correos sobre sus pagos se envían siempre.',
};

export const moneyMovedEmailMessages: typeof english.moneyMovedEmailMessages = {
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

export const planEmailsMessages: typeof english.planEmailsMessages = {
  granted: {
    title: (plan) => `Ahora usted tiene ${plan}`,
    preview: (letters) => `Puede hacer ${letters} cartas por mes. No le cuesta nada.`,
    given: (plan) =>
      `Le dimos ${plan} a su cuenta. No le cuesta nada y no necesitamos una tarjeta.`,
    until: (letters, day) =>
      `Puede hacer ${letters} cartas por mes. Dura hasta el ${day}, ese día incluido. Después su cuenta vuelve sola al plan Gratis.`,
    forGood: (letters) => `Puede hacer ${letters} cartas por mes. No tiene fecha de vencimiento.`,
  },
  ended: {
    title: (plan) => `Su ${plan} terminó`,
    preview: 'Su cuenta está en el plan Gratis. Sus cartas se quedan donde están.',
    text: (plan) =>
      `El ${plan} que le dimos terminó, y su cuenta está en el plan Gratis. No se cobró nada y no se cobrará nada.`,
    lettersStay:
      'Sus cartas y borradores se quedan donde están. Puede hacer una carta por mes calendario. Una carta que ya haya hecho este mes también cuenta.',
  },
  seePlan: 'Ver su plan',
  reason:
    'Recibe este correo porque algo cambió en su plan. Estos correos los enviamos siempre, para que sepa cómo está.',
};

export const referralEmailMessages: typeof english.referralEmailMessages = {
  title: (amount) => `Usted ganó un crédito de ${amount}`,
  preview: 'Un amigo a quien invitó comenzó con Credit Fix Pro.',
  paid: (amount) =>
    `Un amigo a quien invitó pagó Credit Fix Pro por primera vez. Gracias. Pusimos un crédito de ${amount} en su saldo con nosotros.`,
  perMonth: (price) => `${price} por mes`,
  lowers: (price) =>
    `No tiene que hacer nada. El crédito reduce sus próximas facturas, de Pro y de cartas enviadas, hasta que se acabe. Si está en el plan Gratis, el crédito espera y reduce sus facturas cuando elija Pro, que cuesta ${price}.`,
  button: 'Ver sus invitaciones',
  each: (reward) => `Gana ${reward} por cada amigo. No le decimos qué amigo fue.`,
  reason:
    'Recibe este correo porque compartió su enlace de invitación. Puede desactivar los correos sobre invitaciones en Mi cuenta.',
};

export const subscriptionEmailMessages: typeof english.subscriptionEmailMessages = {
  perLetter: (fee, most) =>
    `${fee} por cada carta hecha, como máximo ${most} al mes, que se pagan al final del mes`,
  trialStarted: {
    subject: 'Comenzó su prueba gratis de Credit Fix Pro',
    preview: (end) => `Es gratis hasta el ${end}.`,
    heading: 'Comenzó su prueba gratis',
    have: (end) => `Usted tiene Credit Fix Pro hasta el ${end}, y no se le ha cobrado nada.`,
    freeUntil: 'Gratis hasta el',
    thenPerMonth: 'Después, por mes',
    thenForLetters: 'Después',
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
    endsAfterwards: (name, end, price) =>
      `Su prueba gratis de ${name} termina el ${end}. Ese día no se cobra nada. Después las cartas cuestan: ${price}.`,
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
    finishedOnes: 'Ese día paga las cartas que estén hechas hasta entonces, y nada después.',
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
    finishedOnes:
      'Su suscripción a Credit Fix Pro terminó. Ahora se cobran las cartas que se hicieron hasta entonces, y nada después.',
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

export const contractEmailMessages: typeof english.contractEmailMessages = {
  signed: {
    title: 'Firmó un contrato para Credit Fix Pro',
    preview: (day) => `Puede cancelarlo hasta el final del ${day}.`,
    copies:
      'Sus copias están listas: el contrato con dos formularios para cancelarlo y la declaración de sus derechos. Ábralas y guárdelas.',
    cancel: (day) =>
      `Puede cancelar el contrato hasta el final del ${day}, sin dar motivos y sin pagar nada. Basta un clic en la página de su contrato.`,
    waits: (day) =>
      `Por ley no hacemos nada para usted antes de que pasen esos días. Ya puede escribir y firmar cartas. Las hacemos después del ${day}.`,
    button: 'Ver su contrato',
  },
  cancelled: {
    title: 'Su contrato está cancelado',
    preview: 'No debe nada y no se cobrará nada.',
    text: (day) =>
      `El ${day} canceló su contrato para Credit Fix Pro. No debe nada y no se cobrará nada.`,
    letters:
      'Las cartas que esperaban no se hicieron. Sus textos vuelven a ser borradores en su cuenta. Con el plan Gratis puede hacer una carta cada mes.',
    button: 'Ver su plan',
  },
  reason:
    'Recibe este correo por su contrato para Credit Fix Pro. Los correos sobre contratos siempre se envían.',
};

export const letterGivenEmailMessages: typeof english.letterGivenEmailMessages = {
  subject: 'Tiene una carta más',
  preview: 'Agregamos una carta a su cuenta. No le cuesta nada.',
  text: (renewsOn) =>
    `Agregamos una carta a su cuenta. No le cuesta nada. Puede escribirla hasta el ${renewsOn}, cuando de todos modos su plan le da cartas nuevas.`,
  button: 'Escribir una carta',
  reason: 'Recibe este correo porque nuestro equipo de ayuda le dio una carta más a su cuenta.',
};
