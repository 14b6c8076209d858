import type { words as english } from './debt-validation.questions.words.ts';

/** The words of `debt-validation.questions.ts` in Spanish. */
export const words: typeof english = {
  noticeState: {
    label: '¿Le envió el cobrador un aviso sobre la deuda?',
    why: 'Las reglas más fuertes solo valen hasta la fecha de ese aviso.',
    hint: 'Indica el monto, le dice que puede disputar la deuda y suele decir "Call or write to us by" con una fecha.',
    options: {
      with_date: 'Sí, y dice hasta qué fecha puedo disputar',
      no_date: 'Sí, pero no encuentro ninguna fecha',
      none: 'No, no tengo ese aviso',
    },
  },
  disputeBy: {
    label: '¿Hasta qué fecha puede disputar la deuda?',
    why: 'Su carta tiene que llegarle al cobrador a tiempo.',
    hint: 'Copie la fecha del aviso, por ejemplo, la de "Call or write to us by".',
  },
  noticeReceived: {
    label: '¿Cuándo le llegó el aviso?',
    why: 'Tiene 30 días desde ese día.',
    hint: 'Si no lo sabe con certeza, ponga el primer día en que pudo haber llegado.',
  },
  noticeDate: {
    label: '¿Qué fecha está impresa arriba en el aviso?',
    why: 'Muestra a qué aviso responde usted.',
  },
  amountClaimed: {
    label: '¿Cuánto pide el aviso?',
    why: 'La carta repite el monto para que el cobrador vea de qué deuda se trata. No dice que usted la deba.',
    example: '1180.00',
  },
  copiesWhy:
    'Una copia del aviso muestra de qué deuda se trata. No le envíe a un cobrador una identificación con foto.',
};
