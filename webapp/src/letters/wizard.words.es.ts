import type { words as english } from './wizard.words.ts';

export const words: typeof english = {
  title: 'Escriba su carta de disputa',
  description:
    'Responda unas preguntas sencillas y obtenga una carta de disputa firmada para su informe de crédito.',
  headingOfDispute: 'Escriba su carta de disputa',
  headingOfOther: 'Escriba su carta',
  opening: 'Buscando su carta',
  notOpened: 'No pudimos abrir su carta',
  notOpenedText: 'Lo que guardó está a salvo. Revise su conexión e inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  notSigned: 'Su carta todavía no está firmada',
  toDashboard: 'Ir al panel',
  steps: ['Información personal', 'Detalles de la disputa', 'Firma', 'Envío', 'Listo'],
  previous: 'Anterior',
  next: 'Siguiente',
  seeLetter: 'Ver su carta',
  yourLetter: 'Su carta',
  letterSoFar: 'Su carta hasta ahora',
  oneOfLettersSoFar: (letters) => `Una de ${letters} cartas hasta ahora`,
  printDraft: 'Imprimir este borrador para leerlo',
  printedDraft: 'Borrador (draft). Sin firmar. Impreso para leerlo, no para enviarlo.',
};
