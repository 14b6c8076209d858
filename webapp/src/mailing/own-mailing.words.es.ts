import type { words as english } from './own-mailing.words.ts';

export const words: typeof english = {
  headingOne: '¿La envió por su cuenta?',
  headingSeveral: '¿Las envió por su cuenta?',
  lead: 'Díganos el día, y contamos el plazo desde ahí y le escribimos cuando se cumpla un plazo.',
  mailedIt: 'La envié por mi cuenta',
  mailedTheOne: (name) => `Envié la carta a ${name}`,
  form: 'Cómo la envió',
  notNoted: 'No pudimos anotarlo',
  day: 'El día en que la envió',
  kind: 'Cómo la envió',
  withReceipt: 'Correo certificado con acuse de recibo',
  bureau: 'A qué agencia la envió',
  choose: 'Elija',
  number: 'Número de seguimiento',
  numberHint: 'Está en el recibo y tiene de 20 a 22 dígitos.',
  to: 'Adónde la envió',
  from: 'Su dirección de remitente',
  noting: 'Anotando…',
  start: 'Empezar a contar',
  notNow: 'Ahora no',
};
