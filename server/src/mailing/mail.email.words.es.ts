import type { words as english } from './mail.email.words.ts';

export const words: typeof english = {
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
