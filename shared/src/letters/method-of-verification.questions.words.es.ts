import type { words as english } from './method-of-verification.questions.words.ts';

/** The words of `method-of-verification.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const words: typeof english = {
  resultsOn: {
    label: '¿Qué fecha tienen los resultados?',
    why: 'Cuando ya tiene los resultados, puede preguntar cómo se verificó un dato.',
    hint: 'La fecha que está arriba en la respuesta de la agencia.',
  },
  resultSays: {
    label: '¿Qué dicen los resultados sobre el dato?',
    why: 'Esta carta es para un dato que sigue en su informe.',
    options: {
      verified: 'Se verificó, o se queda como está',
      changed: 'Se cambió, y todavía no está bien',
      deleted: 'Se eliminó',
    },
  },
  resultWords: {
    label: '¿Con qué palabras lo dicen?',
    why: 'Sus propias palabras, en inglés, muestran de qué resultado habla usted.',
    hint: 'Bastan unas pocas palabras. Puede dejarlo en blanco.',
    example: 'Verified as accurate',
  },
};
