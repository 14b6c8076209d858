import type { words as english } from './findings.words.ts';

/** What the editor says of a place in a letter, and what it offers to do about it, in Spanish. What it offers to write stays English. */
export const words: typeof english = {
  takeOut: 'Quitarlo',
  takeLineOut: 'Quitar esta línea',
  takeSentenceOut: 'Quitar esta frase',
  write: (replacement) => `Escribir "${replacement}"`,
  add: (sentence) => `Agregar "${sentence}"`,
  hiddenCharacter: 'Aquí hay un carácter oculto que no se puede imprimir.',
  picture: 'Puede que las imágenes no se impriman. Las palabras son más seguras.',
  twoAlphabets: 'Esta palabra mezcla letras de dos alfabetos. Escríbala de nuevo.',
  unknownName: 'Este nombre no está entre sus respuestas. Compruebe que es correcto.',
  unknownPaper: 'Este documento no está entre las copias que envía. Agréguelo o quite esto.',
  unknown: {
    date: 'Esta fecha no está entre sus respuestas. Compruebe que es correcta.',
    amount: 'Este monto no está entre sus respuestas. Compruebe que es correcto.',
    percent: 'Este porcentaje no está entre sus respuestas. Compruebe que es correcto.',
    number: 'Este número no está entre sus respuestas. Compruebe que es correcto.',
  },
  long: 'La carta es larga. Una o dos páginas se leen con más atención.',
  hardToRead: 'Con frases más cortas y palabras más sencillas sería más fácil de leer.',
  noRequest: 'La carta ya no dice qué pide usted.',
  askInWriting: 'Pida una respuesta por escrito.',
  noAdmission:
    'En algunos estados, una oferta que no aclara que no reconoce la deuda puede hacer empezar de nuevo el plazo para demandar.',
  noDispute:
    'El cobrador solo tiene que actuar ante una disputa, y la carta ya no dice que usted disputa la deuda.',
  saysOwnDebt:
    'Estas palabras dicen que la deuda también es suya. Una carta que dice lo contrario no puede salir con ellas. Si no son ciertas, quítelas. Si lo son, vuelva atrás y elija lo que está mal en el dato mismo.',
  blockWithoutReport:
    'Una agencia tiene que hacer esto solo con su informe de robo de identidad, una prueba de identidad y su declaración en el sobre.',
  statementMissing:
    'Una petición de bloqueo necesita su declaración de que el dato no tiene que ver con ninguna transacción suya.',
  law: {
    favor:
      'Esta carta pide algo que ninguna ley da. Mencionar una ley echaría a perder la petición.',
    theftWithPapers:
      'Esa sección es para el robo de identidad, con su informe y una prueba de identidad en el sobre.',
    theftToBureau:
      'Esa sección es para el robo de identidad y obliga a las agencias de crédito. Va en una carta a una agencia.',
    lawsuits: 'Esa sección trata de demandas. No va en una disputa.',
    notFor: (letter) => `Esa ley no corresponde a ${letter}.`,
    to: {
      bureau: 'una carta a una agencia de crédito',
      furnisher: 'una carta a la empresa que reportó el dato',
      collector: 'una carta a un cobrador de deudas',
      inquirer: 'una carta a la empresa que consultó su crédito',
    },
    ofThisKind: (letter) => `${letter} de este tipo`,
    withReason: (letter, reason) => `${letter} con la razón "${reason}"`,
    binds: {
      bureau: 'Obliga a las agencias de crédito.',
      furnisher: 'Obliga a la empresa que reportó el dato.',
      collector: 'Obliga a los cobradores de deudas.',
      user_of_reports: 'Obliga a las empresas que reciben informes de crédito.',
      business: 'Obliga al negocio que trató con el ladrón.',
    },
    inName: 'Esto nombra una ley, que no va en un nombre ni en una dirección.',
  },
  goBack: (title) => `${title}. Vuelva al paso anterior.`,
  missing: 'Todavía faltan algunas respuestas. Vuelva al paso anterior.',
  inAnswers: 'Puede cambiarlo en sus respuestas.',
  inFirstStep: 'Puede cambiarlo en el paso 1.',
  parts: {
    sender: 'Su nombre y dirección',
    recipient: 'Destinatario',
    subject: 'Asunto',
    greeting: 'Saludo',
    enclosures: 'Copias adjuntas',
  },
};
