import type { words as english } from './about-part.words.tsx';

export const words: typeof english = {
  heading: '¿De qué trata esta carta?',
  lead: 'Elija lo que más se parezca. Puede cambiarlo después.',
  question: 'Escribo porque',
  why: 'Una carta que disputa un dato no sigue las mismas reglas que una que pide un favor. Citamos solo la ley que corresponde.',
  fromEarlier:
    'Tomamos de su carta anterior el dato disputado y lo que usted dijo de él. Las páginas que siguen preguntan solo lo nuevo.',
  startedFrom: (template) => (
    <>
      Empezó con: <strong>{template}</strong>
    </>
  ),
  leaveTemplate: 'Dejar este modelo',
  otherKind: 'Usar otro tipo de carta',
  choices: {
    dispute: {
      label: 'Algo en mi informe de crédito está mal',
      hint: 'Usted lo disputa y dice por qué. Es la carta que la mayoría de las personas necesita.',
    },
    'debt-validation': {
      label: 'Un cobrador de deudas acaba de escribirme',
      hint: 'El plazo para disputar que está impreso en el aviso no ha terminado, y usted quiere pruebas de la deuda.',
    },
    'debt-verification': {
      label: 'Un cobrador de deudas me pide dinero, y ese plazo ya terminó',
      hint: 'Aun así, usted pregunta qué deuda es y pide que se marque como disputada.',
    },
    'goodwill-adjustment': {
      label: 'Sí pagué tarde, y pido un favor',
      hint: 'El atraso es cierto. Usted le pide amablemente a la empresa que lo quite.',
    },
    'pay-for-delete': {
      label: 'Le ofrezco un pago a un cobrador si quita el dato',
      hint: 'Usted paga solo después de que haya aceptado por escrito. Puede decir que no.',
    },
    '609-letter-myth': {
      label: 'Quiero ver qué hay en mi expediente',
      hint: 'Usted pide a una agencia de crédito todo su expediente y de dónde lo obtuvo. No se disputa nada.',
    },
  },
};
