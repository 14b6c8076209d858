import type { words as english } from './mail-moved.email.words.ts';

export const words: typeof english = {
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
};
