import type { words as english } from './polish.words.tsx';

export const words: typeof english = {
  title: 'Sus propias oraciones',
  offer:
    'Un modelo de lenguaje puede pulirlas. Primero usted ve exactamente lo que se le enviaría, y nada sale hasta que usted lo diga. No puede cambiar ni los hechos ni la ley, y usted decide qué queda en su carta.',
  start: 'Pulir mi texto',
  changed:
    'Usted cambió sus oraciones después de pulirlas, así que su carta las lleva como usted las escribió.',
  startAgain: 'Pulirlas de nuevo',
  onceMore: 'Intentar una vez más',
  cancel: 'Cancelar',
  preparing: 'Preparamos lo que usted verá primero',
  outgoing: {
    title: 'Esto es lo que se enviaría',
    changed: 'Sus oraciones cambiaron, así que no se envió nada. Esto es lo que se enviaría ahora.',
    toWhom: (host, model) =>
      `Va al modelo de lenguaje ${model} en ${host}. Todavía no se ha enviado nada.`,
    marks:
      'Las palabras tachadas se quedan aquí, y solo usted las ve: en su lugar sale la marca que está delante de ellas. Léalo todo: si algo más dice quién es usted o quiénes son otras personas, conserve sus propias palabras o cambie antes la oración.',
    noMarks:
      'Aquí no se oculta nada, porque no encontramos ningún nombre, número ni fecha. Léalo todo: si algo dice quién es usted o quiénes son otras personas, conserve sus propias palabras o cambie antes la oración.',
    standsFor: 'se envía en lugar de',
    instructions: 'Ver las instrucciones que lo acompañan',
    send: 'Enviar',
    keep: 'Conservar mis propias palabras',
  },
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
