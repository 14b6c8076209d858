import type { words as english } from './calendar-entries.words.ts';

export const words: typeof english = {
  delivered: {
    title: (who) => `${who}: carta entregada`,
    withClock: (time) => `Ya tienen su carta. ${time}`,
    withoutClock: 'Ya tienen su carta. La ley no fija un día para responderla.',
  },
  due: {
    title: (who) => `${who}: vence el plazo de respuesta`,
    text: (expectedBy) =>
      `El plazo para responder termina hoy. Una respuesta enviada a tiempo puede tardar hasta el ${expectedBy} en llegarle.`,
  },
  expected: {
    title: (who) => `${who}: la respuesta ya debería estar aquí`,
    text: 'Una respuesta enviada a tiempo ya debería haber llegado. Revise su correo postal. Si no llegó nada, inicie sesión para ver su siguiente paso.',
  },
  watch: {
    title: (who) => `${who}: mire su informe`,
    text: 'Compruebe que lo que se eliminó sigue sin aparecer. Si volvió, inicie sesión y anótelo.',
  },
  next: {
    title: (who) => `${who}: siguiente paso`,
  },
};
