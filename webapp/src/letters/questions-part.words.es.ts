import type { words as english } from './questions-part.words.ts';

export const words: typeof english = {
  accountTitle: 'La cuenta',
  recipientTitle: 'Quién recibe la carta',
  addressTitle: 'La dirección',
  part: (part, parts) => `Parte ${part} de ${parts}`,
  partSoFar: (part) => `Parte ${part}`,
  partOfItem: (item, creditor, part, parts) =>
    `Dato ${item}: ${creditor}. Parte ${part} de ${parts}`,
  stillSending: (files) =>
    files === 1
      ? 'Todavía se está subiendo un archivo. Espere un momento o deténgalo.'
      : `Todavía se están subiendo ${files} archivos. Espere un momento o deténgalos.`,
  goodToKnow: 'Conviene saber',
  opensInNewTab: (link) => `${link} (se abre en otra pestaña)`,

  addTheftReport: 'Agregue como archivo su informe de robo de identidad',
  addTheftReportText:
    'La petición más fuerte, que bloqueen el dato, solo funciona con una copia de su informe de la FTC o de su denuncia policial en el sobre. Por eso pedimos el bloqueo cuando el informe esté aquí. Basta una foto de cada página.',
};
