import { plural } from '@creditfix/shared/kernel';
import type * as english from './messages.ts';

export const mailTroubleMessages: typeof english.mailTroubleMessages = {
  address_unknown: {
    text: 'El Servicio Postal no conoce una de las direcciones del sobre, así que la carta no se envió.',
    whatToDo:
      'Compare las dos direcciones con una factura o carta que tenga, incluido el número de apartamento. Luego envíe la carta otra vez con la dirección corregida.',
  },
  too_many_pages: {
    text: 'La carta tiene más páginas, con sus copias, de las que acepta el servicio de correo. No se envió.',
    whatToDo:
      'Descargue la carta y envíela usted por correo certificado: la oficina de correos tiene los formularios. O escríbala otra vez con menos copias.',
  },
  file_too_large: {
    text: 'La carta con sus copias es más grande de lo que acepta el servicio de correo. No se envió.',
    whatToDo:
      'Descargue la carta y envíela usted por correo certificado: la oficina de correos tiene los formularios. O escríbala otra vez con menos copias.',
  },
  file_refused: {
    text: 'El servicio de correo no pudo imprimir el archivo de esta carta, así que no se envió. Usted no hizo nada mal.',
    whatToDo:
      'Descargue la carta y envíela usted por correo certificado: la oficina de correos tiene los formularios. Si escribe al equipo de ayuda, lo investigaremos.',
  },
  file_gone: {
    text: 'El archivo que usted firmó no se pudo abrir cuando había que enviarlo, así que no se envió nada.',
    whatToDo:
      'Escriba la carta otra vez. Si llevaba copias, agréguelas de nuevo: eliminamos las copias después de 90 días.',
  },
  carrier_account: {
    text: 'El servicio de correo no aceptó cartas de nosotros durante tres días, así que esta no se envió. La culpa es nuestra, no suya.',
    whatToDo:
      'Si el tiempo importa, descargue la carta y envíela usted por correo certificado: la oficina de correos tiene los formularios. Si no, envíela otra vez desde aquí dentro de unos días.',
  },
  staff_refused: {
    text: 'Nuestro personal no pudo enviar esta carta tal como está.',
    whatToDo:
      'Escriba al equipo de ayuda, por favor: le diremos por qué. Descargue la carta y envíela usted por correo certificado: la oficina de correos tiene los formularios.',
  },
  carrier_refused: {
    text: 'El servicio de correo no aceptó esta carta, así que no se envió.',
    whatToDo:
      'Envíela una vez más. Si tampoco la aceptan, descargue la carta y envíela usted por correo certificado: la oficina de correos tiene los formularios.',
  },
  payment_lapsed: {
    text: 'Su banco ya no tenía reservado el dinero de esta carta, así que no se envió. No se cobró nada.',
    whatToDo:
      'Pague el envío otra vez, o descargue la carta y envíela usted por correo certificado: la oficina de correos tiene los formularios.',
  },
  returned: {
    text: 'El Servicio Postal no pudo entregar la carta y la está devolviendo a su dirección de remitente.',
    whatToDo:
      'Cuando llegue el sobre, lea la etiqueta amarilla: dice por qué. Revise la dirección y luego envíe la carta otra vez.',
  },
  returned_address: {
    text: 'El Servicio Postal no encontró la dirección y está devolviendo la carta a su dirección de remitente.',
    whatToDo:
      'Busque la dirección en una factura, en su informe de crédito o en el sitio de la propia empresa. Luego envíe la carta otra vez con esa dirección.',
  },
  returned_moved: {
    text: 'El destinatario se mudó, y el Servicio Postal está devolviendo la carta a su dirección de remitente.',
    whatToDo:
      'La etiqueta amarilla del sobre puede mostrar la dirección nueva. También puede encontrarla en su informe de crédito o en el sitio de la propia empresa. Luego envíe la carta otra vez.',
  },
  returned_refused: {
    text: 'El destinatario no aceptó la carta, y el Servicio Postal la está devolviendo a su dirección de remitente.',
    whatToDo:
      'Guarde el sobre cerrado, con su etiqueta: muestra que usted escribió y que no lo aceptaron. Puede enviar la carta otra vez, también por correo ordinario, que nadie tiene que firmar.',
  },
  returned_unclaimed: {
    text: 'Nadie recogió la carta en la oficina de correos, y el Servicio Postal la está devolviendo a su dirección de remitente.',
    whatToDo:
      'Guarde el sobre cerrado, con su etiqueta: muestra que usted escribió. Puede enviar la carta otra vez, también por correo ordinario, que nadie tiene que recoger.',
  },
  damaged: {
    text: 'La carta se dañó en el camino, y el Servicio Postal no la entregó.',
    whatToDo: 'Envíela otra vez. La copia que usted firmó está segura aquí.',
  },
  lost: {
    text: 'El Servicio Postal perdió la carta en el camino.',
    whatToDo: 'Envíela otra vez. La copia que usted firmó está segura aquí.',
  },
};

export const cameBackMessages: typeof english.cameBackMessages = {
  text: 'Su carta regresó a sus manos.',
  whatToDo:
    'La etiqueta amarilla del sobre dice por qué. Revise la dirección y luego envíe la carta otra vez.',
};

export const mailEmailMessages: typeof english.mailEmailMessages = {
  moved: {
    mailed: {
      title: 'Su carta está en el correo',
      preview: (day) => `El Servicio Postal la tiene desde el ${day}.`,
      previewExpected: (day, expected) =>
        `En el correo desde el ${day}. Debería llegar a más tardar el ${expected}.`,
      text: (reference) =>
        `El Servicio Postal tiene su carta ${reference}. Ahora usted no tiene que hacer nada.`,
      mailedOn: 'Enviada el',
      sentBy: 'Enviada por',
      expectedBy: 'Llegada prevista',
      noProof:
        'El correo de primera clase no da prueba de que la carta llegó. Si se entera de que llegó, puede anotar usted el día.',
      weWatch: 'Seguimos el envío por usted y le escribimos de nuevo el día en que se entregue.',
      button: 'Seguir mi carta',
    },
    delivered: {
      subject: 'Su carta fue entregada',
      preview: (day) => `Llegó el ${day}. Guardamos la fecha y la prueba para usted.`,
      heading: (day) => `Su carta llegó el ${day}`,
      text: (reference) =>
        `El Servicio Postal entregó su carta ${reference}. El plazo para responder cuenta desde este día. Donde la ley fija una fecha límite, su panel la muestra, y le avisamos antes de que termine.`,
      deliveredOn: 'Entregada el',
      next: 'Esto es lo que sigue:',
      receiptStep:
        'Agregamos a la prueba el acuse de recibo firmado en cuanto el Servicio Postal lo envía, muchas veces en pocos días.',
      steps: [
        'Esté pendiente de su buzón. La respuesta llega en papel a la dirección que está en su carta.',
        'Cuando llegue, anote en su panel lo que dice. Si conviene otra carta, le sugerimos una que sirva.',
      ],
      button: 'Ver la prueba',
    },
    trackingNumber: 'Número de seguimiento',
    postPage: 'Véala en la página de seguimiento de USPS',
    reason: 'Recibe este correo porque enviamos una carta por usted.',
  },
  call: {
    calls: {
      delivery_attempted: {
        subject: 'Su carta todavía no se pudo entregar',
        text: (day) => `El ${day} el Servicio Postal intentó entregarla y nadie pudo recibirla.`,
        whatToDo: (ask) =>
          `Todavía no tiene que hacer nada. El destinatario recibe un aviso, y la oficina de correos suele guardar una carta durante 15 días. ${ask}`,
      },
      pickup_available: {
        subject: 'Su carta espera en la oficina de correos del destinatario',
        text: (day) =>
          `Desde el ${day} espera en la oficina de correos, donde el destinatario puede recogerla.`,
        whatToDo: (ask) =>
          `Todavía no tiene que hacer nada. La oficina de correos suele guardar una carta durante 15 días y después se la devuelve. ${ask}`,
      },
      re_routed: {
        subject: 'Su carta se está reenviando a otra dirección',
        text: (day) =>
          `El ${day} el Servicio Postal la reenvió a otra dirección. Esto pasa cuando el destinatario se mudó o hace reenviar su correo.`,
        whatToDo: () =>
          'No tiene que hacer nada. Puede tardar algunos días más. Si regresa, le escribimos.',
      },
      issue: {
        subject: 'El Servicio Postal reporta un problema con su carta',
        text: (day) => `El ${day} el Servicio Postal reportó que algo en ella requiere atención.`,
        whatToDo: (ask) =>
          `Todavía no tiene que hacer nada. ${ask} Si la carta regresa o se pierde, le escribimos y usted no paga nada.`,
      },
    },
    stillOnItsWay: 'Sigue en camino. Esto es lo que significa para usted.',
    ask: 'Si no hay ningún movimiento durante una semana, llame al Servicio Postal al 1-800-275-8777.',
    askWithNumber:
      'Si no hay ningún movimiento durante una semana, llame al Servicio Postal al 1-800-275-8777 y dé el número de seguimiento.',
    again: {
      subject: 'Enviamos su carta otra vez',
      preview: 'No llegó, así que la enviamos una vez más. Usted no paga nada.',
      text: 'No llegó, así que la enviamos otra vez, exactamente como usted la firmó. No paga nada por este envío, y no se descuenta ninguna carta de su plan.',
      takeBack: (minutes) =>
        plural(minutes, {
          one: 'Sale en un minuto. Hasta entonces puede ver las direcciones del sobre y cancelar el envío.',
          other: `Sale en ${minutes} minutos. Hasta entonces puede ver las direcciones del sobre y cancelar el envío.`,
        }),
      goesOut: 'No tiene que hacer nada. Le escribimos de nuevo cuando esté en el correo.',
    },
    cameBack: {
      subject: 'Su carta viene de regreso después de su entrega',
      preview: 'La entrega sigue contando. Mire dentro del sobre cuando llegue.',
      text: 'El Servicio Postal la entregó y ahora reporta que viene de regreso a usted. Es posible que el destinatario la haya devuelto.',
      whatToDo:
        'Guarde la prueba de entrega: demuestra que la carta estuvo allí. Cuando llegue el sobre, vea si hay una respuesta adentro y guarde el sobre.',
    },
    silent: {
      subject: 'Todavía no hay reporte de entrega de su carta',
      preview: (day) => `Se envió el ${day}. Esto es lo que puede hacer.`,
      text: (day) =>
        `Se envió el ${day}, y tres semanas después el Servicio Postal todavía no ha reportado que llegó.`,
      whatToDo:
        'Mire primero la página de seguimiento de USPS. Luego llame al Servicio Postal al 1-800-275-8777, dé el número de seguimiento y pida que la busquen. Si la carta está perdida, le escribimos y usted no paga nada.',
    },
    tooLate: {
      subject: 'Ya era tarde para cancelar el envío de su carta',
      preview: 'El servicio de correo ya la tenía, y la carta va a salir.',
      text: 'Nos pidió cancelar el envío. Para entonces el servicio de correo ya la había aceptado, y la carta va a salir.',
      whatToDo:
        'No tiene que hacer nada: la carta es la que usted firmó. Si algo en ella está mal, escriba al equipo de ayuda y buscamos con usted el mejor paso siguiente. El precio del envío se cobra como usted aceptó.',
    },
    about: (reference, text) => `Se trata de su carta ${reference}. ${text}`,
    follow: 'Seguir mi carta',
    postPage: 'Véala en la página de seguimiento de USPS',
    trackingNumber: 'Número de seguimiento',
    reason:
      'Recibe este correo por una carta que enviamos por usted. Los correos como este se envían siempre.',
  },
  ended: {
    notMailed: 'Su carta no se envió',
    didNotArrive: 'Su carta no llegó',
    comingBack: 'Su carta viene de regreso',
    preview: 'Qué pasó, qué puede hacer ahora y qué paga: nada.',
    about: (reference, text) => `Se trata de su carta ${reference}. ${text}`,
    whatToDo: (text) => `Lo que puede hacer: ${text}`,
    noLongerCounts:
      'Usted no paga nada por este envío. Si se le cobró, se le devuelve el dinero. Además, la carta ya no cuenta entre las cartas de su plan.',
    stillCounts:
      'Usted no paga nada por este envío. Si se le cobró, se le devuelve el dinero. La carta sigue contando entre las cartas de su plan, porque en el último mes le devolvimos varias cartas. Si algo sigue saliendo mal, escriba al equipo de ayuda y buscamos una solución con usted.',
    mailAgain: 'Verla y enviarla otra vez',
    seeWhat: 'Ver qué pasó',
    reason:
      'Recibe este correo porque una carta suya no llegó. Los correos sobre eso se envían siempre.',
  },
};

export const mailingMessages: typeof english.mailingMessages = {
  sentAtOnce: 'Su carta va en camino al servicio de correo.',
  sentLater: (minutes) =>
    plural(minutes, {
      one: 'Su carta sale en un minuto. Hasta entonces puede cancelar el envío.',
      other: `Su carta sale en ${minutes} minutos. Hasta entonces puede cancelar el envío.`,
    }),
  nothingToTakeBack: (why, whatToDo) => `No hay nada que cancelar. ${why} ${whatToDo}`,
  takenBack: 'El envío se canceló. No se cobra nada.',
  askedBack:
    'Acabamos de pedirle al servicio de correo que acepte esta carta, y todavía no ha contestado. En cuanto lo haga cancelaremos el envío, si todavía es posible.',
  addressUnknown: 'El Servicio Postal no conoce esta dirección.',
  senderUnknown:
    'El Servicio Postal no conoce su dirección. No se firmó nada. Revísela, o escriba la carta paso a paso: allí puede insistir en usarla.',
  fullName: 'Escriba su nombre y sus apellidos.',
  stillToCome: (upTo) => `Ese día todavía no ha llegado. Indique un día hasta el ${upTo}.`,
  tooEarly: (from) => `Esa fecha es demasiado temprana. Indique un día a partir del ${from}.`,
  trackingNumber:
    'Un número de seguimiento de USPS tiene de 20 a 22 dígitos, o 13 caracteres, como EA123456789US. Está en su recibo.',
  whichBureau: 'Indique a qué agencia la envió.',
};
