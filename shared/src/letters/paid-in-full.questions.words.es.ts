import type { words as english } from './paid-in-full.questions.words.ts';

/** The words of `paid-in-full.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const words: typeof english = {
  shownNow: {
    label: '¿Qué dice el informe sobre esta deuda ahora?',
    why: 'Estas palabras muestran qué dato tiene que cambiar.',
    hint: 'Copie el estado o el saldo del informe, en inglés tal como aparece.',
    example: 'Open collection, balance $812',
  },
  fullOrSettled: {
    label: '¿Se pagó por completo o se liquidó por menos?',
    why: 'En un informe son dos cosas distintas, y la carta tiene que pedir la verdadera.',
    options: {
      full: 'Se pagó por completo',
      settled: 'Se liquidó: la empresa aceptó menos y cerró la deuda',
    },
  },
  paidDate: {
    label: '¿Cuándo hizo el último pago?',
    why: 'La empresa busca el pago por su fecha.',
    hint: 'Lo muestra su estado de cuenta del banco o el cheque cobrado.',
  },
  paidAmount: {
    label: '¿De cuánto fue ese pago?',
    why: 'El monto tiene que coincidir con el comprobante que envíe.',
    example: '812.40',
  },
  paidTo: {
    label: '¿A quién le pagó?',
    why: 'Puede que el pago haya ido a otra empresa y no a la del informe.',
    example: 'Lakeside Dental Group',
  },
  paidMethod: {
    label: '¿Cómo pagó?',
    why: 'Le dice a la empresa dónde buscar.',
    options: {
      check: 'Con cheque',
      bank_transfer: 'Por transferencia bancaria',
      card: 'Con tarjeta',
      money_order: 'Con giro postal (money order)',
      cash: 'En efectivo',
      insurance: 'Pagó mi seguro',
      other: 'De otra manera',
    },
  },
  confirmationNumber: {
    label: '¿Hay un número de confirmación o de cheque?',
    why: 'Con él, el pago se encuentra en minutos.',
    example: 'Check 1187',
  },
};
