import type { words as english } from './mailing.contract.words.ts';

export const words: typeof english = {
  name: 'Nombre',
  streetAddress: 'Calle y número',
  street: 'Calle o apartado postal',
  unit: 'Apartamento o unidad',
  city: 'Ciudad',
  state: 'Estado',
  zipCode: 'Código postal',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  details: 'Detalles',
  creditorName: 'Nombre del acreedor',
  accountNumber: 'Número de cuenta',
  trackingNumber: 'Número de seguimiento',
  chooseReason: 'Elija una razón de la lista.',
  chooseState: 'Elija un estado.',
  giveZip: 'Escriba el código postal.',
  zipDigits: 'Un código postal tiene 5 dígitos, o 9 con un guion: 30374 o 30374-0256.',
  linesTooLong: (most) =>
    `Las dos líneas de la dirección juntas pueden tener ${most} caracteres en el sobre. Acórtelas, por ejemplo "St" en lugar de "Street".`,
};
