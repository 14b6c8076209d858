import { plural } from '@creditfix/shared/kernel';
import type * as english from './messages.tsx';
import { VisuallyHidden } from '#webapp/kit/index.ts';

export const mailDaysMessages: typeof english.mailDaysMessages = {
  inOneMonth: ({ fromDay, to }) => `${fromDay} al ${to}`,
  range: (from, to) => `${from} al ${to}`,
  onDay: (day) => `el ${day}`,
  onDays: (range) => `del ${range}`,
  untilTime: (time) => (/^1\D/.test(time) ? `la ${time}` : `las ${time}`),
  untilMoment: (moment) => `el ${moment}`,
};

export const mailFormMessages: typeof english.mailFormMessages = {
  form: {
    mailOne: 'Envíe su carta',
    mailSeveral: 'Envíe sus cartas',
    waitingForCheck: 'Esperando la verificación contra robots de arriba.',
    mailing: 'Enviando…',
  },
  action: {
    one: 'Enviar mi carta',
    other: 'Enviar la otra carta',
    several: (count) => `Enviar mis ${count} cartas`,
    withPrice: (action, price) => `${action}, ${price}`,
    pay: (price) => `Pagar ${price} y enviar mi carta`,
    payNamed: (price, name) => `Pagar ${price} y enviar la carta a ${name}`,
    opening: 'Abriendo la página de pago…',
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
      const letter = plural(pages, { one: '1 página', other: `${pages} páginas` });
      return `${letter} en ${plural(sheets, { one: '1 hoja', other: `${sheets} hojas` })}.`;
    },
    paperWithAddress: (pages, sheets) =>
      `${plural(pages, { one: '1 página', other: `${pages} páginas` })} en ${sheets} hojas, con la de la dirección.`,
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
    action: 'Cambiar adónde va',
  },
  from: {
    title: 'Su dirección de remitente',
    hint: 'Esto cambia el sobre. Las respuestas van a la dirección de su carta, que queda como usted la firmó.',
    action: 'Cambiar mi dirección de remitente',
  },
  check: {
    action: 'Comprobar esta dirección',
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
    printed: (letters) =>
      plural(letters, {
        one: 'Se imprime exactamente como usted la firmó y se entrega a USPS.',
        other: 'Se imprimen exactamente como usted las firmó y se entregan a USPS.',
      }),
    arrives: (letters) =>
      plural(letters, {
        one: 'Debería llegar. Puede seguirla aquí, y le escribimos cuando llegue.',
        other: 'Deberían llegar. Puede seguirlas aquí, y le escribimos cuando lleguen.',
      }),
    price: 'El precio',
    atOnce: (letters) =>
      plural(letters, {
        one: 'Va de inmediato al servicio de correo.',
        other: 'Van de inmediato al servicio de correo.',
      }),
    held: (minutes, letters) => {
      const time = plural(minutes, { one: 'un minuto', other: `${minutes} minutos` });
      return plural(letters, {
        one: `Espera aquí ${time}. Puede cancelar el envío hasta entonces.`,
        other: `Esperan aquí ${time}. Puede cancelar los envíos hasta entonces.`,
      });
    },
  },
  coupon: (price) => `vale para esta carta: quedan ${price} por pagar.`,
  charge: {
    notHere: 'No paga nada por este envío.',
    nothing: 'No se cobra nada.',
    once: (price) =>
      `${price} es el precio completo de esta carta: impresión, franqueo y seguimiento. No hay suscripción. Su banco lo reserva cuando usted paga, y se cobra cuando el servicio de correo acepta la carta. Si la cancela antes, no se cobra nada.`,
    later: (price) =>
      `Se cobran ${price} a su tarjeta cuando el servicio de correo haya aceptado la carta. Si cancela el envío antes, no paga nada.`,
  },
};

export const paidMessages: typeof english.paidMessages = {
  looking: 'Confirmando su pago',
  keepOpen: 'Tarda un momento. Su carta se envía aunque cierre esta página.',
  over: 'La carta no se envió',
  nothingTaken: 'No se cobró nada a su tarjeta',
  overText:
    'La página de pago se cerró antes de que usted pagara, o no se pudo enviar la carta. Si su banco muestra una cantidad reservada, desaparece sola en unos días.',
  unknown: 'Todavía no sabemos si usted pagó',
  safe: 'Su carta está a salvo',
  late: 'Si pagó, su carta se envía sola y recibirá un correo. Nunca se le cobra dos veces por ella.',
  lookAgain: 'Ver otra vez',
  back: 'Volver a esta carta',
};

export const mailingMessages: typeof english.mailingMessages = {
  page: {
    title: 'Envíe su carta',
    description: 'Elija cómo viaja una carta firmada.',
    lead: 'Está firmada y guardada, y no va a cambiar.',
    how: '¿Cómo quiere enviarla?',
    print:
      'Imprímala y envíela usted. La firma ya está en ella. En la oficina de correos pida “Certified Mail with Return Receipt” (correo certificado con acuse de recibo) y guarde el recibo.',
    download: 'Descargar PDF',
  },
  lookingUp: 'Buscando precio y fechas',
  notFound: {
    title: 'No pudimos consultar el envío',
    text: (reason) => `${reason} Su carta está a salvo, y puede descargarla abajo.`,
    again: 'Intentar de nuevo',
  },
  goOn: 'Qué pasa después',
  seeEarlier: 'Ver ese envío',
  ways: {
    mail: (count) => plural(count, { one: 'Enviarla desde aquí', other: 'Enviarlas desde aquí' }),
    mailHint: (count) =>
      plural(count, {
        one: 'La imprimimos, la enviamos y la seguimos.',
        other: 'Las imprimimos, las enviamos y las seguimos.',
      }),
    from: (price) => `Desde ${price}.`,
    fromEach: (price) => `Desde ${price} cada una.`,
    withPro: 'Disponible con Pro.',
    onceOrPro: (count) =>
      plural(count, {
        one: 'Pague solo esta carta, o elija Pro.',
        other: 'Pague cada carta por separado, o elija Pro.',
      }),
    filesMissing: (count) =>
      plural(count, {
        one: 'No para esta carta: faltan archivos que enumera y que no se subieron.',
        other: 'No para estas cartas: faltan archivos que enumeran y que no se subieron.',
      }),
    onPaper: 'Agregue copias en papel de esto antes de enviarla',
    download: (count) =>
      plural(count, {
        one: 'Descargarla y enviarla usted',
        other: 'Descargarlas y enviarlas usted',
      }),
    downloadHint: (count) =>
      plural(count, {
        one: 'Un PDF para imprimir. Gratis, en todos los planes.',
        other: 'Archivos PDF para imprimir. Gratis, en todos los planes.',
      }),
  },
  follow: (name) => (
    <>
      Seguirla <VisuallyHidden>hasta {name}</VisuallyHidden>
    </>
  ),
  takeBack: {
    action: 'Cancelar el envío',
    actionAbout: (name) => (
      <>
        Cancelar el envío <VisuallyHidden>a {name}</VisuallyHidden>
      </>
    ),
    asked: 'Le pedimos al servicio de correo que no la envíe',
    askedText: 'En unos minutos se verá aquí si llegamos a tiempo.',
    question: '¿Cancelar el envío de esta carta?',
    takingBack: 'Cancelando…',
    keep: 'No, envíenla',
    text: 'La carta no sale, y no cuesta nada. Puede enviarla más tarde.',
  },
  testMode: {
    title: 'Modo de prueba',
    text: 'Este sitio funciona en modo de prueba: en realidad no se imprime ni se envía nada.',
  },
  obstacles: {
    about: (name, title) => `${name}: ${title}`,
    pro: 'El envío desde aquí viene con Pro',
    cost: (monthly) => `Pro cuesta ${monthly} al mes, hasta que lo cancele.`,
    costAfterwards: (monthly) =>
      `Pro cuesta como máximo ${monthly} al mes, que se pagan después por las cartas hechas, hasta que lo cancele.`,
    proText: (cost) =>
      `${cost} Sin Pro, puede descargar la carta y enviarla en cualquier oficina de correos: vale exactamente lo mismo.`,
    proTextWithPrice: (cost, price) =>
      `${cost} Enviar esta carta costaría ${price} más. Sin Pro, puede descargar la carta y enviarla en cualquier oficina de correos: vale exactamente lo mismo.`,
    seePro: 'Ver qué ofrece Pro',
    contractFirst:
      'Esta carta también se puede enviar y pagar por sí sola, sin un plan. La ley pide antes un contrato por escrito, y nada se hace ni se cobra hasta que terminen los días para cancelarlo.',
    readContract: 'Leer el contrato',
    oncePro: '¿Va a enviar muchas cartas?',
    onceProText: (cost) =>
      `${cost} Envía a los mismos precios. Para una sola carta no lo necesita.`,
    onceFree: 'Es gratis descargar la carta y enviarla usted. Vale exactamente lo mismo.',
    pastDue: 'Su pago de Pro no se pudo cobrar',
    updateCard: 'Actualizar mi tarjeta',
    paymentDue: 'Un envío anterior todavía no está pagado',
    toPlan: 'Ir a mi plan',
    waits: 'Esta carta espera su contrato',
    waitsText: (day) =>
      `Su contrato se puede cancelar hasta el final del ${day} y, por ley, no hacemos nada para usted antes. La carta está firmada y guardada. La hacemos después de ese día y entonces podrá enviarla.`,
    seeContract: 'Ver su contrato',
    notReady: 'El PDF todavía se está preparando',
    notReadyText: 'Tarda un minuto como mucho, y su carta está a salvo. Esta página sigue sola.',
    noOneAddress: 'Esta carta puede ir a cualquiera de las tres agencias',
    enclosuresMissing: 'No podemos enviar esta carta tal como está',
    notUploaded: 'No se subieron:',
    signedOnPaper: 'Usted firma esta carta en papel, así que la envía usted',
    copiesGone: 'Las copias de esta carta ya no están',
    tooManyPages: 'Esta carta es demasiado gruesa para enviarla desde aquí',
    writeAgain: 'Escribirla otra vez',
  },
  problems: {
    failed: 'No se pudo enviar la carta. Inténtelo de nuevo.',
    noAnswer:
      'Su carta está a salvo. Una carta nunca se envía dos veces, así que puede presionar el botón otra vez.',
    priceChanged: 'El precio cambió',
    alreadyOnItsWay: 'Esta carta ya se está enviando',
    noOneAddress: 'Esta carta no tiene una sola dirección',
    tooLarge: 'Esta carta es demasiado grande para enviarla desde aquí',
    addressUnknown: 'Revise la dirección',
    notMailed: 'Esta carta no se envió',
    proNeeded: 'El envío viene con Pro',
    quotaReached: 'No quedan cartas en este período',
    notHere: 'Esta carta no está aquí',
  },
};

export const mailpieceMessages: typeof english.mailpieceMessages = {
  page: {
    title: (name) => `Su carta a ${name}`,
    titleUnknown: 'Su carta en camino',
    description: 'Dónde está su carta, y los documentos que lo muestran.',
    what: 'este envío',
    back: 'Volver a su panel',
    status: 'Dónde está',
    track: (number) => `Seguir ${number} en USPS`,
    newTab: '(se abre en otra pestaña)',
    mailThis: 'Enviar esta carta',
  },
  big: {
    held: (until) => `Espera aquí hasta ${until}`,
    beingPrepared: 'En preparación',
    mailedOn: (day) => `Enviada el ${day}`,
    mailed: 'Enviada',
    onItsWay: 'En camino',
    deliveredOn: (day) => `Entregada el ${day}`,
    delivered: 'Entregada',
    returned: 'No llegó',
    failed: 'No se envió',
    cancelled: 'Usted canceló el envío',
  },
  next: {
    held: 'Puede cancelar el envío hasta entonces.',
    expected: (day) => `Debería llegar alrededor del ${day}.`,
    tellUs: 'Cuando sepa qué día llegó, díganoslo aquí.',
    nothingToDo: 'Usted no tiene que hacer nada. Le escribimos cuando llegue.',
    calls:
      'USPS tiene algo que decir sobre ella: vea abajo. Nuestro correo electrónico sobre esto dice qué puede hacer.',
    deliveredOwn:
      'Guarde el recibo: muestra cuándo llegó la carta. Si la ley fija un plazo para responder, corre desde ese día.',
    delivered:
      'La prueba de envío de abajo muestra cuándo llegó la carta. Si la ley fija un plazo para responder, corre desde ese día.',
    cancelled:
      'No se envió nada, y no cuesta nada. La carta está como usted la firmó, y puede enviarla cuando quiera.',
  },
  hold: {
    held: (until) => `Su carta espera aquí hasta ${until}. Puede cancelar el envío hasta entonces.`,
    aboutToBePrinted: 'Su carta está por imprimirse. Todavía puede cancelar el envío.',
    gone: 'Su carta está con el servicio de correo, que la imprime y la entrega a USPS. Ya no se puede cancelar el envío.',
  },
  line: {
    until: (until) => `hasta ${until}`,
    delivered: (day) => `el ${day}`,
    mailed: (day) => `enviada el ${day}`,
    expected: (day) => `llega hacia el ${day}`,
    mailedAndExpected: (mailed, expected) => `enviada el ${mailed}, llega hacia el ${expected}`,
  },
  timeline: {
    heading: 'Qué ha pasado',
    zip: (code) => `código postal ${code}`,
  },
  papers: {
    heading: 'Sus documentos',
    asSigned: 'La carta como usted la firmó',
    inEnvelope: 'Exactamente lo que va en el sobre',
    letterHint: 'La carta y sus copias, página por página.',
    downloadLetter: 'Descargar la carta',
    proof: 'Prueba de envío',
    proofHint: 'Quién envió qué a quién, y cuándo. En inglés.',
    downloadProof: 'Descargar la prueba',
    receipt: 'Acuse de recibo',
    receiptHint: 'La firma de quien la recibió.',
    downloadReceipt: 'Descargar el acuse de recibo',
    receiptComes: 'El acuse de recibo con la firma llega uno o dos días después de la entrega.',
    unchanged: 'Cómo mostrar que la carta no se cambió',
    hash: 'Este número (SHA-256) corresponde al PDF de arriba y a ningún otro. Cualquiera puede volver a calcularlo a partir del archivo.',
  },
  trouble: {
    again: 'Enviarla otra vez',
    neverCharged: 'No se cobró nada, y la carta no cuenta en su plan.',
    givenBack: 'Le devolvemos el precio, y la carta no cuenta en su plan.',
  },
  arrival: {
    heading: '¿Sabe si llegó?',
    lead: 'El acuse de recibo verde o la página de seguimiento muestra el día. Si hay un plazo para responder, corre desde ese día.',
    what: 'Qué pasó',
    arrived: 'Llegó',
    cameBack: 'Me la devolvieron',
    dayArrived: 'El día en que llegó',
    dayCameBack: 'El día en que se la devolvieron',
    noteArrived: 'Llegó ese día',
    noteCameBack: 'Me la devolvieron ese día',
    noting: 'Anotando…',
  },
  details: {
    heading: 'El sobre y el precio',
    kind: 'Tipo de correo',
    paper: 'Papel',
    pagesAndSheets: (pages, sheets) =>
      `${plural(pages, { one: '1 página', other: `${pages} páginas` })}, ${plural(sheets, { one: '1 hoja', other: `${sheets} hojas` })}`,
    price: 'Precio',
  },
  again: {
    isAgain: 'Su carta no llegó la primera vez, así que la enviamos de nuevo. Usted no paga nada.',
    seeEarlier: 'Ver el envío anterior',
    wasMailed: 'Enviamos esta carta otra vez. Usted no paga nada por eso.',
    seeNew: 'Seguir el nuevo envío',
  },
  paid: {
    own: 'Usted pagó en la oficina de correos. Nosotros no cobramos nada por esto.',
    free: 'Nosotros pagamos este envío. Usted no paga nada.',
    notYet: (price) => `El precio es ${price}. No se ha cobrado nada.`,
    nothing: 'No se cobró nada.',
    due: (price) => `${price}. Se está cobrando.`,
    charged: (price) => `${price}. El cobro va en camino a su tarjeta.`,
    paid: (price) => `${price}, pagado.`,
    failed: (price) =>
      `${price}. Su tarjeta no lo aceptó. En la página de su plan está el enlace para pagarlo.`,
    givenBack: (price) => `Se cobraron ${price} y se le devolvieron.`,
    notCollected: (price) => `El precio es ${price}. Aquí no se cobró nada.`,
  },
};

export const ownMailingMessages: typeof english.ownMailingMessages = {
  headingOne: '¿La envió por su cuenta?',
  headingSeveral: '¿Las envió por su cuenta?',
  lead: 'Díganos el día, y contamos el plazo desde ahí y le escribimos cuando se cumpla un plazo.',
  mailedIt: 'La envié por mi cuenta',
  mailedTheOne: (name) => `Envié la carta a ${name}`,
  form: 'Cómo la envió',
  notNoted: 'No pudimos anotarlo',
  day: 'El día en que la envió',
  kind: 'Cómo la envió',
  withReceipt: 'Correo certificado con acuse de recibo',
  bureau: 'A qué agencia la envió',
  choose: 'Elija',
  number: 'Número de seguimiento',
  numberHint: 'Está en el recibo y tiene de 20 a 22 dígitos.',
  to: 'Adónde la envió',
  from: 'Su dirección de remitente',
  noting: 'Anotando…',
  start: 'Empezar a contar',
  notNow: 'Ahora no',
};
