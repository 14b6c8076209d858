import type { words as english } from './profile.schema.words.ts';

export const words: typeof english = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  address: 'Calle y número',
  city: 'Ciudad',
  state: 'Estado',
  zipCode: 'Código postal',
  phone: 'Teléfono',
  chooseState: 'Elija un estado o déjelo en blanco.',
  zipDigits: 'Un código postal tiene 5 dígitos, o 9 con un guion.',
  passkeyName: 'Nombre',
};
