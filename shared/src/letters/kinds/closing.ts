import type { Phrase } from '../contract/letter-document.ts';
import type { WritingCase } from '../facts/reason-rules.ts';
import { wordsOf } from '../facts/sentence.ts';

/** How letters end: the enclosures, where the answer goes, and thanks. */

const { say, wordings } = wordsOf('closing', {
  copy: {
    en: 'I have enclosed the copy listed below.',
    es: 'He adjuntado la copia que se indica abajo.',
  },
  copies: {
    en: 'I have enclosed the copies listed below.',
    es: 'He adjuntado las copias que se indican abajo.',
  },
  noAdmission: {
    en: 'Nothing in this letter admits a debt.',
    es: 'Nada en esta carta admite una deuda.',
  },
  results: {
    en: 'Please send me the results in writing. If you change anything, please include a copy of my updated report.',
    es: 'Envíeme los resultados por escrito, por favor. Si cambia algo, incluya una copia de mi informe actualizado.',
  },
  result: {
    en: 'Please send me the result in writing.',
    es: 'Envíeme el resultado por escrito, por favor.',
  },
  answer: {
    en: 'Please send me your answer in writing.',
    es: 'Envíeme su respuesta por escrito, por favor.',
  },
  missing: {
    en: 'If you need anything else from me, please write to me at the address above.',
    es: 'Si necesita algo más de mí, escríbame a la dirección de arriba, por favor.',
  },
  thanks: { en: 'Thank you.', es: 'Gracias.' },
});

export const closingWordings = wordings;
export const { thanks } = say;

/** Asks for the result in writing; a rule may have a closing of its own. */
export function usualClosing(dispute: WritingCase): readonly Phrase[] {
  const { recipient } = dispute;
  return [
    ...enclosuresNamed(dispute),
    ...(recipient === 'collector' ? [say.noAdmission] : []),
    recipient === 'bureau' ? say.results : say.result,
    say.missing,
    say.thanks,
  ];
}

/** Nothing if nothing is enclosed. */
export function enclosuresNamed({ copies }: Pick<WritingCase, 'copies'>): readonly Phrase[] {
  if (copies === 0) return [];
  return [copies === 1 ? say.copy : say.copies];
}

/** For letters whose requests ask for the answer already. */
export function askingClosing(dispute: WritingCase): readonly Phrase[] {
  return [...enclosuresNamed(dispute), say.missing, say.thanks];
}

/** Where the letter itself has said what comes with it. */
export const namedClosing: readonly Phrase[] = [say.results, say.missing, say.thanks];

/** For letters that ask for an answer rather than for a result. */
export function answerClosing(dispute: WritingCase): readonly Phrase[] {
  return [...enclosuresNamed(dispute), say.answer, say.thanks];
}
