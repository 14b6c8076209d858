import type { words as english } from './letters.words.ts';

export const words: typeof english = {
  ready: (count) => (count === 1 ? 'Su carta está lista.' : 'Sus cartas están listas.'),
  noBlockAsked:
    'La carta anterior no pidió ningún bloqueo. Pida primero el bloqueo, con su informe de robo de identidad en el sobre.',
  readWordingFirst: 'Lea primero la carta con el texto mejorado y fírmela después.',
  enclosuresMissing: (names) =>
    `Solo podemos enviar lo que usted sube. La carta enumera estos archivos, y no están aquí: ${names}. Súbalos o quítelos de la lista. Para agregarlos en papel, imprima la carta y envíela por su cuenta.`,
  copyTwice: 'Esta copia ya está en la lista.',
  enclosureGone: 'Esta copia ya no está aquí. Agréguela de nuevo.',
};
