import type { words as english } from './fields.words.ts';

export const words: typeof english = {
  needed: (label) => `Falta este dato: ${label}.`,
  notText: (label) => `Este dato debe ser texto: ${label}.`,
  tooLong: (label, most) =>
    `Este dato es demasiado largo: ${label}. El máximo es ${most} caracteres.`,
  hidden: (label) =>
    `Este dato contiene signos ocultos que no se pueden imprimir: ${label}. Escríbalo de nuevo.`,
  emailMissing: 'Escriba su correo electrónico.',
  emailTooLong: 'Ese correo electrónico es demasiado largo.',
  emailWrong: 'Escriba un correo electrónico válido, como nombre@example.com.',
  noRealDate: 'Escriba una fecha que exista.',
  noId: 'Ese no es un identificador.',
};
