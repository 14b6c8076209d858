import { letterTranslation } from '@creditfix/shared/letters';
import { dateWords } from '#webapp/kit/index.ts';
import type { words as english } from './reading-copy.words.ts';

export const words: typeof english = {
  legend: 'Cómo leer la carta',
  english: 'Carta en inglés',
  copy: 'Copia en español',
  notes: {
    toSign: {
      english:
        'Esta es la carta que usted firma y que se envía. Va en inglés porque la recibe una empresa de Estados Unidos.',
      copy: 'Esta copia es solo para que usted la lea. Solo la carta en inglés se firma y se envía. Para cambiar un párrafo, vuelva a la carta en inglés.',
    },
    signed: {
      english: 'Esta es la carta que usted firmó y la única que se envía.',
      copy: 'Esta copia es solo para que usted la lea. Solo la carta en inglés está firmada y se envía.',
    },
  },
  loading: 'Preparando la copia en español…',
  failed: 'No pudimos preparar la copia en español. Revise su conexión y elija la copia otra vez.',
  sheet: 'Copia de su carta para leer en español',
  signed: {
    open: 'Leer en español la carta que firmé',
    what: 'su carta',
    letter: 'Su carta firmada',
  },
  own: 'En sus palabras',
  leftInEnglish: 'Sin traducción, como está en la carta',
  printed: {
    lang: 'es',
    date: dateWords,
    reference: (reference) => `Referencia ${reference}`,
    subject: 'Asunto:',
    enclosures: 'Copias adjuntas',
  },
  read: letterTranslation,
};
