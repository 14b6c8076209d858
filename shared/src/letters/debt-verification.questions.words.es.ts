import type { words as english } from './debt-verification.questions.words.ts';

/** The words of `debt-verification.questions.ts` in Spanish. */
export const words: typeof english = {
  noticeState: {
    label: '¿Le envió el cobrador un aviso sobre la deuda?',
    why: 'Un aviso dice hasta qué fecha puede disputar. Hasta esa fecha, otra carta puede lograr más.',
    hint: 'Indica el monto y le dice que puede disputar la deuda.',
    options: {
      over: 'Sí, y la fecha para disputar ya pasó',
      in_time: 'Sí, y la fecha para disputar todavía no pasa',
      never: 'Se comunicaron conmigo, pero no llegó ese aviso',
      report_only: 'Nunca se comunicaron conmigo. Lo encontré en mi informe.',
      not_known: 'No lo sé',
    },
  },
  amountClaimed: {
    label: '¿Cuánto piden?',
    why: 'Ayuda al cobrador a ver de qué deuda se trata. La carta no dice que usted la deba.',
    hint: 'Tómelo de la última carta del cobrador o de su informe.',
    example: '1180.00',
  },
  contact: {
    label: '¿Puede el cobrador seguir comunicándose con usted?',
    why: 'Usted puede pedirle por escrito a un cobrador que deje de hacerlo.',
    hint: 'Que dejen de comunicarse no acaba con la deuda. El cobrador todavía puede reportarla, venderla o demandar, y usted podría enterarse más tarde.',
    options: {
      any: 'Sí',
      mail_only: 'Solo por correo postal',
      stop: 'No, salvo una respuesta escrita a esta carta',
    },
  },
  copiesWhy:
    'Una copia de la última carta del cobrador muestra de qué deuda se trata. No le envíe a un cobrador una identificación con foto.',
};
