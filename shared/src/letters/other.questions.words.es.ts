import type { words as english } from './other.questions.words.ts';

/** The words of `other.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const words: typeof english = {
  errorKind: {
    label: '¿Qué tipo de error es?',
    why: 'De esto depende qué pide revisar su carta.',
    options: {
      status: {
        label: 'El estado de la cuenta está mal',
        hint: 'Por ejemplo, abierta en vez de cerrada.',
      },
      payment_history: 'El historial de pagos está mal',
      bankruptcy_discharge: 'La deuda quedó exonerada en una bancarrota (discharge)',
      account_details: 'Otro detalle de la cuenta está mal',
      something_else: 'Otra cosa',
    },
  },
  shownNow: {
    label: '¿Qué muestra el informe ahora?',
    why: 'Muestra de qué dato habla usted. Cópielo en inglés, tal como aparece.',
    example: 'Account status: open',
  },
  shouldShow: {
    label: '¿Qué debería mostrar?',
    why: 'Una petición clara recibe una respuesta clara. Escríbalo en inglés, como irá en la carta.',
    example: 'Account status: closed at my request',
  },
  sinceDate: { label: '¿Desde cuándo está mal?', why: 'Muestra dónde empezar a buscar.' },
  dischargeDate: {
    label: '¿Cuándo concedió el tribunal la exoneración de la deuda?',
    why: 'Desde ese día, una deuda exonerada debe mostrar un saldo de cero.',
    hint: 'Es la fecha de la orden de exoneración ("discharge order").',
  },
  initialBalance: {
    label: '¿De cuánto era la factura médica al principio?',
    why: 'Las agencias han dicho que no muestran facturas médicas que empezaron por debajo de $500.',
    example: '340.00',
  },
};
