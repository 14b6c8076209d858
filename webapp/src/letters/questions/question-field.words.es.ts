import type { words as english } from './question-field.words.ts';

export const words: typeof english = {
  example: (example) => `Ejemplo: ${example}`,
  ownWordsLanguage: 'Lo que escriba aquí pasa a la carta tal cual. Si puede, hágalo en inglés.',
  yes: 'Sí',
  no: 'No',
  month: 'Mes',
  day: 'Día',
  year: 'Año',
  choose: 'Elija',
  charactersLeft: (left) =>
    left === 1 ? 'Queda 1 carácter' : `Quedan ${left.toLocaleString('es-US')} caracteres`,
};
