import type { words as english } from './zip.words.ts';

export const words: typeof english = {
  filledIn: (zip, place) =>
    `Completamos ${place} a partir del código postal ${zip}. Cámbielo si no es correcto.`,
  otherState: (zip, state, chosen) =>
    `El código postal ${zip} está en ${state}, y aquí el estado es ${chosen}. Revise los dos una vez más.`,
};
