import type { words as english } from './three-steps.words.ts';

export const words: typeof english = {
  title: 'De unas respuestas a una carta en el correo',
  form: {
    title: 'Diga qué está mal',
    text: 'Nombre la cuenta y responda las preguntas de su caso. Cada una dice por qué la hacemos. Deténgase cuando quiera; sus respuestas quedan guardadas.',
  },
  letter: {
    title: 'Lea y firme',
    text: 'Usted ve la carta completa antes de firmarla. Toque cualquier ley que nombre para leer qué significa. Cambie el texto donde quiera.',
  },
  envelope: {
    title: 'Envíela',
    text: 'Descargue el PDF y envíelo usted, o con Pro lo enviamos nosotros por correo certificado. Desde el día en que llega, la agencia de crédito tiene 30 días en la mayoría de los casos para investigar. Después debe escribirle.',
  },
};
