import type { words as english } from './mail.words.ts';

export const words: typeof english = {
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
