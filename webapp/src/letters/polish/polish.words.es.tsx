import type { words as english } from './polish.words.tsx';

export const words: typeof english = {
  title: 'Sus propias oraciones',
  offer:
    'Un modelo de lenguaje puede pulirlas. Ve solo estas oraciones, con los nombres y números ocultos; no puede cambiar ni los hechos ni la ley, y usted decide.',
  start: 'Pulir mi texto',
  changed:
    'Usted cambió sus oraciones después de pulirlas, así que su carta las lleva como usted las escribió.',
  startAgain: 'Pulirlas de nuevo',
  onceMore: 'Intentar una vez más',
  cancel: 'Cancelar',
  checking: 'Comprobamos que no se haya agregado nada',
  working: 'Puliendo sus oraciones',
  soFar: (count) =>
    count === 1
      ? 'Puliendo sus oraciones, 1 palabra hasta ahora'
      : `Puliendo sus oraciones, ${count} palabras hasta ahora`,
  kept: {
    none: '',
    some: 'Conservamos algunas de sus propias palabras.',
    all: 'Conservamos sus propias palabras.',
  },
  compare: (kept) => `Sus oraciones están pulidas. Compárelas y elija. ${kept}`,
  wording: {
    legend: 'El texto en su carta',
    plain: 'El suyo',
    polished: 'Pulido',
    plainInUse: 'Su carta lleva sus oraciones como usted las escribió.',
    polishedInUse: 'Su carta lleva las oraciones pulidas. Puede volver a las suyas cuando quiera.',
  },
  changes: {
    show: 'Ver qué cambió',
    legend: () => (
      <>
        <del>Las palabras tachadas</del> son suyas y salen; <ins>las palabras subrayadas</ins>{' '}
        entran en su lugar.
      </>
    ),
    textOf: (number, count) => `Texto ${number} de ${count}`,
    nothing: 'Aquí no hizo falta cambiar nada.',
    added: 'agregado:',
    takenOut: 'quitado:',
  },
};
