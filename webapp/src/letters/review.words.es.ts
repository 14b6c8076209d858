import type { words as english } from './review.words.ts';

export const words: typeof english = {
  step: {
    heading: 'Lea su carta y después fírmela',
    lead: 'Así se imprimirá la carta, en inglés, porque va a una empresa de Estados Unidos. Toque la ley subrayada para ver qué significa. Puede decir cualquier párrafo con sus propias palabras.',
  },
  sheet: 'Su carta',
  found: {
    reading: 'Estamos leyendo su carta una vez más.',
    nothing: 'Su carta está lista para firmar. No hay notas.',
    notes: (count, blocking) => {
      const notes = count === 1 ? 'una nota' : `${count} notas`;
      const must =
        blocking === 0
          ? 'ninguna exige un cambio'
          : blocking === 1
            ? 'una exige un cambio'
            : `${blocking} exigen un cambio`;
      return `Su carta tiene ${notes} al margen; ${must} antes de firmar.`;
    },
  },
  unsaved: {
    title: 'Su último cambio todavía no está guardado',
    text: 'Podrá firmar en cuanto lo esté. Lo que escribió sigue aquí.',
  },
  failed: 'No pudimos preparar esta carta para la firma',
  backToDetails: 'Volver a Detalles de la disputa',
  tryAgain: 'Intentar de nuevo',
  note: {
    block: 'Cambie esto, por favor',
    warn: 'Una sugerencia',
    quoted: (about) => `“${about}”`,
    goTo: 'Ir a esas palabras',
  },
  toChange: (places) =>
    places === 1
      ? 'Hay que cambiar una oración antes de firmar.'
      : `Hay que cambiar ${places} oraciones antes de firmar.`,
  paragraph: {
    field: 'Texto de este párrafo, en inglés',
    hint: 'Escriba en inglés y solo lo que sabe. Lo leemos mientras escribe.',
    emptyHint: 'Si lo guarda vacío, este párrafo sale de su carta. Puede volver a ponerlo.',
    fullHint: 'Su carta ya no puede ser más larga. Quite algo antes de escribir más.',
    save: 'Guardar mi texto',
    takeOut: 'Quitar este párrafo',
    cancel: 'Cancelar',
    reword: 'Cambiar el texto',
    changeFacts: 'Cambiar estos datos',
    yours: 'Su texto',
    undoFix: 'Deshacer esta corrección',
    undo: 'Deshacer mi cambio',
  },
};
