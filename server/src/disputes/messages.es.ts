import { plural } from '@creditfix/shared/kernel';
import type * as english from './messages.ts';

export const disputesEmailMessages: typeof english.disputesEmailMessages = {
  letter: 'Carta',
  letterTo: (reference, target) => `${reference} a ${target}`,
  gotIt: 'La recibieron el',
  timeEnds: 'Deben responder hasta el',
  timeEnded: 'Debían responder hasta el',
  seeNext: 'Ver qué sigue',
  dueSoon: {
    subject: (due) => `El plazo para responder termina el ${due}`,
    preview: 'Todavía no hay nada que hacer, salvo estar pendiente de su buzón.',
    heading: 'Pronto debe llegar una respuesta',
    text: (due) =>
      `El plazo para responder a una de sus cartas termina el ${due}. Todavía no tiene que hacer nada.`,
    todo: (expected) => [
      'Esté pendiente de su buzón. La respuesta suele llegar en papel a la dirección que está en su carta.',
      `Una respuesta que envíen el último día puede tardar hasta el ${expected} en llegarle.`,
      'Cuando llegue, anótela en Credit Fix. Verá qué puede hacer después.',
    ],
  },
  due: {
    subject: 'El plazo para responder termina hoy',
    preview: 'Revise su correo postal. Si llegó algo, anótelo en Credit Fix.',
    heading: 'Hoy termina el plazo para que respondan',
    text: 'Hoy es el último día que tienen para responder a una de sus cartas. La respuesta todavía puede estar en camino por correo postal.',
    todo: (expected) => [
      'Revise el correo postal de los últimos días y guarde lo que llegó.',
      'Si hay una respuesta, anótela en Credit Fix. Verá qué puede hacer después.',
      `Si no hay nada, espere hasta el ${expected}. Entonces le escribimos de nuevo.`,
    ],
  },
  overdue: {
    subject: 'No hay respuesta anotada y el plazo terminó',
    preview: 'Si llegó algo, anótelo. Si no llegó nada, hay un paso siguiente.',
    heading: 'Ya debería haber una respuesta',
    text: 'El plazo para responder a una de sus cartas terminó, y también los días que la respuesta puede tardar en el correo postal. En Credit Fix no hay ninguna respuesta anotada.',
    lookAgain: 'Revise su correo postal una vez más. Si llegó algo, anótelo en Credit Fix.',
    next: (title, why) => `Si no llegó nada, este puede ser el paso siguiente: ${title}. ${why}`,
    weFillIn: 'La llenamos con lo que sabemos. Usted la lee y la firma, y cuenta como una carta.',
  },
  watch: {
    subject: 'Revise que un dato eliminado siga eliminado',
    preview: 'Mirar su informe de crédito toma unos minutos.',
    heading: '¿Sigue eliminado?',
    text: 'Usted nos dijo que un dato se eliminó de su informe de crédito. A veces los datos eliminados vuelven, así que vale la pena mirar.',
    deletedOn: 'Eliminado el',
    reports: 'Puede obtener gratis su informe de cada agencia de crédito en',
    todo: [
      'Si el dato no está, no tiene que hacer nada.',
      'Si volvió, anótelo en Credit Fix. Verá la carta que pregunta por qué.',
    ],
    isLast: 'Este es nuestro último aviso sobre este dato.',
    again: 'Le avisamos cada tres meses hasta que haya pasado un año.',
    button: 'Ver este dato',
  },
  limit: {
    subject: 'Se acerca un plazo de la ley',
    preview: 'Dos años terminan en unos tres meses. Si quiere preguntar a un abogado, hay tiempo.',
    heading: 'Pronto terminan dos años',
    text: 'Lo que usted disputó quedó como estaba, según lo que anotó en Credit Fix. La Ley de Informe Justo de Crédito (FCRA) da dos años desde el día en que usted descubre una infracción para ir a un tribunal, y cinco desde el día en que ocurre: lo que termine primero.',
    countedFrom: 'Contado desde',
    twoYears: 'Dos años terminan',
    fiveYears: 'Cinco años terminan',
    noAdvice:
      'Son fechas, no un consejo. Si hubo una infracción, y qué día cuenta, lo decide un tribunal. Puede contar desde un día anterior.',
    button: 'Ver dónde preguntar',
  },
  reason: 'Recibe este correo porque lleva el seguimiento de una carta con Credit Fix.',
};

export const disputesMessages: typeof english.disputesMessages = {
  anyBureau: 'Cualquier agencia',
  unmailed: (target, creditor, signedOn) =>
    `${target}, ${creditor}. Usted la firmó el ${signedOn}. Envíela, o díganos que ya la envió, para que el plazo pueda empezar.`,
  andMore: (named, more) =>
    `${named} y ${plural(more, { one: '1 dato más', other: `${more} datos más` })} de la misma carta`,
  notYet: 'Ese día todavía no ha llegado.',
  answerDoesNotFit: 'Esta respuesta no corresponde a esta carta. Elija otra.',
  olderThanArrival: (on) =>
    `Recibieron su carta el ${on}, así que la respuesta no puede ser anterior.`,
  olderThanMailing: (on) =>
    `Su carta se envió el ${on}, así que la respuesta no puede ser anterior.`,
  backBeforeDeleted: 'No puede haber vuelto antes de que se eliminara.',
  information: {
    beforeArrival: (on) => `Recibieron su carta el ${on}, así que este día no puede ser anterior.`,
    tooLate: (dueOn) =>
      `Solo la información que recibieron a más tardar el ${dueOn} les da más tiempo. El plazo queda como está.`,
  },
};
