import type { words as english } from './mail-ended.email.words.ts';

export const words: typeof english = {
  notMailed: 'Su carta no se envió',
  didNotArrive: 'Su carta no llegó',
  comingBack: 'Su carta viene de regreso',
  preview: 'Qué pasó, qué puede hacer ahora y qué paga: nada.',
  about: (reference, text) => `Se trata de su carta ${reference}. ${text}`,
  whatToDo: (text) => `Lo que puede hacer: ${text}`,
  noLongerCounts:
    'Usted no paga nada por este envío. Si se le cobró, se le devuelve el dinero. Además, la carta ya no cuenta entre las cartas de su plan.',
  stillCounts:
    'Usted no paga nada por este envío. Si se le cobró, se le devuelve el dinero. La carta sigue contando entre las cartas de su plan, porque en el último mes le devolvimos varias cartas. Si algo sigue saliendo mal, escriba al equipo de ayuda y buscamos una solución con usted.',
  mailAgain: 'Verla y enviarla otra vez',
  seeWhat: 'Ver qué pasó',
  reason:
    'Recibe este correo porque una carta suya no llegó. Los correos sobre eso se envían siempre.',
};
