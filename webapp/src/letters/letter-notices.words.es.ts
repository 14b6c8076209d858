import type { words as english } from './letter-notices.words.ts';

export const words: typeof english = {
  problems: {
    nothingNew: 'Envió esta disputa hace poco',
    contradicts: 'Esto contradiría una carta que ya hizo',
    copyMissing: 'Una copia ya no está',
    tooManyCopies: 'Las copias no caben en un sobre',
    refused: 'No deberíamos escribir esta carta tal como está',
    other: 'No pudimos preparar esta carta para firmarla',
  },
  deeds: {
    facts: 'Volver a Detalles de la disputa',
    new_fact: 'Agregar un hecho o una copia',
    copies: 'Ir a las copias',
    kind: 'Usar otro tipo de carta',
  },
  earlierLetters: 'Ver mis cartas anteriores',

  blocked: 'Cambie las palabras marcadas antes de firmar',
  goToIt: 'Ir a esas palabras',
  goToFirst: 'Ir al primero',
  noNotes: 'No hay notas sobre este párrafo.',
  notes: (notes) =>
    notes === 1 ? 'Una nota sobre este párrafo.' : `${notes} notas sobre este párrafo.`,
  notesToChange: (notes, blocking) => {
    if (notes === 1) return 'Una nota sobre este párrafo; hay que cambiarlo antes de firmar.';
    return blocking === 1
      ? `${notes} notas sobre este párrafo; una exige un cambio antes de firmar.`
      : `${notes} notas sobre este párrafo; ${blocking} exigen un cambio antes de firmar.`;
  },

  tookOut: 'Usted quitó un párrafo',
  putBack: 'Ponerlo de nuevo',
  setAside: 'El texto de base cambió, así que apartamos sus propias palabras',
  useAgain: 'Usar mis palabras de nuevo',
  letGo: 'Descartarlas',
  hadTakenOut: 'Usted había quitado este párrafo.',

  wordingLost: 'Sus propias palabras no están en esta carta',
  wordingLostText:
    'Nuestros textos cambiaron mientras esta página estaba abierta. Sus palabras están guardadas. Cargue la página de nuevo para verlas junto al texto nuevo.',
  loadAgain: 'Cargar esta página de nuevo',

  filesMissing: (files) =>
    files === 1
      ? 'La carta enumera un archivo que usted no subió'
      : 'La carta enumera archivos que usted no subió',
  filesMissingText:
    'Para que nosotros enviemos esta carta, suba lo que falta antes de firmar. Si la envía usted, puede agregarlo en papel.',
  uploadFiles: 'Subir ahora',

  severalLetters: (letters) =>
    `${letters} cartas, una para cada agencia de crédito. Las firma todas a la vez. Solo cambian la dirección y la referencia.`,
};
