import { VisuallyHidden } from '#webapp/kit/index.ts';
import type { words as english } from './mailing.words.tsx';

export const words: typeof english = {
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
    mail: 'Enviarla desde aquí',
    mailHint: 'La imprimimos, la enviamos y la seguimos.',
    from: (price) => `Desde ${price}.`,
    fromEach: (price) => `Desde ${price} cada una.`,
    withPro: 'Disponible con Pro.',
    filesMissing: 'No para esta carta: faltan archivos que enumera y que no se subieron.',
    onPaper: 'Agregue copias en papel de esto antes de enviarla',
    download: 'Descargarla y enviarla usted',
    downloadHint: 'Un PDF para imprimir. Gratis, en todos los planes.',
  },
  follow: (name) => (
    <>
      Seguirla <VisuallyHidden>hasta {name}</VisuallyHidden>
    </>
  ),
  takeBack: {
    deed: 'Cancelar el envío',
    deedAbout: (name) => (
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
    proText: (monthly) =>
      `Pro cuesta ${monthly} al mes, hasta que lo cancele. Sin Pro, puede descargar la carta y enviarla en cualquier oficina de correos: vale exactamente lo mismo.`,
    proTextWithPrice: (monthly, price) =>
      `Pro cuesta ${monthly} al mes, hasta que lo cancele. Enviar esta carta costaría ${price} más. Sin Pro, puede descargar la carta y enviarla en cualquier oficina de correos: vale exactamente lo mismo.`,
    seePro: 'Ver qué ofrece Pro',
    pastDue: 'Su pago de Pro no se pudo cobrar',
    updateCard: 'Actualizar mi tarjeta',
    paymentDue: 'Un envío anterior todavía no está pagado',
    toPlan: 'Ir a mi plan',
    notReady: 'El PDF todavía se está preparando',
    notReadyText: 'Tarda un minuto como mucho, y su carta está a salvo. Esta página sigue sola.',
    noOneAddress: 'Esta carta puede ir a cualquiera de las tres agencias',
    enclosuresMissing: 'No podemos enviar esta carta tal como está',
    notUploaded: 'No se subieron:',
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
