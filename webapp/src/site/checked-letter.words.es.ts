import type { words as english } from './checked-letter.words.ts';

export const words: typeof english = {
  title: 'Nada que usted no pueda comprobar',
  lead: 'Los hechos los pone usted. La ley sale de una tabla que mantienen personas. Antes de que firme, un editor ya leyó cada línea y anotó al margen.',
  excerpt: 'Parte de una carta, en inglés, con notas al margen',
  notes: {
    facts: {
      title: 'Los hechos, en su orden',
      text: 'Salen de sus respuestas. No agregamos ninguno, y usted puede cambiar cada frase.',
    },
    law: {
      title: 'La ley, en una frase',
      text: 'La agencia de crédito debe investigar gratis, por lo general en un plazo de 30 días. En su carta, toque una ley para leer qué dice y a quién obliga.',
    },
    editor: {
      title: 'Lo que quitaríamos',
      text: 'Una amenaza no le da a nadie nada que investigar. El editor marca lo que dañaría su carta, explica por qué y propone un texto más seguro donde lo hay.',
    },
  },
};
