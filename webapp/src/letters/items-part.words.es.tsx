import type { words as english } from './items-part.words.tsx';

export const words: typeof english = {
  listTitle: 'Los datos de esta carta',
  lead: 'Cada dato va en la carta con su propio número, sus detalles y su petición.',
  itemNumber: (item) => `Dato ${item}`,
  noReason: 'Todavía no ha elegido una razón',
  needsAnswers: 'Faltan respuestas',
  edit: (item) => <>Editar {item}</>,
  remove: (item) => <>Quitar {item}</>,
  moreItems: 'Más datos',
  takenOut: 'El dato se quitó de la carta',
  undo: 'Deshacer: ponerlo de nuevo',
  mayAdd:
    '¿Hay algo más que esté mal en el mismo informe? Una carta puede nombrar hasta cinco datos.',
  add: 'Agregar otro dato a esta carta',
  full: 'Esta carta está completa: nombra cinco datos. Ponga los demás en una segunda carta.',
};
