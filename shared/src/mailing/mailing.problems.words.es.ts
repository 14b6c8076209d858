import type { words as english } from './mailing.problems.words.ts';

export const words: typeof english = {
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
