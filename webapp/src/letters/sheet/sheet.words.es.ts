import type { words as english } from './sheet.words.ts';

export const words: typeof english = {
  gaps: {
    firstName: 'nombre',
    lastName: 'apellidos',
    address: 'calle y número',
    city: 'ciudad',
    state: 'estado',
    zipCode: 'código postal',
    creditorName: 'acreedor',
    accountNumber: 'número de cuenta',
    bureau: 'la agencia de crédito que elija',
    street: 'su dirección postal',
    subject: 'de qué trata esta carta',
    company: 'la empresa a la que escribe',
  },
  binds: {
    bureau: 'Esto obliga a la agencia de crédito.',
    furnisher: 'Esto obliga a la empresa que reportó el dato.',
    collector: 'Esto obliga al cobrador de deudas.',
    user_of_reports: 'Esto obliga a quien pide su informe.',
    business: 'Esto obliga al negocio que trató con el ladrón.',
  },
  noteFlag: {
    block: (note, about) => `Nota ${note}, hay que cambiarlo: ${about}`,
    warn: (note, about) => `Nota ${note}, una sugerencia: ${about}`,
  },
  signature: 'Su firma',
  toCome: 'El resto de su carta aparece aquí a medida que usted responde.',
};
