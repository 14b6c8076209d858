import { documentLimits } from '@creditfix/shared/documents';
import type { keptSafe as englishKept, words as english } from './envelope.words.tsx';

export const words: typeof english = {
  notAllAdded: (copies) =>
    `En una carta caben ${copies} copias. No se agregaron todos los archivos.`,
  fullHere: (copies) => `En una carta caben ${copies} copias. Quite una para agregar otra.`,
  lost: 'Una copia de esta carta ya no está',
  lostAbout:
    'Se eliminó, así que la quitamos. Revise abajo qué va en el sobre, también lo que usted pone en papel.',
  notLoaded: 'No pudimos cargar las copias que agregó antes',
  tryAgain: 'Intentar de nuevo',

  exhibit: (letter) => `Anexo ${letter} (Exhibit ${letter})`,
  exhibitAbout: (pages, when) => `${pages}, agregada ${when}`,
  takeStored: (name, when) => `Usar la copia que agregó ${when}: ${name}`,
  dropHere: 'Suéltelo aquí',
  onPaper: 'Yo pondré una copia en papel en el sobre',
  onPaperOf: (what) => `Yo pondré una copia en papel en el sobre: ${what}`,
  onPaperNote: 'Esto sirve cuando usted envía la carta por su cuenta.',

  added: (name, letter) => `Copia agregada: ${name}. Es el anexo ${letter}.`,
  takenOut: (name) => `Quitada de esta carta. Todavía guardamos la copia: ${name}.`,
  deleted: (name) => `Copia eliminada: ${name}.`,
  moved: (name, letter) => `Ahora es el anexo ${letter}: ${name}.`,

  pasted: 'Lo que pegó',
  pastedAsk: 'Pegó una imagen o un archivo. ¿De qué es copia?',
  chooseOne: 'Elija una opción',
  chooseFault: 'Elija de qué es copia.',
  addIt: 'Agregarlo',
  leaveOut: 'No incluirlo',

  inEnvelope: 'En su sobre',
  move: {
    up: (what) => `Subir: ${what}`,
    down: (what) => `Bajar: ${what}`,
  },
  remove: (what) => `Quitar de esta carta: ${what}`,
  paperList: (list) => `Usted pone en papel: ${list}.`,
  behindLetter: (copies, pages) =>
    copies === 1
      ? `1 copia con ${pages} detrás de su carta, en este orden.`
      : `${copies} copias con ${pages} detrás de su carta, en este orden.`,
  tooManyPages: (pages) => `${pages} páginas son demasiadas para un sobre`,
  tooManyPagesAbout: `En una carta caben ${documentLimits.pagesPerLetter} páginas de copias. Quite lo que menos importe.`,
  tooLarge: 'Estas imágenes son demasiado grandes para un sobre',
  tooLargeAbout: 'El servicio de correo acepta una cantidad limitada. Quite lo que menos importe.',
};

export const keptSafe: typeof englishKept = {
  wholePage: (limits) =>
    `${limits} Basta una foto de la página completa. Imprimimos lo que usted agregue detrás de su carta.`,
  coverUp: (
    <>
      <strong>Tape lo que la carta no necesita:</strong> los números completos de tarjetas y para
      qué fue la atención médica. Guarde todos los originales en casa.
    </>
  ),
  how: 'Cómo guardamos sus copias',
  list: [
    'Se guardan cifradas.',
    'Quitamos los datos ocultos, como el lugar donde se tomó una foto.',
    `Una copia se elimina ${documentLimits.keptDays} días después de la última carta que la usa. Si ninguna carta la usa, se elimina ${documentLimits.keptDays} días después de que usted la agregó.`,
    'Usted puede eliminar una copia en cualquier momento.',
  ],
};
