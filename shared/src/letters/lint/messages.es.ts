import type * as english from './messages.ts';

/** Why an authority has no place in a letter, in Spanish. */
export const authoritiesMessages: typeof english.authoritiesMessages = {
  fdcpa: {
    reason:
      'Esa ley obliga a los cobradores de deudas. No le impone ningún deber a una agencia de crédito.',
    furnisher:
      'Esa ley obliga a los cobradores de deudas, no a la empresa que dio el crédito al principio.',
    inquirer: 'Esa ley trata del cobro de deudas. No dice nada de consultas.',
  },
  regulation_f: {
    reason:
      'El Reglamento F obliga a los cobradores de deudas. No le impone ningún deber a una agencia de crédito.',
    furnisher:
      'Esa ley obliga a los cobradores de deudas, no a la empresa que dio el crédito al principio.',
    inquirer: 'El Reglamento F trata del cobro de deudas. No dice nada de consultas.',
  },
  direct_dispute_rule: {
    reason:
      'Esa regla es para disputas enviadas a la empresa que reportó el dato, no a una agencia.',
    inquirer: 'Esa regla deja fuera las consultas.',
  },
  furnisher_duty: {
    reason: 'Esa sección obliga a la empresa que reportó el dato, no a la agencia.',
    inquirer:
      'Esa sección obliga a las empresas que reportan a las agencias. Una consulta no es un reporte.',
  },
  section_609: {
    reason:
      'La sección 609 le permite ver su expediente. No es una razón para quitar un dato, y las agencias lo saben.',
    furnisher:
      'La sección 609 le permite ver su expediente en una agencia. No es una razón para quitar un dato.',
    collector:
      'La sección 609 le permite ver su expediente en una agencia. No le impone ningún deber a un cobrador.',
    inquirer:
      'La sección 609 le permite ver su expediente en una agencia. Esta empresa no tiene un expediente así.',
  },
  circular_2022_07: { reason: 'La CFPB retiró esa orientación.' },
  guidance: {
    reason:
      'Lo que una oficina del gobierno ha escrito sobre la ley no es la ley, y buena parte se retiró.',
  },
  medical_debt_rule: {
    reason: 'Un tribunal anuló esa regla sobre deudas médicas en julio de 2025.',
  },
  hipaa: { reason: 'La ley HIPAA no decide qué puede mostrar un informe de crédito.' },
  ucc: {
    reason: 'El Código Comercial Uniforme (UCC) no decide qué puede mostrar un informe de crédito.',
  },
  metro_2: { reason: 'Metro 2 es un formato de datos de la industria, no una ley.' },
  e_oscar: {
    reason:
      'e-OSCAR es el sistema con que las agencias y las empresas intercambian disputas, no una ley.',
  },
  limitation_period: {
    reason:
      'El plazo de prescripción trata de demandas. No decide cuánto tiempo una agencia puede reportar un dato.',
    furnisher:
      'El plazo de prescripción trata de demandas. No decide qué puede reportar una empresa.',
    collector:
      'El plazo para demandar va en una carta aparte. Para eso, elija la razón "El plazo de prescripción ya venció".',
    inquirer: 'El plazo de prescripción trata de demandas, no de consultas.',
  },
  case_name: {
    reason: 'Los casos judiciales no ayudan en una carta de disputa y hacen que parezca copiada.',
  },
  case_report: {
    reason: 'Los casos judiciales no ayudan en una carta de disputa y hacen que parezca copiada.',
  },
  case_law: {
    reason: 'Los casos judiciales no ayudan en una carta de disputa y hacen que parezca copiada.',
  },
  state_law: {
    reason:
      'Se discute qué leyes estatales cuentan todavía para los informes de crédito, así que esta carta las deja fuera.',
  },
  constitution: {
    reason: 'La Constitución no decide qué puede mostrar un informe de crédito.',
  },
  common_law: {
    reason: 'Palabras así no tienen fuerza en una disputa, y hacen que quien lee deje de leer.',
  },
  spelled_section: {
    reason:
      'En una carta la ley se nombra por su número, para que quien lee la encuentre. Quite esto.',
  },
  fcra_validation: {
    reason:
      'La Ley de Informe Justo de Crédito (FCRA) habla de una investigación y no de una validación. Mejor pida que lo revisen.',
  },
  other_act: { reason: 'Esa ley no trata de disputas como esta.' },
};

/** What the editor says of a place in a letter, and what it offers to do about it, in Spanish. What it offers to write stays English. */
export const findingsMessages: typeof english.findingsMessages = {
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
