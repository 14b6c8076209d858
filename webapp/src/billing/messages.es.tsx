import { plural } from '@creditfix/shared/kernel';
import type * as english from './messages.tsx';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '#webapp/kit/index.ts';

const friends = (count: number) =>
  plural(count, {
    one: '1 amigo ha iniciado sesión con su enlace',
    other: `${count} amigos han iniciado sesión con su enlace`,
  });

export const inviteMessages: typeof english.inviteMessages = {
  title: 'Invitar a alguien',
  description: 'Su enlace personal de invitación, cómo funciona y qué resultados ha tenido.',
  what: 'su enlace de invitación',
  how: 'Cómo funciona',
  steps: (reward) => [
    'Un amigo que todavía no tiene cuenta aquí abre su enlace e inicia sesión.',
    'Escribe sus cartas como cualquier persona. Usted nunca ve quién es ni qué escribe.',
    `Después del primer pago de Pro de su amigo, usted recibe ${reward} de crédito. Se descuenta solo de sus próximas facturas de Pro.`,
  ],
  limits:
    'El crédito cuenta una vez por cada amigo y nunca se paga en efectivo. No cuenta invitarse a sí mismo, invitar a alguien en su propio dispositivo ni invitarse unos a otros.',
  result: 'Los resultados',
  invited: (reward) =>
    `Usted llegó por la invitación de un amigo. Esa persona recibe ${reward} de crédito después del primer pago de Pro que usted haga. No le decimos quién es usted.`,

  nobody: 'Nadie ha usado su enlace todavía.',
  joined: (count) => `${friends(count)}. Hasta ahora nadie ha pagado Pro.`,
  rewarded: ({ joined, paid, credit }) =>
    plural(paid, {
      one: `${friends(joined)}, y 1 ha pagado Pro: se le acreditaron ${credit} a usted.`,
      other: `${friends(joined)}, y ${paid} han pagado Pro: se le acreditaron ${credit} a usted.`,
    }),

  link: 'Su enlace de invitación',
  shared: 'Aquí escribo mis cartas de disputa de crédito:',
  copy: 'Copiar enlace',
  share: 'Compartir…',
  copied: 'Copiado. Ya puede pegarlo en un mensaje.',
  refused: 'Este navegador no nos deja copiar. El enlace está seleccionado: cópielo usted.',

  card: (reward) => `Invite a un amigo y reciba ${reward} de crédito`,
  cardAbout: (reward) =>
    `Después del primer pago de Pro de su amigo, ${reward} se descuentan de sus próximas facturas.`,
  cardInvited: (reward) =>
    `Usted llegó por la invitación de un amigo. Esa persona recibe ${reward} de crédito después del primer pago de Pro que usted haga.`,
};

export const tableWords: typeof english.tableWords = {
  what: 'Qué incluye',
  yours: 'Su plan',
  planNames: { free: 'Gratis', pro: 'Credit Fix Pro' },
  rows: (price, paysOnline) => [
    { what: 'Precio', free: '$0', pro: `${price} al mes` },
    { what: 'Cartas', free: '1 por mes calendario', pro: 'Hasta 3 en cada período de facturación' },
    {
      what: 'Agencias de crédito',
      free: 'Una de las tres, la que elija',
      pro: 'Las tres a la vez',
    },
    { what: 'PDF para imprimir y enviar usted', free: 'Sí', pro: 'Sí' },
    {
      what: 'Correo certificado con seguimiento',
      free: paysOnline ? 'Sí. Usted paga cada carta que enviamos.' : 'No',
      pro: 'Sí. El precio de cada envío se muestra antes.',
    },
    { what: 'Panel con cartas y fechas', free: 'Sí', pro: 'Sí' },
    { what: 'Ayuda', free: 'Sí', pro: 'Sí, con respuesta prioritaria' },
    { what: 'Cancelación', free: 'No hay nada que cancelar', pro: 'Cuando quiera, con un clic' },
  ],
  note: 'Un período de facturación es un mes, contado desde el día en que empezó Pro. Uso razonable quiere decir 3 cartas en ese período: la siguiente espera al período que viene. Los intentos de hacer más se cuentan. Si una cuenta sigue pidiendo más, una persona de nuestro equipo puede ver por qué.',
};

export const paymentWords: typeof english.paymentWords = {
  what: 'sus pagos',
  none: 'Hasta ahora no ha pagado nada.',
  notPaid: 'Todavía sin pagar. Cuando se pague, podremos enviar su próxima carta.',
  payNow: (what) => (
    <>
      Pagar ahora <VisuallyHidden>{what}, se abre en una pestaña nueva</VisuallyHidden>
    </>
  ),
  invoice: (day) => (
    <>
      Factura <VisuallyHidden>del {day}, se abre en una pestaña nueva</VisuallyHidden>
    </>
  ),
  allBack: 'reembolsado por completo',
  partBack: (amount) => `${amount} reembolsados`,
};

export const paymentsOff: typeof english.paymentsOff = (
  <>
    Aquí todavía no se puede pagar en línea, así que no se cobra nada. Si quiere Pro,{' '}
    <Link to="/contact?subject=billing">escriba al equipo de ayuda</Link>.
  </>
);

export const planMessages: typeof english.planMessages = {
  title: 'Plan y pagos',
  description: 'Su plan, lo que le queda, lo que se cobra después y sus pagos.',
  what: 'su plan',
  yourPlan: 'Su plan',
  plans: 'Lo que da cada plan',
  payments: 'Pagos',
  planAndPayments: 'Plan y pagos',
  coupon: {
    months: (months) => (months === 1 ? 'por un mes' : `por ${months} meses`),
    always: 'mientras dure su plan',
    eachMonth: (off, long, now) => `descuenta ${off} ${long}. Hoy paga ${now}.`,
    afterTrial: (off, long, now) =>
      `descuenta ${off} ${long}. Paga ${now} cuando termine la prueba gratis.`,
    thenFull: 'Después se aplica el precio completo.',
    eachLetter: (off, long) =>
      `descuenta ${off} del precio de cada carta terminada ${long}. Sigue sin pagar nada antes de que una carta esté hecha.`,
    lettersOfMonth: (off, long) =>
      `descuenta ${off} al mes de sus cartas terminadas ${long}. Sigue sin pagar nada antes de que una carta esté hecha.`,
  },
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
    plural(left, {
      one: `Le queda 1 de ${limit} ${plural(limit, { one: 'carta', other: 'cartas' })}`,
      other: `Le quedan ${left} de ${limit} ${plural(limit, { one: 'carta', other: 'cartas' })}`,
    }),
  comes: {
    renewal: (day) => `Se renueva el ${day}`,
    newLetters: (day) => `Cartas nuevas el ${day}`,
    freeLetter: (day) => `Próxima carta el ${day}, con el plan gratis`,
    withPayment: 'Tendrá cartas nuevas cuando se haga el pago',
  },
  planComes: {
    renewal: (plan, day) => `${plan}, se renueva el ${day}`,
    newLetters: (plan, day) => `${plan}, cartas nuevas el ${day}`,
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
  addState: 'Agregue su estado a su perfil',
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
    plural(left, {
      one: 'Todavía puede usar la carta que le queda. Tendrá cartas nuevas cuando el pago se haya realizado. Lo que usted ha escrito está a salvo.',
      other: `Todavía puede usar las ${left} cartas que le quedan. Tendrá cartas nuevas cuando el pago se haya realizado. Lo que usted ha escrito está a salvo.`,
    }),
};

export const subscriptionMessages: typeof english.subscriptionMessages = {
  lookingUp: 'Buscando su pago',
  aMoment: 'Esto toma un momento.',
  ifItStays: (
    <>
      ¿La página no cambia? Si usted pagó, el pago está a salvo, y un recibo le llega por correo
      electrónico. <Link to="/login?redirect=%2Fdashboard">Inicie sesión</Link>: su plan está en su
      panel.
    </>
  ),
  notLookedUp: 'No pudimos consultar su pago',
  ifPaid: 'Si usted pagó, el pago está a salvo, y un recibo le llega por correo electrónico.',
  lookAgain: 'Consultar de nuevo',
  toPlan: 'Ir a plan y pagos',
  toDashboard: 'Ir al panel',
  error: 'Error',
  noSession: 'No se encontró la sesión de pago',
  notYours: (
    <>
      Esta dirección no corresponde a un pago suyo. Si usted pagó, el pago está a salvo: lo
      encuentra en <Link to="/account/plan">plan y pagos</Link>.
    </>
  ),
  home: 'Volver al inicio',

  welcome: 'Le damos la bienvenida a Credit Fix Pro',
  trialIsOn: 'Su prueba gratis está activa. No se cobra nada antes de que termine.',
  proIsOn: 'Pro está activo. Un recibo va en camino a su correo electrónico.',
  subscription: 'Su suscripción',
  plan: 'Plan',
  monthlyPrice: 'Precio mensual',
  billingEmail: 'Correo de facturación',
  status: 'Estado',
  freeTrial: 'Prueba gratis',
  active: 'Activa',
  renews: (
    <>
      Se renueva cada mes hasta que usted cancele: con un clic, en su panel o en{' '}
      <Link to="/account/plan">plan y pagos</Link>.
    </>
  ),
  whatProGives: 'Lo que le da Pro',
  features: (reward) => [
    'Hasta 3 cartas en cada período de facturación (uso razonable)',
    'Cartas a las tres agencias de crédito a la vez',
    'Correo certificado con seguimiento desde aquí. Usted ve antes el precio de cada envío.',
    'Cada carta en PDF para descargar',
    'Un panel con cada carta, copia y fecha',
    'Respuesta prioritaria del equipo de ayuda',
    `${reward} de crédito por cada amigo que pase a Pro`,
    'Cancele cuando quiera, con un clic',
  ],
  firstLetter: 'Crear la primera carta',
  questions: (
    <>
      ¿Tiene preguntas? <Link to="/contact?subject=billing">Escríbanos</Link>.
    </>
  ),

  confirming: 'Se está confirmando su pago',
  keepOpen: 'Deje esta página abierta. Suele tardar unos segundos.',
  slow: 'Está tardando más de lo normal',
  slowLead:
    'Puede tardar unos minutos. Puede cerrar esta página: le escribimos en cuanto Pro esté activo. Nada se cobra dos veces.',
  waiting: 'Esperando al proveedor de pagos…',

  unfinished: { open: 'El pago no se ha terminado', expired: 'La página de pago venció' },
  nothingCharged: 'No se cobró nada. Usted está en el plan gratis.',
  startOnceMore:
    'Para pasar a Pro, empiece de nuevo en plan y pagos. Allí ve el precio antes de que pase nada.',

  left: 'Usted salió de la página de pago',
  leftLead: 'No se cobró ningún pago. Puede seguir como antes.',
  stillFree: 'Sigue teniendo el plan gratis',
  freeGives: '1 carta al mes con descarga en PDF. No hace falta tarjeta, y no vence.',
  backToDashboard: 'Volver al panel',
  tryAgain: 'Volver a intentar con Pro',
  contactSupport: 'Escribir al equipo de ayuda',
  mailSubject: 'Ayuda con la suscripción',
  why: '¿Por qué pasar a Pro?',
  aboutThis: 'Preguntas sobre esto',
  answers: [
    {
      question: '¿Me cobraron algo?',
      answer: 'No. No se cobra nada antes de que usted confirme en la página de pago.',
    },
    {
      question: '¿Puedo seguir con el plan gratis?',
      answer:
        'Sí. Una carta cada mes, con un PDF para imprimir y enviar, por todo el tiempo que quiera.',
    },
    {
      question: '¿Cómo paso a Pro más adelante?',
      answer:
        'Desde su panel, con «Pasar a Pro». El precio está al lado del botón, y puede cancelar con un clic.',
    },
  ],
};

export const contractMessages: typeof english.contractMessages = {
  what: 'su contrato',
  title: 'Su contrato',
  description: 'El contrato de Credit Fix Pro: léalo, fírmelo, reciba sus copias o cancélelo.',
  rightsTitle: 'Sus derechos',
  rightsDescription: 'La declaración de sus derechos, que viene antes de cualquier contrato.',
  rightsLead:
    'La ley federal dice que usted recibe esta declaración primero, antes de cualquier contrato. Léala. Todo esto lo puede hacer usted mismo, gratis. El texto de la ley está en inglés.',
  rightsForm: 'Firmar que tiene la declaración',
  rightsSource: (source) => `Las palabras de la ley: ${source}.`,
  rightsSigning:
    'Escriba su nombre para decir que recibió esta declaración. Esto no es un contrato y no debe nada.',
  rightsSign: 'Recibí esta declaración',
  keeping: 'Guardando…',
  name: 'Su nombre completo',

  partyForm: 'De quién es el contrato',
  partyLead:
    'El contrato lo nombra a usted y a su estado. A continuación verá cada palabra. Todavía no se firma nada.',
  state: 'Estado',
  stateWhy: 'Los días para cancelar siguen la ley y la hora de su estado.',
  chooseState: 'Elija…',
  read: 'Leer el contrato',
  writing: 'Escribiéndolo…',

  contractSource: (version) => `Versión ${version}, con las condiciones de 15 U.S.C. § 1679d(b).`,
  inShort: (day) =>
    `En resumen: ahora no paga nada. Puede cancelar hasta el final del ${day}, con un clic y gratis. No hacemos ninguna carta antes. Después paga cada carta hecha, al final del mes.`,
  english:
    'El contrato está en inglés, porque ese es el texto que pide la ley. Esta página se lo explica en su idioma.',
  twice: 'Recibe este formulario dos veces con su copia.',
  signForm: 'Firmar el contrato',
  signature: 'Su firma',
  signatureHow: 'Escriba su nombre completo.',
  electronically: 'Estoy de acuerdo en recibir estos papeles y firmar en una pantalla.',
  electronicallyMore:
    'Necesita un navegador y un programa que abra archivos PDF, como el que usa ahora. Puede pedirnos copias en papel gratis y puede retirar esto en cualquier momento si nos escribe.',
  sign: 'Firmar el contrato',
  signing: 'Firmando y haciendo sus copias…',
  readAgain: 'Leerlo de nuevo',

  signedOn: (day) => `Firmó el contrato el ${day}`,
  waits: (day) =>
    `Puede cancelarlo hasta el final del ${day}. Por ley no hacemos nada para usted antes. Ya puede escribir y firmar cartas, y las hacemos después de ese día.`,
  runs: 'Las cartas se hacen cuando usted las firma. Paga las cartas hechas al final de cada período de facturación. Puede terminar Pro en cualquier momento en la página de su plan.',
  copies: 'Sus copias',
  copiesWhy: 'Ábralas y guárdelas. El contrato trae dos formularios para cancelar por escrito.',
  contractPdf: 'Contrato (PDF)',
  rightsPdf: 'Declaración de sus derechos (PDF)',
  card: 'Lo siguiente: agregue una tarjeta',
  cardWhy:
    'Pro empieza cuando agrega una tarjeta. Ahora no se cobra nada. Se cobra al final de un período de facturación, y solo por cartas que estén hechas.',
  addCard: 'Agregar una tarjeta',
  openingPayment: 'Abriendo la página de pago…',
  cancelTitle: 'Cancelar el contrato',
  cancelUntil: (day) =>
    `No necesita motivos y no debe nada. Puede hacerlo hasta el final del ${day}. Las cartas que esperan vuelven a ser borradores.`,
  cancel: 'Cancelar el contrato',
  canceling: 'Cancelándolo…',
  canceled: (day) => `Canceló el contrato el ${day}`,
  canceledMore:
    'No debe nada y no se cobrará nada. Sus borradores están en su cuenta, y una carta gratis al mes sigue siendo gratis.',
  beginAgain: 'Empezar un contrato nuevo',
  toDashboard: 'Ir al panel',

  seeContract: 'Ver su contrato',
  letterWaits: 'Sus cartas esperan su contrato',
  letterWaitsMore: (day) =>
    `Su contrato se puede cancelar hasta el final del ${day} y, por ley, no hacemos nada para usted antes. Lo que firme ahora se guarda, y lo hacemos después de ese día.`,

  price: (fee, most) =>
    `${fee} por cada carta hecha, y nunca más de ${most} al mes. Paga al final del mes. No se paga nada por adelantado. Termínelo cuando quiera aquí, con un clic.`,
  priceAfterTrial: (days, fee, most) =>
    `Las cartas de los primeros ${days} días son gratis. Después ${fee} por cada carta hecha, y nunca más de ${most} al mes, que se pagan al final del mes. Termínelo cuando quiera aquí, con un clic.`,
  active: (day, fee, most) =>
    `El ${day} paga las cartas que estén hechas hasta entonces: ${fee} cada una, y nunca más de ${most}.`,
  trial: (day, fee, most) =>
    `Las cartas son gratis hasta el ${day}. Después cada carta hecha cuesta ${fee}, y un mes nunca más de ${most}.`,
  ending: (day) =>
    `Pro sigue hasta el ${day}. Entonces paga las cartas que estén hechas hasta ese día y pasa al plan Gratis.`,
  refused: 'Su banco no aceptó el pago de sus cartas hechas.',
  refusedUntil: (day) =>
    `Su banco no aceptó el pago de sus cartas hechas. Pro sigue hasta el ${day} mientras esto se arregla.`,
  tablePrice: (fee, most) =>
    `${fee} por cada carta hecha, como máximo ${most} al mes, que se pagan después`,
};
