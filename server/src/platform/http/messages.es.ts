import type * as english from './messages.ts';

export const checkInputMessages: typeof english.checkInputMessages = {
  missing: 'Falta este dato.',
  unreadable: 'No pudimos leer este dato. Revíselo e inténtelo de nuevo.',
  noChoice: 'Elija una de las respuestas que se ofrecen aquí.',
  tooLong: (most) =>
    `Este texto es demasiado largo: el máximo es ${most.toLocaleString('en-US')} caracteres.`,
  tooShort: 'Este texto es demasiado corto. Revíselo e inténtelo de nuevo.',
  tooMuch: (most) => `Esto es demasiado: el máximo es ${most.toLocaleString('en-US')}.`,
  tooLittle: (least) => `Esto es muy poco: el mínimo es ${least.toLocaleString('en-US')}.`,
};
