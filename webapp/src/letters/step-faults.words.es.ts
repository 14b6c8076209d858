import type { words as english } from './step-faults.words.ts';

export const words: typeof english = {
  personal: {
    firstName: 'Escriba su nombre.',
    lastName: 'Escriba sus apellidos.',
    address: 'Escriba su calle y número.',
    zipCode: 'Escriba su código postal.',
    city: 'Escriba su ciudad.',
    state: 'Elija su estado.',
  },
  dateOfBirth: 'Escriba su fecha de nacimiento con mes, día y año, o déjela en blanco.',
  ssnLast4: 'Escriba solo los últimos cuatro dígitos o déjelo en blanco.',
  creditorName: 'Escriba el nombre del acreedor.',
  accountNumber: 'Escriba el número de cuenta tal como aparece en el informe.',
  disputeReason: 'Elija qué está mal en este dato.',
  customDetails: (characters) =>
    `Diga en inglés qué está mal y por qué, con al menos ${characters} caracteres.`,
  bureauWrittenTo: 'Elija la agencia de crédito a la que escribe.',
  bureauOfReport: 'Elija la agencia de crédito en cuyo informe aparece el dato.',
  companyAddress: {
    source: 'Elija de dónde sacó esta dirección.',
    name: 'Escriba el nombre de la empresa.',
    street: 'Escriba la calle o el apartado postal (P.O. box).',
    zipCode: 'Escriba el código postal.',
    city: 'Escriba la ciudad.',
    state: 'Elija el estado.',
  },
};
