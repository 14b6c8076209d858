import type * as english from './messages.ts';

export const contactMessages: typeof english.contactMessages = {
  subjects: {
    general: 'Una pregunta general',
    support: 'Ayuda con el producto',
    billing: 'Cobros y pagos',
    dispute: 'Mi disputa o mi carta',
    account: 'Mi cuenta',
    feedback: 'Comentarios',
    legal: 'Asuntos legales',
    partnership: 'Colaboraciones',
  },
  responseTime: 'en un plazo de 24 horas, de lunes a viernes',
  nameNeeded: 'Falta su nombre.',
  nameOnOneLine: 'Escriba su nombre en una sola línea.',
  name: 'Su nombre',
  chooseSubject: 'Elija de qué se trata.',
  message: 'Su mensaje',
};
