import type { words as english } from './template.words.ts';

export const words: typeof english = {
  unknownDispute: 'Carta de disputa',
  unknownLetter: 'Modelo de carta',
  unknownText:
    'No tenemos ninguna carta con este nombre. El enlace puede ser antiguo. Todas las cartas que sí tenemos están a un paso.',
  library: 'Modelos de cartas de disputa',
  keywords: (title) =>
    `${title.toLowerCase()}, ejemplo de carta, modelo de carta, disputa de informe de crédito, FCRA`,
  use: 'Usar este modelo',
  all: 'Todos los modelos de cartas',
  when: 'Cuándo usarla',
  data: 'Datos que debe incluir',
  otherBetter: 'Cuándo conviene otra carta',
  startWithThis: 'Empezar mi carta con este modelo',
  back: 'Volver a todos los modelos de cartas',
  startWithout: 'Empezar una carta sin modelo',
  nothingListed: 'No hay nada con este nombre.',
  law: 'Lo que dice la ley',
  noLaw:
    'Ninguna ley obliga a la otra parte a aceptar, así que esta carta no nombra ninguna. Pide, y la respuesta depende de quien la recibe.',
  moreLaw: 'Qué más puede nombrar una carta así',
};
