import type { words as english } from './disputes.contract.words.ts';

export const words: typeof english = {
  chooseOutcome: 'Elija qué le respondieron.',
  note: 'Su nota',
  scoreAsNumber: 'Escriba el puntaje como un número.',
  scoreWhole: 'Escriba el puntaje como un número entero.',
  scoreRange: 'Los puntajes van de 250 a 900.',
  source: 'Dónde lo vio',
};
