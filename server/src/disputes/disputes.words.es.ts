import type { words as english } from './disputes.words.ts';

export const words: typeof english = {
  anyBureau: 'Cualquier agencia',
  unmailed: (target, creditor, signedOn) =>
    `${target}, ${creditor}. Usted la firmó el ${signedOn}. Envíela, o díganos que ya la envió, para que el plazo pueda empezar.`,
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
