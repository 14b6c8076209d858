import type * as english from './messages.ts';

export const contactEmailMessages: typeof english.contactEmailMessages = {
  sent: 'Gracias. Su mensaje se envió.',
  subject: 'Recibimos su mensaje',
  preview: (when) => `Respondemos ${when}.`,
  heading: 'Gracias por escribirnos',
  reached: 'Su mensaje llegó a nuestro equipo de ayuda.',
  answer: (when) =>
    `Respondemos ${when}. Nuestra respuesta llega a esta dirección de correo electrónico.`,
  nothingMore:
    'No tiene que hacer nada más. Si después recuerda algo, use de nuevo el formulario de contacto.',
  reason:
    'Recibe este correo porque alguien escribió al equipo de ayuda de Credit Fix con esta dirección. Si no fue usted, puede borrarlo. No le llegará nada más de nosotros.',
};

export const answerEmailMessages: typeof english.answerEmailMessages = {
  subject: (about) => `Nuestra respuesta: ${about}`,
  preview: 'El equipo de ayuda de Credit Fix respondió a su mensaje.',
  heading: 'Nuestra respuesta a su mensaje',
  goOn: (about, on) =>
    `Usted nos escribió el ${on} (${about}). ¿Le queda alguna duda? Responda a este correo y nuestro equipo de ayuda lo leerá.`,
  reason:
    'Recibe este correo porque alguien escribió al equipo de ayuda de Credit Fix con esta dirección. Si no fue usted, puede borrarlo.',
};
