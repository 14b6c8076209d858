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
