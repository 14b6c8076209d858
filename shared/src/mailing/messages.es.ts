import type * as english from './messages.ts';

export const mailMessages: typeof english.mailMessages = {
  events: {
    queued:
      'Usted nos pidió enviar esta carta. La retenemos por un rato, para que pueda cancelar el envío.',
    cancelled: 'Usted canceló el envío. La carta no salió, y no cuesta nada.',
    accepted: 'El servicio de correo aceptó la carta y la va a imprimir.',
    printed: 'Está impresa y en su sobre.',
    mailed: 'Se entregó al Servicio Postal.',
    in_transit: 'Va en camino.',
    in_local_area: 'Llegó a la zona del destinatario.',
    out_for_delivery: 'Salió para su entrega.',
    pickup_available: 'Está en la oficina de correos, donde el destinatario puede recogerla.',
    delivery_attempted:
      'El Servicio Postal intentó entregarla, y nadie pudo recibirla. El destinatario recibe un aviso.',
    re_routed: 'El Servicio Postal la está reenviando a otra dirección.',
    delayed: 'El Servicio Postal dice que viene con retraso. Usted no tiene que hacer nada.',
    issue:
      'El Servicio Postal informa que algo necesita atención. La página de seguimiento dice más.',
    delivered: 'Fue entregada.',
    returned: 'Va de regreso al remitente, o ya regresó.',
    failed: 'El servicio de correo no pudo prepararla o enviarla.',
    lost: 'El Servicio Postal dice que está dañada o perdida.',
  },
  ownEvents: {
    mailed: 'Usted la envió por su cuenta.',
    delivered: 'Usted nos dijo que llegó.',
    returned: 'Usted nos dijo que regresó.',
  },
  classes: {
    certified: 'Correo certificado (Certified Mail)',
    certified_return_receipt: 'Correo certificado con acuse de recibo electrónico',
    first_class: 'Correo de primera clase (First-Class Mail)',
  },
  verdicts: {
    confirmed: 'El Servicio Postal conoce esta dirección.',
    corrected:
      'El Servicio Postal escribe esta dirección de una forma un poco distinta. Elija la correcta.',
    missing_unit:
      'El Servicio Postal conoce el edificio, pero falta el apartamento o la unidad. Agregue el número si lo hay.',
    unknown_unit:
      'El Servicio Postal conoce el edificio, pero no este apartamento o unidad. Revise el número.',
    unknown:
      'El Servicio Postal no conoce esta dirección. Revísela. Si sabe que es correcta, puede usarla como la escribió.',
    not_checked:
      'No pudimos comprobar esta dirección en este momento. Léala usted una vez más, por favor.',
  },
  takenBack: 'Envío cancelado',
};

export const mailingContractMessages: typeof english.mailingContractMessages = {
  name: 'Nombre',
  streetAddress: 'Calle y número',
  street: 'Calle o apartado postal',
  unit: 'Apartamento o unidad',
  city: 'Ciudad',
  state: 'Estado',
  zipCode: 'Código postal',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  details: 'Detalles',
  creditorName: 'Nombre del acreedor',
  accountNumber: 'Número de cuenta',
  trackingNumber: 'Número de seguimiento',
  chooseReason: 'Elija una razón de la lista.',
  chooseState: 'Elija un estado.',
  giveZip: 'Escriba el código postal.',
  zipDigits: 'Un código postal tiene 5 dígitos, o 9 con un guion: 30374 o 30374-0256.',
  linesTooLong: (most) =>
    `Las dos líneas de la dirección juntas pueden tener ${most} caracteres en el sobre. Acórtelas, por ejemplo "St" en lugar de "Street".`,
};

export const mailingProblemsMessages: typeof english.mailingProblemsMessages = {
  'mailing.mailpiece_not_found':
    'No encontramos ese envío. Es posible que pertenezca a otra cuenta.',
  'mailing.already_on_its_way':
    'Esta carta ya se está enviando. Nunca se envía dos veces. Puede seguirla en su panel.',
  'mailing.not_ready':
    'El PDF de esta carta todavía se está preparando. Inténtelo de nuevo en un minuto.',
  'mailing.price_changed':
    'El precio cambió desde que se abrió esta página. No se envió nada. Mire el nuevo precio y elija de nuevo.',
  'mailing.no_one_address':
    'Esta carta nombra a las tres agencias de crédito, así que no podemos saber a dónde enviarla. Descárguela, o escriba una carta para cada agencia.',
  'mailing.enclosures_missing':
    'Esta carta enumera archivos que no se subieron, así que no podemos enviarla. Puede imprimirla, agregar las copias en papel y enviarla por su cuenta. O escríbala de nuevo y suba los archivos antes de firmar.',
  'mailing.signed_on_paper':
    'Esta carta deja espacio para su firma a mano y todavía no está firmada, así que no podemos enviarla. Imprímala, fírmela y envíela usted. O escríbala de nuevo y fírmela aquí.',
  'mailing.copies_gone':
    'Las copias que acompañan a esta carta ya se eliminaron, así que viajaría sin ellas. Escríbala de nuevo con copias nuevas.',
  'mailing.too_many_pages':
    'Esta carta con sus copias es demasiado gruesa para el servicio de correo. Puede descargarla y enviarla por su cuenta, o escribirla de nuevo con menos copias.',
  'mailing.file_too_large':
    'La carta con sus copias es más grande de lo que acepta el servicio de correo. Puede descargarla y enviarla por su cuenta, o escribirla de nuevo con menos copias.',
  'mailing.address_unknown':
    'El Servicio Postal no conoce esta dirección. Revísela. Si sabe que es correcta, elija «Usar como la escribí».',
  'mailing.too_late':
    'La carta ya está en el correo y no se puede retirar. Puede seguirla en su panel.',
  'mailing.not_mailed':
    'Esta carta no se envió, así que no hay nada que cancelar. Su página en su panel dice por qué y qué puede hacer.',
  'mailing.payment_due':
    'El envío de una carta anterior todavía no está pagado. Páguelo primero: el enlace está en la página de su plan.',
  'mailing.past_due':
    'Su último pago de Pro no se pudo cobrar, así que en este momento no podemos enviar cartas por usted. Actualice su tarjeta en la página de su plan. Todavía puede descargar su carta.',
  'mailing.carrier_unavailable':
    'El servicio de correo no responde en este momento. No se perdió nada. Inténtelo de nuevo en unos minutos.',
  'mailing.no_such_paper': 'Todavía no existe ese documento para este envío.',
};
