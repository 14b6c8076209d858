import type { words as english } from './duplicate.questions.words.ts';

/** The words of `duplicate.questions.ts` in Spanish; the examples stay English, since they show what the letter will say. */
export const words: typeof english = {
  otherCreditor: {
    label: '¿Bajo qué nombre aparece el segundo registro?',
    why: 'Hay que encontrar los dos.',
    hint: 'El primero es el que usted nombró arriba.',
    example: 'Northgate Recovery',
  },
  otherAccountNumber: {
    label: '¿Cuál es el número de cuenta del segundo registro?',
    why: 'Los nombres se repiten en un informe; los números, casi nunca.',
    hint: 'Tal como aparece en el informe, con los dígitos ocultos.',
  },
  thisBalance: {
    label: '¿Qué saldo muestra el primer registro?',
    why: 'Dos saldos por una sola deuda hacen que parezca el doble.',
    example: '640.00',
  },
  otherBalance: {
    label: '¿Qué saldo muestra el segundo registro?',
    why: 'Si uno de los dos es cero, puede que estén bien como están.',
    example: '640.00',
  },
  thisOpened: {
    label: '¿Qué fecha de apertura muestra el primer registro?',
    why: 'Si las fechas coinciden, ayudan a mostrar que es una sola deuda.',
  },
  otherOpened: {
    label: '¿Qué fecha de apertura muestra el segundo registro?',
    why: 'Si las fechas coinciden, ayudan a mostrar que es una sola deuda.',
  },
  entriesRelation: {
    label: '¿Qué relación tienen los dos registros?',
    why: 'La solución correcta depende de quién reporta la deuda dos veces.',
    options: {
      same_company: 'La misma empresa la reporta dos veces',
      two_collectors: 'Dos cobradores reportan la misma deuda',
      original_and_collector: 'La reportan el acreedor original y también un cobrador',
    },
  },
  originalEntry: {
    label: '¿Cuál de los dos es el del acreedor original?',
    why: 'Un acreedor original que vendió la deuda debe mostrar un saldo de cero.',
    options: { first: 'El primero', second: 'El segundo' },
  },
  sameDisbursement: {
    label: '¿Tienen los dos el mismo monto de préstamo y la misma fecha de inicio?',
    why: 'Los préstamos estudiantiles suelen aparecer una vez por cada período escolar, y eso está bien.',
  },
  sameDebtWhy: {
    label: '¿Por qué es la misma deuda?',
    why: 'Basta con uno o dos detalles que los dos comparten. Escríbalos en inglés, como irán en la carta.',
    example:
      'Both entries name the same original creditor and the same opening date. I had only one account there.',
  },
};
